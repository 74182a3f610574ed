"""Ratings: who is rated for what, once, on both databases; and what strengths do."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.store.engine import Store
from chancellery.store.people import User
from chancellery.table.match import Match, Seat
from chancellery.table.strength import Strength, after_match, places
from tests.table.tables import bot, lay


def account(store: Store, name: str) -> User:
    return store.people.claim(store.people.guest("en").id, name, "x")


def ended(store: Store, seats: list[Seat], **more: Any) -> Match:
    match = lay(bot(), bot())
    match.seats = seats
    match.status, match.result, match.since = "finished", {"winners": [0], "reason": "points", "scores": [3, 1]}, 100.0
    for name, value in more.items():
        setattr(match, name, value)
    store.matches.create(match)
    return match


def person(user: User) -> Seat:
    return Seat("person", user=user.id)


def test_two_accounts_are_rated_once(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    match = ended(store, [person(ann), person(bob)])
    assert store.ratings.overlooked(50.0) == [match.id]
    assert store.ratings.rate(match.id)
    assert not store.ratings.rate(match.id), "once is enough"
    assert store.ratings.overlooked(50.0) == []
    winner, loser = (store.ratings.of_user(user.id)[-1].strength for user in (ann, bob))
    assert winner.mu > Strength().mu > loser.mu
    assert winner.shown() > Strength().shown() == 1000
    again = ended(store, [person(bob), person(ann)], since=200.0)
    assert store.ratings.rate(again.id)
    assert [len(store.ratings.of_user(user.id)) for user in (ann, bob)] == [2, 2]
    store.matches.delete(match.id)
    assert [rating.match for rating in store.ratings.of_user(ann.id)] == [again.id]
    exported = store.people.export(ann.id)
    assert [rating["match"] for rating in exported["ratings"]] == [again.id]
    store.people.delete(ann.id)
    assert store.ratings.of_user(ann.id) == []
    assert len(store.ratings.of_user(bob.id)) == 1


@pytest.mark.parametrize("why", ["a guest", "a bot", "oneself", "a file", "no result"])
def test_what_does_not_count(store: Store, why: str) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    other = {
        "a guest": Seat("person", user=store.people.guest("en").id),
        "a bot": Seat("bot", bot="random"),
        "oneself": person(ann),
    }.get(why, person(bob))
    none = {"status": "abandoned", "result": None}
    more: dict[str, dict[str, Any]] = {"a file": {"imported": True}, "no result": none}
    match = ended(store, [person(ann), other], **more.get(why, {}))
    assert not store.ratings.rate(match.id)
    assert store.ratings.of_user(ann.id) == []


def test_whoever_is_kept_a_seat_lost_it_all_the_same(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    kept = Seat("bot", bot="random", away=bob.id)
    assert store.ratings.rate(ended(store, [person(ann), kept]).id)
    assert store.ratings.of_user(bob.id)[0].mu < Strength().mu


def test_places_are_those_of_the_result() -> None:
    result = {"winners": [2], "scores": [5, 9, 7, 9]}
    assert places(result, [0, 1, 2, 3]) == [2, 1, 0, 1]
    assert places({"winners": [0, 1], "scores": [0, 0]}, [0, 1]) == [0, 0]
    assert places({"winners": [], "scores": [4, 2]}, [0, 1]) == [0, 1]


def test_a_draw_of_equals_changes_nothing_but_certainty() -> None:
    one, other = after_match([Strength(), Strength()], [0, 0])
    assert one.mu == pytest.approx(other.mu) == pytest.approx(25.0)
    assert one.sigma < Strength().sigma


def test_a_guest_may_be_called_something(store: Store) -> None:
    guest = store.people.guest("en")
    store.people.rename_guest(guest.id, "Tâm")
    named = store.people.by_id(guest.id)
    assert named is not None
    assert (named.name, named.guest) == ("Tâm", True)
    assert store.people.with_profile([guest.id]) == set()
    assert store.people.claim(guest.id, "Tâm", "x").guest is False
    assert store.people.with_profile([guest.id]) == {guest.id}
    assert not store.people.is_private(guest.id)
    store.people.set_private(guest.id, True)
    assert store.people.is_private(guest.id)
    assert store.people.with_profile([guest.id]) == set()
