"""The statements that every request or action needs, built once: building one costs more than running it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, insert, or_, select, update

from chancellery.store.schema import actions, entries, matches, messages, seats, sessions, snapshots, users
from chancellery.table.match import Match, Seat

# What a match and its row have alike: all but what is stored in a shape of its own.
ALIKE: Final = tuple(name for name in Match.__struct_fields__ if name not in ("pace", "seats"))
# What stays as it was when the table was laid; everything else can change, so that nothing new is forgotten.
NEVER_CHANGES: Final = frozenset(
    {"id", "game", "options", "seed", "created", "imported", "hints", "forks", "stretches"}
)
# What changes with the rules alone, besides what an action may change.
WITH_RULES: Final = ("options", "stretches")
# What changes about a match and about a seat; parameters named `its_…` say which row is meant.
CHANGING: Final = (*(name for name in ALIKE if name not in NEVER_CHANGES), "due", "seq")
CHANGING_AT_SEATS: Final = Seat.__struct_fields__

MOVING: Final = ("ply", "since", "waiting", "consents", "version")

LOCK: Final = (
    select(matches.c.ply, matches.c.seq, matches.c.version).where(matches.c.id == bindparam("its_id")).with_for_update()
)
STAMP: Final = select(matches.c.version, matches.c.seq).where(matches.c.id == bindparam("its_id"))
CHANGE_MATCH: Final = (
    update(matches).where(matches.c.id == bindparam("its_id")).values({name: bindparam(name) for name in CHANGING})
)
CHANGE_RULES: Final = (
    update(matches).where(matches.c.id == bindparam("its_id")).values({name: bindparam(name) for name in WITH_RULES})
)
CHANGE_PLY: Final = (
    update(matches)
    .where(matches.c.id == bindparam("its_id"))
    .values({name: bindparam(name) for name in (*MOVING, "seq")})
)
CHANGE_SEQ: Final = update(matches).where(matches.c.id == bindparam("its_id")).values(seq=bindparam("seq"))
CHANGE_SEATS: Final = (
    update(seats)
    .where(seats.c.match == bindparam("its_match"), seats.c.seat == bindparam("its_seat"))
    .values({name: bindparam(name) for name in CHANGING_AT_SEATS})
)
ADD_ENTRY: Final = insert(entries)
ADD_ACTION: Final = insert(actions)
ADD_SNAPSHOT: Final = insert(snapshots)
PLY_OF_KEY: Final = select(entries.c.ply).where(
    entries.c.match == bindparam("its_match"), entries.c.key == bindparam("its_key")
)
ENTRIES: Final = (
    select(*entries.c, messages.c.id, messages.c.sender, messages.c.to, messages.c.text)
    .select_from(entries.outerjoin(messages, (messages.c.match == entries.c.match) & (messages.c.seq == entries.c.seq)))
    .where(entries.c.match == bindparam("its_match"), entries.c.seq > bindparam("after"))
    .where(or_(entries.c.kind != "message", messages.c.id.is_not(None)))
    .order_by(entries.c.seq)
    .limit(bindparam("most"))
)
HEADER: Final = select(matches).where(matches.c.id == bindparam("its_id"))
SEATS: Final = select(seats).where(seats.c.match == bindparam("its_id")).order_by(seats.c.seat)
ABOUT_USER: Final = ("id", "name", "guest", "operator", "language", "created", "email", "webhook")
WHOSE: Final = (
    select(*(users.c[name] for name in ABOUT_USER), sessions.c.kind, sessions.c.created.label("begun"), sessions.c.seen)
    .join(sessions, sessions.c.user == users.c.id)
    .where(sessions.c.digest == bindparam("its_digest"))
)
