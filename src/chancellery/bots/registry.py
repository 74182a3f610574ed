"""The bots by name, and the levels that players know them by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from chancellery.bots.advised import AttacheBot, SecretaryBot
from chancellery.bots.bot import AnyBot
from chancellery.bots.random_bot import RandomBot
from chancellery.bots.search import ChancellorBot
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest
from chancellery.engine.rng import Rng

# The ids by which bots stand in databases, exports, series and answers of the API: older than the names, and kept.
RANDOM: Final = "random"
ATTACHE: Final = "attache"
SECRETARY: Final = "heuristic"
CHANCELLOR: Final = "search"
# From the weakest to the strongest.
BOTS: Final[dict[str, Callable[[Game, Rng], AnyBot]]] = {
    RANDOM: RandomBot,
    ATTACHE: AttacheBot,
    SECRETARY: SecretaryBot,
    CHANCELLOR: ChancellorBot,
}
# What the levels are called; whoever names a bot may say this or its id.
LEVELS: Final = {"attaché": ATTACHE, "secretary": SECRETARY, "chancellor": CHANCELLOR}


def bot_id(name: str) -> str:
    """The id of a bot by its name or its id; a name that there is not stays as it is."""
    return LEVELS.get(name, name)


def make_bot(name: str, game: Game, rng: Rng) -> AnyBot:
    """A bot by its name or its id, or a sentence with those there are; all its luck comes from `rng`."""
    id = bot_id(name)
    if id not in BOTS:
        raise BadOption(
            f"there is no bot '{name}'; there are {', '.join(BOTS)}{nearest(name, BOTS)}",
            "no-such-bot",
            bot=name,
            known=", ".join(BOTS),
        )
    return BOTS[id](game, rng)


def default_bot(game: Game) -> str:
    """The bot that plays a game if nobody says otherwise."""
    return SECRETARY if game.advise is not None else RANDOM


def bots_for(game: Game) -> list[str]:
    """The bots that can play a game, chance last: levels need its advice."""
    return [*LEVELS.values(), RANDOM] if game.advise is not None else [RANDOM]


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The id of a bot for each seat: fewer names than seats are repeated round the table."""
    if not names:
        raise BadOption(f"no bot is named; there are {', '.join(BOTS)}", "no-bot-named", known=", ".join(BOTS))
    if len(names) > seats:
        raise BadOption(
            f"{len(names)} bots are named, but there is room for {seats}",
            "too-many-bots",
            named=len(names),
            seats=seats,
        )
    return tuple(bot_id(names[seat % len(names)]) for seat in range(seats))
