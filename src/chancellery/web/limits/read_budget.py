"""Read budget: how much an address may ask for, and how much of that at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from chancellery.web.limits.rate_limits import Limits

# Reads of one address that are answered at the same time; the next ones wait, and nobody else waits for them.
TURNS: Final = 3
# What reads cost that take longer than most.
COSTS: Final = {
    "log": 10.0,
    "table": 10.0,
    "export": 20.0,
    "verify": 20.0,
    "story": 20.0,
    "odds": 4.0,
    "stages": 4.0,
    "passing": 4.0,
    "ready-made": 4.0,
    "messages": 2.0,
    # All of a game that count are put in order for a page of the list.
    "ratings": 10.0,
}
# All names are looked through.
SEARCH: Final = 4.0
# Up to 500 matches are read for one.
PROFILE: Final = 10.0


def cost_of(path: str) -> float:
    """What a read takes from a budget."""
    if path == "/api/people":
        return SEARCH
    before, _, last = path.rpartition("/")
    return PROFILE if before == "/api/people" else COSTS.get(last, 1.0)


class AddressTurns:
    """The reads of one address: who is being answered, and how many want to be."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(TURNS)
        self.wanted = 0


class ReadBudget:
    """Budgets of addresses, and their turns."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.turns: dict[str, AddressTurns] = {}

    @asynccontextmanager
    async def turn(self, where: str, path: str) -> AsyncIterator[None]:
        """Take a read from an address's budget, or raise TooOften, and wait for its turn."""
        self.limits.take("read-address", where, cost=cost_of(path))
        turns = self.turns.setdefault(where, AddressTurns())
        turns.wanted += 1
        try:
            async with turns.free:
                yield
        finally:
            turns.wanted -= 1
            if turns.wanted == 0:
                self.turns.pop(where, None)
