"""The random bot: any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Literal

from chancellery.engine.game import Game
from chancellery.engine.rng import Rng


class RandomBot:
    """Takes any legal action."""

    blind: Literal[True] = True

    def __init__(self, game: Game, rng: Rng) -> None:
        self.rng = rng

    def pick(self, legal: list[int]) -> int:
        return self.rng.pick(legal)
