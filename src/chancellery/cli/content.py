"""`chancellery content`: the content files of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from chancellery.cli import exit_codes, terminal
from chancellery.engine.errors import BadContent, BadOption
from chancellery.engine.game import Game
from chancellery.engine.tutorial_checks import check_tutorial
from chancellery.games import find_game, places

app = typer.Typer(
    help="Check the games' data files.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback()
def content() -> None:
    """Check the games' data files."""


@app.command("check")
def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All games if none is named.")] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Check this folder instead of the game's own.")
    ] = None,
) -> int:
    """Check content files: every problem is named with its file, record and field."""
    ids = [game] if game is not None else list(places())
    if not ids:
        terminal.console().print("No game is installed yet.")
        return exit_codes.OK
    if folder is not None and not folder.is_dir():
        raise BadOption(f"{folder}: there is no such folder")
    if folder is not None and len(ids) > 1:
        raise BadOption(f"say which game the folder is for: {', '.join(ids)}")
    return max(check_game(id, folder) for id in ids)


def check_game(id: str, folder: Path | None) -> int:
    """Check one game; a game that is too broken to be loaded counts as one with problems."""
    problems: list[str] = []
    try:
        game = find_game(id)
        problems = found_problems(game, folder or game.folder / "content")
        if folder is None:
            problems += check_tutorial(game)
    except BadContent as error:
        problems = str(error).splitlines()
    for problem in problems:
        terminal.complain(f"{id}: {problem}")
    if problems:
        return exit_codes.BAD_INPUT
    where = f" in {folder}" if folder else ""
    terminal.console().print(Text.assemble(("✓ ", "green"), f"{id}: the content{where} is sound"), soft_wrap=True)
    return exit_codes.OK


def found_problems(game: Game, folder: Path) -> list[str]:
    return [] if game.check is None else game.check(folder)
