"""What an answer would change at once, for the page to say before it is given."""

from __future__ import annotations

from typing import TypedDict

from chancellery.template.rules.ending import points
from chancellery.template.state import TemplateState


class Changes(TypedDict):
    """The points that the seat would have."""

    points: int


def changes(g: TemplateState, seat: int, action: int) -> Changes:
    """What a card brings; the card that is drawn after it is nobody's to know."""
    twin = g.clone()
    twin.stack.pop().apply(twin, action)
    return {"points": points(twin, seat)}
