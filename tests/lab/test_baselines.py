"""Recorded figures hold on another machine, and tell what has become slower."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chancellery.engine.errors import BadOption
from chancellery.lab.baselines import compare, read_records, write_records


def report(speed: float = 1.0, calibration: int = 10_000_000, compiled: bool = False) -> dict[str, Any]:
    figures = {
        "compiled": compiled,
        "decisions_per_second": 50_000 * speed,
        "clone_us": 6.0 / speed,
        "prompt_us": 3.0 / speed,
        "view_us": 100.0 / speed,
        "redeal_us": 20.0 / speed,
        "advise_us": None,
        "replay_ms": 5.0 / speed,
    }
    return {"calibration": calibration, "games": {"courtyard": figures}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_records(tmp_path / "figures.json", report())
    return tmp_path / "figures.json"


def test_a_slower_machine_is_no_slower_build(file: Path) -> None:
    ratios = compare(report(speed=0.5, calibration=5_000_000), read_records(file))
    names = ["clone_us", "decisions_per_second", "prompt_us", "redeal_us", "replay_ms", "view_us"]
    assert [name for _, name, _ in ratios] == names
    assert [ratio for _, _, ratio in ratios] == pytest.approx([1.0] * 6, rel=0.01)


def test_a_slower_build_is_told(file: Path) -> None:
    ratios = compare(report(speed=0.5), read_records(file))
    assert [ratio for _, _, ratio in ratios] == pytest.approx([2.0] * 6, rel=0.01)


def test_each_build_has_figures_of_its_own(file: Path) -> None:
    with pytest.raises(BadOption, match="no recorded figures of the compiled build"):
        compare(report(compiled=True), read_records(file))
    write_records(file, report(speed=4.0, compiled=True))
    assert set(read_records(file)) == {"compiled", "pure"}
    assert compare(report(), read_records(file))[0][2] == pytest.approx(1.0, rel=0.01)


def test_a_game_without_a_record_is_left_out(file: Path) -> None:
    other = report()
    other["games"] = {"other": other["games"]["courtyard"]}
    assert compare(other, read_records(file)) == []


@pytest.mark.parametrize("text", ["", "[]", '{"pure": 3}', "{"])
def test_a_file_without_figures_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text, "utf-8")
    with pytest.raises(BadOption, match="recorded figures"):
        read_records(tmp_path / "x.json")
