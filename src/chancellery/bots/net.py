"""Small networks that say what a position is worth: one hidden layer beside the game's own estimate.

They are asked at every end of a search, so they are written as the compiler likes it: several units at a time, in plain
loops.
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


class Leaf:
    """What a position is worth to every seat: something learned beside the log odds of the game's own estimate.

    estimate   the weight of the log odds of the game's own estimate
    """

    evaluate: Callable[[Any, int], float]
    estimate: float

    def __init__(self, evaluate: Callable[[Any, int], float], estimate: float) -> None:
        self.evaluate = evaluate
        self.estimate = estimate

    def odds(self, g: State) -> list[float]:
        """What was learned adds to the log odds of every seat."""
        return [0.0] * g.seats

    def chances(self, g: State) -> list[float]:
        """Everybody's chances to win; together they are 1."""
        if g.outcome is not None:
            return shares(g.outcome, g.seats)
        seats = g.seats
        odds = self.odds(g)
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


class Net(Leaf):
    """Looks at the whole position at once.

    rows     what each place of the inputs adds, by place: to every hidden unit, then to the log odds of every seat
    start    what every hidden unit begins with, and `out` what it adds to the log odds of every seat
    """

    inputs: Inputs
    rows: list[list[float]]
    start: list[float]
    units: int
    out: list[list[float]]

    def __init__(
        self,
        inputs: Inputs,
        evaluate: Callable[[Any, int], float],
        estimate: float,
        rows: list[list[float]],
        hidden: list[float],
        out: list[list[float]],
    ) -> None:
        super().__init__(evaluate, estimate)
        self.inputs = inputs
        self.units = len(hidden)
        self.out = out
        width = len(hidden) + inputs.seats
        spare = [0.0] * (-width % AT_ONCE)
        self.rows = [row + spare for row in rows]
        self.start = hidden + [0.0] * inputs.seats + spare

    def odds(self, g: State) -> list[float]:
        """What the whole position adds to the log odds of every seat."""
        seats = g.seats
        places, numbers = self.inputs.numbers(g)
        sums = summed(self.rows, self.start, places, numbers)
        units = self.units
        odds = sums[units : units + seats]
        for at in range(units):
            unit = sums[at]
            if unit > 0.0:
                out = self.out[at]
                for seat in range(seats):
                    odds[seat] += unit * out[seat]
        return odds


class SeatNet(Leaf):
    """Looks at one seat after the other, by the same weights, at what the game says of each.

    signs    what the game says of every seat: a row of numbers each
    rows     what each number adds, by its place: to every hidden unit, then to the log odds
    start    what every hidden unit begins with, and `out` what it adds to the log odds
    """

    signs: Callable[[Any], list[list[float]]]
    rows: list[list[float]]
    start: list[float]
    units: int
    out: list[float]

    def __init__(
        self,
        signs: Callable[[Any], list[list[float]]],
        evaluate: Callable[[Any, int], float],
        estimate: float,
        rows: list[list[float]],
        hidden: list[float],
        out: list[float],
    ) -> None:
        super().__init__(evaluate, estimate)
        self.signs = signs
        self.units = len(hidden)
        self.out = out
        spare = [0.0] * (-(len(hidden) + 1) % AT_ONCE)
        self.rows = [row + spare for row in rows]
        self.start = [*hidden, 0.0, *spare]

    def odds(self, g: State) -> list[float]:
        """What is said of each seat adds to its log odds."""
        return [self.worth(row) for row in self.signs(g)]

    def worth(self, numbers: list[float]) -> float:
        """What the numbers of a seat add to its log odds."""
        places: list[int] = []
        told: list[float] = []
        for place in range(len(numbers)):
            number = numbers[place]
            if number != 0.0:
                places.append(place)
                told.append(number)
        sums = summed(self.rows, self.start, places, told)
        odds = sums[self.units]
        for at in range(self.units):
            unit = sums[at]
            if unit > 0.0:
                odds += unit * self.out[at]
        return odds


def summed(rows: list[list[float]], start: list[float], places: list[int], numbers: list[float]) -> list[float]:
    """What all numbers, each at its place, add to every unit and to the log odds."""
    found: list[float] = []
    count = len(places)
    for first in range(0, len(start), AT_ONCE):
        a = start[first]
        b = start[first + 1]
        c = start[first + 2]
        d = start[first + 3]
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
