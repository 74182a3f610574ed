"""Shapes for the client: TypeScript declarations of the boards, made from the TypedDicts that the games declare, and of
log entries, made from the structs of `table/entries.py`.

`python -m tools.board_types` writes them, `--check` (in `make check`) fails if they are not up to date; so a field that
one side renames fails the other.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import chancellery
from chancellery.engine.events import EventData
from chancellery.engine.game import Game
from chancellery.games import all_games
from chancellery.table.entries import SEEN
from chancellery.template.game import TEMPLATE

CLIENT: Final = Path(chancellery.__file__).parent / "web/static/client"
ENTRIES: Final = CLIENT / "core/game/entries.d.ts"
PLAIN: Final[dict[Any, str]] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
HEAD: Final = "// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.\n"


HEAD_OF_ENTRIES: Final = (
    "// Made by `python -m tools.board_types` from chancellery/table/entries.py. Do not edit.\n\n"
    "/** An event as the server sends it: its name, and its fields. */\n"
    "export type EventData = Record<string, any>;\n"
)


class Declarations:
    """The interfaces that something needs, each once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is Any:
            return "any"
        if is_typeddict(hint):
            self.declare(hint)
            return str(hint.__name__)
        if hint == EventData:
            return "EventData"
        struct = get_origin(hint) or hint
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
            self.declare_struct(hint, struct)
            return struct.__name__
        return self.generic(get_origin(hint), get_args(hint), hint)

    def generic(self, origin: Any, args: tuple[Any, ...], hint: Any) -> str:
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(arg) for arg in args)
        if origin is Literal:
            return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg).lower() for arg in args)
        if origin is list:
            return f"Array<{self.type_of(args[0])}>"
        if origin is tuple and args[1:] == (...,):
            return f"Array<{self.type_of(args[0])}>"
        if origin is tuple:
            return f"[{', '.join(self.type_of(arg) for arg in args)}]"
        if origin is dict:
            return f"Record<string, {self.type_of(args[1])}>"
        raise TypeError(f"{hint} is no shape that a board can have")

    def declare_struct(self, hint: Any, struct: type[msgspec.Struct]) -> None:
        """A struct as it is written: what has its default may be left out."""
        fields = []
        for field in msgspec.structs.fields(hint):
            optional = struct.__struct_config__.omit_defaults and not field.required
            fields.append(
                (field.encode_name, self.type_of(without_none(field.type) if optional else field.type), optional)
            )
        self.write(struct.__name__, struct.__doc__, fields)

    def declare(self, shape: Any) -> None:
        if shape.__name__ in self.interfaces:
            return
        self.interfaces[shape.__name__] = ""
        fields = []
        for name, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            hint = get_args(hint)[0] if optional else hint
            fields.append((name, self.type_of(hint), optional))
        self.write(shape.__name__, shape.__doc__, fields)

    def write(self, name: str, doc: str | None, fields: list[tuple[str, str, bool]]) -> None:
        """An interface with its fields, each with its type and whether it may be left out."""
        words = f"/** {doc.strip().splitlines()[0]} */\n" if doc else ""
        lines = "".join(f"  {field}{'?' if optional else ''}: {type};\n" for field, type, optional in fields)
        self.interfaces[name] = f"{words}export interface {name} {{\n{lines}}}\n"


def without_none(hint: Any) -> Any:
    """A type without null: what would be null is left out."""
    kept = [arg for arg in get_args(hint) if arg is not NoneType]
    return Union[tuple(kept)] if get_origin(hint) in (Union, UnionType) else hint  # noqa: UP007


def declarations(game: Game) -> str:
    """The file for one game: the interfaces of its board, outlook and legend, under their own names and these."""
    made = Declarations()
    types = f"export type Board = {made.type_of(game.board)};\n"
    if game.outlook is not None:
        types += f"export type Outlook = {made.type_of(game.outlook.shape)};\n"
    if game.legend.shape is not None:
        types += f"export type Legend = {made.type_of(game.legend.shape)};\n"
    return "\n".join([HEAD, *made.interfaces.values(), types])


def entries() -> str:
    """The file for the log: what is told of every kind, and an entry as any of them."""
    made = Declarations()
    kinds = {kind: " | ".join(made.type_of(shape) for shape in shapes) for kind, shapes in SEEN.items()}
    told = [f'  | {{ kind: "{kind}"; data: {data} }}\n' for kind, data in kinds.items()]
    number = "{ seq: number; ply: number; at: number; text?: string[] | null }"
    entry = "/** What happened, as log and event stream have it. */\n"
    entry += f"export type Entry = {number} & (\n{''.join(told)});\n"
    return "\n".join([HEAD_OF_ENTRIES, *made.interfaces.values(), entry])


def wanted() -> dict[Path, tuple[str, str]]:
    """Every file with what it is about and what it should hold."""
    files = {
        page / "board.d.ts": (game.title, declarations(game))
        for game in (*all_games(), TEMPLATE)
        for page in (CLIENT / "games" / game.id, game.folder / "page")
        if game.board is not None and page.is_dir()
    }
    return files | {ENTRIES: ("log entries", entries())}


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = []
    for path, (title, text) in wanted().items():
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(title)
        if not check:
            path.write_text(text, "utf-8")
    if check and stale:
        print(
            f"the client's types of {' and '.join(stale)} are not up to date: python -m tools.board_types",
            file=sys.stderr,
        )
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
