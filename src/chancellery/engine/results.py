"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict


class ResultData(TypedDict):
    """A result as it is written: in journals, saves and exports winners are the numbers of their seats."""

    winners: list[int]
    reason: str
    scores: list[int]


class ResultView(TypedDict):
    """How a match ended: the seats that won, why, and the points of every seat in the order of the seats."""

    winners: list[str]
    reason: str
    scores: list[int]


class Result:
    """Who won, why, and with how many points.

    `winners` holds one seat, several that share the victory, or none; `reason` is a word such as `automatic-victory`.
    """

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.reason!r}, {self.scores})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.scores))

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.winners, self.reason, self.scores)

    def dump(self) -> ResultData:
        return {"winners": list(self.winners), "reason": self.reason, "scores": list(self.scores)}

    def view(self, seats: Sequence[str]) -> ResultView:
        """The same as it is shown: seats by their ids."""
        return {"winners": [seats[one] for one in self.winners], "reason": self.reason, "scores": list(self.scores)}


def result_from(data: ResultData) -> Result:
    """The result that `dump` wrote."""
    return Result(tuple(data["winners"]), data["reason"], tuple(data["scores"]))
