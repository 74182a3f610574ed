"""`chancellery bench`: how fast the games go, and the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.games import all_games, find_game
from chancellery.lab.bench import bench_game, bench_kernel, calibrate, compiled
from chancellery.lab.records import MOST_RATIO, compare, read_records, write_records

SERVER = "server"
GAME_SECONDS, LOAD_SECONDS = 3.0, 10.0
# The figures of a game and their headings, narrow enough together for a terminal of 80 columns.
COLUMNS: Final = {
    "decisions_per_second": "decisions\n/s",
    "game_ms": "game\nms",
    "clone_us": "clone\nµs",
    "view_us": "view\nµs",
    "redeal_us": "redeal\nµs",
    "advise_us": "advise\nµs",
    "save_bytes": "save\nbytes",
    "replay_ms": "replay\nms",
}


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
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="FILE", help="Compare with recorded figures; exit 1 if something is slower."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Put the figures into a file of recorded ones.")
    ] = None,
    json: Json = False,
) -> int:
    """Measure random games and single operations on one processor, or a server under load on two."""
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadOption(f"--seconds cannot be {seconds:g}; it takes more than 0 and at most 3600")
    if games == [SERVER]:
        if not against is record is None:
            raise BadOption("--against and --record are for games")
        show_server(measure_server(seconds or LOAD_SECONDS, matches, streams, pause), json)
    elif not matches is streams is pause is None:
        raise BadOption("--matches, --streams and --pause are for `chancellery bench server`")
    else:
        chosen = [find_game(id) for id in games] if games else all_games()
        # A file that cannot be read is refused before anything is measured.
        records = None if against is None else read_records(against)
        report = measure_games(chosen, seconds or GAME_SECONDS)
        if record is not None:
            write_records(record, report)
        ratios = [] if records is None else compare(report, records)
        report["ratios"] = [{"game": id, "figure": name, "ratio": round(ratio, 3)} for id, name, ratio in ratios]
        if json:
            terminal.print_json(report)
        else:
            show(report)
        if any(ratio > MOST_RATIO for _, _, ratio in ratios):
            return exit_codes.DOES_NOT_HOLD
    return exit_codes.OK


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


def three_digits(figure: float | None) -> str:
    """A figure as far as it can be trusted,: three digits, or the whole number."""
    if figure is None:
        return ""
    return f"{figure:,.{2 if figure < 10 else 1 if figure < 100 else 0}f}"


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
    table = terminal.listing("game", *COLUMNS.values())
    table.padding = (0, 1, 0, 0)
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for id, figures in report["games"].items():
        table.add_row(id, *(three_digits(figures[name]) for name in COLUMNS))
    out.print(table)
    if report["ratios"]:
        show_ratios(report["ratios"])


def show_ratios(ratios: list[dict[str, Any]]) -> None:
    """How many times as long as recorded everything takes."""
    table = terminal.listing("game", "figure", "times as long\nas recorded", "")
    for row in ratios:
        slower = "slower" if row["ratio"] > MOST_RATIO else ""
        table.add_row(row["game"], row["figure"], f"{row['ratio']:.2f}", slower)
    terminal.console().print(table)
