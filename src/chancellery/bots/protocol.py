"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from typing import Literal, Protocol, TypeGuard, cast

from chancellery.engine.rng import Rng
from chancellery.engine.state import State


class Bot(Protocol):
    """A player that looks at the board."""

    def choose(self, g: State, seat: int) -> int:
        """One of the seat's legal actions; `g` is the bot's own copy and holds no secret of another seat."""
        ...


class BlindBot(Protocol):
    """A player that needs no board, and so costs no redeal."""

    blind: Literal[True]

    def pick(self, legal: list[int]) -> int:
        """One of the legal actions."""
        ...


AnyBot = Bot | BlindBot


def is_blind(bot: AnyBot) -> TypeGuard[BlindBot]:
    """Whether the bot asks for the list of legal actions only."""
    return getattr(bot, "blind", False) is True


def ask(bot: AnyBot, g: State, seat: int, rng: Rng) -> int:
    """The bot's action; it is shown a redealt position, never the real one."""
    legal = g.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if is_blind(bot):
        return bot.pick(legal)
    return cast(Bot, bot).choose(g.redeal(seat, rng), seat)
