"""Outages and steps of the wall clock: no clock runs on while nobody can play."""

from __future__ import annotations

import pytest

from chancellery.store.errors import StoreDown
from chancellery.store.store import Store
from chancellery.table.clock import due, run_out, time_left
from chancellery.table.match import Pace
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW, to_an_ambush

LIVE = Pace("live", seconds=60)
DAYS = Pace("days", days=1)


def left(store: Store, id: str, now: float) -> float | None:
    match = store.matches.header(id)
    return time_left(match, match.waiting[0], now)


def test_while_somebody_looks_clocks_run(store: Store) -> None:
    id = kept(store, pace=LIVE).match.id
    for second in range(0, 30, 2):
        assert store.heartbeats.beat(NOW + second) == 0
    assert left(store, id, NOW + 30) == 30


@pytest.mark.parametrize("pace", [LIVE, DAYS])
@pytest.mark.parametrize("silence", [9.0, 3600.0, 10 * 86400.0])
def test_an_outage_does_not_run_on_clocks(store: Store, pace: Pace, silence: float) -> None:
    table = kept(store, pace=pace)
    play(store, table, 3, now=NOW)
    store.heartbeats.beat(NOW + 5)
    before = left(store, table.match.id, NOW + 5)
    back = NOW + 5 + silence
    assert store.heartbeats.beat(back) == silence
    match = store.matches.header(table.match.id)
    assert left(store, match.id, back) == before
    assert run_out(match, back) == []
    assert store.matches.due(back, {"courtyard": match.rules}) == []
    assert due(match) == pytest.approx(back + (before or 0))
    assert match.version == table.match.version + 1
    assert store.heartbeats.beat(back + 1) == 0


def test_a_wall_clock_that_is_set_back_gives_nobody_time(store: Store) -> None:
    id = kept(store, pace=LIVE).match.id
    store.heartbeats.beat(NOW + 20)
    assert store.heartbeats.beat(NOW - 3600) == -3620
    assert left(store, id, NOW - 3600) == 40
    assert left(store, id, NOW - 3590) == 30


def test_a_question_that_was_put_after_the_last_look_is_as_if_put_now(store: Store) -> None:
    table = kept(store, pace=LIVE)
    store.heartbeats.beat(NOW)
    play(store, table, 1, now=NOW + 30)
    store.heartbeats.beat(NOW + 100)
    match = store.matches.header(table.match.id)
    assert match.since == NOW + 100


def test_a_question_that_waits_only_so_long_waits_on(store: Store) -> None:
    table = kept(store, pace=Pace("live", seconds=3600))
    to_an_ambush(table, keep=lambda played: store.matches.save_action(table.match, played, None))
    store.heartbeats.beat(NOW + 1)
    store.heartbeats.beat(NOW + 501)
    assert store.matches.header(table.match.id).until == NOW + 502


def test_without_clocks_nothing_is_written(store: Store) -> None:
    kept(store)
    assert store.heartbeats.beat(NOW) == 0
    assert store.heartbeats.beat(NOW + 9999) == 0


def test_a_store_that_cannot_be_written_is_found_out(store: Store) -> None:
    store.heartbeats.write(NOW)
    store.heartbeats.write(NOW + 1)
    if store.database.postgres:
        with store.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            name = connection.exec_driver_sql("select current_database()").scalar_one()
            connection.exec_driver_sql(f"alter database {name} set default_transaction_read_only = on")
        store.database.engine.dispose()
    else:
        with store.database.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(StoreDown, match=r"read-?only"):
        store.heartbeats.write(NOW + 2)
