"""Repository of outgoing notifications: throttled, retried, and never sent by two workers at once."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

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
# How a call travels; its body is the matches that it is about, and no more of them than this.
PUSH: Final = "push"
MOST_MATCHES: Final = 20


class Notification(msgspec.Struct):
    """A notification; `kind` is how it travels: email, webhook or push."""

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
            if self.too_many(connection, user, kind, due):
                return
            last = connection.execute(select(func.max(outbox.c.sent)).where(same)).scalar()
            row = {"user": user, "kind": kind, "about": about, "subject": subject, "body": body, "tries": 0}
            connection.execute(insert(outbox).values(**row, due=max(due, (last or 0.0) + THROTTLE)))

    def too_many(self, connection: Connection, user: str, kind: str, due: float) -> bool:
        """Whether somebody has got as many of a kind as anybody gets in a day."""
        lately = select(func.count()).where(
            outbox.c.user == user, outbox.c.kind == kind, or_(outbox.c.due.is_not(None), outbox.c.sent > due - DAY)
        )
        return int(connection.execute(lately).scalar_one()) >= MOST_A_DAY

    def call(self, user: str, about: str, match: str, due: float) -> None:
        """Call a person because of a match: one call for all matches, and no other before they have looked."""
        same = (outbox.c.user == user) & (outbox.c.kind == PUSH) & (outbox.c.about == about)
        with self.database.writing() as connection:
            waiting = connection.execute(
                select(outbox.c.id, outbox.c.body).where(same, outbox.c.due.is_not(None))
            ).first()
            if waiting is not None:
                matches = [*dict.fromkeys([*waiting.body.split(), match])][-MOST_MATCHES:]
                connection.execute(update(outbox).where(outbox.c.id == waiting.id).values(body=" ".join(matches)))
                return
            unseen = select(outbox.c.id).where(same, outbox.c.sent.is_not(None), outbox.c.looked.is_(None))
            if connection.execute(unseen).first() is not None or self.too_many(connection, user, PUSH, due):
                return
            row = {"user": user, "kind": PUSH, "about": about, "subject": "", "body": match, "tries": 0}
            connection.execute(insert(outbox).values(**row, due=due))

    def looked(self, user: str, now: float) -> None:
        """A person has looked: whatever comes next is news again."""
        unseen = (outbox.c.user == user) & (outbox.c.kind == PUSH) & outbox.c.sent.is_not(None)
        unseen &= outbox.c.looked.is_(None)
        with self.database.reading() as connection:
            if connection.execute(select(outbox.c.id).where(unseen)).first() is None:
                return
        with self.database.writing() as connection:
            connection.execute(update(outbox).where(unseen).values(looked=now))

    def has_due(self, now: float, push: bool) -> bool:
        """Whether anything is due, without keeping anybody else from writing."""
        with self.database.reading() as connection:
            return connection.execute(select(outbox.c.id).where(outbox.c.due <= now, is_push(push))).first() is not None

    def due(self, now: float, limit: int = 20, push: bool = False) -> list[Notification]:
        """Take the calls that are due, or everything else; who does not say within two minutes what became of it gives
        it to the next. Whatever has failed before stands back."""
        columns = [outbox.c[name] for name in Notification.__struct_fields__]
        order = ([outbox.c.tries] if push else []) + [outbox.c.due, outbox.c.id]
        query = select(*columns).where(outbox.c.due <= now, is_push(push)).order_by(*order).limit(limit)
        with self.database.writing() as connection:
            done_with = (outbox.c.due.is_(None)) & (func.coalesce(outbox.c.sent, 0.0) < now - DAY)
            # Of a call it is remembered until somebody looks.
            seen = or_(outbox.c.kind != PUSH, outbox.c.sent.is_(None), outbox.c.looked.is_not(None))
            connection.execute(delete(outbox).where(done_with, seen))
            taken = [Notification(*row) for row in connection.execute(query.with_for_update(skip_locked=True))]
            ids = [notification.id for notification in taken]
            connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(due=now + LEASE))
        return taken

    def sent(self, id: int, now: float | None = None) -> None:
        """It has gone out; only when and to whom is kept, for the throttle."""
        done = {"due": None, "sent": time.time() if now is None else now, "subject": "", "body": ""}
        with self.database.writing() as connection:
            connection.execute(update(outbox).where(outbox.c.id == id).values(**done))

    def postpone(self, id: int, due: float) -> None:
        """Send it later; it has not been tried."""
        with self.database.writing() as connection:
            connection.execute(update(outbox).where(outbox.c.id == id).values(due=due))

    def drop(self, id: int) -> None:
        """It is no news any more, or there is nobody to tell."""
        with self.database.writing() as connection:
            connection.execute(delete(outbox).where(outbox.c.id == id))

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


def is_push(push: bool) -> ColumnElement[bool]:
    return (outbox.c.kind == PUSH) if push else (outbox.c.kind != PUSH)
