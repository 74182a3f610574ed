"""What each seat sees, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, Final, Literal, TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.europe_in_turmoil import map_view
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ADJACENT,
    AUTHORITARIAN,
    CARDS,
    ERA_OF_TURN,
    IS_BOX,
    IS_SCORING,
    LIBERAL,
    NOUNS,
    REGIONS,
    ROLL_NEEDED,
    SPACES,
    STABILITY,
    WAR,
)
from chancellery.games.europe_in_turmoil.map_view import MarkedIcons
from chancellery.games.europe_in_turmoil.rules.event_play import can_happen, executor, obstacle
from chancellery.games.europe_in_turmoil.rules.great_war import AfterLosses
from chancellery.games.europe_in_turmoil.rules.mobilization import (
    ChooseMobilization,
    ExecuteMobilization,
    face_down,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import Doom, doom
from chancellery.games.europe_in_turmoil.rules.operations import PlaceSupport, prices, value_in_round
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.rules.scoring import standings
from chancellery.games.europe_in_turmoil.rules.stability import chosen
from chancellery.games.europe_in_turmoil.rules.tension import highest_tension, status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

Side = Literal["authoritarian", "liberal"]
Control = Literal["authoritarian", "liberal", "none"]
Leader = Literal["authoritarian", "liberal", "nobody"]
Danger = Literal["none", "some", "certain"]
Phase = Literal["set-up", "action-round", "extra-round", "great-war", "over"]
Level = Literal["nothing", "presence", "domination", "control"]

LEVELS: Final[tuple[Level, ...]] = ("nothing", "presence", "domination", "control")
SIDES: Final[tuple[Side, Side]] = ("authoritarian", "liberal")
CONTROLS: Final[tuple[Control, ...]] = (*SIDES, "none")
SPACE_IDS: Final = NOUNS.ids["space"]
CARD_IDS: Final = NOUNS.ids["card"]
# The faces of a die.
DIE: Final = 6


class Sentence(TypedDict):
    """A sentence to be said: the key of a message and its values."""

    key: str
    args: dict[str, Any]


class NextBox(TypedDict):
    """The box that a navy would reach next, and what an attempt needs."""

    box: str
    needed: int


class NextBoxes(TypedDict):
    """The next box of each navy, None at the end of the track."""

    authoritarian: NextBox | None
    liberal: NextBox | None


class EraSeen(TypedDict):
    """The era of the turn, and its action rounds."""

    era: str
    rounds: int


class SpaceSeen(TypedDict):
    """Support in a space, and who controls it."""

    authoritarian: int
    liberal: int
    control: Control


class RegionSeen(TypedDict):
    """What a side has in a region: spaces held, and the VP if the region were scored now."""

    level: Level
    battlegrounds: int
    beside: int
    vp: int


class BothSides(TypedDict):
    """A number for each side."""

    authoritarian: int
    liberal: int


class BothFlags(TypedDict):
    """Yes or no for each side."""

    authoritarian: bool
    liberal: bool


class BothPiles(TypedDict):
    """Cards of each side."""

    authoritarian: list[str]
    liberal: list[str]


class BySpace(TypedDict):
    """Numbers of each side by space."""

    authoritarian: dict[str, int]
    liberal: dict[str, int]


class RegionStandings(TypedDict):
    """What both sides have in a region, its battlegrounds, and what scoring it now would bring to whom."""

    authoritarian: RegionSeen
    liberal: RegionSeen
    battlegrounds: int
    leader: Leader
    margin: int


class Dooms(TypedDict):
    """Why an attempt of each navy would fail without a roll now."""

    authoritarian: Doom
    liberal: Doom


class Naval(TypedDict):
    """The naval race."""

    navies: BothSides
    flipped: BothFlags
    attempts: BothSides
    high_water: int | None
    owed: int
    owes: BothSides
    next: NextBoxes
    doom: Dooms
    privileges: dict[str, Side]


class EventSeen(TypedDict):
    """Whether the event of a card could take place, and if not why; and whether the other side carries it out."""

    possible: bool
    why: Sentence | None
    enemy: bool


class CardSeen(TypedDict):
    """A card in hand: what it is worth to its holder in the next own action round, and its event if it has one."""

    card: str
    ops: int
    event: EventSeen | None


class TurmoilBoard(TypedDict):
    """The board of Europe in Turmoil as a seat sees it.

    leader     who has the VP, and `margin` how many
    war_die    the lowest die that would bring the Great War in a crisis roll now
    danger     whether some die would bring it, every one or none
    paying     whether points of support are placed one by one for Operations now
    spaces     those that can hold support
    shut       those that cannot: `closed` not yet, `gone` not any more
    boxes      those that always count as controlled, and by whom
    areas      the spaces that count in each region, then the independent ones and the boxes
    icons      where a marker has changed them
    annexed    spaces that count in a second region
    costs      what a point of support costs in Operations, wherever it is not one
    checks     what neighbours add to a support check, wherever it is not nothing
    lacks      how many points a side lacks for control, wherever it has not got it
    breaks     how many points of the other side break the control of a space
    """

    turn: int
    round: int
    phase: Phase
    phasing: Side
    era: EraSeen
    vp: int
    leader: Leader
    margin: int
    tension: int
    highest_tension: int
    status: int
    war_die: int
    danger: Danger
    paying: bool
    spaces: dict[str, SpaceSeen]
    shut: dict[str, Literal["closed", "gone"]]
    boxes: dict[str, str]
    areas: dict[str, list[str]]
    icons: dict[str, MarkedIcons]
    annexed: list[str]
    costs: BySpace
    checks: BySpace
    lacks: BySpace
    breaks: dict[str, int]
    regions: dict[str, RegionStandings]
    track: list[str]
    markers: list[str]
    black_hand: str
    naval: Naval
    hand: list[CardSeen]
    hand_sizes: BothSides
    known: BothPiles
    deck: int
    discard: list[str]
    removed: list[str]
    beside: list[str]
    playing: list[str]
    in_effect: dict[str, Side]
    happened: list[str]
    stability: list[str]
    stability_chosen: list[str]
    mobilization: list[str]
    die: int
    war_winner: Control


# Spaces as they are seen, by who controls them (nobody last) and by the support of both: made once, for all views.
MOST_SEEN: Final = 12
SEEN: Final[tuple[tuple[SpaceSeen, ...], ...]] = tuple(
    tuple(
        {"authoritarian": authoritarian, "liberal": liberal, "control": control}
        for authoritarian in range(MOST_SEEN)
        for liberal in range(MOST_SEEN)
    )
    for control in CONTROLS
)
# The spaces that can ever hold support, and what both sides lack for control of them while they are even.
HOLD_SUPPORT: Final = tuple(s for s in range(SPACES) if not IS_BOX[s])
LACKING: Final = {SPACE_IDS[s]: STABILITY[s] for s in HOLD_SUPPORT}
# The spaces that each space is a neighbour of.
BESIDE: Final = tuple(tuple(s for s in range(SPACES) if n in ADJACENT[s]) for n in range(SPACES))
POSSIBLE: Final[EventSeen] = {"possible": True, "why": None, "enemy": False}
POSSIBLE_ENEMY: Final[EventSeen] = {"possible": True, "why": None, "enemy": True}
ERAS: Final[tuple[EraSeen, ...]] = tuple(
    {"era": id, "rounds": rounds} for id, rounds in zip(NOUNS.ids["era"], ACTION_ROUNDS, strict=True)
)
# What each navy needs next, by the box it is in.
NEXT: Final[list[NextBox | None]] = [
    *[NextBox(box=id, needed=needed) for id, needed in zip(NOUNS.ids["box"][1:], ROLL_NEEDED[1:], strict=True)],
    None,
]


def see(g: Turmoil, seat: int) -> TurmoilBoard:
    """The board, and of the hands only what the seat may know."""
    status = status_modifier(g)
    war_die = WAR.crisis_above + 1 - g.tension - status
    lacks, breaks = control(g)
    lands = map_view.lands(g)
    return {
        "turn": g.turn,
        "round": g.round,
        "phase": phase(g),
        "phasing": SIDES[g.phasing],
        "era": ERAS[ERA_OF_TURN[g.turn]],
        "vp": g.vp,
        "leader": leader(g.vp),
        "margin": abs(g.vp),
        "tension": g.tension,
        "highest_tension": highest_tension(g),
        "status": status,
        "war_die": war_die,
        "danger": "none" if war_die > DIE else "certain" if war_die <= 1 else "some",
        "paying": bool(g.stack) and isinstance(g.stack[-1], PlaceSupport),
        "spaces": {SPACE_IDS[s]: space_seen(g.support[s], g.support[SPACES + s], g.control[s]) for s in g.open_spaces},
        "shut": map_view.shut(g),
        "boxes": map_view.BOXES,
        "areas": lands.areas,
        "icons": map_view.icons(g),
        "annexed": map_view.annexed(g),
        "costs": {"authoritarian": costs(g, AUTHORITARIAN), "liberal": costs(g, LIBERAL)},
        "checks": checks(g),
        "lacks": lacks,
        "breaks": breaks,
        "regions": {id: region(g, r, lands.battlegrounds[r]) for r, id in enumerate(REGIONS)},
        "track": names("marker", g.track),
        "markers": flagged("marker", g.marked),
        "black_hand": NOUNS.id("space", g.black_hand),
        "naval": naval(g),
        "hand": [] if seat < 0 else [card(g, seat, c) for c in g.hand[seat]],
        "hand_sizes": {"authoritarian": len(g.hand[AUTHORITARIAN]), "liberal": len(g.hand[LIBERAL])},
        "known": {"authoritarian": known(g, seat, AUTHORITARIAN), "liberal": known(g, seat, LIBERAL)},
        "deck": len(g.deck),
        "discard": names("card", g.discard),
        "removed": names("card", g.removed),
        "beside": names("card", g.beside),
        "playing": names("card", g.playing),
        "in_effect": {CARD_IDS[c]: SIDES[g.in_effect[c] - 1] for c in compress(range(CARDS), g.in_effect)},
        "happened": flagged("card", g.happened),
        "stability": flagged("stability", g.ready),
        "stability_chosen": [] if seat < 0 else names("stability", chosen(g, seat)),
        "mobilization": [] if seat < 0 else names("mobilization", face_down(g, seat)),
        "die": g.die,
        "war_winner": CONTROLS[g.winner],
    }


def leader(vp: int) -> Leader:
    """Whose VP those are: the Liberal's above 0."""
    return "liberal" if vp > 0 else "authoritarian" if vp < 0 else "nobody"


def names(kind: str, things: Sequence[int]) -> list[str]:
    ids = NOUNS.ids[kind]
    return [ids[thing] for thing in things]


def flagged(kind: str, flags: Sequence[int]) -> list[str]:
    return list(compress(NOUNS.ids[kind], flags))


def space_seen(authoritarian: int, liberal: int, holder: int) -> SpaceSeen:
    if authoritarian < MOST_SEEN and liberal < MOST_SEEN:
        return SEEN[holder][authoritarian * MOST_SEEN + liberal]
    return {"authoritarian": authoritarian, "liberal": liberal, "control": CONTROLS[holder]}


def phase(g: Turmoil) -> Phase:
    """What part of the game is going on; the war clears the stack of everything else (8.3.1)."""
    if g.outcome is not None:
        return "over"
    if g.stack and isinstance(g.stack[0], (AfterLosses, ChooseMobilization, ExecuteMobilization)):
        return "great-war"
    if g.round == 0:
        return "set-up"
    return "action-round" if g.round <= ACTION_ROUNDS[ERA_OF_TURN[g.turn]] else "extra-round"


def headline(g: Turmoil) -> Text:
    """Where the match stands: turn, era and action round."""
    era = ERA_OF_TURN[g.turn]
    return Text("headline", phase=phase(g), turn=g.turn, era=("era", era), round=g.round, last=ACTION_ROUNDS[era])


def costs(g: Turmoil, seat: int) -> dict[str, int]:
    """What a point of support costs a seat in Operations, wherever it is not one (6.1.3)."""
    return {SPACE_IDS[s]: price for s, price in prices(g, seat).items()}


def checks(g: Turmoil) -> BySpace:
    """What controlled neighbours add to a support check of each side: what one gains the other loses (6.2.4)."""
    leads = [0] * SPACES
    for space, side in enumerate(g.control):
        if side != NOBODY:
            gain = 1 if side == LIBERAL else -1
            for near in BESIDE[space]:
                leads[near] += gain
    found = {SPACE_IDS[s]: leads[s] for s in g.open_spaces if leads[s]}
    return {"authoritarian": {id: -lead for id, lead in found.items()}, "liberal": found}


def control(g: Turmoil) -> tuple[BySpace, dict[str, int]]:
    """How far each side is from control of a space, and how firmly it is held (2.1.3)."""
    authoritarian, liberal, breaks = LACKING.copy(), LACKING.copy(), {}
    points, opened = g.support, g.opened
    for space in HOLD_SUPPORT:
        id, lead, need = SPACE_IDS[space], points[SPACES + space] - points[space], STABILITY[space]
        if not opened[space]:
            del authoritarian[id], liberal[id]
            continue
        if lead == 0:
            continue
        if lead < need:
            liberal[id] = need - lead
        else:
            del liberal[id]
        if -lead < need:
            authoritarian[id] = need + lead
        else:
            del authoritarian[id]
        if abs(lead) >= need:
            breaks[id] = abs(lead) - need + 1
    return {"authoritarian": authoritarian, "liberal": liberal}, breaks


def region(g: Turmoil, region: int, battlegrounds: int) -> RegionStandings:
    """What each seat has in a region, and what that would be worth if the region were scored now."""
    seen: list[RegionSeen] = [
        {"level": LEVELS[level], "battlegrounds": held, "beside": beside, "vp": vp}
        for level, held, beside, vp in standings(g, region)
    ]
    net = seen[LIBERAL]["vp"] - seen[AUTHORITARIAN]["vp"]
    return {
        "authoritarian": seen[AUTHORITARIAN],
        "liberal": seen[LIBERAL],
        "battlegrounds": battlegrounds,
        "leader": leader(net),
        "margin": abs(net),
    }


def naval(g: Turmoil) -> Naval:
    return {
        "navies": {"authoritarian": g.navy[AUTHORITARIAN], "liberal": g.navy[LIBERAL]},
        "flipped": {"authoritarian": bool(g.flipped[AUTHORITARIAN]), "liberal": bool(g.flipped[LIBERAL])},
        "attempts": {"authoritarian": g.attempts[AUTHORITARIAN], "liberal": g.attempts[LIBERAL]},
        "high_water": None if g.high_water == NOBODY else g.high_water,
        "owed": g.owed,
        "owes": {"authoritarian": 0, "liberal": g.owed},
        "next": {"authoritarian": NEXT[g.navy[AUTHORITARIAN]], "liberal": NEXT[g.navy[LIBERAL]]},
        "doom": {"authoritarian": doom(g, AUTHORITARIAN), "liberal": doom(g, LIBERAL)},
        "privileges": {
            id: SIDES[who] for box, id in enumerate(NOUNS.ids["box"]) if box and (who := holder(g, box)) != NOBODY
        },
    }


def known(g: Turmoil, seat: int, owner: int) -> list[str]:
    """The cards of a hand that a seat (or a spectator) knows of."""
    return names("card", [c for c in g.hand[owner] if g.knows(seat, c)])


def card(g: Turmoil, seat: int, card: int) -> CardSeen:
    """A card of a hand; scoring cards have no event."""
    if IS_SCORING[card]:
        return {"card": CARD_IDS[card], "ops": 0, "event": None}
    who = executor(card, seat)
    if can_happen(g, card, who):
        event = POSSIBLE if who == seat else POSSIBLE_ENEMY
    else:
        event = {"possible": False, "why": impediment(g, card, who), "enemy": who != seat}
    return {"card": CARD_IDS[card], "ops": value_in_round(g, seat, card), "event": event}


def impediment(g: Turmoil, card: int, who: int) -> Sentence | None:
    """What keeps an event from taking place, as a sentence."""
    why = obstacle(g, card, who)
    return None if why is None else {"key": why.reason, "args": why.text().json(NOUNS)["args"]}
