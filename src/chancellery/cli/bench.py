"""`chancellery bench`: how fast the games go; everything else that it measures is in modules of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.games import all_games, find_game
from chancellery.lab.baselines import MOST_RATIO, compare, read_records, write_records
from chancellery.lab.bench import bench_game, bench_kernel, calibrate, compiled
from chancellery.lab.figures import Figures

GAMES, SERVER, FLOODS, SOAK, ENVS, MEMORY = "games", "server", "floods", "soak", "envs", "memory"
MEANT_FOR: Final = {
    "seconds": (GAMES, ENVS, SERVER, FLOODS),
    "games": (MEMORY,),
    "matches": (SERVER,),
    "streams": (SERVER,),
    "pause": (SERVER,),
    "processes": (SERVER,),
    "people": (SERVER,),
    "postgres": (SERVER, FLOODS, SOAK),
    "minutes": (SOAK,),
    "against": (GAMES,),
    "record": (GAMES,),
}
GAME_SECONDS, LOAD_SECONDS = 3.0, 10.0
# The figures of a game and their headings, narrow enough together for a terminal of 80 columns.
COLUMNS: Final = {
    "decisions_per_second": "decisions\n/s",
    "clone_us": "clone\nµs",
    "view_us": "view\nµs",
    "redeal_us": "redeal\nµs",
    "advise_us": "advise\nµs",
    "search_per_second": "search\n/s",
    "replay_ms": "replay\nms",
}


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="All games if none is named; `envs` or `memory` before them; or `server`, `floods`, `soak`.",
        ),
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
    processes: Annotated[
        int | None, typer.Option("--processes", metavar="N", help="With `server`: so many, on one PostgreSQL.")
    ] = None,
    people: Annotated[
        int | None, typer.Option("--people", metavar="N", help="With `server`: so many, each alone against bots.")
    ] = None,
    postgres: Annotated[
        str | None,
        typer.Option(
            "--postgres",
            metavar="URL",
            help="With `server`, `floods` or `soak`: an empty database; `own` starts a PostgreSQL.",
        ),
    ] = None,
    count: Annotated[
        int | None, typer.Option("--games", metavar="N", min=10, help="With `memory`: so many games of each.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option("--minutes", metavar="N", help="With `soak`: how long people play.")
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
    subject = games[0] if games and (games in ([SERVER], [SOAK]) or games[0] in (ENVS, MEMORY, FLOODS)) else GAMES
    numbers = {"seconds": seconds, "matches": matches, "streams": streams, "pause": pause}
    numbers |= {"processes": processes, "people": people, "games": count}
    check_options(subject, {**numbers, "postgres": postgres, "minutes": minutes, "against": against, "record": record})
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadOption(f"--seconds cannot be {seconds:g}; it takes more than 0 and at most 3600")
    if subject == SERVER:
        from chancellery.cli.bench_server import choose_loads, measure_bots, measure_server, show_bots, show_server

        if people is not None:
            show_bots(measure_bots(people, seconds or LOAD_SECONDS), json)
            return exit_codes.OK
        loads = choose_loads(matches, streams, pause)
        show_server(measure_server(seconds or LOAD_SECONDS, loads, processes, postgres), json)
        return exit_codes.OK
    if subject == FLOODS:
        from chancellery.cli.bench_floods import run_floods

        return run_floods((games or [])[1:], seconds, postgres, json)
    if subject == SOAK:
        from chancellery.cli.bench_soak import run_soak

        return run_soak(minutes, postgres, json)
    named = games[1:] if games and subject != GAMES else games
    chosen = [find_game(id) for id in named] if named else all_games()
    if subject == ENVS:
        from chancellery.cli.bench_envs import measure_envs, show_envs

        show_envs(measure_envs([game.id for game in chosen], seconds or GAME_SECONDS), json)
        return exit_codes.OK
    if subject == MEMORY:
        from chancellery.cli.bench_memory import MANY, measure_memory

        return measure_memory(chosen, count or MANY, json)
    return measure_and_compare(chosen, seconds, against, record, json)


def check_options(subject: str, given: dict[str, object]) -> None:
    """Refuse options that mean nothing for what is measured."""
    for name, value in given.items():
        if value is not None and subject not in MEANT_FOR[name]:
            meant = " and ".join("games" if one == GAMES else f"`chancellery bench {one}`" for one in MEANT_FOR[name])
            raise BadOption(f"--{name} is for {meant}")


def measure_and_compare(
    games: list[Game], seconds: float | None, against: Path | None, record: Path | None, json: bool
) -> int:
    # A file that cannot be read is refused before anything is measured.
    records = None if against is None else read_records(against)
    report = measure_games(games, seconds or GAME_SECONDS)
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
    """A figure as far as it can be trusted,: three digits, or the whole number."""
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


def show_ratios(ratios: list[Figures]) -> None:
    """How many times as long as recorded everything takes."""
    table = terminal.listing("game", "figure", "times as long\nas recorded", "")
    for row in ratios:
        slower = "slower" if row["ratio"] > MOST_RATIO else ""
        table.add_row(row["game"], row["figure"], f"{row['ratio']:.2f}", slower)
    terminal.console().print(table)
