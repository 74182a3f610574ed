"""The compiled build does what the pure one does, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chancellery.games import all_games
from chancellery.lab.bench import compiled

ROOT = Path(__file__).parents[2]
# Which matches of each game: in the inner loop, those that come to them for all tests, and at night.
GAMES = [(0, 6), pytest.param((6, 24), marks=pytest.mark.slow), pytest.param((24, 200), marks=pytest.mark.nightly)]


def walk(game: str, games: tuple[int, int], path: str | None) -> list[str]:
    """The fingerprints of matches of a game under one build."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", "tests.fast.walk", game, *map(str, games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_this_run_is_of_the_compiled_build() -> None:
    assert compiled(), "the tests of the compiled build run on pure modules: PYTHONPATH=build/fast is missing"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@pytest.mark.parametrize("games", GAMES, ids=lambda games: f"{games[0]}-{games[1]}")
def test_legal_lists_journals_saves_views_redeals_advice_and_logs_are_the_same(
    game: str, games: tuple[int, int]
) -> None:
    fast = walk(game, games, os.environ.get("PYTHONPATH"))
    pure = walk(game, games, None)
    assert (fast[0], pure[0]) == ("compiled", "pure")
    assert len(pure) == games[1] - games[0] + 1
    assert fast[1:] == pure[1:]
