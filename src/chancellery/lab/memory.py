"""The memory of a process that plays many games: flat, or something is kept that should not be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from chancellery.engine.game import Game
from chancellery.lab.playout import bots_luck, game_seed, play_at_random

SEED: Final = "memory"
STEPS: Final = 10


def peak_megabytes() -> float:
    """The most memory that this process has had so far."""
    # Not on every platform.
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1e6 if sys.platform == "darwin" else 1e3), 1)


def peaks_over_games(game: Game, count: int, tick: Callable[[float], None] = lambda games: None) -> list[float]:
    """The peak of memory after each tenth of so many random games."""
    options = game.options()
    peaks = []
    for step in range(STEPS):
        for number in range(count * step // STEPS, count * (step + 1) // STEPS):
            seed = game_seed(SEED, number)
            play_at_random(game.new(options, seed), bots_luck(seed))
            tick(1)
        peaks.append(peak_megabytes())
    return peaks
