"""Clocks that survive restarts: only times on the wall and times left are kept.

A question that waits only so long has a time of its own, and meanwhile the clocks of the seats stand still.
"""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.table.match import Match


def time_left(match: Match, seat: int, now: float) -> float | None:
    """The seconds that a seat has left, or None if nobody counts."""
    if match.pace.kind == "none":
        return None
    left = match.seats[seat].left
    if match.status == "running" and seat in match.waiting and match.until is None:
        left -= max(now - match.since, 0.0)
    return max(left, 0.0)


def question_left(match: Match, now: float) -> float | None:
    """The seconds until the question that is open is answered by itself, or None if it is not."""
    if match.until is None or match.status != "running":
        return None
    return max(match.until - now, 0.0)


def start_clocks(match: Match, now: float) -> None:
    """Give every seat its time when the match begins."""
    for seat in match.seats:
        seat.left = match.pace.allowance()
    match.since = now


def charge(match: Match, now: float) -> None:
    """Take the time off that those who are asked have used so far."""
    spent = max(now - match.since, 0.0)
    if match.pace.kind != "none" and match.until is None:
        for seat in match.waiting:
            match.seats[seat].left -= spent
    match.since = now


def ask_next(match: Match, waiting: Sequence[int], mover: int | None, now: float, until: float | None = None) -> None:
    """Charge those who were asked, and put the next question; nobody moved if an action was taken back."""
    asked = match.waiting
    charge(match, now)
    if match.pace.kind == "live" and mover is not None and match.until is None:
        match.seats[mover].left += match.pace.increment
    elif match.pace.kind == "days":
        for seat in waiting:
            if seat not in asked or seat == mover:
                match.seats[seat].left = match.pace.allowance()
    match.waiting = list(waiting)
    match.until = until


def counted(match: Match) -> list[int]:
    """The seats whose clock matters now: of people who have to act; bots are hurried by other means."""
    if match.pace.kind == "none" or match.status != "running":
        return []
    return [seat for seat in match.waiting if match.seats[seat].kind == "person"]


def due(match: Match) -> float | None:
    """When the first clock runs out, or None if none is running."""
    return min((ends(match, seat) for seat in counted(match)), default=None)


def run_out(match: Match, now: float) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in counted(match) if ends(match, seat) <= now]


def ends(match: Match, seat: int) -> float:
    """When the time of a seat that is asked is up."""
    return match.since + match.seats[seat].left if match.until is None else match.until
