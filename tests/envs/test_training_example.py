"""The examples that learn: by self-play, and from a data set of what bots do."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from chancellery import Series
from chancellery.lab.dataset import make_dataset
from chancellery.lab.decisions import DecisionSeries
from chancellery.lab.engines import local_engine

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / "train_policy.py"))


def test_a_policy_learns_to_beat_chance(example: dict[str, Any]) -> None:
    trainer = example["Trainer"]("europe-divided", seed=0)
    for _ in range(120):
        trainer.learn()
    assert trainer.against_chance(100) > 0.55


def test_it_runs_as_the_page_says(
    example: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train_policy.py", "--seconds", "0.1", "--matches", "4"])
    example["main"]()
    untrained, trained = capsys.readouterr().out.splitlines()
    assert untrained.startswith("untrained: wins ")
    assert trained.startswith("after ")


def test_a_policy_learns_from_a_data_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = DecisionSeries(Series("europe-divided", bots=("heuristic",), seed="learn"))
    make_dataset(wanted, 10, tmp_path / "set", "", local_engine(1))
    learning = runpy.run_path(str(EXAMPLES / "train_on_dataset.py"))
    monkeypatch.setattr("sys.argv", ["train_on_dataset.py", str(tmp_path / "set"), "--epochs", "1", "--matches", "2"])
    learning["main"]()
    told = capsys.readouterr().out.splitlines()
    right, by_chance = (int(number) for number in re.findall(r"(\d+)%", told[0]))
    assert right > 1.3 * by_chance > 0
    assert [line.split(" against ")[1] for line in told[1:]] == ["random", "attaché"]
