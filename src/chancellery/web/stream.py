"""News of a match as server-sent events, resumed after the last one that arrived."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Final, ParamSpec, TypeVar

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import StoreDown
from chancellery.store.matches import News
from chancellery.store.people import User
from chancellery.web.hall import Hall
from chancellery.web.looking import Teller

PING_SECONDS: Final = 15.0
# A stream ends now and then, so that whoever comes back is asked again who they are.
LONGEST: Final = 3600.0

P = ParamSpec("P")
T = TypeVar("T")


async def stream(hall: Hall, id: str, who: User | None, teller: Teller, last: int | None) -> AsyncIterator[bytes]:
    """Every piece of news after `last`, for ever; from now on if `last` is None."""
    queue = hall.bus.subscribe(id)
    try:
        now = (await patiently(hall.store.matches.stamp, id))[1]
        last = now if last is None else min(last, now)
        yield b"retry: 1000\n" + message(last, "ready", msgspec.json.encode({"seq": last}))
        fresh = await patiently(hall.store.matches.news, id, last)
        end = time.monotonic() + LONGEST
        waiting: asyncio.Task[News] | None = None
        try:
            while True:
                for news in fresh:
                    if news.seq <= last:
                        continue
                    last = news.seq
                    piece = teller.tell(news)
                    if piece is not None:
                        yield message(piece.seq, piece.kind, msgspec.json.encode(piece))
                    if news.kind in ("seat", "status") and not await sync_to_thread(
                        still_theirs, hall, id, who, teller
                    ):
                        return
                if time.monotonic() > end:
                    return
                waiting = waiting or asyncio.ensure_future(queue.get())
                done, _ = await asyncio.wait({waiting}, timeout=PING_SECONDS)
                fresh = []
                if not done:
                    yield b": ping\n\n"
                    continue
                news, waiting = waiting.result(), None
                fresh = [news] if news.seq == last + 1 else await patiently(hall.store.matches.news, id, last)
        finally:
            if waiting is not None:
                waiting.cancel()
    finally:
        hall.bus.unsubscribe(id, queue)


async def patiently(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Read the store in a thread, and try again while it is down: a stream outlives that."""
    while True:
        try:
            return await sync_to_thread(read, *args, **kwargs)
        except StoreDown:
            await asyncio.sleep(1)


def still_theirs(hall: Hall, id: str, who: User | None, teller: Teller) -> bool:
    """Whether whoever listens for a seat still sits there."""
    if teller.seat == SPECTATOR:
        return True
    return teller.seat in hall.store.matches.header(id).seats_of(who.id if who else None)


def message(seq: int, kind: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, kind.encode(), data)
