"""Fit the weights of a game's evaluation to the outcomes of games that secretaries play against each other.

`python -m tools.fit_weights GAME [GAMES [NAME=VALUE ...]]` plays the games (400 if not given) on all processors, takes
positions out of every second of them, and finds by logistic regression how much each of the evaluation's terms says
about who wins. The other half of the games tells what that is worth: the mean log loss of the fair share, of the
evaluation as it is, and of the fitted weights; less is better.

Terms are what the game declares (`Game.terms`); one that declares none has two: the log odds that its evaluation gives,
which a good evaluation weighs by 1, and how far ahead a seat is in points.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log
from typing import Any, Final

from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.engine.script.words import pairs
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.engines import local_engine
from chancellery.lab.series import Row, Series
from chancellery.lab.shards import play_shards

SEED: Final = "fit"
# Positions that follow each other say nearly the same.
EVERY: Final = 25
# Keeps weights finite where a term tells winners from losers without fail.
RIDGE: Final = 1e-3
ROUNDS: Final = 30
LEAST_CHANCE: Final = 1e-3

# The terms of one seat in one position, the chance that the evaluation gives it, and its share of the victory.
Sample = tuple[list[float], float, float]


class Positions(Accumulator):
    """Now and then the terms of every seat, and in the end what became of it."""

    def before(self, g: State) -> None:
        self.next = EVERY
        self.found: list[tuple[int, float, list[float]]] = []

    def step(self, g: State, seat: int, action: int) -> None:
        if g.ply < self.next or not g.waiting:
            return
        self.next = g.ply + EVERY
        for one in range(g.seats):
            self.found.append((one, chance(g, one), list(terms(g, one).values())))

    def after(self, g: State) -> dict[str, Any]:
        assert g.outcome is not None
        share = 1 / max(1, len(g.outcome.winners))
        won = [share if seat in g.outcome.winners else 0.0 for seat in range(g.seats)]
        return {"samples": [(values, given, won[seat]) for seat, given, values in self.found]}


def chance(g: State, seat: int) -> float:
    """What the game's evaluation says, kept away from 0 and 1."""
    evaluate = g.game.evaluate
    assert evaluate is not None
    return min(max(evaluate(g, seat), LEAST_CHANCE), 1 - LEAST_CHANCE)


def terms(g: State, seat: int) -> dict[str, float]:
    """The numbers that speak for a seat."""
    if g.game.terms is not None:
        return g.game.terms(g, seat)
    given = chance(g, seat)
    found = {"evaluation": log(given / (1 - given))}
    if g.game.tally is not None and g.seats > 1:
        points = g.game.tally.points(g)
        found["points ahead"] = points[seat] - max(own for other, own in enumerate(points) if other != seat)
    return found


def fit(samples: Sequence[Sample]) -> list[float]:
    """The weights that make the outcomes likeliest, that of the constant first, by Newton's method."""
    size = len(samples[0][0]) + 1
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curvature = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for values, _, won in samples:
            inputs = [1.0, *values]
            expected = predict(weights, values)
            spread = expected * (1 - expected)
            for row in range(size):
                slope[row] += (won - expected) * inputs[row]
                for column in range(size):
                    curvature[row][column] += spread * inputs[row] * inputs[column]
        step = solve(curvature, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def predict(weights: Sequence[float], values: Sequence[float]) -> float:
    total = weights[0] + sum(weight * value for weight, value in zip(weights[1:], values, strict=True))
    return 1 / (1 + exp(-min(max(total, -30.0), 30.0)))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(len(rows)):
        best = max(range(column, len(rows)), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = [value / rows[column][column] for value in rows[column]]
        rows[column] = pivot
        for row in range(len(rows)):
            if row != column:
                factor = rows[row][column]
                rows[row] = [value - factor * other for value, other in zip(rows[row], pivot, strict=True)]
    return [row[-1] for row in rows]


def loss(chances: Sequence[float], won: Sequence[float]) -> float:
    """The mean log loss."""
    kept = [min(max(given, LEAST_CHANCE), 1 - LEAST_CHANCE) for given in chances]
    return -sum(w * log(c) + (1 - w) * log(1 - c) for c, w in zip(kept, won, strict=True)) / len(won)


def halves(rows: Sequence[Row]) -> tuple[list[Sample], list[Sample]]:
    """Positions to fit to and positions to measure by, from different games."""
    parts: tuple[list[Sample], list[Sample]] = ([], [])
    for row in rows:
        if row["error"] is None:
            parts[row["number"] % 2].extend(row["samples"])
    return parts


def main(id: str, games: int = 400, words: Sequence[str] = ()) -> None:
    game = find_game(id)
    if game.evaluate is None:
        raise BadOption(f"{game.title} has no evaluation to fit")
    options = game.options(pairs(list(words)))
    series = Series(id, options.dump(), ("heuristic",), SEED, accumulators=(Positions,))
    series.check()
    with terminal.progress(game.title, games) as tick:
        rows = [row for rows in play_shards(series, games, engine=local_engine(), tick=tick) for row in rows]
    learned, measured = halves(sorted(rows, key=lambda row: int(row["number"])))
    if not learned or not measured:
        raise BadOption("too few games to fit anything to; play more of them")
    weights = fit(learned)
    won = [sample[2] for sample in measured]
    names = ["constant", *terms(game.new(options), 0)]
    print(f"{game.title}: {len(rows):,} games, {len(learned):,} positions to fit to, {len(measured):,} to measure by")
    for name, weight in zip(names, weights, strict=True):
        print(f"  {name:24} {weight:+.4f}")
    print("mean log loss:")
    print(f"  fair share               {loss([1 / len(game.seats(options))] * len(won), won):.4f}")
    print(f"  the evaluation as it is  {loss([sample[1] for sample in measured], won):.4f}")
    print(f"  fitted                   {loss([predict(weights, sample[0]) for sample in measured], won):.4f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 400, sys.argv[3:])
