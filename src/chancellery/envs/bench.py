"""How many steps a second the environments take at random, with PettingZoo's own classic games measured beside them."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np

from chancellery.envs.pettingzoo import env

# Those of PettingZoo's classic games that need nothing but pygame.
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "rps_v2")
CHUNKS: Final = 3


def steps_per_second(table: Any, seconds: float) -> int:
    """Random steps of an environment in a second of processor time: the best of several chunks."""
    luck = np.random.default_rng(0)
    return max(round(random_steps(table, seconds / CHUNKS, luck)) for _ in range(CHUNKS))


def random_steps(table: Any, seconds: float, luck: np.random.Generator) -> float:
    steps, began, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        table.reset(seed=steps)
        for agent in table.agent_iter():
            observed, _, over, cut_off, _ = table.last()
            table.step(None if over or cut_off else choose(table, agent, observed, luck))
            steps += 1
        spent = time.process_time() - began
    return steps / spent


def choose(table: Any, agent: str, observed: Any, luck: np.random.Generator) -> int:
    """Any legal action, by the mask if there is one."""
    if not isinstance(observed, dict):
        return int(luck.integers(table.action_space(agent).n))
    legal = np.flatnonzero(observed["action_mask"])
    return int(legal[luck.integers(len(legal))])


def classic_env(name: str) -> Any:
    """One of PettingZoo's own environments, or None where pygame is missing, which they draw with."""
    # Else pygame greets on standard output, and warns of what it imports.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            return None


def bench_envs(games: Sequence[str], seconds: float, tick: Callable[[float], None]) -> dict[str, Any]:
    """Steps a second of each game and of those of PettingZoo's own that can be imported, all in the same way."""
    report: dict[str, Any] = {"games": {}, "classic": {}}
    for name in CLASSIC:
        table = classic_env(name)
        if table is not None:
            report["classic"][name] = steps_per_second(table, seconds)
        tick(seconds)
    for game in games:
        report["games"][game] = steps_per_second(env(game), seconds)
        tick(seconds)
    return report
