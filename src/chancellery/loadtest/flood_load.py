"""How much floods of dear requests slow others down: a player's action and a bot's answer, with and without each."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.journal import Journal, Origin
from chancellery.engine.rng import KEY_BYTES
from chancellery.games import all_games, find_game
from chancellery.lab.bench import calibrate
from chancellery.lab.figures import Figures
from chancellery.loadtest.bot_load import Person
from chancellery.loadtest.floods import Ground
from chancellery.loadtest.http_client import HttpClient
from chancellery.loadtest.postgres import empty_database
from chancellery.loadtest.server_load import GAME, few_cores, quantiles
from chancellery.loadtest.server_process import ServerProcess, serving
from chancellery.store.store import Store, open_store
from chancellery.store.transfer import keep_new
from chancellery.table.match import Match, Seat
from chancellery.table.seating import new_match
from chancellery.table.table import Table

T = TypeVar("T")

BOTS_GAME: Final = "realpolitik"
ADDRESSES: Final = (1, 10)
# Somebody who plays thinks for so long, about.
THINKING_SECONDS: Final = 0.08
AT_ONCE_SECONDS: Final = 0.001
# Until its first answers are there, or its last.
FLOOD_SECONDS: Final = 60.0
RUNNING_PLIES: Final = 300
MOST_PLIES: Final = 2500
# So many of every game are over, for the floods that ask for such.
FINISHED: Final = 6
OF_FINISHED: Final = {"proofs", "reviews"}
# The crafted file: as many actions as may be imported, and as much else as fits.
CRAFTED_ACTIONS: Final = 4_000
CRAFTED_BYTES: Final = 3_500_000


class Targets(msgspec.Struct):
    """The ids of matches that floods ask for."""

    running: str
    finished: list[str]


def bench_floods(
    names: Sequence[str],
    seconds: float,
    tick: Callable[[float], None],
    postgres: str | None = None,
    numbers: Sequence[int] = ADDRESSES,
) -> Figures:
    """Measure each flood from one address and from ten, on a server of its own with the limits of a public one."""
    with tempfile.TemporaryDirectory(prefix="chancellery-flood-") as folder, few_cores() as cores:
        file = Path(folder) / "crafted.json"
        file.write_bytes(crafted_file())
        report: Figures = {
            "cores": cores,
            "database": "sqlite" if postgres is None else "postgresql",
            "load_average": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
            "calibration": calibrate(),
            "floods": [],
        }
        ground = None if postgres is not None else Path(folder) / "ground.sqlite"
        for number, name in enumerate(names):
            for addresses in numbers:
                place = Path(folder) / f"{number}-{addresses}"
                place.mkdir()
                with database(place, ground, postgres, FINISHED if OF_FINISHED & set(names) else 0) as (db, targets):
                    report["floods"].append(measure(name, addresses, seconds, place, file, db, targets))
                tick(2 * seconds)
    return report


@contextmanager
def database(folder: Path, ground: Path | None, postgres: str | None, finished: int) -> Iterator[tuple[str, Targets]]:
    """A database with matches in it, and which those are: one that is laid once and copied, or a new one."""
    if ground is None:
        with empty_database(str(postgres)) as db:
            yield db, lay_ground(db, finished)
        return
    targets_file = ground.with_suffix(".json")
    if not ground.exists():
        targets_file.write_bytes(msgspec.json.encode(lay_ground(f"sqlite:///{ground}", finished)))
    copy = folder / "bench.sqlite"
    shutil.copy(ground, copy)
    yield f"sqlite:///{copy}", msgspec.json.decode(targets_file.read_bytes(), type=Targets)


def measure(name: str, addresses: int, seconds: float, folder: Path, file: Path, db: str, targets: Targets) -> Figures:
    """One flood on one server: what others wait for in peace, and meanwhile."""
    with serving(folder, db, "--rates", "1", "--log-level", "ERROR") as server:
        ground = Ground(
            port=server.port,
            addresses=[f"127.0.7.{number + 1}" for number in range(addresses)],
            played="",
            running=targets.running,
            finished=targets.finished,
            file=str(file),
        )
        return asyncio.run(Victims(server, ground, seconds).suffer(name))


async def in_time(what: Awaitable[T]) -> T:
    """Wait for the process of a flood, but not for ever."""
    try:
        # Not `wait_for`, which Python 3.11 lets wait for ever if what is waited for ends just then.
        async with asyncio.timeout(FLOOD_SECONDS):
            return await what
    except TimeoutError:
        raise ChancelleryError("the flood neither begins nor ends: this machine is too busy to measure one") from None


class Victims:
    """Somebody who plays both sides of a match, and somebody who plays against bots."""

    def __init__(self, server: ServerProcess, ground: Ground, seconds: float) -> None:
        self.server = server
        self.ground = ground
        self.seconds = seconds
        self.luck = random.Random(1)
        self.http = HttpClient(server.port, "127.0.8.1")
        self.person = Person(server.port, BOTS_GAME, 1, "127.0.8.2", THINKING_SECONDS / 2)
        self.token = ""
        self.actions: list[float] = []
        self.looks: list[float] = []

    async def suffer(self, name: str) -> Figures:
        """Play in peace, and then while a flood is under way."""
        try:
            await self.sit_down()
            before = await self.play(self.seconds)
            flood = await self.begin_flood(name)
            meanwhile = await self.play(self.seconds)
            assert flood.stdin is not None
            flood.stdin.close()
            answers = json.loads((await in_time(flood.communicate()))[0])
        finally:
            self.http.close()
            await self.person.close()
        return {"flood": name, "addresses": len(self.ground.addresses), "before": before, "meanwhile": meanwhile} | {
            "answers": answers
        }

    async def begin_flood(self, name: str) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "chancellery.loadtest.floods"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode((name, self.ground)) + b"\n")
        await process.stdin.drain()
        assert process.stdout is not None
        await in_time(process.stdout.readline())
        return process

    async def sit_down(self) -> None:
        self.token = (await self.http.must("POST", "/api/me/tokens", body={"label": "bench"}))["token"]
        await self.lay()

    async def lay(self) -> None:
        game = find_game(GAME)
        seats = {seat: {"kind": "me"} for seat in game.seats(game.options({}))}
        table = await self.http.must("POST", "/api/matches", self.token, {"game": GAME, "seats": seats})
        self.ground.played = table["id"]

    async def play(self, seconds: float) -> Figures:
        """Play for a while: how long actions took, and bots."""
        self.actions, self.looks = [], []
        self.person.waits, self.person.answers = [], []
        end = time.perf_counter() + seconds
        await asyncio.gather(self.play_both_sides(end), self.person.play(end))
        # A bot answers several questions in one go, and all of that is told at once.
        answers = [seconds for seconds in self.person.answers if seconds > AT_ONCE_SECONDS]
        return {
            "actions": len(self.actions),
            "action_ms": quantiles(self.actions),
            "look_ms": quantiles(self.looks),
            "bots": len(answers),
            "bot_ms": quantiles(answers),
        }

    async def play_both_sides(self, end: float) -> None:
        while time.perf_counter() < end:
            path = f"/api/matches/{self.ground.played}"
            began = time.perf_counter()
            view = await self.http.must("GET", f"{path}/view", self.token)
            self.looks.append(time.perf_counter() - began)
            if view["status"] != "running":
                await self.lay()
                continue
            body = {"action": self.luck.choice(view["position"]["legal"]), "ply": view["ply"], "seat": view["seat"]}
            began = time.perf_counter()
            status, answer = await self.http.ask("POST", f"{path}/actions", self.token, body)
            if status == 200:
                self.actions.append(time.perf_counter() - began)
            elif status != 409:
                raise AssertionError(f"an action was refused with {status}: {answer}")
            await asyncio.sleep(self.luck.uniform(0, 2 * THINKING_SECONDS))


# --- what the floods find ---


def lay_ground(db: str, each: int) -> Targets:
    """Fill a store with a long match that is not over, and so many of every game that are."""
    store = open_store(db)
    try:
        running = next(
            match.id for number in count() if not (match := play_at_random(store, GAME, number, RUNNING_PLIES)).over()
        )
        finished = [
            play_at_random(store, game.id, number, MOST_PLIES).id for game in all_games() for number in range(each)
        ]
    finally:
        store.close()
    return Targets(running, finished)


def play_at_random(store: Store, game_id: str, number: int, plies: int) -> Match:
    """A match by chance, kept as far as it went; one that did not end is given up unless it is to go on."""
    game, luck = find_game(game_id), random.Random(number)
    owner = store.people.guest("en").id
    options = game.options({})
    seats = [Seat("person", user=owner) for _ in game.seats(options)]
    match = new_match(game, options.dump(), seats, now=time.time(), owner=owner)
    table = Table.start(game, match)
    table.begin(time.time())
    entries = []
    while table.match.status == "running" and table.state.ply < plies:
        seat = luck.choice(table.state.waiting)
        action = luck.choice(table.state.legal(seat))
        entries.append(table.act(seat, action, table.state.ply, time.time()))
    if match.status == "running" and plies == MOST_PLIES:
        match.status, match.waiting = "abandoned", []
    keep_new(store, match, entries)
    return match


def crafted_file() -> bytes:
    """A match file as dear as one can be made that is taken in: long, of new chance at every ply, and big."""
    journal = next(one for one in map(endless_match, count()) if len(one.actions) == CRAFTED_ACTIONS)
    file = journal.export()
    return compact({**file, "padding": [0] * ((CRAFTED_BYTES - len(compact(file))) // 2)})


def endless_match(number: int) -> Journal:
    """A match by chance that goes on for as long as may be imported, if it does."""
    game, luck = find_game(BOTS_GAME), random.Random(number)
    origins = [Origin(ply, luck.randbytes(KEY_BYTES), [], []) for ply in range(1, CRAFTED_ACTIONS)]
    rekeys = [(ply, ply + 1) for ply in range(CRAFTED_ACTIONS)]
    journal = Journal(game, game.options({}), bytes(KEY_BYTES), [], rekeys, [], origins)
    state = journal.replay()
    while state.outcome is None and state.ply < CRAFTED_ACTIONS:
        seat = luck.choice(state.waiting)
        journal.actions.append((seat, luck.choice(state.legal(seat))))
        state.play(*journal.actions[-1])
        journal.rekey(state)
    return journal


def compact(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
