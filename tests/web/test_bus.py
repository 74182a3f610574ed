"""LogEntry on their way to listeners: in order, each once, and read from the store only where something is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from chancellery.table.entries import Acted, LogEntry
from chancellery.web.matches.bus import AT_A_TIME, MOST_WAITING, Bus, Queue


def entry(seq: int) -> LogEntry:
    return LogEntry(seq, 0.0, Acted(0, "place north", []), seq)


class Shelf:
    """A store with news, which remembers what it was asked for."""

    def __init__(self) -> None:
        self.kept = [entry(seq) for seq in range(1, 20)]
        self.asked: list[int] = []
        self.last = 0

    def read(self, id: str, after: int) -> list[LogEntry]:
        self.asked.append(after)
        return [news for news in self.kept if after < news.seq <= self.last]

    def keep(self, *seqs: int) -> list[LogEntry]:
        self.last = max(self.last, *seqs)
        return [self.kept[seq - 1] for seq in seqs]


async def settle(bus: Bus) -> None:
    while bus.tasks or asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.sleep(0.001)


def with_bus(
    story: Callable[[Bus, Shelf, Queue], Coroutine[Any, Any, None]],
) -> tuple[list[int], Shelf]:
    """Let something happen; what a listener heard in the end."""
    shelf = Shelf()
    heard: list[int] = []

    async def run() -> None:
        bus = Bus(shelf.read)
        bus.bind()
        queue = bus.subscribe("a")
        await story(bus, shelf, queue)
        await asyncio.sleep(0)
        await settle(bus)
        while not queue.empty():
            told = queue.get_nowait()
            assert told is not None
            heard.append(told.seq)

    asyncio.run(run())
    return heard, shelf


def test_what_this_process_kept_needs_no_reading() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        for news in shelf.keep(5, 6, 7):
            bus.publish("a", news)
        bus.publish("somebody else's match", shelf.kept[0])

    heard, shelf = with_bus(story)
    assert heard == [5, 6, 7]
    assert shelf.asked == []


def test_news_that_overtook_others_wait_for_them() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        first, second, third = shelf.keep(5, 6, 7)
        for news in (first, third, second):
            bus.publish("a", news)

    heard, shelf = with_bus(story)
    assert heard == [5, 6, 7]
    assert shelf.asked == [5]


def test_what_another_worker_kept_is_read_and_nothing_is_told_twice() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        bus.publish("a", *shelf.keep(5))
        await asyncio.sleep(0)
        shelf.keep(8)
        bus.point_to("a", 8)
        bus.publish("a", shelf.kept[7])
        bus.point_to("a", 7)

    heard, _ = with_bus(story)
    assert heard == [5, 6, 7, 8]


def test_our_own_news_wait_while_those_of_others_are_read() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        bus.publish("a", *shelf.keep(5))
        await asyncio.sleep(0)
        shelf.keep(6)
        bus.notice("a", 6)
        # The reading has not come back yet.
        bus.deliver("a", *shelf.keep(7))

    heard, _ = with_bus(story)
    assert heard == [5, 6, 7]


def test_a_listener_who_falls_far_behind_finds_a_gap_and_not_all_of_it_in_memory() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        for seq in range(5, 5 + MOST_WAITING + 3):
            bus.deliver("a", entry(seq))

    heard, _ = with_bus(story)
    assert heard == [5 + MOST_WAITING, 6 + MOST_WAITING, 7 + MOST_WAITING]


def test_those_who_play_are_told_before_those_who_watch_and_these_a_few_at_a_time() -> None:
    async def story(bus: Bus, shelf: Shelf, queue: Queue) -> None:
        watching = [bus.subscribe("a", patient=True) for _ in range(3 * AT_A_TIME)]
        for entry in shelf.keep(1, 2):
            bus.deliver("a", entry)
        assert queue.qsize() == 2
        assert not any(watcher.qsize() for watcher in watching)
        told = [0]
        while told[-1] < len(watching):
            await asyncio.sleep(0)
            now = sum(watcher.qsize() == 2 for watcher in watching)
            if now > told[-1]:
                told.append(now)
        assert told == [0, AT_A_TIME, 2 * AT_A_TIME, 3 * AT_A_TIME]
        assert all([watcher.get_nowait(), watcher.get_nowait()] == shelf.keep(1, 2) for watcher in watching)

    assert with_bus(story)[0] == [1, 2]


def test_an_entry_is_put_into_words_once_for_all_who_get_the_same() -> None:
    bus, (entry,) = Bus(Shelf().read), Shelf().keep(3)
    made: list[int] = []

    def render(entry: LogEntry) -> bytes:
        made.append(entry.seq)
        return b"%d" % len(made)

    assert [bus.rendered("a", entry, key, render) for key in ("red", "blue", "red", "blue")] == [b"1", b"2", b"1", b"2"]
    assert bus.rendered("b", entry, "red", render) == b"3"
