"""`chancellery bench envs`: ours and PettingZoo's own, measured in the same run."""

from __future__ import annotations

import sys

import pytest

from chancellery.cli.app import run
from chancellery.cli.bench_envs import measure_envs, show_envs
from chancellery.envs import bench


def test_environments_are_measured_beside_those_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    report = measure_envs(["europe-divided"], 0.03)
    ours = report["games"]["europe-divided"]
    assert ours["steps"] > ours["looking"] > 100
    assert ours["many"] > 100
    assert list(report["classic"]) == list(bench.CLASSIC)
    assert all(rates["steps"] > 100 for rates in report["classic"].values())
    show_envs(report, False)
    shown = capsys.readouterr().out
    assert "europe-divided" in shown
    assert "pettingzoo.classic.tictactoe_v3" in shown
    assert "64 matches at once" in shown


def test_without_pygame_ours_are_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "classic_env", lambda name: None)
    report = measure_envs(["europe-divided"], 0.03)
    assert report["classic"] == {}
    show_envs(report, False)
    assert "they need the package 'pygame'" in capsys.readouterr().out


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("chancellery.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    assert run(["bench", "envs", "europe-divided"]) == 2
    assert 'pip install "chancellery[rl]"' in capsys.readouterr().err
