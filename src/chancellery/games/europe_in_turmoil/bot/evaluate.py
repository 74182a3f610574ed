"""A side's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.games.europe_in_turmoil.board import LIBERAL
from chancellery.games.europe_in_turmoil.bot import worth
from chancellery.games.europe_in_turmoil.state import Turmoil

# So many victory points ahead is about three games of four.
POINTS: Final = 9.0


def evaluate(g: Turmoil, seat: int) -> float:
    """How likely a side is to win, by what the position is worth in victory points."""
    chance = 1.0 / (1.0 + exp(-worth.evaluate(g, LIBERAL) / POINTS))
    return chance if seat == LIBERAL else 1.0 - chance
