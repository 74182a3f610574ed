"""Other sites, big bodies, wrong names, rate limits, headers, passwords and sessions."""

from __future__ import annotations

import hashlib
import json
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from chancellery.web.http.errors import classify
from chancellery.web.http.identity import MOST_HASHES, Identity
from chancellery.web.limits.rate_limits import Limits, TooOften, address_of
from chancellery.web.server.settings import Settings
from tests.web.serving import ROOT, Person, Server, listening, two_at_a_table

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
    for name in ("", "/swagger", "/redoc", "/elements", "/rapidoc"):
        assert "://" not in person.http.get(f"/api/schema{name}").text.replace("http://127.0.0.1", "")
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
    assert mine["tables"] == [mine["seats"][0]["match"]]


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


def test_numbers_are_for_this_machine_and_for_operators(own_server: Callable[..., Server]) -> None:
    server = own_server("--origin", "http://play.example")
    person = server.person()
    assert person.http.get("/metrics").status_code == 200
    for headers in ({"Host": "play.example"}, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}):
        answer = person.http.get("/metrics", headers=headers)
        assert answer.status_code == 403
        assert "operator" in answer.json()["error"]


def test_a_network_of_ipv6_counts_as_one() -> None:
    hosts = ("203.0.113.7", "2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1", "fe80::1%eth0")
    found = [address_of((host, 1)) for host in hosts]
    assert found == ["203.0.113.7", "2001:db8:1:2::/64", "2001:db8:1:2::/64", "2001:db8:1:3::/64", "fe80::/64"]


def test_few_passwords_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes 64 MB, so that many log-ins at once would take all there is."""
    now, most = 0, 0

    def slow(*_: object) -> str:
        nonlocal now, most
        now += 1
        most = max(most, now)
        time.sleep(0.02)
        now -= 1
        return "hash"

    monkeypatch.setattr("chancellery.web.http.identity.PasswordHasher.hash", slow)
    identity = Identity(None, Settings(), Limits(0))  # type: ignore[arg-type]
    threads = [threading.Thread(target=identity.hash, args=("x",)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == MOST_HASHES


def test_a_head_without_end_fills_no_memory(server: Server) -> None:
    for line in (b"X-A: " + b"y" * 8000 + b"\r\n", b"y" * 8000):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: ")
            with pytest.raises(OSError, match=r"reset|pipe|abort"):
                raw.sendall(line * 5_000)
    server.wait_until_ready()


def test_what_changed_under_the_hand_is_no_fault_of_the_server() -> None:
    """Such as an account that is deleted while its owner lays a table."""
    status, problem, _ = classify(IntegrityError("insert", {}, Exception("foreign key")))
    assert status == 409
    assert "changed in the meantime" in problem.error


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


def test_what_a_guest_played_goes_to_the_account_at_log_in(server: Server) -> None:
    at_home = server.person()
    at_home.post("/me/claim", {"name": "Anna Comnena", "password": "correct horse"})
    match, guest, blue = two_at_a_table(server)
    old = guest.get("/me")["id"]
    token = guest.token()
    guest.post("/login", {"name": "anna comnena", "password": "wrong horse"}, 401)
    assert guest.get("/me")["id"] == old
    with listening(blue, match) as news:
        next(news)
        guest.post("/login", {"name": "anna comnena", "password": "correct horse"})
        assert next(news)[2]["data"] == {"seats": ["red"], "kind": "person"}
    assert guest.view(match)["seat"] == "red"
    assert at_home.view(match)["seat"] == "red"
    assert blue.get(f"/matches/{match}")["seats"][0]["name"] == "Anna Comnena"
    guest.act(match, guest.view(match)["position"]["legal"][0], 0)
    Person(server.url, token).get("/me", 401)
    assert old not in guest.http.get("/api/me/export").text


def test_a_guest_may_leave_the_matches_behind(server: Server) -> None:
    server.person().post("/me/claim", {"name": "Procopius", "password": "correct horse"})
    match, guest, _ = two_at_a_table(server)
    guest.post("/login", {"name": "Procopius", "password": "correct horse", "keep": False})
    assert guest.view(match)["seat"] is None


def test_an_account_that_logs_in_as_another_keeps_its_own(server: Server) -> None:
    for name in ("Psellos", "Kekaumenos"):
        server.person().post("/me/claim", {"name": name, "password": "correct horse"})
    person = server.person()
    person.post("/login", {"name": "Psellos", "password": "correct horse"})
    match = person.table()["id"]
    person.post("/login", {"name": "Kekaumenos", "password": "correct horse"})
    assert person.get(f"/matches/{match}")["yours"] == []


def test_names_that_look_the_same_share_their_tries(own_server: Callable[..., Server]) -> None:
    server = own_server("--rates", "0.1", "--origin", "http://play.example")
    person = server.person()
    codes = [
        person.http.post("/api/login", json={"name": name, "password": "y"}, headers={"X-Forwarded-For": address})
        for name, address in (("Rosa", "1.1.1.1"), ("\uff32osa", "1.1.1.1"))
    ]
    assert [answer.status_code for answer in codes] == [401, 429]
