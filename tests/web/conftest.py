"""Servers for the tests: one on SQLite for the whole session, fresh ones where a test needs its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.inside import Inside
from tests.web.serving import Person, Server, bytecode

__all__ = ["bytecode"]


@pytest.fixture(scope="session")
def server(bytecode: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(
        f"sqlite:///{folder / 'test.sqlite'}",
        folder,
        "--bot-seconds",
        "2",
        "--hint-seconds",
        "0.2",
        "--review-seconds",
        "0",
    ).start()
    yield running
    running.stop()
    log = running.log.read_text("utf-8")
    assert "traceback" not in log, log[log.index("traceback") - 500 :][:3000]


@pytest.fixture
def person(server: Server) -> Person:
    return server.person()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, stopped after it."""
    started: list[Server] = []

    def make(*more: str, db: str | None = None) -> Server:
        server = Server(db or f"sqlite:///{tmp_path / 'own.sqlite'}", tmp_path, *more)
        started.append(server)
        return server.start()

    yield make
    for server in started:
        server.stop()


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """The server in this process, with Courtyard, and with the limits that it has outside of tests."""
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    app.services.limits.factor = 1.0
    yield app
    app.close()
