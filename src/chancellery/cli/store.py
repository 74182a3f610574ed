"""`chancellery store`: what an operator does with the store."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json

if TYPE_CHECKING:
    from chancellery.store.store import Store

# The store is imported where it is used: most commands never need it, and a database takes a second to import.
app = typer.Typer(
    help="Back up, restore and check the database.", no_args_is_help=False, add_completion=False, rich_markup_mode=None
)

Db = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", envvar="CHANCELLERY_DB", help="Database URL (default: a file in your data folder)."
    ),
]


NoBackup = Annotated[bool, typer.Option("--no-backup", metavar=" ", help="Make no backup before tables are migrated.")]


def tell_backup(place: Path) -> None:
    typer.echo(f"The tables are migrated; the store as it was before is kept in {place}", err=True)


@contextmanager
def opened(db: str | None, no_backup: bool = False) -> Iterator[Store]:
    """The store, closed again whatever happens."""
    from chancellery.store.store import open_store

    store = open_store(db, backup=not no_backup, tell=tell_backup)
    try:
        yield store
    finally:
        store.close()


def well(sentence: str) -> None:
    terminal.console().print(Text.assemble(("✓ ", "green"), sentence), soft_wrap=True)


@app.callback()
def store() -> None:
    """Back up, restore and check the database."""


@app.command("check")
def check(db: Db = None, json: Json = False) -> int:
    """Replay every running match with the installed rules and name those that would break."""
    from chancellery.store.check import check as broken_matches
    from chancellery.store.upgrading import opened_for_reading

    with opened_for_reading(db) as store:
        running = len(store.matches.running())
        with terminal.progress("Replaying", running) as tick:
            problems = list(broken_matches(store.matches, lambda id: tick(1)))
    if json:
        terminal.print_json({"running": running, "problems": [msgspec.to_builtins(problem) for problem in problems]})
    for problem in [] if json else problems:
        terminal.complain(f"match {problem.match} of {problem.game}, at ply {problem.ply}: {problem.sentence}")
    if not problems and not json:
        well(f"All {running} running matches play on." if running else "No match is running.")
    return exit_codes.DOES_NOT_HOLD if problems else exit_codes.OK


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; the file must not be there yet.")],
    db: Db = None,
) -> None:
    """Write the whole store into one SQLite file, also while the server runs."""
    from chancellery.store.backup import backup as copy

    with opened(db) as store:
        copy(store.database, file)
    well(f"The store is copied to {file}; the way back is chancellery store restore {file}")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `store backup` wrote.")], db: Db = None
) -> None:
    """Fill an empty store from a backup; the server must not run meanwhile."""
    from chancellery.store.backup import restore as fill

    with opened(db) as store:
        matches = fill(store.database, file)
    well(f"The store is as it was when {file} was written, with {matches} matches.")


@app.command("migrate")
def migrate(db: Db = None, no_backup: NoBackup = False) -> None:
    """Bring the tables up to date; the server does that itself when it starts."""
    with opened(db, no_backup):
        well("The store is up to date.")


@app.command("upgrade")
def upgrade(
    db: Db = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", metavar=" ", help="Say what would become of each match, and write nothing.")
    ] = False,
    no_backup: NoBackup = False,
    json: Json = False,
) -> int:
    """Bring running matches of older rules to the installed ones; the server does that itself while it runs."""
    from chancellery.cli.upgrade_table import print_outcomes
    from chancellery.games import installed_rules
    from chancellery.store.upgrading import opened_for_reading, upgrade_all

    with opened_for_reading(db) if dry_run else opened(db, no_backup) as store:
        running = store.matches.of_older_rules(installed_rules())
        with terminal.progress("Replaying", len(running)) as tick:
            outcomes = list(upgrade_all(store.matches, time.time(), dry_run, lambda id: tick(1)))
    if json:
        terminal.print_json({"dry_run": dry_run, "matches": [msgspec.to_builtins(one) for one in outcomes]})
    else:
        print_outcomes(outcomes, dry_run)
    return exit_codes.OK
