"""What a seat is called in a position: by what it plays, where that is decided in play."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.engine.prose import Prose
from chancellery.engine.state import State

# The attribute of a thing's name by which a seat that plays it is called.
SEAT_FORM = "seat"


def name_of_role(prose: Prose, kind: str, id: str) -> str | None:
    """What a seat is called that plays a thing; None if the language has no word for that."""
    message = f"{kind}-{id}"
    return prose.text(message, SEAT_FORM) if prose.has(message, SEAT_FORM) else None


def seat_called(g: State, prose: Prose, seat: int) -> str:
    """What a seat is called now."""
    thing = None if g.game.played_as is None else g.game.played_as(g, seat)
    role = None if thing is None else name_of_role(prose, thing[0], prose.nouns.id(*thing))
    return role or prose.name("seat", seat)


def seats_called(g: State, prose: Prose, seats: Sequence[int]) -> str:
    """What some seats are called now, in a list."""
    return prose.joined([seat_called(g, prose, seat) for seat in seats])
