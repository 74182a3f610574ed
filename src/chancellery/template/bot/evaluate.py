"""A seat's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.template.rules.ending import points
from chancellery.template.state import TemplateState

# So many points ahead are about three games of four.
AHEAD: Final = 4.0


def evaluate(g: TemplateState, seat: int) -> float:
    """How likely the seat is to win, by how far it is ahead."""
    lead = points(g, seat) - points(g, 1 - seat)
    return 1.0 / (1.0 + exp(-lead / AHEAD))
