"""Revisions of the tables: what a database was brought to last, and what is done before it is changed."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import inspect, text

from chancellery.store.database import Database
from chancellery.store.errors import StoreError
from chancellery.store.schema import REVISION


def revision(database: Database) -> str | None:
    """The migration that the tables were brought to last; None if there are no tables yet."""
    with database.reading() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("select version_num from alembic_version")).scalar()
        return None if found is None else str(found)


def require_known(found: str | None) -> None:
    """Refuse a database that a newer version has written, before anything in it is touched."""
    if found is not None and found > REVISION:
        raise StoreError(
            f"a newer version of Chancellery wrote this store (its tables are at {found}, this version knows"
            f" {REVISION}): install that version again, or restore the backup that it made",
            "store-of-newer-version",
            found=found,
            known=REVISION,
        )


def backup_place(database: Database, found: str, now: float) -> Path:
    """Where a store is copied to before it is migrated: beside its file, or to the user's data folder."""
    when = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S%f")
    file = database.engine.url.database or "chancellery"
    folder = user_data_path("chancellery") if database.postgres else Path(file).resolve().parent
    return folder / f"{Path(file).stem}-{found}-before-{REVISION}-{when}.sqlite"
