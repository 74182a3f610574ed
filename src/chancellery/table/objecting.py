"""Objecting to a change of the rules: whoever does not want to play on by them ends the match without a result."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from chancellery.engine.stretches import Stretch
from chancellery.table.entries import StatusChanged
from chancellery.table.match import Match, Pace, TableError
from chancellery.table.seating import abandon

# Where no clock runs, and at least where one does: nobody has to sit at the table while the server is upgraded.
WEEK: Final = 7 * 86400.0
HOUR: Final = 3600.0


def time_to_object(pace: Pace) -> float:
    """The seconds that people have to object: as long as they may think about a move."""
    return WEEK if pace.kind == "none" else max(pace.allowance(), HOUR)


def open_change(match: Match, now: float) -> Stretch | None:
    """The change of rules that somebody may still object to; none if the match replays the same by them."""
    last = match.stretches[-1] if match.stretches else None
    if last is None or not last.carried or match.status != "running":
        return None
    return last if now <= last.at + time_to_object(match.pace) else None


def may_object(match: Match, seat: int, acted: Collection[int], now: float) -> bool:
    """Whether whoever sits on a seat may object: in time, and not after having played on; `acted` has since."""
    return open_change(match, now) is not None and match.seats[seat].kind == "person" and seat not in acted


def object_to_rules(match: Match, seat: int, acted: Collection[int], now: float) -> StatusChanged:
    """End a match without a result because somebody objects to the change of its rules."""
    if open_change(match, now) is None:
        raise TableError("there is no longer a change of the rules to object to", "nothing-to-object-to")
    if not may_object(match, seat, acted, now):
        raise TableError("by playing on you have agreed to the corrected rules", "played-on")
    return abandon(match, "upgrade")
