"""Opening a store: the database, brought up to date, and the shelves in it."""

from __future__ import annotations

from platformdirs import user_data_path
from sqlalchemy import text

from chancellery.store.database import Database, connect
from chancellery.store.errors import StoreDown
from chancellery.store.matches import Matches
from chancellery.store.messages import Messages
from chancellery.store.migrate import upgrade
from chancellery.store.outbox import Outbox
from chancellery.store.people import People


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)
        self.people = People(database)
        self.messages = Messages(database)
        self.outbox = Outbox(database)

    def ping(self) -> None:
        """Raise StoreDown if nothing can be written now."""
        with self.database.writing() as connection:
            connection.execute(text("select 1"))

    def close(self) -> None:
        self.database.engine.dispose()


def default_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('chancellery') / 'chancellery.sqlite'}"


def open_store(url: str | None = None, migrate: bool = True) -> Store:
    """The store at a URL, by default in the user's data folder, with its tables as they should be."""
    database = connect(url or default_url())
    try:
        if migrate:
            upgrade(database)
    except BaseException:
        database.engine.dispose()
        raise
    return Store(database)


__all__ = ["Store", "StoreDown", "default_url", "open_store"]
