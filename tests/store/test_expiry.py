"""What is forgotten by itself, and what is not."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from chancellery.store.expiry import ABANDONED_DAYS, DAY, GUEST_DAYS, SILENT_DAYS, WAITING_DAYS, find_expired
from chancellery.store.schema import sessions
from chancellery.store.store import Store
from chancellery.table.match import Match, Pace, Seat
from chancellery.table.table import Table
from tests.store.stored_matches import people
from tests.table.tables import bot, lay, person
from tests.tiny import TINY

NOW = time.time()


def stored(store: Store, *seats: Seat, status: str, pace: Pace | None = None) -> Match:
    """A match that was laid now."""
    match = lay(*seats, pace=pace)
    match.created = NOW
    if status != "waiting":
        Table.start(TINY, match).begin(NOW)
    if status in ("finished", "abandoned"):
        match.status = "finished" if status == "finished" else "abandoned"
        match.waiting = []
    store.matches.create(match)
    return match


def due(store: Store, days: float) -> dict[str, list[str]]:
    """What is due so many days from now."""
    found = find_expired(store, NOW + days * DAY)
    return {name: getattr(found, name) for name in ("stale", "silent", "guests") if getattr(found, name)}


def test_a_table_where_nobody_sat_down_is_deleted(store: Store) -> None:
    [ann] = people(store, "ann")
    match = stored(store, person(ann), Seat(), status="waiting")
    assert due(store, WAITING_DAYS - 1) == {}
    assert due(store, WAITING_DAYS + 1) == {"stale": [match.id]}


@pytest.mark.parametrize("status", ["abandoned", "finished"])
def test_what_was_abandoned_is_deleted_and_what_was_finished_stays(store: Store, status: str) -> None:
    [ann] = people(store, "ann")
    match = stored(store, person(ann), bot(), status=status)
    assert due(store, ABANDONED_DAYS - 1) == {}
    assert due(store, ABANDONED_DAYS + 1) == ({"stale": [match.id]} if status == "abandoned" else {})


def test_a_finished_match_goes_when_nobody_is_left_who_played_it(store: Store) -> None:
    [ann] = people(store, "ann")
    match = stored(store, person(ann), bot(), status="finished")
    store.people.delete(ann)
    assert due(store, ABANDONED_DAYS - 1) == {}
    assert due(store, ABANDONED_DAYS + 1) == {"stale": [match.id]}


def test_a_match_in_which_nothing_happens_is_ended_unless_a_clock_does(store: Store) -> None:
    [ann] = people(store, "ann")
    silent = stored(store, person(ann), bot(), status="running")
    assert due(store, SILENT_DAYS - 1) == {}
    assert due(store, SILENT_DAYS + 1) == {"silent": [silent.id]}
    store.messages.send(silent.id, 0, 0, None, "still here", NOW + SILENT_DAYS * DAY)
    assert due(store, SILENT_DAYS + 1) == {}


def test_a_guest_who_was_not_seen_is_forgotten_and_an_account_is_not(store: Store) -> None:
    guest = store.people.guest("en").id
    people(store, "ann")
    store.people.new_session(guest, "session", "browser")
    assert due(store, GUEST_DAYS - 1) == {}
    assert due(store, GUEST_DAYS + 1) == {"guests": [guest]}
    with store.database.writing() as connection:
        connection.execute(update(sessions).values(seen=NOW + 10 * DAY))
    assert due(store, GUEST_DAYS + 1) == {}
    other = store.people.guest("en").id
    stored(store, person(other), bot(), status="running", pace=Pace("days", days=30))
    assert due(store, GUEST_DAYS + 1) == {}
