"""The board in a terminal: as the game draws it, or else as tables of what the seat may see."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chancellery.cli.terminal import figures, listing
from chancellery.engine.game import Game
from chancellery.engine.views import BoardData, PositionData

FEW: Final = 8


def board(game: Game, view: PositionData, language: str) -> RenderableType:
    """The board of a view."""
    drawn = plain_board(view["board"]) if game.draw is None else Text.from_markup(game.draw(view, language))
    return Padding(drawn, (0, 2), expand=False)


def plain_board(seen: BoardData) -> RenderableType:
    """Any board: short values first, then a table or columns for each of the long ones."""
    short = {words(name): flat(value) for name, value in seen.items() if not is_grid(value) and not is_long(value)}
    grids = [grid(name, value) for name, value in seen.items() if is_grid(value)]
    long = [columns(name, value) for name, value in seen.items() if is_long(value)]
    return Group(figures(short), *grids, *long)


def is_grid(value: Any) -> bool:
    """Whether a value is rows with the same columns."""
    if not isinstance(value, dict) or not value or not all(isinstance(row, dict) for row in value.values()):
        return False
    return len({tuple(row) for row in value.values()}) == 1


def is_long(value: Any) -> bool:
    """Whether a value has too many parts for one line."""
    return isinstance(value, dict) and len(value) > FEW and not is_grid(value)


def grid(name: str, rows: dict[str, BoardData]) -> Table:
    table = listing(words(name), *map(words, next(iter(rows.values()))))
    for id, row in rows.items():
        table.add_row(words(id), *map(flat, row.values()))
    return table


def columns(name: str, parts: BoardData) -> RenderableType:
    cells = [Text.assemble((words(id), "dim"), f" {flat(part)}") for id, part in parts.items()]
    return Group(Text(f"\n{words(name)}", style="bold"), Columns(cells, padding=(0, 3), column_first=True))


def flat(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "; ".join(f"{words(key)}: {flat(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(flat, value)) or "–"
    return "–" if value is None else words(str(value))


def words(id: str) -> str:
    """An id as people write it."""
    return id.replace("_", " ")
