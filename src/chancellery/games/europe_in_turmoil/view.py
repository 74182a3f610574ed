"""What each seat sees, built from nothing."""

from __future__ import annotations

from typing import Any

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    LIBERAL,
    NOUNS,
    SEATS,
    SPACES,
)
from chancellery.games.europe_in_turmoil.rules.mobilization import face_down
from chancellery.games.europe_in_turmoil.rules.operations import ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.stability import chosen
from chancellery.games.europe_in_turmoil.rules.tension import highest_tension, status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil


def see(g: Turmoil, seat: int) -> dict[str, Any]:
    """The board, and of the hands only what the seat may know."""
    return {
        "turn": g.turn,
        "round": g.round,
        "phasing": SEATS[g.phasing],
        "vp": g.vp,
        "tension": g.tension,
        "highest_tension": highest_tension(g),
        "status": status_modifier(g),
        "spaces": spaces(g),
        "track": names("marker", g.track),
        "markers": flagged("marker", g.marked),
        "black_hand": NOUNS.id("space", g.black_hand),
        "naval": naval(g),
        "hand": [] if seat < 0 else hand(g, seat),
        "hand_sizes": {SEATS[s]: len(g.hand[s]) for s in (AUTHORITARIAN, LIBERAL)},
        "known": {
            SEATS[s]: names("card", [c for c in g.hand[s] if g.knows(seat, c)]) for s in (AUTHORITARIAN, LIBERAL)
        },
        "deck": len(g.deck),
        "discard": names("card", g.discard),
        "removed": names("card", g.removed),
        "beside": names("card", g.beside),
        "playing": names("card", g.playing),
        "in_effect": {NOUNS.id("card", c): SEATS[e - 1] for c, e in enumerate(g.in_effect) if e},
        "happened": flagged("card", g.happened),
        "stability": flagged("stability", g.ready),
        "stability_chosen": [] if seat < 0 else names("stability", chosen(g, seat)),
        "mobilization": [] if seat < 0 else names("mobilization", face_down(g, seat)),
        "die": g.die,
        "war_winner": NOUNS.id("seat", g.winner),
    }


def names(kind: str, things: list[int]) -> list[str]:
    return [NOUNS.id(kind, thing) for thing in things]


def flagged(kind: str, flags: list[int]) -> list[str]:
    return [NOUNS.id(kind, thing) for thing, flag in enumerate(flags) if flag]


def spaces(g: Turmoil) -> dict[str, list[Any]]:
    """Every space that can hold support: Authoritarian points, Liberal points, who controls it."""
    return {
        NOUNS.id("space", s): [g.support[s], g.support[SPACES + s], NOUNS.id("seat", g.control[s])]
        for s in range(SPACES)
        if g.opened[s]
    }


def naval(g: Turmoil) -> dict[str, Any]:
    return {
        "navies": {SEATS[s]: g.navy[s] for s in (AUTHORITARIAN, LIBERAL)},
        "flipped": {SEATS[s]: bool(g.flipped[s]) for s in (AUTHORITARIAN, LIBERAL)},
        "attempts": {SEATS[s]: g.attempts[s] for s in (AUTHORITARIAN, LIBERAL)},
        "high_water": None if g.high_water == NOBODY else g.high_water,
        "owed": g.owed,
        "privileges": {
            NOUNS.id("box", box): SEATS[who]
            for box in range(NOUNS.count("box"))
            if (who := holder(g, box)) != NOBODY and box
        },
    }


def hand(g: Turmoil, seat: int) -> list[dict[str, Any]]:
    """The cards of a hand, and what each is worth to its holder now."""
    return [{"card": NOUNS.id("card", c), "ops": ops_value(g, seat, c)} for c in g.hand[seat]]
