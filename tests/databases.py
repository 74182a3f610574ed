"""Fixtures: a store on SQLite and on a real PostgreSQL, empty for every test."""

from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from chancellery.loadtest.postgres import start_server
from chancellery.store.database import connect
from chancellery.store.migrate import upgrade
from chancellery.store.store import Store, open_store
from tests.janitor import janitor
from tests.migrated import write_migrated

TEMPLATE = "chancellery_template"
numbers = itertools.count()


class Postgres:
    """A PostgreSQL server of our own; new databases are copies of a migrated one."""

    def __init__(self, folder: Path) -> None:
        self.server = start_server(folder)
        janitor().watch(folder)
        self.admin = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        # Our tests kill servers, never this one.
        for setting in ("fsync", "full_page_writes"):
            self.run(f"alter system set {setting} = off")
        self.run("select pg_reload_conf()")
        self.run(f"create database {TEMPLATE}")
        template = connect(self.url(TEMPLATE))
        upgrade(template)
        template.engine.dispose()

    def url(self, name: str) -> str:
        return str(self.server.get_uri(name)).replace("postgresql://", "postgresql+psycopg://", 1)

    def run(self, statement: str) -> None:
        with self.admin.connect() as connection:
            connection.execute(text(statement))

    def create(self, template: str = TEMPLATE) -> str:
        name = f"test_{os.getpid()}_{next(numbers)}"
        self.run(f"create database {name} template {template}")
        return name

    def drop(self, name: str) -> None:
        self.run(f"drop database {name} with (force)")

    def stop(self) -> None:
        self.admin.dispose()
        self.server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server, started when the first test needs it."""
    # Not pytest's own folder: its path may be too long for a socket.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        yield server
        server.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    write_migrated(url)
    return url


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    name = postgres.create()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A migrated database."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
def open_another(url: str) -> Iterator[Callable[[], Store]]:
    """Open the same store once more, as another process would."""
    opened: list[Store] = []

    def another() -> Store:
        opened.append(open_store(url))
        return opened[-1]

    yield another
    for store in opened:
        store.close()


@pytest.fixture
def store(open_another: Callable[[], Store]) -> Store:
    return open_another()
