"""`chancellery script`: golden scripts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from chancellery.cli import exit_codes, terminal
from chancellery.cli.files import read_text
from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.script import Script, list_fields
from chancellery.games import find_game


class Witness(Script):
    """A script that remembers whether it was an expectation that stopped it."""

    failed = False

    def expect(self, what: str, expected: str, actual: str, holds: bool) -> None:
        self.failed = not holds
        super().expect(what, expected, actual, holds)


def script(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="Golden scripts.")] = None,
    fields: Annotated[
        str | None, typer.Option("--fields", metavar="GAME", help="List what a script can set and expect of a game.")
    ] = None,
) -> int:
    """Run golden scripts: set up a position, play, and check what must be true."""
    if fields is not None:
        typer.echo(list_fields(find_game(fields)), nl=False)
        return exit_codes.OK
    if not files:
        raise BadOption("name a script to run, or --fields and a game")
    return run_files(files)


def run_files(files: list[Path]) -> int:
    """Run each script; the worst exit code of all."""
    out = terminal.console()
    worst = exit_codes.OK
    with terminal.progress("Scripts", len(files)) as tick:
        for file in files:
            witness = Witness(find_game)
            try:
                witness.run(read_text(file))
            except ChancelleryError as error:
                worst = max(worst, exit_codes.DOES_NOT_HOLD if witness.failed else exit_codes.BAD_INPUT)
                terminal.complain(str(error) if str(error).startswith(f"{file}: ") else f"{file}: {error}")
            else:
                checks = f"{witness.checks} check{'s' if witness.checks != 1 else ''}"
                out.print(Text.assemble(("✓ ", "green"), str(file), (f"  {checks}", "dim")), soft_wrap=True)
            tick(1)
    return worst
