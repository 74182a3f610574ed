"""News of matches to everybody who listens: our own once it is kept, that of other workers read from the store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import ChancelleryError
from chancellery.store.matches import News
from chancellery.web.logs import note

T = TypeVar("T")

MOST_WAITING = 500
# Not a piece of news but a reason to read the store.
LOOK = News(-1, "look", 0, {}, 0.0)


class Feed:
    """One match: who listens, and the last news that was passed on."""

    def __init__(self) -> None:
        self.queues: set[asyncio.Queue[News]] = set()
        self.last: int | None = None
        self.wanted = 0
        self.pumping = False


class Bus:
    """Passes on the news of matches in order; listeners that fall behind see a gap and read the store themselves."""

    def __init__(self, read: Callable[[str, int], list[News]]) -> None:
        self.read = read
        self.feeds: dict[str, Feed] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def bind(self) -> None:
        """From here on news is passed on in the running loop."""
        self.loop = asyncio.get_running_loop()

    @property
    def listeners(self) -> int:
        return sum(len(feed.queues) for feed in self.feeds.values())

    def subscribe(self, id: str) -> asyncio.Queue[News]:
        queue: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self.feeds.setdefault(id, Feed()).queues.add(queue)
        return queue

    def unsubscribe(self, id: str, queue: asyncio.Queue[News]) -> None:
        feed = self.feeds.get(id)
        if feed is not None:
            feed.queues.discard(queue)
            if not feed.queues:
                del self.feeds[id]

    def publish(self, id: str, news: News) -> None:
        """This process has kept a piece of news; from any thread."""
        self.call(self.pass_on, id, news)

    def point_to(self, id: str, seq: int) -> None:
        """The store has news of a match up to `seq`; from any thread."""
        self.call(self.notice, id, seq)

    def call(self, method: Callable[[str, T], None], id: str, about: T) -> None:
        if self.loop is not None and not self.loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self.loop.call_soon_threadsafe(method, id, about)

    def pass_on(self, id: str, news: News) -> None:
        """Hand a piece of news out, unless another has to come first: then all are read in their order."""
        feed = self.feeds.get(id)
        if feed is not None and not feed.pumping and feed.last in (None, news.seq - 1):
            self.hand_out(feed, news)
        else:
            self.notice(id, news.seq)

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

    def ask(self, id: str) -> None:
        """Nobody knows what was missed: listeners look for themselves."""
        feed = self.feeds.get(id)
        for queue in feed.queues if feed is not None else ():
            if not queue.full():
                queue.put_nowait(LOOK)

    async def pump(self, id: str, feed: Feed) -> None:
        try:
            while feed.queues and feed.last is not None and feed.wanted > feed.last:
                try:
                    fresh = await sync_to_thread(self.read, id, feed.last)
                except ChancelleryError as error:
                    note("news could not be read", match=id, error=str(error))
                    await asyncio.sleep(1)
                    continue
                if not fresh:
                    break
                for news in fresh:
                    self.hand_out(feed, news)
        finally:
            feed.pumping = False

    def hand_out(self, feed: Feed, news: News) -> None:
        for queue in feed.queues:
            if queue.full():
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(news)
        feed.last = news.seq
