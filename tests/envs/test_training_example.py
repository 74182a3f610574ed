"""`examples/train_policy.py`: a policy that has played against itself beats chance."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


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
