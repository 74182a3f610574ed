"""The command line with Courtyard as its only game, in this process or in a real one."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from chancellery import games
from chancellery.cli.app import run
from chancellery.engine.journal import Journal
from chancellery.engine.overlays import ENVIRONMENT
from chancellery.engine.rng import Rng, key_from
from tests.bytecode import bytecode_environment
from tests.tiny import TINY

ROOT = Path(__file__).parents[2]


@dataclass
class Outcome:
    """What a command came to."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Cli = Callable[..., Outcome]


@pytest.fixture
def only_courtyard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHIPPED", {})
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def cli(only_courtyard: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command in this process; lines after `typed` are what the player types."""
    # Other figures of a game hold for the whole process, and whatever it starts: for this test alone.
    monkeypatch.setenv(ENVIRONMENT, "")

    def call(*arguments: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call


@pytest.fixture(scope="session")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where processes keep what they compiled, so that only the first of them has to."""
    return bytecode_environment(tmp_path_factory)


@pytest.fixture
def process(bytecode: dict[str, str]) -> Cli:
    """Run a command as a process of its own, as people do."""

    def call(*arguments: str | Path, typed: str = "", **environment: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "chancellery.cli", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env={**os.environ, **bytecode, "CHANCELLERY_GAMES": "tests.tiny:TINY", "LC_ALL": "C.UTF-8", **environment},
            timeout=60,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return call


def played(plies: int | None = None, seed: str = "1") -> Journal:
    """A match of Courtyard, played at random to its end or for some plies."""
    journal = Journal(TINY, TINY.options(), key_from(seed))
    g = journal.replay()
    luck = Rng(key_from(f"{seed}:luck"))
    while g.waiting and (plies is None or g.ply < plies):
        seat = g.waiting[0]
        action = luck.pick(g.legal(seat))
        g.play(seat, action)
        journal.actions.append((seat, action))
    return journal


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """A finished match on disk."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played().export()), "utf-8")
    return path


def change(path: Path, **values: Any) -> None:
    """Change some of what a match on disk says."""
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **values}), "utf-8")
