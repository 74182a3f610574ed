"""What a series of games came to, in numbers that can be added up in any order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chancellery.lab.series import Row


@dataclass
class SeriesTotals:
    """What the games come to.

    wins           victories alone, by seat
    draws          finished games that nobody won alone
    first_error    by number of game
    forfeits       games that a bot of one's own lost by its own fault; they count as finished
    first_forfeit  by number of game
    """

    games: int = 0
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    draws: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    first_error: Row | None = None
    forfeits: int = 0
    first_forfeit: Row | None = None

    def count(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.games += 1
            self.decisions += row["decisions"]
            if row["error"] is None:
                self.count_result(row)
            else:
                self.count_error(row)

    def count_result(self, row: Row) -> None:
        self.finished += 1
        if row["forfeited"] is not None:
            self.count_forfeit(row)
        self.endings[row["ending"]] = self.endings.get(row["ending"], 0) + 1
        if len(row["winners"]) == 1:
            self.wins[row["winners"][0]] = self.wins.get(row["winners"][0], 0) + 1
        else:
            self.draws += 1

    def count_error(self, row: Row) -> None:
        self.errors += 1
        if self.first_error is None or row["number"] < self.first_error["game"]:
            self.first_error = {
                "game": row["number"],
                "seed": row["seed"],
                "ply": row["decisions"],
                "error": row["error"],
            }

    def count_forfeit(self, row: Row) -> None:
        self.forfeits += 1
        if self.first_forfeit is None or row["number"] < self.first_forfeit["game"]:
            self.first_forfeit = {
                "game": row["number"],
                "seed": row["seed"],
                "ply": row["decisions"],
                "seat": row["forfeited"],
                "failure": row["failure"],
            }
