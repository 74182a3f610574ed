"""A server that many ask in its first second does not crash."""

from __future__ import annotations

import subprocess
import sys

from chancellery.table.match import Pace
from chancellery.web.schemas.matches import NewMatch
from chancellery.web.server.warm_structs import ready_structs

# Two hundred kinds of structs, each read for the first time by several threads at once.
RACE = """
import sys, threading, msgspec
from chancellery.web.server.warm_structs import ready_structs
sys.setswitchinterval(1e-6)
fields = [(f"a{i}", list[int] | None, None) for i in range(30)]
kinds = []
for n in range(200):
    inner = msgspec.defstruct(f"Inner{n}", fields, module="chancellery.race")
    kinds.append(msgspec.defstruct(f"Outer{n}", [("inner", inner | None, None)], module="chancellery.race"))
if "ready" in sys.argv:
    ready_structs()
for kind in kinds:
    start = threading.Barrier(8)
    def read(kind=kind, start=start):
        start.wait()
        msgspec.convert({"inner": {"a29": [2]}}, kind)
    threads = [threading.Thread(target=read) for _ in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
"""


def test_structs_that_were_made_ready_can_be_read_by_many_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", RACE, "ready"], capture_output=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_all_structs_of_the_server_are_made_ready() -> None:
    assert {Pace, NewMatch} <= set(ready_structs())
