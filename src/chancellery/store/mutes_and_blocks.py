"""Repository of whom people do not want to hear or to play with (the table `relations`)."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from sqlalchemy import delete, func, insert, or_, select

from chancellery.store.database import Database
from chancellery.store.errors import StoreError
from chancellery.store.schema import relations, users

# Muted people are not heard; blocked ones are not heard, and do not sit down at the same table either.
How = Literal["mute", "block"]
MOST_RELATIONS: Final = 500


class Relation(msgspec.Struct):
    """Somebody who is muted or blocked, by their present name."""

    name: str
    how: str
    since: float


class MutesAndBlocks:
    """The repository of muted and blocked people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def change(self, user: str, other: str, how: How | None) -> None:
        """Mute or block somebody, or neither any more."""
        if user == other:
            raise StoreError("you cannot mute or block yourself", "not-yourself")
        with self.database.writing() as connection:
            connection.execute(delete(relations).where(relations.c.user == user, relations.c.other == other))
            if how is None:
                return
            count = select(func.count()).select_from(relations).where(relations.c.user == user)
            if connection.execute(count).scalar_one() >= MOST_RELATIONS:
                raise StoreError(
                    f"you have muted or blocked {MOST_RELATIONS} people already", "too-many-muted", most=MOST_RELATIONS
                )
            connection.execute(insert(relations).values(user=user, other=other, how=how, since=time.time()))

    def of(self, user: str) -> list[Relation]:
        """Whom a person has muted or blocked, by name."""
        query = select(users.c.name, relations.c.how, relations.c.since).join(users, users.c.id == relations.c.other)
        with self.database.reading() as connection:
            rows = connection.execute(query.where(relations.c.user == user).order_by(users.c.name_key))
            return [Relation(*row) for row in rows]

    def unheard(self, user: str) -> set[str]:
        """The ids of all whom a person does not want to hear."""
        with self.database.reading() as connection:
            return set(connection.execute(select(relations.c.other).where(relations.c.user == user)).scalars())

    def blocked(self, user: str) -> set[str]:
        """The ids of all whom a person has blocked."""
        mine = (relations.c.user == user) & (relations.c.how == "block")
        with self.database.reading() as connection:
            return set(connection.execute(select(relations.c.other).where(mine)).scalars())

    def apart(self, user: str) -> set[str]:
        """The ids of all with whom a person does not sit at a table: one of the two has blocked the other."""
        query = select(relations.c.user, relations.c.other).where(
            relations.c.how == "block", or_(relations.c.user == user, relations.c.other == user)
        )
        with self.database.reading() as connection:
            return {id for row in connection.execute(query) for id in row} - {user}

    def keep_apart(self, user: str, others: Iterable[str | None]) -> bool:
        """Whether a person and one of the others do not sit at a table."""
        around = {other for other in others if other is not None and other != user}
        return bool(around) and not around.isdisjoint(self.apart(user))
