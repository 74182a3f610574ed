"""Notifications: throttled, retried, and sent by one worker."""

from __future__ import annotations

from chancellery.store.outbox import DAY, LEASE, MOST_A_DAY, MOST_TRIES, THROTTLE
from chancellery.store.store import Store
from tests.store.stored_matches import people
from tests.table.tables import NOW


def test_what_is_due_is_taken_by_one_worker(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    store.outbox.add(ann, "email", "Your turn", "in Courtyard", NOW)
    store.outbox.add(bob, "webhook", "Your turn", "in Courtyard", NOW + 5)
    assert store.outbox.due(NOW - 1) == []
    (taken,) = store.outbox.due(NOW)
    assert (taken.user, taken.kind, taken.subject, taken.body) == (ann, "email", "Your turn", "in Courtyard")
    assert store.outbox.due(NOW) == []
    assert len(store.outbox.due(NOW + LEASE)) == 2
    assert len(store.outbox.due(NOW + 3 * LEASE, limit=1)) == 1


def test_a_newer_one_about_the_same_replaces_one_that_waits(store: Store) -> None:
    (ann,) = people(store, "ann")
    store.outbox.add(ann, "email", "Your turn", "ply 1", NOW + 60, about="match a")
    store.outbox.add(ann, "email", "Your turn", "ply 3", NOW + 90, about="match a")
    store.outbox.add(ann, "email", "Your turn", "ply 9", NOW + 60, about="match b")
    assert [taken.body for taken in store.outbox.due(NOW + 60)] == ["ply 3", "ply 9"]


def test_nobody_is_flooded(store: Store) -> None:
    (ann,) = people(store, "ann")
    store.outbox.add(ann, "email", "Your turn", "one", NOW)
    (first,) = store.outbox.due(NOW)
    store.outbox.sent(first.id, NOW)
    store.outbox.add(ann, "email", "Your turn", "two", NOW + 1)
    assert store.outbox.due(NOW + THROTTLE - 1) == []
    assert [taken.body for taken in store.outbox.due(NOW + THROTTLE)] == ["two"]


def test_nor_by_many_matches_at_once(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    for number in range(MOST_A_DAY + 10):
        store.outbox.add(ann, "email", "Your turn", "", NOW, about=f"match {number}")
    store.outbox.add(bob, "email", "Your turn", "", NOW, about="match 1")
    taken = store.outbox.due(NOW, 100)
    assert [notice.user for notice in taken] == [ann] * MOST_A_DAY + [bob]
    for notice in taken:
        store.outbox.sent(notice.id, NOW)
    store.outbox.add(ann, "email", "Your turn", "", NOW + DAY / 2, about="another")
    assert store.outbox.due(NOW + DAY / 2, 100) == []
    store.outbox.add(ann, "email", "Your turn", "", NOW + DAY + 1, about="another")
    assert len(store.outbox.due(NOW + DAY + 1, 100)) == 1


def test_what_went_out_is_forgotten_after_a_day(store: Store) -> None:
    (ann,) = people(store, "ann")
    store.outbox.add(ann, "email", "Your turn", "", NOW)
    (taken,) = store.outbox.due(NOW)
    store.outbox.sent(taken.id, NOW)
    assert len(store.people.export(ann)["notifications"]) == 1
    store.outbox.due(NOW + DAY + 1)
    assert store.people.export(ann)["notifications"] == []


def test_what_fails_is_tried_again_but_not_for_ever(store: Store) -> None:
    (ann,) = people(store, "ann")
    store.outbox.add(ann, "email", "Your turn", "", NOW)
    now = NOW
    for tries in range(MOST_TRIES):
        (taken,) = store.outbox.due(now)
        assert taken.tries == tries
        now += 1000
        assert store.outbox.failed(taken.id, now) is (tries + 1 < MOST_TRIES)
    assert store.outbox.due(now + 1e9) == []
    assert not store.outbox.failed(999, now)


def test_one_call_for_all_matches_and_no_other_until_somebody_has_looked(store: Store) -> None:
    (ann,) = people(store, "ann")
    for match in ("a", "b", "a"):
        store.outbox.call(ann, "turn phone", match, NOW)
    store.outbox.call(ann, "over phone", "c", NOW)
    assert store.outbox.has_due(NOW, push=True)
    assert not store.outbox.has_due(NOW, push=False)
    assert store.outbox.due(NOW) == []
    turn, over = store.outbox.due(NOW, push=True)
    assert (turn.kind, turn.about, turn.body, over.body) == ("push", "turn phone", "a b", "c")
    store.outbox.sent(turn.id, NOW)
    store.outbox.postpone(over.id, NOW + 500)
    # Not even after days, in which other notices are forgotten.
    store.outbox.due(NOW + 3 * DAY, push=True)
    store.outbox.call(ann, "turn phone", "d", NOW + 3 * DAY)
    assert [taken.about for taken in store.outbox.due(NOW + 4 * DAY, push=True)] == ["over phone"]
    store.outbox.looked(ann, NOW + 4 * DAY)
    store.outbox.call(ann, "turn phone", "d", NOW + 4 * DAY)
    assert "d" in [taken.body for taken in store.outbox.due(NOW + 5 * DAY, push=True)]


def test_what_has_failed_stands_back(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    store.outbox.call(ann, "turn phone", "a", NOW)
    (first,) = store.outbox.due(NOW, push=True)
    store.outbox.failed(first.id, NOW + 1)
    store.outbox.call(bob, "turn phone", "b", NOW + 2)
    assert [taken.user for taken in store.outbox.due(NOW + 2, push=True)] == [bob, ann]
