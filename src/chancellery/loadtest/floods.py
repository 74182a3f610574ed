"""Floods: somebody who asks a server for what is dear, over and over, from one address or from many.

A process of its own, so that what a flood costs whoever sends it is not counted as a delay of those who play:
`python -m chancellery.loadtest.floods` reads a name and a Ground from its input, writes a line once it is under way,
asks until its input ends, and writes what came of it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from chancellery.loadtest.http_client import HttpClient, HttpClientError, read_head

# How long somebody waits who was refused; an impatient one would only be busy with refusals.
REFUSED_SECONDS: Final = 0.02
# How long somebody who has read a stream to its last entry waits for another one.
SOON_SECONDS: Final = 0.3
# How long a flood is given to begin.
FIRST_SECONDS: Final = 20.0
# What a person on another machine would not take from this one.
NICENESS: Final = 15
LANGUAGES: Final = ("en", "fr")
GUEST_GAME: Final = "realpolitik"


class Ground(msgspec.Struct):
    """What a flood finds on a server: where it is, from which addresses it comes, and what it can ask for.

    played     a match that others play now
    running    a long match that is not over
    finished   matches that are over
    file       a crafted match that takes long to replay
    """

    port: int
    addresses: list[str]
    played: str
    running: str
    finished: list[str]
    file: str


class Flooder:
    """One of those who ask, and what the answers were."""

    def __init__(self, ground: Ground, number: int, answers: Counter[str]) -> None:
        self.ground = ground
        self.number = number
        self.luck = random.Random(number)
        self.address = ground.addresses[number % len(ground.addresses)]
        self.http = HttpClient(ground.port, self.address)
        self.answers = answers
        self.token: str | None = None

    def some_running(self) -> str:
        """A match that is not over: every other asks for a long one, the rest for one that changes all the time."""
        return self.ground.running if self.number % 2 else self.ground.played

    async def ask(self, method: str, path: str, body: Any = None) -> int:
        """Ask, and look at nothing but the status; who is refused waits a moment."""
        try:
            reader = await self.http.send(method, path, self.token, body)
            status, headers = await read_head(reader)
            await reader.readexactly(int(headers["content-length"]))
        except (OSError, asyncio.IncompleteReadError):
            self.http.close()
            status = 0
        self.answers[str(status)] += 1
        if status >= 400 or status == 0:
            await asyncio.sleep(REFUSED_SECONDS)
        return status

    async def read_ahead(self) -> None:
        """Read a match's stream from its first entry to its last."""
        http = HttpClient(self.ground.port, self.address)
        try:
            path = f"/api/matches/{self.ground.running}/events?lang={self.luck.choice(LANGUAGES)}"
            reader = await http.send("GET", path, None, last=0)
            status, _ = await read_head(reader)
            self.answers[str(status)] += 1
            while status == 200 and await self.hears(reader):
                pass
            if status != 200:
                await asyncio.sleep(REFUSED_SECONDS)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            pass
        finally:
            http.drop()

    async def hears(self, reader: asyncio.StreamReader) -> bool:
        """Whether more of a stream comes soon."""
        # In Python 3.11 `asyncio.wait_for` forgets that it was cancelled if what it waits for comes just then,
        # and such a flood never ended.
        async with asyncio.timeout(SOON_SECONDS):
            return len(await reader.read(2**16)) > 0

    async def stall(self) -> None:
        """Open a stream of a match that others play, and never read it."""
        http = HttpClient(self.ground.port, self.address)
        reader = await http.send("GET", f"/api/matches/{self.ground.played}/events", None)
        status, _ = await read_head(reader)
        self.answers[str(status)] += 1
        if http.writer is not None:
            http.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.Event().wait()

    # --- hints ---

    async def be_advised(self) -> None:
        """Ask for a hint at every question of a match against bots; whoever had too many becomes somebody else."""
        self.token, match = await self.sit_down()
        while True:
            status, view = await self.http.ask("GET", f"/api/matches/{match}/view", self.token)
            if status != 200 or not view["position"]["legal"]:
                await asyncio.sleep(REFUSED_SECONDS)
                continue
            status = await self.ask("POST", f"/api/matches/{match}/hint", {"ply": view["ply"]})
            if status == 429:
                self.token, match = await self.sit_down()
                continue
            body = {"ply": view["ply"], "action": self.luck.choice(view["position"]["legal"])}
            await self.http.ask("POST", f"/api/matches/{match}/actions", self.token, body)

    async def sit_down(self) -> tuple[str, str]:
        """A new guest at a new table."""
        while True:
            self.token = None
            status, answer = await self.http.ask("POST", "/api/me/tokens", body={"label": "flood"})
            if status < 300:
                token = answer["token"]
                table = {"game": GUEST_GAME, "seats": {"austria": {"kind": "me"}, **BOTS}}
                status, answer = await self.http.ask("POST", "/api/matches", token, table)
                if status < 300:
                    return token, answer["id"]
            self.answers[str(status)] += 1
            await asyncio.sleep(10 * REFUSED_SECONDS)


BOTS: Final = {seat: {"kind": "bot", "bot": "random"} for seat in ("france", "prussia", "italy")}


async def again(flooder: Flooder, ask: Callable[[], Awaitable[Any]]) -> None:
    """Ask for ever; whatever breaks is tried again."""
    try:
        while True:
            try:
                await ask()
            except (OSError, asyncio.IncompleteReadError, HttpClientError, ValueError):
                flooder.answers["broken"] += 1
                flooder.http.close()
                await asyncio.sleep(REFUSED_SECONDS)
    finally:
        flooder.http.drop()


def imports(flooder: Flooder) -> Awaitable[None]:
    body = msgspec.Raw(Path(flooder.ground.file).read_bytes())

    async def one() -> None:
        # Somebody else each time: a person may import a few only.
        flooder.token = None
        status = await flooder.ask("POST", "/api/matches/import", body)
        if status == 0:
            await asyncio.sleep(REFUSED_SECONDS)

    return again(flooder, one)


def exports(flooder: Flooder) -> Awaitable[None]:
    path = f"/api/matches/{flooder.some_running()}/export"
    return again(flooder, lambda: flooder.ask("GET", f"{path}?lang={flooder.luck.choice(LANGUAGES)}"))


def logs(flooder: Flooder) -> Awaitable[None]:
    path = f"/api/matches/{flooder.some_running()}/log"

    async def one() -> None:
        await flooder.ask("GET", f"{path}?lang={flooder.luck.choice(LANGUAGES)}&after={flooder.luck.randrange(50)}")

    return again(flooder, one)


def proofs(flooder: Flooder) -> Awaitable[None]:
    """Stories and proofs of one match after another."""
    numbers = count(flooder.number)

    async def one() -> None:
        number = next(numbers)
        match = flooder.ground.finished[number % len(flooder.ground.finished)]
        await flooder.ask("GET", f"/api/matches/{match}/{'story' if number % 2 else 'verify'}")

    return again(flooder, one)


def reviews(flooder: Flooder) -> Awaitable[None]:
    numbers = count(flooder.number)

    async def one() -> None:
        match = flooder.ground.finished[next(numbers) % len(flooder.ground.finished)]
        await flooder.ask("POST", f"/api/matches/{match}/review", {})

    return again(flooder, one)


def old_views(flooder: Flooder) -> Awaitable[None]:
    """Positions of long ago."""
    path = f"/api/matches/{flooder.ground.running}/view"
    return again(flooder, lambda: flooder.ask("GET", f"{path}?lang=fr&ply={flooder.luck.randrange(200)}"))


# By name: what one of them does, and how many there are from one address, and from ten.
FLOODS: Final[dict[str, tuple[Callable[[Flooder], Awaitable[None]], int, int]]] = {
    "imports": (imports, 4, 20),
    "proofs": (proofs, 12, 40),
    "exports": (exports, 40, 40),
    "logs": (logs, 40, 40),
    "old-views": (old_views, 40, 40),
    "streams": (lambda flooder: again(flooder, flooder.read_ahead), 100, 100),
    "stalled-streams": (lambda flooder: again(flooder, flooder.stall), 120, 500),
    "hints": (lambda flooder: again(flooder, flooder.be_advised), 4, 20),
    "reviews": (reviews, 4, 20),
}


async def flood(name: str, ground: Ground) -> Counter[str]:
    """Let everybody ask at once, until the input ends: how often each status was the answer."""
    ask, alone, together = FLOODS[name]
    answers: Counter[str] = Counter()
    flooders = [Flooder(ground, number, answers) for number in range(alone if len(ground.addresses) == 1 else together)]
    tasks = [asyncio.ensure_future(ask(flooder)) for flooder in flooders]
    telling = asyncio.create_task(tell_when_under_way(answers))
    await asyncio.to_thread(sys.stdin.buffer.read)
    for task in (*tasks, telling):
        task.cancel()
    await asyncio.gather(*tasks, telling, return_exceptions=True)
    return answers


async def tell_when_under_way(answers: Counter[str]) -> None:
    """Write a line at the first answer, or after a while: some floods get none for long."""
    end = time.monotonic() + FIRST_SECONDS
    while not answers and time.monotonic() < end:
        await asyncio.sleep(0.05)
    sys.stdout.buffer.write(b"under way\n")
    sys.stdout.buffer.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    name, ground = msgspec.json.decode(sys.stdin.buffer.readline(), type=tuple[str, Ground])
    answers = asyncio.run(flood(name, ground))
    sys.stdout.buffer.write(msgspec.json.encode(dict(answers)) + b"\n")


if __name__ == "__main__":
    main()
