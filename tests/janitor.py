"""No PostgreSQL outlives the tests, even if they are killed: a small process notices their end and stops it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

SECONDS = 5.0


class Janitor:
    """Stops what runs in folders and removes them, once whoever asked for it is gone."""

    def __init__(self) -> None:
        # Its own session: Ctrl-C is for the tests, and the end of its input is what the janitor waits for.
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__], stdin=subprocess.PIPE, text=True, start_new_session=True
        )

    def watch(self, data: Path) -> None:
        """Look after a PostgreSQL with its data in this folder."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{data}\n")
        self.process.stdin.flush()


@cache
def janitor() -> Janitor:
    """The janitor of this process."""
    return Janitor()


def main() -> None:
    watched = [Path(line.rstrip("\n")) for line in sys.stdin]
    for data in watched:
        stop(data)
        shutil.rmtree(data.parent, ignore_errors=True)


def stop(data: Path) -> None:
    """Stop it at once; nothing runs any more if the tests ended in good order."""
    try:
        pid = int((data / "postmaster.pid").read_text("ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return
    end = time.monotonic() + SECONDS
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGQUIT)
        while time.monotonic() < end:
            os.kill(pid, 0)
            time.sleep(0.05)
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
