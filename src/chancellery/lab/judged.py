"""How good the judge of matches is: what its luck explains, and whether two reviews of one match agree."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import NamedTuple

from chancellery.bots.judging.learned import value_for
from chancellery.bots.judging.reviewer import REDEALS, Estimate, Reviewer
from chancellery.bots.net import shares
from chancellery.engine.journal import Journal
from chancellery.engine.options import Value
from chancellery.engine.rng import key_from
from chancellery.lab.engines import local_engine
from chancellery.lab.luck import LEAST_SPREAD, LuckNotes, variance
from chancellery.lab.playout import bots_luck, game_seed, play_out
from chancellery.lab.series import Manifest, Row, Series, about, setting
from chancellery.lab.shards import play_shards


class Regression(NamedTuple):
    """What luck says about results, over all seats.

    part    the part of their variance that it explains
    slope   what results change by with a point of it: 1 is right
    """

    part: float
    slope: float


def explained(
    id: str, options: dict[str, Value], games: int, seed: str, tick: Callable[[int], None] = lambda done: None
) -> Regression:
    """What luck explains of games between secretaries."""
    series = Series(id, options, ("heuristic",), seed, accumulators=(LuckNotes,))
    rows = [row for rows in play_shards(series, games, engine=local_engine(), tick=tick) for row in rows]
    game, chosen = setting(id, options)
    seats = game.seats(chosen)
    finished = [row for row in rows if row["error"] is None]
    results = [[1 / len(row["winners"]) if seat in row["winners"] else 0.0 for row in finished] for seat in seats]
    return regression(results, [[row["luck"][seat] for row in finished] for seat in range(len(seats))])


def regression(results: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]]) -> Regression:
    """Of results on luck, every seat against its own mean."""
    together = spread = total = 0.0
    for won, luck in zip(results, lucks, strict=True):
        mean_won, mean_luck = sum(won) / len(won), sum(luck) / len(luck)
        together += fsum((a - mean_won) * (b - mean_luck) for a, b in zip(won, luck, strict=True))
        spread += variance(luck) * (len(luck) - 1)
        total += variance(won) * (len(won) - 1)
    # What is left of luck by rounding is none.
    if spread < LEAST_SPREAD or not total:
        return Regression(0.0, 0.0)
    return Regression(round(together * together / (spread * total), 4), round(together / spread, 4))


@dataclass(frozen=True)
class JudgedMatches:
    """Matches that are reviewed, each twice with different luck of the judge's.

    redeals   how many positions a decision is weighed over; with 0 luck alone is looked at
    """

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...] = ("heuristic",)
    seed: str = "judged"
    redeals: int = REDEALS

    def manifest(self) -> Manifest:
        game, options = setting(self.game, self.options)
        return {**about(game, options), "judged": list(self.bots), "seed": self.seed, "redeals": self.redeals}

    def play(self, first: int, last: int) -> list[Row]:
        game, options = setting(self.game, self.options)
        value = value_for(game, options)
        seats = len(game.seats(options))
        names = [self.bots[seat % len(self.bots)] for seat in range(seats)]
        rows = []
        for number in range(first, last):
            seed = game_seed(self.seed, number)
            journal = Journal(game, options, key_from(seed))
            g = journal.replay()
            play_out(g, names, bots_luck(seed), step=lambda g, seat, action: journal.actions.append((seat, action)))  # noqa: B023
            assert g.outcome is not None
            row: Row = {"number": number, "won": shares(g.outcome, seats), "luck": [], "own": [], "seconds": 0.0}
            for turn in range(2):
                began = time.process_time()
                reviewer = Reviewer(journal, value, redeals=self.redeals, key=key_from(f"{seed}:{turn}"))
                estimates = [reviewer.deal(), *(reviewer.look() for _ in journal.actions)]
                row["seconds"] = max(row["seconds"], time.process_time() - began)
                row["luck"].append([fsum(one.luck[seat] for one in estimates) for seat in range(seats)])
                row["own"].append([own(estimates, seat) for seat in range(seats)])
            rows.append(row)
        return rows


def own(estimates: Sequence[Estimate], seat: int) -> float:
    """What a seat's own decisions did."""
    return fsum(one.decision[seat] for one in estimates if one.seat == seat)


@dataclass(frozen=True)
class JudgeFigures:
    """What the goals of the judge came to.

    decided      the mean of what secretaries' own decisions did, and what nine of ten matches stay within
    differ       what two reviews of one match differ by at most in nine of ten, in luck and in decisions
    explained    what luck explains
    rest         by how much the mean of what is left differs between seats at most, in its standard errors
    seconds      the longest review
    """

    matches: int
    decided: float
    decided_within: float
    differ: float
    explained: Regression
    rest: float
    seconds: float


def figures(rows: Sequence[Row]) -> JudgeFigures:
    seats = range(len(rows[0]["won"]))
    decided = [row["own"][0][seat] for row in rows for seat in seats]
    differ = [
        max(abs(row[what][0][seat] - row[what][1][seat]) for seat in seats for what in ("luck", "own")) for row in rows
    ]
    won = [[row["won"][seat] for row in rows] for seat in seats]
    luck = [[row["luck"][0][seat] for row in rows] for seat in seats]
    return JudgeFigures(
        len(rows),
        sum(decided) / len(decided),
        nine_of_ten([abs(one) for one in decided]),
        nine_of_ten(differ),
        regression(won, luck),
        max(unfairness(luck[seat]) for seat in seats),
        max(row["seconds"] for row in rows),
    )


def unfairness(luck: Sequence[float]) -> float:
    """How far the mean luck of a seat is off nothing, in its standard errors: whoever sits there is not luckier."""
    error = (variance(luck) / len(luck)) ** 0.5
    return abs(sum(luck) / len(luck)) / error if error else 0.0


def nine_of_ten(values: Sequence[float]) -> float:
    """What nine of ten of them do not exceed."""
    return sorted(values)[max(0, -(-9 * len(values) // 10) - 1)]
