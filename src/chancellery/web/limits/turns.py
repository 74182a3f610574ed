"""Turns: so many at once, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many turns at once; whoever is urgent goes before all who are not, and of those everybody in turn.

    urgent   by whom it is for: somebody at forty tables waits for themselves and not others for them
    """

    def __init__(self, most: int) -> None:
        self.free = most
        self.urgent: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.patient: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """How many urgent ones wait."""
        return sum(len(line) for line in self.urgent.values())

    def waiting_for(self, whose: str) -> int:
        """How many urgent ones wait that are for somebody."""
        return len(self.urgent.get(whose, ()))

    @asynccontextmanager
    async def turn(self, urgent: bool, whose: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and pass it on afterwards."""
        if self.free:
            self.free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            (self.urgent.setdefault(whose, deque()) if urgent else self.patient).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self.pass_on()
                raise
        try:
            yield
        finally:
            self.pass_on()

    def pass_on(self) -> None:
        while (called := self.next_in_line()) is not None:
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def next_in_line(self) -> asyncio.Future[None] | None:
        if not self.urgent:
            return self.patient.popleft() if self.patient else None
        whose, line = self.urgent.popitem(last=False)
        called = line.popleft()
        if line:
            self.urgent[whose] = line
        return called
