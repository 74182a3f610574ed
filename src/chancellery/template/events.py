"""What can happen in Template."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import Event, Seat

Card = Annotated[int, "card"]


@dataclass(frozen=True)
class CardPlayed(Event):
    """A seat plays a card; all of its cards together are worth so many points."""

    seat: Seat
    card: Card
    points: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A seat draws a card; only that seat knows which."""

    seat: Seat
    card: Card
