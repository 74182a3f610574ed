"""Several server processes on one PostgreSQL: one match, streams that move, shared limits and presence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.databases import postgres, postgres_url
from tests.waiting import moments, until
from tests.web.serving import Person, Server, listening, play_on, two_at_a_table

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def processes(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes with the limits of a public server; a client knows which one it talks to."""
    servers = [Server(postgres_url, tmp_path, "--rates", "1").start() for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def at(server: Server, person: Person) -> Person:
    """The same person, by way of another process."""
    moved = server.person()
    moved.http.cookies = person.http.cookies
    return moved


def test_a_killed_process_loses_nobody_anything(processes: tuple[Server, Server]) -> None:
    """Two people play on two processes; one is killed, and whoever was there goes on at the other."""
    here, there = processes
    match, red, blue = two_at_a_table(here)
    far = at(there, blue)
    luck = random.Random(3)
    with listening(red, match, seat="spectator") as near:
        heard = [next(near)]
        with listening(far, match, seat="spectator") as distant:
            told = [next(distant)]
            ply = play_on(match, [red, far], luck, 10)
            told += [next(distant) for _ in range(ply)]
            there.kill()
        ply = play_on(match, [red, blue], luck, 10)
        # The stream moves to the process that is left, and goes on after the last entry that arrived.
        with listening(blue, match, told[-1][0], seat="spectator") as moved:
            assert next(moved)[1] == "ready"
            told += [next(moved) for _ in range(ply - len(told) + 1)]
            there.start()
            ply = play_on(match, [red, at(there, blue)], luck, 10)
            told += [next(moved) for _ in range(ply - len(told) + 1)]
        heard += [next(near) for _ in range(ply)]
    assert [entry for entry in told if entry[1] == "action"] == heard[1:]
    assert [data["ply"] for _, _, data in heard[1:]] == list(range(1, ply + 1))


def test_presence_is_seen_from_every_process(processes: tuple[Server, Server]) -> None:
    here, there = processes
    match, red, blue = two_at_a_table(here)
    far = at(there, blue)

    askers = [server.person() for server in processes]

    def present(everywhere: Any) -> bool:
        return all(asker.get(f"/matches/{match}/present") == everywhere for asker in askers)

    nobody = {"seats": [], "watching": 0}
    assert present(nobody)
    with listening(red, match), listening(far, match), listening(there.person(), match):
        until(lambda: present({"seats": ["red", "blue"], "watching": 1}))
    until(lambda: present(nobody))


def test_whoever_has_tried_too_often_here_has_tried_too_often_there(processes: tuple[Server, Server]) -> None:
    near, far = (server.person() for server in processes)

    def try_by(person: Person) -> int:
        account = {"name": "Emma", "password": "not the right one"}
        return person.http.post("/api/login", json=account).status_code

    assert [try_by(near) for _ in range(11)] == [401] * 10 + [429]
    # Alone it would have granted ten; it hears of the others a moment later, and each look is a try.
    granted = next(number for number, _ in enumerate(moments(step=0.5)) if try_by(far) == 429)
    assert granted < 10


def test_a_match_that_is_deleted_here_ends_its_streams_there(processes: tuple[Server, Server]) -> None:
    here, there = processes
    red = here.person()
    match = red.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
    with listening(there.person(), match) as news:
        assert next(news)[1] == "ready"
        red.post(f"/matches/{match}/delete")
        assert list(news) == []
