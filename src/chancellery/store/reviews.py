"""Repository of reviews: each is made once and kept as bytes; while it is made, how far it has come."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from chancellery.store.database import Database
from chancellery.store.schema import reviews
from chancellery.table.review import is_of_today

# Whoever has made a review and said nothing for so long has died over it.
LONGEST_SILENCE: Final = 60.0


class StoredReview(msgspec.Struct):
    """A review, or how far it has come; `at` is when that was last written."""

    progress: float
    at: float
    data: bytes | None


class StoredReviews:
    """The repository of reviews."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def get(self, match: str) -> StoredReview | None:
        with self.database.reading() as connection:
            row = connection.execute(select(reviews).where(reviews.c.match == match)).one_or_none()
        if row is None or (row.data is not None and not is_of_today(bytes(row.data))):
            return None
        return StoredReview(row.progress, row.at, None if row.data is None else bytes(row.data))

    def begin(self, match: str, now: float) -> bool:
        """Whether whoever asks shall make the review: nobody else has made it or is at it."""
        try:
            with self.database.writing() as connection:
                dead = (reviews.c.match == match) & reviews.c.data.is_(None) & (reviews.c.at < now - LONGEST_SILENCE)
                connection.execute(delete(reviews).where(dead))
                kept = connection.execute(select(reviews.c.data).where(reviews.c.match == match)).scalar()
                if kept is not None and not is_of_today(bytes(kept)):
                    connection.execute(delete(reviews).where(reviews.c.match == match))
                connection.execute(insert(reviews).values(match=match, progress=0.0, at=now, data=None))
                return True
        except IntegrityError:
            return False

    def advance(self, match: str, progress: float, now: float) -> None:
        """Say how far it has come."""
        with self.database.writing() as connection:
            connection.execute(update(reviews).where(reviews.c.match == match).values(progress=progress, at=now))

    def finish(self, match: str, data: bytes, now: float) -> None:
        with self.database.writing() as connection:
            done = update(reviews).where(reviews.c.match == match).values(progress=1.0, at=now, data=data)
            connection.execute(done)

    def give_up(self, match: str) -> None:
        """Forget a review that was begun and not finished."""
        with self.database.writing() as connection:
            connection.execute(delete(reviews).where(reviews.c.match == match, reviews.c.data.is_(None)))
