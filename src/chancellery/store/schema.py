"""The tables of the store. Times are Unix times; JSON is kept as text."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

# The migration that makes these tables.
REVISION: Final = "0017"

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def as_json(value: Any) -> str:
    """Plain data as it is kept."""
    return msgspec.json.encode(value).decode()


class Json(TypeDecorator[Any]):
    """Plain data as JSON text, the same on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else as_json(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


def user_key(name: str, **more: Any) -> Column[Any]:
    """A person who is forgotten here when the account is deleted."""
    return Column(name, String(32), ForeignKey("users.id", ondelete="SET NULL"), **more)


def match_key(**more: Any) -> Column[Any]:
    return Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), **more)


users: Final = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name as names are compared: without case and compatibility forms.
    Column("name_key", String(80), nullable=False, unique=True),
    Column("guest", Boolean, nullable=False),
    Column("operator", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("email", String(320)),
    Column("webhook", Text),
    Column("password_hash", Text),
    # What the name looks like; nothing for guests, and for whoever had a name before look-alikes were refused.
    Column("skeleton", Text, index=True, unique=True),
    # Whether nobody else may look at the profile.
    Column("private", Boolean, nullable=False, server_default=false()),
    # Whether the lists of players leave this one out; who has the name still finds the profile.
    Column("unlisted", Boolean, nullable=False, server_default=false()),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(200), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# version rises with every change but messages; seq is the number of the last log entry; due is when the first clock
# runs out, and until when the open question is answered by itself.
matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("pace", Json, nullable=False),
    Column("timeout", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    user_key("owner", index=True),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("result", Json),
    Column("consents", Json, nullable=False),
    Column("rematch", String(32)),
    Column("imported", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double, index=True),
    Column("until", Double),
    Column("rekeys", Json, nullable=False, server_default="[]"),
    Column("shares", Json, nullable=False, server_default="[]"),
    Column("forks", Json, nullable=False, server_default="[]"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("stretches", Json, nullable=False, server_default="[]"),
    Index(None, "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    match_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    user_key("user", index=True),
    user_key("away", index=True),
    Column("bot", String(40)),
    Column("left", Double, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("role", String(80)),
)

# The log entries of a match, in order, never changed; `key` is an idempotency key with its seat, `data` is JSON as
# `table/entries.py` declares it for the kind. Only an offer of a rematch goes when another one is made.
entries: Final = Table(
    "entries",
    metadata,
    match_key(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("key", String(80)),
    Column("data", Text, nullable=False),
    # Named when the table was called `news`: SQLite renames a table without copying it, but no constraint.
    UniqueConstraint("match", "key", name="uq_news_match_key"),
)

# The journal; the events of an action are in its log entry.
actions: Final = Table(
    "actions",
    metadata,
    match_key(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    ForeignKeyConstraint(["match", "seq"], ["entries.match", "entries.seq"]),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    match_key(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    match_key(nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("sender", Integer, nullable=False),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("to", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    ForeignKeyConstraint(["match", "seq"], ["entries.match", "entries.seq"]),
    Index(None, "match", "seq"),
    sqlite_autoincrement=True,
)

# How far a person has read.
marks: Final = Table(
    "marks",
    metadata,
    match_key(primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("message", Integer, nullable=False),
)

# `about` is what a notification is about: a newer one about the same replaces one that waits. `looked` is when somebody
# who was called has looked since.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("about", String(80), nullable=False),
    Column("subject", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("due", Double),
    Column("tries", Integer, nullable=False),
    Column("sent", Double),
    Column("looked", Double),
    Index(None, "due"),
    sqlite_autoincrement=True,
)

# When something was last done: the clocks were looked at, or it was tried whether the store can be written.
pulses: Final = Table(
    "pulses",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)

# Whom a person does not want to hear (mute), or to play with either (block).
relations: Final = Table(
    "relations",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("how", String(8), nullable=False),
    Column("since", Double, nullable=False),
)

# Matches that a person has left out of the own lists.
hidden: Final = Table(
    "hidden",
    metadata,
    match_key(primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# What people report to the operator. The names are those of then; a match may be deleted since.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", String(32), nullable=False),
    user_key("by"),
    Column("by_name", String(40), nullable=False),
    user_key("about"),
    Column("about_name", String(40), nullable=False),
    Column("message", Text),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Double),
    Column("closed_by", String(40)),
    sqlite_autoincrement=True,
)

# What operators have done, in order, never changed.
audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", String(40), nullable=False),
    Column("deed", String(24), nullable=False),
    Column("about", String(80), nullable=False),
    Column("name", String(40), nullable=False),
    sqlite_autoincrement=True,
)

# How strong an account was after a match that counted.
ratings: Final = Table(
    "ratings",
    metadata,
    match_key(primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "user", "game", "at"),
    Index(None, "game", "user", "at"),
)

# What the chancellor thinks of a match that is over, as bytes; while that is found out, how far it has come.
reviews: Final = Table(
    "reviews",
    metadata,
    match_key(primary_key=True),
    Column("progress", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary),
)

# What a server has made for itself once, such as the key that it signs calls with; secret.
server_settings: Final = Table(
    "server_settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Devices on which people are called while no page is open: the address that a browser gave, and the keys for what is
# sent there. One belongs to a session, and ends with it; `digest` is of the address, which one device has.
devices: Final = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("key", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("failures", Integer, nullable=False),
)

# How a person wants to be called: not between two minutes of the day, in a time zone; and when and where they last
# looked, at a match or (with none) at the list of all.
callings: Final = Table(
    "callings",
    metadata,
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(64)),
    Column("looked", Double, nullable=False),
    Column("place", String(40), nullable=False),
)
