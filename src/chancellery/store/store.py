"""The Store: the database, brought up to date, and its repositories."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_path

from chancellery.store.database import Database, connect
from chancellery.store.devices import Devices
from chancellery.store.errors import StoreDown
from chancellery.store.heartbeats import Heartbeats
from chancellery.store.hidden_matches import HiddenMatches
from chancellery.store.matches import Matches
from chancellery.store.messages import Messages
from chancellery.store.mutes_and_blocks import MutesAndBlocks
from chancellery.store.outbox import Outbox
from chancellery.store.people import People
from chancellery.store.ratings import Ratings
from chancellery.store.reports import Audit, Reports
from chancellery.store.reviews import StoredReviews
from chancellery.store.revisions import require_known, revision
from chancellery.store.schema import REVISION
from chancellery.store.server_settings import ServerSettings
from chancellery.store.standings import Standings


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)
        self.people = People(database)
        self.messages = Messages(database)
        self.outbox = Outbox(database)
        self.heartbeats = Heartbeats(database)
        self.mutes_and_blocks = MutesAndBlocks(database)
        self.hidden_matches = HiddenMatches(database)
        self.reports = Reports(database)
        self.audit = Audit(database)
        self.ratings = Ratings(database)
        self.standings = Standings(database)
        self.reviews = StoredReviews(database)
        self.devices = Devices(database)
        self.server_settings = ServerSettings(database)

    def close(self) -> None:
        self.database.engine.dispose()


def default_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('chancellery') / 'chancellery.sqlite'}"


def open_store(
    url: str | None = None, migrate: bool = True, backup: bool = True, tell: Callable[[Path], None] = lambda place: None
) -> Store:
    """The store at a URL, by default in the user's data folder, with its tables as they should be.

    Before tables that hold something are migrated a backup is made, if so wanted, and `tell` is told where it is.
    """
    database = connect(url or default_url())
    try:
        found = revision(database)
        require_known(found)
        if migrate and found != REVISION:
            # Slow to import, and seldom needed.
            from chancellery.store.migrate import bring_up_to_date

            place = bring_up_to_date(database, found, backup)
            if place is not None:
                tell(place)
    except BaseException:
        database.engine.dispose()
        raise
    return Store(database)


__all__ = ["Store", "StoreDown", "default_url", "open_store"]
