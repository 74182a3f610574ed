"""The soak: a good server passes it in all games, and each of the broken ones is found out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from chancellery.games import all_games, find_game
from chancellery.loadtest.soak.run import Plan, Progress, soak
from tests.cli.conftest import Cli, bytecode, cli, only_courtyard, process
from tests.loadtest.broken_server import DEFECTS

__all__ = ["bytecode", "cli", "only_courtyard", "process"]

SECONDS = 45.0
# Long enough for a full disk and some hundred actions of Courtyard.
SHORT = 6.0
ROOT = Path(__file__).parents[2]

FOUND_AS = {
    "forgets_actions": "lost",
    "skips_events": "lost",
    "refuses_at_will": "unexplained",
    "keeps_streams": "leaked",
    "hoards": "memory",
    "shrugs": "unnoticed",
    "forgets_at_start": "lost",
}
# Who has to be killed to be found out.
KILLED = ("forgets_at_start",)


@pytest.fixture(autouse=True)
def surroundings(bytecode: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**bytecode, "PYTHONPATH": str(ROOT)}.items():
        monkeypatch.setenv(name, value)


@pytest.mark.slow
def test_a_good_server_keeps_its_word_in_all_games() -> None:
    told: list[Progress] = []
    report = soak(Plan(SECONDS, kill_every=8.0), all_games(), None, told.append)
    assert report["holds"], report
    assert report["games"].keys() == {game.id for game in all_games()}
    assert len(report["games"]) >= 4
    assert all(figures["actions"] > 10 for figures in report["games"].values())
    assert report["faults"]["kills"] >= 2
    assert report["faults"]["full disks"] == 2
    assert report["faults"]["broken streams"] > 5
    assert report["faults"]["slow readers"] > 20
    assert report["refused"]["the server was killed"] > 0
    assert report["refused"]["nothing could be saved"] > 0
    assert report["resent"] > 0
    assert report["memory"] is not None
    assert [now.acknowledged for now in told] == sorted(now.acknowledged for now in told)


@pytest.mark.slow
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_broken_server_is_found_out(only_courtyard: None, defect: str) -> None:
    command = (sys.executable, "-m", "tests.loadtest.broken_server", defect)
    plan = Plan(SHORT, 0.3 if defect in KILLED else 0.0, kill_every=2.0, kills=1, pause=0.02, command=command)
    report = soak(plan, [find_game("courtyard")], None, lambda now: None)
    assert not report["holds"], report
    kind = FOUND_AS[defect]
    assert report[kind]["steady"] if kind == "memory" else report[kind], report


def test_every_defect_has_a_verdict() -> None:
    assert FOUND_AS.keys() == DEFECTS.keys()


def test_soaks_that_make_no_sense_are_refused(cli: Cli) -> None:
    assert "--minutes cannot be 0; it takes 0.1 to" in cli("bench", "soak", "--minutes", "0").err
    assert "--postgres takes postgresql://" in cli("bench", "soak", "--postgres", "sqlite:///x").err
