"""Asides: what seats may do besides answering, as a game's descriptor names it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from chancellery.engine.prose import Text


class ReadyMade(NamedTuple):
    """Asides that a seat could take one after the other, and what comes of them, as JSON."""

    actions: list[int]
    says: Mapping[str, Any]


class Company(NamedTuple):
    """Who sits at a bot's table, and what the bot has done there.

    people    the seats of people
    earlier   the bot's own actions so far, asides among them, oldest first
    """

    people: frozenset[int]
    earlier: tuple[int, ...]


class Asides:
    """What seats may do while somebody else is asked, or while they are asked themselves.

    allowed   every aside that the seat may take now, from what that seat knows: (state, seat) -> actions
    take      carries one out; what is asked, and of whom, stays as it is: (state, seat, action)
    due       whether a bot in the seat should look at its asides now, from what everybody knows and cheap:
              (state, seat) -> bool; None if always
    ready     what makes sense for a seat now, ready to be taken, from what that seat knows: (state, seat) -> runs of
              asides; None if the game has no opinion
    shape     the shape of what a run says: a TypedDict, made into types of the client too
    approach  what a bot proposes to people of its own accord, all at once: (state, seat, company) -> asides in their
              order, none if it has nothing to say, or None where that is left to `Game.advise_aside`
    explain   why a bot takes an aside, for everybody to read, in the position in which it was advised: (state, seat,
              action, what the seat has done so far) -> the key of a message `explained-…` and its values, or None
              where there is nothing to say
    """

    def __init__(
        self,
        allowed: Callable[[Any, int], list[int]],
        take: Callable[[Any, int, int], None],
        due: Callable[[Any, int], bool] | None = None,
        ready: Callable[[Any, int], list[ReadyMade]] | None = None,
        shape: type | None = None,
        approach: Callable[[Any, int, Company], list[int] | None] | None = None,
        explain: Callable[[Any, int, int, Sequence[int]], Text | None] | None = None,
    ) -> None:
        self.allowed = allowed
        self.take = take
        self.due = due
        self.ready = ready
        self.shape = shape
        self.approach = approach
        self.explain = explain
