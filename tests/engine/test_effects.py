"""Effects: records become plain objects once, and functions are found by their type."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

from chancellery.engine.effects import Compiler, Effect, by_type, effects_in, numbered


class records:
    """What the content says."""

    class Gain(Struct):
        value: int

    class PayOr(Struct):
        cost: int
        otherwise: records.Gain

    class OneOf(Struct):
        first: tuple[records.Gain, ...]
        second: tuple[records.Gain, ...]

    class Unheard(Struct):
        pass


class Gain(Effect):
    """Gain money."""

    def __init__(self, record: records.Gain, compiler: Compiler) -> None:
        self.value = record.value


class PayOr(Effect):
    """Pay, or something else happens."""

    def __init__(self, record: records.PayOr, compiler: Compiler) -> None:
        self.cost = record.cost
        self.otherwise = compiler.effect(record.otherwise)


class OneOf(Effect):
    """Pick one of two programs."""

    def __init__(self, record: records.OneOf, compiler: Compiler) -> None:
        self.first = compiler.program(record.first)
        self.second = compiler.program(record.second)


Do = Callable[[int, Any], int]
KINDS = effects_in(sys.modules[__name__])


def gain(money: int, effect: Gain) -> int:
    return money + effect.value


def pay_or(money: int, effect: PayOr) -> int:
    return money - effect.cost


def nothing(money: int, effect: Effect) -> int:
    return money


def test_effects_are_found_where_they_are_defined() -> None:
    assert list(KINDS) == [Gain, PayOr, OneOf]
    elsewhere = ModuleType("elsewhere")
    vars(elsewhere)["Gain"] = Gain
    assert effects_in(elsewhere) == ()


def test_a_record_becomes_an_object_of_the_class_with_its_name() -> None:
    compiler = Compiler(KINDS)
    effect = compiler.effect(records.Gain(3))
    assert isinstance(effect, Gain)
    assert (effect.value, effect.number) == (3, 0)
    with pytest.raises(TypeError, match="there is no effect 'Unheard'"):
        compiler.effect(records.Unheard())


def test_an_effect_inside_another_has_the_number_after_it() -> None:
    compiler = Compiler(KINDS)
    pay = compiler.effect(records.PayOr(2, records.Gain(3)))
    last = compiler.effect(records.Gain(4))
    assert isinstance(pay, PayOr)
    assert [pay.number, pay.otherwise.number, last.number] == [0, 1, 2]
    assert compiler.by_number() == (pay, pay.otherwise, last)


def test_a_frame_finds_its_effect_by_number() -> None:
    compiler = Compiler(KINDS)
    effects = (compiler.effect(records.Gain(3)), compiler.effect(records.OneOf((), ())))
    assert numbered(effects, 0, Gain).value == 3
    with pytest.raises(TypeError, match="effect 1 is no Gain"):
        numbered(effects, 1, Gain)


def test_a_program_inside_another_has_a_number_before_it() -> None:
    compiler = Compiler(KINDS)
    number = compiler.program([records.Gain(1), records.OneOf((records.Gain(2),), ())])
    assert (number, [len(program) for program in compiler.programs]) == (2, [1, 0, 2])
    choice = compiler.programs[number][1]
    assert isinstance(choice, OneOf)
    assert (choice.first, choice.second) == (0, 1)


def test_functions_are_found_by_type() -> None:
    table: dict[type[Effect], Do] = by_type(KINDS, {Gain: gain, PayOr: pay_or}, nothing)
    compiler = Compiler(KINDS)
    said = [records.Gain(5), records.PayOr(3, records.Gain(1)), records.OneOf((), ())]
    assert [table[type(effect)](10, effect) for effect in map(compiler.effect, said)] == [15, 7, 10]


def test_a_table_without_a_function_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no function for the effect OneOf"):
        by_type(KINDS, {Gain: gain, PayOr: pay_or})
    with pytest.raises(TypeError, match="PayOr is no effect of this game"):
        by_type([Gain], {Gain: gain, PayOr: pay_or})


def test_every_kind_says_itself_what_it_is_made_of() -> None:
    with pytest.raises(NotImplementedError):
        Effect(records.Gain(1), Compiler(KINDS))
