"""Migrations, up from nothing and back, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from chancellery.store.database import Database, connect
from chancellery.store.errors import StoreDown, StoreError
from chancellery.store.matches import Matches
from chancellery.store.migrate import alembic_config, upgrade
from chancellery.store.revisions import revision
from chancellery.store.schema import REVISION
from chancellery.store.store import open_store
from tests.databases import Postgres
from tests.store.migrating import differences, downgrade
from tests.table.tables import act, begun, bot, lay


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database without tables."""
    if request.param == "sqlite":
        database = connect(f"sqlite:///{tmp_path / 'empty.sqlite'}")
        yield database
        database.engine.dispose()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.create("template0")
    database = connect(postgres.url(name))
    yield database
    database.engine.dispose()
    postgres.drop(name)


def test_up_from_nothing_they_make_what_the_schema_says_and_back_they_leave_nothing(empty: Database) -> None:
    assert differences(empty) != []
    upgrade(empty)
    assert differences(empty) == []
    upgrade(empty)
    downgrade(empty)
    assert inspect(empty.engine).get_table_names() == ["alembic_version"]
    upgrade(empty)
    assert differences(empty) == []


def test_matches_of_an_earlier_version_are_kept(empty: Database) -> None:
    upgrade(empty)
    match = lay(bot(), bot())
    Matches(empty).create(match)
    table = begun(bot(), bot())
    Matches(empty).create(table.match)
    Matches(empty).save_action(table.match, act(table), "click")
    told = Matches(empty).entries(table.match.id, 0)
    downgrade(empty, "0001")
    upgrade(empty)
    assert Matches(empty).header(match.id) == match
    assert Matches(empty).entries(table.match.id, 0) == told
    assert Matches(empty).action_entries(table.match.id)[0].data == told[1].data
    Matches(empty).delete(table.match.id)


def test_the_schema_names_its_migration(url: str) -> None:
    store = open_store(url)
    assert revision(store.database) == REVISION
    with store.database.reading() as connection:
        assert ScriptDirectory.from_config(alembic_config(connection)).get_current_head() == REVISION
    store.close()


def test_a_store_of_a_newer_version_is_left_alone(url: str) -> None:
    store = open_store(url)
    with store.database.writing() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreError, match=r"a newer version of Chancellery wrote this store .* 9999"):
        open_store(url)
    store.close()


def test_sqlite_is_asked_to_be_safe(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    with store.database.reading() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    store.close()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "is not a database"),
        ("mysql://localhost/x", "is not a database"),
        ("oracle+nonsense://localhost/x", "is not a database"),
        ("sqlite://", "would forget everything"),
    ],
)
def test_what_is_no_database_is_named(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence):
        open_store(url)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreError) as error:
        open_store("mysql://ann:secret@localhost/x")
    assert "secret" not in str(error.value)


def test_a_database_that_is_not_there_is_down(tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="does not answer"):
        open_store(f"postgresql:///x?host={tmp_path}")
    (tmp_path / "not.sqlite").write_text("this is a letter, not a database; " * 20)
    with pytest.raises(StoreError, match="not a database"):
        open_store(f"sqlite:///{tmp_path / 'not.sqlite'}")
