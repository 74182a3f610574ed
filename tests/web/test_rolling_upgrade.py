"""A rolling upgrade: an older and a newer process on one PostgreSQL, and people who come to either of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import postgres, postgres_url
from tests.waiting import moments
from tests.web.serving import GAMES, Person, Server, listening, play_on, two_at_a_table

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def older(postgres_url: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(postgres_url, tmp_path).start()
    yield server
    server.stop()


@pytest.fixture
def newer(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same server one version on; it is not started yet."""
    server = Server(postgres_url, tmp_path_factory.mktemp("newer"))
    server.games = GAMES.replace("tests.tiny:TINY", "tests.tiny.newer:NEWER")
    yield server
    server.stop()


def at(server: Server, person: Person) -> Person:
    """The same person, by way of another process."""
    moved = server.person()
    moved.http.cookies = person.http.cookies
    return moved


def test_older_process_sends_people_on_to_the_newer_one(older: Server, newer: Server) -> None:
    match, red, blue = two_at_a_table(older)
    luck = random.Random(5)
    play_on(match, [red, blue], luck, 40)
    before = red.view(match)
    with listening(red, match, seat="spectator") as stream:
        next(stream)
        newer.start()
        # It brings the match to its rules by itself, and whoever follows it at the older process hears of that.
        kind, entry = next((kind, data) for _, kind, data in stream if kind == "rules")
    assert (kind, entry["data"]["rules"], entry["data"]["to"], entry["data"]["how"]) == ("rules", 1, 2, "carried")
    for language, words in (("en", "it is being upgraded"), ("fr", "sa mise à jour est en cours")):
        answer = red.http.get(f"/api/matches/{match}/view", headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "newer-rules", "1")
        assert words in answer.json()["message"]
    body = {"action": "done", "ply": before["ply"]}
    assert red.post(f"/matches/{match}/actions", body, 503)["code"] == "newer-rules"
    people = [at(newer, red), at(newer, blue)]
    after = people[0].view(match)
    assert (after["ply"], after["position"]["board"]) == (before["ply"], before["position"]["board"])
    play_on(match, people, luck)
    assert people[0].get(f"/matches/{match}/verify")["holds"]
    # Of its own matches the older process plays on those that nobody has taken from it: new ones begin there too.
    fresh, red, blue = two_at_a_table(older)
    play_on(fresh, [red, blue], luck, 1)


def test_older_version_does_not_start_on_what_a_newer_one_has_written(older: Server, newer: Server) -> None:
    match, red, blue = two_at_a_table(older)
    play_on(match, [red, blue], random.Random(5), 3)
    newer.start()
    waiting = moments()
    while newer.person().get(f"/matches/{match}")["rules"] != 2:
        next(waiting)
    older.stop()
    with pytest.raises(AssertionError, match="a newer version of Chancellery wrote this store"):
        older.start()
