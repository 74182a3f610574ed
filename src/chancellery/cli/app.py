"""All commands together, and what happens to errors: one sentence on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from itertools import pairwise
from typing import Annotated

import typer

from chancellery import __version__
from chancellery.cli import exit_codes
from chancellery.cli.commands import LazyGroup
from chancellery.cli.complaints import complain
from chancellery.engine.errors import ChancelleryError, RulesError

app = typer.Typer(
    name="chancellery",
    help="A table for board games of European statecraft: play against bots, measure, replay and verify.",
    epilog="Start with: chancellery play",
    cls=LazyGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    # Drawing boxes around the help takes longer than everything else together.
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        from chancellery.lab.bench import compiled

        typer.echo(f"chancellery {__version__} ({'compiled' if compiled() else 'pure'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def chancellery(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", metavar=" ", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if os.environ.get("CHANCELLERY_GAMES"):
        # A game that is being written lies where its author works.
        sys.path.append(os.getcwd())
    sys.exit(run())


def run(arguments: list[str] | None = None) -> int:
    """Run the command line: its exit code."""
    try:
        code = app(arguments, prog_name="chancellery", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else exit_codes.OK
    except ChancelleryError as error:
        complain(in_their_language(error, sys.argv[1:] if arguments is None else arguments))
    except typer.TyperException as error:
        complain(f"{error.format_message().rstrip('.')} (see {command_of(error)} --help)")
    except RulesError as error:
        complain(f"this is a defect of the game's rules and no fault of yours: {error}")
        return exit_codes.DOES_NOT_HOLD
    except BrokenPipeError:
        # Whoever read the output has read enough; Python must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exit_codes.OK
    except OSError as error:
        complain(f"{error.filename or 'the system'}: {error.strerror or error}")
    except (KeyboardInterrupt, typer.Abort):
        return exit_codes.INTERRUPTED
    return exit_codes.BAD_INPUT


def in_their_language(error: ChancelleryError, arguments: list[str]) -> str:
    """A refusal in the language that was asked for, or the locale's."""
    # Only whoever is refused something waits for what these import.
    from chancellery.cli.arguments import language
    from chancellery.cli.wording import refusal_words

    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    try:
        return refusal_words(error, language(asked[-1] if asked else None))
    except ChancelleryError:
        # The language itself is wrong, or a file of one.
        return str(error)


def command_of(error: typer.TyperException) -> str:
    return str(getattr(getattr(error, "ctx", None), "command_path", "chancellery"))
