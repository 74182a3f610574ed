"""A process that has imported the server, and becomes one as often as it is asked to.

`chancellery serve` takes a second or more to start, most of it for imports, and some tests start dozens of servers.
Whoever is born here is a server like any other: a process of its own that opens the store itself and can be killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, NoReturn

from chancellery.games import SHIPPED
from tests.web.fixed_luck import fix_luck

ROOT = Path(__file__).parents[2]
# What a server imports at its start, at the latest when it is asked for the first time: games and their content most
# of all.
IMPORTED = (
    *(place.partition(":")[0] for place in SHIPPED.values()),
    *("tests.tiny", "tests.web.misbehaving_game"),
    *("uvloop", "sqlite3", "psycopg"),
    *("litestar._kwargs", "litestar.exceptions.responses", "litestar.middleware._internal.exceptions"),
    *("litestar.middleware.allowed_hosts", "litestar.middleware.csrf", "litestar.middleware.response_cache"),
    *("filelock", "multiprocessing.queues", "concurrent.futures.process", "rich._emoji_codes", "typer._adapters"),
    *("chancellery.cli.serve", "chancellery.cli.users", "chancellery.engine.script", "chancellery.lab.playout"),
    *("pydantic.type_adapter", "pydantic.types", "litestar.plugins.pydantic", "litestar.plugins.attrs"),
    *("chancellery.cli.app", "chancellery.web.app", "chancellery.web.http.connections", "chancellery.store.migrate"),
)
ALIVE = "alive"


class Nursery:
    """Bears servers and says what became of them; all end with whoever asked for them, however that ends."""

    def __init__(self, client: Path | None) -> None:
        self.lock = Lock()
        where = {} if client is None else {"CHANCELLERY_CLIENT": str(client)}
        # Its own session: Ctrl-C is for the tests, and the end of its input is what the nursery waits for.
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.forked_servers"],
            cwd=ROOT,
            env={**os.environ, **where},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def bear(self, arguments: list[str], environment: dict[str, str], log: Path, *, fixed: bool) -> Child:
        """A new `chancellery` with these arguments, and with chance that is fixed or not."""
        pid = self.ask({"arguments": arguments, "environment": environment, "log": str(log), "fixed": fixed})
        return Child(self, int(pid))

    def ask(self, order: dict[str, Any]) -> str:
        with self.lock:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline().strip()


@cache
def nursery(client: Path | None = None) -> Nursery:
    """The nursery of this process, for servers whose client lies there."""
    return Nursery(client)


class Child:
    """A server that was born in a nursery, to be used like a `subprocess.Popen`."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            answer = self.nursery.ask({"poll": self.pid})
            self.returncode = None if answer == ALIVE else int(answer)
        return self.returncode

    def wait(self, seconds: float) -> int:
        end = time.monotonic() + seconds
        while (code := self.poll()) is None:
            assert time.monotonic() < end, f"process {self.pid} goes on for more than {seconds} seconds"
            time.sleep(0.005)
        return code


# --- in the nursery ---


def main() -> None:
    for module in IMPORTED:
        import_module(module)
    living: set[int] = set()
    try:
        for line in sys.stdin:
            serve(json.loads(line), living)
    finally:
        for pid in living:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)


def serve(order: dict[str, Any], living: set[int]) -> None:
    if "poll" in order:
        pid, status = os.waitpid(order["poll"], os.WNOHANG)
        living.discard(pid)
        print(os.waitstatus_to_exitcode(status) if pid else ALIVE, flush=True)
        return
    child = os.fork()
    if child == 0:
        become_server(order)
    living.add(child)
    print(child, flush=True)


def become_server(order: dict[str, Any]) -> NoReturn:
    """What a new interpreter would do, without reading the code from disk."""
    from chancellery.cli.app import run

    os.setsid()
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for target in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(log, target)
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.environ.clear()
    os.environ.update(order["environment"])
    if order["fixed"]:
        fix_luck()
    code = 1
    try:
        code = run(order["arguments"])
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
