"""A copy of the whole store in one SQLite file, whatever database the store is in."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert, select

from chancellery.store.database import Database, connect, saying_if_down
from chancellery.store.errors import StoreError
from chancellery.store.migrate import upgrade
from chancellery.store.schema import metadata

BATCH = 500


def backup(database: Database, path: Path) -> None:
    """Write a backup while the server runs; it is one moment of the store, and a store itself."""
    if path.exists():
        raise StoreError(f"{path}: this file is there already; choose another name")
    target = path.resolve()
    if not target.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {target.parent}")
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        if database.postgres:
            copy_tables(database, draft)
        else:
            vacuum(database, draft)
        os.replace(draft, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: the file cannot be written: {error}") from None
    finally:
        for leftover in ("", "-wal", "-shm"):
            Path(f"{draft}{leftover}").unlink(missing_ok=True)


def vacuum(database: Database, draft: Path) -> None:
    with saying_if_down(), closing(database.engine.raw_connection()) as connection:
        connection.cursor().execute("VACUUM INTO ?", (str(draft),))


def copy_tables(database: Database, draft: Path) -> None:
    copy = connect(f"sqlite:///{draft}")
    try:
        upgrade(copy)
        with database.reading() as source, copy.writing() as target:
            for table in metadata.sorted_tables:
                rows = source.execution_options(yield_per=BATCH).execute(select(table))
                for batch in rows.mappings().partitions(BATCH):
                    target.execute(insert(table), [dict(row) for row in batch])
        with closing(copy.engine.raw_connection()) as connection:
            # One file, nothing beside it.
            connection.cursor().execute("PRAGMA journal_mode=DELETE")
    finally:
        copy.engine.dispose()
