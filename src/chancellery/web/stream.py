"""Log entries of a match as server-sent events, resumed after the last one that arrived."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, ParamSpec, TypeVar

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import NoSuchMatch, StoreDown
from chancellery.store.matches import LogEntry
from chancellery.web.match_service import MatchService
from chancellery.web.queries import SeatLog, unheard

# How many entries are read at once; what of them is not sent yet is in memory for every stream.
PAGE: Final = 32
PING_SECONDS: Final = 15.0
# How often it is asked whether the seat is still theirs, if nothing happens to seats.
RECHECK_SECONDS: Final = 60.0
# A stream ends now and then, so that whoever comes back is asked again who they are.
LONGEST: Final = 3600.0

P = ParamSpec("P")
T = TypeVar("T")


async def stream(
    service: MatchService,
    id: str,
    secret: str | None,
    seat_log: SeatLog,
    last: int | None,
    holders: Sequence[tuple[str, str]] = (),
) -> AsyncIterator[bytes]:
    """Every entry after `last`, for ever, as long as the secret is good; from now on if `last` is None.

    `holders` are those against whose number of open streams this one counts.
    """
    queue = service.bus.subscribe(id)
    holding = [service.limits.open.hold(kind, who) for kind, who in holders]
    try:
        now = (await patiently(service.store.matches.stamp, id))[1]
        last = now if last is None else min(last, now)
        yield b"retry: 1000\n" + message(last, "ready", msgspec.json.encode({"seq": last}))
        fresh: list[LogEntry] = []
        behind = True
        end, recheck = time.monotonic() + LONGEST, time.monotonic() + RECHECK_SECONDS
        while True:
            if behind:
                fresh = await patiently(service.store.matches.entries, id, last, PAGE)
                behind = len(fresh) == PAGE
            # A reader may take long: nothing but the bytes of one page waits for it.
            told, last, seated = tell(seat_log, fresh, last)
            fresh = []
            for sent in told:
                yield sent
            if behind:
                continue
            if seated:
                recheck = 0.0
            if time.monotonic() > recheck:
                recheck = time.monotonic() + RECHECK_SECONDS
                if not await patiently(still_theirs, service, id, secret, seat_log):
                    return
            if time.monotonic() > end:
                return
            try:
                async with asyncio.timeout(PING_SECONDS):
                    entry = await queue.get()
            except TimeoutError:
                yield b": ping\n\n"
                continue
            if entry.kind == "reload":
                recheck = 0.0
            fresh, behind = ([entry], False) if entry.seq == last + 1 else ([], True)
    finally:
        service.bus.unsubscribe(id, queue)
        for let_go in holding:
            let_go()


def tell(seat_log: SeatLog, entries: list[LogEntry], last: int) -> tuple[list[bytes], int, bool]:
    """Entries after the last one as messages, the number of the last then, and whether a seat or the status changed."""
    told, seated = [], False
    for entry in entries:
        if entry.seq <= last:
            continue
        last = entry.seq
        seen = seat_log.entry_for(entry)
        if seen is not None:
            told.append(message(seen.seq, seen.kind, msgspec.json.encode(seen)))
        seated = seated or entry.kind in ("seat", "status")
    return told, last, seated


async def patiently(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Read the store in a thread, and try again while it is down: a stream outlives that."""
    while True:
        try:
            return await sync_to_thread(read, *args, **kwargs)
        except StoreDown:
            await asyncio.sleep(1)


def still_theirs(service: MatchService, id: str, secret: str | None, seat_log: SeatLog) -> bool:
    """Whether the match is there, and whoever listens for a seat still sits on it, with a secret that is still good."""
    try:
        match = service.store.matches.header(id)
    except NoSuchMatch:
        return False
    if seat_log.seat == SPECTATOR:
        return True
    who = None if secret is None else service.store.people.user_of(secret)
    seat_log.unheard = unheard(service, match, who)
    return seat_log.seat in match.seats_of(who.id if who else None)


def message(seq: int, kind: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, kind.encode(), data)
