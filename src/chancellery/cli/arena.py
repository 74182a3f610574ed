"""`chancellery arena`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import (
    Address,
    ContentFile,
    EngineName,
    Json,
    Keep,
    Players,
    Words,
    Workers,
    match_options,
    names,
)
from chancellery.cli.engines import choose_engine
from chancellery.cli.overlaid import overlaid_game
from chancellery.lab import arena as lab
from chancellery.lab.own_bots import look_here


def arena(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,...", help="Two: a challenger, and the bot in all other seats. More: a round robin."
        ),
    ] = "heuristic,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="N", min=0, help="How long a search may take for a decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    variance_reduced: Annotated[
        bool,
        typer.Option("--variance-reduced", help="Measure the luck of every game, and show results without it, too."),
    ] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    content: ContentFile = None,
    workers: Workers = None,
    out: Keep = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> int:
    """Run a tournament between bots in every seat, with confidence intervals."""
    game = overlaid_game(game_id, content)
    options = match_options(game, words, players)
    look_here(names(bots))
    tournament = lab.Tournament(
        game.id, lab.bot_ids(names(bots)), options.dump(), seed, seconds, iterations, variance_reduced
    )
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
    for change in outcome["overlay"]:
        out.print(f"content: {change}", style="dim", markup=False)
    table = terminal.listing("bot", "wins", "95%", "fair", "by seat", "a decision", "rating")
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
    show_reduced(outcome["standings"])
    if len(outcome["standings"]) > 2:
        out.print(pairs(outcome))
    for one in outcome["standings"]:
        if one["forfeits"]:
            games = "1 game" if one["forfeits"] == 1 else f"{one['forfeits']:,} games"
            out.print(f"{one['bot']} forfeited {games}, first {one['first_failure']}", style="yellow", markup=False)
    if (error := outcome["first_error"]) is not None:
        games = "1 game was" if outcome["errors"] == 1 else f"{outcome['errors']:,} games were"
        out.print(
            f"{games} stopped by a defect of the rules, first game {error['game']} (seed {error['seed']}) after"
            f" {error['ply']} decisions: {error['error']}",
            style="red",
            markup=False,
        )


def show_reduced(standings: list[lab.BotStanding]) -> None:
    """The same shares with luck taken out, beside those that were counted."""
    if not any(one["reduced"] for one in standings):
        return
    table = terminal.listing("without luck", "wins", "95%", "counted", "95%", "games that would do")
    for one in standings:
        without = one["reduced"]
        if without is not None:
            table.add_row(
                one["bot"],
                f"{without['rate']:.1%}",
                f"{without['low']:.1%} to {without['high']:.1%}",
                f"{one['rate']:.1%}",
                f"{one['low']:.1%} to {one['high']:.1%}",
                f"1 of {without['fewer']:.2f}",
            )
    terminal.console().print(table)


def pairs(outcome: lab.ArenaReport) -> Table:
    """How often the bot of each row ended before that of each column."""
    bots = [one["bot"] for one in outcome["standings"]]
    table = terminal.listing("ends before", *bots)
    found = {(one["bot"], one["against"]): one for one in outcome["pairs"]}
    for bot in bots:
        cells = []
        for other in bots:
            pair = found.get((bot, other))
            played = pair is not None and pair["games"]
            cells.append(f"{pair['rate']:.1%} ({pair['low']:.1%} to {pair['high']:.1%})" if pair and played else "–")
        table.add_row(bot, *cells)
    return table
