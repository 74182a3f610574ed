"""`chancellery bench`: how fast the games go."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from chancellery.cli import terminal
from chancellery.cli.arguments import Json
from chancellery.engine.errors import BadOption
from chancellery.games import all_games, find_game
from chancellery.lab.bench import bench_game, bench_kernel, calibrate, compiled


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="All games if none is named.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", help="How long to measure each game.")] = 3.0,
    json: Json = False,
) -> None:
    """Measure random games and single operations, on one processor."""
    if not 0 < seconds <= 3600:
        raise BadOption(f"--seconds cannot be {seconds:g}; it takes more than 0 and at most 3600")
    found = [find_game(id) for id in games] if games else all_games()
    report: dict[str, Any] = {"calibration": calibrate(), "kernel": bench_kernel(), "games": {}}
    with terminal.progress("Measuring", seconds * len(found)) as tick:
        for game in found:
            report["games"][game.id] = bench_game(game, seconds, tick)
    if json:
        terminal.print_json(report)
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
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
    table = terminal.listing("game", "decisions\n/s", "games\n/s", "clone\nµs", "view\nµs", "save\nbytes", "replay\nms")
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for id, figures in report["games"].items():
        table.add_row(
            id,
            f"{figures['decisions_per_second']:,}",
            f"{figures['games_per_second']:,}",
            f"{figures['clone_us']}",
            f"{figures['view_us']}",
            f"{figures['save_bytes']:,}",
            f"{figures['replay_ms']}",
        )
    out.print(table)
