"""Recorded figures of the bench: whether what was measured now is as quick, whatever the machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import msgspec

from chancellery.engine.errors import BadOption
from chancellery.lab.figures import Figures

# What is slower than so many times the recorded figure counts as slower.
MOST_RATIO: Final = 1.3
RATES: Final = ("decisions_per_second",)
TIMES: Final = ("clone_us", "prompt_us", "view_us", "redeal_us", "advise_us", "replay_ms")


class BuildFigures(msgspec.Struct):
    """The figures of one build, by game and name: calibration rounds that one operation takes."""

    games: dict[str, dict[str, Annotated[float, msgspec.Meta(gt=0)]]]


def build_name(report: Figures) -> str:
    return "compiled" if any(figures["compiled"] for figures in report["games"].values()) else "pure"


def read_records(path: Path) -> Figures:
    """A file of recorded figures, or one sentence about what is wrong with it."""
    try:
        data = msgspec.json.decode(path.read_bytes(), type=dict[str, BuildFigures])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadOption(f"{path}: these are not recorded figures of the bench: {error}") from None
    return {build: {"games": report.games} for build, report in data.items()}


def write_records(path: Path, report: Figures) -> None:
    """Put the figures of one build into a file; those of the other build, and of other games, stay."""
    records = read_records(path) if path.exists() else {}
    games = {id: relative(figures, report["calibration"]) for id, figures in report["games"].items()}
    before = records.get(build_name(report), {"games": {}})["games"]
    records[build_name(report)] = {"games": {**before, **games}}
    path.write_text(json.dumps(records, indent=2, sort_keys=True) + "\n", "utf-8")


def relative(figures: Figures, calibration: int) -> dict[str, float]:
    """Figures as calibration rounds: how many rounds of the fixed loop one operation takes, whatever the machine."""
    rounds = {name: calibration / figures[name] for name in RATES}
    for name in TIMES:
        if figures[name] is not None:
            rounds[name] = figures[name] * calibration * (1e-3 if name.endswith("_ms") else 1e-6)
    return {name: round(value, 2) for name, value in rounds.items()}


def compare(report: Figures, records: Figures) -> list[tuple[str, str, float]]:
    """How many times as long as recorded each figure of each game takes; games without a record are left out."""
    recorded = records.get(build_name(report))
    if recorded is None:
        raise BadOption(f"there are no recorded figures of the {build_name(report)} build")
    ratios = []
    for id, figures in report["games"].items():
        now = relative(figures, report["calibration"])
        for name, then in recorded["games"].get(id, {}).items():
            if name in now:
                ratios.append((id, name, now[name] / then))
    return ratios
