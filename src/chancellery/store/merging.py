"""Merging a guest into an account that the same person has already."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, or_, select, update

from chancellery.store.database import Database
from chancellery.store.errors import NoSuchUser, StoreError
from chancellery.store.matches import Matches
from chancellery.store.schema import callings, hidden, marks, matches, messages, relations, reports, seats, users
from chancellery.table.entries import LogEntry, SeatsChanged


def merge(database: Database, guest: str, account: str) -> list[str]:
    """A guest's seats, tables and messages become an account's, and the guest is no more, nor any token of theirs.

    Returns the matches that go on.
    """
    with database.writing() as connection:
        require_guest(connection, guest, account)
        taken = seats_of(connection, guest)
        theirs = or_(matches.c.owner == guest, matches.c.id.in_(taken))
        query = select(matches.c.id, matches.c.status).where(theirs).order_by(matches.c.id).with_for_update()
        rows = connection.execute(query).all()
        connection.execute(update(matches).where(matches.c.owner == guest).values(owner=account))
        connection.execute(update(seats).where(seats.c.user == guest).values(user=account))
        connection.execute(update(seats).where(seats.c.away == guest).values(away=account))
        connection.execute(update(messages).where(messages.c.user == guest).values(user=account))
        merge_marks(connection, guest, account)
        merge_company(connection, guest, account)
        merge_calling(connection, guest, account)
        ids = [row.id for row in rows]
        # Copies in memory that still name the guest must not be written back.
        connection.execute(update(matches).where(matches.c.id.in_(ids)).values(version=matches.c.version + 1))
        going_on = [row.id for row in rows if row.status in ("waiting", "running")]
        for id in going_on:
            add_seat_entry(database, connection, id, taken.get(id, []))
        connection.execute(delete(users).where(users.c.id == guest))
        return going_on


def require_guest(connection: Connection, guest: str, account: str) -> None:
    query = select(users.c.id, users.c.guest).where(users.c.id.in_([guest, account])).order_by(users.c.id)
    guests = {row.id: row.guest for row in connection.execute(query.with_for_update())}
    for id in (guest, account):
        if id not in guests:
            raise NoSuchUser(id)
    if not guests[guest] or guests[account]:
        raise StoreError("only a guest can be merged into an account", "only-guests-merge")


def seats_of(connection: Connection, user: str) -> dict[str, list[int]]:
    """Where a person sits, or is kept a seat."""
    query = select(seats.c.match, seats.c.seat).where(or_(seats.c.user == user, seats.c.away == user))
    seats_by_match: dict[str, list[int]] = {}
    for row in connection.execute(query.order_by(seats.c.match, seats.c.seat)):
        seats_by_match.setdefault(row.match, []).append(row.seat)
    return seats_by_match


def merge_marks(connection: Connection, guest: str, account: str) -> None:
    """Merge the read marks of two accounts that become one: the further mark counts."""
    mine, theirs = (
        {row.match: row.message for row in connection.execute(select(marks).where(marks.c.user == user))}
        for user in (account, guest)
    )
    for match, message in theirs.items():
        if match not in mine:
            connection.execute(insert(marks).values(match=match, user=account, message=message))
        elif mine[match] < message:
            here = (marks.c.match == match) & (marks.c.user == account)
            connection.execute(update(marks).where(here).values(message=message))


def merge_company(connection: Connection, guest: str, account: str) -> None:
    """Whoever was muted, blocked or hidden, and whoever did so, was the same person."""
    connection.execute(update(reports).where(reports.c.by == guest).values(by=account))
    connection.execute(update(reports).where(reports.c.about == guest).values(about=account))
    for table, one, other in (
        (relations, relations.c.user, relations.c.other),
        (relations, relations.c.other, relations.c.user),
        (hidden, hidden.c.user, hidden.c.match),
    ):
        there = list(connection.execute(select(other).where(one == account)).scalars())
        theirs = (one == guest) & other.not_in([*there, account])
        connection.execute(update(table).where(theirs).values({one.name: account}))


def merge_calling(connection: Connection, guest: str, account: str) -> None:
    """The quiet hours of a guest are those of an account that has none."""
    if connection.execute(select(callings.c.user).where(callings.c.user == account)).first() is None:
        connection.execute(update(callings).where(callings.c.user == guest).values(user=account))


def add_seat_entry(database: Database, connection: Connection, id: str, taken: list[int]) -> None:
    repository = Matches(database)
    row = repository.lock(connection, id)
    entry = LogEntry(row.ply, time.time(), SeatsChanged(taken, "person"), row.seq + 1)
    repository.add_entry(connection, id, entry)
    repository.keep_seq(connection, id, entry.seq)
