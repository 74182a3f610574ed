"""Bots of one's own, named `module:Class`: whatever one of them does wrong costs its own game and nothing else."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from operator import index
from typing import Any, Final

from chancellery.bots.bot import AnyBot, is_blind, takes_asides, thinks
from chancellery.bots.budget import Budget, Thought
from chancellery.bots.registry import make_bot
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng
from chancellery.engine.state import State

# Between the module and the class: no bot of ours has it in its name.
MARK: Final = ":"

# A bot as a series is given it: its name, or its class.
Named = str | type[Any]
# Classes that were given to this process, where no module need be found; other processes import them.
GIVEN: Final[dict[str, type[Any]]] = {}


class BotFailed(Exception):
    """A bot of one's own raised an error or gave an answer that is not legal: its seat has lost the game."""

    def __init__(self, bot: str, seat: int, why: str) -> None:
        super().__init__(bot, seat, why)
        self.bot = bot
        self.seat = seat
        self.why = why


def is_own(name: str) -> bool:
    """Whether a name is that of a bot of one's own."""
    return MARK in name


def bot_name(bot: Named) -> str:
    """The name of a bot that is given by its name or by its class."""
    if isinstance(bot, str):
        return bot
    name = f"{bot.__module__}{MARK}{bot.__qualname__}"
    GIVEN[name] = bot
    return name


def bot_names(bots: Iterable[Named]) -> tuple[str, ...]:
    return tuple(map(bot_name, bots))


def look_here(names: Iterable[str]) -> None:
    """Let bots of one's own be imported from the folder in which somebody works, as Python does for its scripts."""
    here = os.getcwd()
    if any(map(is_own, names)) and not {"", here} & set(sys.path):
        sys.path.append(here)


def make_any_bot(name: str, game: Game, rng: Rng) -> AnyBot:
    """A bot of ours by its name, or one of one's own."""
    if not is_own(name):
        return make_bot(name, game, rng)
    find = find_class(name)
    try:
        bot = find(game, rng) if takes_both(find) else find()
    except (Exception, SystemExit) as error:
        raise BadOption(f"the bot '{name}' cannot be made: {said(error)}") from error
    if not (thinks(bot) or is_blind(bot) or hasattr(bot, "choose")):
        raise BadOption(f"'{name}' is not a bot: it has neither think(g, seat, budget) nor choose(g, seat)")
    return BotWithAsides(name, bot) if takes_asides(bot) else Refereed(name, bot)


def find_class(name: str) -> Callable[..., Any]:
    """What makes bots of this name: the class that was given, or what is imported in whatever process needs it."""
    return GIVEN[name] if name in GIVEN else imported_class(name)


@cache
def imported_class(name: str) -> Callable[..., Any]:
    module_name, _, path = name.partition(MARK)
    try:
        found: Any = import_module(module_name)
    except (Exception, SystemExit) as error:
        raise BadOption(f"the bot '{name}' cannot be loaded: {said(error)}") from error
    for part in path.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadOption(f"the bot '{name}' cannot be loaded: the module {module_name} has no class {path}")
    result: Callable[..., Any] = found
    return result


def takes_both(make: Callable[..., Any]) -> bool:
    """Whether a bot is made with its game and its luck, as ours are; one that needs neither takes nothing."""
    try:
        inspect.signature(make).bind(None, None)
    except (TypeError, ValueError):
        return False
    return True


def said(error: BaseException) -> str:
    """An error in one line."""
    first = next(iter(str(error).splitlines()), "")
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


class Refereed:
    """A bot of one's own, and whoever looks at what it answers."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def think(self, g: State, seat: int, budget: Budget) -> Thought:
        # The position is the bot's to change.
        legal = tuple(g.legal(seat))
        if is_blind(self.bot):
            return Thought(self.judged(seat, legal, lambda: self.bot.pick(list(legal))))
        if not thinks(self.bot):
            return Thought(self.judged(seat, legal, lambda: self.bot.choose(g, seat)))
        thoughts: list[Thought] = []

        def answer() -> int:
            thoughts.append(self.bot.think(g, seat, budget))
            return thoughts[0].action

        return Thought(self.judged(seat, legal, answer), thoughts[0].reasons)

    def judged(self, seat: int, legal: tuple[int, ...], answer: Callable[[], Any]) -> int:
        """The answer, or BotFailed if there is none or it is not legal."""
        try:
            action = index(answer())
        except (Exception, SystemExit) as error:
            raise BotFailed(self.name, seat, said(error)) from error
        if action not in legal:
            raise BotFailed(self.name, seat, f"it answers {action}, which is not among the legal actions")
        return action


class BotWithAsides(Refereed):
    """One that takes asides too."""

    def aside(self, g: State, seat: int) -> int | None:
        asides = tuple(g.asides(seat))
        try:
            action = self.bot.aside(g, seat)
        except (Exception, SystemExit) as error:
            raise BotFailed(self.name, seat, said(error)) from error
        return None if action is None else self.judged(seat, asides, lambda: action)
