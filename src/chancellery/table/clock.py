"""Clocks that survive restarts: only times on the wall and times left are kept.

A question that waits only so long has a time of its own, and meanwhile the clocks of the seats stand still.

What an answer brings its seat comes once the answer cannot be retracted any more, and is kept with the action: whoever
takes the action back gives it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from chancellery.table.match import Match, TableError
from chancellery.table.refusals import NO_TIME_TO_TAKE_BACK

# Seats with the seconds that their clocks were given.
Gains = list[tuple[int, float]]


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


def stand_still(match: Match, stood: float, now: float, fresh: bool = False) -> None:
    """Give back the time since when nobody could play on; a question that is put afresh has its time from now on."""
    for seat in match.waiting if fresh and match.pace.kind == "days" else ():
        match.seats[seat].left = match.pace.allowance()
    lost = now - match.since if fresh else max(now - max(match.since, stood), 0.0)
    match.since += lost
    if match.until is not None:
        match.until += lost


def ask_next(
    match: Match, waiting: Sequence[int], answers: Mapping[int, int], now: float, until: float | None = None
) -> Gains:
    """Charge those who were asked, and put the next question; which clocks were given how much for that.

    `answers` is how many each seat gave that count now: none as long as the same question is open.
    """
    asked = match.waiting
    charge(match, now)
    gains: Gains = []
    if match.pace.kind == "live" and match.pace.increment and match.until is None:
        gains = [(seat, float(count * match.pace.increment)) for seat, count in answers.items()]
    elif match.pace.kind == "days" and answers:
        fresh = [seat for seat in waiting if seat in answers or seat not in asked]
        gains = [(seat, match.pace.allowance() - match.seats[seat].left) for seat in fresh]
    for seat, seconds in gains:
        match.seats[seat].left += seconds
    match.waiting = list(waiting)
    match.until = until
    return gains


def ask_again(
    match: Match, waiting: Sequence[int], gains: Iterable[Gains], now: float, until: float | None = None
) -> None:
    """Charge those who were asked, and put an earlier question once more: what was gained since is given back."""
    charge(match, now)
    for seat, seconds in (one for each in gains for one in each):
        match.seats[seat].left -= seconds
    match.waiting = list(waiting)
    match.until = until
    # In days every question has a time of its own, so that only those count who are asked.
    counting = match.people() if match.pace.kind == "live" else counted(match)
    if any(match.seats[seat].left <= 0 for seat in counting):
        raise TableError(NO_TIME_TO_TAKE_BACK, "undo-no-time")


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
