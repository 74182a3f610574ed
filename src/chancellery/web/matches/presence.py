"""Presence at a match: whose pages follow it now, in this process or another one on the same database."""

from __future__ import annotations

from chancellery.engine.state import SPECTATOR
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.web.limits.open_counts import Key, OpenCounts
from chancellery.web.matches.seat_access import seat_ids
from chancellery.web.schemas.matches import Presence

NOBODY_IN_PARTICULAR = ""


def place_of(id: str, who: User | None, seat: int) -> Key:
    """What a stream is counted as: somebody at their seat, or one more who watches."""
    return f"match {id}", NOBODY_IN_PARTICULAR if who is None or seat == SPECTATOR else who.id


def present(open: OpenCounts, match: Match) -> Presence:
    """Which people at a table follow it, and how many others do."""
    following = open.holders(f"match {match.id}")
    ids = seat_ids(match)
    seats = [ids[seat] for seat in match.people() if following[match.seats[seat].user or ""] > 0]
    return Presence(seats, following[NOBODY_IN_PARTICULAR])
