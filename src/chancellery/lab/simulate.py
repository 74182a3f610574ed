"""Many games between bots, on several processes; what comes out depends on the seed and on nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, TypedDict, TypeVar

from chancellery.bots.budget import Budget
from chancellery.bots.registry import make_bot, seat_bots
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.options import Options, Value
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.lab.playout import bots_luck, game_seed, play_out
from chancellery.lab.tally import Tally

CHUNKS_PER_WORKER: Final = 8
ALONE_SECONDS: Final = 1.0
LARGEST_CHUNK: Final = 200

T = TypeVar("T")


@dataclass(frozen=True)
class Series:
    """All that a worker needs to play any game of a series: names and numbers, no states.

    bots         their names; fewer than seats are repeated round the table
    iterations   how much a bot that searches may search for each decision; None is the usual amount
    """

    game: str
    options: dict[str, Value] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    seed: str = "0"
    iterations: int | None = None


class Report(TypedDict):
    """What a series came to.

    errors        games that a defect of the rules stopped; `first_error` has what is needed to see the first again
    winners       the share of finished games that each seat won alone
    draws         finished games that nobody won alone
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
    draws: int
    endings: dict[str, int]
    first_error: dict[str, Any] | None


def simulate(
    series: Series,
    games: int,
    workers: int | None = None,
    start: int = 0,
    tick: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play the games numbered from `start`; `tick` is told how many more are done.

    Without a number of workers the first second is played here: most series are done before a pool has started.
    """
    game = find_game(series.game)
    options = game.options(series.options)
    series = replace(series, bots=seat_bots(series.bots, len(game.seats(options))))
    for name in series.bots:
        make_bot(name, game, bots_luck(series.seed))
    began = time.perf_counter()
    chunks = split(start, start + games, workers or processors())
    tally = Tally()
    while workers is None and chunks and time.perf_counter() - began < ALONE_SECONDS:
        part = play_chunk(series, *chunks.pop(0))
        tally.add(part)
        tick(part.games)
    work = partial(play_chunk, series)
    for part in in_processes(work, chunks, min(workers or processors(), len(chunks))):
        tally.add(part)
        tick(part.games)
    return report(game, options, tally, time.perf_counter() - began)


def processors() -> int:
    """How many processes can really run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def split(start: int, stop: int, workers: int) -> list[tuple[int, int]]:
    """The series in chunks, small enough for a smooth progress bar."""
    size = max(1, min(LARGEST_CHUNK, (stop - start) // (workers * CHUNKS_PER_WORKER)))
    return [(first, min(first + size, stop)) for first in range(start, stop, size)]


def in_processes(work: Callable[[int, int], T], chunks: list[tuple[int, int]], workers: int) -> Iterator[T]:
    """What became of the chunks as they are done, in any order."""
    if workers <= 1:
        for first, last in chunks:
            yield work(first, last)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=start_worker)
    try:
        with interrupts_held():
            parts = [pool.submit(work, first, last) for first, last in chunks]
        for part in as_completed(parts):
            yield part.result()
    except BrokenProcessPool:
        raise ChancelleryError("a worker process died before its games were done; try again with one worker") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C until they are ready for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def start_worker() -> None:
    """Ctrl-C ends a worker without a word; the session that started it has the last one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def play_chunk(series: Series, first: int, last: int) -> Tally:
    """Play the games from `first` up to but without `last`."""
    game = find_game(series.game)
    options = game.options(series.options)
    tally = Tally()
    for index in range(first, last):
        play_one(game, options, series, index, tally)
    return tally


def play_one(game: Game, options: Options, series: Series, index: int, tally: Tally) -> None:
    """Play one game of the series; an error is counted, and kept with all that is needed to see it again."""
    seed = game_seed(series.seed, index)
    tally.games += 1
    g: State | None = None
    try:
        g = game.new(options, seed)
        play_out(g, series.bots, bots_luck(seed), Budget(iterations=series.iterations))
    except Exception as error:
        ply = g.ply if g is not None else 0
        tally.decisions += ply
        tally.count_error({"game": index, "seed": seed, "ply": ply, "error": f"{type(error).__name__}: {error}"})
        return
    assert g.outcome is not None
    tally.decisions += g.ply
    tally.count_result(g.outcome)


def report(game: Game, options: Options, tally: Tally, seconds: float) -> Report:
    """The series in figures."""
    return {
        "game": game.id,
        "players": options.players,
        "games": tally.games,
        "finished": tally.finished,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "mean_decisions": round(tally.decisions / tally.games, 2) if tally.games else 0.0,
        "winners": {
            seat: round(tally.wins.get(index, 0) / tally.finished, 4) if tally.finished else 0.0
            for index, seat in enumerate(game.seats(options))
        },
        "draws": tally.draws,
        "endings": dict(sorted(tally.endings.items())),
        "first_error": tally.first_error,
    }
