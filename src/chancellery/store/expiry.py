"""What is forgotten by itself, and when: empty tables, matches that nobody plays on, guests who left."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, func, not_, or_, select

from chancellery.store.schema import entries, matches, seats, sessions, users
from chancellery.store.store import Store

DAY: Final = 86400.0
# In days: docs/operating.md has the schedule.
WAITING_DAYS: Final = 30
SILENT_DAYS: Final = 180
ABANDONED_DAYS: Final = 90
GUEST_DAYS: Final = 90
# So many of a kind at a time: there is a next time.
AT_ONCE: Final = 50


class Expired(msgspec.Struct):
    """What is due: tables, abandoned matches and those of nobody to delete, silent matches to end, guests to forget."""

    stale: list[str]
    silent: list[str]
    guests: list[str]


def find_expired(store: Store, now: float | None = None) -> Expired:
    """What has outlived its time; running matches with a clock end by themselves."""
    now = time.time() if now is None else now
    with store.database.reading() as connection:

        def ids(condition: ColumnElement[bool]) -> list[str]:
            query = select(matches.c.id).where(condition).order_by(matches.c.created).limit(AT_ONCE)
            return list(connection.execute(query).scalars())

        waiting = (matches.c.status == "waiting") & older(matches.c.created, now, WAITING_DAYS)
        abandoned = (matches.c.status == "abandoned") & older(last_entry(), now, ABANDONED_DAYS)
        silent = (matches.c.status == "running") & older(last_entry(), now, SILENT_DAYS)
        with_people = select(seats.c.match).where(or_(seats.c.user.is_not(None), seats.c.away.is_not(None)))
        over = matches.c.status.in_(("finished", "abandoned")) & older(last_entry(), now, ABANDONED_DAYS)
        nobodys = over & matches.c.owner.is_(None) & matches.c.id.not_in(with_people)
        seen = select(func.max(sessions.c.seen)).where(sessions.c.user == users.c.id).scalar_subquery()
        gone = older(func.coalesce(seen, users.c.created), now, GUEST_DAYS)
        # At a table with a clock the clock decides.
        playing = select(seats.c.match).join(matches, matches.c.id == seats.c.match)
        playing = playing.where(seats.c.user == users.c.id, matches.c.status == "running", matches.c.due.is_not(None))
        guests = select(users.c.id).where(and_(users.c.guest, gone, not_(playing.exists()))).limit(AT_ONCE)
        return Expired(
            stale=ids(or_(waiting, abandoned, nobodys)),
            silent=ids(silent),
            guests=list(connection.execute(guests).scalars()),
        )


def last_entry() -> ColumnElement[float]:
    """When something last happened at a match."""
    here = (entries.c.match == matches.c.id) & (entries.c.seq == matches.c.seq)
    return func.coalesce(select(entries.c.at).where(here).scalar_subquery(), matches.c.created)


def older(moment: ColumnElement[float], now: float, days: int) -> ColumnElement[bool]:
    return moment < now - days * DAY
