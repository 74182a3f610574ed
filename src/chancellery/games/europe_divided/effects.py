"""What special texts, advantage cards and sea cards do: a class for each kind of effect, with numbers for ids.

`rules/effects.py` says of each whether it would do something and carries it out; `bot/gains.py` says what it brings.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.effects import Compiler, Effect
from chancellery.games.europe_divided import records
from chancellery.games.europe_divided.board import (
    ACT_IDS,
    ALL_REGIONS,
    BLOC_IDS,
    CARD_IDS,
    REGION_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
)

# The bloc of the action that was taken, or of the die that was asked for.
SAME: Final = 3


def region_numbers(names: records.Names) -> tuple[int, ...]:
    return ALL_REGIONS if names == "any" else tuple(REGION_IDS.index(name) for name in names)


def space_numbers(names: records.Names) -> tuple[int, ...]:
    return tuple(range(SPACES)) if names == "any" else tuple(SPACE_IDS.index(name) for name in names)


class AddInfluence(Effect):
    """Raise dice by `value` in one up to `targets` regions, or pay for a new die where none is and it may be."""

    def __init__(self, record: records.AddInfluence, compiler: Compiler) -> None:
        self.bloc: int = (*BLOC_IDS, "same").index(record.bloc)
        self.regions: tuple[int, ...] = region_numbers(record.regions)
        self.targets: int = record.targets
        self.value: int = record.value
        self.existing_only: bool = record.existing_only


class ReduceInfluence(Effect):
    """Lower one die of the blocs by `value`, not under `floor`."""

    def __init__(self, record: records.ReduceInfluence, compiler: Compiler) -> None:
        self.blocs: tuple[int, ...] = tuple(BLOC_IDS.index(bloc) for bloc in record.bloc)
        self.regions: tuple[int, ...] = region_numbers(record.regions)
        self.value: int = record.value
        self.floor: int = record.floor


class GainMoney(Effect):
    """Gain `value`."""

    def __init__(self, record: records.GainMoney, compiler: Compiler) -> None:
        self.value: int = record.value


class GainMoneyPer(Effect):
    """Gain `base`, and `value` for each region with a die of at least `min_die`."""

    def __init__(self, record: records.GainMoneyPer, compiler: Compiler) -> None:
        self.bloc: int = BLOC_IDS.index(record.bloc)
        self.regions: tuple[int, ...] = region_numbers(record.regions)
        self.min_die: int = record.min_die
        self.value: int = record.value
        self.base: int = record.base


class LoseMoney(Effect):
    """A side loses `value`."""

    def __init__(self, record: records.LoseMoney, compiler: Compiler) -> None:
        self.who: int = SIDE_IDS.index(record.who)
        self.value: int = record.value


class PayOr(Effect):
    """A die is named; its owner pays `cost`, or `otherwise` happens to it."""

    def __init__(self, record: records.PayOr, compiler: Compiler) -> None:
        self.who: int = SIDE_IDS.index(record.who)
        self.cost: int = record.cost
        otherwise = compiler.effect(record.otherwise[0])
        assert isinstance(otherwise, ReduceInfluence)
        self.otherwise: ReduceInfluence = otherwise


class BuildArmy(Effect):
    """Build an army in one of the spaces; in the `borderlands`, where a side has a die beside Russia."""

    def __init__(self, record: records.BuildArmy, compiler: Compiler) -> None:
        self.borderlands: bool = not isinstance(record.regions, tuple)
        self.spaces: tuple[int, ...] = () if isinstance(record.regions, str) else space_numbers(record.regions)
        self.cost: int = record.cost


class MoveArmy(Effect):
    """Move armies; `direct` reaches a destination in one jump, `max_spaces` 0 is no limit but money.

    destinations   whether an army may end there, by space
    anywhere       whether that is so of all spaces
    """

    def __init__(self, record: records.MoveArmy, compiler: Compiler) -> None:
        goals = space_numbers(record.destinations)
        self.origins: tuple[int, ...] = space_numbers(record.origins)
        self.destinations: tuple[bool, ...] = tuple(space in goals for space in range(SPACES))
        self.anywhere: bool = record.destinations == "any"
        self.armies: int = record.armies
        self.free_spaces: int = record.free_spaces
        self.max_spaces: int = record.max_spaces
        self.direct: bool = record.direct


class Restrict(Effect):
    """A side may not take some kinds of actions until the end of the turn."""

    def __init__(self, record: records.Restrict, compiler: Compiler) -> None:
        self.who: int = SIDE_IDS.index(record.who)
        self.forbid: tuple[int, ...] = tuple(ACT_IDS.index(act) for act in record.forbid)


class PlaceMarker(Effect):
    """Put the EU fracture marker on a green region."""

    def __init__(self, record: records.PlaceMarker, compiler: Compiler) -> None:
        pass


class ChooseFirstPlayer(Effect):
    """Choose who acts first; asked right after the totals."""

    def __init__(self, record: records.ChooseFirstPlayer, compiler: Compiler) -> None:
        pass


class BonusMoney(Effect):
    """Extra money after each normal action with one of the cards."""

    def __init__(self, record: records.BonusMoney, compiler: Compiler) -> None:
        self.cards: tuple[int, ...] = tuple(CARD_IDS.index(card) for card in record.cards)
        self.value: int = record.value
