"""Asides: what seats may do besides answering, as a game's descriptor names it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Asides:
    """What seats may do while somebody else is asked, or while they are asked themselves.

    allowed   every aside that the seat may take now, from what that seat knows: (state, seat) -> actions
    take      carries one out; what is asked, and of whom, stays as it is: (state, seat, action)
    due       whether a bot in the seat should look at its asides now, from what everybody knows and cheap:
              (state, seat) -> bool; None if always
    """

    def __init__(
        self,
        allowed: Callable[[Any, int], list[int]],
        take: Callable[[Any, int, int], None],
        due: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.allowed = allowed
        self.take = take
        self.due = due
