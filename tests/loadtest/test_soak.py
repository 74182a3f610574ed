"""The soak: a good server passes it in all games, at night for three minutes; each defect of a broken one is found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from chancellery.games import all_games, find_game
from chancellery.loadtest.soak.run import Progress, SoakPlan, soak
from tests.cli.conftest import Cli, bytecode, cli, only_courtyard, process
from tests.loadtest.broken_server import DEFECTS
from tests.nightly import at_night

__all__ = ["bytecode", "cli", "only_courtyard", "process"]

# People who think about an answer as people do: it is what breaks that counts, not how much is played meanwhile.
NIGHT = SoakPlan(180.0, kill_every=25.0, pause=0.8, companies=("people", "mixed"))
# The same faults, one after the other without a rest.
BRIEF = SoakPlan(8.0, kill_every=2.5, pause=0.4, break_every=0.5, companies=("mixed",))
# Long enough for a full disk and some hundred actions of Courtyard.
SHORT = 6.0
# A busy machine plays little, and less where a server has to start again.
LONGER = 20.0
# What a broken server keeps back never comes.
IMPATIENT = 2.0
ROOT = Path(__file__).parents[2]

# What each defect is found out by: the kind, and a part of the sentence.
FOUND_AS = {
    "forgets_actions": ("lost", "was acknowledged, there is"),
    "skips_events": ("lost", "was told after"),
    "refuses_at_will": ("unexplained", "not today"),
    "keeps_streams": ("leaked", "although everybody has gone"),
    "hoards": ("memory", "steady"),
    "shrugs": ("unnoticed", "said that it was well"),
    "forgets_at_start": ("lost", "was acknowledged, there is"),
}
# Defects of one server: none of them is found out by what another one does.
SERVERS = (("forgets_actions", "refuses_at_will", "keeps_streams", "hoards"), ("shrugs", "skips_events"))
KILLED_SERVERS = (("forgets_at_start",),)


@pytest.fixture(autouse=True)
def surroundings(bytecode: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {**bytecode, "PYTHONPATH": str(ROOT)}.items():
        monkeypatch.setenv(name, value)


@pytest.mark.slow
@pytest.mark.parametrize("plan", [BRIEF, at_night(NIGHT)], ids=["brief", "night"])
def test_a_good_server_keeps_its_word_in_all_games(plan: SoakPlan) -> None:
    told: list[Progress] = []
    report = soak(plan, all_games(), None, told.append)
    assert report["holds"], verdict(report)
    assert report["games"].keys() == {game.id for game in all_games()}
    assert len(report["games"]) >= 4
    # In a brief one a busy machine plays little beside its faults, but every game.
    assert all(figures["actions"] > (3 if plan == BRIEF else 10) for figures in report["games"].values())
    assert report["faults"]["kills"] >= 2
    assert report["faults"]["full disks"] == 2
    assert report["faults"]["broken streams"] > 5
    assert report["faults"]["slow readers"] > 20
    assert report["refused"]["the server was killed"] > 0
    assert report["refused"]["nothing could be saved"] > 0
    assert report["resent"] > 0
    # After its kills a busy machine leaves a brief one too little time to say anything of memory.
    assert plan == BRIEF or report["memory"] is not None
    assert [now.acknowledged for now in told] == sorted(now.acknowledged for now in told)


def verdict(report: dict[str, Any]) -> str:
    """What speaks against a server, first."""
    against = {kind: report[kind] for kind in ("lost", "unexplained", "leaked", "unnoticed", "memory")}
    return f"{against} {report}"


@pytest.mark.slow
@pytest.mark.parametrize("defects", [SERVERS[0], *map(at_night, (SERVERS[1], *KILLED_SERVERS))], ids="+".join)
def test_a_broken_server_is_found_out(only_courtyard: None, defects: tuple[str, ...]) -> None:
    command = (sys.executable, "-m", "tests.loadtest.broken_server", ",".join(defects))
    killing, seconds = (0.3, LONGER) if defects in KILLED_SERVERS else (0.0, SHORT)
    # A busy machine plays less in the same time, and may meet no defect in it.
    for patience in (1, 4, 12):
        plan = SoakPlan(
            seconds * patience, killing, kill_every=2.0, kills=1, pause=0.02, patience=IMPATIENT, command=command
        )
        report = soak(plan, [find_game("courtyard")], None, lambda now: None)
        assert not report["holds"], report
        unseen = [defect for defect in defects if not seen(defect, report)]
        if not unseen:
            return
    raise AssertionError((unseen, report))


def seen(defect: str, report: dict[str, Any]) -> bool:
    """Whether a soak has said what is wrong with a server that has this defect."""
    kind, sentence = FOUND_AS[defect]
    return bool(report[kind][sentence]) if kind == "memory" else any(sentence in said for said in report[kind])


def test_every_defect_has_a_verdict_and_a_server() -> None:
    assert FOUND_AS.keys() == DEFECTS.keys()
    assert sorted(defect for server in (*SERVERS, *KILLED_SERVERS) for defect in server) == sorted(DEFECTS)


def test_soaks_that_make_no_sense_are_refused(cli: Cli) -> None:
    assert "--minutes cannot be 0; it takes 0.1 to" in cli("bench", "soak", "--minutes", "0").err
    assert "--postgres takes postgresql://" in cli("bench", "soak", "--postgres", "sqlite:///x").err
