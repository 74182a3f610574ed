"""People: guests, accounts, sessions, and what is left when somebody goes."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from chancellery.store import people as repository
from chancellery.store import schema
from chancellery.store.errors import NameTaken, NoSuchUser, StoreError, TableChanged
from chancellery.store.store import Store
from chancellery.table.entries import StatusChanged, TimeWasUp
from chancellery.table.match import Seat
from chancellery.table.seating import time_out
from tests.store.stored_matches import kept, people, play
from tests.table.tables import NOW, lay
from tests.tiny import TINY


def test_a_guest_becomes_somebody(store: Store) -> None:
    guest = store.people.guest("fr")
    assert guest.guest
    assert store.people.by_name(guest.name) == guest == store.people.by_id(guest.id)
    assert store.people.password_hash(guest.id) is None
    ann = store.people.claim(guest.id, "Ann  of Kent", "argon")
    assert (ann.id, ann.name, ann.guest, ann.language) == (guest.id, "Ann of Kent", False, "fr")
    assert store.people.password_hash(ann.id) == "argon"
    assert store.people.by_name("ANN OF KENT") == ann
    assert store.people.by_name(guest.name) is None
    assert store.people.names([ann.id, "nobody"]) == {ann.id: "Ann of Kent"}
    assert store.people.all() == [ann]


def test_names_that_look_the_same_are_the_same(store: Store) -> None:
    people(store, "Metternich")
    guest = store.people.guest("en")
    for name in ("metternich", "METTERNICH", "Ｍetternich"):
        with pytest.raises(NameTaken, match="is taken"):
            store.people.claim(guest.id, name, "hash")
    assert store.people.by_id(guest.id) == guest


@pytest.mark.parametrize(
    "name", ["", "x", "x" * 31, "guest-anna", "a\x00b", "a\u202eb", "Guest-1", " Ann", "Ann ", "Ann.", "Server"]
)
def test_a_name_can_be_shown(store: Store, name: str) -> None:
    with pytest.raises(StoreError):
        store.people.claim(store.people.guest("en").id, name, "hash")


def test_what_a_person_can_change(store: Store) -> None:
    (ann,) = people(store, "ann")
    store.people.set_contact(ann, "ann@example.org", "https://example.org/hook")
    store.people.set_language(ann, "fr")
    store.people.set_operator(ann, True)
    store.people.set_password(ann, "other")
    user = store.people.by_id(ann)
    assert user is not None
    assert (user.email, user.webhook, user.language, user.operator) == (
        "ann@example.org",
        "https://example.org/hook",
        "fr",
        True,
    )
    assert store.people.password_hash(ann) == "other"
    with pytest.raises(NoSuchUser):
        store.people.set_language("nobody", "en")
    with pytest.raises(NoSuchUser):
        store.people.new_session("nobody", "session", "")


def test_sessions_are_stored_hashed_and_can_be_revoked(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    secret = store.people.new_session(ann, "session", "Firefox")
    token = store.people.new_session(ann, "token", "my bot")
    with store.database.reading() as connection:
        rows = [tuple(row) for row in connection.execute(select(schema.sessions))]
    assert secret not in str(rows)
    assert token not in str(rows)
    user = store.people.user_of(secret)
    assert user is not None
    assert user.id == ann
    assert store.people.user_of("wrong") is None
    found = store.people.sessions(ann)
    assert [(session.kind, session.label) for session in found] == [("session", "Firefox"), ("token", "my bot")]
    assert store.people.session_id(secret) == found[0].id
    assert not store.people.revoke(bob, found[0].id)
    assert store.people.revoke(ann, found[0].id)
    assert store.people.user_of(secret) is None
    assert store.people.revoke_all(ann) == 1
    assert store.people.user_of(token) is None


def test_when_a_session_was_used_last_is_kept_now_and_then(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = people(store, "ann")
    secret = store.people.new_session(ann, "session", "")
    before = store.people.sessions(ann)[0].seen
    store.people.user_of(secret)
    assert store.people.sessions(ann)[0].seen == before
    monkeypatch.setattr(repository, "SEEN_EVERY", -1.0)
    store.people.user_of(secret)
    assert store.people.sessions(ann)[0].seen >= before


def test_a_person_can_have_all_that_is_kept(store: Store) -> None:
    table = kept(store)
    ann = table.match.seats[0].user
    assert ann is not None
    secret = store.people.new_session(ann, "session", "Firefox")
    store.messages.send(table.match.id, 0, 0, 1, "psst", NOW)
    data = json.dumps(store.people.export(ann))
    for part in ("ann", "Firefox", "psst", table.match.id):
        assert part in data
    for part in (secret, "hash", table.match.seed.hex()):
        assert part not in data
    with pytest.raises(NoSuchUser):
        store.people.export("nobody")


def test_who_is_deleted_leaves_no_name_behind(store: Store) -> None:
    finished = kept(store)
    play(store, finished, 999)
    ann, bob = (seat.user for seat in finished.match.seats)
    assert ann
    assert bob
    running = lay(Seat("person", user=ann), Seat("person", user=bob))
    running.status, running.waiting, running.consents = "running", [0, 1], [0]
    waiting = lay(Seat("person", user=ann), Seat())
    alone = lay(Seat("person", user=ann), Seat("bot", bot="random"))
    alone.status = "running"
    for match in (running, waiting, alone):
        store.matches.create(match)
    secret = store.people.new_session(ann, "session", "")
    store.messages.send(running.id, 0, 0, None, "from ann", NOW)
    store.messages.send(running.id, 0, 1, None, "from bob", NOW)
    store.messages.mark_read(running.id, ann, 1)
    store.outbox.add(ann, "email", "Your turn", "", NOW)

    store.people.delete(ann)

    assert store.people.by_id(ann) is None
    assert store.people.user_of(secret) is None
    assert store.outbox.due(NOW + 1) == []
    kept_seat = store.matches.header(finished.match.id).seats[0]
    assert (kept_seat.kind, kept_seat.user) == ("person", None)
    now_running = store.matches.header(running.id)
    assert (now_running.seats[0].kind, now_running.seats[0].bot) == ("bot", "heuristic")
    assert (now_running.status, now_running.consents, now_running.owner) == ("running", [], None)
    assert store.matches.header(waiting.id).open_seats() == [0, 1]
    assert store.matches.header(alone.id).status == "abandoned"
    assert [message.text for message in store.messages.visible(running.id, 1)] == ["from bob"]
    assert [entry.kind for entry in store.matches.entries(running.id, 0)] == ["status", "message", "seat"]
    with pytest.raises(TableChanged):
        store.matches.save_header(finished.match, StatusChanged("finished"))
    with pytest.raises(NoSuchUser):
        store.people.delete(ann)


def test_no_seat_is_kept_for_somebody_who_is_deleted(store: Store) -> None:
    table = kept(store)
    ann = table.match.seats[0].user
    assert ann is not None
    time_out(table.match, TINY, [0], NOW)
    store.matches.save_header(table.match, TimeWasUp([0], "running"))
    assert [match.id for match in store.matches.of_user(ann)] == [table.match.id]
    store.people.delete(ann)
    assert store.matches.header(table.match.id).seats[0] == Seat("bot", bot="heuristic")
