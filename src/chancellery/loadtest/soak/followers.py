"""Followers of a soak: event streams that break now and then and have to go on where they broke."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chancellery.lab.figures import Figures
from chancellery.loadtest.http_client import HttpClient, HttpClientError

if TYPE_CHECKING:
    from chancellery.loadtest.soak.people import Soak, SoakTable

AGAIN_SECONDS: Final = 1.0
# The server ends streams after an hour.
LONGEST: Final = 3500.0
GONE: Final = (OSError, EOFError, TimeoutError, HttpClientError, ValueError)


class SoakFollower:
    """One stream of one match: whether everything arrives, once and in order."""

    def __init__(self, soak: Soak, table: SoakTable, seat: str, token: str | None) -> None:
        self.soak = soak
        self.table = table
        self.match = table.match
        self.seat = seat
        self.token = token
        self.http = HttpClient(soak.port, table.address)
        self.last: int | None = None
        self.ply: int | None = None
        self.dropped = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.soak.followers.add(self)
        self.task = asyncio.create_task(self.follow())

    async def stop(self) -> None:
        self.soak.followers.discard(self)
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        self.http.close()

    def drop(self) -> None:
        """Break the line."""
        self.dropped = True
        self.http.drop()

    async def follow(self) -> None:
        path = f"/api/matches/{self.match}/events?seat={self.seat}"
        while True:
            since = time.monotonic()
            why = "the stream ended"
            try:
                async for kind, entry in self.http.events(path, self.token, self.last):
                    self.hear(kind, entry)
            except GONE as error:
                why = f"the stream broke: {error!r}"
            now = time.monotonic()
            if self.dropped:
                self.dropped = False
            elif not self.soak.over:
                excuse = "an hour is over" if now - since > LONGEST else None
                self.soak.ledger.refuse(f"follow {self.match} as {self.seat}", why, now, excuse)
            self.http.drop()
            await asyncio.sleep(AGAIN_SECONDS)

    def hear(self, kind: str, entry: Figures) -> None:
        seq, ledger = entry["seq"], self.soak.ledger
        if kind == "ready":
            if self.last is not None and seq != self.last:
                ledger.lost.append(f"{self.match} as {self.seat}: resumed after {seq} instead of {self.last}")
            self.last = seq
            return
        ledger.events += 1
        self.table.news.set()
        if self.last is not None and seq <= self.last:
            ledger.lost.append(f"{self.match} as {self.seat}: entry {seq} was told again after {self.last}")
        self.last = seq
        if kind == "action":
            if self.ply is not None and entry["ply"] != self.ply + 1:
                ledger.lost.append(f"{self.match} as {self.seat}: ply {entry['ply']} was told after {self.ply}")
            self.ply = entry["ply"]

    async def catch_up(self, ply: int, seconds: float) -> None:
        """Whether the stream tells of the last action within so many seconds."""
        end = time.monotonic() + seconds
        while self.ply is not None and self.ply < ply:
            if time.monotonic() > end:
                self.soak.ledger.lost.append(
                    f"{self.match} as {self.seat}: nothing after ply {self.ply} was told, the match stands at {ply}"
                )
                return
            await asyncio.sleep(0.05)
