"""Many games between bots, on several processes; what comes out depends on the seed and on nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypedDict

from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.lab.engines import Engine, local_engine
from chancellery.lab.intervals import interval
from chancellery.lab.journals import Journals, write_journals
from chancellery.lab.series import Row, Series, overlay, setting
from chancellery.lab.series_totals import SeriesTotals
from chancellery.lab.shards import play_shards


class Report(TypedDict):
    """What a series came to.

    errors        games that a defect of the rules stopped; `first_error` has what is needed to see the first again
    winners       the share of finished games that each seat won alone
    intervals     where 95 of a hundred such series would find that share
    draws         finished games that nobody won alone
    forfeits      games that a bot of one's own lost by an error or an illegal answer; `first_forfeit` tells the first
    overlay       the figures that were changed
    played        games that were played now; the others were read from a folder, and no speed counts them
    """

    game: str
    players: int
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: int
    mean_decisions: float
    winners: dict[str, float]
    intervals: dict[str, tuple[float, float]]
    draws: int
    endings: dict[str, int]
    first_error: Row | None
    forfeits: int
    first_forfeit: Row | None
    overlay: list[str]
    played: int


def simulate(
    series: Series,
    games: int,
    workers: int | None = None,
    start: int = 0,
    tick: Callable[[int], None] = lambda done: None,
    *,
    out: Path | None = None,
    engine: Engine | None = None,
    journals: Path | None = None,
) -> Report:
    """Play the games numbered from `start`.

    tick       is told how many more are done
    out        a folder that keeps the games
    journals   a folder for a file of each match
    """
    if journals is not None:
        series = replace(series, accumulators=(*series.accumulators, Journals))
    series.check()
    began = time.perf_counter()
    totals, read = SeriesTotals(), SeriesTotals()
    for rows in play_shards(series, games, start, out, engine or local_engine(workers), tick, only_read=read.count):
        totals.count(rows)
        if journals is not None:
            write_journals(rows, journals)
    game, options = setting(series.game, series.options)
    return report(game, options, totals, read, time.perf_counter() - began)


def play_series(series: Series, games: int, workers: int | None = None, out: Path | None = None) -> list[Row]:
    """Play a series and return its games in their order, each a row of plain values by name."""
    series.check()
    rows = [row for rows in play_shards(series, games, 0, out, local_engine(workers)) for row in rows]
    return sorted(rows, key=lambda row: int(row["number"]))


def report(game: Game, options: Options, totals: SeriesTotals, read: SeriesTotals, seconds: float) -> Report:
    """The series in figures; what was only read says nothing about speed."""
    seats = game.seats(options)
    played = totals.decisions - read.decisions
    return {
        "game": game.id,
        "players": options.players,
        "games": totals.games,
        "finished": totals.finished,
        "errors": totals.errors,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(played / seconds) if seconds else 0,
        "mean_decisions": round(totals.decisions / totals.games, 2) if totals.games else 0.0,
        "winners": {
            seat: round(totals.wins.get(seat, 0) / totals.finished, 4) if totals.finished else 0.0 for seat in seats
        },
        "intervals": {seat: rounded(interval(totals.wins.get(seat, 0), totals.finished)) for seat in seats},
        "draws": totals.draws,
        "endings": dict(sorted(totals.endings.items())),
        "first_error": totals.first_error,
        "forfeits": totals.forfeits,
        "first_forfeit": totals.first_forfeit,
        "overlay": overlay(game),
        "played": totals.games - read.games,
    }


def rounded(bounds: tuple[float, float]) -> tuple[float, float]:
    return round(bounds[0], 4), round(bounds[1], 4)
