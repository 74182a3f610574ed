"""The whole app in this process, without a network: for tests that ask thousands of times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cached_property
from pathlib import Path
from typing import Any

import anyio
import httpx

from chancellery.store.people import User
from chancellery.web.app import app_of
from chancellery.web.assembly import Services
from chancellery.web.http.request_guard import RequestGuard
from chancellery.web.schemas.matches import NewMatch, NewSeat
from chancellery.web.server.logs import set_up_logs
from chancellery.web.server.settings import Settings
from chancellery.web.server.warm_structs import ready_structs
from tests.migrated import write_migrated

# What every event of a stream ends with.
END = b"\n\n"
Answer = tuple[int, list[tuple[str, str]], bytes]


class Inside:
    """An app on a database of its own, asked directly."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(db=f"sqlite:///{folder / 'inside.sqlite'}", secret="x", rates=0, log_level="ERROR")
        set_up_logs(settings.log_level)
        ready_structs()
        write_migrated(str(settings.db))
        self.services = Services(settings)

    @cached_property
    def gate(self) -> RequestGuard:
        """The app itself; to put it together takes longer than many a test that asks the services alone."""
        return app_of(self.services)

    def person(self) -> tuple[User, str]:
        """Somebody new, and a token."""
        user = self.services.store.people.guest("en")
        return user, self.services.store.people.new_session(user.id, "token", "test")

    def match(self, people: list[User], seats: list[str], **options: Any) -> str:
        """A running match with these people on these seats."""
        wanted = NewMatch("courtyard", {"players": len(seats), **options}, {seats[0]: NewSeat("me")})
        match = self.services.creating.create(people[0], wanted).id
        for person, seat in zip(people[1:], seats[1:], strict=True):
            self.services.seating.join(match, person, seat)
        return match

    def run(self, asking: Callable[[Asker], Coroutine[Any, Any, None]]) -> None:
        """Ask in one event loop."""

        async def inside() -> None:
            transport = httpx.ASGITransport(self.gate)  # type: ignore[arg-type]
            # Not packed: how long a packed answer is depends on names that a test makes the same afterwards.
            plain = {"Accept-Encoding": "identity"}
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=plain) as http:
                await asking(Asker(http, self.gate))

        anyio.run(inside)

    def close(self) -> None:
        self.services.lane.close()
        self.services.store.close()


class Asker:
    """Somebody who asks with a token, and gets every byte of the answer."""

    def __init__(self, http: httpx.AsyncClient, gate: RequestGuard) -> None:
        self.http = http
        self.gate = gate

    async def ask(self, token: str | None, path: str, body: Any = None) -> Answer:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if body is None:
            answer = await self.http.get(path, headers=headers)
        elif isinstance(body, bytes):
            json = {"Content-Type": "application/json"}
            answer = await self.http.post(path, content=body, headers={**headers, **json})
        else:
            answer = await self.http.post(path, json=body, headers=headers)
        return answer.status_code, answer.headers.multi_items(), answer.content

    async def listen(self, token: str | None, path: str, entries: int) -> Answer:
        """The first entries of a stream of news from its beginning, byte for byte."""
        sent: list[Any] = []
        enough = asyncio.Event()
        asked = False

        async def receive() -> Any:
            nonlocal asked
            if asked:
                await enough.wait()
                return {"type": "http.disconnect"}
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)
            if b"".join(one["body"] for one in sent[1:]).count(END) >= entries:
                enough.set()

        headers = [(b"host", b"localhost"), (b"last-event-id", b"0")]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        where, _, query = path.partition("?")
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
        }
        scope |= {"path": where, "raw_path": where.encode(), "root_path": "", "query_string": query.encode()}
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80), "state": {}}
        await asyncio.wait_for(self.gate(scope, receive, send), 20)  # type: ignore[arg-type]
        start, body = sent[0], b"".join(message["body"] for message in sent[1:])
        named = [(name.decode(), value.decode()) for name, value in start["headers"]]
        return start["status"], named, b"".join(entry + END for entry in body.split(END)[:entries])
