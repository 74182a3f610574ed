"""`chancellery bench envs`: how fast the research environments are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.lab.bench import compiled


def measure_envs(games: Sequence[str], seconds: float) -> dict[str, Any]:
    """Steps a second of every environment, and of PettingZoo's own classic games."""
    try:
        from chancellery.envs.bench import CLASSIC, bench_envs
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
            raise
        raise BadOption(
            "this needs the package 'pettingzoo'; install it with: pip install \"chancellery[rl]\""
        ) from None
    with terminal.progress("Measuring", seconds * (len(games) + len(CLASSIC))) as tick:
        report = bench_envs(games, seconds, tick)
    return {**report, "compiled": compiled()}


def show_envs(report: dict[str, Any], json: bool) -> None:
    if json:
        terminal.print_json(report)
        return
    quickest = max(report["classic"].values(), default=0)
    table = terminal.listing("environment", "steps/s", "times the quickest\nof PettingZoo's own")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, steps in report["games"].items():
        table.add_row(name, f"{steps:,}", f"{steps / quickest:.2f}" if quickest else "")
    for name, steps in report["classic"].items():
        table.add_row(f"pettingzoo.classic.{name}", f"{steps:,}", f"{steps / quickest:.2f}")
    out = terminal.console()
    out.print(terminal.figures({"build": "compiled" if report["compiled"] else "pure"}))
    out.print(table)
    if not quickest:
        out.print("PettingZoo's own games are not measured: they need the package 'pygame'.")
