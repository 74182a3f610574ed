"""The course of a soak: faults first, then a while without kills in which memory is watched, then the reckoning."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from msgspec import Struct

from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.lab.figures import Figures
from chancellery.loadtest.server_process import COMMAND, ServerProcess, serving
from chancellery.loadtest.soak.faults import break_streams, fill_disk, kill, slow_readers
from chancellery.loadtest.soak.ledger import Ledger
from chancellery.loadtest.soak.memory import Growth, Sample, as_figures, growth
from chancellery.loadtest.soak.people import Company, Soak, SoakTable
from chancellery.store.check import broken
from chancellery.store.errors import NoSuchMatch
from chancellery.store.store import open_store

COMPANIES: Final[tuple[Company, ...]] = ("people", "mixed", "bots")
# In how many moments memory is looked at while no kill makes it anew; not oftener than ten times a second.
SAMPLES: Final = 60
# Connections that a server keeps for itself: to the database, and to the processes of its bots.
SPARE_SOCKETS: Final = 30
GAUGE: Final = re.compile(r"^chancellery_(streams|cached_tables) (\d+)(?:\.0)?$", re.MULTILINE)


class SoakPlan(Struct, frozen=True):
    """What a soak throws in.

    seconds       how long people play
    killing       how much of that is the first part, in which the server is killed; without one nobody is
    kill_every    seconds between two kills there, on average
    kills         how many there are at least, however slow the machine is
    pause         seconds that people think about an action, on average
    patience      seconds until what does not arrive counts as lost, and what stays open as leaked
    break_every   seconds between two streams that are broken
    companies     who sits at the tables of each game
    command       the program that serves: another one where the soak itself is tested
    """

    seconds: float
    killing: float = 0.55
    kill_every: float = 12.0
    kills: int = 2
    pause: float = 0.2
    patience: float = 15.0
    break_every: float = 1.0
    companies: tuple[Company, ...] = COMPANIES
    command: tuple[str, ...] = COMMAND


class Progress(Struct, frozen=True):
    """How far a soak has come."""

    seconds: float
    acknowledged: int
    events: int
    lost: int
    refused: int
    unexplained: int
    kills: int
    mb: float | None


def soak(plan: SoakPlan, games: list[Game], db: str | None, tick: Callable[[Progress], None]) -> Figures:
    """Play all games for a while on a server of its own while things break: the report."""
    with tempfile.TemporaryDirectory(prefix="chancellery-soak-") as folder:
        with serving(Path(folder), db, "--rates", "1", command=plan.command) as server:
            course = Course(plan, server, games, tick)
            asyncio.run(course.run())
        course.reckon()
        return course.report()


class Course:
    """One soak on one server."""

    def __init__(
        self, plan: SoakPlan, server: ServerProcess, games: list[Game], tick: Callable[[Progress], None]
    ) -> None:
        self.plan = plan
        self.server = server
        self.tick = tick
        self.luck = random.Random(plan.seconds)
        self.ledger = Ledger()
        self.soak = Soak(server.port, self.ledger, plan.pause, plan.patience)
        kinds = [(game, company) for game in games for company in plan.companies]
        self.tables = [SoakTable(self.soak, game, company, number) for number, (game, company) in enumerate(kinds)]
        self.samples: list[Sample] = []
        # None while there are kills: a new process says nothing about growth.
        self.sample_every: float | None = None
        self.peak: float = 0.0
        self.begun = time.monotonic()

    async def run(self) -> None:
        self.begun = time.monotonic()
        sockets = self.server.sockets()
        playing = [asyncio.create_task(table.run()) for table in self.tables]
        watching = [
            asyncio.create_task(self.watch()),
            asyncio.create_task(break_streams(self.soak, self.luck, self.plan.break_every)),
        ]
        try:
            await self.throw_faults()
        finally:
            self.soak.over = True
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await asyncio.gather(*playing)
        for table in self.tables:
            await table.leave()
        await self.look_for_leaks(sockets)

    async def throw_faults(self) -> None:
        """Kills and a full disk first; then a full disk and slow readers under a server that lives on."""
        if self.plan.killing > 0:
            await self.kill_again_and_again(self.begun + self.plan.seconds * self.plan.killing)
        left = self.plan.seconds * (1 - self.plan.killing)
        self.sample_every = max(0.1, min(1.0, left / SAMPLES))
        await asyncio.sleep(left * 0.2)
        await fill_disk(self.server, self.ledger)
        async with slow_readers(self.soak):
            await asyncio.sleep(left * 0.3)
        await asyncio.sleep(left * 0.5)

    async def kill_again_and_again(self, end: float) -> None:
        await self.think()
        await fill_disk(self.server, self.ledger)
        while self.ledger.faults["kills"] < self.plan.kills or time.monotonic() < end:
            # Slow readers are there at every other kill.
            async with slow_readers(self.soak) if self.ledger.faults["kills"] % 2 else nullcontext():
                await kill(self.server, self.ledger)
            for table in self.tables:
                table.doubtful = True
            await self.think()

    async def think(self) -> None:
        await asyncio.sleep(self.plan.kill_every * self.luck.uniform(0.5, 1.5))

    # --- watching ---

    async def watch(self) -> None:
        while True:
            mb = self.server.memory()
            self.peak = max(self.peak, mb or 0.0)
            if self.sample_every is not None and mb is not None:
                tables = (await asyncio.to_thread(self.gauges)).get("cached_tables", 0)
                self.samples.append(Sample(time.monotonic(), mb, tables, self.server.processes()))
            self.tick(self.progress(mb))
            await asyncio.sleep(self.sample_every or 1.0)

    def progress(self, mb: float | None) -> Progress:
        ledger = self.ledger
        return Progress(
            seconds=time.monotonic() - self.begun,
            acknowledged=ledger.actions.total(),
            events=ledger.events,
            lost=len(ledger.lost),
            refused=ledger.refused.total(),
            unexplained=len(ledger.unexplained),
            kills=ledger.faults["kills"],
            mb=mb,
        )

    def gauges(self) -> dict[str, int]:
        """How many streams and tables the server says that it has."""
        try:
            with urlopen(f"http://127.0.0.1:{self.server.port}/metrics", timeout=5) as answer:
                return {name: int(value) for name, value in GAUGE.findall(answer.read().decode())}
        except OSError:
            return {}

    async def look_for_leaks(self, sockets: int) -> None:
        """When everybody has gone, nothing of them is left open."""
        end = time.monotonic() + self.plan.patience
        while True:
            streams = (await asyncio.to_thread(self.gauges)).get("streams", 0)
            spare = self.server.sockets() - sockets
            if streams == 0 and spare <= SPARE_SOCKETS:
                return
            if time.monotonic() > end:
                self.ledger.leaked.append(f"{streams} streams and {spare} sockets are open although everybody has gone")
                return
            await asyncio.sleep(0.2)

    # --- the reckoning ---

    def reckon(self) -> None:
        """Hold the store, now that no server runs on it, against everything that was acknowledged."""
        store = open_store(self.server.db)
        try:
            for id, game in self.soak.matches.items():
                try:
                    match = store.matches.header(id)
                except NoSuchMatch:
                    self.ledger.lost.append(f"{id}: the match was acknowledged and is not there")
                    continue
                ids = find_game(game).seats(find_game(game).options(match.options))
                actions = {
                    entry.ply: (ids[entry.seat], entry.data.action) for entry in store.matches.action_entries(id)
                }
                self.ledger.compare_actions(id, actions)
                self.ledger.compare_messages(id, [message.text for message in store.messages.visible(id, 0)])
                problem = broken(store.matches, match)
                if problem is not None:
                    self.ledger.lost.append(f"{id}: {problem}")
        finally:
            store.close()

    def report(self) -> Figures:
        ledger, grown = self.ledger, growth(self.samples) if self.samples else None
        games = {
            game: {
                "matches": number,
                "finished": ledger.finished[game],
                "actions": ledger.actions[game],
            }
            for game, number in ledger.matches.items()
        }
        return {
            "seconds": round(self.plan.seconds, 1),
            "database": "postgresql" if self.server.db.startswith("postgresql") else "sqlite",
            "games": games,
            "acknowledged": {
                "matches": len(self.soak.matches),
                "actions": ledger.actions.total(),
                "messages": sum(map(len, ledger.said.values())),
            },
            "events": ledger.events,
            "resent": ledger.resent,
            "faults": dict(ledger.faults),
            "refused": dict(ledger.refused),
            **ledger.sentences(),
            "peak_mb": self.peak,
            "memory": as_figures(grown),
            "holds": ledger.holds and not steady(grown),
        }


def steady(growth: Growth | None) -> bool:
    return growth is not None and growth.steady
