"""What can happen in Europe Divided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from chancellery.engine.events import Event, Seat

Bloc = Annotated[int, "bloc"]
Region = Annotated[int, "region"]
Space = Annotated[int, "space"]
Spot = Annotated[int, "spot"]
Sea = Annotated[int, "sea"]
Card = Annotated[int, "card"]
Act = Annotated[int, "act"]
Advantage = Annotated[int, "advantage"]
Headline = Annotated[int, "headline"]
Source = Annotated[int, "source"]


# --- the turn ---


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int
    period: int


@dataclass(frozen=True)
class CardsChosen(Event):
    """The two cards that a side has put face down; only that side knows which."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TotalsAnnounced(Event):
    europe: int
    russia: int


@dataclass(frozen=True)
class OrderSet(Event):
    """Who acts first, by the totals or by an advantage card."""

    seat: Seat


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A side drew action cards; only that side knows which."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class DeckReshuffled(Event):
    seat: Seat
    cards: int


# --- action cards ---


@dataclass(frozen=True)
class CardUsed(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class ActionTaken(Event):
    """The printed action that a card is used for."""

    seat: Seat
    card: Card
    act: Act
    bloc: Bloc


@dataclass(frozen=True)
class SpecialTaken(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class CardPassed(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class EffectUsed(Event):
    """A side makes use of the effect of its card, or of its reaction to a card of the other side."""

    seat: Seat
    source: Source
    reaction: int


@dataclass(frozen=True)
class CardTaken(Event):
    """A side takes its card of a contested region."""

    seat: Seat
    card: Card


# --- influence and money ---


@dataclass(frozen=True)
class DiePlaced(Event):
    bloc: Bloc
    region: Region


@dataclass(frozen=True)
class DieRaised(Event):
    bloc: Bloc
    region: Region
    old: int
    value: int


@dataclass(frozen=True)
class DieLowered(Event):
    bloc: Bloc
    region: Region
    old: int
    value: int


@dataclass(frozen=True)
class MoneyGained(Event):
    seat: Seat
    amount: int
    money: int


@dataclass(frozen=True)
class MoneyPaid(Event):
    seat: Seat
    amount: int
    money: int


@dataclass(frozen=True)
class MoneyLost(Event):
    seat: Seat
    amount: int
    money: int


@dataclass(frozen=True)
class SeaBonus(Event):
    """The EU earns from a sea."""

    sea: Sea
    amount: int
    money: int


@dataclass(frozen=True)
class PaymentRefused(Event):
    seat: Seat


# --- armies ---


@dataclass(frozen=True)
class ArmyBuilt(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class ArmyMoved(Event):
    seat: Seat
    space: Space
    to: Space
    cost: int


@dataclass(frozen=True)
class ArmiesTraded(Event):
    """Opposing armies meet and both are lost."""

    space: Space


@dataclass(frozen=True)
class ArmyRepelled(Event):
    """An army meets an opposing 6 and is lost."""

    seat: Seat
    region: Region


# --- seas, advantage cards ---


@dataclass(frozen=True)
class SeaTaken(Event):
    sea: Sea
    bloc: Bloc


@dataclass(frozen=True)
class AdvantagesDrawn(Event):
    """A side drew advantage cards; only that side knows which."""

    seat: Seat
    advantages: tuple[Advantage, ...]


@dataclass(frozen=True)
class AdvantagePutBack(Event):
    """The card of three that a side does not keep; only that side knows which."""

    seat: Seat
    advantage: Advantage


@dataclass(frozen=True)
class AdvantagePlayed(Event):
    seat: Seat
    advantage: Advantage


@dataclass(frozen=True)
class AdvantageCashed(Event):
    seat: Seat
    advantage: Advantage


@dataclass(frozen=True)
class ActionsForbidden(Event):
    seat: Seat
    acts: tuple[Act, ...]


@dataclass(frozen=True)
class FracturePlaced(Event):
    space: Space


@dataclass(frozen=True)
class AdvantagesBanked(Event):
    seat: Seat
    cards: int


# --- headlines ---


@dataclass(frozen=True)
class HeadlinesDealt(Event):
    """A side drew headlines; only that side knows which."""

    seat: Seat
    headlines: tuple[Headline, ...]


@dataclass(frozen=True)
class HeadlinesShown(Event):
    """The two headlines that lie face up at the start."""

    headlines: tuple[Headline, ...]


@dataclass(frozen=True)
class HeadlineAwarded(Event):
    seat: Seat
    headline: Headline
    prestige: int


@dataclass(frozen=True)
class HeadlineFailed(Event):
    headline: Headline


@dataclass(frozen=True)
class TokenPlaced(Event):
    spot: Spot
    tokens: int


@dataclass(frozen=True)
class HeadlinesShifted(Event):
    headlines: tuple[Headline, ...]


@dataclass(frozen=True)
class HeadlinePlaced(Event):
    seat: Seat
    headline: Headline


@dataclass(frozen=True)
class HeadlinesDiscarded(Event):
    seat: Seat
    cards: int


# --- the score ---


@dataclass(frozen=True)
class DominanceScored(Event):
    seat: Seat
    regions: int


@dataclass(frozen=True)
class FinalScore(Event):
    europe: int
    russia: int
