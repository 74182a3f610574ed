"""Matches that were begun with other rules stay readable in the store."""

from __future__ import annotations

import json

import pytest

from chancellery.engine.errors import BadJournal
from chancellery.store.check import check
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export, import_match
from chancellery.table.entries import StatusChanged
from chancellery.table.match import Pace
from chancellery.table.old_exports import read_old_export
from chancellery.table.rules_version import OtherRules
from tests.store.stored_matches import kept, of_bots, play
from tests.table.tables import NOW
from tests.tiny import TINY
from tests.tiny.mending import end_with


def raised(patch: pytest.MonkeyPatch) -> None:
    """Raise the version of Courtyard's rules."""
    patch.setattr(TINY, "rules", TINY.rules + 1)


def test_a_running_match_is_exported_from_what_was_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kept(store)
    id = table.match.id
    done = play(store, table, 40)
    store.messages.send(id, 40, 1, 0, "for red", NOW)
    before = export(store, id, 0)
    raised(monkeypatch)
    with pytest.raises(OtherRules):
        load_table(store.matches, id)
    after = export(store, id, 0)
    assert (after["rules"], after["ply"], after["actions"]) == (1, 40, before["actions"])
    assert after["actions"] == [(entry.ply, entry.data.action) for entry in done if entry.seat == 0]
    assert [message["text"] for message in after["match"]["messages"]] == ["for red"]
    told = [{key: value for key, value in event.items() if key != "text"} for event in before["log"] if event["ply"]]
    assert after["log"] == told
    assert after["view"]["legal"] == []
    assert after["view"]["board"].keys() == before["view"]["board"].keys()


def test_a_finished_match_is_exported_with_its_moves_by_name(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kept(store)
    play(store, table, 999)
    before = export(store, table.match.id)
    raised(monkeypatch)
    after = export(store, table.match.id)
    assert after == {**before, "digest": None}
    with pytest.raises(BadJournal, match="version 1"):
        import_match(store, json.dumps(after), None)
    assert len(read_old_export(json.dumps(after)).actions) == table.match.ply


def test_neither_clocks_nor_bots_wake_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    timed = kept(store, pace=Pace("live", seconds=60)).match.id
    bots = of_bots(store).match.id
    rules = {TINY.id: TINY.rules}
    assert (store.matches.due(NOW + 99, rules), store.matches.waiting_for_bots(NOW, rules)) == ([timed], [bots])
    raised(monkeypatch)
    rules = {TINY.id: TINY.rules}
    assert (store.matches.due(NOW + 99, rules), store.matches.waiting_for_bots(NOW, rules)) == ([], [])


def test_the_check_names_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kept(store)
    play(store, table, 3)
    assert list(check(store.matches)) == []
    end_with(monkeypatch)
    (problem,) = check(store.matches)
    assert problem.match == table.match.id
    assert "courts have no gates any more" in problem.sentence


def test_a_match_that_begins_later_is_stored_with_the_rules_it_is_played_by(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = kept(store)
    table.match.status = "waiting"
    store.matches.save_header(table.match, StatusChanged("waiting"))
    raised(monkeypatch)
    again, _ = load_table(store.matches, table.match.id)
    again.begin(NOW)
    store.matches.save_header(again.match, StatusChanged("running"))
    assert store.matches.header(table.match.id).rules == 2
    play(store, load_table(store.matches, table.match.id)[0])
