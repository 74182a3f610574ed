"""Publish and subscribe: new log entries to the streams of a match, other workers' entries read from the store."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeAlias, TypeVar

from cachetools import FIFOCache
from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import ChancelleryError
from chancellery.table.entries import LogEntry
from chancellery.web.server.logs import note

T = TypeVar("T")

Queue: TypeAlias = asyncio.Queue[LogEntry | None]

MOST_WAITING = 64
# So many of those who only watch are told at a time, and the next ones so many seconds later.
AT_A_TIME = 20
MOMENT_SECONDS = 0.005
# Entries whose renderings are remembered.
MOST_RENDERED = 256
# No entry of a match: it makes a subscriber read the store.
RELOAD = None


class Feed:
    """The subscribers of one match, and the number of the last entry that they got.

    patient   those who only watch: they are told after the others, a few at a time
    later     what they have not been told yet
    """

    def __init__(self) -> None:
        self.queues: set[Queue] = set()
        self.patient: set[Queue] = set()
        self.later: OrderedDict[Queue, list[LogEntry]] = OrderedDict()
        self.last: int | None = None
        self.wanted = 0
        self.pumping = False


class Bus:
    """Queues of log entries in order; a subscriber that falls behind sees a gap in the numbers and reads the store."""

    def __init__(self, read: Callable[[str, int], list[LogEntry]]) -> None:
        self.read = read
        self.feeds: dict[str, Feed] = {}
        self.renderings: FIFOCache[tuple[str, int], dict[Hashable, bytes]] = FIFOCache(MOST_RENDERED)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def bind(self) -> None:
        """Deliver in the running event loop from here on."""
        self.loop = asyncio.get_running_loop()

    @property
    def listeners(self) -> int:
        return sum(len(feed.queues) for feed in self.feeds.values())

    def subscribe(self, id: str, patient: bool = False) -> Queue:
        queue: Queue = asyncio.Queue(MOST_WAITING)
        feed = self.feeds.setdefault(id, Feed())
        feed.queues.add(queue)
        if patient:
            feed.patient.add(queue)
        return queue

    def unsubscribe(self, id: str, queue: Queue) -> None:
        feed = self.feeds.get(id)
        if feed is not None:
            feed.queues.discard(queue)
            feed.patient.discard(queue)
            feed.later.pop(queue, None)
            if not feed.queues:
                del self.feeds[id]

    def publish(self, id: str, entry: LogEntry) -> None:
        """Deliver an entry that this process has committed; from any thread."""
        self.call(self.deliver, id, entry)

    def point_to(self, id: str, seq: int) -> None:
        """Deliver the stored entries of a match up to `seq`; from any thread."""
        self.call(self.notice, id, seq)

    def close(self, id: str) -> None:
        """Make every subscriber of a match look whether it is still there; from any thread."""
        self.call(lambda match, _: self.reload(match), id, None)

    def call(self, method: Callable[[str, T], None], id: str, about: T) -> None:
        if self.loop is not None and not self.loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self.loop.call_soon_threadsafe(method, id, about)

    def deliver(self, id: str, entry: LogEntry) -> None:
        """Enqueue an entry if it is the next one; otherwise read all that are missing from the store."""
        feed = self.feeds.get(id)
        if feed is not None and not feed.pumping and feed.last in (None, entry.seq - 1):
            self.enqueue(feed, entry)
        else:
            self.notice(id, entry.seq)

    def notice(self, id: str, seq: int) -> None:
        feed = self.feeds.get(id)
        if feed is None:
            return
        if feed.last is None:
            feed.last = seq - 1
        feed.wanted = max(feed.wanted, seq)
        if not feed.pumping and feed.wanted > feed.last:
            feed.pumping = True
            task = asyncio.get_running_loop().create_task(self.pump(id, feed))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def reload(self, id: str) -> None:
        """Make every subscriber read the store, when nobody knows which entries were missed."""
        feed = self.feeds.get(id)
        for queue in feed.queues if feed is not None else ():
            if not queue.full():
                queue.put_nowait(RELOAD)

    async def pump(self, id: str, feed: Feed) -> None:
        try:
            while feed.queues and feed.last is not None and feed.wanted > feed.last:
                try:
                    fresh = await sync_to_thread(self.read, id, feed.last)
                except ChancelleryError as error:
                    note("log entries could not be read", match=id, error=str(error))
                    await asyncio.sleep(1)
                    continue
                if not fresh:
                    break
                for entry in fresh:
                    self.enqueue(feed, entry)
        finally:
            feed.pumping = False

    def enqueue(self, feed: Feed, entry: LogEntry) -> None:
        """Give an entry to whoever plays at once, and to those who watch as soon as there is time."""
        for queue in feed.queues - feed.patient:
            put(queue, entry)
        if feed.patient:
            resting = not feed.later
            for queue in feed.patient:
                feed.later.setdefault(queue, []).append(entry)
            if resting:
                asyncio.get_running_loop().call_soon(self.tell_watchers, feed)
        feed.last = entry.seq

    def tell_watchers(self, feed: Feed) -> None:
        """Give a few of those who watch what they have not been told, and the next few a moment later."""
        for _ in range(min(AT_A_TIME, len(feed.later))):
            queue, entries = feed.later.popitem(last=False)
            for entry in entries:
                put(queue, entry)
        if feed.later:
            asyncio.get_running_loop().call_later(MOMENT_SECONDS, self.tell_watchers, feed)

    def rendered(self, id: str, entry: LogEntry, key: Hashable, render: Callable[[LogEntry], bytes]) -> bytes:
        """An entry as a subscriber gets it, put together once for all with the same key, and soon forgotten."""
        renderings = self.renderings.setdefault((id, entry.seq), {})
        if key not in renderings:
            renderings[key] = render(entry)
        return renderings[key]


def put(queue: Queue, entry: LogEntry) -> None:
    """Put an entry into a queue; one that is full is emptied, and whoever reads it sees a gap."""
    if queue.full():
        while not queue.empty():
            queue.get_nowait()
    queue.put_nowait(entry)
