"""How fast the games go on this machine, in figures that can be compared with other machines and other days."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Final, TypeVar

from chancellery.engine import state
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import save
from chancellery.engine.state import State
from chancellery.lab.playout import bots_luck, game_seed, play_at_random
from chancellery.lab.yardstick import YARDSTICK

SEED: Final = "bench"
SAMPLES: Final = 20
CALIBRATION_ROUNDS: Final = 200_000
KERNEL_DECISIONS: Final = 20_000

T = TypeVar("T")


def compiled() -> bool:
    """Whether the kernel runs as an extension module."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def calibrate() -> int:
    """Rounds per second of a fixed loop in plain Python: the best of five."""
    best = min(_time(_calibration_loop) for _ in range(5))
    return round(CALIBRATION_ROUNDS / best)


def _calibration_loop() -> int:
    x = 1
    for i in range(CALIBRATION_ROUNDS):
        x = (x * 31 + i) & 0xFFFF
    return x


def _time(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def bench_kernel() -> dict[str, float]:
    """What the kernel costs where the rules cost nothing: a decision, and a clone of 200 ints and 60 cards."""
    g = YARDSTICK.new()
    decision = min(_time(lambda: _go_on(g)) for _ in range(5)) / KERNEL_DECISIONS
    return {
        "decision_us": microseconds(decision),
        "clone_us": microseconds(mean_time(lambda s: s.clone(), [g] * 100, 0.1)),
    }


def _go_on(g: State) -> None:
    for _ in range(KERNEL_DECISIONS):
        seat = g.waiting[0]
        g.advance(seat, g.legal(seat)[0])


def bench_game(game: Game, seconds: float, tick: Callable[[float], None] = lambda seconds: None) -> dict[str, Any]:
    """Random games for most of the time given, then single operations on positions out of one game."""
    games, decisions, spent = random_games(game, seconds * 0.6, tick)
    journal, positions = sample(game)
    rest = seconds * 0.1
    figures = {
        "compiled": compiled(),
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "clone_us": microseconds(mean_time(lambda g: g.clone(), positions, rest)),
        "view_us": microseconds(mean_time(lambda g: g.view(g.waiting[0]), positions, rest)),
        "save_bytes": round(sum(len(save(g)) for g in positions) / len(positions)),
        "replay_ms": round(mean_time(lambda j: j.replay(), [journal], rest) * 1e3, 2),
    }
    tick(rest * 4)
    return figures


def random_games(game: Game, seconds: float, tick: Callable[[float], None]) -> tuple[int, int, float]:
    """Random games until the time is up: how many, with how many decisions, in how many seconds."""
    options = game.options()
    games = decisions = 0
    began = now = time.perf_counter()
    while games == 0 or now - began < seconds:
        seed = game_seed(SEED, games)
        g = game.new(options, seed)
        play_at_random(g, bots_luck(seed))
        games += 1
        decisions += g.ply
        before, now = now, time.perf_counter()
        tick(now - before)
    return games, decisions, now - began


def sample(game: Game) -> tuple[Journal, list[State]]:
    """One random game: its journal, and positions spread evenly over it."""
    key = key_from(SEED)
    luck = Rng(key_from(f"{SEED}:luck"))
    journal = Journal(game, game.options(), key)
    g = journal.replay()
    positions = []
    while g.waiting:
        positions.append(g.clone())
        seat = g.waiting[0]
        action = luck.pick(g.legal(seat))
        g.advance(seat, action)
        journal.actions.append((seat, action))
    step = max(1, len(positions) // SAMPLES)
    return journal, positions[::step]


def mean_time(work: Callable[[T], object], things: Sequence[T], seconds: float) -> float:
    """The mean time that the work takes on each of the things."""
    rounds = 0
    began = time.perf_counter()
    while True:
        for thing in things:
            work(thing)
        rounds += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return spent / (rounds * len(things))


def microseconds(seconds: float) -> float:
    return round(seconds * 1e6, 2)
