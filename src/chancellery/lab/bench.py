"""How fast the games go on this machine, in figures that can be compared with other machines and other days.

Everything is measured in processor time and in several chunks, of which the best counts: what else the machine does
meanwhile then changes little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final, TypeVar

from chancellery.bots.net import Leaf
from chancellery.bots.net_files import leaf_for
from chancellery.bots.search import Search
from chancellery.bots.tree import Node
from chancellery.engine import state
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import Luck, Rng, key_from
from chancellery.engine.saves import save
from chancellery.engine.state import State
from chancellery.lab.figures import Figures
from chancellery.lab.playout import bots_luck, game_seed, play_at_random
from chancellery.lab.yardstick import YARDSTICK

SEED: Final = "bench"
SAMPLES: Final = 20
CHUNKS: Final = 5
CALIBRATION_ROUNDS: Final = 200_000
KERNEL_DECISIONS: Final = 20_000
# As deep as a search of a tenth of a second gets.
SEARCH_ROUNDS: Final = 400
# About so many positions are searched.
SEARCHED: Final = 4

T = TypeVar("T")
Tick = Callable[[float], None]


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
    """The processor time that work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


def bench_kernel() -> dict[str, float]:
    """What the kernel costs where the rules cost nothing: a decision, and a clone of 200 ints and 60 cards."""
    g = YARDSTICK.new()
    decision = min(_time(lambda: _go_on(g)) for _ in range(CHUNKS)) / KERNEL_DECISIONS
    return {
        "decision_us": microseconds(decision),
        "clone_us": microseconds(best_time(lambda s: s.clone(), [g] * 100, 0.1)),
    }


def _go_on(g: State) -> None:
    for _ in range(KERNEL_DECISIONS):
        seat = g.waiting[0]
        g.advance(seat, g.legal(seat)[0])


def bench_game(game: Game, seconds: float, tick: Tick = lambda seconds: None) -> Figures:
    """Random games for two fifths of the time given, then single operations on positions out of one game."""
    decisions, games = random_games(game, seconds * 0.4, tick)
    journal, positions = sample(game)
    luck = bots_luck(SEED)
    advise = game.advise
    net = leaf_for(game, game.options())
    part = seconds * 0.6 / 8
    figures = {
        "compiled": compiled(),
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 1),
        "game_ms": round(1e3 / games, 3),
        "clone_us": microseconds(best_time(lambda g: g.clone(), positions, part)),
        "prompt_us": microseconds(best_time(lambda g: g.prompt(g.waiting[0]), positions, part)),
        "view_us": microseconds(best_time(lambda g: g.view(g.waiting[0]), positions, part)),
        "redeal_us": microseconds(best_time(lambda g: g.redeal(g.waiting[0], luck), positions, part)),
        "advise_us": None,
        "search_per_second": round(search_rate(game, positions, part)),
        "learned_per_second": None if net is None else round(search_rate(game, positions, part, net)),
        "save_bytes": round(sum(len(save(g)) for g in positions) / len(positions)),
        "replay_ms": round(best_time(lambda j: j.replay(), [journal], part) * 1e3, 2),
    }
    if advise is not None:
        asked = [g for g in positions if len(g.legal(g.waiting[0])) > 1]
        figures["advise_us"] = microseconds(
            best_time(lambda g: advise(g, g.waiting[0], g.legal(g.waiting[0])), asked, part)
        )
    tick(part * 8)
    return figures


def random_games(game: Game, seconds: float, tick: Tick) -> tuple[float, float]:
    """Random games, the same in each chunk: the decisions and the games in a second of the best chunk."""
    count, spent = 1, play_series(game, 1)[1]
    while spent < seconds / CHUNKS / 2:
        count = max(count + 1, min(2 * count, int(count * seconds / CHUNKS / max(spent, 1e-6))))
        spent = play_series(game, count)[1]
    best = 0.0
    decisions = 0
    for _ in range(CHUNKS):
        decisions, spent = play_series(game, count)
        tick(seconds / CHUNKS)
        best = max(best, 1 / spent)
    return decisions * best, count * best


def play_series(game: Game, count: int) -> tuple[int, float]:
    """So many random games: their decisions, and the processor time they took."""
    options = game.options()
    decisions = 0
    began = time.process_time()
    for number in range(count):
        seed = game_seed(SEED, number)
        g = game.new(options, seed)
        play_at_random(g, bots_luck(seed))
        decisions += g.ply
    return decisions, time.process_time() - began


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


def search_rate(game: Game, positions: Sequence[State], seconds: float, net: Leaf | None = None) -> float:
    """Rounds of the chancellor's search in a second, over positions in which there is something to decide.

    The ends of rounds are judged by the game's own estimate, or by a net.
    """
    luck = bots_luck(SEED)
    asked = [g for g in positions if len(g.legal(g.waiting[0])) > 1]
    asked = asked[:: max(1, len(asked) // SEARCHED)]
    if not asked:
        return 0.0
    rounds, began = 0, time.process_time()
    # All of them each time: late positions take less time than early ones.
    while (spent := time.process_time() - began) < seconds:
        for g in asked:
            search = Search(game, g, g.waiting[0], Node(), Luck(luck.word(), luck.word()), net)
            for _ in range(SEARCH_ROUNDS):
                search.one_round()
        rounds += SEARCH_ROUNDS * len(asked)
    return rounds / spent


def best_time(work: Callable[[T], object], things: Sequence[T], seconds: float) -> float:
    """The processor time that the work takes on one of the things, in the best of several chunks."""
    best = float("inf")
    for _ in range(CHUNKS):
        rounds = 0
        began = time.process_time()
        while True:
            for thing in things:
                work(thing)
            rounds += 1
            spent = time.process_time() - began
            if spent >= seconds / CHUNKS:
                break
        best = min(best, spent / (rounds * len(things)))
    return best


def microseconds(seconds: float) -> float:
    return round(seconds * 1e6, 2)
