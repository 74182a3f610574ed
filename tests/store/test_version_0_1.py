"""A store, and exported files, that version 0.1 wrote: they open, whatever has become of the rules since."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chancellery.games import find_game
from chancellery.store.check import check
from chancellery.store.engine import Store, open_store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export
from chancellery.table.exports import read_seat_export
from chancellery.table.old_exports import read_old_export
from chancellery.table.rules_version import OtherRules, kept_view, plays_on

FOLDER = Path(__file__).parent / "version_0_1"
FINISHED, EUROPE, REALPOLITIK, WAITING = (
    "finishedeuropexx",
    "runningeuropexxx",
    "runningrealpolit",
    "waitingeuropexxx",
)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Store]:
    file = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / "store.sql").read_text("utf-8"))
    store = open_store(f"sqlite:///{file}")
    yield store
    store.close()


@pytest.mark.parametrize("id", [FINISHED, EUROPE, REALPOLITIK, WAITING])
def test_a_match_is_played_on_or_refused_by_its_rules(old: Store, id: str) -> None:
    match = old.matches.header(id)
    if plays_on(find_game(match.game), match):
        table, _ = load_table(old.matches, id)
        assert (table.state.ply, list(table.state.waiting) if match.status == "running" else []) == (
            match.ply,
            match.waiting,
        )
    else:
        with pytest.raises(OtherRules):
            load_table(old.matches, id)


@pytest.mark.parametrize(("id", "plies"), [(FINISHED, 91), (EUROPE, 50), (REALPOLITIK, 80)])
def test_its_log_and_its_journal_are_there(old: Store, id: str, plies: int) -> None:
    entries = old.matches.entries(id, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.kind == "action" for entry in entries) == plies
    assert len(old.matches.actions(id)) == len(old.matches.action_entries(id)) == plies
    assert [message.text for message in old.messages.visible(id, 2)] == ["Good evening."]
    assert len(old.messages.visible(id, 0)) == 2


def test_what_is_exported_is_what_was_exported_then(old: Store) -> None:
    then = json.loads((FOLDER / "finished.json").read_text("utf-8"))
    now = export(old, FINISHED)
    assert {**now, "digest": None} == {**then, "digest": None}
    assert now["digest"] in (then["digest"], None)
    then = json.loads((FOLDER / "seat.json").read_text("utf-8"))
    now = export(old, REALPOLITIK, 0)
    for key in ("game", "options", "commitment", "seat", "ply", "actions", "match"):
        assert json.loads(json.dumps(now[key])) == then[key]


def test_files_of_then_are_read(old: Store) -> None:
    assert read_seat_export((FOLDER / "seat.json").read_text("utf-8")).ply == 80
    assert len(read_old_export((FOLDER / "finished.json").read_text("utf-8")).actions) == 91


def test_the_check_names_only_matches_of_other_rules(old: Store) -> None:
    headers = [old.matches.header(id) for id in (EUROPE, REALPOLITIK)]
    refused = [match.id for match in headers if not plays_on(find_game(match.game), match)]
    assert sorted(problem.match for problem in check(old.matches)) == sorted(refused)


@pytest.mark.parametrize("id", [FINISHED, EUROPE, REALPOLITIK])
def test_a_view_that_was_kept_asks_nobody_anything(old: Store, id: str) -> None:
    match = old.matches.header(id)
    view = kept_view(find_game(match.game), match, old.matches.snapshots(id, match.ply), 0)
    assert view["ply"] <= match.ply
    assert view["position"] is None or view["position"]["legal"] == []
