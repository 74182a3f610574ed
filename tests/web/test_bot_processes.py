"""Bot processes that die while they have nothing to do: the next one who asks a bot does not notice."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable

from chancellery.loadtest.server_process import family
from tests.waiting import moments
from tests.web.serving import Person, Server


def bot_processes(server: Server) -> list[int]:
    assert server.process is not None
    return family(server.process.pid)[1:]


def wait_until_idle(person: Person) -> None:
    """Wait until no bot thinks."""
    for _ in moments():
        if "chancellery_bots_thinking 0.0\n" in person.http.get("/metrics").text:
            return


def test_a_bot_process_that_dies_while_idle_is_replaced_at_once(own_server: Callable[..., Server]) -> None:
    server = own_server("--bot-processes", "1")
    person, luck = server.person(), random.Random(1)
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "heuristic"}}
    match = person.table(seats=seats)["id"]
    for _ in range(3):
        wait_until_idle(person)
        (process,) = bot_processes(server)
        os.kill(process, signal.SIGKILL)
        for _ in moments():
            if process not in bot_processes(server):
                break
        waiting = moments()
        while not bot_processes(server):
            next(waiting)
            seen = person.view(match)
            assert seen["status"] == "running"
            if seen["position"]["legal"]:
                person.try_act(match, luck.choice(seen["position"]["legal"]), seen["ply"])
    log = server.log.read_text("utf-8")
    # Nor was anything left over for the sweep that comes every twenty seconds.
    assert "traceback" not in log
    assert "chance moves" not in log
