"""How a match is told once it is over: the points of each seat, what changed them, and what the dice did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.events import Event

FACES: Final = 6


class Roll:
    """One die: whose it was (NOBODY where everybody rolls), what it showed, and the least face that succeeds.

    `needed` is 1 if every face does, 7 if none does, and 0 where a die does not succeed or fail.
    """

    def __init__(self, seat: int, die: int, needed: int = 0) -> None:
        self.seat = seat
        self.die = die
        self.needed = needed


def least_face(needed: int) -> int:
    """The least face that reaches a number; 1 if every face does, 7 if none does."""
    return min(max(needed, 1), FACES + 1)


def no_rolls(_state: Any, _event: Event) -> tuple[Roll, ...]:
    return ()


# The points of every seat in each category, in the order of the categories.
Parts = tuple[tuple[int, ...], ...]


def no_parts(_state: Any) -> Parts:
    return ()


def no_kind(_state: Any, _kind: str, _event: Event) -> str:
    return ""


def no_gain(_state: Any, _event: Event) -> tuple[int, ...]:
    return ()


class Score:
    """What points were made of, by category: read off the position, or added up from events.

    categories   their ids in the order of the table; the message `score-<id>` names each
    parts        the points of every seat in each category, as the position has them: (state) -> one tuple a category
    kind         where the position has not: the category that an event is about, after the one before it
    gain         and the points by seat that it brings, () if none: (state, event) -> points
    """

    def __init__(
        self,
        categories: tuple[str, ...],
        parts: Callable[[Any], Parts] = no_parts,
        kind: Callable[[Any, str, Any], str] = no_kind,
        gain: Callable[[Any, Any], tuple[int, ...]] = no_gain,
    ) -> None:
        self.categories = categories
        self.parts = parts
        self.kind = kind
        self.gain = gain


class Tally:
    """What a game says about its points and its dice.

    points  the points of every seat in a position; whatever is secret during play counts
    causes  events that tell why points changed, the most telling first
    turn    the event that begins a turn
    rolls   the dice that an event shows: (state, event) -> rolls
    shared  whether two sides share one marker, so that what one gains the other loses
    score   what the points are made of
    """

    def __init__(
        self,
        points: Callable[[Any], tuple[int, ...]],
        causes: tuple[type[Event], ...],
        turn: type[Event],
        rolls: Callable[[Any, Any], tuple[Roll, ...]] = no_rolls,
        shared: bool = False,
        score: Score | None = None,
    ) -> None:
        self.points = points
        self.causes = causes
        self.turn = turn
        self.rolls = rolls
        self.shared = shared
        self.score = score
