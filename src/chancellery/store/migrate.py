"""Migrations: bringing the tables up to date."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text

from chancellery.store.database import Database
from chancellery.store.errors import StoreError
from chancellery.store.revisions import backup_place

# Any number will do, as long as every server takes the same.
LOCK: Final = 1919_1815


def upgrade(database: Database, to: str = "head") -> None:
    """Make the tables what this version needs; servers that start together take turns."""
    with database.writing() as connection:
        if database.postgres:
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        try:
            command.upgrade(alembic_config(connection), to)
        except (CommandError, ResolutionError) as error:
            raise StoreError(
                f"the store was made by another version of Chancellery, perhaps a newer one: {error}",
                "store-of-other-version",
            ) from None


def bring_up_to_date(database: Database, found: str | None, copied: bool) -> Path | None:
    """Migrate tables from the revision that was found; where the backup is that was made before, if one was."""
    place = None
    if found is not None and copied:
        # Imported here, since it needs this module.
        from chancellery.store.backup import backup

        place = backup_place(database, found, time.time())
        place.parent.mkdir(parents=True, exist_ok=True)
        backup(database, place)
    upgrade(database)
    return place


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "chancellery.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
