"""The lane for what takes longer than an action and can wait for one: one job at a time, every address in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from chancellery.web.limits.turns import Turns

T = TypeVar("T")


class Lane:
    """One thread of its own: nobody who acts stands in line behind it, and no more than one job competes with them."""

    def __init__(self) -> None:
        self.turns = Turns(1)
        self.thread = ThreadPoolExecutor(1, "lane")

    async def do(self, where: str, job: Callable[[], T]) -> T:
        """What comes of a job for an address, in its turn."""
        async with self.turns.turn(True, where):
            return await asyncio.get_running_loop().run_in_executor(self.thread, job)

    def close(self) -> None:
        self.thread.shutdown(cancel_futures=True)
