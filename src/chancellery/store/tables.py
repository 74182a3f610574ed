"""From what is kept to a table that can be played at."""

from __future__ import annotations

from chancellery.engine.errors import BadSave
from chancellery.games import find_game
from chancellery.store.matches import Loaded, Matches, News
from chancellery.table.table import Table


def open_table(matches: Matches, id: str, ply: int | None = None) -> tuple[Table, Loaded]:
    """The table of a match at its last ply or an earlier one; a snapshot that no longer fits is not needed."""
    loaded = matches.load(id, ply)
    game = find_game(loaded.match.game)
    try:
        return Table.resume(game, loaded.match, loaded.snapshot, loaded.tail), loaded
    except BadSave:
        end = loaded.match.ply if ply is None else ply
        return Table.resume(game, loaded.match, None, matches.actions(id)[:end]), loaded


def take_back(matches: Matches, table: Table, ply: int, by: int | None, agreed: bool, now: float) -> tuple[Table, News]:
    """Take the actions after a ply back, on disk and at the table: the table then, and the news of it."""
    earlier, _ = open_table(matches, table.match.id, ply)
    earlier = table.taken_back(earlier.snapshot(), [], now)
    return earlier, matches.save_undo(earlier.match, ply, by, agreed)
