"""What a bot of one's own imports from a file beside it."""

from __future__ import annotations

from chancellery import State


def best(g: State, seat: int) -> int:
    """The action after which the seat has most points, whatever comes then."""
    tally = g.game.tally

    def worth(action: int) -> float:
        after = g.clone()
        after.advance(seat, action)
        return tally.points(after)[seat] if tally is not None else 0.0

    return max(g.legal(seat), key=worth)
