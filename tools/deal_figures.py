"""Say what scripted opponents gain who try to milk bots of Versailles 1919 by many small deals.

`python -m tools.deal_figures [GAMES [PLAYERS [STRATEGY ...]]]` lets a haggler sit among secretaries, at every seat in
turn, 200 games each with its deals and without on the same deals of cards and the same chance, and says what it gains.
Games without are played once, for all strategies.
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
from chancellery.games.versailles_1919.board import ACCEPT_DEAL, ACTIONS
from chancellery.games.versailles_1919.bot.worth import worth
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.scoring import score
from chancellery.games.versailles_1919.state import Versailles
from chancellery.lab.engines import local_engine
from chancellery.lab.playout import bots_luck, game_seed, play_out
from chancellery.lab.series import Manifest, Row, about
from chancellery.lab.shards import play_shards
from tools.hagglers import STRATEGIES, Ledger, haggle, moment

SURE: Final = 1.96


# Who makes no deals of its own besides those of a bot.
NOBODY_HAGGLES: Final = ""


@dataclass(frozen=True)
class HaggledGames:
    """Games in which one seat haggles by a strategy, or nobody does."""

    strategy: str
    players: int
    seed: str = "haggled"

    def manifest(self) -> Manifest:
        options = VERSAILLES_1919.options({"players": self.players})
        return {**about(VERSAILLES_1919, options), "strategy": self.strategy, "seed": self.seed}

    def play(self, first: int, last: int) -> list[Row]:
        return [self.game(number) for number in range(first, last)]

    def game(self, number: int) -> Row:
        """One deal of the cards."""
        seed = game_seed(self.seed, number)
        options = VERSAILLES_1919.options({"players": self.players})
        g = VERSAILLES_1919.new(options, key_from(seed))
        seat, chance = number % self.players, Rng(key_from(f"{seed}:haggler"))
        counts, ledger = [0, 0, 0], Ledger()

        def asking(bot: AnyBot, g: State, asked: int, rng: Rng, budget: Budget) -> int:
            assert isinstance(g, Versailles)
            own = nation_at(g, seat)
            if self.strategy != NOBODY_HAGGLES and moment(g, own):
                offered, struck = haggle(g, seat, STRATEGIES[self.strategy], chance, ledger)
                counts[0] += offered
                counts[1] += struck
            return ask(bot, g, asked, rng, budget)

        def step(g: State, asked: int, action: int) -> None:
            counts[2] += ACTIONS.split(action)[0] == ACCEPT_DEAL

        play_out(g, ["heuristic"] * self.players, bots_luck(seed), step=step, asking=asking)
        assert g.outcome is not None
        assert isinstance(g, Versailles)
        own = nation_at(g, seat)
        lead = score(g, own) - max([score(g, other) for other in g.order if other != own])
        return {
            "number": number,
            "won": shares(g.outcome, g.seats)[seat],
            "points": worth(g, own),
            "lead": lead,
            "offered": counts[0],
            "struck": counts[1],
            "others": counts[2],
        }


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def gains(rows: Sequence[Row], without: Sequence[Row], what: str) -> tuple[float, float]:
    """What a haggler has more with its deals than without, and the standard error of that."""
    return mean_and_error([row[what] - other[what] for row, other in zip(rows, without, strict=True)])


def mean(rows: Sequence[Row], what: str) -> float:
    return float(sum([row[what] for row in rows]) / len(rows))


def told(strategy: str, rows: Sequence[Row], without: Sequence[Row]) -> str:
    """A line of figures: what the haggler wins with its deals and without, and what that is apart."""
    won, error = gains(rows, without, "won")
    lead, wide = gains(rows, without, "lead")
    points, spread = gains(rows, without, "points")
    return (
        f"  {strategy:<8} {mean(rows, 'offered'):5.1f} offered, {mean(rows, 'struck'):4.1f} struck;"
        f" wins {mean(without, 'won'):.1%} → {mean(rows, 'won'):.1%} ({won:+.1%} ± {SURE * error:.1%}),"
        f" victory points ahead {lead:+.2f} ± {SURE * wide:.2f}, by the estimate {points:+.2f} ± {SURE * spread:.2f}"
    )


def played(strategy: str, games: int, players: int) -> list[Row]:
    with terminal.progress(strategy or "without", games) as tick:
        job = HaggledGames(strategy, players)
        return [row for rows in play_shards(job, games, engine=local_engine(), tick=tick) for row in rows]


def main(games: int = 200, players: int = 4, strategies: Sequence[str] = ()) -> None:
    print(f"Versailles 1919, {players} players: {games} games with deals of a haggler and without")
    without = played(NOBODY_HAGGLES, games, players)
    print(f"  deals of bots with each other: {mean(without, 'others'):.1f} a game", flush=True)
    for strategy in strategies or STRATEGIES:
        print(told(strategy, played(strategy, games, players), without), flush=True)


if __name__ == "__main__":
    games, players = [*sys.argv[1:3], *("200", "4")[len(sys.argv[1:3]) :]]
    main(int(games), int(players), sys.argv[3:])
