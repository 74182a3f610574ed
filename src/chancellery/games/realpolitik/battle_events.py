"""What can happen in a battle."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.engine.events import Event
from chancellery.games.realpolitik.events import Power, Territory


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
class SupportWithheld(Event):
    """A power could have supported a side, and does not."""

    power: Power
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


@dataclass(frozen=True)
class PrestigeRose(Event):
    """A power took the place of the one to its left."""

    power: Power
    other: Power
