"""Frames: immutable records of what the rules are in the middle of.

A frame's fields are the parameters of its `__init__`, kept under the same names, each an int, a str, None or a tuple of
those; so a frame is saved as its name and its fields, and a clone of a state shares it.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chancellery.engine.prose import Text
    from chancellery.engine.state import State

S = TypeVar("S", bound="State")

# The seats that a choice waits for, made once.
SEAT_ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(16))
# All seats, by how many there are.
ALL_SEATS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(range(seats)) for seats in range(17))


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing that the rules are in the middle of.

    A question with `patience` waits so many seconds for people who play by a live clock; whoever has not answered then
    has chosen `otherwise`. One that `confirms` asks whether the answer before it was meant, and a no asks
    again; bots do not think about it. With one that `opens` a seat's turn begins. A class that only others are derived
    from says that it is `abstract`.
    """

    abstract: ClassVar[bool] = True
    waits: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    lapses: ClassVar[bool] = False
    plain: ClassVar[bool] = False
    confirms: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    patience: ClassVar[int] = 0
    otherwise: ClassVar[int] = 0

    def run(self, g: S) -> None:
        """What a frame that does not wait does by itself."""
        raise NotImplementedError

    def apply(self, g: S, action: int) -> None:
        """What a frame that waits for one seat does with the answer."""
        raise NotImplementedError

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({fields})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.fields().values()))

    def fields(self) -> dict[str, Any]:
        """The frame as data."""
        return {name: getattr(self, name) for name in field_names(type(self))}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.fields().values())

    def __deepcopy__(self, memo: object) -> Frame[S]:
        """A frame never changes, so that nobody needs two."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Runs by itself."""

    abstract: ClassVar[bool] = True

    def run(self, g: S) -> None:
        """Carry the step out; it has left the stack already and may push what follows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """Waits for one seat to choose an action.

    `rule` is the paragraph that asks; a choice that `lapses` is dropped when it has no legal action. A `plain` one, of
    which everybody knows the answers, is carried out without being asked when one answer alone is legal.
    """

    abstract: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    seat: int

    def actors(self, g: S) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat]

    def legal(self, g: S) -> list[int]:
        """Every action that the seat may choose now."""
        raise NotImplementedError

    def apply(self, g: S, action: int) -> None:
        """Carry the action out; the choice has left the stack already and may push what follows."""
        raise NotImplementedError

    def prompt(self, g: S) -> Text:
        """What the seat is asked."""
        raise NotImplementedError

    def rule_against(self, g: S, action: int) -> str:
        """The paragraph that forbids an action that is not legal."""
        return self.rule

    def why_not(self, g: S, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        """Why no action about a thing is legal, by a message `why-…` and a paragraph; None if unknown."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoice(Frame[S]):
    """Waits for several seats at once, in any order; nothing is known until the last pick is in.

    Picks so far are in `g.picks[seat]`. A seat may pick several times until it is `complete`, and may take everything
    back until the reveal. Each pick is logged as made, unless the choice is `quiet` because that would flood the log.
    """

    abstract: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    quiet: ClassVar[bool] = False
    rule: ClassVar[str] = ""

    def seats(self, g: S) -> tuple[int, ...]:
        """Who has to choose."""
        return ALL_SEATS[g.seats]

    def actors(self, g: S) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats(g) if not self.complete(g, seat)])

    def complete(self, g: S, seat: int) -> bool:
        """Whether the seat has chosen all it has to."""
        return len(g.picks[seat]) == 1

    def legal(self, g: S, seat: int) -> list[int]:
        """Every action that the seat may pick now, from what that seat knows."""
        raise NotImplementedError

    def reveal(self, g: S, picks: list[tuple[int, ...]]) -> None:
        """All picks are known: carry them out."""
        raise NotImplementedError

    def prompt(self, g: S, seat: int) -> Text:
        """What the seat is asked."""
        raise NotImplementedError

    def rule_against(self, g: S, seat: int, action: int) -> str:
        """The paragraph that forbids an action that is not legal."""
        return self.rule

    def why_not(self, g: S, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        """Why no action about a thing is legal, by a message `why-…` and a paragraph; None if unknown."""
        return None


_names: Final[dict[type, tuple[str, ...]]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The names of a frame's fields: the parameters of its `__init__`."""
    names = _names.get(cls)
    if names is None:
        # The one way that knows names and order alike whether the class is compiled or not.
        names = tuple(inspect.signature(cls).parameters)
        _names[cls] = names
    return names


def chapters_in(*rooms: ModuleType) -> list[ModuleType]:
    """Modules of rules as they are, and in place of a folder of them every module in it, by name."""
    modules: list[ModuleType] = []
    for room in rooms:
        if hasattr(room, "__path__"):
            names = sorted(module.name for module in iter_modules(room.__path__))
            modules += [import_module(f"{room.__name__}.{name}") for name in names]
        else:
            modules.append(room)
    return modules


def frames_in(*rooms: ModuleType) -> tuple[type[Frame[Any]], ...]:
    """Every frame that modules of rules, or folders of them, define, but those that are abstract."""
    return tuple(
        thing
        for module in chapters_in(*rooms)
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Frame)
        and vars(thing).get("__module__") == module.__name__
        and not vars(thing).get("abstract", False)
    )


def freeze(value: Any) -> Any:
    """JSON data as frame fields: lists become tuples."""
    return tuple(freeze(item) for item in value) if isinstance(value, list) else value
