"""Types for the client, made from what Python declares: boards, events and content of the games, log entries, answers.

`python -m tools.board_types` writes them, `--check` (in `make check`) fails if they are not up to date; so a field that
one side renames fails the other.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import chancellery
from chancellery.engine.game import Game
from chancellery.games import all_games
from chancellery.table.entries import SEEN
from chancellery.template.game import TEMPLATE
from tools import game_types
from tools.answer_types import answers
from tools.type_declarations import Declarations

CLIENT: Final = Path(chancellery.__file__).parent / "web/static/client"
ENTRIES: Final = CLIENT / "core/game/entries.d.ts"
ANSWERS: Final = CLIENT / "core/base/answers.d.ts"

HEAD_OF_ENTRIES: Final = (
    "// Made by `python -m tools.board_types` from chancellery/table/entries.py. Do not edit.\n\n"
    "/** An event as the server sends it: its name, and its fields. */\n"
    "export type EventData = Record<string, any>;\n"
)


def entries() -> str:
    """The file for the log: what is told of every kind, and an entry as any of them."""
    made = Declarations()
    kinds = {kind: " | ".join(made.type_of(shape) for shape in shapes) for kind, shapes in SEEN.items()}
    told = [f'  | {{ kind: "{kind}"; data: {data} }}\n' for kind, data in kinds.items()]
    number = "{ seq: number; ply: number; at: number; text?: string[] | null }"
    entry = "/** What happened, as log and event stream have it. */\n"
    entry += f"export type Entry = {number} & (\n{''.join(told)});\n"
    return "\n".join([HEAD_OF_ENTRIES, *made.interfaces.values(), entry])


def of_game(game: Game, page: Path) -> dict[Path, tuple[str, str]]:
    """The files of a game's page."""
    files = {
        page / "board.d.ts": (f"the board of {game.title}", game_types.board(game)),
        page / "events.d.ts": (f"the events of {game.title}", game_types.events(game)),
    }
    printed = game_types.content(game)
    return files | ({} if printed is None else {page / "content.d.ts": (f"the content of {game.title}", printed)})


def wanted() -> dict[Path, tuple[str, str]]:
    """Every file with what it is about and what it should hold."""
    files = {ENTRIES: ("log entries", entries()), ANSWERS: ("the API's answers", answers())}
    for game in (*all_games(), TEMPLATE):
        for page in (CLIENT / "games" / game.id, game.folder / "page"):
            if game.board is not None and page.is_dir():
                files |= of_game(game, page)
    return files


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
