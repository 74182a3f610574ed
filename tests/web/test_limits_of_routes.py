"""Everything that can be sent has its limit: whoever has used it up gets 429."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import anyio
import httpx
import pytest

from chancellery.web.limits.rate_limits import RATES
from tests.web.inside import Inside
from tests.web.test_authorization import DEVICE

PASSWORD = {"name": "Somebody", "password": "long enough"}
SENT = [
    *((kind, "/matches", {"game": "courtyard"}) for kind in ("create", "create-address")),
    *((kind, "/matches/tutorial", {"game": "courtyard"}) for kind in ("create", "create-address")),
    *((kind, "/matches/import", {}) for kind in ("import", "import-address")),
    *((kind, "/matches/{over}/fork", {"ply": 0, "seat": "red"}) for kind in ("fork", "fork-address")),
    ("create", "/matches/{over}/rematch", None),
    ("seat", "/matches/{table}/join", {}),
    ("seat", "/matches/{table}/leave", {}),
    ("undo", "/matches/{match}/undo", {"ply": 0}),
    ("message", "/matches/{match}/undo/agree", {"ply": 0}),
    ("message", "/matches/{match}/undo/refuse", {"ply": 0}),
    ("message", "/matches/{match}/messages", {"text": "hello"}),
    ("report", "/matches/{match}/report", {"seat": "blue", "text": "rude"}),
    ("review", "/matches/{over}/review", None),
    ("account", "/me/people", {"name": "nobody", "how": "mute"}),
    ("account", "/me", {"name": "Somebody"}),
    ("account", "/me/tokens", {"label": "mine"}),
    ("account", "/me/claim", PASSWORD),
    ("call", "/me/calls/devices", DEVICE),
    ("call", "/me/calls/devices/another/remove", None),
    ("call", "/me/calls/quiet", {"quiet": None}),
    ("call-test", "/me/calls/test", None),
    ("look", "/me/calls/looked", {}),
    ("log-in", "/me/password", {"old": "long enough", "new": "long enough"}),
    ("log-in", "/me/delete", {"confirm": "delete", "password": "wrong"}),
    *((kind, "/login", PASSWORD) for kind in ("log-in", "log-in-address", "log-in-name")),
]


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
        app = Inside(tmp_path_factory.mktemp("limits"))
        app.services.limits.factor = 1.0
        yield app
        app.close()


@pytest.mark.parametrize(("kind", "path", "body"), SENT)
def test_so_often_and_not_more(inside: Inside, kind: str, path: str, body: Any) -> None:
    (red, token), (blue, _) = inside.person(), inside.person()
    if path == "/me/delete":
        inside.services.store.people.claim(red.id, "Rosa", "no hash of any password")
    over = inside.match([red, blue], ["red", "blue"])
    inside.services.seating.leave(over, blue, None)
    inside.services.seating.leave(over, red, None)
    places = {
        "over": over,
        "match": inside.match([red, blue], ["red", "blue"]),
        "table": inside.match([blue], ["red", "blue"][:1], players=2),
    }

    async def send() -> list[int]:
        transport = httpx.ASGITransport(inside.gate, client=("10.0.0.1", 1))  # type: ignore[arg-type]
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as http:
            return [(await http.post("/api" + path.format(**places), json=body)).status_code for _ in range(2)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RATES, kind, (1, 3600.0))
        inside.services.limits.buckets.clear()
        first, second = anyio.run(send)
    assert first != 429
    assert second == 429


def test_new_guests_too(inside: Inside) -> None:
    async def come() -> list[int]:
        transport = httpx.ASGITransport(inside.gate, client=("10.0.0.1", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            found = []
            for _ in range(2):
                http.cookies.clear()
                found.append((await http.post("/api/me/guest")).status_code)
            return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RATES, "guest", (1, 3600.0))
        inside.services.limits.buckets.clear()
        assert anyio.run(come) == [200, 429]
