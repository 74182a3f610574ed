"""Bots that follow the game's own advice: the secretary as it is, the attaché with a beginner's failings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from chancellery.bots.budget import Budget, Reason, Thought
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng
from chancellery.engine.state import State

Advise = Callable[[Any, int, list[int]], list[float]]

# What a beginner's advice counts as one point is a difference that a beginner does not see.
BLUR: Final = 1.0


class AdvisedBot:
    """Takes the best action that advice sees, ties broken at random, and the asides of `Game.advise_aside`.

    earlier   the asides that it has taken, or whatever else it was told that its seat has done, oldest first
    """

    def __init__(self, game: Game, rng: Rng, advise: Advise) -> None:
        self.advise = advise
        self.advise_aside = game.advise_aside
        self.rng = rng
        self.blur = 0.0
        self.earlier: list[int] = []

    def think(self, g: State, seat: int, budget: Budget) -> Thought:
        legal = g.legal(seat)
        scores = self.advise(g, seat, legal)
        enough = max(scores) - self.blur
        action = self.rng.pick([action for action, score in zip(legal, scores, strict=True) if score >= enough])
        return Thought(action, reasons_of(action, legal, scores) if budget.reasons else ())

    def aside(self, g: State, seat: int) -> int | None:
        if self.advise_aside is None:
            return None
        action = self.advise_aside(g, seat, g.asides(seat), self.earlier)
        if action is not None:
            self.earlier.append(action)
        return action


class SecretaryBot(AdvisedBot):
    """The secretary."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, advice_of(game))


class AttacheBot(AdvisedBot):
    """The attaché: sees what a beginner sees, and does not tell nearly equal answers apart."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, game.advise_beginner or advice_of(game))
        self.blur = BLUR


def advice_of(game: Game) -> Advise:
    if game.advise is None:
        raise BadOption(
            f"{game.title} gives bots no advice yet, so the heuristic bot cannot play it; try 'random'",
            "no-advice",
            game=game.title,
        )
    return game.advise


def reasons_of(chosen: int, legal: Sequence[int], scores: Sequence[float]) -> tuple[Reason, ...]:
    """What advice says about every answer, the one that was chosen first."""
    ranked = sorted(zip(scores, legal, strict=True), key=lambda pair: (pair[1] != chosen, -pair[0]))
    return tuple(Reason(action, score) for score, action in ranked)
