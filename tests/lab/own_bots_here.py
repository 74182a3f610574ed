"""Bots of one's own, as somebody writes them who has read docs/python.md: good ones and some with a fault."""

from __future__ import annotations

import sys
from typing import Final

from chancellery import Budget, Game, Rng, State, Thought
from tests.lab.own_bots_helper import best

NOT_A_BOT: Final = 7


class Greedy:
    """Looks one action ahead."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.rng = rng

    def choose(self, g: State, seat: int) -> int:
        return best(g, seat)


class Last:
    """Takes the last action, and spoils the position that it was shown."""

    def think(self, g: State, seat: int, budget: Budget) -> Thought:
        action = g.legal(seat)[-1]
        g.legal(seat).clear()
        return Thought(action)


class Blind:
    """Needs no board."""

    blind: Final = True

    def pick(self, legal: list[int]) -> int:
        return legal[0]


class First:
    """Takes the first action, for ever."""

    def choose(self, g: State, seat: int) -> int:
        return g.legal(seat)[0]


class Raises:
    """Gives up after its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, g: State, seat: int) -> int:
        self.asked += 1
        if self.asked > 3:
            raise KeyError("the plan\nand more")
        return g.legal(seat)[0]


class Leaves:
    def choose(self, g: State, seat: int) -> int:
        sys.exit(3)


class Illegal:
    def choose(self, g: State, seat: int) -> int:
        return 9999


class Speechless:
    def choose(self, g: State, seat: int) -> None:
        return None


class Unready:
    def __init__(self) -> None:
        raise OSError("no weights")


class Nobody:
    pass
