"""Heads of requests that are not as they should be: a sentence and 400, and nothing in the log but a line."""

from __future__ import annotations

import asyncio
import re
import select
import socket
import sys

import pytest

from chancellery.web.http.connections import LONGEST_HEAD, JoinedWrites
from tests.web.serving import Server

LINE = b"X-Filling: " + b"x" * 1000 + b"\r\n"


def answer_to(server: Server, *pieces: bytes) -> bytes:
    """All that the server answers, or what comes before it hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        for piece in pieces:
            line.sendall(piece)
        found = b""
        while chunk := line.recv(65536):
            found += chunk
            head, end, body = found.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head.lower())
            if end and length and len(body) >= int(length[1]):
                break
    return found


def tracebacks(server: Server) -> int:
    return server.log.read_text("utf-8").count("traceback")


@pytest.mark.parametrize("path", ["/api/me", "/healthz", "/"])
def test_two_hosts(server: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    found = answer_to(server, head.encode())
    assert found.startswith(b"HTTP/1.1 400 ")
    assert b"names two hosts" in found


@pytest.mark.parametrize("at_once", [True, False])
def test_a_head_that_is_too_long(server: Server, at_once: bool) -> None:
    before = tracebacks(server)
    lines = [b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n", *[LINE] * (70_000 // len(LINE)), b"\r\n"]
    found = answer_to(server, *([b"".join(lines)] if at_once else lines))
    assert found.startswith(b"HTTP/1.1 400 ")
    assert b"too long" in found
    assert tracebacks(server) == before


def test_one_line_that_is_too_long(server: Server) -> None:
    before = tracebacks(server)
    found = answer_to(server, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (LONGEST_HEAD + 100))
    assert found.startswith(b"HTTP/1.1 400 ")
    assert tracebacks(server) == before


def test_a_long_path_and_a_head_that_is_just_short_enough(server: Server) -> None:
    before = tracebacks(server)
    long = b"GET /api/me?x=" + b"y" * (LONGEST_HEAD + 10) + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert answer_to(server, long).startswith(b"HTTP/1.1 400 ")
    fitting = [b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", *[LINE] * 60, b"\r\n"]
    assert answer_to(server, b"".join(fitting)).startswith(b"HTTP/1.1 200 ")
    assert tracebacks(server) == before


def test_head_and_body_of_an_answer_are_one_packet(server: Server) -> None:
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        for _ in range(20):
            line.sendall(ask)
            head, _, body = line.recv(65536).partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head.lower())
            assert length is not None
            assert len(body) == int(length[1])


@pytest.mark.nightly
def test_a_connection_that_is_idle_is_kept(server: Server) -> None:
    """A proxy sends the next request on it, and must not find it closed."""
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        line.sendall(ask)
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        # Nothing comes, not even a goodbye, for longer than uvicorn's own five seconds.
        assert select.select([line], [], [], 8.0)[0] == []
        line.sendall(ask)
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop on Windows")
def test_nothing_is_written_to_whoever_has_gone_in_the_same_moment() -> None:
    """uvloop raises where asyncio says nothing."""
    import uvloop

    troubles: list[object] = []

    async def go_meanwhile() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
        server = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        transport, _ = await loop.create_connection(asyncio.Protocol, *server.sockets[0].getsockname())
        joined = JoinedWrites(transport, loop)
        transport.abort()
        joined.write(b"too late")
        while joined.waiting:
            await asyncio.sleep(0)
        server.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(go_meanwhile())
    assert troubles == []
