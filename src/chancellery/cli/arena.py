"""`chancellery arena`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Address, EngineName, Json, Keep, Players, Words, Workers, match_options, names
from chancellery.cli.engines import choose_engine
from chancellery.games import find_game
from chancellery.lab import arena as lab


def arena(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,...", help="Two: the challenger, and who has all other seats. More: a round robin."
        ),
    ] = "heuristic,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="N", min=0, help="How long a search may take for a decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    workers: Workers = None,
    out: Keep = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> int:
    """Let bots play against each other from every seat, and say how sure the outcome is."""
    game = find_game(game_id)
    options = match_options(game, words, players)
    tournament = lab.Tournament(game.id, lab.bot_ids(names(bots)), options.dump(), seed, seconds, iterations)
    tournament.check()
    with choose_engine(engine, address, workers) as chosen, terminal.progress(game.title, games) as tick:
        outcome = lab.arena(tournament, games, workers, tick, out=out, engine=chosen)
    if json:
        terminal.print_json(outcome)
    else:
        show(outcome, game.title)
    return exit_codes.DOES_NOT_HOLD if outcome["errors"] else exit_codes.OK


def show(outcome: lab.ArenaReport, title: str) -> None:
    out = terminal.console()
    out.print(f"{title}, {outcome['players']} players, {outcome['games']:,} games", style="bold")
    table = terminal.listing("bot", "wins", "95 %", "fair", "by seat", "a decision", "rating")
    for one in outcome["standings"]:
        table.add_row(
            one["bot"],
            f"{one['rate']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}",
            f"{one['fair']:.1%}",
            ", ".join(f"{seat} {rate:.1%}" for seat, rate in one["by_seat"].items()),
            f"{one['milliseconds']:,} ms",
            f"{one['rating']:.1f} ± {one['unsure']:.1f}",
        )
    out.print(table)
    if outcome["errors"]:
        out.print(f"{outcome['errors']:,} games were stopped by a defect of the rules.", style="red")
