"""`chancellery bench envs`: how fast the research environments are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.lab.bench import compiled
from chancellery.lab.figures import Figures

# Random steps by the list of legal actions, and with the observation of every step.
WAYS: Final = ("steps", "looking")


def measure_envs(games: Sequence[str], seconds: float) -> Figures:
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


def show_envs(report: Figures, json: bool) -> None:
    if json:
        terminal.print_json(report)
        return
    classic = report["classic"]
    table = terminal.listing("environment", "steps/s", "times", "looking", "times")
    for column in table.columns[1:]:
        column.justify = "right"
    quickest = {way: max((rates[way] for rates in classic.values()), default=0) for way in WAYS}
    for name, rates in [*report["games"].items(), *((f"pettingzoo.classic.{n}", r) for n, r in classic.items())]:
        cells = [(f"{rates[way]:,}", f"{rates[way] / quickest[way]:.2f}" if quickest[way] else "") for way in WAYS]
        table.add_row(name, *(cell for pair in cells for cell in pair))
    out = terminal.console()
    out.print(terminal.figures({"build": "compiled" if report["compiled"] else "pure"}))
    out.print(table)
    if classic:
        out.print("'looking' has the observation of every step; 'times' compares with PettingZoo's quickest.")
    else:
        out.print("PettingZoo's own games are not measured: they need the package 'pygame'.")
    many = terminal.listing("64 matches at once", "steps/s", "times looking")
    for column in many.columns[1:]:
        column.justify = "right"
    for name, rates in report["games"].items():
        many.add_row(name, f"{rates['many']:,}", f"{rates['many'] / rates['looking']:.2f}")
    out.print(many)
