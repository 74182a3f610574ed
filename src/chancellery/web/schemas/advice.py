"""Advice of the chancellor: hints and reviews."""

from __future__ import annotations

from msgspec import Struct

from chancellery.table.review import Review
from chancellery.web.schemas.base import Body, Ply, SeatId


class AskHint(Body):
    """Ask what the chancellor would answer, if the match still stands at `ply`."""

    ply: Ply
    seat: SeatId | None = None


class HintStep(Struct):
    """A move that is expected: whose, which, and in words where a language was asked for."""

    seat: str
    action: str
    text: str | None = None


class HintAnswer(Struct):
    """An answer that the chancellor looked at.

    value    the chance to win with it, from 0 to 1, as the chancellor estimates it; null if it is the only answer
    visits   how often it was tried
    line     what is expected, this answer first
    """

    action: str
    value: float | None
    visits: int
    line: list[HintStep]
    text: str | None = None


class Hint(Struct):
    """What the chancellor would answer at a ply: its choice and the two next best, and all of it as a sentence."""

    ply: int
    seat: str
    answers: list[HintAnswer]
    text: str | None = None


class ReviewState(Struct):
    """The review of a match that is over, or how far it has come: from 0 to 1, null if nobody has asked for it."""

    progress: float | None
    review: Review | None
