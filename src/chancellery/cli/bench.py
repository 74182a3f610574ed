"""`chancellery bench`: how fast the games go, and the server."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from chancellery.cli import terminal
from chancellery.cli.arguments import Json
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.games import all_games, find_game
from chancellery.lab.bench import bench_game, bench_kernel, calibrate, compiled

SERVER = "server"
GAME_SECONDS, LOAD_SECONDS = 3.0, 10.0


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="All games if none is named; or the word `server`.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="N", help="How long to measure each game, or each load.")
    ] = None,
    matches: Annotated[
        int | None, typer.Option("--matches", metavar="N", help="With `server`: one load of so many matches.")
    ] = None,
    streams: Annotated[
        int | None, typer.Option("--streams", metavar="N", help="With `server`: event streams in that load.")
    ] = None,
    pause: Annotated[
        float | None, typer.Option("--pause", metavar="N", help="With `server`: seconds between a match's actions.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure random games and single operations on one processor, or a server under load on two."""
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadOption(f"--seconds cannot be {seconds:g}; it takes more than 0 and at most 3600")
    if games == [SERVER]:
        show_server(measure_server(seconds or LOAD_SECONDS, matches, streams, pause), json)
    elif not matches is streams is pause is None:
        raise BadOption("--matches, --streams and --pause are for `chancellery bench server`")
    else:
        report = measure_games([find_game(id) for id in games] if games else all_games(), seconds or GAME_SECONDS)
        if json:
            terminal.print_json(report)
        else:
            show(report)


def measure_games(games: list[Game], seconds: float) -> dict[str, Any]:
    report: dict[str, Any] = {"calibration": calibrate(), "kernel": bench_kernel(), "games": {}}
    with terminal.progress("Measuring", seconds * len(games)) as tick:
        for game in games:
            report["games"][game.id] = bench_game(game, seconds, tick)
    return report


def measure_server(seconds: float, matches: int | None, streams: int | None, pause: float | None) -> dict[str, Any]:
    """The usual loads, or the one that was asked for; where many play, people think."""
    from chancellery.loadtest.server_load import LOADS, MOST_MATCHES, MOST_PAUSE, MOST_STREAMS, Load, bench_server

    loads = LOADS
    if not matches is streams is pause is None:
        matches = LOADS[0].matches if matches is None else matches
        streams = 2 * matches if streams is None else streams
        for name, given, least, most in (("matches", matches, 1, MOST_MATCHES), ("streams", streams, 0, MOST_STREAMS)):
            if not least <= given <= most:
                raise BadOption(f"--{name} cannot be {given}; it takes {least} to {most}")
        if pause is None:
            pause = LOADS[0].pause if matches > LOADS[1].matches else 0.0
        if not 0 <= pause <= MOST_PAUSE:
            raise BadOption(f"--pause cannot be {pause:g}; it takes 0 to {MOST_PAUSE:g}")
        loads = (Load(matches, streams, pause),)
    with terminal.progress("Measuring", seconds * len(loads)) as tick:
        report = bench_server(loads, seconds, tick)
        if loads is LOADS:
            from chancellery.loadtest.page_load import bench_page

            report["page"] = bench_page()
        return report


def show_server(report: dict[str, Any], json: bool) -> None:
    if json:
        terminal.print_json(report)
        return
    out = terminal.console()
    out.print(
        f"{report['game']} on {report['cores']} cores (calibration: {report['calibration']:,}), "
        f"SQLite with synchronous=FULL, {report['fsync_ms']} ms a sync, load average before: {report['load_average']}"
    )
    names = (
        "matches",
        "streams",
        "pause\ns",
        "actions\n/s",
        "POST to event\np50 ms",
        "p95\nms",
        "p99\nms",
        "lost",
        "server ms\n/action",
        "open\np99 ms",
        "peak\nMB",
    )
    table = terminal.listing(*names)
    for column in table.columns:
        column.justify = "right"
    for load in report["loads"]:
        times = load["event_ms"] or {}
        table.add_row(
            *(str(load[name]) for name in ("matches", "streams", "pause_s", "actions_per_second")),
            *(str(times.get(name, "")) for name in ("p50", "p95", "p99")),
            str(load["lost"]),
            str(load["server_ms_per_action"] or ""),
            str((load["open_ms"] or {}).get("p99", "")),
            str(load["server_peak_mb"] or ""),
        )
    out.print(table)
    if "page" in report:
        show_page(report["page"])


def show_page(page: dict[str, Any] | None) -> None:
    """What was measured in a browser, or why nothing was."""
    if page is None:
        text = "The page was not measured: that takes Chromium and Playwright (make setup)."
    else:
        text = (
            f"The page: first paint {page['first_paint_ms']} ms, from a click to the redrawn board "
            f"{page['click_to_board_ms']} ms (median of {page['clicks']}), {page['pan_frames_per_second']} frames a "
            "second while panning and zooming."
        )
    terminal.console().print(text, soft_wrap=True)


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
