"""What an answer would change at once: control, what regions would score, VP and tension; tried out on a copy."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.engine.odds import NoDieYet, OneDie
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    FIRST_OPTION,
    NO,
    NOUNS,
    PLACE,
    REGIONS,
    REMOVE,
    REPLACE,
    SEATS,
    SECOND_OPTION,
    SPACE_REGION,
    SPACES,
    YES,
)
from chancellery.games.europe_in_turmoil.rules.areas import adjacent_independents, in_region
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

SPACE_IDS: Final = NOUNS.ids["space"]
# Answers whose whole effect is seen at once; a card that is played asks first how it is used.
POINTS: Final = (PLACE, REMOVE, REPLACE)
DEEDS: Final = (FIRST_OPTION, SECOND_OPTION, YES, NO)


class Shift(TypedDict):
    """A figure before and after."""

    old: int
    new: int


class Changes(TypedDict):
    """What an answer would change.

    control  who would control each space that changes hands, "none" for nobody
    scores   what scoring each region would bring, the Liberal's above 0, where that changes
    vp       the victory points, the Liberal's above 0, if they change
    tension  the tension, if it changes
    """

    control: dict[str, str]
    scores: dict[str, Shift]
    vp: Shift | None
    tension: Shift | None


def answers(g: Turmoil, seat: int) -> list[int]:
    """The answers that are tried out."""
    return [a for a in g.legal(seat) if a in DEEDS or ACTIONS.split(a)[0] in POINTS]


def changes(g: Turmoil, seat: int, action: int) -> Changes | None:
    """What an answer would change for certain: up to the first die, and not what waits below it on the stack."""
    if g.stack[-1].sealed:
        return None
    then = g.clone()
    then.rng = die = OneDie(1)
    die.sides = 6
    with suppress(NoDieYet):
        carry_out(then, action)
    turned = [s for s in range(SPACES) if then.control[s] != g.control[s]]
    scores: dict[str, Shift] = {}
    for region in sorted({r for s in turned for r in regions_of(g, s)}):
        old, new = net_worth(g, region), net_worth(then, region)
        if old != new:
            scores[REGIONS[region]] = {"old": old, "new": new}
    if not turned and then.vp == g.vp and then.tension == g.tension:
        return None
    return {
        "control": {SPACE_IDS[s]: "none" if then.control[s] == NOBODY else SEATS[then.control[s]] for s in turned},
        "scores": scores,
        "vp": None if then.vp == g.vp else {"old": g.vp, "new": then.vp},
        "tension": None if then.tension == g.tension else {"old": g.tension, "new": then.tension},
    }


def carry_out(g: Turmoil, action: int) -> None:
    """Carry an answer out, and the steps that it brings about; what was under way before may hold secret choices."""
    below = len(g.stack) - 1
    g.stack.pop().apply(g, action)
    while g.outcome is None and len(g.stack) > below and not g.stack[-1].waits:
        g.stack.pop().run(g)


def regions_of(g: Turmoil, space: int) -> list[int]:
    """The regions in whose scoring a space counts."""
    if SPACE_REGION[space] == NOBODY:
        return [region for region in range(len(REGIONS)) if space in adjacent_independents(g, region)]
    return [region for region in range(len(REGIONS)) if in_region(g, space, region)]
