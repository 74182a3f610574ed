"""Before tables are migrated they are copied; and what a newer version has written is left alone."""

from __future__ import annotations

import hashlib
import lzma
from pathlib import Path

import pytest
from sqlalchemy import text

from chancellery.cli.store import opened
from chancellery.store.backup import restore
from chancellery.store.database import connect
from chancellery.store.errors import StoreError
from chancellery.store.migrate import upgrade
from chancellery.store.revisions import revision
from chancellery.store.schema import REVISION
from chancellery.store.store import open_store
from tests.databases import Postgres

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0" / "store.sqlite.xz"


def old_file(folder: Path) -> Path:
    file = folder / "store.sqlite"
    file.write_bytes(lzma.decompress(KEPT.read_bytes()))
    return file


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*-before-*.sqlite"))


def test_store_is_copied_before_its_tables_are_migrated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{old_file(tmp_path)}"
    with opened(url) as store:
        assert revision(store.database) == REVISION
    (copy,) = copies(tmp_path)
    assert str(copy) in capsys.readouterr().err
    assert copy.stat().st_mode & 0o077 == 0
    before = connect(f"sqlite:///{copy}")
    assert revision(before) == "0002"
    before.engine.dispose()
    # The way back is the usual one.
    again = open_store(f"sqlite:///{tmp_path / 'again.sqlite'}")
    assert restore(again.database, copy) == 10
    again.close()
    with opened(url):
        assert copies(tmp_path) == [copy]


def test_nothing_is_copied_if_so_wanted_or_if_nothing_is_there(tmp_path: Path) -> None:
    with opened(f"sqlite:///{old_file(tmp_path)}", no_backup=True):
        assert copies(tmp_path) == []
    with opened(f"sqlite:///{tmp_path / 'new.sqlite'}"):
        assert copies(tmp_path) == []


def test_tables_of_postgresql_are_copied_as_they_were(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    name = postgres.create("template1")
    database = connect(postgres.url(name))
    upgrade(database, "0013")
    with database.writing() as connection:
        connection.execute(
            text(
                "insert into users (id, name, name_key, guest, operator, language, created)"
                " values ('a', 'Ann', 'ann', false, true, 'en', 1.5)"
            )
        )
    database.engine.dispose()
    store = open_store(postgres.url(name))
    store.close()
    (copy,) = copies(tmp_path / "chancellery")
    before = connect(f"sqlite:///{copy}")
    assert revision(before) == "0013"
    before.engine.dispose()
    again = open_store(f"sqlite:///{tmp_path / 'again.sqlite'}")
    restore(again.database, copy)
    assert [(user.name, user.operator) for user in again.people.all()] == [("Ann", True)]
    again.close()
    postgres.drop(name)


def test_store_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    store = open_store(f"sqlite:///{file}")
    with store.database.writing() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    store.close()
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    with pytest.raises(StoreError, match="a newer version"):
        open_store(f"sqlite:///{file}")
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before
    assert copies(tmp_path) == []
