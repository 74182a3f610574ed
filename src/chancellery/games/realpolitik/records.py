"""The records of the content files: what stands on the map, on the cards and in the set-up.

What a file leaves out is false, empty or 0. `sources` names the fields of a record that have another source than the
record. Stays interpreted: a compiled Struct forgets that it is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, field

from chancellery.engine.content import Record

PowerId = Literal["austria", "france", "prussia", "italy"]
Source = Literal["rulebook", "reference", "designed"]
Kind = Literal["home", "disputed", "undisputed", "impassable"]
Natural = Annotated[int, Meta(ge=0)]
Part = Annotated[float, Meta(ge=0, le=1)]


class Territory(Record, frozen=True):
    """A place on the map; x and y are where it is drawn, from the left and the top."""

    kind: Kind
    x: Part
    y: Part
    owner: PowerId | None = None
    capital: bool = False
    stripes: tuple[PowerId, ...] = ()
    value: Natural = 0
    adjacent: tuple[str, ...] = ()
    adjacent_impassable: tuple[str, ...] = ()
    coastal: bool = False
    sources: Mapping[str, Source] = {}


class SeaLane(Record, frozen=True):
    """A line across the sea, used both ways by the power of its colour."""

    power: PowerId
    start: str = field(name="from")
    end: str = field(name="to")
    sources: Mapping[str, Source] = {}


class Ability(Record, frozen=True):
    """What the battle cards of one value do.

    face_up        may be played face up for its effect
    home_strength  its strength where the owner controls the territory
    pair_bonus     what two of them in one pile add
    morale_loss    what each costs its owner in a defeat
    """

    value: Annotated[int, Meta(ge=1, le=5)]
    strength: Natural
    face_up: bool = False
    home_strength: Natural = 0
    pair_bonus: Natural = 0
    morale_loss: Natural = 0


class BattleCard(Record, frozen=True):
    """One of the thirteen cards of a power."""

    power: PowerId
    value: Annotated[int, Meta(ge=1, le=5)]
    sources: Mapping[str, Source] = {}


class Power(Record, frozen=True):
    """What a power starts with; prestige 1 is the highest."""

    colour: str
    morale: Natural
    money: Natural
    battle_cards: Natural
    prestige: Annotated[int, Meta(ge=1, le=4)]
    off_map: Natural


class General(Record, frozen=True):
    """A general that starts on the map."""

    power: PowerId
    territory: str
    units: Natural


class Train(Record, frozen=True):
    """A train that lies on the map from the start."""

    a: str
    b: str


class ActionCard(Record, frozen=True):
    """An action card; minor says whether Italy has it as a minor power."""

    step: Natural
    minor: bool = False


class Figure(Record, frozen=True):
    """A number of the rules."""

    value: Natural


@dataclass(frozen=True)
class Records:
    """Everything that the content files say, by id, in the order of the files."""

    territories: Mapping[str, Territory]
    lanes: Mapping[str, SeaLane]
    abilities: Mapping[str, Ability]
    cards: Mapping[str, BattleCard]
    powers: Mapping[str, Power]
    generals: Mapping[str, General]
    trains: Mapping[str, Train]
    actions: Mapping[str, ActionCard]
    figures: Mapping[str, Figure]
