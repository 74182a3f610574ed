"""Mapping between a match and its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, select

from chancellery.engine.stretches import Stretch
from chancellery.store.errors import NoSuchMatch
from chancellery.store.schema import seats
from chancellery.store.statements import ALIKE, HEADER, SEATS
from chancellery.table.clock import due
from chancellery.table.match import Fork, Match, MatchResult, Pace, Seat

AnyRow = Row[*tuple[Any, ...]]
# What a row holds, by column.
Values = dict[str, Any]


def match_row(match: Match) -> Values:
    """The row of a match, but for the number of its last entry."""
    row = {name: getattr(match, name) for name in ALIKE}
    return {**row, "pace": msgspec.to_builtins(match.pace), "due": due(match)}


def seat_rows(match: Match) -> list[Values]:
    return [{"match": match.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(match.seats)]


def read_matches(connection: Connection, query: Select[Any]) -> list[Match]:
    """The matches that a query over the table of matches finds, in its order."""
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    seats_by_match: dict[str, list[Seat]] = {id: [] for id in ids}
    for seat in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)):
        seats_by_match[seat.match].append(seat_from(seat))
    return [match_from(row, seats_by_match[row.id]) for row in rows]


def seat_from(row: AnyRow) -> Seat:
    return Seat(**{name: getattr(row, name) for name in Seat.__struct_fields__})


def match_from(row: AnyRow, sitting: Sequence[Seat]) -> Match:
    values = {name: getattr(row, name) for name in ALIKE}
    values["seed"] = bytes(values["seed"])
    values["rekeys"] = [(ply, undos) for ply, undos in values["rekeys"]]
    values["forks"] = msgspec.convert(values["forks"], list[Fork])
    values["stretches"] = msgspec.convert(values["stretches"], list[Stretch])
    values["result"] = msgspec.convert(values["result"], MatchResult | None)
    values["shares"] = [(seat, share) for seat, share in values["shares"]]
    return Match(**values, pace=msgspec.convert(row.pace, Pace), seats=list(sitting))


def read_match(connection: Connection, id: str) -> tuple[Match, int]:
    """A match, and the number of its last entry."""
    row = connection.execute(HEADER, {"its_id": id}).one_or_none()
    if row is None:
        raise NoSuchMatch(id)
    sitting = [seat_from(seat) for seat in connection.execute(SEATS, {"its_id": id})]
    return match_from(row, sitting), row.seq
