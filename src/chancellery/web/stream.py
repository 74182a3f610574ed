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
from chancellery.web.hall import Hall
from chancellery.web.looking import Teller

PING_SECONDS: Final = 15.0
# How often it is asked whether the seat is still theirs, if nothing happens to seats.
LOOK_SECONDS: Final = 60.0
# A stream ends now and then, so that whoever comes back is asked again who they are.
LONGEST: Final = 3600.0

P = ParamSpec("P")
T = TypeVar("T")


async def stream(hall: Hall, id: str, secret: str | None, teller: Teller, last: int | None) -> AsyncIterator[bytes]:
    """Every piece of news after `last`, for ever, as long as the secret is good; from now on if `last` is None."""
    queue = hall.bus.subscribe(id)
    try:
        now = (await patiently(hall.store.matches.stamp, id))[1]
        last = now if last is None else min(last, now)
        yield b"retry: 1000\n" + message(last, "ready", msgspec.json.encode({"seq": last}))
        fresh = await patiently(hall.store.matches.news, id, last)
        end, look = time.monotonic() + LONGEST, time.monotonic() + LOOK_SECONDS
        while True:
            for news in fresh:
                if news.seq <= last:
                    continue
                last = news.seq
                piece = teller.tell(news)
                if piece is not None:
                    yield message(piece.seq, piece.kind, msgspec.json.encode(piece))
                if news.kind in ("seat", "status"):
                    look = 0.0
            if time.monotonic() > look:
                look = time.monotonic() + LOOK_SECONDS
                if not await patiently(still_theirs, hall, id, secret, teller):
                    return
            if time.monotonic() > end:
                return
            try:
                async with asyncio.timeout(PING_SECONDS):
                    news = await queue.get()
            except TimeoutError:
                yield b": ping\n\n"
                fresh = []
                continue
            fresh = [news] if news.seq == last + 1 else await patiently(hall.store.matches.news, id, last)
    finally:
        hall.bus.unsubscribe(id, queue)


async def patiently(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Read the store in a thread, and try again while it is down: a stream outlives that."""
    while True:
        try:
            return await sync_to_thread(read, *args, **kwargs)
        except StoreDown:
            await asyncio.sleep(1)


def still_theirs(hall: Hall, id: str, secret: str | None, teller: Teller) -> bool:
    """Whether whoever listens for a seat still sits there, with a session or token that was not revoked."""
    if teller.seat == SPECTATOR:
        return True
    who = None if secret is None else hall.store.people.user_of(secret)
    return teller.seat in hall.store.matches.header(id).seats_of(who.id if who else None)


def message(seq: int, kind: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, kind.encode(), data)
