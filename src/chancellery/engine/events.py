"""What happened, typed. Prose is made elsewhere; search runs without a log."""

from __future__ import annotations

import re
from dataclasses import MISSING, dataclass, fields
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, get_args, get_type_hints

from chancellery.engine.nouns import Nouns

if TYPE_CHECKING:
    from chancellery.engine.state import State

Seat = Annotated[int, "seat"]
# An event as JSON, with its key and its fields by name: logs of older versions hold events that are gone.
EventData = dict[str, Any]
# What a field that came later says in logs that were kept before: a default, so that their sentences can be said.
UNTOLD: Final = -1


@dataclass(frozen=True)
class Event:
    """One thing that happened.

    A field annotated `Annotated[int, "space"]` (or a tuple of those) names a thing of that kind; other fields are
    numbers or words. The class name gives the message: `SupportAdded` is rendered by `event-support-added`.
    """


@dataclass(frozen=True)
class PickSealed(Event):
    """A seat has made its part of a sealed choice."""

    seat: Seat


@dataclass(frozen=True)
class PickRetracted(Event):
    """A seat has taken its part of a sealed choice back."""

    seat: Seat


@dataclass(frozen=True)
class Entry:
    """An event in a log, the ply that brought it about, and the seats that may know it (None: everybody)."""

    ply: int
    event: Event
    seats: tuple[int, ...] | None

    def visible_to(self, seat: int) -> bool:
        return self.seats is None or seat in self.seats


class Log:
    """The recorder: a state without one records nothing; one that `watches` looks at the position in between, too."""

    watches: ClassVar[bool] = False

    def __init__(self) -> None:
        self.ply = 0
        self.entries: list[Entry] = []

    def add(self, event: Event) -> None:
        """Record what happened for everybody to know."""
        self.entries.append(Entry(self.ply, event, None))

    def add_secret(self, event: Event, *seats: int) -> None:
        """Record what happened for these seats alone."""
        self.entries.append(Entry(self.ply, event, seats))

    def look(self, state: State) -> None:
        """What was recorded so far stands on the board, and more may follow by the same answer: nothing to record."""


def event_key(event: Event | type[Event]) -> str:
    """`SupportAdded` is `support-added`."""
    name = event.__name__ if isinstance(event, type) else type(event).__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """Every class of events that modules define, in their order."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module.__name__
    )


# What happens in any game.
KERNEL_EVENTS: Final[tuple[type[Event], ...]] = (PickSealed, PickRetracted)

_kinds: dict[str, dict[str, str]] = {}


def noun_kinds(event: Event) -> dict[str, str]:
    """Which fields of an event name things, and of which kind."""
    return noun_kinds_of(type(event))


def noun_kinds_of(cls: type[Event]) -> dict[str, str]:
    """Which fields of a class of events name things, each with its kind of noun."""
    name = f"{cls.__module__}.{cls.__qualname__}"
    if name not in _kinds:
        _kinds[name] = _find_kinds(cls)
    return _kinds[name]


def later_fields(cls: type[Event]) -> dict[str, object]:
    """The fields of a class of events that older logs may lack, with what stands for them."""
    return {field.name: field.default for field in fields(cls) if field.default is not MISSING}


def _find_kinds(cls: type[Event]) -> dict[str, str]:
    hints = get_type_hints(cls, include_extras=True)
    kinds_by_field = {}
    for name, hint in hints.items():
        # A tuple of nouns is written tuple[Annotated[int, "card"], ...].
        candidates = (hint, *get_args(hint))
        kinds = [c.__metadata__[0] for c in candidates if hasattr(c, "__metadata__")]
        if kinds:
            kinds_by_field[name] = str(kinds[0])
    return kinds_by_field


def event_json(event: Event, nouns: Nouns) -> EventData:
    """The event as the outside sees it: its key, and its fields by name."""
    kinds = noun_kinds(event)
    data: EventData = {"event": event_key(event)}
    for field in fields(event):
        value = getattr(event, field.name)
        kind = kinds.get(field.name)
        if kind is None:
            data[field.name] = value
        elif isinstance(value, tuple):
            data[field.name] = [nouns.id(kind, item) for item in value]
        else:
            data[field.name] = nouns.id(kind, value)
    return data
