"""The luck of every game of a series, by which the variance of its results is reduced."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypedDict

from chancellery.bots.judging.learned import file_of, value_for
from chancellery.bots.judging.luck import luck_of_deal, luck_of_ply
from chancellery.engine.game import Game
from chancellery.engine.rng import Luck
from chancellery.engine.state import State
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.fingerprints import hash_of
from chancellery.lab.intervals import SURE

# So few games say nothing about luck; what is left of it by rounding is none.
FEWEST: Final = 40
LEAST_SPREAD: Final = 1e-9
# No point of luck is worth more than that.
MOST_WORTH: Final = 2.0


class LuckNotes(Accumulator):
    """What chance did for every seat, as the judge of matches sees it."""

    def before(self, g: State) -> None:
        self.value = value_for(g.game, g.options)
        self.total = luck_of_deal(g, self.value).change
        self.earlier = g.clone()

    def step(self, g: State, seat: int, action: int) -> None:
        came = luck_of_ply(self.earlier, g, seat, action, self.value, Luck(g.ply, 1))
        if came is not None:
            self.total = [total + change for total, change in zip(self.total, came.change, strict=True)]
        self.earlier = g.clone()

    def after(self, g: State) -> dict[str, object]:
        return {"luck": self.total}

    def stopped(self, g: State) -> dict[str, object]:
        return {"luck": self.total}


def measured_by(game: Game, players: int) -> str:
    """What luck is measured by: a fingerprint of the learned value, or the game's own estimate."""
    path = file_of(game, players)
    return hash_of([path]) if path.is_file() else "estimate"


class Reduced(TypedDict):
    """A share of victories with the luck taken out of every game.

    rate, low, high   the share, and where 95 of a hundred such series would find it
    fewer             how many times fewer games do for the same interval
    """

    rate: float
    low: float
    high: float
    fewer: float


def reduced(shares: Sequence[float], lucks: Sequence[float]) -> Reduced | None:
    """The mean of results without their luck: on average luck is nothing, so the mean stays what it is.

    How much of a result a point of luck is depends on who plays: between unequal bots luck decides little. So every
    second game says it for the others; what is taken out of a game does not depend on its own result.
    """
    count = len(shares)
    if count < FEWEST:
        return None
    worth = [slope(shares[half::2], lucks[half::2]) for half in (1, 0)]
    without = [share - worth[at % 2] * luck for at, (share, luck) in enumerate(zip(shares, lucks, strict=True))]
    middle = sum(without) / count
    half = SURE * sqrt(variance(without) / count)
    left = variance(without)
    return {
        "rate": round(middle, 4),
        "low": round(middle - half, 4),
        "high": round(middle + half, 4),
        "fewer": round(variance(shares) / left, 2) if left else 1.0,
    }


def slope(shares: Sequence[float], lucks: Sequence[float]) -> float:
    """What results change by with a point of luck."""
    mean_share, mean_luck = sum(shares) / len(shares), sum(lucks) / len(lucks)
    spread = sum((luck - mean_luck) ** 2 for luck in lucks)
    together = sum((a - mean_share) * (b - mean_luck) for a, b in zip(shares, lucks, strict=True))
    return min(max(together / spread, 0.0), MOST_WORTH) if spread > LEAST_SPREAD else 0.0


def variance(values: Sequence[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
