"""How good each action looks to a seat."""

from __future__ import annotations

from chancellery.template.board import ACTIONS, VALUE
from chancellery.template.state import TemplateState


def advise(g: TemplateState, seat: int, legal: list[int]) -> list[float]:
    """Play the highest card first."""
    return [float(VALUE[ACTIONS.thing(action)]) for action in legal]
