"""A copy of the whole store in one SQLite file, whatever database the store is in, and the way back."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, delete, func, insert, inspect, select, text

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.whole_files import whole_file
from chancellery.store.database import Database, connect, first_line, reporting_outage
from chancellery.store.errors import StoreError
from chancellery.store.migrate import upgrade
from chancellery.store.revisions import revision
from chancellery.store.schema import (
    REVISION,
    audit,
    matches,
    messages,
    metadata,
    outbox,
    reports,
    server_settings,
    users,
)

BATCH = 500


def backup(database: Database, path: Path) -> None:
    """Write a backup while the server runs; it is one moment of the store, and a store itself."""
    if path.exists():
        raise StoreError(f"{path}: this file is there already; choose another name", "file-exists", file=str(path))
    target = path.resolve()
    if not target.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {target.parent}", "no-such-folder", folder=str(target.parent))
    try:
        with whole_file(target) as draft:
            # It holds seeds, addresses and the hashes of passwords: nobody else on this machine may read it.
            draft.touch(mode=0o600, exist_ok=False)
            try:
                (copy_out if database.postgres else vacuum)(database, draft)
            finally:
                for leftover in ("-wal", "-shm"):
                    Path(f"{draft}{leftover}").unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: the file cannot be written: {error}", "file-not-written", file=str(path)) from None


def vacuum(database: Database, draft: Path) -> None:
    with reporting_outage(), closing(database.engine.raw_connection()) as connection:
        connection.cursor().execute("VACUUM INTO ?", (str(draft),))


def copy_out(database: Database, draft: Path) -> None:
    copy = connect(f"sqlite:///{draft}")
    try:
        found = revision(database)
        upgrade(copy, found or "head")
        tables = metadata
        if found not in (None, REVISION):
            # Tables that have still to be migrated are copied as they are.
            tables = MetaData()
            tables.reflect(copy.engine)
            tables.remove(tables.tables["alembic_version"])
        with database.reading() as source, copy.writing() as target:
            copy_tables(source, target, tables)
        with closing(copy.engine.raw_connection()) as connection:
            # One file, nothing beside it.
            connection.cursor().execute("PRAGMA journal_mode=DELETE")
    finally:
        copy.engine.dispose()


def copy_tables(source: Connection, target: Connection, tables: MetaData = metadata) -> None:
    for table in tables.sorted_tables:
        rows = source.execution_options(yield_per=BATCH).execute(select(table))
        for batch in rows.mappings().partitions(BATCH):
            target.execute(insert(table), [dict(row) for row in batch])


# --- the way back ---


def restore(database: Database, path: Path) -> int:
    """Fill an empty store from a backup, all of it or nothing; how many matches it has then."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file", "file-not-found", file=str(path))
    with tempfile.TemporaryDirectory() as folder, telling_of_damage(path):
        copy = open_copy(path, Path(folder) / "copy.sqlite")
        try:
            with copy.reading() as source, database.writing() as target:
                require_empty(target)
                # What a server made for itself there is of no use to anybody in the backup.
                target.execute(delete(server_settings))
                copy_tables(source, target)
                if database.postgres:
                    count_on(target)
                return int(target.execute(select(func.count()).select_from(matches)).scalar_one())
        finally:
            copy.engine.dispose()


def open_copy(path: Path, place: Path) -> Database:
    """A copy of a backup with its tables as this version has them; the file itself is only read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as source:
            place.touch(mode=0o600)
            with closing(sqlite3.connect(place)) as copy:
                source.backup(copy)
                require_whole(copy)
    except (sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"{path}: the file cannot be read: {error}", "file-not-read", file=str(path)) from None
    database = connect(f"sqlite:///{place}")
    try:
        if not {"alembic_version", "matches"} <= set(inspect(database.engine).get_table_names()):
            raise StoreError(f"{path}: this is not a backup of a store", "not-a-backup", file=str(path))
        upgrade(database)
    except BaseException:
        database.engine.dispose()
        raise
    return database


def require_whole(copy: sqlite3.Connection) -> None:
    """Raise an error of SQLite if a database is damaged in a way that it notices."""
    (verdict, *_) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(str(verdict).split("\n", 1)[0])


@contextmanager
def telling_of_damage(path: Path) -> Iterator[None]:
    """Whatever a backup holds that no store could have written is told in a sentence."""
    try:
        yield
    except ChancelleryError:
        raise
    except Exception as error:
        sentence = f"{path}: the backup is damaged: {first_line(error)}"
        raise StoreError(sentence, "backup-damaged", file=str(path)) from error


def require_empty(target: Connection) -> None:
    """Raise StoreError unless the store is empty: a backup is not mixed with other data."""
    there = {
        table.name: target.execute(select(func.count()).select_from(table)).scalar_one() for table in (matches, users)
    }
    if any(there.values()):
        raise StoreError(
            f"the store to be filled has {there['matches']} matches and {there['users']} people already; "
            "a backup goes into an empty store: name a new one with --db, or move the old one out of the way",
            "store-not-empty",
            matches=there["matches"],
            people=there["users"],
        )


def count_on(target: Connection) -> None:
    """PostgreSQL numbers new rows after those that came with their numbers."""
    for table in (messages, outbox, reports, audit):
        target.execute(
            text(f"select setval(pg_get_serial_sequence('{table.name}', 'id'), (select max(id) from {table.name}))")
        )
