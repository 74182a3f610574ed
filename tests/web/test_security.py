"""Other sites, big bodies, wrong names, rate limits, headers, passwords and sessions."""

from __future__ import annotations

import hashlib
import json
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from chancellery.web.limits import Limits, TooOften
from tests.web.serving import ROOT, Person, Server, two_at_a_table

STATIC = ROOT / "src/chancellery/web/static"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "{url}"}, 201),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Origin": "{url}"}, 201),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
def test_other_sites_cannot_act(server: Server, person: Person, headers: dict[str, str], status: int) -> None:
    sent = {name: value.format(url=server.url) for name, value in headers.items()}
    person.post("/matches", {"game": "courtyard"}, status, **sent)


def test_another_name_is_refused_on_this_machine(person: Person) -> None:
    answer = person.http.get("/api/me", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["error"] == "this server does not go by that name"


def test_only_json_and_not_too_much_of_it(person: Person) -> None:
    form = person.http.post("/api/matches", content=b"game=courtyard", headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    big = person.http.post("/api/matches", json={"game": "x" * 100_000})
    assert big.status_code == 413
    assert big.json()["error"]


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"null",
        b'{"game": 5}',
        b'{"game":"courtyard","bad":1}',
        b'{"game":"\\ud800"}',
        b"\xff",
        b"[" * 9999,
    ],
)
def test_a_malformed_body_gets_a_sentence(person: Person, body: bytes) -> None:
    answer = person.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert isinstance(answer.json()["error"], str)


@pytest.mark.parametrize(
    "path", ["/matches/%00", "/matches/" + "x" * 30, "/games/none", "/nowhere", "/games/courtyard/help/9"]
)
def test_what_is_not_there_gets_404(person: Person, path: str) -> None:
    person.get(path, 404)


def test_headers(person: Person) -> None:
    for path in ("/", "/api/me", "/healthz", "/static/api-docs.js"):
        headers = person.http.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert person.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_api_page_needs_nobody_else(person: Person) -> None:
    page = person.http.get("/api/docs")
    assert "https://" not in page.text
    assert "script-src 'self';" in page.headers["content-security-policy"]
    for line in (STATIC / "swagger-ui/SHA256SUMS").read_text("utf-8").splitlines()[1:]:
        digest, name = line.split()
        assert hashlib.sha256((STATIC / "swagger-ui" / name).read_bytes()).hexdigest() == digest
        assert person.http.get(f"/static/swagger-ui/{name}").status_code == 200
    schema = person.http.get("/api/openapi.json").json()
    assert all(operation["description"] for path in schema["paths"].values() for operation in path.values())


def test_a_guest_claims_the_account_and_logs_in_elsewhere(server: Server) -> None:
    match, red, _ = two_at_a_table(server)
    red.post("/me/claim", {"name": "Rosa", "password": "correct horse"})
    red.post("/me/claim", {"name": "Rosa 2", "password": "correct horse"}, 409)
    assert server.person().post("/me/claim", {"name": "ROSA", "password": "something else"}, 409)["error"]
    elsewhere = server.person()
    elsewhere.post("/login", {"name": "Rosa", "password": "wrong"}, 401)
    elsewhere.post("/login", {"name": "rosa", "password": "correct horse"})
    assert elsewhere.view(match)["seat"] == "red"
    elsewhere.post("/me/password", {"old": "correct horse", "new": "battery staple"})
    assert red.get("/me")["id"] is None
    assert elsewhere.get("/me")["name"] == "Rosa"
    elsewhere.post("/me/delete", {"confirm": "delete", "password": "wrong"}, 403)
    elsewhere.post("/me/delete", {"confirm": "delete", "password": "battery staple"})
    assert elsewhere.get("/me")["id"] is None
    assert server.person().get(f"/matches/{match}")["seats"][0]["name"] is None


def test_sessions_can_be_revoked(server: Server, person: Person) -> None:
    person.post("/me/guest")
    token = person.token()
    program = Person(server.url, token)
    assert program.get("/me")["id"] == person.get("/me")["id"]
    [session] = [found for found in person.get("/me/sessions") if found["kind"] == "token"]
    person.post(f"/me/sessions/{session['id']}/revoke")
    program.get("/me", 401)


def test_a_cookie_that_was_tampered_with_is_nobodys(person: Person) -> None:
    person.post("/me/guest")
    value = person.http.cookies["chancellery"]
    for bad in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.partition(".")[0], "é" * 9, "." * 50):
        answer = httpx.get(
            f"{person.http.base_url}/api/me", headers={b"Cookie": f"chancellery={bad}".encode("latin-1")}
        )
        assert answer.status_code == 200
        assert answer.json()["id"] is None


def test_the_cookie_is_out_of_reach_of_scripts(person: Person) -> None:
    answer = person.http.post("/api/me/guest")
    [cookie] = answer.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "set-cookie" not in person.http.get("/api/me").headers


def test_my_data(person: Person) -> None:
    person.table()
    mine = person.get("/me/export")
    assert mine["user"]["id"] == person.get("/me")["id"]
    assert len(mine["seats"]) == 1


def test_contact(person: Person) -> None:
    person.post("/me/guest")
    assert person.post("/me", {"email": "a@b.example"})["email"] == "a@b.example"
    assert person.post("/me", {"email": ""})["email"] is None
    person.post("/me", {"email": "no address"}, 400)
    person.post("/me", {"webhook": "http://127.0.0.1/"}, 400)


def test_rate_limits(own_server: Callable[..., Server]) -> None:
    server = own_server("--rates", "0.1")
    person = server.person()
    answers = [person.http.post("/api/login", json={"name": "x", "password": "y"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [401, 429, 429]
    assert int(answers[-1].headers["retry-after"]) > 1
    person.post("/me/guest")
    codes = [person.http.post("/api/matches", json={"game": "courtyard"}).status_code for _ in range(6)]
    assert codes == [201] * 4 + [429] * 2


def test_buckets_fill_up_again() -> None:
    limits = Limits(1.0)
    for _ in range(10):
        limits.take("log-in", "a", now=0.0)
    with pytest.raises(TooOften):
        limits.take("log-in", "a", now=1.0)
    limits.take("log-in", "b", now=1.0)
    limits.take("log-in", "a", now=31.0)


def test_logs_are_json_and_hold_no_secrets(server: Server, person: Person) -> None:
    person.post("/me/guest")
    secrets = [person.token(), person.http.cookies["chancellery"]]
    person.post("/login", {"name": "x", "password": "my password"}, 401)
    text = server.log.read_text("utf-8")
    # The server goes on writing, and only a line feed ends a line: a path may hold other separators.
    whole = text[: text.rindex("\n")].split("\n")
    lines = [json.loads(line) for line in whole if line.startswith("{")]
    assert {"time", "level", "event"} <= lines[0].keys()
    assert not any(secret in text for secret in [*secrets, "my password", "the same at every start"])


def test_a_request_that_is_no_http_does_no_harm(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x00\xff nonsense\r\n\r\n")
        assert b"400" in raw.recv(100)
    server.wait_until_ready()


def test_it_stops_in_time_with_a_stream_open(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    match, red, _ = two_at_a_table(server)
    with red.http.stream("GET", f"/api/matches/{match}/events") as answer:
        assert answer.status_code == 200
        server.stop()
        assert server.process is not None
        assert server.process.returncode is not None
