"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from weakref import WeakSet

import httpx
import pytest

from tests.bytecode import bytecode_environment
from tests.failures import witnesses
from tests.migrated import write_migrated
from tests.waiting import PATIENCE, moments
from tests.web.forked_servers import Child, nursery

ROOT = Path(__file__).parents[2]
GAMES = "tests.tiny:TINY,tests.web.misbehaving_game:LAZY,tests.web.misbehaving_game:STUMBLING"


@pytest.fixture(scope="session", autouse=True)
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where servers keep what they compiled, so that only the first of them has to."""
    patch = pytest.MonkeyPatch()
    for name, value in bytecode_environment(tmp_path_factory).items():
        patch.setenv(name, value)
    yield
    patch.undo()


SERVERS: WeakSet[Server] = WeakSet()
# Of a log, the end.
TOLD = 200_000


def tell_of_servers(folder: Path) -> None:
    """Keep what the servers of a test that failed have written last."""
    for server in SERVERS:
        if server.log.exists():
            (folder / f"server-{server.port}.log").write_bytes(server.log.read_bytes()[-TOLD:])


witnesses.append(tell_of_servers)


class Server:
    """`chancellery serve` with Courtyard; it can be killed and started again on the same database."""

    # What it plays besides the games that are shipped.
    games = GAMES

    def __init__(
        self, db: str, folder: Path, *more: str, port: int = 0, client: Path | None = None, fixed: bool = True
    ) -> None:
        self.db = db
        self.fixed = fixed
        self.folder = folder
        self.more = more
        self.client = client
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: Child | None = None
        SERVERS.add(self)

    def start(self) -> Server:
        environment = {
            **os.environ,
            "CHANCELLERY_GAMES": self.games,
            "CHANCELLERY_SECRET": "the same at every start",
            "PYTHONPATH": str(ROOT),
            "XDG_DATA_HOME": str(self.folder),
        }
        write_migrated(self.db)
        arguments = ["serve", "--port", str(self.port), "--db", self.db, "--rates", "0", "--log-level", "INFO"]
        self.process = nursery(self.client).bear([*arguments, *self.more], environment, self.log, fixed=self.fixed)
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        assert self.process is not None
        for _ in moments():
            if self.process.poll() is not None:
                raise AssertionError(self.log.read_text("utf-8"))
            if self.is_well():
                return

    def is_well(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As if the power went: the server and its bots, at once."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, with_signal: int) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, with_signal)
            self.process.wait(20)

    def person(self) -> Person:
        return Person(self.url)


class Person:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        # Without TLS there is nothing to verify, and certificates take long to load.
        # A connection that was idle is not used again: the server may be closing it at that moment.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=False, limits=limits)

    def __del__(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None, **headers: str) -> Any:
        answer = self.http.post(f"/api{path}", json=body, headers=headers)
        expected = (200, 201) if status is None else (status,)
        assert answer.status_code in expected, (path, body, answer.status_code, answer.text)
        return answer.json()

    def token(self) -> str:
        return str(self.post("/me/tokens", {"label": "test"})["token"])

    def table(self, **more: Any) -> Any:
        """A new match of Courtyard."""
        return self.post("/matches", {"game": "courtyard", **more})

    def view(self, match: str, **query: Any) -> Any:
        return self.get(f"/matches/{match}/view", **query)

    def act(self, match: str, action: str, ply: int, status: int | None = None, **more: Any) -> Any:
        return self.post(f"/matches/{match}/actions", {"action": action, "ply": ply, **more}, status)

    def try_act(self, match: str, action: str, ply: int) -> int:
        """Act, unless somebody else's sealed pick came first: where the match stands."""
        answer = self.http.post(f"/api/matches/{match}/actions", json={"action": action, "ply": ply})
        assert answer.status_code in (200, 409), answer.text
        return int(answer.json()["ply"])


def two_at_a_table(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A running match of two people: red and blue."""
    red, blue = server.person(), server.person()
    match = red.table(**more)["id"]
    blue.post(f"/matches/{match}/join", {})
    return match, red, blue


def play_on(match: str, people: list[Person], luck: random.Random, plies: int | None = None) -> int:
    """Play at random to the end, or for some plies: where the match stands then."""
    ply: int = people[0].view(match)["ply"]
    end = None if plies is None else ply + plies
    waiting = moments()
    while end is None or ply < end:
        for person in people:
            seen = person.view(match)
            if seen["status"] != "running":
                return int(seen["ply"])
            if seen["position"]["legal"]:
                ply = person.try_act(match, luck.choice(seen["position"]["legal"]), seen["ply"])
                waiting = moments()
                break
        else:
            next(waiting)
    return ply


@contextmanager
def listening(person: Person, match: str, last: int | None = None, **query: Any) -> Iterator[Iterator[Any]]:
    """The events of a match, each as (id, kind, data)."""
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    path = f"/api/matches/{match}/events"
    with person.http.stream("GET", path, params=query, headers=headers, timeout=20) as answer:
        assert answer.status_code == 200
        yield events(lines_of(answer.iter_text()))


def lines_of(chunks: Iterator[str]) -> Iterator[str]:
    """Lines as a stream of events has them: what people say may hold other characters that end a line elsewhere."""
    rest = ""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split("\n")
        yield from lines


def events(lines: Iterator[str]) -> Iterator[Any]:
    found: dict[str, str] = {}
    asked = time.monotonic()
    for line in lines:
        # A stream that tells nothing still says that it is there.
        assert time.monotonic() < asked + PATIENCE, f"nothing was told within {PATIENCE} seconds"
        if line:
            name, _, value = line.partition(": ")
            found[name] = value
        elif found.get("event") == "ping":
            found = {}
        elif "data" in found:
            yield int(found["id"]), found["event"], json.loads(found["data"])
            found = {}
            asked = time.monotonic()


# Below those that a system gives to outgoing connections; each process of tests has some hundred of its own.
PORTS = itertools.cycle(range(first := 10_000 + os.getpid() % 40 * 500, first + 500))


def free_port() -> int:
    """A port that nobody has, and that no other process of tests is about to take."""
    for port in itertools.islice(PORTS, 500):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is no port left")
