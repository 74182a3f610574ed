"""How long a bot may think, and what it says afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

# What a bot that searches gets if nobody says anything: the same on every machine.
USUAL_ITERATIONS: Final = 400


class Budget:
    """What a bot may spend on one decision; whichever ends first counts.

    seconds      by the clock, or None
    iterations   rounds of a search, or None; the same seed then gives the same decision on every machine
    clock        where the time comes from
    cancelled    asked again and again while a bot thinks: True makes it answer at once
    reasons      whether the bot should say why
    """

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        cancelled: Callable[[], bool] | None = None,
        reasons: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = USUAL_ITERATIONS if seconds is None and iterations is None else iterations
        self.clock = clock
        self.cancelled = cancelled
        self.reasons = reasons


USUAL: Final = Budget()


class Reason(msgspec.Struct):
    """What a bot thinks of one answer.

    value    how good it is in the bot's own measure: a chance to win for one that searches, else the game's advice
    visits   how often a search tried it
    line     what the bot expects afterwards: seats and their actions, the answer itself first
    """

    action: int
    value: float
    visits: int = 0
    line: tuple[tuple[int, int], ...] = ()


class Thought:
    """A bot's decision, and if it was asked its reasons, the best answer first."""

    def __init__(self, action: int, reasons: tuple[Reason, ...] = ()) -> None:
        self.action = action
        self.reasons = reasons
