"""The records of the content files: what stands on the map, on the cards and on the turn track.

What a file leaves out is false, empty or 0. `sources` says what the source of a single field is, in words where it is
mixed. Stays interpreted: a compiled Struct forgets that it is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct

from chancellery.engine.content import Record

Side = Literal["europe", "russia"]
Bloc = Literal["eu", "nato", "russia"]
ActionType = Literal["place_influence", "increase_influence", "gain_money", "build_army", "move_army"]
Condition = Literal[
    "ru_army_1",
    "ru_army_2",
    "ru_gt_eu",
    "ru_gt_eu_and_nato",
    "ru_gt_nato_and_army",
    "ru_dominance",
    "nato_gt_ru_and_army",
    "nato_gt_ru",
    "eu_gt_ru",
    "nato_dominance",
    "eu_dominance",
]
Some = Annotated[tuple[str, ...], Meta(min_length=1)]
Names = Some | Literal["any"]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
DieValue = Annotated[int, Meta(ge=1, le=6)]
Part = Annotated[float, Meta(ge=0, le=1)]


class Space(Record, frozen=True):
    """A space of the map."""

    kind: Literal["contested", "europe", "russia", "sea"]
    x: Part
    y: Part
    adjacent: tuple[str, ...]
    starting_army: Literal["nato", "russia"] | None = None
    sources: Mapping[str, str] = {}


class MoneySpot(Record, frozen=True):
    """A place for money tokens that is no space of the map."""

    x: Part
    y: Part


# --- the vocabulary of effects ---


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One operation of a special text, an advantage card or a sea card."""


class AddInfluence(Step, frozen=True, tag="add_influence"):
    """Raise dice by `value` in one up to `targets` regions, or pay for a new die where none is and it may be."""

    bloc: Literal["eu", "nato", "russia", "same"]
    regions: Names
    targets: Positive
    value: DieValue
    existing_only: bool


class ReduceInfluence(Step, frozen=True, tag="reduce_influence"):
    """Lower one die of the listed blocs by `value`, not under `floor`."""

    bloc: Annotated[tuple[Bloc, ...], Meta(min_length=1)]
    regions: Names
    targets: Literal[1]
    value: DieValue
    floor: DieValue


class GainMoney(Step, frozen=True, tag="gain_money"):
    value: Positive


class GainMoneyPer(Step, frozen=True, tag="gain_money_per"):
    """Gain `base`, and `value` for each region with a die of at least `min_die`."""

    bloc: Bloc
    regions: Some
    min_die: DieValue
    value: Positive
    base: Natural


class LoseMoney(Step, frozen=True, tag="lose_money"):
    who: Side
    value: Positive


class PayOr(Step, frozen=True, tag="pay_or"):
    """A die is named; its owner pays `cost`, or `otherwise` happens to it."""

    who: Side
    cost: Positive
    otherwise: tuple[ReduceInfluence]


class BuildArmy(Step, frozen=True, tag="build_army"):
    bloc: Literal["nato", "russia"]
    regions: Some | Literal["contested_with_own_die_adjacent_to_russia"]
    cost: Natural


class MoveArmy(Step, frozen=True, tag="move_army"):
    """Move armies; `direct` reaches a listed destination in one jump, `max_spaces` 0 is no limit but money."""

    bloc: Literal["nato", "russia"]
    origins: Names
    destinations: Names
    armies: Positive
    free_spaces: Positive
    max_spaces: Natural = 0
    direct: bool = False


class Restrict(Step, frozen=True, tag="restrict"):
    who: Side
    forbid: Annotated[tuple[ActionType, ...], Meta(min_length=1)]
    until: Literal["end_of_turn"]


class PlaceMarker(Step, frozen=True, tag="place_marker"):
    marker: Literal["eu_fracture"]
    space_kind: Literal["europe"]


class ChooseFirstPlayer(Step, frozen=True, tag="choose_first_player"):
    pass


class BonusMoney(Step, frozen=True, tag="bonus_money"):
    """Extra money after each normal action of a bloc with one of the cards."""

    bloc: Bloc
    cards: Some
    value: Positive


AnyStep = (
    AddInfluence
    | ReduceInfluence
    | GainMoney
    | GainMoneyPer
    | LoseMoney
    | PayOr
    | BuildArmy
    | MoveArmy
    | Restrict
    | PlaceMarker
    | ChooseFirstPlayer
    | BonusMoney
)


# --- cards ---


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """An action symbol of a card."""

    type: ActionType
    bloc: Bloc
    value: Natural = 0


class Requires(Struct, frozen=True, forbid_unknown_fields=True):
    """The die that a special action of a contested card asks for in the card's region."""

    bloc: Literal["eu", "nato", "either"]
    min_die: DieValue


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """The special text of a card: an action of its own, or what follows a normal action `on` which it answers."""

    kind: Literal["action", "effect", "reaction"]
    steps: tuple[AnyStep, ...]
    on: tuple[ActionType, ...] = ()
    bloc: Bloc | None = None
    requires: Requires | None = None


class Card(Record, frozen=True):
    """An action card."""

    owner: Side
    deck: Literal["starting", "contested"]
    initiative: Annotated[int, Meta(ge=1, le=9)]
    actions: tuple[Printed, ...]
    place: str | None = None
    build_in: tuple[str, ...] = ()
    special: tuple[Special, ...] = ()
    sources: Mapping[str, str] = {}


class Advantage(Record, frozen=True):
    """An advantage card."""

    owner: Side
    when: Literal["own_turn", "initiative"]
    steps: tuple[AnyStep, ...]
    sources: Mapping[str, str] = {}


class HeadlineCondition(Record, frozen=True):
    """What has to hold in a region: a bloc's die over those of others, or the highest there is, and a side's armies."""

    die: Bloc | None = None
    over: tuple[Bloc, ...] = ()
    highest: bool = False
    side: Side | None = None
    armies: Natural = 0


class Headline(Record, frozen=True):
    """A headline."""

    period: Literal[1, 2]
    side: Side
    prestige: Positive
    condition: Condition
    regions: Annotated[tuple[str, ...], Meta(min_length=1, max_length=3)]
    year: str
    tokens: tuple[str, ...] = ()
    sources: Mapping[str, str] = {}


class Benefit(Struct, frozen=True, forbid_unknown_fields=True):
    """What a power has from a sea card."""

    power: Bloc
    source: Literal["rulebook", "designed"]
    step: AnyStep


class Sea(Record, frozen=True):
    """A sea card."""

    regions: Some
    minimum: Positive
    tie_order: tuple[Bloc, ...]
    benefit: tuple[Benefit, ...]


class Turn(Record, frozen=True):
    """A space of the turn track."""

    number: Positive
    period: Literal[1, 2]
    resolve: bool = False
    shift: bool = False
    place: bool = False
    discard: Natural = 0
    draw: Natural = 0
    end: tuple[Literal["score_dominance", "bank_advantages", "redraw_advantages", "final_scoring"], ...] = ()
    sources: Mapping[str, str] = {}


class Figure(Record, frozen=True):
    """A single number."""

    value: Natural


@dataclass(frozen=True)
class Records:
    """All content."""

    spaces: Mapping[str, Space]
    money_spots: Mapping[str, MoneySpot]
    cards: Mapping[str, Card]
    advantages: Mapping[str, Advantage]
    conditions: Mapping[str, HeadlineCondition]
    headlines: Mapping[str, Headline]
    seas: Mapping[str, Sea]
    turns: Mapping[str, Turn]
    figures: Mapping[str, Figure]
