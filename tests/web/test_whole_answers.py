"""An answer leaves as one packet, as soon as it is whole."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from chancellery.web.http.connections import CarefulHttp

BODY = b"all there is"
HEAD = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(BODY))]}


class Wire(asyncio.Transport):
    """A connection that keeps what was written to it, packet by packet."""

    def __init__(self) -> None:
        super().__init__({"peername": ("10.0.0.1", 1), "sockname": ("127.0.0.1", 8000)})
        self.packets: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.packets.append(bytes(data))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def test_head_and_body_are_one_packet_that_waits_for_nobody_else() -> None:
    nothing, (packet,) = sent(HEAD, {"type": "http.response.body", "body": BODY})
    assert nothing == []
    assert packet.startswith(b"HTTP/1.1 200 OK\r\n")
    assert packet.endswith(b"\r\n\r\n" + BODY)


def test_each_event_of_a_stream_leaves_at_once() -> None:
    head = {"type": "http.response.start", "status": 200, "headers": []}
    part = {"type": "http.response.body", "body": BODY, "more_body": True}
    nothing, (first,), (_, second) = sent(head, part, part)
    assert nothing == []
    assert first.startswith(b"HTTP/1.1 200 OK\r\n")
    assert first.endswith(b"\r\n\r\n" + second)
    assert BODY in second


def sent(*messages: dict[str, Any]) -> list[list[bytes]]:
    """All packets that have left after each part of an answer; no other task has had a turn in between."""
    wire, after = Wire(), list[list[bytes]]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for message in messages:
            await send(message)
            after.append(wire.packets[:])

    async def run() -> None:
        config = Config(app, lifespan="off")
        config.load()
        here = CarefulHttp(config, ServerState(), {})
        here.connection_made(wire)
        here.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        while len(after) < len(messages):
            await asyncio.sleep(0)
        here.connection_lost(None)

    asyncio.run(run())
    return after
