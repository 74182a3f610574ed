"""Say what scripted opponents gain who try to milk bots of Versailles 1919 by many small deals.

`python -m tools.deal_figures [GAMES [PLAYERS [STRATEGY ...]]]` lets a haggler sit among secretaries, at every seat in
turn, 200 games each with its deals and without on the same deals of cards and the same chance, and says what it gains.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from chancellery.bots.bot import AnyBot, ask
from chancellery.bots.budget import Budget
from chancellery.bots.net import shares
from chancellery.cli import terminal
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.games.versailles_1919.bot.worth import worth
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.state import Versailles
from chancellery.lab.engines import local_engine
from chancellery.lab.playout import bots_luck, game_seed, play_out
from chancellery.lab.series import Manifest, Row, about
from chancellery.lab.shards import play_shards
from tools.hagglers import STRATEGIES, haggle, moment

SURE: Final = 1.96


@dataclass(frozen=True)
class HaggledGames:
    """Games in which one seat haggles, each played with and without its deals."""

    strategy: str
    players: int
    seed: str = "haggled"

    def manifest(self) -> Manifest:
        options = VERSAILLES_1919.options({"players": self.players})
        return {**about(VERSAILLES_1919, options), "strategy": self.strategy, "seed": self.seed}

    def play(self, first: int, last: int) -> list[Row]:
        return [self.pair(number) for number in range(first, last)]

    def pair(self, number: int) -> Row:
        """One deal of the cards, with haggling and without."""
        row: Row = {"number": number}
        for way in ("with", "without"):
            won, points, offered, struck = self.game(number, way == "with")
            row[way] = won
            row[f"points {way}"] = points
            if way == "with":
                row["offered"], row["struck"] = offered, struck
        return row

    def game(self, number: int, haggles: bool) -> tuple[float, float, int, int]:
        seed = game_seed(self.seed, number)
        options = VERSAILLES_1919.options({"players": self.players})
        g = VERSAILLES_1919.new(options, key_from(seed))
        seat, chance = number % self.players, Rng(key_from(f"{seed}:haggler"))
        counts = [0, 0]

        def asking(bot: AnyBot, g: State, asked: int, rng: Rng, budget: Budget) -> int:
            assert isinstance(g, Versailles)
            own = nation_at(g, seat)
            if haggles and moment(g, own):
                offered, struck = haggle(g, seat, STRATEGIES[self.strategy], chance)
                counts[0] += offered
                counts[1] += struck
            return ask(bot, g, asked, rng, budget)

        play_out(g, ["heuristic"] * self.players, bots_luck(seed), asking=asking)
        assert g.outcome is not None
        assert isinstance(g, Versailles)
        return shares(g.outcome, g.seats)[seat], worth(g, nation_at(g, seat)), counts[0], counts[1]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def told(strategy: str, rows: Sequence[Row]) -> str:
    """A line of figures: what the haggler wins with its deals and without, and what that is apart."""
    games = len(rows)
    gain, error = mean_and_error([row["with"] - row["without"] for row in rows])
    points, spread = mean_and_error([row["points with"] - row["points without"] for row in rows])
    before = sum([row["without"] for row in rows]) / games
    offered, struck = (sum([row[what] for row in rows]) / games for what in ("offered", "struck"))
    return (
        f"  {strategy:<8} {offered:5.1f} offered, {struck:4.1f} struck; wins {before:.1%} → {before + gain:.1%}"
        f" ({gain:+.1%} ± {SURE * error:.1%}), ahead by {points:+.2f} ± {SURE * spread:.2f} points more"
    )


def main(games: int = 200, players: int = 4, strategies: Sequence[str] = ()) -> None:
    print(f"Versailles 1919, {players} players: {games} games with deals of a haggler and without")
    for strategy in strategies or STRATEGIES:
        with terminal.progress(strategy, games) as tick:
            job = HaggledGames(strategy, players)
            rows = [row for rows in play_shards(job, games, engine=local_engine(), tick=tick) for row in rows]
        print(told(strategy, rows), flush=True)


if __name__ == "__main__":
    games, players = [*sys.argv[1:3], *("200", "4")[len(sys.argv[1:3]) :]]
    main(int(games), int(players), sys.argv[3:])
