"""Tables loaded from stored matches."""

from __future__ import annotations

from chancellery.engine.errors import BadSave
from chancellery.games import find_game
from chancellery.store.matches import Matches, StoredMatch
from chancellery.table.entries import LogEntry
from chancellery.table.match import TableError
from chancellery.table.table import Table
from chancellery.table.undo import take_back


class OlderPly(TableError):
    """A ply that was played by older rules than this build has."""

    def __init__(self, ply: int, first: int) -> None:
        super().__init__(
            f"ply {ply} was played by older rules than this version has: the match is replayed from ply {first} on",
            "ply-of-older-rules",
            ply=ply,
            first=first,
        )


def load_table(matches: Matches, id: str, ply: int | None = None) -> tuple[Table, StoredMatch]:
    """Load the table of a match at its last or an earlier ply; a snapshot that cannot be read is left out."""
    loaded = matches.load(id, ply)
    game = find_game(loaded.match.game)
    if ply is not None and ply < loaded.match.replays_from:
        raise OlderPly(ply, loaded.match.replays_from)
    try:
        return Table.resume(game, loaded.match, loaded.snapshot, loaded.tail), loaded
    except BadSave:
        end = loaded.match.ply if ply is None else ply
        return Table.resume(game, loaded.match, None, matches.actions(id)[loaded.match.replays_from : end]), loaded


def undo_to(
    matches: Matches, table: Table, ply: int, by: int | None, agreed: bool, now: float
) -> tuple[Table, LogEntry]:
    """Take the actions after a ply back, in the store and at the table: the table then, and the entry of it."""
    earlier, _ = load_table(matches, table.match.id, ply)
    undone = matches.action_entries(table.match.id, ply) if table.match.pace.kind != "none" else []
    before, undo = take_back(table, earlier.state, by, now, agreed, undone)
    # Where other rules began to count, the snapshots before are of the older ones.
    boundary = bool(before.match.stretches) and ply == before.match.undo_ends
    snapshot = before.snapshot() if boundary else before.snapshot_if_due() if ply else None
    return before, matches.save_undo(before.match, undo, snapshot)
