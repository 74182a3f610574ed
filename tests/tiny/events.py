"""What can happen in Courtyard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import Event, Seat

Court = Annotated[int, "court"]
Card = Annotated[int, "card"]


@dataclass(frozen=True)
class HandFilled(Event):
    """A seat drew cards; only that seat knows which."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CardsRevealed(Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class SupportPlaced(Event):
    seat: Seat
    court: Court


@dataclass(frozen=True)
class AmbushRolled(Event):
    seat: Seat
    court: Court
    die: int


@dataclass(frozen=True)
class FlagRaised(Event):
    seat: Seat


@dataclass(frozen=True)
class FlagLowered(Event):
    seat: Seat


@dataclass(frozen=True)
class CardShown(Event):
    seat: Seat
    card: Card
