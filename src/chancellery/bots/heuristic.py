"""The heuristic bot: the action that the game's own advice likes best."""

from __future__ import annotations

from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng
from chancellery.engine.state import State


class HeuristicBot:
    """Takes the best action that `Game.advise` sees, ties broken at random, and the asides of `Game.advise_aside`."""

    def __init__(self, game: Game, rng: Rng) -> None:
        if game.advise is None:
            raise BadOption(f"{game.title} gives bots no advice yet, so the heuristic bot cannot play it; try 'random'")
        self.advise = game.advise
        self.advise_aside = game.advise_aside
        self.rng = rng

    def choose(self, g: State, seat: int) -> int:
        legal = g.legal(seat)
        scores = self.advise(g, seat, legal)
        best = max(scores)
        return self.rng.pick([action for action, score in zip(legal, scores, strict=True) if score == best])

    def aside(self, g: State, seat: int) -> int | None:
        return None if self.advise_aside is None else self.advise_aside(g, seat, g.asides(seat))
