"""The statements that every action needs, built once: building one costs more than running it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, insert, select, update

from chancellery.store.schema import actions, matches, news, seats, snapshots

# What can change about a match; parameters named `its_…` say which row is meant.
CHANGING: Final = (
    *("timeout", "visibility", "owner", "status", "ply", "since", "waiting", "result", "consents", "rematch"),
    *("version", "due"),
)

LOCK: Final = (
    select(matches.c.ply, matches.c.seq, matches.c.version).where(matches.c.id == bindparam("its_id")).with_for_update()
)
STAMP: Final = select(matches.c.version, matches.c.seq).where(matches.c.id == bindparam("its_id"))
CHANGE_MATCH: Final = (
    update(matches).where(matches.c.id == bindparam("its_id")).values({name: bindparam(name) for name in CHANGING})
)
CHANGE_SEQ: Final = update(matches).where(matches.c.id == bindparam("its_id")).values(seq=bindparam("seq"))
CHANGE_SEATS: Final = (
    update(seats)
    .where(seats.c.match == bindparam("its_match"), seats.c.seat == bindparam("its_seat"))
    .values({name: bindparam(name) for name in ("kind", "user", "away", "bot", "left")})
)
ADD_NEWS: Final = insert(news)
ADD_ACTION: Final = insert(actions)
ADD_SNAPSHOT: Final = insert(snapshots)
PLAYED_WITH: Final = select(news.c.ply).where(
    news.c.match == bindparam("its_match"), news.c.key == bindparam("its_key")
)
