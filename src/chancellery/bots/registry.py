"""The bots by name, and the levels that players know them by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from chancellery.bots.advised import AttacheBot, HeuristicBot
from chancellery.bots.bot import AnyBot
from chancellery.bots.random_bot import RandomBot
from chancellery.bots.search import SearchBot
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest
from chancellery.engine.rng import Rng

# From the weakest to the strongest.
BOTS: Final[dict[str, Callable[[Game, Rng], AnyBot]]] = {
    "random": RandomBot,
    "attache": AttacheBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
}
# The one that takes its time.
CHANCELLOR: Final = "search"
# What the levels are called in front of people; on a command line these words do as well.
LEVELS: Final = {"attaché": "attache", "secretary": "heuristic", "chancellor": CHANCELLOR}


def make_bot(name: str, game: Game, rng: Rng) -> AnyBot:
    """A bot by its name, or a sentence with the names there are; all its luck comes from `rng`."""
    if name not in BOTS:
        raise BadOption(
            f"there is no bot '{name}'; there are {', '.join(BOTS)}{nearest(name, BOTS)}",
            "no-such-bot",
            bot=name,
            known=", ".join(BOTS),
        )
    return BOTS[name](game, rng)


def default_bot(game: Game) -> str:
    """The bot that plays a game if nobody says otherwise."""
    return "heuristic" if game.advise is not None else "random"


def bots_for(game: Game) -> list[str]:
    """The bots that can play a game, chance last: levels need its advice."""
    return [*LEVELS.values(), "random"] if game.advise is not None else ["random"]


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat: fewer names than seats are repeated round the table."""
    if not names:
        raise BadOption(f"no bot is named; there are {', '.join(BOTS)}", "no-bot-named", known=", ".join(BOTS))
    if len(names) > seats:
        raise BadOption(
            f"{len(names)} bots are named, but there is room for {seats}",
            "too-many-bots",
            named=len(names),
            seats=seats,
        )
    return tuple(LEVELS.get(name, name) for name in (names[seat % len(names)] for seat in range(seats)))
