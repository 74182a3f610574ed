"""How long people wait for bots: many play at once, each alone against bots, and answer as soon as they are asked."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from chancellery.games import find_game
from chancellery.lab.bench import calibrate
from chancellery.lab.figures import Figures
from chancellery.loadtest.http_client import HttpClient
from chancellery.loadtest.server_load import few_cores, quantiles
from chancellery.loadtest.server_process import serving

MOST_PEOPLE: Final = 200
# How long a person waits before they look again, if the stream has told nothing.
LOOK_SECONDS: Final = 0.5
MOST_SECONDS: Final = 60.0


def bench_bots(game: str, people: int, seconds: float, tick: Callable[[float], None]) -> Figures:
    """Measure a server on two cores with so many people at a game, each against bots, without pauses."""
    with tempfile.TemporaryDirectory(prefix="chancellery-bench-") as folder, few_cores() as cores:
        report = {
            "game": game,
            "people": people,
            "cores": cores,
            "load_average": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
            "calibration": calibrate(),
        }
        with serving(Path(folder)) as server:
            crowd = [Person(server.port, game, number) for number in range(people)]
            begin, used = time.perf_counter(), server.cpu_seconds()
            asyncio.run(play_all(crowd, begin + seconds))
            took, after = time.perf_counter() - begin, server.cpu_seconds()
        tick(seconds)
    waits = [wait for person in crowd for wait in person.waits]
    bots = sum(person.bots for person in crowd)
    return {
        **report,
        "decisions": len(waits),
        "bot_actions_per_second": round(bots / took, 1),
        "wait_ms": quantiles(waits),
        "bot_ms": quantiles([wait for person in crowd for wait in person.answers]),
        "server_ms_per_action": None
        if used is None or after is None or not waits
        else round((after - used) / (bots + len(waits)) * 1000, 2),
    }


async def play_all(crowd: list[Person], end: float) -> None:
    try:
        await asyncio.gather(*(person.play(end) for person in crowd))
    finally:
        for person in crowd:
            await person.close()


class Person:
    """Somebody who plays one match after another against bots.

    waits    how long it took until they were asked again, or the match was over
    answers  how long it took from an action, or from the first question, until the next action of a bot was told
    pause    how many seconds they think before they act; a server with limits refuses whoever reads too often
    """

    def __init__(self, port: int, game: str, number: int, address: str = "127.0.0.1", pause: float = 0.0) -> None:
        self.port = port
        self.address = address
        self.game = game
        self.pause = pause
        self.luck = random.Random(number)
        self.http = HttpClient(port, address)
        self.token = ""
        self.match = ""
        self.listening: asyncio.Task[None] | None = None
        self.something_new = asyncio.Event()
        self.seat = find_game(game).seats(find_game(game).options({}))[0]
        self.waits: list[float] = []
        self.answers: list[float] = []
        self.bots = 0
        self.last = 0.0

    async def play(self, end: float) -> None:
        if not self.token:
            self.token = (await self.http.must("POST", "/api/me/tokens", body={"label": "bench"}))["token"]
            await self.lay()
        self.last = time.perf_counter()
        acted: float | None = None
        # On a machine that is busy with something else the first bot may take long to come.
        while time.perf_counter() < end or (not self.waits and time.perf_counter() < end + MOST_SECONDS):
            self.something_new.clear()
            view = await self.http.must("GET", f"/api/matches/{self.match}/view?seat={self.seat}", self.token)
            legal = view["position"]["legal"]
            over = view["status"] != "running"
            if (legal or over) and acted is not None:
                self.waits.append(time.perf_counter() - acted)
                acted = None
            if over:
                await self.lay()
            elif legal:
                await asyncio.sleep(self.pause)
                body = {"action": self.luck.choice(legal), "ply": view["ply"], "seat": self.seat}
                acted = self.last = time.perf_counter()
                # Another sealed answer may have come first.
                await self.http.ask("POST", f"/api/matches/{self.match}/actions", self.token, body)
            else:
                await self.look_again()

    async def look_again(self) -> None:
        """Wait until something is told."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self.something_new.wait()
        except TimeoutError:
            return

    async def lay(self) -> None:
        """A new match with bots on all other seats, and its stream."""
        await self.hang_up()
        others = find_game(self.game).seats(find_game(self.game).options({}))[1:]
        seats = {self.seat: {"kind": "me"}, **{seat: {"kind": "bot"} for seat in others}}
        table = {"game": self.game, "seats": seats}
        # Bots may be asked before anybody else.
        self.last = time.perf_counter()
        self.match = (await self.http.must("POST", "/api/matches", self.token, table))["id"]
        self.listening = asyncio.create_task(self.listen(self.match))

    async def listen(self, match: str) -> None:
        http = HttpClient(self.port, self.address)
        try:
            async for kind, entry in http.events(f"/api/matches/{match}/events?seat={self.seat}", self.token):
                if kind == "action" and entry["data"]["seat"] != self.seat:
                    now = time.perf_counter()
                    self.bots += 1
                    self.answers.append(now - self.last)
                    self.last = now
                self.something_new.set()
        finally:
            http.close()

    async def hang_up(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def close(self) -> None:
        await self.hang_up()
        self.http.close()
