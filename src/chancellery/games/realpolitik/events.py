"""What can happen in Realpolitik."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import UNTOLD, Event

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
    """An action card is turned up.

    `place` is when it is carried out, from 1 on, and `brings` what it comes to as things stand: money taken or at hand,
    influence, the box that the diplomacy marker reaches, generals that may march. Logs of versions up to 0.2.0 say
    neither.
    """

    power: Power
    action_card: ActionCard
    place: int = UNTOLD
    brings: int = UNTOLD


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
    units: int


@dataclass(frozen=True)
class PurchasesBegan(Event):
    power: Power
    money: int


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
    """The diplomacy marker went up; in the top box the diplomacy phase begins."""

    box: int
    top: int


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
    """A major power has control of minor Italy until the next diplomacy phase, by its offer, its bid or prestige."""

    power: Power
    by: str


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
class FormerAlliesMet(Event):
    """Two former allies in one territory: the weaker leaves, by its strength or, of equals, for want of a garrison."""

    power: Power
    strength: int
    other: Power
    other_strength: int
    territory: Territory
    leaves: Power
    by: str


@dataclass(frozen=True)
class LotCast(Event):
    """The dice that stand for rock, paper, scissors."""

    power: Power
    die: int
    other: Power
    other_die: int
    territory: Territory
    strength: int
    leaves: Power


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
    """A power lets its ally move to a territory."""

    power: Power
    other: Power
    territory: Territory


@dataclass(frozen=True)
class ConsentRefused(Event):
    power: Power
    other: Power
    territory: Territory


@dataclass(frozen=True)
class TrainAllowed(Event):
    """A power lets its ally build a train on their border."""

    power: Power
    other: Power
    border: Border


@dataclass(frozen=True)
class TrainRefused(Event):
    power: Power
    other: Power
    border: Border


# --- battles ---


@dataclass(frozen=True)
class BattleBegan(Event):
    """A power attacks; the strengths of both sides before any card."""

    power: Power
    territory: Territory
    attack: int
    defence: int


@dataclass(frozen=True)
class SupportDeclared(Event):
    """The general in a territory supports the attack or the defence."""

    power: Power
    territory: Territory
    side: str


@dataclass(frozen=True)
class CardCommitted(Event):
    """A card lies face down in the pile of the general in a territory; its power has so much morale left."""

    power: Power
    territory: Territory
    morale: int


@dataclass(frozen=True)
class CardShown(Event):
    """A card was played face up, for its ability."""

    power: Power
    territory: Territory
    value: int
    morale: int


@dataclass(frozen=True)
class CardStruck(Event):
    """A card was taken from the pile of the general in a territory."""

    power: Power
    territory: Territory
    value: int


@dataclass(frozen=True)
class CardTurned(Event):
    """A card in the pile of the general in a territory was turned face up."""

    power: Power
    territory: Territory
    value: int


@dataclass(frozen=True)
class CardHeldBack(Event):
    """A power without morale keeps its one free card for another of its generals."""

    power: Power


@dataclass(frozen=True)
class PowerPassed(Event):
    power: Power


@dataclass(frozen=True)
class PileRevealed(Event):
    """The cards of the general in a territory, and the strength that they add."""

    power: Power
    territory: Territory
    values: str
    strength: int


@dataclass(frozen=True)
class BattleDecided(Event):
    """The outcome is one of attack, defence, draw."""

    power: Power
    territory: Territory
    attack: int
    defence: int
    outcome: str


@dataclass(frozen=True)
class UnitLost(Event):
    """The general in a territory lost a unit."""

    power: Power
    territory: Territory


@dataclass(frozen=True)
class GeneralBeaten(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class GarrisonLost(Event):
    power: Power
    territory: Territory


@dataclass(frozen=True)
class GeneralRallied(Event):
    """A beaten general is back in its capital."""

    power: Power
    territory: Territory


@dataclass(frozen=True)
class GeneralRetreated(Event):
    power: Power
    origin: Territory
    territory: Territory


@dataclass(frozen=True)
class GeneralLeft(Event):
    """A general left the map, and its units with it."""

    power: Power
    origin: Territory
    units: int


@dataclass(frozen=True)
class PrestigeRose(Event):
    """A power took the place of the one to its left."""

    power: Power
    other: Power
