"""A seat's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    GAIN_INFLUENCE,
    GENERALS_OF,
    VICTORY,
)
from chancellery.games.realpolitik.bot.worth import ground_of
from chancellery.games.realpolitik.state import Realpolitik

# What means are worth in influence, fitted to games of secretaries by `python -m tools.fit_weights realpolitik`: renown
# if the card that counts it is in hand and if it is laid, income, money, battle cards, generals on the map and units.
# Morale says nothing beside them.
IN_HAND: Final = 1.4
LAID: Final = 0.7
REVENUE: Final = 0.08
COIN: Final = 0.3
CARD: Final = 0.8
GENERAL: Final = 0.5
UNIT: Final = 0.55
# So much influence ahead is about three games of four, at the end and for each point that the leader lacks.
AT_END: Final = 4.0
EACH_POINT: Final = 0.53


def evaluate(g: Realpolitik, seat: int) -> float:
    """How likely a seat is to win: by what each power has, and what its places and armies are going to bring."""
    ground = ground_of(g)
    renown, revenue = ground.renown, ground.revenue
    due = [0.0] * g.seats
    for power in range(g.seats):
        due[power] = prospects(g, power, renown[power], revenue[power])
    scale = spread(g, renown)
    total = 0.0
    for power in range(g.seats):
        total += exp((due[power] - due[seat]) / scale)
    return 1.0 / total


def spread(g: Realpolitik, renown: list[int]) -> float:
    """How far ahead three games of four are: less as somebody comes near victory."""
    first = 0.0
    for power in range(g.seats):
        first = max(first, float(g.influence[power] + renown[power]))
    return AT_END + EACH_POINT * max(0.0, VICTORY - first)


def prospects(g: Realpolitik, power: int, renown: int, revenue: int) -> float:
    """A power's influence, with what is to come and the means to get more."""
    ready = g.ready[power * ACTION_CARDS + GAIN_INFLUENCE]
    value = g.influence[power] + (IN_HAND if ready else LAID) * renown
    value += REVENUE * revenue + COIN * g.money[power] + CARD * len(g.hand[power])
    for general in GENERALS_OF[power]:
        if g.place[general] != NOBODY:
            value += GENERAL
        value += UNIT * g.units[general]
    return value


# --- to fit the weights ---


def terms(g: Realpolitik, seat: int) -> dict[str, float]:
    """What the evaluation weighs, beyond what rivals have on average, on the scale of the position."""
    ground = ground_of(g)
    renown, revenue = ground.renown, ground.revenue
    scale = spread(g, renown)
    means = [assets(g, power, renown[power], revenue[power]) for power in range(g.seats)]
    rivals = g.seats - 1
    return {
        name: (own - sum(means[power][name] for power in range(g.seats) if power != seat) / rivals) / scale
        for name, own in means[seat].items()
    }


def assets(g: Realpolitik, power: int, renown: int, revenue: int) -> dict[str, float]:
    """A power's means by name; weights count against that of influence."""
    ready = g.ready[power * ACTION_CARDS + GAIN_INFLUENCE]
    return {
        "influence": float(g.influence[power]),
        "renown, card in hand": float(renown if ready else 0),
        "renown, card laid": float(0 if ready else renown),
        "income": float(revenue),
        "money": float(g.money[power]),
        "battle cards": float(len(g.hand[power])),
        "morale": float(g.morale[power]),
        "generals on the map": float(sum([g.place[general] != NOBODY for general in GENERALS_OF[power]])),
        "units": float(sum([g.units[general] for general in GENERALS_OF[power]])),
    }
