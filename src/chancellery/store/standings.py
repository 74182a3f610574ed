"""Repository of standings: who plays here, and how strong they are in a game, if they let themselves be listed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Subquery, case, func, select

from chancellery.store.database import Database
from chancellery.store.names import name_key
from chancellery.store.schema import ratings, users
from chancellery.table.strength import PROVISIONAL, Strength

# What stands in a list: accounts whose profile everybody may read, and who have not asked to be left out.
LISTED: Final = users.c.guest.is_(False) & users.c.private.is_(False) & users.c.unlisted.is_(False)


class Standing(msgspec.Struct):
    """How strong somebody is in a game now, after so many matches, and in which place; None before enough of them."""

    user: str
    name: str
    mu: float
    sigma: float
    rated: int
    place: int | None

    @property
    def strength(self) -> Strength:
        return Strength(self.mu, self.sigma)


class Named(msgspec.Struct):
    """Somebody who was found by name, and the games in which they are rated."""

    user: str
    name: str
    games: list[str]


class Standings:
    """The repository of standings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def all(self, game: str) -> list[Standing]:
        """Whoever is listed in a game, the strongest first; those of few matches come last and have no place."""
        ranked = in_order(game)
        query = select(ranked).order_by(ranked.c.known.desc(), ranked.c.place, ranked.c.name_key)
        with self.database.reading() as connection:
            return [standing(row) for row in connection.execute(query)]

    def stamp(self, game: str) -> int:
        """What changes whenever a match of a game counts, or one that counted is deleted."""
        query = select(func.count(), func.coalesce(func.max(ratings.c.at), 0.0)).where(ratings.c.game == game)
        with self.database.reading() as connection:
            return hash(tuple(connection.execute(query).one()))

    def still_listed(self, ids: Iterable[str]) -> set[str]:
        """Which of these people are in lists at this moment."""
        query = select(users.c.id).where(users.c.id.in_(list(ids)), LISTED)
        with self.database.reading() as connection:
            return set(connection.execute(query).scalars())

    def own(self, game: str, user: str) -> Standing | None:
        """The standing of one account, listed or not, without a place; None before the first match that counts."""
        now = newest(game, user)
        query = select(now, users.c.name).join(users, users.c.id == now.c.user)
        with self.database.reading() as connection:
            row = connection.execute(query).first()
            return None if row is None else Standing(user, row.name, row.mu, row.sigma, row.rated, None)

    def named(self, part: str, most: int) -> list[Named]:
        """People who are listed and have this in their name, those first whose name begins so."""
        key = name_key(part)
        query = select(users.c.id, users.c.name).where(LISTED, users.c.name_key.contains(key, autoescape=True))
        begins = case((users.c.name_key.startswith(key, autoescape=True), 0), else_=1)
        with self.database.reading() as connection:
            rows = connection.execute(query.order_by(begins, users.c.name_key).limit(most))
            found = {row.id: Named(row.id, row.name, []) for row in rows}
            played = select(ratings.c.user, ratings.c.game).where(ratings.c.user.in_(list(found))).distinct()
            for row in connection.execute(played.order_by(ratings.c.game)):
                found[row.user].games.append(row.game)
            return list(found.values())


def newest(game: str, user: str | None = None) -> Subquery:
    """The newest rating of every account in a game, or of one, with how many there are."""
    whose = ratings.c.user
    order = func.row_number().over(partition_by=whose, order_by=(ratings.c.at.desc(), ratings.c.match))
    often = func.count().over(partition_by=whose)
    query = select(whose, ratings.c.mu, ratings.c.sigma, order.label("back"), often.label("rated"))
    query = query.where(ratings.c.game == game)
    found = (query if user is None else query.where(ratings.c.user == user)).subquery()
    return select(found).where(found.c.back == 1).subquery()


def in_order(game: str) -> Subquery:
    """Those of them who are listed, each with their place among all whose strength is known well enough to have one."""
    now = newest(game)
    known = case((now.c.rated >= PROVISIONAL, 1), else_=0)
    worth = now.c.mu - 3 * now.c.sigma
    place = func.rank().over(partition_by=known, order_by=worth.desc())
    query = select(now.c.user, users.c.name, users.c.name_key, now.c.mu, now.c.sigma, now.c.rated)
    query = query.add_columns(known.label("known"), place.label("place"))
    return query.join(users, users.c.id == now.c.user).where(LISTED).subquery()


def standing(row: Any) -> Standing:
    return Standing(row.user, row.name, row.mu, row.sigma, row.rated, row.place if row.known else None)
