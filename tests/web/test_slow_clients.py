"""Clients that send or read slowly, or come in crowds: the server hangs up, and keeps nothing of theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from chancellery.web.http import connections
from chancellery.web.http.connections import CarefulHttp
from chancellery.web.limits.rate_limits import AT_ONCE, Limits, TooOften


class Transport(asyncio.Transport):
    """A connection that remembers what became of it."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("127.0.0.1", 8000)})
        self.aborted = False
        self.high: int | None = None

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: Any) -> None:
        pass

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high = high


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Read the request, and take for ever to answer."""
    while (await receive()).get("more_body"):
        pass
    await asyncio.Event().wait()


def connected(state: ServerState, host: str = "10.0.0.1") -> tuple[CarefulHttp, Transport]:
    config = Config(app, lifespan="off")
    config.load()
    here = CarefulHttp(config, state, {})
    transport = Transport(host)
    here.connection_made(transport)
    return here, transport


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "STALL_SECONDS"):
        monkeypatch.setattr(connections, name, 0.0)


async def a_moment() -> None:
    for _ in range(3):
        await asyncio.sleep(0.001)


HEAD = b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n"


@pytest.mark.parametrize(
    ("sent", "hung_up"),
    [(b"", True), (b"GET / HT", True), (HEAD, True), (HEAD + b"\r\n12", True), (HEAD + b"\r\n1234", False)],
)
def test_whoever_does_not_finish_a_request_in_time_is_dropped(sent: bytes, hung_up: bool) -> None:
    async def run() -> None:
        here, transport = connected(ServerState())
        here.data_received(sent)
        await a_moment()
        dropped = transport.aborted
        here.connection_lost(None)
        assert dropped is hung_up

    asyncio.run(run())


def test_a_deadline_counts_whatever_the_one_before_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for a head may end before that for the body before it would have, or after that for an earlier head."""

    async def dropped(head: float, later: float) -> bool:
        monkeypatch.setattr(connections, "HEAD_SECONDS", head)
        here, transport = connected(ServerState())
        here.data_received(HEAD + b"\r\n12")
        here.data_received(b"34")
        monkeypatch.setattr(connections, "HEAD_SECONDS", later)
        here.hurry(connections.HEAD_SECONDS)
        await a_moment()
        aborted = transport.aborted
        here.connection_lost(None)
        assert here.look_out is None or here.look_out.cancelled()
        return aborted

    monkeypatch.setattr(connections, "BODY_SECONDS", 60.0)
    assert asyncio.run(dropped(60.0, 0.0))
    assert not asyncio.run(dropped(0.0, 60.0))


def test_whoever_does_not_read_is_dropped() -> None:
    async def run() -> None:
        (reader, reading), (stalled, stalling) = (connected(ServerState()) for _ in range(2))
        for here in (reader, stalled):
            here.data_received(b"GET /api/matches/x/events HTTP/1.1\r\nHost: x\r\n\r\n")
            here.pause_writing()
        reader.resume_writing()
        await a_moment()
        # First of all they go, so that nothing waits for them for ever, whatever became of them.
        dropped = (reading.aborted, stalling.aborted)
        for here in (reader, stalled):
            here.connection_lost(None)
        assert dropped == (False, True)
        assert stalling.high == connections.WRITE_BUFFER

    asyncio.run(run())


def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "most_connections", lambda: 3)

    async def run() -> None:
        state = ServerState()
        made = [connected(state)[1] for _ in range(5)]
        other = connected(state, "10.0.0.2")[1]
        assert [transport.aborted for transport in (*made, other)] == [False] * 3 + [True] * 2 + [False]

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["stream", "stream-address"])
def test_somebody_has_only_so_many_streams(kind: str) -> None:
    limits = Limits(1.0)
    closing = [limits.open.hold(kind, "somebody") for _ in range(AT_ONCE[kind])]
    with pytest.raises(TooOften):
        limits.require_room(kind, "somebody")
    limits.require_room(kind, "somebody else")
    closing[0]()
    limits.require_room(kind, "somebody")
    for close in closing[1:]:
        close()
    assert not limits.open.own
