"""HTTP as uvicorn reads it with httptools, but with bounds: on heads, on patience, on buffers and on connections."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from chancellery.web.server.settings import from_environment

LONGEST_HEAD: Final = 64 * 1024
# Seconds for the head of a request, for its body, and for a reader to take what was written.
HEAD_SECONDS: Final = 15.0
BODY_SECONDS: Final = 60.0
STALL_SECONDS: Final = 30.0
# How long is read, and forgotten, what still comes of a head that is too long: hanging up would lose the answer.
LINGER_SECONDS: Final = 2.0
MOST_FORGOTTEN: Final = 4 * LONGEST_HEAD
TOO_LONG: Final = b"the head of the request is too long"
# An answer's head begins with it.
BEGINNING: Final = b"HTTP/1."
# How much waits for a reader before the writer waits too.
WRITE_BUFFER: Final = 16 * 1024
MOST_CONNECTIONS: Final = 250


@cache
def most_connections() -> float:
    """How many connections an address may have; behind a proxy that is the proxy's business."""
    settings = from_environment()
    return MOST_CONNECTIONS * settings.rates if settings.rates and settings.origin is None else float("inf")


class JoinedWrites:
    """A transport that sends an answer's head together with what follows it in the same turn of the loop.

    So both are one packet; all else, as the events of a stream, is sent at once.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.waiting.append(data)
        if len(self.waiting) == 1 and data.startswith(BEGINNING):
            self.loop.call_soon(self.flush)
        else:
            self.flush()

    def flush(self) -> None:
        joined = b"".join(self.waiting)
        self.waiting.clear()
        # Whoever listened may be gone since.
        if joined and not self.transport.is_closing():
            self.transport.write(joined)

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class CarefulHttp(HttpToolsProtocol):
    """Hangs up on whoever sends too much of a head, sends or reads too slowly, or has too many connections."""

    # Bytes that came of a head that is not whole yet, and of the lines of it that are.
    fed = 0
    head = 0
    in_head = True
    refused = False
    # When the next part of the request has to be there, and when is looked whether it is.
    deadline: float | None = None
    look_out: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.joined = JoinedWrites(transport, self.loop)
        super().connection_made(self.joined)  # type: ignore[arg-type]
        transport.set_write_buffer_limits(high=WRITE_BUFFER)
        if self.client is not None and self.neighbours(self.client[0]) > most_connections():
            transport.abort()
            return
        self.hurry(HEAD_SECONDS)

    def neighbours(self, host: str) -> int:
        """How many connections come from an address, this one included."""
        clients = (getattr(other, "client", None) for other in self.connections)
        return sum(client is not None and client[0] == host for client in clients)

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        if self.look_out is not None:
            self.look_out.cancel()
        self.resume_writing()
        super().connection_lost(exc)

    # --- senders ---

    def data_received(self, data: bytes) -> None:
        if not self.refused:
            super().data_received(data)
        if self.in_head or self.refused:
            self.fed += len(data)
        if self.fed > MOST_FORGOTTEN:
            self.transport.abort()
        elif self.fed > LONGEST_HEAD:
            self.refuse_head()

    def on_message_begin(self) -> None:
        self.fed, self.head, self.in_head = 0, 0, True
        if not self.refused:
            self.hurry(HEAD_SECONDS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head += len(name) + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.head > LONGEST_HEAD:
            self.refuse_head()
        if not self.refused:
            self.hurry(BODY_SECONDS)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self.refused:
            self.relax()
            super().on_message_complete()

    def refuse_head(self) -> None:
        """Say that a head is too long, and take no more of this connection."""
        if not self.refused and not self.transport.is_closing():
            lines = (b"HTTP/1.1 400 Bad Request", b"content-type: text/plain", b"connection: close")
            length = b"content-length: %d" % len(TOO_LONG)
            self.transport.write(b"\r\n".join([*lines, length, b"", TOO_LONG]))
            self.hurry(LINGER_SECONDS)
        self.refused = True

    def hurry(self, seconds: float) -> None:
        """Hang up unless the next part of the request is there in time."""
        self.deadline = self.loop.time() + seconds
        if self.look_out is None:
            self.look_out = self.loop.call_at(self.deadline, self.look)
        elif self.look_out.when() > self.deadline:
            self.look_out.cancel()
            self.look_out = self.loop.call_at(self.deadline, self.look)

    def relax(self) -> None:
        """Nothing has to come; a timer that runs is left alone, since the next request needs one again."""
        self.deadline = None

    def look(self) -> None:
        """Hang up if it is time for that; a deadline that was put off since is looked at when it comes."""
        self.look_out = None
        if self.deadline is not None and self.loop.time() < self.deadline:
            self.look_out = self.loop.call_at(self.deadline, self.look)
        elif self.deadline is not None:
            self.transport.abort()

    # --- readers ---

    def on_response_complete(self) -> None:
        """An answer that is whole goes out before anybody else has their turn."""
        self.joined.flush()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()
