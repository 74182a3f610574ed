"""A guest who has an account already: everything of theirs is the account's."""

from __future__ import annotations

import pytest

from chancellery.store.errors import NoSuchUser, StoreError, TableChanged
from chancellery.store.merging import merge
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.table.entries import SeatsChanged
from chancellery.table.match import Seat
from chancellery.table.seating import time_out
from tests.store.stored_matches import kept, people, play
from tests.table.tables import NOW, act, begun, lay
from tests.tiny import TINY


def test_seats_tables_and_messages_go_to_the_account(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    guest = store.people.guest("en").id
    running = begun(Seat("person", user=guest), Seat("person", user=bob))
    store.matches.create(running.match)
    play(store, running, 3)
    away = begun(Seat("person", user=bob), Seat("person", user=guest))
    time_out(away.match, TINY, [1], NOW)
    store.matches.create(away.match)
    waiting = lay(Seat("person", user=guest), Seat())
    over = lay(Seat("person", user=guest), Seat("person", user=bob))
    over.status = "abandoned"
    laid = lay(Seat("person", user=bob), Seat())
    laid.owner = guest
    for match in (waiting, over, laid):
        store.matches.create(match)
    said, _ = store.messages.send(running.match.id, 3, 0, 1, "psst", NOW)
    token = store.people.new_session(guest, "token", "bot")
    mine = store.people.new_session(ann, "session", "")
    before = store.matches.stamp(running.match.id)

    assert set(merge(store.database, guest, ann)) == {running.match.id, away.match.id, waiting.id, laid.id}

    assert store.people.by_id(guest) is None
    assert store.people.user_of(token) is None
    assert store.people.user_of(mine) is not None
    assert store.matches.header(running.match.id).seats_of(ann) == [0]
    assert store.matches.header(away.match.id).seats[1].away == ann
    assert store.matches.header(over.id).seats_of(ann) == [0]
    assert [store.matches.header(match.id).owner for match in (running.match, waiting, over, laid)] == [ann] * 4
    assert {match.id for match in store.matches.of_user(ann)} == {
        *(running.match.id, away.match.id, waiting.id, over.id, laid.id)
    }
    assert store.matches.stamp(running.match.id) == (before[0] + 1, before[1] + 1)
    told = store.matches.entries(running.match.id, before[1])
    assert [(entry.kind, entry.ply, entry.data) for entry in told] == [("seat", 3, SeatsChanged([0], "person"))]
    assert [message["text"] for message in store.people.export(ann)["messages"]] == ["psst"]
    with pytest.raises(TableChanged):
        store.matches.save_action(running.match, act(running), None)
    play(store, load_table(store.matches, running.match.id)[0], 2)
    store.people.delete(ann)
    assert store.messages.visible(running.match.id, 1) == []
    assert said.text == "psst"


def test_marks_of_both_are_the_further_one(store: Store) -> None:
    tables = [kept(store), begun(Seat("bot", bot="random"), Seat("bot", bot="random"))]
    store.matches.create(tables[1].match)
    ann = tables[0].match.seats[0].user or ""
    guest = store.people.guest("en").id
    for table, mine, theirs in ((tables[0], 3, 7), (tables[1], 9, 7)):
        store.messages.mark_read(table.match.id, ann, mine)
        store.messages.mark_read(table.match.id, guest, theirs)
    third = begun(Seat("bot", bot="random"), Seat("bot", bot="random"))
    store.matches.create(third.match)
    store.messages.mark_read(third.match.id, guest, 5)
    merge(store.database, guest, ann)
    read = {row["match"]: row["message"] for row in store.people.export(ann)["read"]}
    assert read == {tables[0].match.id: 7, tables[1].match.id: 9, third.match.id: 5}


def test_somebody_who_plays_both_has_two_seats(store: Store) -> None:
    (ann,) = people(store, "ann")
    guest = store.people.guest("en").id
    table = begun(Seat("person", user=ann), Seat("person", user=guest))
    store.matches.create(table.match)
    merge(store.database, guest, ann)
    assert store.matches.header(table.match.id).seats_of(ann) == [0, 1]


def test_nobody_else_can_be_merged(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    guest, other = store.people.guest("en").id, store.people.guest("en").id
    for one, two in ((ann, bob), (ann, guest), (guest, other), (guest, guest)):
        with pytest.raises(StoreError, match="only a guest"):
            merge(store.database, one, two)
    for one, two in ((guest, "nobody"), ("nobody", ann)):
        with pytest.raises(NoSuchUser):
            merge(store.database, one, two)
    assert len(store.people.all()) == 4


def test_the_quiet_hours_of_a_guest_are_kept_unless_the_account_has_its_own(store: Store) -> None:
    first, second = store.people.guest("en").id, store.people.guest("en").id
    account = store.people.claim(store.people.guest("en").id, "Ann of the night", "hash").id
    store.devices.set_quiet(first, (60, 120, "Europe/Paris"))
    store.devices.set_quiet(second, (5, 10, "Asia/Tokyo"))
    merge(store.database, first, account)
    assert store.devices.calling(account).zone == "Europe/Paris"
    merge(store.database, second, account)
    assert store.devices.calling(account).zone == "Europe/Paris"
