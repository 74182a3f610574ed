"""What only tests do with migrations: go back, and compare the tables with the schema."""

from __future__ import annotations

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from chancellery.store.database import Database
from chancellery.store.migrate import alembic_config
from chancellery.store.schema import metadata


def downgrade(database: Database, to: str = "base") -> None:
    """Take the tables back."""
    with database.writing() as connection:
        command.downgrade(alembic_config(connection), to)


def differences(database: Database) -> list[object]:
    """How the tables differ from what the schema says; nothing, if migrations are right."""
    with database.reading() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))
