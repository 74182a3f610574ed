"""How many steps a second the environments take at random, with PettingZoo's own classic games measured beside them."""

from __future__ import annotations

import os
import random
import time
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np

from chancellery.envs.pettingzoo import env
from chancellery.envs.session import Info
from chancellery.envs.vector import VectorEnv

# Those of PettingZoo's classic games that need nothing but pygame.
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "rps_v2")
CHUNKS: Final = 3
# So many matches at once.
TABLES: Final = 64


# What was measured, as it is printed in JSON.


def steps_per_second(table: Any, seconds: float) -> dict[str, int]:
    """Random steps of an environment in a second of processor time, without looking at more than that takes, and with
    the observation of every step: the best of several chunks each.
    """
    return {
        "steps": best(table, seconds / 2, needs_to_look(table)),
        "looking": best(table, seconds / 2, True),
    }


def best(table: Any, seconds: float, looks: bool) -> int:
    luck = random.Random(0)
    return max(round(random_steps(table, seconds / CHUNKS, looks, luck)) for _ in range(CHUNKS))


def needs_to_look(table: Any) -> bool:
    """Whether legal actions are told by a mask in the observation alone."""
    table.reset(seed=0)
    observed, *_, info = table.last()
    return isinstance(observed, dict) and "legal" not in info


def random_steps(table: Any, seconds: float, looks: bool, luck: random.Random) -> float:
    steps, began, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        table.reset(seed=steps)
        for agent in table.agent_iter():
            observed, _, over, cut_off, info = table.last(looks)
            table.step(None if over or cut_off else choose(table, agent, observed, info, luck))
            steps += 1
        spent = time.process_time() - began
    return steps / spent


def many_at_once(game: str, seconds: float, tables: int = TABLES) -> int:
    """Random steps of many matches at once in a second of processor time, with all observations: the best chunk."""
    vector = VectorEnv(game, tables)
    _, infos = vector.reset(seed=0)
    luck, rates = random.Random(0), []
    for _ in range(CHUNKS):
        steps, began, spent = 0, time.process_time(), 0.0
        while spent < seconds / CHUNKS:
            actions = [legal[int(luck.random() * len(legal))] for legal in infos["legal"]]
            _, _, _, _, infos = vector.step(actions)
            steps += tables
            spent = time.process_time() - began
        rates.append(steps / spent)
    return round(max(rates))


def choose(table: Any, agent: str, observed: Any, info: Info, luck: random.Random) -> int:
    """Any legal action: by the list or the mask of them if there is one."""
    legal = info.get("legal")
    if legal is None and isinstance(observed, dict):
        legal = np.flatnonzero(observed["action_mask"])
    if legal is None:
        return int(luck.random() * table.action_space(agent).n)
    return int(legal[int(luck.random() * len(legal))])


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


def bench_envs(games: Sequence[str], seconds: float, tick: Callable[[float], None]) -> Info:
    """Steps a second of each game and of those of PettingZoo's own that can be imported, all in the same way."""
    report: Info = {"games": {}, "classic": {}}
    for name in CLASSIC:
        table = classic_env(name)
        if table is not None:
            report["classic"][name] = steps_per_second(table, seconds)
        tick(seconds)
    for game in games:
        report["games"][game] = {**steps_per_second(env(game), seconds), "many": many_at_once(game, seconds / 2)}
        tick(seconds)
    return report
