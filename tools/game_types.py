"""What of a game its page is told in types: its board, its events, and the records of its content files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_type_hints

from chancellery.engine.content import Content, R
from chancellery.engine.events import Event, event_key, noun_kinds_of
from chancellery.engine.game import Game
from tools.type_declarations import Declarations

HEAD: Final = "// Made by `python -m tools.board_types` from {what} in Python. Do not edit.\n"
EVENT_DATA: Final = (
    "/** An event as the server sends it: its name, and its fields. */\nexport type EventData = Record<string, any>;\n"
)


def board(game: Game) -> str:
    """The interfaces of its board, outlook and legend, under their own names and these."""
    made = Declarations()
    types = f"export type Board = {made.type_of(game.board)};\n"
    if game.outlook is not None:
        types += f"export type Outlook = {made.type_of(game.outlook.shape)};\n"
    if game.asides is not None and game.asides.shape is not None:
        types += f"export type ReadyMade = {made.type_of(game.asides.shape)};\n"
    if game.legend.shape is not None:
        types += f"export type Legend = {made.type_of(game.legend.shape)};\n"
    interfaces = [*made.interfaces.values()]
    told = [EVENT_DATA] if any("EventData" in text for text in interfaces) else []
    return "\n".join([HEAD.format(what="the shape that the game declares"), *told, *interfaces, types])


# --- events ---


def events(game: Game) -> str:
    """An interface for each event, and one with the fields of all, for whoever does not ask which one it is."""
    made = Declarations()
    every: dict[str, list[str]] = {}
    optional: set[str] = set()
    for key, event in game.events.items():
        told = event_fields(made, event)
        made.write(event.__name__, event.__doc__ if is_told(event) else None, [("event", f'"{key}"', False), *told])
        for name, type, later in told:
            every.setdefault(name, []).append(type)
            if later:
                optional.add(name)
    names = [event.__name__ for event in game.events.values()]
    one = (
        "/** Something that has happened. */\nexport type GameEvent =\n"
        + "\n".join(f"  | {name}" for name in names)
        + ";\n"
    )
    merged = [(name, " | ".join(dict.fromkeys(types)), name in optional) for name, types in sorted(every.items())]
    made.write(
        "AnyEvent",
        "The same for whoever reads a field without asking which event it is: what only others have is undefined.",
        [("event", 'GameEvent["event"]', False), *merged],
    )
    any_event = made.interfaces.pop("AnyEvent")
    return "\n".join([HEAD.format(what="the events that the game declares"), *made.interfaces.values(), one, any_event])


def is_told(event: type[Event]) -> bool:
    """Whether an event says more of itself than its name and fields."""
    return bool(event.__doc__) and not str(event.__doc__).startswith(f"{event.__name__}(")


def event_fields(made: Declarations, event: type[Event]) -> list[tuple[str, str, bool]]:
    """The fields of an event with their types, things by their ids; what came later may be missing in older logs."""
    kinds, hints = noun_kinds_of(event), get_type_hints(event)
    found = []
    for field in fields(event):
        several = str(hints[field.name]).startswith("tuple")
        named = "Array<string>" if several else "string"
        type = named if field.name in kinds else made.type_of(hints[field.name])
        found.append((field.name, type, field.default is not MISSING))
    return found


def keys(game: Game) -> list[str]:
    return [event_key(event) for event in game.events.values()]


# --- content ---


class Shapes(Content):
    """Notes which records are read from which table of which file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.schemas: dict[str, dict[str, Any]] = {}

    def load(self, file: str, table: str, schema: type[R]) -> dict[str, R]:
        self.schemas.setdefault(Path(file).stem, {})[table] = schema
        return super().load(file, table, schema)


def content(game: Game) -> str | None:
    """The records of the content files as they are written; None where a game reads them in a way of its own."""
    package = game.state.__module__.rpartition(".")[0]
    read: Callable[[Content], object] | None = getattr(import_module(f"{package}.content"), "read", None)
    if read is None:
        return None
    shapes = Shapes(game.folder / "content")
    read(shapes)
    made = Declarations(sparse=True)
    files = []
    for file, tables in sorted(shapes.schemas.items()):
        records = "".join(f" {table}: Array<{made.type_of(schema)}>;" for table, schema in tables.items())
        files.append((file, f"{{{records} }}", False))
    made.write("ContentFiles", "The content files by name, each with its tables.", files)
    return "\n".join([HEAD.format(what="the records that the game declares"), *made.interfaces.values()])
