"""Lists of players: who stands in them, and in which place, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from chancellery.store import schema
from chancellery.store.migrate import upgrade
from chancellery.store.people import User
from chancellery.store.standings import Standing
from chancellery.store.store import Store
from chancellery.table.strength import PROVISIONAL, Strength
from tests.store.migrating import downgrade
from tests.store.stored_matches import play
from tests.table.tables import begun, bot

GAME = "courtyard"


def account(store: Store, name: str) -> User:
    return store.people.claim(store.people.guest("en").id, name, "x")


def match(store: Store) -> str:
    table = begun(bot(), bot())
    store.matches.create(table.match)
    play(store, table, 1)
    return table.match.id


def rate(store: Store, user: User, mu: float, sigma: float, times: int = PROVISIONAL, game: str = GAME) -> None:
    """Ratings of somebody, of which the last is as given."""
    rows = [
        {"match": match(store), "user": user.id, "game": game, "mu": 25.0, "sigma": 8.0, "at": float(at)}
        for at in range(times)
    ]
    rows[-1] |= {"mu": mu, "sigma": sigma}
    with store.database.writing() as connection:
        connection.execute(insert(schema.ratings), rows)


def listed(store: Store) -> list[tuple[str, int | None]]:
    return [(one.name, one.place) for one in store.standings.all(GAME)]


def named(store: Store, part: str, most: int = 10) -> list[str]:
    return [one.name for one in store.standings.named(part, most)]


def test_the_strongest_come_first_and_those_of_few_matches_last_without_a_place(store: Store) -> None:
    ann, bob, cid, dot = (account(store, name) for name in ("Ann", "Bob", "Cid", "Dot"))
    rate(store, ann, 26.0, 1.0)
    rate(store, bob, 30.0, 2.0)
    # Stronger than both, but of fewer matches.
    rate(store, cid, 40.0, 1.0, times=PROVISIONAL - 1)
    rate(store, dot, 26.0, 1.0)
    assert listed(store) == [("Bob", 1), ("Ann", 2), ("Dot", 2), ("Cid", None)]
    first = store.standings.all(GAME)[0]
    assert (first.mu, first.sigma, first.rated) == (30.0, 2.0, PROVISIONAL), "the newest rating counts"
    assert store.standings.all("another") == []


@pytest.mark.parametrize("how", ["private", "unlisted", "a guest"])
def test_whoever_is_not_to_be_listed_is_in_no_list_and_takes_no_place(store: Store, how: str) -> None:
    ann, bob = account(store, "Ann in front"), account(store, "Bob behind")
    rate(store, ann, 40.0, 1.0)
    rate(store, bob, 30.0, 1.0)
    if how == "private":
        store.people.set_private(ann.id, True)
    elif how == "unlisted":
        store.people.set_unlisted(ann.id, True)
    else:
        store.people.change(ann.id, guest=True)
    assert listed(store) == [("Bob behind", 1)]
    assert store.standings.still_listed([ann.id, bob.id]) == {bob.id}
    assert named(store, "ann") == []
    assert named(store, "b") == ["Bob behind"]
    own = store.standings.own(GAME, ann.id)
    assert own is not None
    assert (own.mu, own.place) == (40.0, None)


def test_one_s_own_standing_is_the_newest(store: Store) -> None:
    ann = account(store, "Ann")
    assert store.standings.own(GAME, ann.id) is None
    before = store.standings.stamp(GAME)
    rate(store, ann, 40.0, 1.0, times=2)
    assert store.standings.own(GAME, ann.id) == Standing(ann.id, "Ann", 40.0, 1.0, 2, None)
    assert store.standings.stamp(GAME) != before


def test_people_are_found_by_any_part_of_their_name(store: Store) -> None:
    for name in ("Anna Karenina", "Joanna", "Hanno_A", "Bob"):
        rate(store, account(store, name), 30.0, 1.0, times=1, game="realpolitik")
    assert named(store, "ANN") == ["Anna Karenina", "Hanno_A", "Joanna"]
    assert [one.games for one in store.standings.named("joan", 10)] == [["realpolitik"]]
    assert named(store, "o_a") == ["Hanno_A"]
    assert named(store, "a_n") == []
    assert named(store, "an", most=1) == ["Anna Karenina"]


def test_what_is_shown_lies_below_what_is_likely() -> None:
    assert Strength().shown() == 1000
    assert Strength().between() == (1333, 2667)
    assert Strength(30.0, 1.0).between() == (2120, 2280)


def test_everybody_of_before_is_listed_unless_their_profile_is_private(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    store.people.set_private(ann.id, True)
    downgrade(store.database, "0016")
    upgrade(store.database)
    assert [store.people.is_unlisted(one.id) for one in (ann, bob)] == [False, False]
    rate(store, ann, 30.0, 1.0)
    rate(store, bob, 30.0, 1.0)
    assert listed(store) == [("Bob", 1)]
