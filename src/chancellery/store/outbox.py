"""Repository of outgoing notifications: throttled, retried, and never sent by two workers at once."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update

from chancellery.store.database import Database
from chancellery.store.schema import outbox

# A person gets at most one notification of a kind about the same thing in this time.
THROTTLE: Final = 600.0
# Whoever takes a notification to send it has this long before another worker may.
LEASE: Final = 120.0
# And at most so many of a kind in a day, whatever they are about.
MOST_A_DAY: Final = 50
DAY: Final = 86400.0
MOST_TRIES: Final = 8


class Notification(msgspec.Struct):
    """A notification; `kind` is how it travels: email or webhook."""

    id: int
    user: str
    kind: str
    about: str
    subject: str
    body: str
    tries: int


class Outbox:
    """The repository of notifications."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, user: str, kind: str, subject: str, body: str, due: float, about: str = "") -> None:
        """Send this when it is due, unless there were too many; it replaces one about the same that still waits."""
        same = (outbox.c.user == user) & (outbox.c.kind == kind) & (outbox.c.about == about)
        with self.database.writing() as connection:
            waiting = connection.execute(select(outbox.c.id).where(same, outbox.c.due.is_not(None))).scalar()
            if waiting is not None:
                connection.execute(update(outbox).where(outbox.c.id == waiting).values(subject=subject, body=body))
                return
            lately = select(func.count()).where(
                outbox.c.user == user, outbox.c.kind == kind, or_(outbox.c.due.is_not(None), outbox.c.sent > due - DAY)
            )
            if connection.execute(lately).scalar_one() >= MOST_A_DAY:
                return
            last = connection.execute(select(func.max(outbox.c.sent)).where(same)).scalar()
            row = {"user": user, "kind": kind, "about": about, "subject": subject, "body": body, "tries": 0}
            connection.execute(insert(outbox).values(**row, due=max(due, (last or 0.0) + THROTTLE)))

    def due(self, now: float, limit: int = 20) -> list[Notification]:
        """Take what is due; who does not say within two minutes what became of it gives it to the next."""
        columns = [outbox.c[name] for name in Notification.__struct_fields__]
        query = select(*columns).where(outbox.c.due <= now).order_by(outbox.c.due, outbox.c.id).limit(limit)
        with self.database.writing() as connection:
            done_with = (outbox.c.due.is_(None)) & (func.coalesce(outbox.c.sent, 0.0) < now - DAY)
            connection.execute(delete(outbox).where(done_with))
            taken = [Notification(*row) for row in connection.execute(query.with_for_update(skip_locked=True))]
            ids = [notification.id for notification in taken]
            connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(due=now + LEASE))
        return taken

    def sent(self, id: int, now: float | None = None) -> None:
        """It has gone out; only when and to whom is kept, for the throttle."""
        done = {"due": None, "sent": time.time() if now is None else now, "subject": "", "body": ""}
        with self.database.writing() as connection:
            connection.execute(update(outbox).where(outbox.c.id == id).values(**done))

    def failed(self, id: int, retry_at: float) -> bool:
        """It did not go out: try again later, or give up after too many tries; whether it will be tried again."""
        with self.database.writing() as connection:
            tries = connection.execute(
                update(outbox)
                .where(outbox.c.id == id)
                .values(tries=outbox.c.tries + 1, due=retry_at)
                .returning(outbox.c.tries)
            ).scalar()
            if tries is not None and tries >= MOST_TRIES:
                connection.execute(update(outbox).where(outbox.c.id == id).values(due=None, subject="", body=""))
        return tries is not None and tries < MOST_TRIES
