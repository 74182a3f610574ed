"""Faults of a soak: kills, a store that takes nothing more, streams that break, and readers that do not read."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http import HTTPStatus
from typing import Final

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from chancellery.loadtest.http_client import HttpClient
from chancellery.loadtest.server_process import ServerProcess
from chancellery.loadtest.soak.ledger import Ledger
from chancellery.loadtest.soak.people import GONE, Soak

# A disk is full for so long at least, and until it was noticed and somebody told, which takes a busy machine longer.
FULL_SECONDS: Final = 3.0
MOST_FULL_SECONDS: Final = 20.0
RECOVER_SECONDS: Final = 20.0
# No file may be longer than this while the disk is full: not even the first page of a database fits.
FULL_BYTES: Final = 512
SLOW_READERS: Final = 40
SLOW_ADDRESS: Final = "127.0.9.1"
SMALL_BUFFER: Final = 4096
NEWCOMER_ADDRESS: Final = "127.0.9.2"
NEWCOMER_SECONDS: Final = 5.0


async def kill(server: ServerProcess, ledger: Ledger) -> None:
    """Kill the server as a power cut would, and start it again."""
    with ledger.outage("the server was killed"):
        await asyncio.to_thread(server.kill)
        server.start()
        await asyncio.to_thread(server.wait_until_ready)
    ledger.faults["kills"] += 1


async def fill_disk(server: ServerProcess, ledger: Ledger) -> None:
    """Let the store take nothing more for some seconds; the server has to notice, and to recover by itself."""
    with ledger.outage("nothing could be saved") as outage:
        with read_only(server.db) if server.db.startswith("postgresql") else no_file_grows(server.pid):
            begun = time.monotonic()
            noticed = False
            while (passed := time.monotonic() - begun) < FULL_SECONDS or (
                passed < MOST_FULL_SECONDS and not (noticed and outage.refusals)
            ):
                noticed = not await asyncio.to_thread(server.is_well) or noticed
                if noticed and not outage.refusals:
                    await come_by(server, ledger)
                await asyncio.sleep(0.1)
        end = time.monotonic() + RECOVER_SECONDS
        while not await asyncio.to_thread(server.is_well):
            if time.monotonic() > end:
                ledger.unnoticed.append("the server did not recover when the store could be written again")
                return
            await asyncio.sleep(0.1)
    ledger.faults["full disks"] += 1
    if not noticed:
        ledger.unnoticed.append("nothing could be saved, and the server said that it was well")
    if not outage.refusals:
        ledger.unnoticed.append("nothing could be saved, and nobody was told so")


async def come_by(server: ServerProcess, ledger: Ledger) -> None:
    """Somebody new wants something to be kept, since everybody at a table may be waiting for others."""
    since = time.monotonic()
    http = HttpClient(server.port, NEWCOMER_ADDRESS)
    try:
        async with asyncio.timeout(NEWCOMER_SECONDS):
            status, answer = await http.ask("POST", "/api/me/tokens", None, {"label": "soak"})
    except GONE:
        return
    finally:
        http.drop()
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        ledger.refuse("a newcomer", f"{status} {answer}", since)


@contextmanager
def no_file_grows(pid: int) -> Iterator[None]:
    """Every write of a process fails, as on a full disk."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL_BYTES, before[1]))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(db: str) -> Iterator[None]:
    """PostgreSQL refuses to write, as it does where its disk is full or another one has taken over."""
    url = make_url(db)
    name = url.database
    options = {"options": "-c default_transaction_read_only=off"}
    engine = create_engine(url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT", connect_args=options)
    others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name and pid <> pg_backend_pid()"

    def set_to(value: str) -> None:
        with engine.connect() as connection:
            connection.execute(text(f'alter database "{name}" {value}'))
            # What is connected already goes by the old setting.
            connection.execute(text(others), {"name": name})

    set_to("set default_transaction_read_only = on")
    try:
        yield
    finally:
        set_to("reset default_transaction_read_only")
        engine.dispose()


async def break_streams(soak: Soak, luck: random.Random, every: float) -> None:
    """Break the line of somebody who follows a match, again and again."""
    while True:
        await asyncio.sleep(luck.uniform(0, 2 * every))
        if soak.followers:
            luck.choice(sorted(soak.followers, key=id)).drop()
            soak.ledger.faults["broken streams"] += 1


@asynccontextmanager
async def slow_readers(soak: Soak) -> AsyncIterator[None]:
    """People who ask for all news of a match and never read them."""
    lines: list[socket.socket] = []
    matches = list(soak.matches)
    try:
        for number in range(SLOW_READERS if matches else 0):
            with suppress(OSError):
                lines.append(await asyncio.to_thread(ask_and_forget, soak.port, matches[number % len(matches)]))
        soak.ledger.faults["slow readers"] += len(lines)
        yield
    finally:
        for line in lines:
            line.close()


def ask_and_forget(port: int, match: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    line.bind((SLOW_ADDRESS, 0))
    line.settimeout(5)
    line.connect(("127.0.0.1", port))
    head = f"GET /api/matches/{match}/events?seat=spectator&lang=en HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    line.sendall(f"{head}Last-Event-ID: 0\r\n\r\n".encode())
    return line
