"""Repository of ratings: how strong an account was after each match that counted."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from chancellery.store.database import Database
from chancellery.store.rows import read_match
from chancellery.store.schema import matches, ratings, seats, users
from chancellery.table.match import Match
from chancellery.table.strength import Strength, after_match, places, rated_seats

MOST_CAUGHT_UP: Final = 100


class Rating(msgspec.Struct):
    """The strength of an account in a game after a match."""

    match: str
    game: str
    mu: float
    sigma: float
    at: float

    @property
    def strength(self) -> Strength:
        return Strength(self.mu, self.sigma)


class Ratings:
    """The repository of ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def rate(self, id: str) -> bool:
        """Count a match that is over, once; whether it counted now."""
        try:
            with self.database.writing() as connection:
                match, _ = read_match(connection, id)
                return self.rate_in(connection, match)
        except IntegrityError:
            # Another process was quicker, or somebody is gone.
            return False

    def rate_in(self, connection: Connection, match: Match) -> bool:
        people = {user for seat in match.seats for user in (seat.user, seat.away) if user is not None}
        query = select(users.c.id).where(users.c.id.in_(sorted(people)), users.c.guest.is_(False))
        counted = rated_seats(match, set(connection.execute(query.order_by(users.c.id).with_for_update()).scalars()))
        if not counted or connection.execute(select(ratings.c.user).where(ratings.c.match == match.id)).first():
            return False
        before = [self.last(connection, user, match.game) for user in counted]
        after = after_match(before, places(match.result or {}, list(counted.values())))
        rows = [
            {"match": match.id, "user": user, "game": match.game, "mu": one.mu, "sigma": one.sigma, "at": match.since}
            for user, one in zip(counted, after, strict=True)
        ]
        connection.execute(insert(ratings), rows)
        return True

    def last(self, connection: Connection, user: str, game: str) -> Strength:
        """How strong an account is in a game now."""
        mine = (ratings.c.user == user) & (ratings.c.game == game)
        query = select(ratings.c.mu, ratings.c.sigma).where(mine).order_by(ratings.c.at.desc(), ratings.c.match)
        row = connection.execute(query.limit(1)).first()
        return Strength() if row is None else Strength(row.mu, row.sigma)

    def of_user(self, user: str) -> list[Rating]:
        """All ratings of an account, the oldest first."""
        columns = [ratings.c[name] for name in Rating.__struct_fields__]
        query = select(*columns).where(ratings.c.user == user).order_by(ratings.c.at, ratings.c.match)
        with self.database.reading() as connection:
            return [Rating(*row) for row in connection.execute(query)]

    def overlooked(self, since: float) -> list[str]:
        """Matches that ended since then with people at them and have no rating: a server may have died in between."""
        counted = select(ratings.c.match)
        with_people = select(seats.c.match).where(seats.c.user.is_not(None))
        ended = (matches.c.status == "finished") & (matches.c.since >= since) & matches.c.imported.is_(False)
        ended = ended & matches.c.hints.is_(False) & (matches.c.forks == [])
        query = select(matches.c.id).where(ended, matches.c.id.in_(with_people), matches.c.id.not_in(counted))
        with self.database.reading() as connection:
            return list(connection.execute(query.order_by(matches.c.since).limit(MOST_CAUGHT_UP)).scalars())
