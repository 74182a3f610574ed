"""How fast a server passes an action on: from its POST until the event arrives at another seat."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Final

from msgspec import Struct

from chancellery.games import find_game
from chancellery.lab.bench import calibrate
from chancellery.lab.figures import Figures
from chancellery.loadtest.http_client import HttpClient
from chancellery.loadtest.postgres import empty_database
from chancellery.loadtest.server_process import ServerProcess, serving
from chancellery.store.store import open_store
from chancellery.store.table_loader import load_table

GAME: Final = "europe-in-turmoil"
CORES: Final = 2
MOST_MATCHES: Final = 1000
MOST_STREAMS: Final = 4000
MOST_PAUSE: Final = 60.0
EVENT_SECONDS: Final = 10.0
FSYNCS: Final = 40
# So many tables are laid at once; the rest wait for their turn.
LAYING: Final = 8


class Load(Struct, frozen=True):
    """What a server has to bear; `pause` is how long people think between two actions of a match, on average."""

    matches: int
    streams: int
    pause: float


LOADS: Final[tuple[Load, ...]] = (Load(200, 400, 5.0), Load(8, 16, 0.0), Load(1, 2, 0.0))


def bench_server(
    loads: tuple[Load, ...],
    seconds: float,
    tick: Callable[[float], None],
    processes: int = 1,
    postgres: str | None = None,
) -> Figures:
    """Measure each load on a server of its own: on SQLite, or as one or several processes on a PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="chancellery-bench-") as folder, few_cores() as cores:
        report: Figures = {
            "game": GAME,
            "cores": cores,
            "processes": processes,
            "database": "sqlite" if postgres is None else "postgresql",
            # What else the machine has to do: times are worth little where the first is not near 0.
            "load_average": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
            "calibration": calibrate(),
            "fsync_ms": fsync_ms(Path(folder)),
            "loads": [],
        }
        for number, load in enumerate(loads):
            place = Path(folder) / str(number)
            place.mkdir()
            with ExitStack() as stack:
                db = None if postgres is None else stack.enter_context(empty_database(postgres))
                servers = [stack.enter_context(serving(place, db)) for _ in range(processes)]
                figures = asyncio.run(Bench(servers, load, seconds).run())
                figures["open_ms"] = open_ms(servers[0].db)
            report["loads"].append(figures)
            tick(seconds)
    return report


def open_ms(db: str) -> dict[str, float] | None:
    """What it takes to have a match at hand that is only on disk."""
    store = open_store(db)
    times = []
    try:
        for id in store.matches.running():
            start = time.perf_counter()
            load_table(store.matches, id)
            times.append(time.perf_counter() - start)
    finally:
        store.close()
    return quantiles(times)


@contextmanager
def few_cores() -> Iterator[int]:
    """The server and its clients on two cores together, where that can be arranged."""
    if not hasattr(os, "sched_setaffinity"):
        yield os.cpu_count() or 1
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:CORES])
    try:
        yield min(len(before), CORES)
    finally:
        os.sched_setaffinity(0, before)


def fsync_ms(folder: Path) -> float:
    """What the disk takes to keep one page: half of the times it is faster."""
    times = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(FSYNCS):
            file.write(bytes(4096))
            start = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return round(median(times) * 1000, 2)


class Bench:
    """One load on the processes of one server."""

    def __init__(self, servers: list[ServerProcess], load: Load, seconds: float) -> None:
        self.servers = servers
        self.load = load
        self.seconds = seconds
        self.seats = len(find_game(GAME).seats(find_game(GAME).options({})))
        self.to_event: list[float] = []
        self.to_answer: list[float] = []
        self.lost = 0
        self.end = 0.0

    async def run(self) -> Figures:
        laying = asyncio.Semaphore(LAYING)
        tables = [BenchTable(self, number) for number in range(self.load.matches)]
        try:
            await asyncio.gather(*(table.lay_in_turn(laying) for table in tables))
            used = self.cpu_seconds()
            begin = time.perf_counter()
            self.end = begin + self.seconds
            await asyncio.gather(*(table.play() for table in tables))
            return self.figures(time.perf_counter() - begin, used)
        finally:
            for table in tables:
                await table.clear()
                for http in table.lines:
                    http.close()

    def streams_of(self, number: int) -> list[int]:
        """The seats whose news the match with this number is listened to for."""
        mine = range(number, self.load.streams, self.load.matches)
        return [(stream // self.load.matches) % self.seats for stream in mine]

    def figures(self, seconds: float, used: float | None) -> Figures:
        after = self.cpu_seconds()
        return {
            "matches": self.load.matches,
            "streams": self.load.streams,
            "pause_s": self.load.pause,
            "actions": len(self.to_answer),
            "actions_per_second": round(len(self.to_answer) / seconds, 1),
            "events": len(self.to_event),
            "event_ms": quantiles(self.to_event),
            "answer_ms": quantiles(self.to_answer),
            "lost": self.lost,
            "server_cpu": None if used is None or after is None else round((after - used) / seconds, 2),
            # All that the server does until the next action: it varies less than the times do on a busy machine.
            "server_ms_per_action": None
            if used is None or after is None or not self.to_answer
            else round((after - used) / len(self.to_answer) * 1000, 2),
            "server_peak_mb": self.total(server.peak_memory() for server in self.servers),
        }

    def cpu_seconds(self) -> float | None:
        return self.total(server.cpu_seconds() for server in self.servers)

    def total(self, figures: Iterable[float | None]) -> float | None:
        """The sum of what all processes take; None where nobody knows."""
        measured = [figure for figure in figures if figure is not None]
        return round(sum(measured), 2) if len(measured) == len(self.servers) else None


class BenchTable:
    """One match after another between two people, or as many as the game has seats."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.number = number
        self.luck = random.Random(number)
        # Neighbours at a table are at different processes.
        ports = [server.port for server in bench.servers]
        self.ports = [ports[(number + seat) % len(ports)] for seat in range(bench.seats)]
        self.lines = [HttpClient(port) for port in self.ports]
        self.tokens: list[str] = []
        self.match = ""
        self.sent: dict[int, tuple[float, int]] = {}
        self.arrived: dict[int, asyncio.Event] = {}
        self.listening: list[asyncio.Task[None]] = []

    async def lay_in_turn(self, laying: asyncio.Semaphore) -> None:
        async with laying:
            for http in self.lines:
                answer = await http.must("POST", "/api/me/tokens", body={"label": "bench"})
                self.tokens.append(answer["token"])
            await self.lay()

    async def lay(self) -> None:
        """A new match with everybody seated, and its streams."""
        (first, token), *others = zip(self.lines, self.tokens, strict=True)
        self.match = (await first.must("POST", "/api/matches", token, {"game": GAME}))["id"]
        for http, token in others:
            await http.must("POST", f"/api/matches/{self.match}/join", token, {})
        seats = self.bench.streams_of(self.number)
        ready = [asyncio.Event() for _ in seats]
        self.listening = [asyncio.create_task(self.listen(seat, sign)) for seat, sign in zip(seats, ready, strict=True)]
        for sign in ready:
            await asyncio.wait_for(sign.wait(), EVENT_SECONDS)

    async def listen(self, seat: int, ready: asyncio.Event) -> None:
        http = HttpClient(self.ports[seat])
        try:
            async for kind, entry in http.events(f"/api/matches/{self.match}/events", self.tokens[seat]):
                if kind == "ready":
                    ready.set()
                elif kind == "action":
                    self.heard(seat, entry["ply"], time.perf_counter())
        finally:
            http.close()

    def heard(self, seat: int, ply: int, now: float) -> None:
        at, by = self.sent.get(ply, (now, seat))
        if seat != by:
            self.bench.to_event.append(now - at)
            self.arrived[ply].set()

    async def clear(self) -> None:
        for task in self.listening:
            task.cancel()
        for task in self.listening:
            with suppress(asyncio.CancelledError, OSError, asyncio.IncompleteReadError):
                await task

    async def play(self) -> None:
        """Random legal actions until the time is up, each when the one before has arrived."""
        await self.think(self.bench.load.pause)
        seat = 0
        while time.perf_counter() < self.bench.end:
            view = await self.lines[seat].must("GET", f"/api/matches/{self.match}/view", self.tokens[seat])
            if view["status"] != "running":
                await self.clear()
                await self.lay()
            elif not view["position"]["legal"]:
                seat = (seat + 1) % self.bench.seats
            else:
                await self.act(seat, self.luck.choice(view["position"]["legal"]), view["ply"])
                await self.think(2 * self.bench.load.pause)

    async def think(self, most: float) -> None:
        left = self.bench.end - time.perf_counter()
        await asyncio.sleep(max(0.0, min(left, self.luck.uniform(0, most))))

    async def act(self, seat: int, action: str, ply: int) -> None:
        arrived = self.arrived[ply + 1] = asyncio.Event()
        start = time.perf_counter()
        self.sent[ply + 1] = start, seat
        body = {"action": action, "ply": ply}
        await self.lines[seat].must("POST", f"/api/matches/{self.match}/actions", self.tokens[seat], body)
        self.bench.to_answer.append(time.perf_counter() - start)
        if any(listener != seat for listener in self.bench.streams_of(self.number)):
            try:
                await asyncio.wait_for(arrived.wait(), EVENT_SECONDS)
            except TimeoutError:
                self.bench.lost += 1
        del self.sent[ply + 1], self.arrived[ply + 1]


def quantiles(times: list[float]) -> dict[str, float] | None:
    """The times that 50, 95 and 99 of a hundred do not exceed, in milliseconds."""
    if not times:
        return None
    ordered = sorted(times)
    return {
        f"p{percent}": round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000, 2)
        for percent in (50, 95, 99)
    }
