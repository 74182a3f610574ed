"""What an answer would change at once: money, morale, and whether a move means a battle; tried out on a copy."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypedDict

from chancellery.engine.odds import NoDieYet, OneDie
from chancellery.games.realpolitik.board import (
    ACTIONS,
    BUILD_TRAIN,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_UNIT,
    ENVOY,
    GO,
    POWER_IDS,
    POWERS,
    SAIL,
)
from chancellery.games.realpolitik.rules.movement_rounds import GrantRound
from chancellery.games.realpolitik.rules.movement_types import PlanMove
from chancellery.games.realpolitik.rules.pieces import hostile
from chancellery.games.realpolitik.state import Realpolitik

# Answers that everybody can foresee; in a battle nothing is certain before the cards are turned up.
FORESEEN: Final = (BUILD_TRAIN, BUY_CARD, BUY_FORTRESS, BUY_MORALE, BUY_UNIT, ENVOY, GO, SAIL)


class Shift(TypedDict):
    """A figure before and after."""

    old: int
    new: int


class Changes(TypedDict):
    """What an answer would change.

    money   what each power would have, where that changes
    morale  the same of morale
    battle  whether the general that moves would meet an enemy there
    """

    money: dict[str, Shift]
    morale: dict[str, Shift]
    battle: bool


def answers(g: Realpolitik, seat: int) -> list[int]:
    """The answers that are tried out."""
    legal = g.legal(seat)
    if isinstance(g.stack[-1], GrantRound):
        return legal
    return [action for action in legal if ACTIONS.split(action)[0] in FORESEEN]


def changes(g: Realpolitik, seat: int, action: int) -> Changes | None:
    """What an answer would change for certain: up to the first card that is drawn by chance."""
    battle = meets_enemy(g, action)
    then = g.clone()
    then.rng = die = OneDie(1)
    die.sides = 6
    with suppress(NoDieYet):
        then.advance(seat, action)
    money, morale = shifts(g.money, then.money), shifts(list(g.morale), list(then.morale))
    if not battle and not money and not morale:
        return None
    return {"money": money, "morale": morale, "battle": battle}


def meets_enemy(g: Realpolitik, action: int) -> bool:
    """Whether a step of a planned move leads to a place that has to be fought for (8.5.4)."""
    top = g.stack[-1]
    verb, where = ACTIONS.split(action)
    return isinstance(top, PlanMove) and verb in (GO, SAIL) and hostile(g, top.power, where)


def shifts(before: list[int], after: list[int]) -> dict[str, Shift]:
    return {
        POWER_IDS[power]: {"old": before[power], "new": after[power]}
        for power in range(POWERS)
        if before[power] != after[power]
    }
