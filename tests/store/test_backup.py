"""Backups of a store on either database, and the way back into either."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text

from chancellery.engine.saves import digest
from chancellery.store import schema
from chancellery.store.backup import backup, restore
from chancellery.store.errors import StoreError
from chancellery.store.schema import REVISION
from chancellery.store.store import Store, open_store
from chancellery.store.table_loader import load_table
from chancellery.table.table import Table
from tests.databases import Postgres
from tests.store.migrating import downgrade
from tests.store.stored_matches import kept, people, play
from tests.table.tables import NOW


@pytest.fixture
def table(store: Store) -> Table:
    """A match of three with some history."""
    table = kept(store, 3)
    play(store, table, 12)
    store.messages.send(table.match.id, 0, 0, 1, "psst", NOW)
    store.outbox.add(table.match.seats[0].user or "", "email", "Your turn", "", NOW)
    return table


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store with nothing in it yet."""
    if request.param == "sqlite":
        found = open_store(f"sqlite:///{tmp_path / 'empty.sqlite'}")
        yield found
        found.close()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.create()
    found = open_store(postgres.url(name))
    yield found
    found.close()
    postgres.drop(name)


def same(one: Store, other: Store) -> None:
    """Both stores have the same in every table."""
    with one.database.reading() as first, other.database.reading() as second:
        for name, shelf in schema.metadata.tables.items():
            query = select(shelf).order_by(*shelf.primary_key)
            rows, copied = (connection.execute(query).all() for connection in (first, second))
            assert [tuple(row) for row in rows] == [tuple(row) for row in copied], name


def test_a_backup_is_a_store(store: Store, table: Table, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    backup(store.database, file)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith((".", "copy"))] == ["copy.sqlite"]
    copy = open_store(f"sqlite:///{file}")
    assert copy.matches.header(table.match.id) == table.match
    assert digest(load_table(copy.matches, table.match.id)[0].state) == digest(table.state)
    same(store, copy)
    play(copy, load_table(copy.matches, table.match.id)[0])
    copy.close()
    with pytest.raises(StoreError, match="there already"):
        backup(store.database, file)
    with pytest.raises(StoreError, match="no folder"):
        backup(store.database, tmp_path / "nowhere" / "copy.sqlite")


def test_nobody_else_on_the_machine_can_read_a_backup(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    backup(store.database, file)
    assert file.stat().st_mode & 0o077 == 0


def test_nor_the_store_itself(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    store = open_store(f"sqlite:///{file}")
    kept(store)
    assert [path.stat().st_mode & 0o077 for path in tmp_path.glob("store.sqlite*")] == [0, 0, 0]
    store.close()


def test_the_way_back(store: Store, table: Table, empty: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    backup(store.database, file)
    before = file.read_bytes()
    assert restore(empty.database, file) == 1
    same(store, empty)
    assert file.read_bytes() == before
    again, _ = load_table(empty.matches, table.match.id)
    assert digest(again.state) == digest(table.state)
    play(empty, again)
    said, _ = empty.messages.send(table.match.id, 1, 0, None, "we are back", NOW)
    assert [m.text for m in empty.messages.visible(table.match.id, 0)] == ["psst", "we are back"]
    assert said.id > 1
    empty.outbox.add(table.match.seats[1].user or "", "email", "Your turn", "", NOW)


def test_a_store_with_something_in_it_is_left_alone(store: Store, table: Table, empty: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    backup(store.database, file)
    people(empty, "zoe")
    with pytest.raises(StoreError, match="has 0 matches and 1 people already"):
        restore(empty.database, file)
    assert [user.name for user in empty.people.all()] == ["zoe"]
    assert empty.matches.running() == []


def test_what_is_no_backup_is_named(empty: Store, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    with pytest.raises(StoreError, match="no such file"):
        restore(empty.database, file)
    file.write_text("this is a letter, not a database; " * 20)
    with pytest.raises(StoreError, match="cannot be read"):
        restore(empty.database, file)
    file.unlink()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("create table letters (text)")
    other.close()
    with pytest.raises(StoreError, match="not a backup of a store"):
        restore(empty.database, file)
    assert empty.people.all() == []


def test_a_backup_of_another_age(tmp_path: Path, empty: Store) -> None:
    """One of a newer version is refused; one of before the first tables has nothing in it."""
    file = tmp_path / "old.sqlite"
    old = open_store(f"sqlite:///{file}")
    with old.database.writing() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreError, match="another version"):
        restore(empty.database, file)
    with old.database.writing() as connection:
        connection.execute(text(f"update alembic_version set version_num = '{REVISION}'"))
    downgrade(old.database)
    old.close()
    with pytest.raises(StoreError, match="not a backup of a store"):
        restore(empty.database, file)


def test_the_key_for_calls_and_the_devices_that_know_it_come_along(store: Store, empty: Store, tmp_path: Path) -> None:
    """Into a store on which a server has been started already, too: its own key is of no use to anybody."""
    (ann,) = people(store, "ann")
    session = store.people.session_id(store.people.new_session(ann, "session", "a browser")) or ""
    device = store.devices.add(ann, session, "https://push.example/ann", "key", "auth", NOW)
    store.devices.set_quiet(ann, (60, 120, "Europe/Paris"))
    assert store.server_settings.kept("push-key", lambda: "the first") == "the first"
    assert empty.server_settings.kept("push-key", lambda: "another") == "another"
    backup(store.database, tmp_path / "copy.sqlite")
    restore(empty.database, tmp_path / "copy.sqlite")
    assert empty.server_settings.kept("push-key", lambda: "a third") == "the first"
    assert empty.devices.of(ann) == [device]
    assert empty.devices.calling(ann).zone == "Europe/Paris"
    same(store, empty)
