"""Advice of the chancellor: hints and reviews."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from chancellery.table.review import Review
from chancellery.web.schemas.base import Body, Ply, SeatId
from chancellery.web.schemas.play import ActionName


class AskHint(Body):
    """Ask what the chancellor would answer, if the match still stands at `ply`, and why not `instead`."""

    ply: Ply
    seat: SeatId | None = None
    instead: ActionName | None = None


class HintStep(Struct):
    """A move that is expected: whose, which, and in words where a language was asked for."""

    seat: str
    action: str
    text: str | None = None


class HintCause(Struct):
    """What the chancellor's choice gains, or keeps while another answer would lose it, as the game says it."""

    key: str
    args: dict[str, Any]
    text: str | None = None


class HintContrast(Struct):
    """Why the chancellor's choice is better than another answer.

    gap      by how much its chance to win is higher, from -1 to 1, both played on with the same cards and dice; 0 where
             that may be chance
    causes   what that hangs on, what counts most first; none where the two come to the same, or no cause stands out
    """

    action: str
    gap: float
    causes: list[HintCause]
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
    """What the chancellor would answer at a ply: its choice and the two next best, why, and all of it as a sentence.

    why       what speaks for its choice: the first of `against` that has causes; null if no cause was found
    against   its choice against other answers, among them those that are told and the one that was asked about
    """

    ply: int
    seat: str
    answers: list[HintAnswer]
    why: HintContrast | None = None
    against: list[HintContrast] = []
    text: str | None = None


class ReviewState(Struct):
    """The review of a match that is over, or how far it has come: from 0 to 1, null if nobody has asked for it."""

    progress: float | None
    review: Review | None
