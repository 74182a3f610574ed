"""The whole app in this process, without a network: for tests that ask thousands of times."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import anyio
import httpx

from chancellery.store.people import User
from chancellery.web.app import create
from chancellery.web.hall import Hall
from chancellery.web.settings import Settings
from chancellery.web.shapes import NewMatch, NewSeat

Answer = tuple[int, list[tuple[str, str]], bytes]


class Inside:
    """An app on a database of its own, asked directly."""

    def __init__(self, folder: Path) -> None:
        self.gate = create(Settings(db=f"sqlite:///{folder / 'inside.sqlite'}", secret="x", rates=0, log_level="ERROR"))
        self.hall: Hall = self.gate.app.state.hall  # type: ignore[attr-defined]

    def person(self) -> tuple[User, str]:
        """Somebody new, and a token."""
        user = self.hall.store.people.guest("en")
        return user, self.hall.store.people.new_session(user.id, "token", "test")

    def match(self, people: list[User], seats: list[str], **options: Any) -> str:
        """A running match with these people on these seats."""
        wanted = NewMatch("courtyard", {"players": len(seats), **options}, {seats[0]: NewSeat("me")})
        match = self.hall.create(people[0], wanted).id
        for person, seat in zip(people[1:], seats[1:], strict=True):
            self.hall.join(match, person, seat)
        return match

    def run(self, asking: Callable[[Asker], Coroutine[Any, Any, None]]) -> None:
        """Ask in one event loop."""

        async def inside() -> None:
            transport = httpx.ASGITransport(self.gate)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                await asking(Asker(http))

        anyio.run(inside)

    def close(self) -> None:
        self.hall.store.close()


class Asker:
    """Somebody who asks with a token, and gets every byte of the answer."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

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
