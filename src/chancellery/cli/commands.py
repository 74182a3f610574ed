"""The commands by name, each imported when it is run: `--help` needs none of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

# The first line of what each command says of itself; its module has its name.
SUMMARIES: Final = {
    "games": "List the games with their players and options.",
    "play": "Play a game in this terminal, against bots or with friends at the same keyboard.",
    "simulate": "Run many games between bots and report the results.",
    "arena": "Run a tournament between bots in every seat, with confidence intervals.",
    "ladder": "Play a sample of every row of the measured ladder and say which are outside of their interval.",
    "balance": "Write a report with charts about who wins, how long it takes and what every card does.",
    "compare": "Play two variants of a game on the same deals and say what differs.",
    "dataset": "Write every decision of many games between bots as Parquet, with a card that says what it is.",
    "bench": "Measure random games and single operations on one processor, or a server under load on two.",
    "replay": "Print a saved match move by move, to its end or to a given action.",
    "review": "Tell luck from decisions in a saved match that is over, and name the decisions that cost most.",
    "verify": "Replay a match and check that its seed, result and final position are as claimed.",
    "script": "Run golden scripts: set up a position, play, and check what must be true.",
    "tutorial": "Print a guided first match step by step: its words beside the position and all legal answers.",
    "serve": "Open the server; on this machine alone if no address is given.",
    "mcp": "Serve one seat of a match to a language model, over the Model Context Protocol.",
    "models": "Let a language model play mirrored deals against bots, and report how it did.",
    "new-game": "Create the folder of a new game from a small working template.",
    "contract": "Check that a game keeps the contract: play, copies, secrets and texts, on random matches.",
    "content": "Check the games' data files.",
    "store": "Back up, restore and check the database.",
    "users": "Manage accounts.",
}


class LazyGroup(TyperGroup):
    """A group that knows its commands by their summaries, and loads the one that is run."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, summary in SUMMARIES.items():
            self.add_command(TyperCommand(name, help=summary, short_help=summary, rich_markup_mode=None))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        return name, load_command(name) if command is not None and name is not None else command, rest


def load_command(name: str) -> Any:
    """Import a command: a module with an `app` of its own, or with a function of the module's name."""
    module = import_module(f"chancellery.cli.{name.replace('-', '_')}")
    app: typer.Typer | None = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        app.command(name)(getattr(module, name.replace("-", "_")))
    command = get_command(app)
    command.name = name
    return command
