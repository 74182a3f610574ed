"""A road to a server as bad as roads are.

It freezes, hangs up, dawdles, loses packets, lets one connection overtake another, and breaks off in mid-answer.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread
from urllib.parse import urlsplit

CHUNK = 4096
# What a lost packet costs: TCP sends it again after a while.
RESENT_SECONDS = 0.6
LATE_SECONDS = 1.5


@dataclass
class Weather:
    """What happens to whatever is on the road.

    delay    seconds for each piece, in each direction
    late     answers to requests with this in their address are overtaken by whatever is asked for after them
    loss     how many of a hundred pieces are lost, and sent again
    frozen   nothing moves, and nobody is told
    refused  no connection is let through, and those that are there break
    cut      the next answers break off after so many bytes, once each; None for whole ones
    """

    delay: float = 0.0
    loss: float = 0.0
    frozen: bool = False
    refused: bool = False
    cut: int | None = None
    late: bytes = b""


@dataclass
class Asked:
    """What is under way on a connection: whether its answer is one that others overtake."""

    late: bool = False


class BadNetwork:
    """A proxy on this machine; `weather` may change at any time, and holds for what is under way too."""

    def __init__(self, url: str) -> None:
        self.weather = Weather()
        self.target = urlsplit(url)
        self.luck = random.Random(1)
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = asyncio.run_coroutine_threadsafe(self.listen(), self.loop).result()
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def listen(self) -> asyncio.Server:
        return await asyncio.start_server(self.carry, "127.0.0.1", 0)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: both directions, until either ends."""
        if self.weather.refused:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(self.target.hostname, self.target.port)
        self.writers |= {writer, back}
        asked = Asked()
        ways = [
            asyncio.create_task(self.pump(reader, back, asked)),
            asyncio.create_task(self.pump(there, writer, asked, answer=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self.writers -= {writer, back}
            for end in (writer, back):
                end.transport.abort() if self.weather.cut is not None else end.close()

    async def pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: Asked, answer: bool = False
    ) -> None:
        with suppress(ConnectionError):
            while piece := await reader.read(CHUNK):
                await self.pass_through()
                if not answer:
                    asked.late = bool(self.weather.late) and self.weather.late in piece.partition(b"\r\n")[0]
                elif asked.late:
                    await asyncio.sleep(LATE_SECONDS)
                if answer and self.weather.cut is not None and len(piece) > self.weather.cut:
                    writer.write(piece[: self.weather.cut])
                    await writer.drain()
                    return
                writer.write(piece)
                await writer.drain()

    async def pass_through(self) -> None:
        """Take as long as the weather wants; a connection that was frozen stays so until the weather changes."""
        seconds = self.weather.delay
        if self.luck.random() * 100 < self.weather.loss:
            seconds += RESENT_SECONDS
        if seconds:
            await asyncio.sleep(seconds)
        while self.weather.frozen:
            await asyncio.sleep(0.05)

    def hang_up(self) -> None:
        """Break every connection there is."""
        asyncio.run_coroutine_threadsafe(self.abort_all(), self.loop).result()

    async def abort_all(self) -> None:
        for writer in tuple(self.writers):
            writer.transport.abort()

    def close(self) -> None:
        self.weather = Weather(refused=True)
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self) -> None:
        """Whatever is left unfinished here would be complained of in the middle of another test."""
        self.server.close()
        await self.abort_all()
        under_way = asyncio.all_tasks() - {asyncio.current_task()}
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


@contextmanager
def bad_network(url: str) -> Iterator[BadNetwork]:
    road = BadNetwork(url)
    try:
        yield road
    finally:
        road.close()
