"""Limits of log-ins: guessing is slow, and locks nobody else out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import anyio
import httpx
import pytest

from chancellery.web.app import app_of
from chancellery.web.assembly import Services
from chancellery.web.http.request_guard import RequestGuard
from chancellery.web.limits.rate_limits import RATES
from chancellery.web.server.settings import Settings

PASSWORD = "correct horse"


@pytest.fixture
def guard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RequestGuard]:
    # Hashing takes as long as the machine is busy: nothing must come back meanwhile.
    monkeypatch.setitem(RATES, "log-in", (10, 3600.0))
    monkeypatch.setitem(RATES, "log-in-address", (15, 3600.0))
    services = Services(Settings(db=f"sqlite:///{tmp_path / 'log-in.sqlite'}", secret="x", log_level="ERROR"))
    yield app_of(services)
    services.store.close()


def log_ins(guard: RequestGuard, *tries: tuple[str, str, str]) -> list[int]:
    """The answers to log-ins, each from an address with a name and a password."""

    async def run() -> list[int]:
        answers = []
        for host, name, password in tries:
            transport = httpx.ASGITransport(guard, client=(host, 1))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                path = "/api/me/claim" if password == "" else "/api/login"
                body = {"name": name, "password": password or PASSWORD}
                answers.append((await http.post(path, json=body)).status_code)
        return answers

    return anyio.run(run)


def test_whoever_guesses_locks_themselves_out_and_nobody_else(guard: RequestGuard) -> None:
    assert log_ins(guard, ("10.0.0.1", "Rosa", "")) == [200]
    assert log_ins(guard, *[("10.0.0.66", "Rosa", "wrong")] * 12) == [401] * 10 + [429] * 2
    assert log_ins(guard, ("10.0.0.66", "Rosa", PASSWORD), ("10.0.0.1", "Rosa", PASSWORD)) == [429, 200]


def test_one_address_tries_only_so_many_names(guard: RequestGuard) -> None:
    assert log_ins(guard, *[("10.0.0.66", f"name {i}", "wrong") for i in range(17)]) == [401] * 15 + [429] * 2
    assert log_ins(guard, ("10.0.0.67", "name 1", "wrong")) == [401]
