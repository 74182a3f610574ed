"""What a bot is, and the only way to ask one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeGuard, cast

from chancellery.bots.budget import USUAL, Budget, Thought
from chancellery.engine.asides import Company
from chancellery.engine.prose import Text
from chancellery.engine.rng import Rng
from chancellery.engine.state import State

# No more asides of bots than this between two answers, whatever a game advises.
MOST_ASIDES: Final = 100


class Bot(Protocol):
    """A player: whoever makes one gives it the generator that all its luck comes from."""

    def think(self, g: State, seat: int, budget: Budget) -> Thought:
        """One of the seat's legal actions, and reasons if they are asked for.

        `g` is the bot's own copy and holds no secret of another seat; whatever the seat does not know is a guess, and
        `g.redeal` makes as good a guess as any.
        """
        ...


class ChoosingBot(Protocol):
    """A player that takes no time and gives no reasons: the shortest way to write one."""

    def choose(self, g: State, seat: int) -> int:
        """One of the seat's legal actions; `g` is the bot's own copy and holds no secret of another seat."""
        ...


class BlindBot(Protocol):
    """A player that needs no board, and so costs no redeal."""

    blind: Literal[True]

    def pick(self, legal: list[int]) -> int:
        """One of the legal actions."""
        ...


class AsideBot(Protocol):
    """A player that takes asides too."""

    def aside(self, g: State, seat: int) -> int | None:
        """One of the seat's asides, or None; `g` is the bot's own copy."""
        ...


class RememberingBot(Protocol):
    """A player whose asides depend on those before."""

    earlier: list[int]


AnyBot = Bot | ChoosingBot | BlindBot


def is_blind(bot: AnyBot) -> TypeGuard[BlindBot]:
    """Whether the bot asks for the list of legal actions only."""
    return getattr(bot, "blind", False) is True


def thinks(bot: AnyBot) -> TypeGuard[Bot]:
    """Whether the bot knows of budgets and reasons."""
    return hasattr(bot, "think")


def takes_asides(bot: object) -> TypeGuard[AsideBot]:
    """Whether the bot may do something besides answering."""
    return hasattr(bot, "aside")


def remembers(bot: object) -> TypeGuard[RememberingBot]:
    """Whether what the bot's seat has done so far makes a difference to its asides."""
    return hasattr(bot, "earlier")


def remind(bot: object, earlier: Sequence[int]) -> None:
    """Tell a bot that was made anew what its seat has done so far."""
    if remembers(bot):
        bot.earlier = list(earlier)


def ask(bot: AnyBot, g: State, seat: int, rng: Rng, budget: Budget = USUAL) -> int:
    """The bot's action; it is shown a redealt position, never the real one."""
    legal = g.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if is_blind(bot):
        return bot.pick(legal)
    return consult(bot, g, seat, rng, budget).action


def consult(bot: AnyBot, g: State, seat: int, rng: Rng, budget: Budget = USUAL) -> Thought:
    """The bot's action and its reasons, if it has any; it is shown a redealt position, never the real one."""
    if is_blind(bot):
        return Thought(bot.pick(g.legal(seat)))
    if thinks(bot):
        return bot.think(g.redeal(seat, rng), seat, budget)
    return Thought(cast(ChoosingBot, bot).choose(g.redeal(seat, rng), seat))


def decide(bot: AnyBot, g: State, seat: int, budget: Budget = USUAL) -> int:
    """The bot's action in a position that was redealt for it already."""
    if is_blind(bot):
        return bot.pick(g.legal(seat))
    # What it is shown is its own to change.
    own = g.clone()
    return bot.think(own, seat, budget).action if thinks(bot) else cast(ChoosingBot, bot).choose(own, seat)


def ask_aside(bot: AnyBot, g: State, seat: int, rng: Rng) -> int | None:
    """What the bot does without being asked, if anything; it is shown a redealt position, never the real one."""
    if g.game.advise_aside is None or not takes_asides(bot) or not g.aside_due(seat) or not g.asides(seat):
        return None
    return bot.aside(g.redeal(seat, rng), seat)


class Aside(NamedTuple):
    """What a bot does without being asked: asides in their order, and why, where its game has words for that."""

    actions: list[int]
    why: Text | None = None


def aside_in_company(bot: AnyBot, g: State, seat: int, rng: Rng, company: Company) -> Aside | None:
    """What the bot does without being asked where people sit at its table, found in a redealt position."""
    asides = g.game.asides
    if asides is None or g.game.advise_aside is None or not takes_asides(bot) or not g.aside_due(seat):
        return None
    guess = g.redeal(seat, rng)
    if not guess.asides(seat):
        return None
    proposal = None if asides.approach is None else asides.approach(guess, seat, company)
    if proposal is not None:
        return Aside(proposal, why_proposed(guess, seat, proposal, company.earlier)) if proposal else None
    remind(bot, company.earlier)
    action = bot.aside(guess, seat)
    if action is None:
        return None
    return Aside([action], why_proposed(guess, seat, [action], company.earlier))


def why_proposed(g: State, seat: int, actions: list[int], earlier: Sequence[int]) -> Text | None:
    """Why a bot takes the last of some asides, in the position to which the others lead; None where nothing is said."""
    asides = g.game.asides
    if asides is None or asides.explain is None:
        return None
    then = g.clone()
    for action in actions[:-1]:
        then.play(seat, action)
    return asides.explain(then, seat, actions[-1], earlier)


def next_aside(bots: Mapping[int, AnyBot], g: State, rng: Rng) -> tuple[int, int] | None:
    """The next aside of any bot, with its seat; None if none wants to take one."""
    if g.game.advise_aside is None or not g.waiting:
        return None
    for seat, bot in bots.items():
        action = ask_aside(bot, g, seat, rng)
        if action is not None:
            return seat, action
    return None
