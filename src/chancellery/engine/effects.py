"""Effects: what the text of a card does, as plain objects that rules carry out by their type.

In the content an effect is a typed record with ids. Once, when the game is loaded, each record becomes an object of the
class that has its name, with the same fields as numbers. Whatever rules do with effects stands in tables of functions
by class, which `by_type` holds to be complete. Frames keep no objects but numbers: that of an effect, or that of a
program, which is a tuple of effects, and the place in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

F = TypeVar("F")
K = TypeVar("K", bound="Effect")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a text does. A game derives a class for each kind of record, made of the record and the compiler.

    number   its place among all effects of the game, in the order in which the content names them
    """

    number: int

    def __init__(self, record: Any, compiler: Compiler) -> None:
        raise NotImplementedError


class Compiler:
    """Makes effects of records; an effect that is inside another one has a number after it."""

    def __init__(self, kinds: Iterable[type[Effect]]) -> None:
        self.kinds: dict[str, type[Effect]] = {kind.__name__: kind for kind in kinds}
        self.effects: list[Effect | None] = []
        self.programs: list[tuple[Effect, ...]] = []

    def effect(self, record: object) -> Effect:
        """The effect that a record says, of the class that has its name."""
        name = type(record).__name__
        if name not in self.kinds:
            raise TypeError(f"there is no effect '{name}' for the record of that name")
        number = len(self.effects)
        self.effects.append(None)
        effect = self.kinds[name](record, self)
        effect.number = number
        self.effects[number] = effect
        return effect

    def program(self, records: Iterable[object]) -> int:
        """The number of a program; one that is inside another one, as an alternative, has a number before it."""
        effects = tuple([self.effect(record) for record in records])
        self.programs.append(effects)
        return len(self.programs) - 1

    def by_number(self) -> tuple[Effect, ...]:
        """All effects so far."""
        return tuple([effect for effect in self.effects if effect is not None])


def effects_in(module: ModuleType) -> tuple[type[Effect], ...]:
    """Every class of effects that a module defines."""
    return tuple(
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Effect) and vars(thing).get("__module__") == module.__name__
    )


def numbered(effects: tuple[Effect, ...], number: int, kind: type[K]) -> K:
    """The effect of a number that a frame keeps, of the class that the frame is about."""
    effect = effects[number]
    if not isinstance(effect, kind):
        raise TypeError(f"effect {number} is no {kind.__name__}")
    return effect


def by_type(
    kinds: Iterable[type[Effect]], functions: Mapping[type[Effect], F], otherwise: F | None = None
) -> dict[type[Effect], F]:
    """A function for each class of effects: its own, or the one for all others; TypeError if there is neither."""
    table: dict[type[Effect], F] = {}
    for kind in kinds:
        function = functions.get(kind, otherwise)
        if function is None:
            raise TypeError(f"there is no function for the effect {kind.__name__}")
        table[kind] = function
    for kind in functions:
        if kind not in table:
            raise TypeError(f"{kind.__name__} is no effect of this game")
    return table
