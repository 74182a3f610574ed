"""`chancellery bench`: what can be measured, each as a command of its own; what is no command is a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from chancellery.cli import exit_codes
from chancellery.cli.arguments import Json
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game

USUAL: Final = "games"
MOST_SECONDS: Final = 3600


class BenchGroup(TyperGroup):
    """A group whose usual command need not be named: `bench europe-divided` is `bench games europe-divided`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = bool(args) and (args[0] in self.commands or args[0] in self.get_help_option_names(ctx))
        return super().parse_args(ctx, args if named else [USUAL, *args])


app = typer.Typer(
    cls=BenchGroup,
    subcommand_metavar="[GAME]... | COMMAND [ARGS]...",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
)

# The modules of each command are imported where it is run: the games need no server, and nobody else Chromium.
Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="All games if none is named.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="N", help="How long to measure each.")]
Postgres = Annotated[
    str | None, typer.Option("--postgres", metavar="URL", help="An empty database; `own` starts a PostgreSQL.")
]


@app.callback()
def bench() -> None:
    """Measure random games and single operations on one processor, or a server under load on two.

    Without a command, games are measured.
    """


@app.command(USUAL)
def games(
    names: Games = None,
    seconds: Seconds = 3.0,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="FILE", help="Compare with recorded figures; exit 1 if something is slower."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Put the figures into a file of recorded ones.")
    ] = None,
    json: Json = False,
) -> int:
    """Measure random games and single operations."""
    from chancellery.cli.bench_games import measure_and_compare

    return measure_and_compare(chosen(names), checked(seconds), against, record, json)


@app.command("server")
def server(
    seconds: Seconds = 10.0,
    matches: Annotated[
        int | None, typer.Option("--matches", metavar="N", help="One load of so many matches, not the usual ones.")
    ] = None,
    streams: Annotated[int | None, typer.Option("--streams", metavar="N", help="Event streams in that load.")] = None,
    pause: Annotated[
        float | None, typer.Option("--pause", metavar="N", help="Seconds between a match's actions.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", metavar="N", help="So many processes, on one PostgreSQL.")
    ] = None,
    people: Annotated[
        int | None, typer.Option("--people", metavar="N", help="So many people instead, each alone against bots.")
    ] = None,
    visits: Annotated[
        bool, typer.Option("--visits", help="First and second visits of tables over a slow line instead.")
    ] = False,
    postgres: Postgres = None,
    json: Json = False,
) -> int:
    """Measure a server under load, and the page in a browser."""
    from chancellery.cli.bench_server import (
        choose_loads,
        measure_bots,
        measure_server,
        measure_visits,
        show_bots,
        show_server,
        show_visits,
    )

    checked(seconds)
    if visits:
        show_visits(measure_visits(), json)
    elif people is not None:
        show_bots(measure_bots(people, seconds), json)
    else:
        show_server(measure_server(seconds, choose_loads(matches, streams, pause), processes, postgres), json)
    return exit_codes.OK


@app.command("floods")
def floods(
    names: Annotated[list[str] | None, typer.Argument(metavar="FLOOD", help="All floods if none is named.")] = None,
    seconds: Seconds = 20.0,
    postgres: Postgres = None,
    json: Json = False,
) -> int:
    """Measure how much floods of requests slow others down.

    Exits with 1 if that is too much.
    """
    from chancellery.cli.bench_floods import run_floods

    return run_floods(names or [], checked(seconds), postgres, json)


@app.command("soak")
def soak(
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", help="How long people play.")] = 3.0,
    postgres: Postgres = None,
    json: Json = False,
) -> int:
    """Let people play on a server while things break.

    Exits with 1 if anything is lost, leaked, or refused without a reason, or if memory grows.
    """
    from chancellery.cli.bench_soak import run_soak

    return run_soak(minutes, postgres, json)


@app.command("envs")
def envs(names: Games = None, seconds: Seconds = 3.0, json: Json = False) -> int:
    """Measure steps of the research environments.

    PettingZoo's own classic games are measured beside them.
    """
    from chancellery.cli.bench_envs import measure_envs, show_envs

    show_envs(measure_envs([game.id for game in chosen(names)], checked(seconds)), json)
    return exit_codes.OK


@app.command("memory")
def memory(
    names: Games = None,
    count: Annotated[int, typer.Option("--games", metavar="N", min=10, help="So many games of each.")] = 10_000,
    json: Json = False,
) -> int:
    """Play many random games, and see whether memory stays flat.

    Exits with 1 if it goes on growing.
    """
    from chancellery.cli.bench_memory import measure_memory

    return measure_memory(chosen(names), count, json)


def chosen(names: list[str] | None) -> list[Game]:
    """The games that were named, or all."""
    from chancellery.games import all_games, find_game

    return [find_game(id) for id in names] if names else all_games()


def checked(seconds: float) -> float:
    """How long to measure, within reason."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption(f"--seconds cannot be {seconds:g}; it takes more than 0 and at most {MOST_SECONDS}")
    return seconds
