"""`chancellery ladder`: whether the measured strength of the bots comes out again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import chancellery.lab.ladder as lab
from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Address, EngineName, Json, Workers
from chancellery.cli.engines import choose_engine


def ladder(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Rows of this game alone.")] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help="Rows of this table alone.")] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="N", min=1, help="How many games of each row; by default 40, fewer of searches."
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Other deals.")] = lab.SEED,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record", metavar="FILE", help="Play rows whole, by seed 0, and write their figures to this ladder."
        ),
    ] = None,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> int:
    """Play a sample of every row of the measured ladder and say which are outside of their interval."""
    tables = lab.read_ladder(record)
    rows = lab.chosen(tables, table, game)
    if record is not None:
        total = sum(games or row.games for _, row in rows)
        with choose_engine(engine, address, workers) as where, terminal.progress("Ladder", total) as tick:
            for one, row in rows:
                one.rows[one.rows.index(row)] = lab.measure(one, row, games or row.games, "0", where, tick)
                lab.write_ladder(record, tables)
        terminal.console().print(f"Written: {record}", markup=False)
        return exit_codes.OK
    total = sum(games or lab.sample_of(row) for _, row in rows)
    with choose_engine(engine, address, workers) as where, terminal.progress("Ladder", total) as tick:
        checked = list(lab.check(rows, where, games, seed, tick))
    outside = [one for one in checked if not one.holds]
    if json:
        terminal.print_json({"rows": msgspec.to_builtins(checked), "outside": len(outside)})
    else:
        show(checked, len(outside))
    return exit_codes.DOES_NOT_HOLD if outside else exit_codes.OK


def show(checked: list[lab.Checked], outside: int) -> None:
    out = terminal.console()
    listing = terminal.listing("table", "row", "who", "recorded", "now", "")
    for one in checked:
        holds = "[green]holds[/]" if one.holds else "[red]outside[/]"
        listing.add_row(one.table, one.row, one.recorded.who, told(one.recorded), told(one.sampled), holds)
    out.print(listing)
    out.print("Every row holds." if not outside else f"Outside of their interval: {outside} of {len(checked)}.")


def told(figure: lab.Figure) -> str:
    low, high = figure.bounds()
    return f"{figure.rate:.1%} of {figure.of:,} ({low:.0%} to {high:.0%})"
