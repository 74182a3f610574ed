"""What can happen in Europe in Turmoil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import UNTOLD, Event, Seat

Space = Annotated[int, "space"]
Card = Annotated[int, "card"]
StabilityCard = Annotated[int, "stability"]
Box = Annotated[int, "box"]
Region = Annotated[int, "region"]
Marker = Annotated[int, "marker"]
Nation = Annotated[int, "nation"]
Mobilization = Annotated[int, "mobilization"]
Era = Annotated[int, "era"]


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True)
class EraBegan(Event):
    era: Era


@dataclass(frozen=True)
class DeckReshuffled(Event):
    cards: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Seen only by the seat that drew."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CardsDealt(Event):
    seat: Seat
    count: int


@dataclass(frozen=True)
class ScoringCardsRevealed(Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class RoundForfeited(Event):
    seat: Seat


@dataclass(frozen=True)
class CardPlayed(Event):
    """`use` is one of event, operations, naval, both, scoring."""

    seat: Seat
    card: Card
    use: str


@dataclass(frozen=True)
class CardsPaired(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class EventHappened(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class EventBlocked(Event):
    """`reason` is needs, prevented or the id of the card itself; `cards` are those that are missing or prevent it."""

    card: Card
    reason: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class EffectEnded(Event):
    card: Card


@dataclass(frozen=True)
class CardRemoved(Event):
    card: Card


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class CardTaken(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class HandShown(Event):
    """Cards of a hand that the other seat gets to see."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class HandLookedAt(Event):
    """What everybody else learns of it."""

    seat: Seat


@dataclass(frozen=True)
class SupportAdded(Event):
    seat: Seat
    space: Space
    points: int


@dataclass(frozen=True)
class SupportRemoved(Event):
    seat: Seat
    space: Space
    points: int


@dataclass(frozen=True)
class SupportMoved(Event):
    seat: Seat
    origin: Space
    space: Space
    points: int


@dataclass(frozen=True)
class ControlGained(Event):
    """From nobody or from the other seat."""

    seat: Seat
    space: Space


@dataclass(frozen=True)
class ControlLost(Event):
    """Nobody controls the space now."""

    seat: Seat
    space: Space


@dataclass(frozen=True)
class SupportChecked(Event):
    """die + ops + neighbours = total, less twice the stability = excess; `added` is what `ops` is: ops or tension."""

    seat: Seat
    space: Space
    die: int
    added: str
    ops: int
    neighbours: int
    stability: int
    total: int
    excess: int
    success: int


@dataclass(frozen=True)
class DieRerolled(Event):
    seat: Seat
    old: int
    die: int


@dataclass(frozen=True)
class NavalAttempt(Event):
    """A navy that fails has its marker turned to +1."""

    seat: Seat
    box: Box
    die: int
    modifier: int
    total: int
    needed: int
    success: int


@dataclass(frozen=True)
class NavalAttemptFailed(Event):
    """Without a roll, by `cause`: `start`, neither navy has left it; `bethmann`, the marker showed no +1 (74)."""

    seat: Seat
    cause: str


@dataclass(frozen=True)
class NavyAdvanced(Event):
    seat: Seat
    box: Box


@dataclass(frozen=True)
class NavyRetreated(Event):
    seat: Seat
    box: Box


@dataclass(frozen=True)
class VictoryPoints(Event):
    """Points gained by a seat; the marker stands at `vp` then, positive for the Liberal: `leader` has `margin`.

    `before` is where it stood; logs of versions up to 0.2.0 do not say.
    """

    seat: Seat
    points: int
    vp: int
    leader: Seat
    margin: int
    before: int = UNTOLD


@dataclass(frozen=True)
class TensionChanged(Event):
    change: int
    tension: int


@dataclass(frozen=True)
class CrisisRolled(Event):
    """`war` is whether the Great War breaks out; logs of versions up to 0.2.0 do not say."""

    die: int
    tension: int
    status: int
    total: int
    war: int = UNTOLD


@dataclass(frozen=True)
class CrisisAvoided(Event):
    """Legacy of Bismarck holds the Balkans back (25)."""


@dataclass(frozen=True)
class DieRolled(Event):
    seat: Seat
    die: int
    modifier: int


@dataclass(frozen=True)
class MarkerPlaced(Event):
    marker: Marker


@dataclass(frozen=True)
class MarkerRemoved(Event):
    marker: Marker


@dataclass(frozen=True)
class StabilityPlayed(Event):
    seat: Seat
    card: StabilityCard


@dataclass(frozen=True)
class StabilityWithoutEffect(Event):
    seat: Seat
    card: StabilityCard


@dataclass(frozen=True)
class StabilityMadeUnavailable(Event):
    card: StabilityCard


@dataclass(frozen=True)
class StabilityRefreshed(Event):
    seat: Seat


@dataclass(frozen=True)
class ScoringStopped(Event):
    region: Region


@dataclass(frozen=True)
class RegionScored(Event):
    """What each seat has there, level and all, and the net points (positive for the Liberal).

    `spaces` are all that count, the independent ones beside the region too; then who controls some of them, and which
    bring a point each by themselves.
    """

    region: Region
    authoritarian: int
    liberal: int
    net: int
    spaces: tuple[Space, ...]
    authoritarian_spaces: tuple[Space, ...]
    liberal_spaces: tuple[Space, ...]
    valued: tuple[Space, ...]


@dataclass(frozen=True)
class WarBrokeOut(Event):
    pass


@dataclass(frozen=True)
class NationTookPart(Event):
    nation: Nation
    seat: Seat


@dataclass(frozen=True)
class WarRolled(Event):
    seat: Seat
    die: int
    modifier: int
    total: int


@dataclass(frozen=True)
class WarWon(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class WarLost(Event):
    """Both sides lose the Great War."""


@dataclass(frozen=True)
class LossesRolled(Event):
    """So many own support points go."""

    seat: Seat
    region: Region
    die: int


@dataclass(frozen=True)
class GainsRolled(Event):
    """So many Operations Points for support."""

    seat: Seat
    region: Region
    die: int


@dataclass(frozen=True)
class MobilizationPlayed(Event):
    seat: Seat
    card: Mobilization


@dataclass(frozen=True)
class MobilizationInvalid(Event):
    seat: Seat
    card: Mobilization
