"""`chancellery bench soak`: whether a server keeps its word for minutes while things break."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Final

from rich.console import Console

from chancellery.cli import exit_codes, terminal
from chancellery.engine.errors import BadOption
from chancellery.games import all_games
from chancellery.lab.figures import Figures
from chancellery.loadtest.postgres import empty_database
from chancellery.loadtest.soak.run import Progress, SoakPlan, soak

LEAST_MINUTES, MOST_MINUTES = 0.1, 24 * 60.0
# Where the output is no terminal, a line so often.
LINE_SECONDS: Final = 30.0
AGAINST: Final = {
    "lost": "Lost",
    "unexplained": "Refused without a reason",
    "leaked": "Leaked",
    "unnoticed": "Faults that were not noticed",
}


def run_soak(minutes: float, postgres: str | None, json: bool) -> int:
    """Let everybody play, and exit with 1 if anything was lost, refused without a reason, leaked, or grew."""
    if not LEAST_MINUTES <= minutes <= MOST_MINUTES:
        raise BadOption(f"--minutes cannot be {minutes:g}; it takes {LEAST_MINUTES:g} to {MOST_MINUTES:g}")
    if sys.platform != "linux":
        raise BadOption("the soak needs Linux: it fills disks and looks at memory in ways that only Linux has")
    screen = SoakScreen()
    with empty_database(postgres) if postgres is not None else nullcontext() as db:
        report = soak(SoakPlan(minutes * 60), all_games(), db, screen.show)
    screen.clear()
    if json:
        terminal.print_json(report)
    else:
        show(report)
    return exit_codes.OK if report["holds"] else exit_codes.DOES_NOT_HOLD


class SoakScreen:
    """One line on stderr that is kept up to date; where that is no terminal, a new one now and then."""

    def __init__(self) -> None:
        self.console = Console(stderr=True, highlight=False)
        self.next_line = 0.0

    def show(self, now: Progress) -> None:
        memory = "" if now.mb is None else f", {now.mb:.0f} MB"
        line = (
            f"{int(now.seconds) // 60}:{int(now.seconds) % 60:02}  {now.acknowledged:,} acknowledged, {now.lost} lost, "
            f"{now.refused:,} refused ({now.unexplained} without a reason), {now.events:,} events, "
            f"{now.kills} kills{memory}"
        )
        if self.console.is_terminal:
            self.console.print(line, end="\r", overflow="crop", no_wrap=True)
        elif now.seconds >= self.next_line:
            self.next_line = now.seconds + LINE_SECONDS
            self.console.print(line, soft_wrap=True)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.print(" " * (self.console.width - 1), end="\r")


def show(report: Figures) -> None:
    out = terminal.console()
    table = terminal.listing("game", "matches", "finished", "actions")
    for column in table.columns[1:]:
        column.justify = "right"
    for game, figures in report["games"].items():
        table.add_row(game, *(f"{figures[name]:,}" for name in ("matches", "finished", "actions")))
    out.print(table)
    said = report["acknowledged"]
    out.print(
        terminal.figures(
            {
                "played": f"{report['seconds']:g} s on {report['database']}",
                "acknowledged": counted(said),
                "told": f"{report['events']:,} events",
                "thrown in": counted(report["faults"]),
                "refused": counted(report["refused"]) or "nothing",
                "sent again": f"{report['resent']:,}",
                "memory": memory(report),
            }
        )
    )
    for name, title in AGAINST.items():
        for sentence in report[name]:
            terminal.complain(f"{title}: {sentence}")
    if report["memory"] is not None and report["memory"]["steady"]:
        terminal.complain(f"Grown: memory grew in every window, by {report['memory']['mb_per_minute']:g} MB a minute")
    out.print("Nothing was lost." if report["holds"] else "The server did not keep its word.")


def counted(numbers: dict[str, int]) -> str:
    return ", ".join(f"{name}: {number:,}" for name, number in numbers.items())


def memory(report: Figures) -> str:
    grown = report["memory"]
    if grown is None:
        return f"at most {report['peak_mb']:g} MB; too short to say whether it grows"
    return (
        f"at most {report['peak_mb']:g} MB; from {grown['first_mb']:g} to {grown['last_mb']:g} MB "
        f"after the last start, {grown['mb_per_minute']:g} MB a minute, {grown['tables']} more tables in the cache"
    )
