"""Other processes on the same database, by LISTEN/NOTIFY: their log entries, spendings of limits, and open streams."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from sqlalchemy import make_url

from chancellery.store.database import CHANNEL
from chancellery.web.limits.rate_limits import Limits
from chancellery.web.matches.bus import Bus
from chancellery.web.server.logs import note

if TYPE_CHECKING:
    from psycopg import AsyncConnection

PEERS: Final = f"{CHANNEL}_peers"
# How often others are told what has changed here, and all that is open here.
TELL_SECONDS: Final = 0.5
REPEAT_SECONDS: Final = 5.0
# A notification takes less than 8,000 bytes.
MOST_BYTES: Final = 7000

# Tokens that were taken, or how many are open now: what it is, the kind, the holder and the number.
UsageLine = tuple[Literal["spent", "open"], str, str, float]


class UsageReport(msgspec.Struct):
    """What a process tells the others: what was taken there, and what is open."""

    process: str
    lines: list[UsageLine]


class Peers:
    """One connection that listens to the other processes and tells them what has changed here."""

    def __init__(self, db: str, bus: Bus, limits: Limits) -> None:
        self.db = db
        self.bus = bus
        self.limits = limits
        self.process = secrets.token_hex(8)

    async def listen(self) -> None:
        """Hear and tell for ever; connect again whenever the database is back."""
        # Only servers on PostgreSQL need it.
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(plain_url(self.db), autocommit=True)
            except (OSError, psycopg.Error) as error:
                note("the database cannot be listened to", logging.WARNING, error=type(error).__name__)
                await asyncio.sleep(1)
                continue
            try:
                await connection.execute(f"listen {CHANNEL}")
                await connection.execute(f"listen {PEERS}")
                self.catch_up()
                await self.exchange(connection)
            except (OSError, psycopg.Error) as error:
                note("the database is not listened to any more", logging.WARNING, error=type(error).__name__)
            finally:
                self.share(False)
                with contextlib.suppress(Exception):
                    await connection.close()

    async def exchange(self, connection: AsyncConnection) -> None:
        """Tell the others what has changed and hear what they tell, in turn, until the connection is lost."""
        self.share(True)
        repeat = 0.0
        while True:
            everything = time.monotonic() > repeat
            for payload in payloads(self.process, self.usage(everything)):
                await connection.execute("select pg_notify(%s, %s)", (PEERS, payload))
            if everything:
                repeat = time.monotonic() + REPEAT_SECONDS
                self.limits.open.forget_lapsed()
            async for notification in connection.notifies(timeout=TELL_SECONDS):
                hear = self.on_entry if notification.channel == CHANNEL else self.on_usage
                hear(notification.payload)

    def share(self, shared: bool) -> None:
        """Keep in mind what others have to be told, or nothing while nobody could be."""
        limits = self.limits
        limits.shared = limits.open.shared = shared
        if not shared:
            limits.spendings()
            limits.open.changes(everything=False)

    def usage(self, everything: bool) -> list[UsageLine]:
        """What others have not been told yet, and if wanted all that is open here."""
        limits = self.limits
        spent: list[UsageLine] = [("spent", *line) for line in limits.spendings()]
        return spent + [("open", *line) for line in limits.open.changes(everything)]

    # --- what others tell ---

    def on_entry(self, payload: str) -> None:
        """Another process has written to the log of a match, or deleted it."""
        id, _, seq = payload.partition(" ")
        if int(seq):
            self.bus.notice(id, int(seq))
        else:
            self.bus.reload(id)

    def on_usage(self, payload: str) -> None:
        try:
            report = msgspec.json.decode(payload, type=UsageReport)
        except msgspec.MsgspecError:
            # Another version runs beside this one while they are being changed over.
            return
        if report.process == self.process:
            return
        for what, kind, who, number in report.lines:
            if what == "spent":
                self.limits.charge(kind, who, number)
            else:
                self.limits.open.learn(report.process, kind, who, int(number))

    def catch_up(self) -> None:
        """After a silence nobody knows what was missed: every feed reads on."""
        for feed in self.bus.feeds.values():
            feed.last = None
        for id in list(self.bus.feeds):
            self.bus.reload(id)


def payloads(process: str, lines: list[UsageLine]) -> Iterator[str]:
    """Lines in as many notifications as they need."""
    page: list[UsageLine] = []
    size = 0
    for line in lines:
        length = len(msgspec.json.encode(line)) + 1
        if page and size + length > MOST_BYTES:
            yield msgspec.json.encode(UsageReport(process, page)).decode()
            page, size = [], 0
        page.append(line)
        size += length
    if page:
        yield msgspec.json.encode(UsageReport(process, page)).decode()


def plain_url(url: str) -> str:
    """A database URL as psycopg reads it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
