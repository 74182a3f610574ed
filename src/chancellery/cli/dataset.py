"""`chancellery dataset`: every decision of many games, for programs that learn."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Literal, cast

import typer

from chancellery.bots.registry import SECRETARY, seat_bots
from chancellery.cli import terminal
from chancellery.cli.arguments import (
    Address,
    ContentFile,
    EngineName,
    Json,
    Players,
    Words,
    Workers,
    match_options,
    names,
)
from chancellery.cli.engines import choose_engine
from chancellery.cli.overlaid import overlaid_game
from chancellery.engine.errors import BadOption
from chancellery.lab import dataset as lab
from chancellery.lab.decisions import DecisionSeries
from chancellery.lab.own_bots import look_here
from chancellery.lab.series import Series
from chancellery.lab.shards import import_polars

SEEN = ("rows", "views", "both")


def dataset(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="Bots, repeated round the table.")] = SECRETARY,
    seen: Annotated[
        str, typer.Option("--seen", metavar="KIND", help="What seats know: rows of numbers, views as JSON, or both.")
    ] = "rows",
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    content: ContentFile = None,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Folder for the data; GAME-decisions if not given.")
    ] = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> None:
    """Write every decision of many games between bots as Parquet, with a card that says what it is."""
    import_polars()
    if seen not in SEEN:
        raise BadOption(
            f"--seen is one of {', '.join(SEEN)}, not '{seen}'", "no-such-sight", choices=", ".join(SEEN), given=seen
        )
    look_here(names(bots))
    game = overlaid_game(game_id, content)
    options = match_options(game, words, players)
    seated = seat_bots(names(bots), len(game.seats(options)))
    kind = cast(Literal["rows", "views", "both"], seen)
    wanted = DecisionSeries(Series(game.id, options.dump(), seated, seed, iterations), kind)
    folder = out or Path(f"{game.id}-decisions")
    told = ["chancellery", "dataset", game_id, *(words or []), "--games", str(games), "--bots", bots, "--seed", seed]
    told += [] if players is None else ["--players", str(players)]
    told += [] if seen == "rows" else ["--seen", seen]
    told += [] if iterations is None else ["--iterations", str(iterations)]
    told += [] if content is None else ["--content", str(content)]
    with choose_engine(engine, address, workers) as chosen, terminal.progress(game.title, games) as tick:
        card = lab.make_dataset(wanted, games, folder, shlex.join(told), chosen, tick)
    if json:
        terminal.print_json(card)
        return
    out_there = terminal.console()
    out_there.print(f"{game.title}: {card['decisions']:,} decisions of {card['games']:,} games", style="bold")
    size, hash = f"{card['bytes'] / 1e6:,.1f} MB", f"sha256 {card['sha256']}"
    out_there.print(f"Written: {folder} ({size}, {hash})", markup=False, soft_wrap=True)
