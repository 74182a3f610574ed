"""As little HTTP as a benchmark needs, so that the client takes almost no time from the server it measures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from chancellery.engine.errors import ChancelleryError
from chancellery.lab.figures import Figures


class HttpClientError(ChancelleryError):
    """The server did not answer as it should."""


class HttpClient:
    """One connection to a server on this machine, kept open; from an address of this machine that can be chosen."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(
        self, method: str, path: str, token: str | None, body: Any = None, last: int | None = None
    ) -> asyncio.StreamReader:
        """Send a request; the answer is what the reader reads next."""
        # A server closes connections that are idle for some seconds.
        if self.reader is None or self.writer is None or self.reader.at_eof():
            self.close()
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        if last is not None:
            lines.append(f"Last-Event-ID: {last}")
        content = b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        await self.writer.drain()
        return self.reader

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, Any]:
        """A request and its answer: the status and the JSON."""
        try:
            status, headers = await read_head(reader := await self.send(method, path, token, body))
        except (ConnectionError, asyncio.IncompleteReadError):
            # Closed just when we asked; what changes nothing can be asked again.
            if method != "GET":
                raise
            self.close()
            status, headers = await read_head(reader := await self.send(method, path, token, body))
        content = await reader.readexactly(int(headers["content-length"]))
        return status, msgspec.json.decode(content)

    async def must(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """A request that the server has to grant."""
        status, answer = await self.ask(method, path, token, body)
        if status >= 400:
            raise HttpClientError(f"the server answered {method} {path} with {status}: {answer}")
        return answer

    async def events(self, path: str, token: str | None, last: int | None = None) -> AsyncIterator[tuple[str, Figures]]:
        """Server-sent events as (kind, data) after the last one that arrived, until the server ends them."""
        reader = await self.send("GET", path, token, last=last)
        status, _ = await read_head(reader)
        if status != 200:
            raise HttpClientError(f"the server answered GET {path} with {status}")
        waiting = b""
        while size := int(await reader.readline(), 16):
            waiting += (await reader.readexactly(size + 2))[:-2]
            *messages, waiting = waiting.split(b"\n\n")
            for message in messages:
                fields = dict(line.split(b": ", 1) for line in message.split(b"\n") if b": " in line)
                if b"data" in fields and fields[b"event"] != b"ping":
                    yield fields[b"event"].decode(), msgspec.json.decode(fields[b"data"])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.reader = self.writer = None

    def drop(self) -> None:
        """Hang up without a goodbye, as a broken line does."""
        if self.writer is not None:
            self.writer.transport.abort()
            self.reader = self.writer = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}
