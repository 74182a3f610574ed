"""The luck of a deal and of a ply: what came, above the mean over all that could have come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chancellery.bots.judging.chance import known_items
from chancellery.bots.judging.expected import Expected, Mean, expected
from chancellery.bots.judging.value import Chances, Value
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.rng import Luck
from chancellery.engine.state import State

# How many other deals the first position is held against.
DEALS: Final = 500


class LuckOf:
    """What chance changed of everybody's chances, and the variance of that: it may have been sampled."""

    def __init__(self, change: Chances, variance: Chances) -> None:
        self.change = change
        self.variance = variance


def luck_of_deal(g: State, value: Value) -> LuckOf:
    """The luck of the first position of a match."""
    return luck_above(mean_deal(g.game, g.options, value), value.chances(g), value.weight)


@lru_cache(maxsize=64)
def mean_deal(game: Game, options: Options, value: Value) -> Expected:
    """Everybody's chances on average over deals of a match with these options, the same for every match."""
    found = Mean(len(game.seats(options)))
    for deal in range(DEALS):
        found.add(value.chances(game.new(options, f"review deal {deal}")))
    return found.value()


def luck_of_ply(earlier: State, g: State, seat: int, action: int, value: Value, luck: Luck) -> LuckOf | None:
    """The luck of an action that led from one position to another; None where nothing was left to chance."""
    # Where nothing became known, nothing was.
    if g.outcome is None and g.floor != g.ply:
        return None
    mean = expected(earlier, seat, action, value, luck, known_items(earlier))
    return None if mean is None else luck_above(mean, value.chances(g), value.weight)


def luck_above(mean: Expected, came: Chances, weight: float) -> LuckOf:
    """What came above the mean, as it counts."""
    change = [weight * (after - before) for before, after in zip(mean.mean, came, strict=True)]
    return LuckOf(change, [weight * weight * one for one in mean.variance])
