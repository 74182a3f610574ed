"""Killed servers, databases that are locked or gone, and two workers on PostgreSQL."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.databases import Postgres, postgres, postgres_url, sqlite_url
from tests.waiting import moments, until
from tests.web.serving import Person, Server, listening, play_on, two_at_a_table

__all__ = ["postgres", "postgres_url", "sqlite_url"]

# How often a server is killed: while everybody waits, and at night.
KILLS = [2, pytest.param(30, marks=pytest.mark.nightly)]
PLAYERS = 3
# At what moment: once so many of their answers were acknowledged, by chance.
ANSWERS = (20, 80)

# By match and ply: who did what.
ActionEntry = dict[str, dict[int, str]]


class Player(threading.Thread):
    """Plays match after match against themselves while a server answers, and remembers what it acknowledged."""

    def __init__(self, person: Person, match: str | None, luck: random.Random) -> None:
        super().__init__()
        self.person = person
        self.match = match
        self.luck = luck
        self.acknowledged: ActionEntry = {}
        self.answered = 0
        self.said: list[tuple[str, str]] = []
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while True:
                for seat in ("red", "blue"):
                    self.turn(seat)
        except httpx.HTTPError:
            pass
        except BaseException as error:
            self.failed = error

    def turn(self, seat: str) -> None:
        if self.match is None:
            both = {"red": {"kind": "me"}, "blue": {"kind": "me"}}
            self.match = str(self.person.table(seats=both, options={"double": self.luck.random() < 0.3})["id"])
        seen = self.person.view(self.match, seat=seat)
        if seen["status"] != "running":
            self.match = None
        elif seen["position"]["legal"]:
            action = self.luck.choice(seen["position"]["legal"])
            body = {"action": action, "ply": seen["ply"], "seat": seat}
            answer = self.person.http.post(f"/api/matches/{self.match}/actions", json=body)
            assert answer.status_code == 200, answer.text
            self.acknowledged.setdefault(self.match, {})[answer.json()["ply"]] = f"{seat} {action}"
            self.answered += 1
            if seen["position"]["talk"] and self.luck.random() < 0.2:
                self.talk(self.match, seat)

    def talk(self, match: str, seat: str) -> None:
        body = {"text": f"{seat} {self.luck.random()}", "seat": seat}
        answer = self.person.http.post(f"/api/matches/{match}/messages", json=body)
        # An action may have brought a time without talk.
        assert answer.status_code in (201, 409), answer.text
        if answer.status_code == 201:
            self.said.append((match, body["text"]))


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@pytest.mark.parametrize("most", KILLS)
def test_whatever_was_acknowledged_survives_kill_9(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, most: int
) -> None:
    url = str(request.getfixturevalue("sqlite_url" if database == "sqlite" else "postgres_url"))
    server = Server(url, tmp_path).start()
    luck = random.Random(database)
    token = server.person().token()
    everything: ActionEntry = {}
    said: list[tuple[str, str]] = []
    matches: list[str | None] = [None] * PLAYERS
    try:
        for kills in range(1, most + 1):
            players = [Player(Person(server.url, token), match, random.Random(luck.random())) for match in matches]
            for player in players:
                player.start()
            wanted = luck.randrange(*ANSWERS)
            for _ in moments():
                if sum(player.answered for player in players) >= wanted:
                    break
            server.kill()
            for player in players:
                player.join()
                assert player.failed is None
                said += player.said
                for match, acknowledged in player.acknowledged.items():
                    everything.setdefault(match, {}).update(acknowledged)
            server.start()
            matches = [player.match for player in players]
            check(Person(server.url, token), {match: everything.get(match, {}) for match in matches if match}, kills)
        check(Person(server.url, token), everything, most)
        check_messages(Person(server.url, token), said)
        assert len(said) > most // 5
        assert sum(len(acknowledged) for acknowledged in everything.values()) > most
    finally:
        server.kill()


def check(person: Person, everything: ActionEntry, kills: int) -> None:
    """Every action that was acknowledged is there, and the match stands where it should."""
    for match, acknowledged in everything.items():
        kept = {
            entry["ply"]: f"{seat} {entry['data']['action']}"
            for seat in ("red", "blue")
            for entry in person.get(f"/matches/{match}/log", seat=seat)
            if entry["kind"] == "action" and entry["data"]["seat"] == seat
        }
        assert {ply: kept.get(ply) for ply in acknowledged} == acknowledged
        # Each time the server was killed, one action may have been kept whose answer did not come through any more.
        assert person.view(match)["ply"] == len(kept) <= len(acknowledged) + kills


def check_messages(person: Person, said: list[tuple[str, str]]) -> None:
    """Every message that was acknowledged is there, once."""
    for match in {match for match, _ in said}:
        kept = [message["text"] for message in person.get(f"/matches/{match}/messages")["messages"]]
        assert all(kept.count(text) == 1 for where, text in said if where == match)


def test_a_locked_database_gives_503_and_recovers(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    match, red, _ = two_at_a_table(server)
    action = red.view(match)["position"]["legal"][0]
    lock = sqlite3.connect(tmp_path / "own.sqlite", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    answers: dict[str, httpx.Response] = {}

    def ask(method: str, path: str, body: object = None) -> None:
        answers[path] = red.http.request(method, path, json=body)

    acting = f"/api/matches/{match}/actions"
    asking = [
        threading.Thread(target=ask, args=("POST", acting, {"action": action, "ply": 0})),
        threading.Thread(target=ask, args=("GET", "/healthz")),
    ]
    for thread in asking:
        thread.start()
    # Whoever asks what is kept need not wait for those who write.
    assert red.get(f"/matches/{match}")["ply"] == 0
    assert [entry["kind"] for entry in red.get(f"/matches/{match}/log")] == ["opening", "status", "status"]
    assert answers == {}
    for thread in asking:
        thread.join()
    assert [answer.status_code for answer in answers.values()] == [503, 503]
    assert answers[acting].json()["error"] == "the database cannot be reached now; try again in a moment"
    assert red.view(match)["ply"] == 0
    lock.execute("ROLLBACK")
    lock.close()
    assert red.act(match, action, 0)["ply"] == 1


def test_no_clock_runs_while_the_server_is_down(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    match, red, _ = two_at_a_table(server, pace={"kind": "live", "seconds": 600}, timeout="forfeit")
    waiting = moments()
    while not red.view(match)["clocks"]["red"] < 599:
        next(waiting)
    server.kill()
    with closing(sqlite3.connect(tmp_path / "own.sqlite", isolation_level=None)) as database:
        # As if the server had been down for an hour.
        database.execute("update matches set since = since - 3600, due = due - 3600")
        database.execute("update pulses set at = at - 3600")
    server.start()
    seen = red.view(match)
    assert seen["status"] == "running"
    assert seen["clocks"]["red"] > 500


def test_postgresql_gone_for_a_while(postgres: Postgres, tmp_path: Path) -> None:
    name = postgres.create()
    server = Server(postgres.url(name), tmp_path).start()
    try:
        match, red, blue = two_at_a_table(server)
        with listening(blue, match) as news:
            next(news)
            postgres.run(f"alter database {name} allow_connections false")
            postgres.run(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
            action = "pick plain_two"
            assert red.act(match, action, 0, status=503)["error"].startswith("the database cannot be reached")
            postgres.run(f"alter database {name} allow_connections true")
            until(lambda: red.http.get("/healthz").status_code == 200)
            red.act(match, red.view(match)["position"]["legal"][0], 0)
            assert next(news)[1] == "action"
    finally:
        server.stop()
        postgres.drop(name)


@pytest.fixture
def two_workers(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database; as two servers, so that a client knows which one it talks to."""
    servers = [Server(postgres_url, tmp_path).start() for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def test_two_workers_tell_the_same_news_in_the_same_order(two_workers: tuple[Server, Server]) -> None:
    here, there = two_workers
    match, red, blue = two_at_a_table(here)
    far = there.person()
    far.http.cookies = blue.http.cookies
    with listening(red, match, seat="spectator") as first, listening(far, match, seat="spectator") as second:
        assert next(first)[1] == next(second)[1] == "ready"
        plies = play_on(match, [red, far], random.Random(1), 25)
        while not (seen := red.view(match))["position"]["talk"]:
            assert seen["status"] == "running"
            plies = play_on(match, [red, far], random.Random(1), 1)
        red.post(f"/matches/{match}/messages", {"text": "from here"})
        far.post(f"/matches/{match}/messages", {"text": "from there"})
        told = [[next(news) for _ in range(plies + 2)] for news in (first, second)]
    assert told[0] == told[1]
    assert [kind for _, kind, _ in told[0]] == ["action"] * plies + ["message"] * 2


def test_both_workers_at_once(two_workers: tuple[Server, Server]) -> None:
    """The same action sent to two workers at the same moment is played once."""
    here, there = two_workers
    match, red, _ = two_at_a_table(here)
    twin = there.person()
    twin.http.cookies = red.http.cookies
    body = {"action": red.view(match)["position"]["legal"][0], "ply": 0, "key": "once"}
    codes: list[int] = []

    def send(person: Person) -> None:
        codes.append(person.http.post(f"/api/matches/{match}/actions", json=body).status_code)

    threads = [threading.Thread(target=send, args=(person,)) for person in (red, twin)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [200, 200]
    assert red.view(match)["ply"] == 1


def test_several_workers_of_one_server(postgres_url: str, tmp_path: Path) -> None:
    server = Server(postgres_url, tmp_path, "--workers", "2").start()
    try:
        match, red, blue = two_at_a_table(server)
        with listening(blue, match) as news:
            next(news)
            plies = play_on(match, [red, blue], random.Random(2), 12)
            assert [next(news)[0] for _ in range(plies)]
        # Whichever of them is asked tells what both have counted.
        for _ in range(6):
            assert f'chancellery_actions_total{{by="person"}} {plies}.0\n' in server.person().http.get("/metrics").text
    finally:
        server.stop()
