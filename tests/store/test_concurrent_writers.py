"""Several threads and processes at one store."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event, text

from chancellery.store.database import CHANNEL
from chancellery.store.errors import StoreDown
from chancellery.store.store import Store, open_store
from chancellery.store.table_loader import load_table
from chancellery.table.match import StalePly
from tests.store.stored_matches import kept, play
from tests.table.tables import NOW, act

ROOT = Path(__file__).parents[2]

RACER = """
import sys
from chancellery.store.store import open_store
from chancellery.store.table_loader import load_table
from chancellery.table.match import StalePly
from tests.table.tables import act
store = open_store(sys.argv[1])
table, _ = load_table(store.matches, sys.argv[2])
played = act(table)
print("ready", flush=True)
sys.stdin.readline()
try:
    store.matches.save_action(table.match, played, None)
    print("kept")
except StalePly as error:
    print("stale", error.ply)
"""


def test_of_two_threads_with_the_same_ply_exactly_one_wins(store: Store, open_another: Callable[[], Store]) -> None:
    table = kept(store)
    stores = [open_another() for _ in range(4)]
    for ply in range(10):
        outcomes: list[int | str] = []
        start = threading.Barrier(len(stores))

        def race(mine: Store, outcomes: list[int | str] = outcomes, start: threading.Barrier = start) -> None:
            twin, _ = load_table(mine.matches, table.match.id)
            played = act(twin)
            start.wait()
            try:
                mine.matches.save_action(twin.match, played, None)
                outcomes.append("kept")
            except StalePly as stale:
                outcomes.append(stale.ply)

        threads = [threading.Thread(target=race, args=(mine,)) for mine in stores]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcomes, key=str) == [*[ply + 1] * (len(stores) - 1), "kept"]
    assert len(store.matches.actions(table.match.id)) == 10
    assert [entry.seq for entry in store.matches.entries(table.match.id, 0)] == list(range(1, 12))


def test_of_two_processes_with_the_same_ply_exactly_one_wins(store: Store, url: str) -> None:
    table = kept(store)
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, url, table.match.id],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    assert sorted(racer.communicate(timeout=30)[0] for racer in racers) == ["kept\n", "stale 1\n"]
    assert len(store.matches.actions(table.match.id)) == 1


def test_threads_of_one_server_queue_for_the_pen(sqlite_url: str) -> None:
    """Nobody is turned away, though SQLite itself is told not to wait for anybody."""
    store = open_store(sqlite_url)
    table = kept(store)
    impatient(store, 0)
    failed: list[Exception] = []

    def write() -> None:
        try:
            for _ in range(10):
                store.messages.send(table.match.id, 0, 0, None, "me first", NOW)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=write) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert [entry.seq for entry in store.matches.entries(table.match.id, 0)] == list(range(1, 82))
    store.close()


def test_messages_do_not_get_into_the_way_of_actions(store: Store) -> None:
    table = kept(store)
    _, told = store.messages.send(table.match.id, 0, 0, None, "Hello", NOW)
    assert told.seq == 2
    play(store, table, 2)
    assert [entry.kind for entry in store.matches.entries(table.match.id, 0)] == [
        "status",
        "message",
        "action",
        "action",
    ]


def test_a_store_that_is_locked_says_so_and_recovers(store: Store, open_another: Callable[[], Store]) -> None:
    table = kept(store)
    played = act(table)
    other = open_another()
    with other.database.writing() as connection:
        other.matches.lock(connection, table.match.id)
        with store.database.reading() as reader:
            reader.execute(text("select 1"))
        impatient(store)
        with pytest.raises(StoreDown, match="does not answer"):
            store.matches.save_action(table.match, played, None)
    table, _ = load_table(store.matches, table.match.id)
    play(store, table)
    store.heartbeats.write(NOW)


def impatient(store: Store, ms: int = 100) -> None:
    """Wait a moment only, so that the test need not wait long."""
    store.database.engine.dispose()
    statement = f"set lock_timeout = '{ms}ms'" if store.database.postgres else f"PRAGMA busy_timeout={ms}"

    @event.listens_for(store.database.engine, "connect")
    def hurry(connection: object, record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute(statement)
        cursor.close()
        if store.database.postgres:
            connection.commit()  # type: ignore[attr-defined]


def test_news_wake_those_who_listen_once_they_are_kept(postgres_url: str) -> None:
    store = open_store(postgres_url)
    table = kept(store)
    with store.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as listener:
        listener.execute(text(f"listen {CHANNEL}"))
        play(store, table)
        driver = listener.connection.driver_connection
        assert driver is not None
        (notice,) = driver.notifies(timeout=5, stop_after=1)
        assert notice.payload == f"{table.match.id} 2"
    store.close()
