"""Repository of messages, to all or to one seat."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import func, insert, select, update

from chancellery.store.database import Database
from chancellery.store.errors import TableChanged
from chancellery.store.matches import Matches
from chancellery.store.schema import marks, messages, seats
from chancellery.table.entries import LogEntry, Said
from chancellery.table.messages import Message, may_read


class Messages:
    """The repository of messages."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)

    def send(
        self,
        match_id: str,
        ply: int,
        sender: int,
        to: int | None,
        text: str,
        now: float,
        version: int | None = None,
    ) -> tuple[Message, LogEntry]:
        """Keep a message, if the match is still as it was at `version`; returns it and its entry."""
        with self.database.writing() as connection:
            row = self.matches.lock(connection, match_id)
            if version is not None and row.version != version:
                raise TableChanged
            seq = row.seq + 1
            sitting = select(seats.c.user).where(seats.c.match == match_id, seats.c.seat == sender)
            said = Message(0, match_id, ply, sender, to, text, now, connection.execute(sitting).scalar())
            self.matches.add_entry(connection, match_id, entry_of(said, seq))
            self.matches.keep_seq(connection, match_id, seq)
            values = msgspec.structs.asdict(said) | {"seq": seq}
            del values["id"]
            said.id = connection.execute(insert(messages).values(**values).returning(messages.c.id)).scalar_one()
        return said, entry_of(said, seq)

    def visible(self, match_id: str, seat: int) -> list[Message]:
        """The messages that a seat, or a spectator, may read."""
        columns = [messages.c[name] for name in Message.__struct_fields__]
        query = select(*columns).where(messages.c.match == match_id).order_by(messages.c.id)
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
        return [Message(*row) for row in rows if may_read(seat, row.sender, row.to)]

    def mark_read(self, match_id: str, user: str, message_id: int) -> None:
        """A person has read up to a message; a mark never goes back."""
        here = (marks.c.match == match_id) & (marks.c.user == user)
        with self.database.writing() as connection:
            self.matches.lock(connection, match_id)
            last = connection.execute(select(marks.c.message).where(here)).scalar()
            if last is None:
                connection.execute(insert(marks).values(match=match_id, user=user, message=message_id))
            elif last < message_id:
                connection.execute(update(marks).where(here).values(message=message_id))

    def unread(self, match_id: str, user: str, seat: int, unheard: Collection[int] = ()) -> int:
        """How many messages to a seat its person has not read yet, but for those of seats that are not heard."""
        read = select(marks.c.message).where(marks.c.match == match_id, marks.c.user == user).scalar_subquery()
        query = select(messages.c.sender, messages.c.to).where(
            messages.c.match == match_id, messages.c.sender != seat, messages.c.id > func.coalesce(read, 0)
        )
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
        return sum(row.sender not in unheard and may_read(seat, row.sender, row.to) for row in rows)


def entry_of(message: Message, seq: int) -> LogEntry:
    """The entry of the log that tells a message."""
    return LogEntry(message.ply, message.at, Said(message.id, message.sender, message.to, message.text), seq)
