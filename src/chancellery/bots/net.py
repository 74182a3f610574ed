"""A small network that says what a position is worth: one hidden layer beside the game's own estimate.

It is asked at every end of a search, so it is written as the compiler likes it: four units at a time, in plain loops.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, Final

from chancellery.bots.inputs import Inputs
from chancellery.engine.results import Result
from chancellery.engine.state import State

# No estimate is surer than that.
LEAST: Final = 1e-4
# So many units are added up at a time.
AT_ONCE: Final = 4


class Net:
    """What a position is worth to every seat.

    rows       what each place of the inputs adds, by place: to every hidden unit, then to the log odds of every seat
    hidden     what every hidden unit begins with, and `out` what it adds to the log odds of every seat
    estimate   the weight of the log odds of the game's own estimate
    """

    evaluate: Callable[[Any, int], float]
    inputs: Inputs
    rows: list[list[float]]
    start: list[float]
    units: int
    out: list[list[float]]
    estimate: float

    def __init__(
        self,
        inputs: Inputs,
        evaluate: Callable[[Any, int], float],
        estimate: float,
        rows: list[list[float]],
        hidden: list[float],
        out: list[list[float]],
    ) -> None:
        self.inputs = inputs
        self.evaluate = evaluate
        self.estimate = estimate
        self.units = len(hidden)
        self.out = out
        width = len(hidden) + inputs.seats
        spare = [0.0] * (-width % AT_ONCE)
        self.rows = [row + spare for row in rows]
        self.start = hidden + [0.0] * inputs.seats + spare

    def chances(self, g: State) -> list[float]:
        """Everybody's chances to win; together they are 1."""
        if g.outcome is not None:
            return shares(g.outcome, g.seats)
        seats = g.seats
        sums = self.sums(g)
        units = self.units
        odds = sums[units : units + seats]
        for at in range(units):
            unit = sums[at]
            if unit > 0.0:
                out = self.out[at]
                for seat in range(seats):
                    odds[seat] += unit * out[seat]
        given = self.estimates(g)
        for seat in range(seats):
            odds[seat] += self.estimate * log(within(given[seat]))
        most = max(odds)
        total = 0.0
        for seat in range(seats):
            weight = exp(odds[seat] - most)
            odds[seat] = weight
            total += weight
        for seat in range(seats):
            odds[seat] /= total
        return odds

    def estimates(self, g: State) -> list[float]:
        """What the game's own estimate says."""
        if g.seats != 2:
            return [self.evaluate(g, seat) for seat in range(g.seats)]
        first = self.evaluate(g, 0)
        return [first, 1.0 - first]

    def sums(self, g: State) -> list[float]:
        """What all inputs add to every unit and to every seat's log odds."""
        places, numbers = self.inputs.numbers(g)
        rows = self.rows
        found: list[float] = []
        count = len(places)
        for first in range(0, len(self.start), AT_ONCE):
            a = self.start[first]
            b = self.start[first + 1]
            c = self.start[first + 2]
            d = self.start[first + 3]
            for at in range(count):
                row = rows[places[at]]
                number = numbers[at]
                a += number * row[first]
                b += number * row[first + 1]
                c += number * row[first + 2]
                d += number * row[first + 3]
            found.append(a)
            found.append(b)
            found.append(c)
            found.append(d)
        return found


def within(chance: float) -> float:
    return min(max(chance, LEAST), 1.0 - LEAST)


def shares(outcome: Result, seats: int) -> list[float]:
    """What a result is worth to each seat: a victory is shared by those who have it."""
    winners = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
