"""Taking back, on disk."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import func, select

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import read_journal
from chancellery.engine.saves import digest, dump
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.store import schema
from chancellery.store.check import check
from chancellery.store.errors import TableChanged
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table, undo_to
from chancellery.store.transfer import export, import_match
from chancellery.table.entries import TakenBack
from chancellery.table.match import StalePly
from chancellery.table.table import Table
from chancellery.table.verification import verify_match
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW, to_an_ambush
from tests.tiny import TINY


def count(store: Store, table: str) -> int:
    with store.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.metadata.tables[table])).scalar_one())


def without_chance(state: State) -> dict[str, Any]:
    """A position but for the dice to come."""
    return {name: value for name, value in dump(state).items() if name != "rng"}


def roll(store: Store, table: Table) -> int:
    """Strike from an ambush, and the die of it."""
    seat = table.state.waiting[0]
    played = table.act(seat, table.state.legal(seat)[-1], table.state.ply, NOW)
    store.matches.save_action(table.match, played, None)
    return next(int(event["die"]) for _, event in played.data.events if "die" in event)


def ambush(store: Store, table: Table) -> None:
    """Play on to the question before a die."""
    to_an_ambush(table, keep=lambda played: store.matches.save_action(table.match, played, None))


def test_a_die_that_was_taken_back_is_rolled_anew(store: Store) -> None:
    table = kept(store, 2)
    ambush(store, table)
    ply, seen = table.state.ply, []
    for _ in range(12):
        seen.append(roll(store, table))
        table, _ = undo_to(store.matches, table, ply, by=None, agreed=True, now=NOW)
    assert len(set(seen)) > 1
    assert table.match.rekeys == [(ply, 12)]
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)


def test_a_plain_undo_does_not_bring_the_old_dice_back(store: Store) -> None:
    table = kept(store, 2)
    ambush(store, table)
    ply = table.state.ply
    roll(store, table)
    table, _ = undo_to(store.matches, table, ply, by=None, agreed=True, now=NOW)
    fresh = table.state.rng.key
    table, _ = undo_to(store.matches, table, ply - 1, by=0, agreed=False, now=NOW)
    assert table.match.rekeys == [(ply - 1, 1)]
    assert table.state.rng.key == fresh
    table, _ = undo_to(store.matches, table, 0, by=0, agreed=True, now=NOW)
    assert table.match.rekeys == [(0, 2)]


def test_a_match_with_undos_verifies_in_the_store_and_in_a_file(store: Store) -> None:
    table = kept(store, 2)
    for plies, back in ((40, 32), (5, 36), (999, None)):
        play(store, table, plies)
        if back is not None:
            table, _ = undo_to(store.matches, table, back, by=None, agreed=True, now=NOW)
            assert list(check(store.matches)) == []
    id, actions = table.match.id, store.matches.actions(table.match.id)
    told = store.matches.told_in_log(id)
    assert told.undos == 2
    assert verify_match(TINY, store.matches.header(id), actions, told)["holds"]
    told.undos = 1
    assert "only 1 are in the log" in str(verify_match(TINY, store.matches.header(id), actions, told)["problem"])
    data = export(store, id)
    assert (data["format"], data["rekeys"]) == (2, [[32, 1], [36, 2]])
    read_journal(json.dumps(data), find_game).verify()
    imported = import_match(store, json.dumps(data), None)
    assert digest(load_table(store.matches, imported.id)[0].state) == data["digest"]
    with pytest.raises(BadJournal, match=r"another final position|is not legal|claims the result"):
        read_journal(json.dumps({**data, "rekeys": [[32, 1], [36, 3]]}), find_game).verify()


@pytest.mark.parametrize(
    "rekeys", [5, [5], [[1]], [["1", 1]], [[0, 0]], [[3, 1], [3, 2]], [[3, 2], [4, 2]], [[999, 1]]]
)
def test_rekeys_that_make_no_sense_are_refused(store: Store, rekeys: object) -> None:
    table = kept(store, 2)
    play(store, table, 999)
    data = {**export(store, table.match.id), "format": 2, "rekeys": rekeys}
    with pytest.raises(BadJournal, match="rekeys"):
        read_journal(json.dumps(data), find_game)


def test_what_was_taken_back_is_gone_from_the_journal_and_stays_in_the_news(store: Store) -> None:
    table = kept(store, 3)
    play(store, table, 10)
    before = [load_table(store.matches, table.match.id, ply)[0].state for ply in range(11)]
    table, told = undo_to(store.matches, table, 7, by=None, agreed=True, now=NOW)
    assert without_chance(table.state) == without_chance(before[7])
    assert len(store.matches.actions(table.match.id)) == 7 == count(store, "actions")
    last = store.matches.entries(table.match.id, told.seq - 1)[-1]
    assert last == told
    assert (last.kind, last.ply, last.data) == ("undo", 7, TakenBack[int](None, True, 10))
    assert len([entry for entry in store.matches.entries(table.match.id, 0) if entry.kind == "action"]) == 10
    play(store, table, 3)
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)


def test_snapshots_beyond_it_are_gone_too(store: Store) -> None:
    table = kept(store, double=True)
    first = table.state.legal(0)[0]
    for ply in range(70):
        played = table.act(0, 0 if ply % 2 else first, ply, NOW)
        store.matches.save_action(table.match, played, None)
    assert count(store, "snapshots") == 2
    table, _ = undo_to(store.matches, table, 63, by=0, agreed=False, now=NOW)
    assert count(store, "snapshots") == 1
    loaded = store.matches.load(table.match.id)
    assert len(loaded.tail) == 31
    assert loaded.last_mover == 0
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)
    table, _ = undo_to(store.matches, table, 0, by=None, agreed=True, now=NOW)
    assert count(store, "snapshots") == 0
    assert store.matches.load(table.match.id).last_mover is None


def test_nothing_is_taken_back_twice_or_behind_somebodys_back(store: Store) -> None:
    table = kept(store)
    play(store, table, 4)
    twin, _ = load_table(store.matches, table.match.id)
    earlier, _ = undo_to(store.matches, table, 3, by=None, agreed=True, now=NOW)
    with pytest.raises(StalePly):
        store.matches.save_undo(structs.replace(twin.match, ply=3), TakenBack[int](None, True, 4))
    with pytest.raises(TableChanged):
        store.matches.save_undo(structs.replace(twin.match, ply=2), TakenBack[int](None, True, 4))
    assert store.matches.header(earlier.match.id) == earlier.match
