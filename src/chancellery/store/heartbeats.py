"""Heartbeats (the table `pulses`): proof that the store can be written, and that somebody looks at the clocks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, case, insert, select, update

from chancellery.store.database import Database
from chancellery.store.schema import matches, pulses

CLOCKS: Final = "clocks"
HEALTH: Final = "health"
# Whoever looks at the clocks does so every second or two; after a longer silence nobody could have played.
LONGEST_SILENCE: Final = 8.0
# What a server that starts takes for the time between two looks of another one.
BETWEEN_BEATS: Final = 2.0


class Heartbeats:
    """The repository of heartbeats."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def write(self, now: float) -> None:
        """Raise StoreDown if nothing can be kept now."""
        with self.database.writing() as connection:
            self.set(connection, HEALTH, self.last(connection, HEALTH), now)

    def beat(self, now: float, patience: float = LONGEST_SILENCE) -> float:
        """Say that the clocks are looked at; after a silence they are put forward by it. By how many seconds.

        A server that was down, a database that could not be written and a wall clock that was set are all alike: the
        time on the wall since the last heartbeat is not the time that people had.
        """
        if not self.clocks_run():
            return 0.0
        with self.database.writing() as connection:
            before = self.last(connection, CLOCKS)
            self.set(connection, CLOCKS, before, now)
            silence = 0.0 if before is None else now - before
            if abs(silence) <= patience:
                return 0.0
            put_forward(connection, silence, now)
            return silence

    def clocks_run(self) -> bool:
        with self.database.reading() as connection:
            return (
                connection.execute(select(matches.c.id).where(matches.c.due.is_not(None)).limit(1)).scalar() is not None
            )

    def last(self, connection: Connection, name: str) -> float | None:
        query = select(pulses.c.at).where(pulses.c.name == name).with_for_update()
        return connection.execute(query).scalar()

    def set(self, connection: Connection, name: str, before: float | None, now: float) -> None:
        if before is None:
            connection.execute(insert(pulses).values(name=name, at=now))
        else:
            connection.execute(update(pulses).where(pulses.c.name == name).values(at=now))


def put_forward(connection: Connection, silence: float, now: float) -> None:
    """Move the times of every clock that runs; a question that was put during the silence is as if put now."""
    moved = case((matches.c.since + silence > now, now - matches.c.since), else_=silence)
    connection.execute(
        update(matches)
        .where(matches.c.due.is_not(None))
        .values(
            since=matches.c.since + moved,
            due=matches.c.due + moved,
            until=matches.c.until + moved,
            version=matches.c.version + 1,
        )
    )
