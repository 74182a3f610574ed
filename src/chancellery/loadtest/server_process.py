"""A real server in a process of its own, for benchmarks: on this machine alone, in a folder that is thrown away."""

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
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from chancellery.engine.errors import ChancelleryError

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 15.0
PR_SET_PDEATHSIG: Final = 1


class ServerProcess:
    """`chancellery serve`, ready to be asked."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, db: str, log: Path) -> None:
        self.process = process
        self.port = port
        self.db = db
        self.log = log

    def wait_until_ready(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise ChancelleryError(f"the server did not come up: {self.log.read_text('utf-8')[-2000:]}")

    def peak_memory(self) -> float | None:
        """The most memory in MB that the server has held, its bots' processes included; None where nobody knows."""
        try:
            return round(sum(peak_of(pid) for pid in family(self.process.pid)) / 1024, 1)
        except OSError:
            return None

    def cpu_seconds(self) -> float | None:
        """The processor time that the server has used."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
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


def peak_of(pid: int) -> int:
    """The most kilobytes that a process has held."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii", "replace").splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)


@contextmanager
def serving(folder: Path) -> Iterator[ServerProcess]:
    """A server on a new SQLite file in the folder, without rate limits."""
    port, db = free_port(), f"sqlite:///{folder / 'bench.sqlite'}"
    log = folder / "server.log"
    environment = {**os.environ, "CHANCELLERY_SECRET": secrets.token_hex(16), "XDG_DATA_HOME": str(folder)}
    arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", db]
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "chancellery.cli", *arguments, "--rates", "0"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
            preexec_fn=die_with_parent,
        )
    try:
        server = ServerProcess(process, port, db, log)
        server.wait_until_ready()
        yield server
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def die_with_parent() -> None:
    """Where the system is Linux, a server ends with whoever measures it, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
