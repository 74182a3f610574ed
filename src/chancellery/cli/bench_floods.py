"""`chancellery bench floods`: how much floods of dear requests slow others down."""

from __future__ import annotations

from chancellery.cli import exit_codes, terminal
from chancellery.engine.errors import BadOption
from chancellery.lab.figures import Figures
from chancellery.loadtest.flood_load import ADDRESSES, bench_floods
from chancellery.loadtest.floods import FLOODS

# What nobody else shall wait longer for at p95, however dear the requests of others are.
MOST_ACTION_MS, MOST_BOT_MS = 150.0, 1000.0


def run_floods(names: list[str], seconds: float, postgres: str | None, json: bool) -> int:
    """Measure floods by their names, or all of them, and say whether others noticed too much of one."""
    for name in names:
        if name not in FLOODS:
            raise BadOption(f"there is no flood {name!r}; there are {', '.join(FLOODS)}")
    chosen = names or list(FLOODS)
    with terminal.progress("Measuring", 2 * seconds * len(chosen) * len(ADDRESSES)) as tick:
        report = bench_floods(chosen, seconds, tick, postgres)
    for flood in report["floods"]:
        flood["holds"] = holds(flood["meanwhile"])
    if json:
        terminal.print_json(report)
    else:
        show(report)
    return exit_codes.OK if all(flood["holds"] for flood in report["floods"]) else exit_codes.DOES_NOT_HOLD


def holds(meanwhile: Figures) -> bool:
    """Whether somebody acted and was answered by bots in good time."""
    action, bot = meanwhile["action_ms"], meanwhile["bot_ms"]
    return bool(action and bot) and action["p95"] <= MOST_ACTION_MS and bot["p95"] <= MOST_BOT_MS


def show(report: Figures) -> None:
    terminal.console().print(
        f"{report['database']} on {report['cores']} cores (calibration: {report['calibration']:,}), "
        f"load average before: {report['load_average']}"
    )
    table = terminal.listing(
        *("flood", "addresses", "action p95 ms\nbefore", "meanwhile", "bot p95 ms\nbefore", "meanwhile", "holds")
    )
    for flood in report["floods"]:
        before, meanwhile = flood["before"], flood["meanwhile"]
        table.add_row(
            *(flood["flood"], str(flood["addresses"])),
            *(p95(part, "action_ms") for part in (before, meanwhile)),
            *(p95(part, "bot_ms") for part in (before, meanwhile)),
            "yes" if flood["holds"] else "no",
        )
    terminal.console().print(table)


def p95(part: Figures, name: str) -> str:
    return "" if part[name] is None else str(part[name]["p95"])
