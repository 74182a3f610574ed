"""`chancellery bench memory`: whether memory stays flat over many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.cli import exit_codes, terminal
from chancellery.engine.game import Game
from chancellery.lab.figures import Figures
from chancellery.lab.memory import peaks_over_games

# What a peak may grow after the first tenth of the games: an allocator's habits, not a leak.
MOST_GROWTH: Final = 1.05


def measure_memory(games: Sequence[Game], count: int, json: bool) -> int:
    """Play so many random games of each game; exit 1 if the peak of memory goes on growing."""
    report: Figures = {}
    with terminal.progress("Playing", count * len(games)) as tick:
        for game in games:
            peaks = peaks_over_games(game, count, tick)
            report[game.id] = {"games": count, "megabytes": peaks, "growth": round(peaks[-1] / peaks[0], 3)}
    if json:
        terminal.print_json(report)
    else:
        show_memory(report)
    flat = all(figures["growth"] <= MOST_GROWTH for figures in report.values())
    return exit_codes.OK if flat else exit_codes.DOES_NOT_HOLD


def show_memory(report: Figures) -> None:
    table = terminal.listing("game", "games", "MB after\na tenth", "MB at\nthe end", "times")
    for column in table.columns[1:]:
        column.justify = "right"
    for id, figures in report.items():
        first, last = figures["megabytes"][0], figures["megabytes"][-1]
        table.add_row(id, f"{figures['games']:,}", f"{first:.1f}", f"{last:.1f}", f"{figures['growth']:.3f}")
    terminal.console().print(table)
