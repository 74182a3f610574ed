"""Ratings: who is rated for what, once, on both databases; and what strengths do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import update

from chancellery.store import schema
from chancellery.store.migrate import upgrade
from chancellery.store.people import User
from chancellery.store.store import Store
from chancellery.table.entries import StatusChanged
from chancellery.table.match import Match, MatchResult, Seat
from chancellery.table.strength import SOON, Strength, after_match, places, weight
from tests.store.migrating import downgrade
from tests.store.stored_matches import play
from tests.table.tables import begun, bot
from tests.tiny import TINY


def account(store: Store, name: str) -> User:
    return store.people.claim(store.people.guest("en").id, name, "x")


def ended(store: Store, seats: list[Seat], plies: int = TINY.least_plies, imported: bool = False, **more: Any) -> Match:
    """A match that ended after some actions."""
    table = begun(bot(), bot())
    match = table.match
    match.seats, match.imported = seats, imported
    store.matches.create(match)
    play(store, table, plies)
    match.status, match.result, match.since = "finished", MatchResult([0], "points", [3, 1]), 100.0
    for name, value in more.items():
        setattr(match, name, value)
    store.matches.save_header(match, StatusChanged(match.status))
    return match


def person(user: User, rated: bool = True) -> Seat:
    return Seat("person", user=user.id, rated=rated)


def strengths(store: Store, *users: User) -> list[Strength]:
    return [store.ratings.of_user(user.id)[-1].strength for user in users]


def test_two_accounts_are_rated_once(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    match = ended(store, [person(ann), person(bob)])
    assert store.ratings.overlooked(50.0) == [match.id]
    assert store.ratings.rate(match.id)
    assert not store.ratings.rate(match.id), "once is enough"
    assert store.ratings.overlooked(50.0) == []
    winner, loser = strengths(store, ann, bob)
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


@pytest.mark.parametrize(
    "why", ["a guest", "a bot", "oneself", "a file", "no result", "too short", "a guest who became one"]
)
def test_what_does_not_count(store: Store, why: str) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    other = {
        "a guest": Seat("person", user=store.people.guest("en").id, rated=True),
        "a guest who became one": person(bob, rated=False),
        "a bot": Seat("bot", bot="random"),
        "oneself": person(ann),
    }.get(why, person(bob))
    none = {"status": "abandoned", "result": None}
    more: dict[str, dict[str, Any]] = {"a file": {"imported": True}, "no result": none}
    more["too short"] = {"plies": TINY.least_plies - 1}
    match = ended(store, [person(ann), other], **more.get(why, {}))
    assert not store.ratings.rate(match.id)
    assert store.ratings.of_user(ann.id) == []


def test_whoever_is_kept_a_seat_lost_it_all_the_same(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    kept = Seat("bot", bot="random", away=bob.id, rated=True)
    assert store.ratings.rate(ended(store, [person(ann), kept]).id)
    assert store.ratings.of_user(bob.id)[0].mu < Strength().mu


def test_whoever_left_for_good_is_rated_as_if_they_had_stayed(store: Store) -> None:
    ann, bob, eve, dan = (account(store, name) for name in ("Ann", "Bob", "Eve", "Dan"))
    gone = Seat("bot", bot="random", away=bob.id, gone=True, rated=True)
    assert store.ratings.rate(ended(store, [person(ann), gone]).id)
    assert store.ratings.rate(ended(store, [person(eve), person(dan)]).id)
    assert strengths(store, ann, bob) == strengths(store, eve, dan)


def test_one_side_alone_has_played_no_match(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    match = ended(store, [person(ann), person(bob)], plies=20)
    assert store.ratings.began([match]) == {match.id}
    with store.database.writing() as connection:
        connection.execute(update(schema.actions).values(seat=0))
    assert store.ratings.began([match]) == set()
    assert not store.ratings.rate(match.id)


def test_who_meets_again_within_a_day_counts_half_as_much_each_time(store: Store) -> None:
    ann, bob, eve, dan = (account(store, name) for name in ("Ann", "Bob", "Eve", "Dan"))
    for at in (1.0, 2.0, 3.0):
        assert store.ratings.rate(ended(store, [person(ann), person(bob)], since=at).id)
    course = [Strength(), *(rating.strength for rating in store.ratings.of_user(ann.id))]
    for number, (old, new) in enumerate(pairwise(course)):
        others = [Strength(), *(rating.strength for rating in store.ratings.of_user(bob.id))]
        whole = after_match([old, others[number]], [0, 1])[0]
        assert new.mu - old.mu == pytest.approx((whole.mu - old.mu) / 2**number)
        assert new.sigma - old.sigma == pytest.approx((whole.sigma - old.sigma) / 2**number)
    # Somebody else counts in full, and so does the same one another day.
    for other, at in ((eve, 4.0), (bob, 4.0 + SOON)):
        before = strengths(store, ann)[0]
        against = Strength() if other is eve else strengths(store, bob)[0]
        assert store.ratings.rate(ended(store, [person(ann), person(other)], since=at).id)
        assert strengths(store, ann)[0].mu == pytest.approx(after_match([before, against], [0, 1])[0].mu)
    assert store.ratings.of_user(dan.id) == []
    assert weight([0, 2]) == (1 + 1 / 4) / 2, "the mean, where there are several"


def test_matches_of_an_earlier_version_count_for_accounts_alone(store: Store) -> None:
    ann, guest = account(store, "Ann"), store.people.guest("en")
    match = ended(store, [person(ann, rated=False), Seat("person", user=guest.id)])
    downgrade(store.database, "0011")
    upgrade(store.database)
    assert [seat.rated for seat in store.matches.header(match.id).seats] == [True, False]


def test_places_are_those_of_the_result() -> None:
    result = MatchResult([2], "points", [5, 9, 7, 9])
    assert places(result, [0, 1, 2, 3]) == [2, 1, 0, 1]
    assert places(MatchResult([0, 1], "points", [0, 0]), [0, 1]) == [0, 0]
    assert places(MatchResult([], "points", [4, 2]), [0, 1]) == [0, 1]


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
