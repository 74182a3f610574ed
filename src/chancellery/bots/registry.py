"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from chancellery.bots.heuristic import HeuristicBot
from chancellery.bots.protocol import AnyBot
from chancellery.bots.random_bot import RandomBot
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest
from chancellery.engine.rng import Rng

BOTS: Final[dict[str, Callable[[Game, Rng], AnyBot]]] = {"random": RandomBot, "heuristic": HeuristicBot}


def make_bot(name: str, game: Game, rng: Rng) -> AnyBot:
    """A bot by its name, or a sentence with the names there are; all its luck comes from `rng`."""
    if name not in BOTS:
        raise BadOption(f"there is no bot '{name}'; there are {', '.join(BOTS)}{nearest(name, BOTS)}")
    return BOTS[name](game, rng)


def default_bot(game: Game) -> str:
    """The best bot that can play a game."""
    return "heuristic" if game.advise is not None else "random"


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat: fewer names than seats are repeated round the table."""
    if not names:
        raise BadOption(f"no bot is named; there are {', '.join(BOTS)}")
    if len(names) > seats:
        raise BadOption(f"{len(names)} bots are named, but there is room for {seats}")
    return tuple(names[seat % len(names)] for seat in range(seats))
