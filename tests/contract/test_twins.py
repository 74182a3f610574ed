"""The contract would notice: every check catches its broken twins of Courtyard, and lets an honest twin pass."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from chancellery.contract import copy_checks, paper_checks, play_checks, secret_checks
from chancellery.contract.checks import ALL, Check, check_name
from chancellery.contract.options import every_options
from chancellery.engine.game import Game
from tests.contract.twins import TWINS, Bench, Twin

SEED = 1


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Bench:
    return Bench(monkeypatch, tmp_path)


def run(check: Check, game: Game, arguments: dict[str, Any]) -> None:
    for options in every_options(game):
        check(game, options, SEED, **arguments)


@pytest.mark.slow
@pytest.mark.parametrize("twin", TWINS, ids=lambda twin: f"{check_name(twin.check)}-{twin.name}")
def test_broken_twin_is_caught(twin: Twin, bench: Bench) -> None:
    game = twin.make(bench)
    with pytest.raises(AssertionError, match=twin.says):
        run(twin.check, game, twin.arguments)


@pytest.mark.slow
@pytest.mark.parametrize("check", ALL, ids=check_name)
def test_honest_twin_passes(check: Check, bench: Bench) -> None:
    run(check, bench.game(), {})


def test_every_check_is_played() -> None:
    modules: tuple[ModuleType, ...] = (copy_checks, paper_checks, play_checks, secret_checks)
    written = {name for module in modules for name in vars(module) if name.startswith("check_")}
    assert {check.__name__ for check in ALL} == written


def test_every_check_has_a_twin() -> None:
    proven = {twin.check for twin in TWINS}
    assert [check.__name__ for check in ALL if check not in proven] == []


def test_every_twin_has_its_own_name() -> None:
    names = [twin.name for twin in TWINS]
    assert len(set(names)) == len(names)
