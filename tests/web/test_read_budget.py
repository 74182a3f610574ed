"""Reads: so many for an address and a person, few at a time, and nobody else waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

import anyio
import httpx
import pytest

from chancellery.web.assembly import Services
from chancellery.web.limits.rate_limits import RATES, Limits, TooOften
from chancellery.web.limits.read_budget import PROFILE, SEARCH, TURNS, ReadBudget, cost_of
from chancellery.web.matches import documents, seat_log
from chancellery.web.matches.live import LiveMatches
from chancellery.web.schemas.play import SeatEntry
from tests.web.inside import Inside


def asked(inside: Inside, host: str, path: str, times: int, token: str | None = None) -> list[int]:
    """The statuses of reads from an address."""

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(inside.gate, client=(host, 1))  # type: ignore[arg-type]
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
            return [(await http.get(path)).status_code for _ in range(times)]

    return anyio.run(ask)


def test_an_address_that_has_read_too_much_waits(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "read-address", (25, 3600.0))
    (red, token), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    assert asked(inside, "10.0.0.1", f"/api/matches/{match}/log", 4) == [200, 200, 429, 429]
    assert asked(inside, "10.0.0.1", f"/api/matches/{match}", 6) == [200] * 5 + [429]
    assert asked(inside, "10.0.0.2", f"/api/matches/{match}/view", 1, token) == [200]
    assert asked(inside, "10.0.0.1", "/healthz", 1) == [200]


def test_so_does_one_that_sends_what_is_refused(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "write-address", (2, 3600.0))

    async def send(host: str, times: int) -> list[int]:
        transport = httpx.ASGITransport(inside.gate, client=(host, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return [(await http.post("/api/matches/none/actions", json={})).status_code for _ in range(times)]

    assert anyio.run(send, "10.0.0.1", 4) == [400, 400, 429, 429]
    assert anyio.run(send, "10.0.0.2", 1) == [400]
    assert asked(inside, "10.0.0.1", "/api/games", 1) == [200]


def test_what_has_to_be_replayed_costs_more() -> None:
    assert cost_of("/api/matches/x/story") == cost_of("/api/matches/x/verify") > cost_of("/api/matches/x/passing") > 1
    assert cost_of("/api/matches/x/stages") == cost_of("/api/matches/x/odds") > cost_of("/api/matches/x/view")
    assert cost_of("/api/games/courtyard/ratings") > cost_of("/api/people") == SEARCH > 1
    assert cost_of("/api/people/passing") == PROFILE > cost_of("/api/me/people") == 1


def test_so_does_a_person_from_wherever_they_read(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "read", (3, 3600.0))
    (red, token), (blue, other) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    answers = [asked(inside, f"10.0.0.{i}", f"/api/matches/{match}/view", 1, token)[0] for i in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert asked(inside, "10.0.0.1", f"/api/matches/{match}/view", 1, other) == [200]


def test_an_address_has_only_so_many_turns_at_a_time() -> None:
    budget = ReadBudget(Limits(0))
    open_now, most = 0, 0

    async def read(where: str) -> None:
        nonlocal open_now, most
        async with budget.turn(where, "/api/matches/x/log"):
            open_now += 1
            most = max(most, open_now)
            await asyncio.sleep(0)
            open_now -= 1

    async def flood() -> None:
        nonlocal most
        await asyncio.gather(*(read("here") for _ in range(40)))
        assert most == TURNS
        most = 0
        await asyncio.gather(*(read(f"place {i}") for i in range(40)))
        assert most == 40
        assert budget.turns == {}

    anyio.run(flood)


def test_what_costs_more_than_there_is_ever_is_not_refused_for_ever() -> None:
    limits = Limits(0.001)
    limits.take("read-address", "here", now=0.0, cost=20.0)
    with pytest.raises(TooOften):
        limits.take("read-address", "here", now=0.0, cost=20.0)


def finished(services: Services, inside: Inside) -> str:
    (red, _), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    services.seating.leave(match, red, None)
    services.seating.leave(match, blue, None)
    return match


def test_the_proof_of_a_finished_match_is_made_once(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(inside.services, inside)
    made: list[str] = []
    proof_work = documents.proof_work

    def counted(live: LiveMatches, id: str, language: str) -> Any:
        made.append(id)
        return proof_work(live, id, language)

    monkeypatch.setattr(documents, "proof_work", counted)
    assert asked(inside, "10.0.0.1", f"/api/matches/{match}/verify", 5) == [200] * 5
    assert made == [match]


def test_a_log_is_told_in_pages(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_log, "LOG_PAGE", 4)
    (red, _), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    services = inside.services
    for i in range(9):
        # What blue is told alone is no page of red's.
        services.store.messages.send(match, 0, 1, 1 if i < 6 else None, f"message {i}", 1.0)
    pages: list[list[SeatEntry]] = []
    after = 0
    while not pages or len(pages[-1]) == 4:
        pages.append(seat_log.log(services.live, match, red, None, None, after))
        after = pages[-1][-1].seq
    assert [len(page) for page in pages] == [4, 2]
    assert [entry.kind for page in pages for entry in page] == [
        "opening",
        "status",
        "status",
        "message",
        "message",
        "message",
    ]
