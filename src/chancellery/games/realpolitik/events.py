"""What can happen in Realpolitik outside a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import Event

Power = Annotated[int, "power"]
Territory = Annotated[int, "territory"]
Border = Annotated[int, "border"]
ActionCard = Annotated[int, "action_card"]
Grant = Annotated[int, "grant"]


# --- the turn ---


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True)
class ActionRevealed(Event):
    power: Power
    action_card: ActionCard


@dataclass(frozen=True)
class PermissionChanged(Event):
    """A power changed what its ally may do."""

    power: Power
    grant: Grant


@dataclass(frozen=True)
class MoneyGained(Event):
    power: Power
    money: int


@dataclass(frozen=True)
class MoraleChanged(Event):
    power: Power
    change: int
    morale: int


@dataclass(frozen=True)
class InfluenceGained(Event):
    power: Power
    gained: int
    influence: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    power: Power
    cards: int


@dataclass(frozen=True)
class CardsTaken(Event):
    """Which cards a power drew, for whoever decides for it."""

    power: Power
    values: str


@dataclass(frozen=True)
class DeckShuffled(Event):
    """A power's discards are its new deck."""

    power: Power


# --- mobilisation ---


@dataclass(frozen=True)
class TrainBuilt(Event):
    power: Power
    border: Border


@dataclass(frozen=True)
class GeneralPlaced(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class GeneralWithdrawn(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class UnitBought(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class FortressBuilt(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class CardBought(Event):
    power: Power


@dataclass(frozen=True)
class MoraleBought(Event):
    power: Power
    morale: int


@dataclass(frozen=True)
class MoneyLost(Event):
    """Corruption."""

    power: Power
    money: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    power: Power
    value: int


# --- dispatch and diplomacy ---


@dataclass(frozen=True)
class CardsReturned(Event):
    """A power took its action cards back."""

    power: Power


@dataclass(frozen=True)
class MarkerMoved(Event):
    box: int


@dataclass(frozen=True)
class DiplomacyBegan(Event):
    pass


@dataclass(frozen=True)
class EntreatyRevealed(Event):
    power: Power
    other: Power


@dataclass(frozen=True)
class AllianceFormed(Event):
    power: Power
    other: Power


@dataclass(frozen=True)
class AllianceKept(Event):
    power: Power
    other: Power


@dataclass(frozen=True)
class AllianceBroken(Event):
    power: Power
    other: Power


@dataclass(frozen=True)
class BidRevealed(Event):
    power: Power
    morale: int


@dataclass(frozen=True)
class ItalyControlled(Event):
    """A major power has control of minor Italy until the next diplomacy phase."""

    power: Power


# --- board state adjustments ---


@dataclass(frozen=True)
class GarrisonJoined(Event):
    """A garrison became a unit of a general."""

    power: Power
    territory: Territory
    joined: Territory


@dataclass(frozen=True)
class GarrisonPaid(Event):
    """A garrison became money."""

    power: Power
    territory: Territory


@dataclass(frozen=True)
class StayGranted(Event):
    power: Power
    other: Power
    territory: Territory


@dataclass(frozen=True)
class StayRefused(Event):
    power: Power
    other: Power
    territory: Territory


@dataclass(frozen=True)
class LotCast(Event):
    """The dice that stand for rock, paper, scissors."""

    power: Power
    die: int
    other: Power
    other_die: int
    territory: Territory


# --- movement ---


@dataclass(frozen=True)
class MovementBegan(Event):
    power: Power


@dataclass(frozen=True)
class EnvoyChosen(Event):
    power: Power
    envoy: Power


@dataclass(frozen=True)
class NoEnvoy(Event):
    """No power can be the envoy: one round only."""

    power: Power


@dataclass(frozen=True)
class RoundRequested(Event):
    power: Power
    round: int


@dataclass(frozen=True)
class RoundGranted(Event):
    power: Power
    round: int


@dataclass(frozen=True)
class RoundRefused(Event):
    power: Power
    round: int


@dataclass(frozen=True)
class RoundBegan(Event):
    power: Power
    round: int


@dataclass(frozen=True)
class MovementEnded(Event):
    power: Power


@dataclass(frozen=True)
class GarrisonDisbanded(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class GarrisonPlaced(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class GeneralRode(Event):
    """A general took the train."""

    power: Power
    origin: Territory
    territory: Territory


@dataclass(frozen=True)
class UnitSent(Event):
    """A unit took the train from one general to another."""

    power: Power
    origin: Territory
    territory: Territory


@dataclass(frozen=True)
class GeneralMoved(Event):
    """A general moved by land, through the territories named."""

    power: Power
    origin: Territory
    territories: tuple[Territory, ...]


@dataclass(frozen=True)
class GeneralSailed(Event):
    power: Power
    origin: Territory
    territory: Territory


@dataclass(frozen=True)
class MoveTakenBack(Event):
    power: Power
    origin: Territory
    territory: Territory


@dataclass(frozen=True)
class ConsentGiven(Event):
    power: Power
    other: Power


@dataclass(frozen=True)
class ConsentRefused(Event):
    power: Power
    other: Power
