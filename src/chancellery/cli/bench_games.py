"""`chancellery bench games`: how fast the games go."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.cli import exit_codes, terminal
from chancellery.engine.game import Game
from chancellery.lab.baselines import MOST_RATIO, compare, read_records, write_records
from chancellery.lab.bench import bench_game, bench_kernel, calibrate, compiled
from chancellery.lab.figures import Figures

# The figures of a game and their headings, narrow enough together for a terminal of 80 columns; the second search asks
# a net.
COLUMNS: Final = {
    "decisions_per_second": "decisions\n/s",
    "clone_us": "clone\nµs",
    "view_us": "view\nµs",
    "redeal_us": "redeal\nµs",
    "advise_us": "advise\nµs",
    "search_per_second": "search\n/s",
    "learned_per_second": "net\n/s",
    "replay_ms": "replay\nms",
}


def measure_and_compare(
    games: list[Game], seconds: float, against: Path | None, record: Path | None, json: bool
) -> int:
    """Measure games, and compare with recorded figures if that is asked for; exit 1 if something is slower."""
    # A file that cannot be read is refused before anything is measured.
    records = None if against is None else read_records(against)
    report = measure_games(games, seconds)
    if record is not None:
        write_records(record, report)
    ratios = [] if records is None else compare(report, records)
    report["ratios"] = [{"game": id, "figure": name, "ratio": round(ratio, 3)} for id, name, ratio in ratios]
    if json:
        terminal.print_json(report)
    else:
        show(report)
    slower = any(ratio > MOST_RATIO for _, _, ratio in ratios)
    return exit_codes.DOES_NOT_HOLD if slower else exit_codes.OK


def measure_games(games: list[Game], seconds: float) -> Figures:
    report: Figures = {"calibration": calibrate(), "kernel": bench_kernel(), "games": {}}
    with terminal.progress("Measuring", seconds * len(games)) as tick:
        for game in games:
            report["games"][game.id] = bench_game(game, seconds, tick)
    return report


def three_digits(figure: float | None) -> str:
    """A figure as far as it can be trusted: three digits, or the whole number."""
    if figure is None:
        return ""
    return f"{figure:,.{2 if figure < 10 else 1 if figure < 100 else 0}f}"


def show(report: Figures) -> None:
    out = terminal.console()
    kernel = report["kernel"]
    out.print(
        terminal.figures(
            {
                "calibration": f"{report['calibration']:,} rounds a second of a fixed Python loop",
                "kernel": f"{kernel['decision_us']} µs a decision without rules, {kernel['clone_us']} µs a clone",
                "build": "compiled" if compiled() else "pure",
            }
        )
    )
    if not report["games"]:
        out.print("No game is installed yet.")
        return
    table = terminal.listing("game", *COLUMNS.values())
    table.padding = 0
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for id, figures in report["games"].items():
        table.add_row(id, *(three_digits(figures[name]) for name in COLUMNS))
    out.print(table)
    if report["ratios"]:
        show_ratios(report["ratios"])


def show_ratios(ratios: list[Figures]) -> None:
    """How many times as long as recorded everything takes."""
    table = terminal.listing("game", "figure", "times as long\nas recorded", "")
    for row in ratios:
        slower = "slower" if row["ratio"] > MOST_RATIO else ""
        table.add_row(row["game"], row["figure"], f"{row['ratio']:.2f}", slower)
    terminal.console().print(table)
