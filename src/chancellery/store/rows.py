"""A match as rows, and rows as a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, select

from chancellery.store.errors import NoSuchMatch
from chancellery.store.schema import matches, seats
from chancellery.table.clock import due
from chancellery.table.match import Match, Pace, Seat

# What a match and its row have alike.
PLAIN: Final = (
    *("id", "game", "rules", "options", "timeout", "visibility", "owner", "seed", "created", "status", "ply", "since"),
    *("waiting", "result", "consents", "rematch", "imported", "version"),
)

AnyRow = Row[*tuple[Any, ...]]


def match_row(match: Match) -> dict[str, Any]:
    """The row of a match, but for its last news."""
    row = {name: getattr(match, name) for name in PLAIN}
    return {**row, "pace": msgspec.to_builtins(match.pace), "due": due(match)}


def seat_rows(match: Match) -> list[dict[str, Any]]:
    return [{"match": match.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(match.seats)]


def read_matches(connection: Connection, query: Select[Any]) -> list[Match]:
    """The matches that a query over the table of matches finds, in its order."""
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for seat in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)):
        found[seat.match].append(Seat(kind=seat.kind, user=seat.user, bot=seat.bot, left=seat.left, away=seat.away))
    return [match_from(row, found[row.id]) for row in rows]


def match_from(row: AnyRow, sitting: Sequence[Seat]) -> Match:
    values = {name: getattr(row, name) for name in PLAIN}
    values["seed"] = bytes(values["seed"])
    return Match(**values, pace=msgspec.convert(row.pace, Pace), seats=list(sitting))


def read_match(connection: Connection, id: str) -> Match:
    found = read_matches(connection, select(matches).where(matches.c.id == id))
    if not found:
        raise NoSuchMatch(id)
    return found[0]
