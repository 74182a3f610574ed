"""Every endpoint, asked by nobody in particular, by another person, by another seat, by the owner, by an operator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chancellery.store.store import Store, open_store
from tests.web.serving import Person, Server, two_at_a_table

DEVICE = {
    "endpoint": "https://push.example/device",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
ROLES = ("anonymous", "other", "other seat", "owner", "operator")

# Method, path, body; then the status for each role. The owner sits on red; "other seat" is blue.
# {m} is a running match, {s} a session of the owner, {u} the owner; a body may hold {action}.
MATRIX: list[tuple[str, str, Any, tuple[int, int, int, int, int]]] = [
    ("GET", "/api/languages", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/actions", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/facts", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/explain", None, (400, 400, 400, 400, 400)),
    ("GET", "/api/games/courtyard/text", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/help", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/help/3.1", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/games/courtyard/tutorial", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/matches", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/matches", {"game": "courtyard"}, (201, 201, 201, 201, 201)),
    ("POST", "/api/matches/tutorial", {"game": "courtyard"}, (201, 201, 201, 201, 201)),
    ("POST", "/api/matches/import", {}, (400, 400, 400, 400, 400)),
    ("GET", "/api/matches/{m}", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/matches/{m}/join", {"seat": "red"}, (401, 409, 409, 409, 409)),
    ("POST", "/api/matches/{m}/share", {"seat": "red", "share": "00" * 32}, (401, 403, 403, 409, 403)),
    ("POST", "/api/matches/{m}/resign", {"seat": "red"}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/leave", {"seat": "red"}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/start", {}, (401, 403, 403, 409, 409)),
    ("POST", "/api/matches/{m}/abandon", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/matches/{m}/delete", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/matches/{m}/rematch", None, (401, 403, 409, 409, 403)),
    ("POST", "/api/matches/{m}/decline", None, (401, 409, 409, 409, 409)),
    ("POST", "/api/matches/{m}/hide", {"hidden": True}, (401, 200, 200, 200, 200)),
    ("POST", "/api/matches/{m}/report", {"seat": "red", "text": "rude"}, (401, 200, 200, 409, 200)),
    ("GET", "/api/matches/{m}/view?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/view?seat=spectator", None, (200, 200, 200, 200, 200)),
    # Everybody as who they are: one's own seat, or a spectator (test_table_news.py).
    ("GET", "/api/matches/{m}/table", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/matches/{m}/log?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/export?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/verify", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/matches/{m}/story", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/matches/{m}/present", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/matches/{m}/events?seat=red", None, (403, 403, 403, 200, 403)),
    # Of a seat that is not theirs they hear that it cannot be followed (test_following.py).
    ("GET", "/api/events?follow={m}:red", None, (200, 200, 200, 200, 200)),
    (
        "POST",
        "/api/matches/{m}/actions",
        {"seat": "red", "ply": 1, "action": "{action}"},
        (401, 403, 403, 200, 403),
    ),
    ("GET", "/api/matches/{m}/odds?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/passing?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/ready-made?seat=red", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/stages?seat=red&ply=1", None, (403, 403, 403, 200, 403)),
    ("GET", "/api/matches/{m}/why?seat=red&thing=seat:blue", None, (403, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/undo", {"seat": "red", "ply": 1}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/undo/agree", {"seat": "red", "ply": 1}, (401, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/undo/refuse", {"seat": "red", "ply": 1}, (401, 403, 403, 409, 403)),
    ("POST", "/api/matches/{m}/object", {"seat": "red"}, (401, 403, 403, 409, 403)),
    ("POST", "/api/matches/{m}/hint", {"seat": "red", "ply": 1}, (401, 403, 403, 403, 403)),
    ("POST", "/api/matches/{m}/hint/cancel", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/matches/{m}/review", None, (409, 409, 409, 409, 409)),
    ("GET", "/api/matches/{m}/review", None, (409, 409, 409, 409, 409)),
    ("POST", "/api/matches/{m}/fork", {"seat": "red", "ply": 0}, (409, 409, 409, 409, 409)),
    ("GET", "/api/matches/{m}/messages?seat=red", None, (403, 403, 403, 200, 403)),
    ("POST", "/api/matches/{m}/messages", {"seat": "red", "text": "hello"}, (401, 403, 403, 201, 403)),
    ("POST", "/api/matches/{m}/messages/read", {"message": 0}, (401, 403, 200, 200, 403)),
    ("GET", "/api/me", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/me", {"language": "fr"}, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/guest", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/me/claim", {"name": "x", "password": "12345678"}, (400, 400, 400, 400, 400)),
    ("POST", "/api/me/password", {"old": "wrong", "new": "12345678"}, (401, 403, 403, 403, 403)),
    ("GET", "/api/games/courtyard/ratings", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/people?name=nobody", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/people/nobody", None, (404, 404, 404, 404, 404)),
    ("POST", "/api/login", {"name": "nobody", "password": "wrong"}, (401, 401, 401, 401, 401)),
    ("POST", "/api/logout", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/me/people", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/people", {"name": "Olga, operator", "how": "none"}, (401, 200, 200, 200, 400)),
    ("GET", "/api/me/sessions", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/sessions/{s}/revoke", None, (401, 404, 404, 200, 404)),
    ("GET", "/api/me/calls", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/calls/devices", DEVICE, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/calls/devices/another/remove", None, (401, 404, 404, 404, 404)),
    ("POST", "/api/me/calls/quiet", {"quiet": None}, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/calls/test", None, (401, 409, 409, 409, 409)),
    ("POST", "/api/me/calls/looked", {}, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/tokens", {"label": "x"}, (201, 201, 201, 201, 201)),
    ("GET", "/api/me/export", None, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/delete", {"confirm": "delete"}, (401, 200, 200, 200, 403)),
    ("GET", "/api/operator/matches", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/operator/matches/{m}/abandon", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/operator/matches/{m}/delete", None, (401, 403, 403, 403, 200)),
    ("GET", "/api/operator/users", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/operator/users/{u}/revoke", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/operator/users/{u}/delete", None, (401, 403, 403, 403, 200)),
    ("GET", "/api/operator/reports", None, (401, 403, 403, 403, 200)),
    ("POST", "/api/operator/reports/0/close", None, (401, 403, 403, 403, 404)),
    ("GET", "/api/operator/audit", None, (401, 403, 403, 403, 200)),
    ("GET", "/healthz", None, (200, 200, 200, 200, 200)),
]


@pytest.fixture(scope="module")
def offices(server: Server) -> Iterator[tuple[Store, str]]:
    """The store, and the account of an operator."""
    id = server.person().post("/me/claim", {"name": "Olga, operator", "password": "long enough"})["id"]
    store = open_store(server.db, migrate=False)
    store.people.set_operator(id, True)
    yield store, id
    store.close()


@pytest.fixture
def operator(offices: tuple[Store, str]) -> Iterator[str]:
    """A fresh token of an operator, taken back in the end: a person has only so many."""
    store, id = offices
    yield store.people.new_session(id, "token", "test")
    store.people.revoke_all(id)


@pytest.mark.parametrize(("method", "path", "body", "expected"), MATRIX, ids=lambda value: str(value)[:40])
def test_authority(server: Server, operator: str, method: str, path: str, body: Any, expected: tuple[int, ...]) -> None:
    found = []
    for role in ROLES:
        match, red, blue = two_at_a_table(server, options={"double": True})
        legal = red.view(match)["position"]["legal"]
        red.act(match, legal[0], 0)
        stranger = server.person()
        if role == "other":
            stranger.post("/me/guest")
        asking = {"owner": red, "other seat": blue, "operator": Person(server.url, operator)}.get(role, stranger)
        known = {"m": match, "u": red.get("/me")["id"], "s": red.get("/me/sessions")[0]["id"]}
        sent = {**body, "action": legal[1]} if body and "action" in body else body
        found.append(ask(asking, method, path.format(**known), sent))
    assert dict(zip(ROLES, found, strict=True)) == dict(zip(ROLES, expected, strict=True))


def ask(person: Person, method: str, path: str, body: Any) -> int:
    with person.http.stream(method, path, json=body) as answer:
        if answer.status_code >= 400:
            answer.read()
            assert answer.json()["error"]
        return answer.status_code


def test_every_endpoint_is_in_the_matrix(person: Person) -> None:
    described = {
        (method.upper(), path)
        for path, methods in person.http.get("/api/openapi.json").json()["paths"].items()
        for method in methods
    }
    names = {
        "{match}": "{m}",
        "{session}": "{s}",
        "{user}": "{u}",
        "{game}": "courtyard",
        "{number}": "3.1",
        "{report}": "0",
        "{device}": "another",
        "{name}": "nobody",
    }
    for name, example in names.items():
        described = {(method, path.replace(name, example)) for method, path in described}
    covered = {(method, path.partition("?")[0]) for method, path, _, _ in MATRIX}
    assert described == covered


def test_a_seat_that_was_left_is_no_longer_yours(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    red.post(f"/matches/{match}/leave", {})
    red.get(f"/matches/{match}/view", 403, seat="red")


def test_operators_see_no_hand(server: Server, operator: str) -> None:
    match, red, _ = two_at_a_table(server)
    seen = Person(server.url, operator).view(match)
    assert seen["seat"] is None
    assert seen["position"]["board"]["hand"] == []
    assert red.view(match)["position"]["board"]["hand"] != []
