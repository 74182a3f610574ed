"""The fields of a game as scripts write them, with what their values mean: `chancellery script --fields GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chancellery.engine.fields import Field
from chancellery.engine.game import Game

MOST_NAMED: Final = 8


def list_fields(game: Game) -> str:
    """Every field, every fact and every kind of things of a game, as lines of text."""
    fields, facts = rows(game.state.schema), rows(game.facts)
    kinds: list[tuple[str, ...]] = [(kind, things(ids)) for kind, ids in game.nouns.ids.items()]
    parts = (("can be set and expected", fields), ("can be expected", facts), ("things", kinds))
    return "\n\n".join("\n".join([f"# {title}", *aligned(cells)]) for title, cells in parts if cells) + "\n"


def rows(fields: Mapping[str, Field]) -> list[tuple[str, ...]]:
    """How each field is written, what is written for a value, and what that means."""
    return [
        (" ".join([name, *map(str.upper, field.by)]), field.values(), field.about) for name, field in fields.items()
    ]


def things(ids: tuple[str, ...]) -> str:
    """The ids of a kind, or the first few of many."""
    if len(ids) <= MOST_NAMED:
        return ", ".join(ids)
    return f"{', '.join(ids[: MOST_NAMED // 2])} and {len(ids) - MOST_NAMED // 2} more"


def aligned(cells: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
