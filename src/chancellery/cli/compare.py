"""`chancellery compare`: two variants of a game on the same deals."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from chancellery.bots.registry import SECRETARY
from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json, Players, Words, Workers, match_options, names
from chancellery.cli.files import write_whole
from chancellery.games import find_game
from chancellery.lab import comparison as lab
from chancellery.lab.balance_charts import altair
from chancellery.lab.comparison_page import ComparisonPage
from chancellery.lab.own_bots import look_here
from chancellery.lab.variants import Request, read_side

SIDE = "as-is, or what it changes: FILE.toml (an overlay), NAME=VALUE, bots=A,B, rev=REVISION; several in quotes."
# So many things with the surest differences are shown; the page and --json have all of them.
SHOWN = 8


def compare(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    a: Annotated[str, typer.Argument(metavar="A", help=f"The first side: {SIDE}")],
    b: Annotated[str, typer.Argument(metavar="B", help="The second side; differences are B against A.")],
    words: Words = None,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help="Who plays on both sides, repeated round the table.")
    ] = SECRETARY,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many deals, each played twice.")] = 500,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; GAME-comparison.html if not given.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="Save the games there as Parquet and resume from them."),
    ] = None,
    json: Json = False,
) -> int:
    """Play two variants of a game on the same deals and say what differs.

    For example: chancellery compare europe-divided as-is poorer.toml
    """
    if not json:
        altair()
    sides = (read_side(a), read_side(b))
    look_here([bot for side in sides for bot in side.bots or ()] + names(bots))
    game = find_game(game_id)
    options = match_options(game, words, players)
    request = Request(game.id, options.dump(), tuple(names(bots)), games, seed, iterations, workers)
    with terminal.progress(game.title, 2 * games) as tick:
        compared = lab.compare(request, sides, keep, tick)
    if json:
        terminal.print_json(compared.dump())
        return exit_codes.DOES_NOT_HOLD if compared.stopped else exit_codes.OK
    count = [] if players is None else ["--players", str(players)]
    arguments = [game_id, a, b, *(words or []), *count, "--games", str(games), "--bots", bots, "--seed", seed]
    page = ComparisonPage(game, compared, shlex.join(["chancellery", "compare", *arguments]))
    file = out or Path(f"{game.id}-comparison.html")
    write_whole(file, page.html())
    show(compared, page)
    terminal.console().print(f"Written: {file}", markup=False, soft_wrap=True)
    return exit_codes.DOES_NOT_HOLD if compared.stopped else exit_codes.OK


def show(compared: lab.Comparison, page: ComparisonPage) -> None:
    out = terminal.console()
    out.print(f"{page.game.title}: {compared.deals:,} deals, {compared.same:,} the same on both sides", style="bold")
    for letter, side, about in zip("AB", compared.sides, compared.about, strict=True):
        changes = "".join(f"; {change}" for change in about["overlay"])
        out.print(f"{letter}  {side.label}{changes}", style="dim", markup=False, soft_wrap=True)
    table = listing("what", "A", "B", "B − A, 95%")
    for name, a, b, difference in page.course():
        table.add_row(name, a, b, difference)
    out.print(table)
    if rows := page.surest()[:SHOWN]:
        table = listing("comes up in", "A", "B", "B − A, 95%")
        for row in rows:
            table.add_row(*row)
        out.print(table)
    if compared.stopped:
        out.print(f"{compared.stopped:,} deals are left out; {compared.first_stop}", style="red", markup=False)


def listing(*headings: str) -> Table:
    table = terminal.listing(*headings)
    for column in table.columns[1:]:
        column.justify = "right"
    return table
