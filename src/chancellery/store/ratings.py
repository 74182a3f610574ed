"""Repository of ratings: how strong an account was after each match that counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from chancellery.store.database import Database
from chancellery.store.match_rows import read_match
from chancellery.store.people import game_of
from chancellery.store.schema import actions, matches, ratings, seats, users
from chancellery.table.match import Match
from chancellery.table.strength import (
    SOON,
    Strength,
    after_match,
    places,
    rated_seats,
    really_began,
    weight,
    weighted,
)

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
        if match.id not in self.began_in(connection, [match]):
            return False
        people = {seat.holder for seat in match.seats if seat.holder is not None}
        query = select(users.c.id).where(users.c.id.in_(sorted(people)), users.c.guest.is_(False))
        counted = rated_seats(match, set(connection.execute(query.order_by(users.c.id).with_for_update()).scalars()))
        if (
            match.result is None
            or not counted
            or connection.execute(select(ratings.c.user).where(ratings.c.match == match.id)).first()
        ):
            return False
        before = [self.last(connection, user, match.game) for user in counted]
        after = after_match(before, places(match.result, list(counted.values()), match.resigned()))
        rows = []
        for user, old, new in zip(counted, before, after, strict=True):
            met = self.met(connection, user, match)
            one = weighted(old, new, weight([met[other] for other in counted if other != user]))
            row = {"match": match.id, "user": user, "game": match.game}
            rows.append({**row, "mu": one.mu, "sigma": one.sigma, "at": match.since})
        connection.execute(insert(ratings), rows)
        return True

    def met(self, connection: Connection, user: str, match: Match) -> Counter[str]:
        """How often an account has been rated with each other one in the game of a match, in the day before its end."""
        mine, theirs = ratings.alias("mine"), ratings.alias("theirs")
        query = select(theirs.c.user).join(mine, mine.c.match == theirs.c.match)
        query = query.where(mine.c.user == user, mine.c.game == match.game, mine.c.at > match.since - SOON)
        return Counter(connection.execute(query.where(mine.c.at <= match.since)).scalars())

    def began(self, played: Collection[Match]) -> set[str]:
        """Which of these matches had really begun before they ended."""
        with self.database.reading() as connection:
            return self.began_in(connection, played)

    def began_in(self, connection: Connection, played: Collection[Match]) -> set[str]:
        here = (actions.c.match == seats.c.match) & (actions.c.seat == seats.c.seat)
        query = select(seats.c.match, seats.c.seat).where(seats.c.match.in_([match.id for match in played]))
        acted: dict[str, set[int]] = {match.id: set() for match in played}
        for row in connection.execute(query.where(select(actions.c.ply).where(here).exists())):
            acted[row.match].add(row.seat)
        return {
            match.id
            for match in played
            if (game := game_of(match)) is not None
            and really_began(game, match.ply - match.begins, len(match.seats), acted[match.id])
        }

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
        with_people = select(seats.c.match).where(seats.c.rated)
        ended = (matches.c.status == "finished") & (matches.c.since >= since) & matches.c.imported.is_(False)
        ended = ended & matches.c.hints.is_(False) & (matches.c.forks == [])
        query = select(matches.c.id).where(ended, matches.c.id.in_(with_people), matches.c.id.not_in(counted))
        with self.database.reading() as connection:
            return list(connection.execute(query.order_by(matches.c.since).limit(MOST_CAUGHT_UP)).scalars())
