"""`chancellery simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chancellery.bots.registry import seat_bots
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
from chancellery.lab import simulate as lab
from chancellery.lab.own_bots import look_here
from chancellery.lab.series import Series


def simulate(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="Bots, repeated round the table.")] = "random",
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a search for each decision.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    start: Annotated[int, typer.Option("--start", metavar="N", min=0, help="Number of the first game.")] = 0,
    content: ContentFile = None,
    workers: Workers = None,
    out: Keep = None,
    journals: Annotated[
        Path | None,
        typer.Option("--journals", metavar="FOLDER", help="Write every match there, for replay and verify."),
    ] = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> int:
    """Run many games between bots and report the results."""
    game = overlaid_game(game_id, content)
    options = match_options(game, words, players)
    look_here(names(bots))
    seated = seat_bots(names(bots), len(game.seats(options)))
    series = Series(game.id, options.dump(), seated, seed, iterations)
    series.check()
    with choose_engine(engine, address, workers) as chosen, terminal.progress(game.title, games) as tick:
        report = lab.simulate(series, games, workers, start, tick, out=out, engine=chosen, journals=journals)
    if json:
        terminal.print_json(report)
    else:
        show(report, game.title, seated)
    return exit_codes.DOES_NOT_HOLD if report["errors"] else exit_codes.OK


def show(report: lab.Report, title: str, bots: tuple[str, ...]) -> None:
    out = terminal.console()
    finished = report["finished"]
    out.print(f"{title}, {report['players']} players, {counted(report['games'], 'game')}", style="bold")
    out.print(
        terminal.figures(
            {
                "finished": f"{finished:,}",
                "errors": f"{report['errors']:,}",
                "decisions": f"{report['decisions']:,}, {report['mean_decisions']:,} a game",
                "speed": speed(report),
                **({"content": "; ".join(report["overlay"])} if report["overlay"] else {}),
            }
        )
    )
    table = terminal.listing("seat", "bot", "won alone", "95%")
    for column in table.columns[2:]:
        column.justify = "right"
    for (seat, rate), bot in zip(report["winners"].items(), bots, strict=True):
        low, high = report["intervals"][seat]
        table.add_row(seat, bot, f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    table.add_row("nobody alone", "", f"{report['draws'] / finished if finished else 0:.1%}", "", style="dim")
    out.print(table)
    endings = terminal.listing("ending", "games")
    endings.columns[-1].justify = "right"
    for reason, count in report["endings"].items():
        endings.add_row(reason, f"{count:,}")
    out.print(endings)
    if (error := report["first_error"]) is not None:
        out.print(
            f"Game {error['game']} stopped at ply {error['ply']}: {error['error']}\n"
            f"Add --start {error['game']} --games 1 to see it again.",
            style="red",
            markup=False,
        )

    if (forfeit := report["first_forfeit"]) is not None:
        out.print(
            f"{counted(report['forfeits'], 'game')} forfeited, first game {forfeit['game']} by {forfeit['seat']} after"
            f" {forfeit['ply']} decisions: {forfeit['failure']}",
            style="yellow",
            markup=False,
        )


def speed(report: lab.Report) -> str:
    """How quick it was, as far as anything was played."""
    read = report["games"] - report["played"]
    if not report["played"]:
        return f"nothing was played: {counted(read, 'game')} read from the folder"
    left_out = f"; {counted(read, 'game')} read from the folder and left out of this" if read else ""
    return f"{report['decisions_per_second']:,} decisions a second, {report['seconds']:,} s in all{left_out}"


def counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
