"""A seat's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ENTERABLE,
    GAIN_INFLUENCE,
    GENERALS_OF,
    HOME,
    INCOME,
    POWERS,
    RENOWN,
    VICTORY,
)
from chancellery.games.realpolitik.bot.worth import CARD, GENERAL, MORALE, UNIT
from chancellery.games.realpolitik.state import Realpolitik

# What the next Gain Influence counts for if its card is in hand, if it is not, and what those after it count for.
NEXT: Final = 1.0
LATER: Final = 0.75
AFTERWARDS: Final = 0.5
COIN: Final = 0.12
REVENUE: Final = 0.12
# Units and morale that nobody needs.
ENOUGH_MORALE: Final = 5
# So much influence ahead is about three games of four, at the end and for each point that the leader lacks.
AT_END: Final = 1.2
EACH_POINT: Final = 0.16


def evaluate(g: Realpolitik, seat: int) -> float:
    """How likely a seat is to win: by what each power has, and what its places and armies are going to bring."""
    renown, revenue = yields(g)
    due = [0.0] * g.seats
    first = 0.0
    for power in range(g.seats):
        due[power] = prospects(g, power, renown[power], revenue[power])
        first = max(first, g.influence[power] + NEXT * renown[power])
    scale = AT_END + EACH_POINT * max(0.0, VICTORY - first)
    total = 0.0
    for power in range(g.seats):
        total += exp((due[power] - due[seat]) / scale)
    return 1.0 / total


def yields(g: Realpolitik) -> tuple[list[int], list[int]]:
    """What Gain Influence and Taxation would bring each power now."""
    renown = [0] * POWERS
    revenue = [0] * POWERS
    for where in ENTERABLE:
        holder = g.garrison[where] if g.garrison[where] != NOBODY else HOME[where]
        if holder != NOBODY:
            renown[holder] += RENOWN[holder][where]
            revenue[holder] += INCOME[holder][where]
    return renown, revenue


def prospects(g: Realpolitik, power: int, renown: int, revenue: int) -> float:
    """A power's influence, with what is to come and the means to get more."""
    ready = g.ready[power * ACTION_CARDS + GAIN_INFLUENCE]
    value = g.influence[power] + (NEXT if ready else LATER) * renown + AFTERWARDS * renown
    value += REVENUE * revenue + COIN * g.money[power] + CARD * len(g.hand[power])
    value += MORALE * min(g.morale[power], ENOUGH_MORALE)
    for general in GENERALS_OF[power]:
        if g.place[general] != NOBODY:
            value += GENERAL
        value += UNIT * g.units[general]
    return value
