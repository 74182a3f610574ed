"""What a position is worth to every seat, for a judge who sees everything; it is fixed before any match is judged."""

from __future__ import annotations

from math import exp, log

from chancellery.bots.net import shares, within
from chancellery.engine.game import Game
from chancellery.engine.state import State

Chances = list[float]


class Value:
    """Everybody's chances to win a match that goes on between secretaries, from 0 to 1; together they are 1.

    explained   which part of the results between secretaries the luck explains that it sees; None: nobody has measured
    weight      what a change by chance is multiplied by, so that a point of luck is a point of results
    """

    explained: float | None = None
    weight: float = 1.0

    def chances(self, g: State) -> Chances:
        return shares(g.outcome, g.seats) if g.outcome is not None else self.estimated(g)

    def estimated(self, g: State) -> Chances:
        """The chances in a match that goes on."""
        return [1.0 / g.seats] * g.seats


class EstimateValue(Value):
    """What the game's own estimate says, with its odds taken to a power: below 1 if it is too sure of itself."""

    def __init__(self, game: Game, power: float = 1.0) -> None:
        self.evaluate = game.evaluate
        self.power = power

    def estimated(self, g: State) -> Chances:
        evaluate = self.evaluate
        if evaluate is None:
            return super().estimated(g)
        if g.seats == 1:
            return [evaluate(g, 0)]
        if g.seats == 2:
            first = within(evaluate(g, 0))
            first = 1.0 / (1.0 + exp(-self.power * log(first / (1.0 - first))))
            return [first, 1.0 - first]
        weights = [within(evaluate(g, seat)) ** self.power for seat in range(g.seats)]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]
