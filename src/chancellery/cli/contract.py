"""`chancellery contract`: whether a game keeps the contract, wherever it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from rich.text import Text

from chancellery.cli import exit_codes, terminal
from chancellery.contract import suite
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.lab.bench import compiled


def contract(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    quick: Annotated[
        bool, typer.Option("--quick", help="One usual match, and not every sentence: while you work.")
    ] = False,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The random matches that are played.")] = 1,
) -> int:
    """Check that a game keeps the contract: play, copies, secrets and texts, on random matches."""
    if not __debug__:
        raise BadOption("the checks of the contract are assertions: run them without -O and without PYTHONOPTIMIZE")
    game = find_game(game_id)
    parts = suite.parts(game, seed, quick, compiled())
    count = sum(len(part.checks) for part in parts)
    with terminal.progress(game.title, count) as advance:
        broken = sum(report(game, part, lambda: advance(1)) for part in parts)
    return conclude(game, count, broken)


def report(game: Game, part: suite.SuitePart, advance: Callable[[], None]) -> int:
    """Make the checks of one part and say what came of them: how many failed."""
    broken = 0
    for failed in suite.run(game, part):
        advance()
        if failed is not None:
            broken += 1
            say("✗", "red", f"{part.name}, {failed.check} (seed {failed.seed}): {failed.says}")
    if not broken:
        say("✓", "green", f"{part.name}: {len(part.checks)} checks")
    return broken


def conclude(game: Game, count: int, broken: int) -> int:
    if broken:
        terminal.complain(f"{game.title} does not keep the contract: {broken} of {count} checks fail")
        return exit_codes.DOES_NOT_HOLD
    say("✓", "green", f"{game.title} keeps the contract")
    return exit_codes.OK


def say(mark: str, style: str, sentence: str) -> None:
    terminal.console().print(Text.assemble((f"{mark} ", style), sentence), soft_wrap=True)
