"""Repository of people: guests and accounts, their sessions, export and deletion."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Table, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.store.database import Database
from chancellery.store.errors import NameTaken, NoSuchUser
from chancellery.store.match_rows import AnyRow, Values, read_matches
from chancellery.store.matches import Matches
from chancellery.store.names import GUEST, checked_name, name_key, skeleton
from chancellery.store.schema import (
    callings,
    devices,
    hidden,
    marks,
    matches,
    messages,
    outbox,
    ratings,
    relations,
    reports,
    seats,
    sessions,
    users,
)
from chancellery.store.statements import WHOSE
from chancellery.table.match import Match
from chancellery.table.seating import depart, new_id

# A session's last use is kept to the hour: not every request is worth a write.
SEEN_EVERY: Final = 3600.0
# Whoever is still there then logs in again; tokens of programs last until they are taken back.
LONGEST_SESSION: Final = 365 * 86400.0


class User(msgspec.Struct):
    """A person; a guest has no password yet."""

    id: str
    name: str
    guest: bool
    operator: bool
    language: str
    created: float
    email: str | None
    webhook: str | None


class Session(msgspec.Struct):
    """A browser that is signed in, or a bot author's token; the secret itself is kept nowhere."""

    id: str
    kind: str
    label: str
    created: float
    seen: float


class People:
    """The repository of people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)

    # --- accounts ---

    def guest(self, language: str) -> User:
        """Create a guest account: no name of its own, no password."""
        id = new_id()
        user = User(id, f"{GUEST}{id[:8]}", True, False, language, time.time(), None, None)
        with self.database.writing() as connection:
            connection.execute(insert(users).values(**msgspec.structs.asdict(user), name_key=name_key(user.name)))
        return user

    def by_id(self, id: str) -> User | None:
        return self.one(users.c.id == id)

    def by_name(self, name: str) -> User | None:
        return self.one(users.c.name_key == name_key(name))

    def one(self, condition: Any) -> User | None:
        with self.database.reading() as connection:
            row = connection.execute(select(users).where(condition)).one_or_none()
            return None if row is None else user_from(row)

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What these people are called."""
        with self.database.reading() as connection:
            query = select(users.c.id, users.c.name).where(users.c.id.in_(list(ids)))
            return {row.id: row.name for row in connection.execute(query)}

    def all(self) -> list[User]:
        """Everybody, by name."""
        with self.database.reading() as connection:
            return [user_from(row) for row in connection.execute(select(users).order_by(users.c.name_key))]

    def accounts(self, after: str | None, most: int) -> list[User]:
        """People with an account by name, those after a name."""
        query = select(users).where(users.c.guest.is_(False)).order_by(users.c.name_key).limit(most)
        if after is not None:
            query = query.where(users.c.name_key > name_key(after))
        with self.database.reading() as connection:
            return [user_from(row) for row in connection.execute(query)]

    def claim(self, id: str, name: str, password_hash: str) -> User:
        """A guest takes a name and a password, and keeps the matches; or a person takes another name."""
        name = checked_name(name)
        keys = {"name_key": name_key(name), "skeleton": skeleton(name)}
        self.change(id, name=name, **keys, guest=False, password_hash=password_hash)
        user = self.by_id(id)
        if user is None:
            raise NoSuchUser(id)
        return user

    def rename_guest(self, id: str, name: str) -> None:
        """A guest is called something for a while; nobody else may be called that meanwhile."""
        name = checked_name(name)
        self.change(id, name=name, name_key=name_key(name), skeleton=skeleton(name))

    def with_account(self, ids: Iterable[str]) -> set[str]:
        """Which of these people are no guests."""
        query = select(users.c.id).where(users.c.id.in_(list(ids)), users.c.guest.is_(False))
        with self.database.reading() as connection:
            return set(connection.execute(query).scalars())

    def with_profile(self, ids: Iterable[str]) -> set[str]:
        """Which of these people have an account and show it."""
        shown = users.c.guest.is_(False) & users.c.private.is_(False)
        query = select(users.c.id).where(users.c.id.in_(list(ids)), shown)
        with self.database.reading() as connection:
            return set(connection.execute(query).scalars())

    def is_private(self, id: str) -> bool:
        """Whether a person's profile is nobody else's business."""
        with self.database.reading() as connection:
            return bool(connection.execute(select(users.c.private).where(users.c.id == id)).scalar())

    def set_private(self, id: str, private: bool) -> None:
        self.change(id, private=private)

    def is_unlisted(self, id: str) -> bool:
        """Whether a person does not want to be in the lists of players."""
        with self.database.reading() as connection:
            return bool(connection.execute(select(users.c.unlisted).where(users.c.id == id)).scalar())

    def set_unlisted(self, id: str, unlisted: bool) -> None:
        self.change(id, unlisted=unlisted)

    def password_hash(self, id: str) -> str | None:
        with self.database.reading() as connection:
            return connection.execute(select(users.c.password_hash).where(users.c.id == id)).scalar()

    def set_password(self, id: str, password_hash: str) -> None:
        self.change(id, password_hash=password_hash)

    def set_contact(self, id: str, email: str | None, webhook: str | None) -> None:
        self.change(id, email=email, webhook=webhook)

    def set_language(self, id: str, language: str) -> None:
        self.change(id, language=language)

    def set_operator(self, id: str, operator: bool) -> None:
        self.change(id, operator=operator)

    def change(self, id: str, **values: Any) -> None:
        try:
            with self.database.writing() as connection:
                changed = connection.execute(update(users).where(users.c.id == id).values(**values))
                if changed.rowcount == 0:
                    raise NoSuchUser(id)
        except IntegrityError:
            raise NameTaken(str(values.get("name"))) from None

    # --- sessions ---

    def new_session(self, user: str, kind: Literal["session", "token"], label: str) -> str:
        """The secret of a new session; it is told this once and kept as its SHA-256 only."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        row = {"id": new_id(), "user": user, "kind": kind, "label": label[:200], "digest": digest(secret)}
        try:
            with self.database.writing() as connection:
                connection.execute(insert(sessions).values(**row, created=now, seen=now))
        except IntegrityError:
            raise NoSuchUser(user) from None
        return secret

    def user_of(self, secret: str) -> User | None:
        """Whose secret this is."""
        its_digest = digest(secret)
        row = self.database.fetch_one(WHOSE, its_digest=its_digest)
        if row is None:
            return None
        id, name, guest, operator, language, created, email, webhook, kind, begun, seen = row
        now = time.time()
        if kind == "session" and now - begun > LONGEST_SESSION:
            return None
        if now - seen > SEEN_EVERY:
            with self.database.writing() as connection:
                connection.execute(update(sessions).where(sessions.c.digest == its_digest).values(seen=now))
        return User(id, name, bool(guest), bool(operator), language, created, email, webhook)

    def session_id(self, secret: str) -> str | None:
        """Which of a person's sessions this secret is."""
        with self.database.reading() as connection:
            return connection.execute(select(sessions.c.id).where(sessions.c.digest == digest(secret))).scalar()

    def sessions(self, user: str) -> list[Session]:
        columns = [sessions.c[name] for name in Session.__struct_fields__]
        query = select(*columns).where(sessions.c.user == user).order_by(sessions.c.created, sessions.c.id)
        with self.database.reading() as connection:
            return [Session(*row) for row in connection.execute(query)]

    def revoke(self, user: str, session_id: str) -> bool:
        """End one of a person's own sessions; whether there was one."""
        mine = (sessions.c.user == user) & (sessions.c.id == session_id)
        with self.database.writing() as connection:
            return connection.execute(delete(sessions).where(mine)).rowcount > 0

    def revoke_all(self, user: str) -> int:
        """End all of a person's sessions and tokens; how many there were."""
        with self.database.writing() as connection:
            return connection.execute(delete(sessions).where(sessions.c.user == user)).rowcount

    # --- my data ---

    def export(self, id: str) -> Values:
        """All that is kept about a person."""
        with self.database.reading() as connection:
            row = connection.execute(select(users).where(users.c.id == id)).one_or_none()
            if row is None:
                raise NoSuchUser(id)
            return {
                "user": msgspec.to_builtins(user_from(row)),
                "sessions": mine(connection, sessions, id, Session.__struct_fields__),
                "tables": list(connection.execute(select(matches.c.id).where(matches.c.owner == id)).scalars()),
                "seats": mine(connection, seats, id, ("match", "seat")),
                "messages": mine(connection, messages, id, ("match", "ply", "sender", "to", "text", "at")),
                "read": mine(connection, marks, id, ("match", "message")),
                "people": mine(connection, relations, id, ("other", "how", "since")),
                "hidden": mine(connection, hidden, id, ("match",)),
                "reports": mine(connection, reports, id, ("match_id", "about_name", "message", "text", "at"), "by"),
                "private": row.private,
                "unlisted": row.unlisted,
                "ratings": mine(connection, ratings, id, ("match", "game", "mu", "sigma", "at")),
                "notifications": mine(connection, outbox, id, ("kind", "about", "subject", "body", "due", "sent")),
                "devices": mine(connection, devices, id, ("id", "session", "endpoint", "created", "used")),
                "callings": mine(connection, callings, id, ("quiet_from", "quiet_to", "zone", "looked", "place")),
            }

    def delete(self, id: str) -> None:
        """Forget a person: seats are left as by resignation, finished matches keep one without a name, messages go."""
        with self.database.writing() as connection:
            mine = select(seats.c.match).where(or_(seats.c.user == id, seats.c.away == id))
            query = select(matches).where(matches.c.id.in_(mine), matches.c.status.in_(("waiting", "running")))
            for match in read_matches(connection, query.with_for_update()):
                now = time.time()
                self.matches.save_header_in(connection, match, depart(match, game_of(match), id, now), now)
            # Copies in memory that still name the person must not be written back.
            theirs = or_(matches.c.owner == id, matches.c.id.in_(mine))
            connection.execute(update(matches).where(theirs).values(version=matches.c.version + 1))
            if connection.execute(delete(users).where(users.c.id == id)).rowcount == 0:
                raise NoSuchUser(id)


def game_of(match: Match) -> Game | None:
    """The game of a match, or None if it is no longer installed."""
    try:
        return find_game(match.game)
    except ChancelleryError:
        return None


def user_from(row: AnyRow) -> User:
    return User(**{name: getattr(row, name) for name in User.__struct_fields__})


def mine(
    connection: Connection, table: Table, user: str, columns: tuple[str, ...], whose: str = "user"
) -> list[Values]:
    """A person's rows in a table."""
    query = select(*(table.c[name] for name in columns)).where(table.c[whose] == user)
    return [dict(row._mapping) for row in connection.execute(query)]


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
