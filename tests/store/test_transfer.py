"""Matches in files, and the check against the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import event, insert, update

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import read_journal
from chancellery.engine.saves import digest, save
from chancellery.engine.state import SPECTATOR
from chancellery.games import find_game
from chancellery.store import schema
from chancellery.store.check import check
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import export, import_match
from chancellery.table import beginnings
from chancellery.table.entries import StatusChanged, TakenBack
from chancellery.table.match import MatchResult, TableError
from chancellery.table.seating import leave
from chancellery.table.verification import verify_match
from tests.store.stored_matches import kept, of_bots, play
from tests.table.tables import NOW, taken_back
from tests.tiny import TINY


def finished(store: Store) -> tuple[str, dict[str, Any]]:
    table = kept(store, 3)
    store.messages.send(table.match.id, 2, 0, 1, "for blue alone", NOW)
    store.messages.send(table.match.id, 2, 0, None, "for all", NOW)
    play(store, table, 999)
    return table.match.id, export(store, table.match.id, 0)


def test_a_whole_match_is_one_file_that_verify_reads(store: Store) -> None:
    id, data = finished(store)
    exported = read_journal(json.dumps(data), find_game)
    exported.verify()
    assert exported.journal.actions == store.matches.actions(id)
    assert [message["text"] for message in data["match"]["messages"]] == ["for blue alone", "for all"]
    assert data["match"]["messages"][0]["to"] == "blue"
    assert data["match"]["seats"][1] == {"seat": "blue", "kind": "person", "bot": None, "name": "bob"}
    for_green = export(store, id, 2)
    assert [message["text"] for message in for_green["match"]["messages"]] == ["for all"]


def test_and_can_be_imported_again(store: Store) -> None:
    id, data = finished(store)
    owner = store.people.guest("en").id
    match = import_match(store, json.dumps(data), owner)
    assert match.id != id
    assert (match.status, match.result, match.imported) == ("finished", MatchResult(**data["result"]), True)
    assert store.matches.header(match.id) == match
    assert store.matches.actions(match.id) == store.matches.actions(id)
    assert digest(load_table(store.matches, match.id)[0].state) == data["digest"]
    ours, theirs = (
        [(entry.ply, entry.data) for entry in store.matches.entries(one, 0) if entry.kind == "action"]
        for one in (match.id, id)
    )
    assert ours == theirs
    assert {entry.id for entry in store.matches.of_user(owner)} == {match.id}


def test_a_match_that_was_resigned_keeps_its_result(store: Store) -> None:
    table = kept(store, timeout="forfeit")
    play(store, table, 5)
    leave(table.match, TINY, 0, NOW)
    store.matches.save_header(table.match, StatusChanged("finished"))
    data = export(store, table.match.id)
    assert data["result"] is None
    match = import_match(store, json.dumps(data), None)
    assert (match.status, match.result) == ("finished", table.match.result)
    data["match"]["result"] = {"winners": "me"}
    with pytest.raises(BadJournal, match="makes no sense"):
        import_match(store, json.dumps(data), None)


WON = {"winners": [1], "reason": "resignation", "scores": [0, 0]}


@pytest.mark.parametrize(
    "around",
    [
        5,
        {},
        {"status": "won"},
        {"status": "finished"},
        {"status": "finished", "result": None},
        {"status": "abandoned", "result": WON},
        {"status": "finished", "result": {**WON, "winners": [0, 99, -5]}},
        {"status": "finished", "result": {**WON, "winners": [1, 1]}},
        {"status": "finished", "result": {**WON, "winners": [0, 1]}},
        {"status": "finished", "result": {**WON, "winners": ["1"]}},
        {"status": "finished", "result": {**WON, "reason": "<b>bribes</b>"}},
        {"status": "finished", "result": {**WON, "scores": [0]}},
        {"status": "finished", "result": {**WON, "scores": [10**30, 0]}},
        {"status": "finished", "result": {**WON, "more": 1}},
    ],
)
def test_an_end_that_no_table_declares_is_not_imported(store: Store, around: object) -> None:
    table = kept(store, timeout="forfeit")
    play(store, table, 5)
    leave(table.match, TINY, 0, NOW)
    store.matches.save_header(table.match, StatusChanged("finished"))
    data = export(store, table.match.id)
    assert data["match"]["result"] == WON
    with pytest.raises(BadJournal, match=r"makes no sense|abandoned"):
        import_match(store, json.dumps({**data, "match": around}), None)


def test_another_result_around_a_match_than_in_it_is_not_imported(store: Store) -> None:
    _, data = finished(store)
    data["match"]["result"] = {**data["match"]["result"], "winners": [0, 99, -5]}
    with pytest.raises(BadJournal, match="another one around it"):
        import_match(store, json.dumps(data), None)


def test_what_does_not_verify_is_not_imported(store: Store) -> None:
    _, data = finished(store)
    for change in ({"seed": "00" * 32}, {"result": None}, {"actions": data["actions"][:-1]}, {"kind": "letter"}):
        with pytest.raises(BadJournal):
            import_match(store, json.dumps({**data, **change}), None)
    assert len(store.matches.running()) == 0


def test_a_match_without_end_is_not_imported(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _, data = finished(store)
    monkeypatch.setattr(beginnings, "MOST_ACTIONS", len(data["actions"]) - 1)
    with pytest.raises(BadJournal, match="can be imported"):
        import_match(store, json.dumps(data), None)


def test_before_the_end_a_file_holds_what_the_seat_may_know_and_nothing_else(store: Store) -> None:
    table = kept(store, 3)
    store.messages.send(table.match.id, 0, 0, 1, "for blue alone", NOW)
    play(store, table, 8)
    actions = store.matches.actions(table.match.id)
    for seat in (0, 1, 2, SPECTATOR):
        data = export(store, table.match.id, seat)
        text = json.dumps(data)
        assert table.match.seed.hex() not in text
        assert data["view"] == table.state.view(seat)
        assert [tuple(entry) for entry in data["actions"]] == [
            (ply, TINY.actions.name(action)) for ply, (who, action) in enumerate(actions, 1) if who == seat
        ]
        assert ("for blue alone" in text) is (seat in (0, 1))
        filled = {event["seat"] for event in data["log"] if event["event"] == "hand-filled"}
        assert filled == ({TINY.seats(table.state.options)[seat]} if seat != SPECTATOR else set())
        with pytest.raises(BadJournal, match="not a journal"):
            read_journal(text, find_game)


def test_what_others_hold_does_not_change_a_seats_file(store: Store) -> None:
    """The same table with another seat's sealed pick changed gives the same bytes."""
    table = kept(store, 3)
    first = table.state.legal(1)
    files = set()
    for action in first:
        twin, _ = load_table(store.matches, table.match.id)
        played = twin.act(1, action, twin.state.ply, NOW)
        store.matches.save_action(twin.match, played, None)
        files.add(json.dumps(export(store, table.match.id, 0)))
        back = taken_back(twin, None, [], NOW)
        store.matches.save_undo(back.match, TakenBack(1, False, 1))
    assert len(first) == 3
    assert len(files) == 1


def test_the_verify_button(store: Store) -> None:
    table = kept(store)
    with pytest.raises(TableError, match="after its end"):
        verify_match(TINY, table.match, [])
    play(store, table, 999)
    actions = store.matches.actions(table.match.id)
    report = verify_match(TINY, table.match, actions)
    assert (report["holds"], report["plies"], report["digest"]) == (True, len(actions), digest(table.state))
    assert not verify_match(TINY, table.match, [*actions[:-1], (0, 1)])["holds"]
    table.match.result = MatchResult([0], "bribes", [])
    assert "bribes" in str(verify_match(TINY, table.match, actions)["problem"])


# --- store check ---


def test_matches_that_play_on_are_not_named(store: Store) -> None:
    play(store, kept(store, 3), 10)
    play(store, of_bots(store), 999)
    assert list(check(store.matches)) == []


def change(store: Store, table: str, **values: Any) -> None:
    with store.database.writing() as connection:
        connection.execute(update(schema.metadata.tables[table]).values(**values))


@pytest.mark.parametrize(
    ("table", "values", "sentence"),
    [
        ("matches", {"rules": 7}, "version 7 of the rules"),
        ("matches", {"game": "chess"}, "no game 'chess'"),
        ("matches", {"ply": 9}, "its journal has 6 actions"),
        ("matches", {"options": {"players": 5}}, "players"),
        ("matches", {"waiting": [2]}, "others have to act"),
        ("actions", {"action": 1}, "is not legal"),
    ],
)
def test_a_match_that_would_break_is_named(store: Store, table: str, values: dict[str, Any], sentence: str) -> None:
    match = kept(store)
    play(store, match, 6)
    change(store, table, **values)
    (problem,) = check(store.matches)
    assert problem.match == match.match.id
    assert sentence in problem.sentence


def test_rules_that_quietly_lead_elsewhere_are_noticed(store: Store) -> None:
    table = kept(store)
    play(store, table, 6)
    elsewhere = table.state.clone()
    elsewhere.support[0] += 1  # type: ignore[attr-defined]
    with store.database.writing() as connection:
        row = {"match": table.match.id, "ply": 6, "state": save(elsewhere)}
        connection.execute(insert(schema.snapshots).values(**row))
    (problem,) = check(store.matches)
    assert "another position at ply 6" in problem.sentence


def test_rules_that_fail_are_noticed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    play(store, kept(store), 6)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a hand of nothing")

    monkeypatch.setattr(TINY, "set_up", fail)
    (problem,) = check(store.matches)
    assert problem.sentence == "the rules fail: ZeroDivisionError: a hand of nothing"


def test_an_import_writes_in_bulk(store: Store) -> None:
    """Others write in between: what an import keeps to itself must not grow with the match."""
    _, data = finished(store)
    statements: list[str] = []
    event.listen(store.database.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    match = import_match(store, json.dumps(data), None)
    assert match.ply == len(data["actions"]) > 20
    assert len([one for one in statements if one.lower().startswith("insert")]) <= 6
    assert store.matches.stamp(match.id)[1] == match.ply + 1


def test_a_match_of_more_than_some_thousand_actions_is_not_imported(store: Store) -> None:
    _, data = finished(store)
    data["actions"] = data["actions"] * 200
    assert len(data["actions"]) > 4_000
    with pytest.raises(BadJournal, match="up to 4000 can be imported"):
        import_match(store, json.dumps(data), None)
