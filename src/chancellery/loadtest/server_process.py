"""A real server in a process of its own, for benchmarks: on this machine alone; it can be killed and started again."""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from chancellery.engine.errors import ChancelleryError

START_SECONDS: Final = 120.0
STOP_SECONDS: Final = 15.0
PR_SET_PDEATHSIG: Final = 1
COMMAND: Final = (sys.executable, "-m", "chancellery.cli")


class ServerProcess:
    """`chancellery serve`, on a port and a database that stay the same however often it is started."""

    def __init__(self, folder: Path, db: str, *options: str, command: tuple[str, ...] = COMMAND) -> None:
        self.db = db
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        arguments = ("serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", db)
        self.command = [*command, *arguments, *options]
        self.environment = {
            **os.environ,
            "CHANCELLERY_SECRET": secrets.token_hex(16),
            "XDG_DATA_HOME": str(folder),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        with self.log.open("ab") as file:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                # Its own group, so that it is killed with the processes of its bots.
                start_new_session=True,
                preexec_fn=die_with_parent,
            )

    def wait_until_ready(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            if self.is_well():
                return
            time.sleep(0.05)
        raise ChancelleryError(f"the server did not come up: {self.log.read_text('utf-8')[-2000:]}")

    def is_well(self) -> bool:
        """Whether the server says that it can keep what it is told."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the power went: the server and its bots, at once."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    # --- what it takes ---

    def peak_memory(self) -> float | None:
        """The most memory in MB that the server has held, its bots' processes included; None where nobody knows."""
        return self.memory("VmHWM")

    def memory(self, field: str = "VmRSS") -> float | None:
        """Memory in MB as the system counts it, of the server and its bots' processes."""
        try:
            return round(sum(kilobytes(pid, field) for pid in family(self.pid)) / 1024, 1)
        except OSError:
            return None

    def processes(self) -> tuple[int, ...]:
        """The server and its bots' processes."""
        try:
            return tuple(sorted(family(self.pid)))
        except OSError:
            return ()

    def sockets(self) -> int:
        """How many sockets the server has open."""
        sockets = 0
        for file in Path(f"/proc/{self.pid}/fd").iterdir():
            with suppress(OSError):
                sockets += os.readlink(file).startswith("socket:")
        return sockets

    def cpu_seconds(self) -> float | None:
        """The processor time that the server has used."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in children_of(task)]
    return [pid, *(grandchild for child in children for grandchild in family(child))]


def children_of(task: Path) -> list[str]:
    try:
        return (task / "children").read_text("ascii").split()
    except OSError:
        return []


def kilobytes(pid: int, field: str) -> int:
    """The kilobytes of one field of a process."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii", "replace").splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{field}:")), 0)


@contextmanager
def serving(
    folder: Path, db: str | None = None, *options: str, command: tuple[str, ...] = COMMAND
) -> Iterator[ServerProcess]:
    """A server without rate limits unless the options say otherwise, by default on a new SQLite file in the folder."""
    db = db or f"sqlite:///{folder / 'bench.sqlite'}"
    server = ServerProcess(folder, db, *(options or ("--rates", "0")), command=command)
    try:
        server.start()
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


def die_with_parent() -> None:
    """Where the system is Linux, a server ends with whoever measures it, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
