"""The boards' shapes for the client: TypeScript declarations made from the TypedDicts that the games declare.

`python -m tools.board_types` writes them, `--check` (in `make check`) fails if they are not up to date; so a field that
one side renames fails the other.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import chancellery
from chancellery.engine.game import Game
from chancellery.games import all_games

CLIENT: Final = Path(chancellery.__file__).parent / "web/static/client/games"
PLAIN: Final[dict[Any, str]] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
HEAD: Final = "// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.\n"


class Declarations:
    """The interfaces that a board needs, each once."""

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

    def declare(self, shape: Any) -> None:
        if shape.__name__ in self.interfaces:
            return
        self.interfaces[shape.__name__] = ""
        lines = []
        for name, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            mark, hint = ("?", get_args(hint)[0]) if optional else ("", hint)
            lines.append(f"  {name}{mark}: {self.type_of(hint)};")
        words = f"/** {shape.__doc__.strip().splitlines()[0]} */\n" if shape.__doc__ else ""
        self.interfaces[shape.__name__] = f"{words}export interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def declarations(game: Game) -> str:
    """The file for one game: its board's interface under its own name and as `Board`, its outlook's as `Outlook`."""
    made = Declarations()
    types = f"export type Board = {made.type_of(game.board)};\n"
    if game.outlook is not None:
        types += f"export type Outlook = {made.type_of(game.outlook.shape)};\n"
    return "\n".join([HEAD, *made.interfaces.values(), types])


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = []
    for game in all_games():
        if game.board is None or not (CLIENT / game.id).is_dir():
            continue
        path, text = CLIENT / game.id / "board.d.ts", declarations(game)
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(game.title)
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
