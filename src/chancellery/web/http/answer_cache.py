"""Cache of documents as bytes: exports, stories and proofs take long to make, and change only with their match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from cachetools import LRUCache

from chancellery.web.limits.rate_limits import TooOften

MOST_BYTES: Final = 16 * 2**20

Key = tuple[str, ...]
Stamp = tuple[int, int]


class AnswerCache:
    """Documents by what they are of, each with the stamp of its match; the ones longest unused are forgotten.

    making   what somebody waits for already: whoever wants the same waits for that
    """

    def __init__(self) -> None:
        self.answers: LRUCache[Key, tuple[Stamp, bytes]] = LRUCache(MOST_BYTES, getsizeof=lambda answer: len(answer[1]))
        self.making: dict[tuple[Key, Stamp], asyncio.Future[bytes]] = {}

    async def get(self, key: Key, stamp: Stamp, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The document, made only if there is none of this stamp yet, and once for all who ask meanwhile."""
        while True:
            answer = self.answers.get(key)
            if answer is not None and answer[0] == stamp:
                return answer[1]
            making = self.making.get((key, stamp))
            if making is None:
                return await self.make(key, stamp, make)
            try:
                return await asyncio.shield(making)
            except TooOften:
                # That was somebody else, who had asked for too much.
                continue

    async def make(self, key: Key, stamp: Stamp, make: Callable[[], Awaitable[bytes]]) -> bytes:
        making: asyncio.Future[bytes] = asyncio.ensure_future(make())
        self.making[key, stamp] = making
        making.add_done_callback(lambda done: self.made(key, stamp, done))
        # It is finished for others when whoever asked first has gone.
        return await asyncio.shield(making)

    def made(self, key: Key, stamp: Stamp, done: asyncio.Future[bytes]) -> None:
        self.making.pop((key, stamp), None)
        # Whatever went wrong was told to those who waited, if any still do.
        if not done.cancelled() and done.exception() is None:
            # One that is larger than all of the cache is not kept.
            with suppress(ValueError):
                self.answers[key] = (stamp, done.result())
