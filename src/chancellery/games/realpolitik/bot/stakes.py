"""What the estimate of a position is made of, so that a hint can say what an answer gains or prevents."""

from __future__ import annotations

from math import exp, log

from chancellery.engine.nouns import NOBODY
from chancellery.engine.stakes import Mark, Share, Stake, Stakes
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ENTERABLE,
    GAIN_INFLUENCE,
    GENERALS_OF,
    HOME,
    INCOME,
    RENOWN,
)
from chancellery.games.realpolitik.bot.evaluate import (
    CARD,
    COIN,
    GENERAL,
    IN_HAND,
    LAID,
    REVENUE,
    UNIT,
    spread,
)
from chancellery.games.realpolitik.bot.worth import ground_of
from chancellery.games.realpolitik.state import Realpolitik

# What a means is worth in influence, how many there are, and what stands for it.
Means = tuple[float, float, dict[Mark, float]]


def stakes(g: Realpolitik, seat: int) -> Stakes:
    """What speaks for a power, and what for its rivals: by how much its odds would be lower without."""
    means = [means_of(g, power) for power in range(g.seats)]
    scale = spread(g, ground_of(g).renown)
    weights = [exp(sum([worth for worth, _, _ in own.values()]) / scale) for own in means]
    rivals = sum(weights) - weights[seat]
    found: Stakes = {}
    for power, own in enumerate(means):
        for key, (worth, figure, marks) in own.items():
            if power == seat:
                found[Stake(key)] = Share(worth / scale, figure, marks)
                continue
            less = weights[power] * (1.0 - exp(-worth / scale))
            odds = log(max(rivals - less, 1e-9) / rivals)
            found[Stake(key, None, ("seat", power))] = Share(odds, -figure, {at: -n for at, n in marks.items()})
    return found


def means_of(g: Realpolitik, power: int) -> dict[str, Means]:
    """What a power has and may expect, by name; what is left of each is in the estimate."""
    renown: dict[Mark, float] = {}
    income: dict[Mark, float] = {}
    for where in ENTERABLE:
        holder = g.garrison[where] if g.garrison[where] != NOBODY else HOME[where]
        if holder == power:
            renown[Mark(("territory", where))] = float(RENOWN[power][where])
            income[Mark(("territory", where))] = float(INCOME[power][where])
    ready = g.ready[power * ACTION_CARDS + GAIN_INFLUENCE]
    counted, earned = sum(renown.values()), sum(income.values())
    on_map = sum([g.place[general] != NOBODY for general in GENERALS_OF[power]])
    units = sum([g.units[general] for general in GENERALS_OF[power]])
    hand = len(g.hand[power])
    return {
        "influence": (float(g.influence[power]), float(g.influence[power]), {}),
        "renown": ((IN_HAND if ready else LAID) * counted, counted, renown),
        "income": (REVENUE * earned, earned, income),
        "money": (COIN * g.money[power], float(g.money[power]), {}),
        "cards": (CARD * hand, float(hand), {}),
        "generals": (GENERAL * on_map, float(on_map), {}),
        "units": (UNIT * units, float(units), {}),
    }
