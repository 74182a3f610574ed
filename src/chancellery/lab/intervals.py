"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt
from typing import Final

# The quantile that an interval of 95 % takes.
SURE: Final = 1.96


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    square = SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
