"""Matches in a store, for tests."""

from __future__ import annotations

from chancellery.store.store import Store
from chancellery.table.entries import ActionEntry
from chancellery.table.match import Pace, Seat, Timeout
from chancellery.table.table import Table
from tests.table.tables import NOW, act, begun, bot


def people(store: Store, *names: str) -> list[str]:
    """The ids of new people with these names."""
    return [store.people.claim(store.people.guest("en").id, name, "hash").id for name in names]


def kept(
    store: Store,
    seats: int = 2,
    seed: str = "1",
    pace: Pace | None = None,
    timeout: Timeout = "bot",
    double: bool = False,
) -> Table:
    """A running match in the store, with Ann, Bob and Cid at it."""
    ids = people(store, *("ann", "bob", "cid")[:seats])
    table = begun(*(Seat("person", user=id) for id in ids), seed=seed, pace=pace, timeout=timeout, double=double)
    store.matches.create(table.match)
    return table


def of_bots(store: Store, seats: int = 3, seed: str = "1") -> Table:
    """A running match with nobody at it."""
    table = begun(*(bot() for _ in range(seats)), seed=seed)
    store.matches.create(table.match)
    return table


def play(store: Store, table: Table, plies: int = 1, now: float = NOW, key: str | None = None) -> list[ActionEntry]:
    """Play and keep some actions, or as many as there are."""
    done: list[ActionEntry] = []
    while len(done) < plies and table.match.status == "running":
        played = act(table, now)
        store.matches.save_action(table.match, played, key)
        done.append(played)
    return done
