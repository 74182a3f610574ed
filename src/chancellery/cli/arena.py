"""`chancellery arena`: two bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chancellery.bots.registry import seat_bots
from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json, Players, Words, match_options, names
from chancellery.engine.errors import BadOption
from chancellery.games import find_game
from chancellery.lab import arena as lab


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="The challenger, and who has all other seats.")
    ] = "heuristic,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="N", min=0, help="How long a search may take for a decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="The same seed gives the same deals.")] = "0",
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help="Processes; all processors if not given.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep the games there, and go on with those it holds.")
    ] = None,
    json: Json = False,
) -> int:
    """Let a bot challenge another from every seat in turn, and say how sure the outcome is."""
    found = find_game(game)
    options = match_options(found, words, players)
    asked = names(bots)
    if len(asked) != 2:
        raise BadOption(f"--bots takes two names, the challenger and its rival, not {len(asked)}")
    challenger, rival = seat_bots(asked, 2)
    pairing = lab.Pairing(found.id, challenger, rival, options.dump(), seed, seconds, iterations)
    with terminal.progress(found.title, games) as tick:
        standing = lab.arena(pairing, games, workers, out, tick)
    if json:
        terminal.print_json(standing)
    else:
        show(standing, found.title)
    return exit_codes.OK


def show(standing: lab.Standing, title: str) -> None:
    out = terminal.console()
    challenger, rival = standing["challenger"], standing["rival"]
    thinking = standing["milliseconds"]
    out.print(f"{title}, {standing['players']} players, {standing['games']:,} games", style="bold")
    out.print(
        terminal.figures(
            {
                challenger: f"wins {standing['rate']:.1%} (95 %: {standing['low']:.1%} to {standing['high']:.1%})",
                "fair": f"{standing['fair']:.1%}",
                "by seat": ", ".join(f"{seat} {rate:.1%}" for seat, rate in standing["by_seat"].items()),
                "a decision": f"{challenger} {thinking[0]:,} ms, {rival} {thinking[1]:,} ms",
            }
        )
    )
