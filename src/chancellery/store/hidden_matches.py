"""Repository of the matches that people do not want to see in their lists."""

from __future__ import annotations

from sqlalchemy import delete, insert

from chancellery.store.database import Database
from chancellery.store.schema import hidden


class HiddenMatches:
    """The repository of hidden matches."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def hide(self, user: str, match: str, away: bool) -> None:
        """Leave a match out of a person's lists, or take it in again."""
        here = (hidden.c.user == user) & (hidden.c.match == match)
        with self.database.writing() as connection:
            connection.execute(delete(hidden).where(here))
            if away:
                connection.execute(insert(hidden).values(user=user, match=match))
