"""Matches on disk: nothing that was acknowledged is lost, and nothing is kept twice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chancellery.engine.saves import digest
from chancellery.store.errors import AlreadyPlayed, NoSuchMatch, StoreError, TableChanged
from chancellery.store.schema import matches, seats
from chancellery.store.statements import NEVER_CHANGES
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.table.entries import Acted, Consented, SeatChanged, StatusChanged, TakenBack
from chancellery.table.match import Match, MatchResult, Pace, Seat, StalePly
from chancellery.table.seating import new_match, offer_rematch, sit
from chancellery.table.table import SNAPSHOT_EVERY, Table
from tests.store.stored_matches import kept, of_bots, people, play
from tests.table.tables import NOW, act, lay, taken_back, to_an_ambush
from tests.tiny import TINY
from tests.tiny.rules import Ambush

RULES = {TINY.id: TINY.rules}


def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    seats = [Seat("person", user=ann), Seat("bot", bot="random"), Seat("bot", bot="heuristic", away=bob, left=12.25)]
    pace = Pace("live", seconds=60, increment=3)
    match = new_match(TINY, {"players": 3}, [seats[0], seats[1], Seat()], now=NOW, pace=pace, owner=ann)
    match.seats = seats
    match.consents, match.waiting, match.result = [1, 2], [0, 2], MatchResult([0], "points", [3, 1, 0])
    store.matches.create(match)
    assert store.matches.header(match.id) == match


# Something else for all that can change about a match; whoever adds a field says here what else it can be.
CHANGED: dict[str, Any] = {
    "rules": 99,
    "timeout": "forfeit",
    "visibility": "public",
    "owner": None,
    "status": "finished",
    "ply": 17,
    "since": NOW + 1,
    "until": NOW + 2,
    "result": MatchResult([1], "points", [1, 2]),
    "consents": [1],
    "rematch": "elsewhere",
    "waiting": [0, 1],
    "rekeys": [(3, 1)],
    "shares": [(0, "ab")],
    "seats": [Seat("bot", bot="random", left=3.5, rated=True), Seat("open", away=None, gone=True)],
}


def test_whatever_changes_about_a_match_is_kept(store: Store) -> None:
    assert {*CHANGED, *NEVER_CHANGES, "pace", "version"} == {*Match.__struct_fields__}
    (ann,) = people(store, "ann")
    match = new_match(TINY, {}, [Seat("person", user=ann), Seat()], now=NOW, owner=ann)
    store.matches.create(match)
    for name, value in CHANGED.items():
        assert getattr(match, name) != value, name
        setattr(match, name, value)
    with store.database.writing() as connection:
        store.matches.keep_header(connection, match, 7)
    assert store.matches.header(match.id) == match
    assert store.matches.stamp(match.id) == (1, 7)


def test_a_match_has_a_column_for_everything() -> None:
    assert {column.name for column in matches.c} == {*Match.__struct_fields__, "seq", "due"} - {"seats"}
    assert {column.name for column in seats.c} == {*Seat.__struct_fields__, "match", "seat"}


def test_there_is_no_match_that_was_never_kept(store: Store) -> None:
    for call in (store.matches.header, store.matches.load, store.matches.stamp, store.matches.actions):
        with pytest.raises(NoSuchMatch, match="'nowhere'"):
            call("nowhere")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_from_the_store_equals_the_one_in_memory(store: Store, seats: int) -> None:
    table = kept(store, seats)
    while table.match.status == "running":
        play(store, table)
        again, _ = load_table(store.matches, table.match.id)
        assert digest(again.state) == digest(table.state)
        assert again.match == table.match
    assert store.matches.header(table.match.id).result == table.match.result
    assert store.matches.running() == []


def test_a_long_match_is_loaded_from_its_last_snapshot(store: Store) -> None:
    """Courtyard ends after some 40 actions, so the pick of the first round is taken back again and again."""
    table = kept(store, double=True)
    first = table.state.legal(0)[0]
    for ply in range(300):
        played = table.act(0, first if ply % 2 == 0 else 0, ply, NOW)
        store.matches.save_action(table.match, played, None)
    loaded = store.matches.load(table.match.id)
    assert loaded.match.ply == 300
    assert len(loaded.tail) == 300 % SNAPSHOT_EVERY < SNAPSHOT_EVERY
    for snapshot in range(0, 300, SNAPSHOT_EVERY):
        for ply in (snapshot, snapshot + 1, min(snapshot + SNAPSHOT_EVERY - 1, 300)):
            assert len(store.matches.load(table.match.id, ply).tail) == ply - snapshot
    assert digest(load_table(store.matches, table.match.id)[0].state) == digest(table.state)


def test_a_snapshot_that_no_longer_fits_is_not_needed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kept(store)
    play(store, table, 3)
    store.matches.save_action(table.match, msgspec.structs.replace(act(table), snapshot=b"from another age"), None)
    play(store, table, 2)
    again, loaded = load_table(store.matches, table.match.id)
    assert loaded.snapshot == b"from another age"
    assert digest(again.state) == digest(table.state)


def test_a_stale_ply_is_refused_with_the_current_one(store: Store) -> None:
    table = kept(store)
    play(store, table, 2)
    twin, _ = load_table(store.matches, table.match.id)
    play(store, table)
    with pytest.raises(StalePly) as error:
        store.matches.save_action(twin.match, act(twin), None)
    assert error.value.ply == 3
    assert len(store.matches.actions(table.match.id)) == 3


def test_the_same_key_is_played_once(store: Store) -> None:
    table = kept(store)
    (played,) = play(store, table, key="click")
    twin, _ = load_table(store.matches, table.match.id)
    with pytest.raises(AlreadyPlayed) as error:
        store.matches.save_action(twin.match, played, "click")
    assert error.value.ply == 1
    assert store.matches.ply_of_key(table.match.id, played.seat, "click") == 1
    assert store.matches.ply_of_key(table.match.id, 1 - played.seat, "click") is None
    with pytest.raises(StoreError, match="1 to 64"):
        store.matches.ply_of_key(table.match.id, 0, "x" * 65)


def test_a_key_is_remembered_though_its_action_was_taken_back(store: Store) -> None:
    table = kept(store)
    (played,) = play(store, table, key="click")
    table = taken_back(table, None, [], NOW)
    store.matches.save_undo(table.match, TakenBack[int](None, True, 1))
    again = table.act(played.seat, played.action, 0, NOW)
    with pytest.raises(AlreadyPlayed):
        store.matches.save_action(table.match, again, "click")


def test_a_table_that_changed_in_the_meantime_is_not_written_over(store: Store) -> None:
    table = kept(store)
    twin, _ = load_table(store.matches, table.match.id)
    table.match.consents = [0]
    store.matches.save_header(table.match, Consented(0, True))
    with pytest.raises(TableChanged):
        store.matches.save_action(twin.match, act(twin), None)
    with pytest.raises(StalePly):
        store.matches.save_header(msgspec.structs.replace(table.match, ply=9), Consented(0, True))
    assert store.matches.header(table.match.id).consents == [0]
    assert store.matches.actions(table.match.id) == []


def test_what_is_refused_leaves_no_trace(store: Store) -> None:
    table = kept(store)
    play(store, table, 2, key=None)
    before = store.matches.stamp(table.match.id), store.matches.entries(table.match.id, 0)
    twin, _ = load_table(store.matches, table.match.id)
    twin.match.version = 0
    with pytest.raises(TableChanged):
        store.matches.save_action(twin.match, act(twin), "new")
    assert (store.matches.stamp(table.match.id), store.matches.entries(table.match.id, 0)) == before


def test_news_are_numbered_without_gaps(store: Store) -> None:
    table = kept(store)
    done = play(store, table, 5)
    news = store.matches.entries(table.match.id, 0)
    assert [entry.seq for entry in news] == [1, 2, 3, 4, 5, 6]
    assert [entry.kind for entry in news] == ["status", *["action"] * 5]
    assert news[3].data == done[2].data
    assert [entry.seq for entry in store.matches.entries(table.match.id, 4)] == [5, 6]
    assert store.matches.stamp(table.match.id) == (5, 6)


def test_lists_of_matches(store: Store) -> None:
    ann, bob, cid = people(store, "ann", "bob", "cid")
    waiting = lay(Seat("person", user=ann), Seat(), Seat())
    waiting.visibility = "public"
    hidden = lay(Seat("person", user=ann), Seat())
    for match in (waiting, hidden):
        store.matches.create(match)
    assert [match.id for match in store.matches.open_tables()] == [waiting.id]
    assert {match.id for match in store.matches.of_user(ann)} == {waiting.id, hidden.id}
    assert store.matches.of_user(bob) == []
    sit(waiting, TINY, 1, bob)
    store.matches.save_header(waiting, SeatChanged(1, "person"))
    assert [match.id for match in store.matches.of_user(bob)] == [waiting.id]
    sit(waiting, TINY, 2, cid)
    Table.start(TINY, waiting).begin(NOW)
    store.matches.save_header(waiting, StatusChanged("running"))
    assert store.matches.running() == [waiting.id]
    assert store.matches.open_tables() == []


def test_there_is_one_rematch_however_many_ask(store: Store) -> None:
    table = kept(store)
    play(store, table, 999)
    twins = [load_table(store.matches, table.match.id)[0].match for _ in range(2)]
    ann, bob = (seat.user or "" for seat in table.match.seats)
    laid = [offer_rematch(twin, TINY, ann, NOW) for twin in twins]
    store.matches.save_rematch(twins[0], *laid[0], NOW)
    with pytest.raises(TableChanged):
        store.matches.save_rematch(twins[1], *laid[1], NOW)
    assert store.matches.header(table.match.id).rematch == laid[0][0].id
    assert {match.id for match in store.matches.of_user(ann)} == {table.match.id, laid[0][0].id}
    # Whoever has not accepted finds it among the offers, and not among the own matches.
    assert [match.id for match in store.matches.of_user(bob)] == [table.match.id]
    assert [match.id for match in store.matches.offered(bob)] == [laid[0][0].id]


def test_clocks_that_have_run_out_are_found_after_a_restart(store: Store) -> None:
    table = kept(store, pace=Pace("live", seconds=60))
    other = 1 - play(store, table, now=NOW + 10)[0].seat
    assert store.matches.due(NOW + 59, RULES) == []
    assert store.matches.due(NOW + 61, RULES) == [table.match.id]
    assert store.matches.header(table.match.id).seats[other].left == 50
    assert of_bots(store).match.id not in store.matches.due(NOW + 1e9, RULES)


def test_questions_that_wait_only_so_long_are_found_after_a_restart(store: Store) -> None:
    table = kept(store, pace=Pace("live", seconds=60))
    id = table.match.id
    seat = to_an_ambush(table, NOW, lambda played: store.matches.save_action(table.match, played, None))
    assert store.matches.header(id).until == NOW + Ambush.patience
    assert (store.matches.due(NOW + 1.9, RULES), store.matches.due(NOW + 2, RULES)) == ([], [id])
    late = table.act(seat, table.state.choice().otherwise, table.state.ply, NOW + 2, late=True)
    news = store.matches.save_action(table.match, late, None)
    assert news.data == late.data
    told = {entry.ply: entry.data for entry in store.matches.entries(id, 0)}
    assert [ply for ply, data in told.items() if isinstance(data, Acted) and data.late] == [late.ply]
    assert store.matches.header(id).until is None


def test_matches_that_wait_for_a_bot_are_found_after_a_restart(store: Store) -> None:
    bots = of_bots(store)
    kept(store)
    finished = of_bots(store, seed="2")
    play(store, finished, 1000)
    assert store.matches.waiting_for_bots(NOW, RULES) == [bots.match.id]
    assert store.matches.waiting_for_bots(NOW - 1, RULES) == []
