"""Log entries of a match as server-sent events, resumed after the last one that arrived."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, ParamSpec, TypeVar

import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import NoSuchMatch, StoreDown
from chancellery.table.entries import LogEntry
from chancellery.web.http.client_version import client_version
from chancellery.web.limits.lane import Lane
from chancellery.web.limits.rate_limits import Limits, TooOften
from chancellery.web.matches.bus import RELOAD
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_log import SeatLog, message, unheard

# How many entries are read at once; what of them is not sent yet is in memory for every stream.
PAGE: Final = 32
# What a page takes from the budget of reads.
PAGE_COST: Final = 3.0
# Of a line that dies without being closed nobody hears: whoever listens hears that it lives.
PING_SECONDS: Final = 4.0
PING: Final = b"event: ping\n"
# How often it is asked whether the seat is still theirs, if nothing happens to seats.
RECHECK_SECONDS: Final = 60.0
# A stream ends now and then, so that whoever comes back is asked again who they are.
LONGEST: Final = 3600.0

P = ParamSpec("P")
T = TypeVar("T")


class Page(NamedTuple):
    """The next entries of a match as messages, the number of the last, and whether a seat or the status changed.

    full   whether there may be more of them
    """

    messages: bytes
    last: int
    seated: bool
    full: bool


class Followed(NamedTuple):
    """One of several matches that somebody follows: under which name, by which log if they may, after which entry."""

    name: str
    id: str
    log: SeatLog | None
    last: int | None = None
    place: tuple[str, str] = ("", "")


class Streams:
    """What people are sent who follow a match, or several."""

    def __init__(self, live: LiveMatches, limits: Limits, lane: Lane) -> None:
        self.live = live
        self.limits = limits
        self.lane = lane

    async def follow(
        self,
        id: str,
        secret: str | None,
        seat_log: SeatLog,
        last: int | None,
        holders: Sequence[tuple[str, str]] = (),
    ) -> AsyncIterator[bytes]:
        """Every entry after `last`, for ever, as long as the secret is good; from now on if `last` is None.

        `holders` are those against whose number of open streams this one counts.
        """
        queue = self.live.bus.subscribe(id, patient=seat_log.seat == SPECTATOR)
        holding = [self.limits.open.hold(kind, who) for kind, who in holders]
        where = dict(holders).get("stream-address", "here")
        try:
            now = (await patiently(self.live.store.matches.stamp, id))[1]
            last = now if last is None else min(last, now)
            yield b"retry: 1000\n" + message(last, "ready", msgspec.json.encode({"kind": "ready", "seq": last}))
            behind = True
            end, recheck = time.monotonic() + LONGEST, time.monotonic() + RECHECK_SECONDS
            while True:
                if behind:
                    # A reader may take long: nothing but the bytes of one page waits for it.
                    page = await self.catch_up(id, seat_log, last, where)
                    last, behind = page.last, page.full
                    if page.messages:
                        yield page.messages
                    if page.seated:
                        recheck = 0.0
                    if behind:
                        continue
                if time.monotonic() > recheck:
                    recheck = time.monotonic() + RECHECK_SECONDS
                    if not await patiently(self.still_theirs, id, secret, seat_log):
                        return
                if time.monotonic() > end:
                    return
                try:
                    async with asyncio.timeout(PING_SECONDS):
                        entries = [await queue.get()]
                except TimeoutError:
                    yield ping()
                    continue
                while not queue.empty():
                    entries.append(queue.get_nowait())
                if RELOAD in entries:
                    recheck, behind = 0.0, True
                    continue
                fresh = [entry for entry in entries if entry is not None and entry.seq > last]
                behind = [entry.seq for entry in fresh] != list(range(last + 1, last + 1 + len(fresh)))
                if not behind:
                    last += len(fresh)
                    messages = b"".join(self.rendered(id, entry, seat_log) for entry in fresh)
                    if messages:
                        yield messages
                    if any(entry.kind in ("seat", "status") for entry in fresh):
                        recheck = 0.0
        finally:
            self.live.bus.unsubscribe(id, queue)
            for let_go in holding:
                let_go()

    async def follow_several(
        self, matches: Sequence[Followed], secret: str | None, holders: Sequence[tuple[str, str]]
    ) -> AsyncIterator[bytes]:
        """What happens at several matches, each counted as a stream; a reader who is slow holds up nobody else."""
        queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1)
        # Sooner than the streams in it, so that all of them end at once and are asked for again together.
        end = time.monotonic() + 0.9 * LONGEST

        async def read(one: Followed) -> None:
            if one.log is not None:
                async for news in self.follow(one.id, secret, one.log, one.last, [*holders, one.place]):
                    if not news.startswith(PING):
                        await queue.put(addressed(one.name, news))
            await queue.put(addressed(one.name, message(0, "end", b'{"kind":"end"}')))

        readers = [asyncio.create_task(read(one)) for one in matches]
        try:
            yield b"retry: 1000\n\n" + ping()
            while time.monotonic() < end:
                try:
                    async with asyncio.timeout(PING_SECONDS):
                        news = await queue.get()
                except TimeoutError:
                    news = ping()
                yield news
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    async def catch_up(self, id: str, seat_log: SeatLog, last: int, where: str) -> Page:
        """The next page for somebody who is behind, when it is the turn of their address and within its budget."""
        while True:
            try:
                self.limits.take("read-address", where, cost=PAGE_COST)
                return await self.lane.do(where, partial(self.read_page, id, seat_log, last))
            except StoreDown:
                await asyncio.sleep(1)
            except TooOften as error:
                # It was let in; what it wants at once it gets bit by bit.
                await asyncio.sleep(min(error.wait, 1.0))

    def read_page(self, id: str, seat_log: SeatLog, last: int) -> Page:
        entries = self.live.store.matches.entries(id, last, PAGE)
        messages = b"".join(map(seat_log.message_of, entries))
        seated = any(entry.kind in ("seat", "status") for entry in entries)
        return Page(messages, entries[-1].seq if entries else last, seated, len(entries) == PAGE)

    def rendered(self, id: str, entry: LogEntry, seat_log: SeatLog) -> bytes:
        """An entry as it is sent, put together once for all who are sent the same."""
        return self.live.bus.rendered(id, entry, seat_log.key, seat_log.message_of)

    def still_theirs(self, id: str, secret: str | None, seat_log: SeatLog) -> bool:
        """Whether the match is there, and whoever listens for a seat still sits on it, by a secret that holds."""
        try:
            match = self.live.store.matches.header(id)
        except NoSuchMatch:
            return False
        if seat_log.seat == SPECTATOR:
            return True
        who = None if secret is None else self.live.store.people.user_of(secret)
        seat_log.unheard = unheard(self.live, match, who)
        return seat_log.seat in match.seats_of(who.id if who else None)


async def patiently(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Read the store in a thread, and try again while it is down: a stream outlives that."""
    while True:
        try:
            return await sync_to_thread(read, *args, **kwargs)
        except StoreDown:
            await asyncio.sleep(1)


def ping() -> bytes:
    """A sign of life, with the version of the page that this server has by now."""
    return PING + b'data: {"client":"%s"}\n\n' % client_version.now().encode()


def addressed(name: str, news: bytes) -> bytes:
    """Messages of one match among those of others: the name of each is its match and seat."""
    head = b"event: " + name.encode() + b"\ndata: "
    return b"".join(
        head + message.partition(b"data: ")[2] + b"\n\n" for message in news.split(b"\n\n") if b"data: " in message
    )
