"""Repository of what a server has made for itself once and keeps; whoever reads the database has its secrets."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from chancellery.store.database import Database
from chancellery.store.schema import server_settings


class ServerSettings:
    """The repository of a server's own settings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def get(self, name: str) -> str | None:
        with self.database.reading() as connection:
            query = select(server_settings.c.value).where(server_settings.c.name == name)
            value: str | None = connection.execute(query).scalar()
            return value

    def kept(self, name: str, make: Callable[[], str]) -> str:
        """A setting as it was made first; servers that start together have the same."""
        found = self.get(name)
        if found is not None:
            return found
        made = make()
        try:
            with self.database.writing() as connection:
                connection.execute(insert(server_settings).values(name=name, value=made))
        except IntegrityError:
            return self.get(name) or made
        return made
