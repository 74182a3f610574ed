"""Bringing the tables up to date, or back."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text

from chancellery.store.database import Database
from chancellery.store.errors import StoreError
from chancellery.store.schema import metadata

# Any number will do, as long as every server takes the same.
LOCK: Final = 1919_1815


def upgrade(database: Database, to: str = "head") -> None:
    """Make the tables what this version needs; servers that start together take turns."""
    with database.writing() as connection:
        if database.postgres:
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        try:
            command.upgrade(config(connection), to)
        except (CommandError, ResolutionError) as error:
            raise StoreError(
                f"the store was made by another version of Chancellery, perhaps a newer one: {error}"
            ) from None


def downgrade(database: Database, to: str = "base") -> None:
    """Take the tables back."""
    with database.writing() as connection:
        command.downgrade(config(connection), to)


def differences(database: Database) -> list[object]:
    """How the tables differ from what the schema says; nothing, if migrations are right."""
    with database.reading() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", "chancellery.store:migrations")
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found
