"""What a series of games came to, in numbers that can be added up in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chancellery.engine.results import Result


@dataclass
class Tally:
    """wins: victories alone, by seat; draws: finished games that nobody won alone; first_error: by number of game."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    draws: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    first_error: dict[str, Any] | None = None

    def count_result(self, result: Result) -> None:
        self.finished += 1
        self.endings[result.reason] = self.endings.get(result.reason, 0) + 1
        if len(result.winners) == 1:
            self.wins[result.winners[0]] = self.wins.get(result.winners[0], 0) + 1
        else:
            self.draws += 1

    def count_error(self, error: dict[str, Any]) -> None:
        self.errors += 1
        self.keep_first(error)

    def keep_first(self, error: dict[str, Any]) -> None:
        if self.first_error is None or error["game"] < self.first_error["game"]:
            self.first_error = error

    def add(self, other: Tally) -> None:
        """Add what another part of the series came to."""
        self.games += other.games
        self.finished += other.finished
        self.errors += other.errors
        self.decisions += other.decisions
        self.draws += other.draws
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        for reason, count in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count
        if other.first_error is not None:
            self.keep_first(other.first_error)
