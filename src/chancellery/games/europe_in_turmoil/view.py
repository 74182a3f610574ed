"""What each seat sees, built from nothing."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.europe_in_turmoil.board import (
    ALLOWED_AGAIN_BY,
    AUTHORITARIAN,
    IS_SCORING,
    LIBERAL,
    NOUNS,
    PREVENTED_BY,
    REGIONS,
    REQUIRES,
    SEATS,
    SPACES,
)
from chancellery.games.europe_in_turmoil.rules.event_play import can_happen, executor
from chancellery.games.europe_in_turmoil.rules.mobilization import face_down
from chancellery.games.europe_in_turmoil.rules.operations import cost, ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.scoring import standing, worth
from chancellery.games.europe_in_turmoil.rules.stability import chosen
from chancellery.games.europe_in_turmoil.rules.tension import highest_tension, status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

LEVELS: Final = ("nothing", "presence", "domination", "control")


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
        "costs": {SEATS[s]: costs(g, s) for s in (AUTHORITARIAN, LIBERAL)},
        "regions": {id: regions(g, r) for r, id in enumerate(REGIONS)},
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


def costs(g: Turmoil, seat: int) -> dict[str, int]:
    """What a point of support costs a seat in Operations, wherever it is not one."""
    return {NOUNS.id("space", s): price for s in g.open_spaces if (price := cost(g, seat, s)) != 1}


def regions(g: Turmoil, region: int) -> dict[str, list[Any]]:
    """What each seat has in a region, and what that would be worth if the region were scored now."""
    return {SEATS[s]: [LEVELS[standing(g, region, s)[0]], worth(g, region, s)] for s in (AUTHORITARIAN, LIBERAL)}


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
    """The cards of a hand, what each is worth to its holder now, and whether its event could take place."""
    return [
        {"card": NOUNS.id("card", c), "ops": ops_value(g, seat, c), "event": event_of(g, seat, c)} for c in g.hand[seat]
    ]


def event_of(g: Turmoil, seat: int, card: int) -> dict[str, Any] | None:
    """Whether a card's event could take place if the seat played it now, and if not why; scoring cards have none."""
    if IS_SCORING[card]:
        return None
    why = obstacle(g, card, executor(card, seat))
    return {"possible": why is None, "why": why and why.json(NOUNS)}


def obstacle(g: Turmoil, card: int, seat: int) -> Text | None:
    """What keeps an event from taking place: events that are missing, events before it, or the card's own condition."""
    if can_happen(g, card, seat):
        return None
    required, preventing = REQUIRES[card], tuple(c for c in PREVENTED_BY[card] if g.happened[c])
    if required and not any(g.happened[c] for c in required):
        return Text("needs", cards=("card", required))
    if preventing and not any(g.happened[c] for c in ALLOWED_AGAIN_BY[card]):
        return Text("prevented", cards=("card", preventing))
    return Text(NOUNS.id("card", card))
