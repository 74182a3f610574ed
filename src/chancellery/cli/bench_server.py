"""`chancellery bench server`: how fast a server is under load, as one process or several."""

from __future__ import annotations

from typing import Final

from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.games import all_games
from chancellery.lab.figures import Figures
from chancellery.loadtest.bot_load import MOST_PEOPLE, bench_bots
from chancellery.loadtest.postgres import OWN
from chancellery.loadtest.server_load import LOADS, MOST_MATCHES, MOST_PAUSE, MOST_STREAMS, Load, bench_server

MOST_PROCESSES: Final = 16


def choose_loads(matches: int | None, streams: int | None, pause: float | None) -> tuple[Load, ...]:
    """The usual loads, or the one that was asked for; where many play, people think."""
    if matches is streams is pause is None:
        return LOADS
    matches = LOADS[0].matches if matches is None else matches
    streams = 2 * matches if streams is None else streams
    for name, given, least, most in (("matches", matches, 1, MOST_MATCHES), ("streams", streams, 0, MOST_STREAMS)):
        if not least <= given <= most:
            raise BadOption(f"--{name} cannot be {given}; it takes {least} to {most}")
    if pause is None:
        pause = LOADS[0].pause if matches > LOADS[1].matches else 0.0
    if not 0 <= pause <= MOST_PAUSE:
        raise BadOption(f"--pause cannot be {pause:g}; it takes 0 to {MOST_PAUSE:g}")
    return (Load(matches, streams, pause),)


def measure_server(seconds: float, loads: tuple[Load, ...], processes: int | None, postgres: str | None) -> Figures:
    """Measure loads; several processes need PostgreSQL, and get one of their own if none is named."""
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise BadOption(f"--processes cannot be {processes}; it takes 1 to {MOST_PROCESSES}")
    if processes is not None and postgres is None:
        postgres = OWN
    with terminal.progress("Measuring", seconds * len(loads)) as tick:
        report = bench_server(loads, seconds, tick, processes or 1, postgres)
        if loads is LOADS and postgres is None:
            from chancellery.loadtest.page_load import bench_page
            from chancellery.loadtest.page_visits import bench_visits

            report["page"] = bench_page()
            report["visits"] = bench_visits()
        return report


def show_server(report: Figures, json: bool) -> None:
    if json:
        terminal.print_json(report)
        return
    out = terminal.console()
    out.print(
        f"{report['game']} on {report['cores']} cores (calibration: {report['calibration']:,}), "
        f"{place(report)}, {report['fsync_ms']} ms a sync, load average before: {report['load_average']}"
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
        show_visits(report["visits"], json=False)


def measure_bots(people: int, seconds: float) -> list[Figures]:
    """How long so many people wait for bots, in each game."""
    if not 1 <= people <= MOST_PEOPLE:
        raise BadOption(f"--people cannot be {people}; it takes 1 to {MOST_PEOPLE}")
    games = all_games()
    with terminal.progress("Measuring", seconds * len(games)) as tick:
        return [bench_bots(game.id, people, seconds, tick) for game in games]


def show_bots(reports: list[Figures], json: bool) -> None:
    if json:
        terminal.print_json(reports)
        return
    names = ("game", "people", "asked again\np50 ms", "p95\nms", "p99\nms", "a bot\np95 ms", "bots\n/s", "load")
    table = terminal.listing(*names)
    for report in reports:
        wait, bot = report["wait_ms"] or {}, report["bot_ms"] or {}
        table.add_row(
            *(report["game"], str(report["people"])),
            *(str(wait.get(name, "")) for name in ("p50", "p95", "p99")),
            *(str(bot.get("p95", "")), str(report["bot_actions_per_second"]), str(report["load_average"])),
        )
    terminal.console().print(table)


def place(report: Figures) -> str:
    """What a report was measured on."""
    if report["database"] == "sqlite":
        return "SQLite with synchronous=FULL"
    return f"{report['processes']} processes on PostgreSQL" if report["processes"] > 1 else "one process on PostgreSQL"


def measure_visits() -> Figures | None:
    """First and second visits over a slow line."""
    from chancellery.loadtest.page_visits import bench_visits

    return bench_visits()


def show_visits(report: Figures | None, json: bool) -> None:
    """What visits of a table take over a slow line, or why that is not known."""
    if json:
        terminal.print_json(report)
        return
    if report is None:
        terminal.console().print("Visits were not measured: that takes Chromium and Playwright (make chromium).")
        return
    table = terminal.listing("page", "visit", "requests", "more, by\nplaying", "kB", "first paint\nms", "drawn\nms")
    for page, visits in (*report["games"].items(), ("lobby", report["lobby"])):
        for which, figures in visits.items():
            names = ("requests", "played", "kilobytes", "first_paint_ms", "drawn_ms")
            table.add_row(page, which, *(str(figures[name]) for name in names))
    terminal.console().print(table)
    files = "joined" if report["joined"] else "as they are written"
    terminal.console().print(
        f"At 1.6 Mbit/s and 150 ms, the client's files {files}, load average before: {report['load_average']}",
        soft_wrap=True,
    )


def show_page(page: Figures | None) -> None:
    """What was measured in a browser, or why nothing was."""
    if page is None:
        text = "The page was not measured: that takes Chromium and Playwright (make chromium)."
    else:
        text = (
            f"The page: first paint {page['first_paint_ms']} ms, from a click to the redrawn board "
            f"{page['click_to_board_ms']} ms (median of {page['clicks']}), {page['pan_frames_per_second']} frames a "
            f"second while panning and zooming, {page['director_frames_per_second']} while another's turn is played. "
            f"A match of {page['long_decisions']} decisions opens in {page['open_long_ms']} ms, a new one in "
            f"{page['open_new_ms']} ms. The client weighs {page['client_kilobytes']} kB packed."
        )
    terminal.console().print(text, soft_wrap=True)
