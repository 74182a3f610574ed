"""`chancellery balance`: a report about the balance of a game."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from chancellery.bots.registry import SECRETARY, seat_bots
from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Address, ContentFile, EngineName, Players, Words, Workers, match_options, names
from chancellery.cli.engines import choose_engine
from chancellery.cli.files import write_whole
from chancellery.cli.overlaid import overlaid_game
from chancellery.lab import balance as lab
from chancellery.lab.own_bots import look_here


def balance(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games; a twentieth as many for other options.")
    ] = 2000,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="Bots, repeated round the table.")] = SECRETARY,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="The same seed gives the same report.")] = "0",
    content: ContentFile = None,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The report; GAME-balance.html if not given.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="Save the games there as Parquet and resume from them."),
    ] = None,
    engine: EngineName = "local",
    address: Address = None,
) -> int:
    """Write a report with charts about who wins, how long it takes and what every card does."""
    from chancellery.lab.balance_charts import altair
    from chancellery.lab.balance_page import BalancePage

    altair()
    game = overlaid_game(game_id, content)
    options = match_options(game, words, players)
    asked = names(bots)
    look_here(asked)
    seated = seat_bots(asked, len(game.seats(options)))
    total = sum(lab.games_in(variant, games) for variant in lab.variants(game, options))
    with choose_engine(engine, address, workers) as chosen, terminal.progress(game.title, total) as tick:
        measured = lab.measure(game, options, seated, games, seed, chosen, keep, tick)
    file = out or Path(f"{game.id}-balance.html")
    count = [] if players is None else ["--players", str(players)]
    arguments = [game_id, *(words or []), *count, "--games", str(games), "--bots", ",".join(asked), "--seed", seed]
    arguments += [] if content is None else ["--content", str(content)]
    write_whole(file, BalancePage(measured, shlex.join(["chancellery", "balance", *arguments])).html())
    terminal.console().print(f"Written: {file}", markup=False)
    errors = sum(counts.errors for _, counts in measured.series)
    return exit_codes.DOES_NOT_HOLD if errors else exit_codes.OK
