"""Taking back, on disk."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from chancellery.engine.saves import digest
from chancellery.store import schema
from chancellery.store.engine import Store
from chancellery.store.errors import TableChanged
from chancellery.store.table_loader import load_table, take_back
from chancellery.table.match import StalePly
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW


def count(store: Store, table: str) -> int:
    with store.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.metadata.tables[table])).scalar_one())


def test_what_was_taken_back_is_gone_from_the_journal_and_stays_in_the_news(store: Store) -> None:
    table = kept(store, 3)
    play(store, table, 10)
    before = [digest(load_table(store.matches, table.match.id, ply)[0].state) for ply in range(11)]
    table, told = take_back(store.matches, table, 7, by=None, agreed=True, now=NOW)
    assert digest(table.state) == before[7]
    assert len(store.matches.actions(table.match.id)) == 7 == count(store, "actions")
    last = store.matches.entries(table.match.id, told.seq - 1)[-1]
    assert last == told
    assert (last.kind, last.ply, last.data) == ("undo", 7, {"by": None, "agreed": True, "from": 10})
    assert len([entry for entry in store.matches.entries(table.match.id, 0) if entry.kind == "action"]) == 10
    play(store, table, 3)
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)


def test_snapshots_beyond_it_are_gone_too(store: Store) -> None:
    table = kept(store, double=True)
    first = table.state.legal(0)[0]
    for ply in range(70):
        played = table.act(0, 0 if ply % 2 else first, ply, NOW)
        store.matches.save_action(table.match, played, None, table.snapshot_if_due())
    assert count(store, "snapshots") == 2
    table, _ = take_back(store.matches, table, 63, by=0, agreed=False, now=NOW)
    assert count(store, "snapshots") == 1
    loaded = store.matches.load(table.match.id)
    assert len(loaded.tail) == 31
    assert loaded.last_mover == 0
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)
    table, _ = take_back(store.matches, table, 0, by=None, agreed=True, now=NOW)
    assert count(store, "snapshots") == 0
    assert store.matches.load(table.match.id).last_mover is None


def test_nothing_is_taken_back_twice_or_behind_somebodys_back(store: Store) -> None:
    table = kept(store)
    play(store, table, 4)
    twin, _ = load_table(store.matches, table.match.id)
    earlier, _ = take_back(store.matches, table, 3, by=None, agreed=True, now=NOW)
    with pytest.raises(StalePly):
        store.matches.save_undo(twin.match, 3, None, agreed=True)
    with pytest.raises(TableChanged):
        store.matches.save_undo(twin.match, 2, None, agreed=True)
    assert store.matches.header(earlier.match.id) == earlier.match
