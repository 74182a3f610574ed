"""Series of games between bots, with what the balance report needs: who wins, and after how many turns.

python -m tests.games.realpolitik.series heuristic,heuristic,heuristic,heuristic 1000 [seed]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from chancellery.games.realpolitik.board import SEATS
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.lab.playout import bots_luck, game_seed, play_out


@dataclass
class Series:
    """What came of some games: wins by seat, turns and decisions by game."""

    wins: list[int]
    turns: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.turns)

    def share(self, seat: int) -> float:
        return self.wins[seat] / self.games

    def report(self) -> str:
        """The series as one row of a table."""
        turns = sorted(self.turns)
        shares = " / ".join(f"{100 * self.share(seat):.1f}" for seat in range(len(self.wins)))
        lengths = f"{turns[0]} / {median(turns):g} / {turns[9 * len(turns) // 10]} / {turns[-1]}"
        outside = sum(not 12 <= turn <= 30 for turn in turns) / self.games
        cost = f"{self.seconds / self.games:.2f} s a game, {1000 * self.seconds / self.decisions:.2f} ms a decision"
        return f"{self.games} games | wins {shares} | turns {lengths}, {100 * outside:.1f} % outside 12 to 30 | {cost}"


def play_series(bots: Sequence[str], games: int, seed: str = "0") -> Series:
    """Games between bots, one name for each seat."""
    options = REALPOLITIK.options({"players": len(bots), "limit": True})
    series = Series([0] * len(bots))
    began = time.process_time()
    for index in range(games):
        g = REALPOLITIK.new(options, game_seed(seed, index))
        assert isinstance(g, Realpolitik)
        play_out(g, bots, bots_luck(game_seed(seed, index)))
        assert g.outcome is not None
        series.wins[g.outcome.winners[0]] += 1
        series.turns.append(g.turn)
        series.decisions += g.ply
    series.seconds = time.process_time() - began
    return series


def main() -> None:
    """Play a series and print it."""
    bots = sys.argv[1].split(",")
    print(" / ".join(SEATS[len(bots)]), "|", play_series(bots, int(sys.argv[2]), *sys.argv[3:4]).report())


if __name__ == "__main__":
    main()
