"""`chancellery contract`: the contract on any game that is installed, without a checkout and without pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chancellery.cli import exit_codes
from chancellery.cli.app import run
from chancellery.contract import suite
from chancellery.contract.checks import ALL
from chancellery.engine.game import Game
from tests.cli.conftest import Cli
from tests.tiny import TINY

# What a machine has that only plays: neither the tests nor what runs them can be imported.
BARE = """
import sys
sys.modules["pytest"] = sys.modules["hypothesis"] = sys.modules["tests"] = None
from chancellery.cli.app import main
main()
"""


def test_a_sound_game_keeps_the_contract(cli: Cli) -> None:
    outcome = cli("contract", "courtyard", "--quick")
    assert (outcome.code, outcome.err) == (exit_codes.OK, "")
    assert outcome.out.splitlines()[-1] == "✓ Courtyard keeps the contract"


def test_a_whole_run_leaves_nothing_out() -> None:
    made = suite.parts(TINY, seed=1, quick=False, compiled=False)
    assert {check for part in made for check, _ in part.checks} == set(ALL)
    assert [part.name for part in made][:3] == ["papers", "2p", "2p-start=garrisoned"]


def test_what_is_broken_is_one_sentence_each(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.lab.broken_game:TRAP")
    outcome = cli("contract", "trap", "--quick")
    assert outcome.code == exit_codes.DOES_NOT_HOLD
    broken = [line for line in outcome.out.splitlines() if line.startswith("✗ ")]
    assert any(line.startswith("✗ 2p, every-legal-action-applies (seed 1): ") and "the trap" in line for line in broken)
    assert f"does not keep the contract: {len(broken)} of " in outcome.err
    assert "Traceback" not in outcome.out + outcome.err


def test_a_game_that_breaks_down_fails_that_check_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: Game, options: object, seed: int) -> None:
        raise KeyError("north")

    failed = suite.failure(TINY, TINY.options(), breaks, 7)
    assert failed is not None
    assert (failed.check, failed.seed) == ("breaks", 7)
    assert failed.says.startswith("fails with KeyError('north'), ")


def test_no_checkout_and_no_pytest_are_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", "congress-of-vienna"]) == 0
    environment = {**os.environ, "CHANCELLERY_GAMES": "congress_of_vienna.game:CONGRESS_OF_VIENNA"}
    done = subprocess.run(
        [sys.executable, "-c", BARE, "contract", "congress-of-vienna"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "✓ Congress Of Vienna keeps the contract"


def test_without_assertions_nothing_is_claimed(process: Cli) -> None:
    outcome = process("contract", "courtyard", "--quick", PYTHONOPTIMIZE="1")
    assert outcome.code == exit_codes.BAD_INPUT
    assert "run them without -O" in outcome.err
