"""Smaller holes: odd names of files, broken bodies, cookies, hosts, sessions, bots that answer too fast."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path

import anyio
import httpx
import msgspec
import pytest
from sqlalchemy import update

from chancellery.bots.registry import make_bot
from chancellery.cli.serve import appoint, known_hosts
from chancellery.engine.errors import BadOption
from chancellery.engine.rng import Rng
from chancellery.store.errors import NoSuchUser, StoreError
from chancellery.store.people import LONGEST_SESSION
from chancellery.store.schema import sessions
from chancellery.web.app import app_of
from chancellery.web.assembly import Services
from chancellery.web.bots.players import Turn
from chancellery.web.http.addresses import is_public
from chancellery.web.http.request_guard import RequestGuard
from chancellery.web.limits.rate_limits import RATES, TooOften
from chancellery.web.processes.bot_pool import BotPool
from chancellery.web.processes.bot_process import FIRST_SECONDS, AnswerRequest, Paces
from chancellery.web.server.settings import Settings
from chancellery.web.server.single_server import hold_alone
from tests.table.tables import bot, lay
from tests.table.tables import person as sitting
from tests.tiny import TINY
from tests.waiting import moments
from tests.web.inside import Inside
from tests.web.serving import Person, Server, two_at_a_table


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    app = Inside(tmp_path)
    yield app
    app.close()


@pytest.mark.parametrize("folder", ["client", "static"])
@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".js", "a%00b.js", "%00", "é" * 200])
def test_a_name_that_no_file_has_is_not_found(person: Person, folder: str, name: str) -> None:
    assert person.http.get(f"/{folder}/{name}").status_code == 404


def test_who_leaves_in_mid_body_is_no_error(own_server: Callable[..., Server]) -> None:
    server = own_server()
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            head = "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    person = server.person()
    waiting = moments()
    while person.http.get("/metrics").text.count('method="POST",route="/api/matches"') == 0:
        next(waiting)
    assert "traceback" not in server.log.read_text("utf-8")


def test_an_empty_authorization_is_no_token(person: Person) -> None:
    headers = {"Authorization": "", "Origin": "https://evil.example"}
    assert person.http.post("/api/matches", json={"game": "courtyard"}, headers=headers).status_code == 403


@pytest.fixture
def with_tls(tmp_path: Path) -> Iterator[RequestGuard]:
    settings = Settings(db=f"sqlite:///{tmp_path / 'tls.sqlite'}", secret="x", origin="https://play.example")
    services = Services(settings)
    yield app_of(services)
    services.store.close()


def test_with_tls_cookies_are_bound_to_the_host(with_tls: RequestGuard) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(with_tls)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="https://play.example") as http:
            guest = await http.post("/api/me/guest")
            assert (await http.get("/api/me")).json()["id"] == guest.json()["id"]
            return guest

    answer = anyio.run(ask)
    assert answer.headers["set-cookie"].startswith("__Host-chancellery=")
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_claiming_an_account_ends_the_guests_session(server: Server) -> None:
    _, red, _ = two_at_a_table(server)
    thief = server.person()
    thief.http.cookies = httpx.Cookies(red.http.cookies)
    red.post("/me/claim", {"name": "Rotated", "password": "correct horse"})
    assert red.get("/me")["name"] == "Rotated"
    assert thief.get("/me")["id"] is None


def test_a_session_ends_after_a_year_and_a_token_does_not(inside: Inside) -> None:
    people = inside.services.store.people
    user, token = inside.person()
    secret = people.new_session(user.id, "session", "browser")
    assert people.user_of(secret) is not None
    with people.database.writing() as connection:
        connection.execute(update(sessions).values(created=sessions.c.created - LONGEST_SESSION - 1))
    assert people.user_of(secret) is None
    assert people.user_of(token) is not None


def test_operators_are_appointed_by_id(inside: Inside) -> None:
    store = inside.services.store
    guest, _ = inside.person()
    user = store.people.claim(inside.person()[0].id, "Olga", "hash")
    with pytest.raises(BadOption, match=f"'Olga' has the id {user.id}"):
        appoint(store, "Olga")
    for nobody in (guest.id, guest.name):
        with pytest.raises(BadOption, match="is a guest"):
            appoint(store, nobody)
    with pytest.raises(NoSuchUser):
        appoint(store, "Otto")
    appoint(store, user.id)
    assert [found.name for found in store.people.all() if found.operator] == ["Olga"]


def test_a_server_goes_by_its_own_name() -> None:
    assert known_hosts("127.0.0.1", "https://play.example") == known_hosts("0.0.0.0", "https://play.example:8443")
    assert "play.example" in known_hosts("0.0.0.0", "https://play.example")
    assert "::1" in known_hosts("127.0.0.1", None)
    assert known_hosts("0.0.0.0", None) == ()


@pytest.mark.parametrize(
    "address",
    ["fec0::1", "::10.0.0.1", "::127.0.0.1", "64:ff9b:1::7f00:1", "2001:4860::5efe:10.0.0.1", "::ffff:10.0.0.1"],
)
def test_a_private_address_in_disguise_is_private(address: str) -> None:
    assert not is_public(ip_address(address))
    assert is_public(ip_address("2001:4860:4860::8888"))


def test_a_file_has_one_server(tmp_path: Path) -> None:
    held = hold_alone(tmp_path / "one.sqlite")
    with pytest.raises(StoreError, match="another server already runs"):
        hold_alone(tmp_path / "one.sqlite")
    held.release()
    hold_alone(tmp_path / "one.sqlite").release()


def test_picking_and_retracting_has_an_end(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "retract", (3, 3600.0))
    inside.services.limits.factor = 1.0
    (red, _), (blue, _) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    services = inside.services
    with services.live.cache.lease(match) as lease:
        pick = lease.table.game.actions.name(lease.table.state.legal(0)[0])
    for turn in range(3):
        services.playing.act(match, red, None, pick, 2 * turn, None)
        services.playing.act(match, red, None, "retract", 2 * turn + 1, None)
    services.playing.act(match, red, None, pick, 6, None)
    with pytest.raises(TooOften):
        services.playing.act(match, red, None, "retract", 7, None)


def test_a_bot_takes_as_long_for_one_answer_as_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("chancellery.web.processes.bot_process.time.sleep", slept.append)
    g = TINY.new(TINY.options({}), bytes(32))
    monkeypatch.setattr(type(g), "legal", lambda self, seat: [7])
    paces, luck, bot = Paces(), Rng(bytes(32)), make_bot("random", TINY, Rng(bytes(32)))
    asked = AnswerRequest(game="courtyard", bot="random", position=b"", seat=0, luck=b"", watched=True)
    assert paces.answer(bot, g, asked, luck) == 7
    paces.usual["courtyard", "random"].append(1.5)
    assert paces.answer(bot, g, asked, luck) == 7
    assert slept == [FIRST_SECONDS, 1.5]
    # Nobody is there to whom speed could tell anything.
    paces.answer(bot, g, msgspec.structs.replace(asked, watched=False), luck)
    assert len(slept) == 2
    # A process that has never searched does not give a chancellor away.
    paces.answer(bot, g, msgspec.structs.replace(asked, bot="search", seconds=0.8), luck)
    assert slept[-1] == 0.8


def test_the_only_answer_too_is_asked_for_in_a_bot_process(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[AnswerRequest] = []

    async def ask(self: BotPool, request: AnswerRequest, urgent: bool, whose: str) -> list[int]:
        asked.append(request)
        return [7]

    monkeypatch.setattr(BotPool, "ask", ask)
    for match, watched in ((lay(sitting("ann"), bot()), True), (lay(bot(), bot()), False)):
        assert anyio.run(inside.services.bots.choose, Turn(match, 1, 0, [7], b"")) == [7]
        assert asked[-1].watched is watched


def test_times_that_players_get_are_whole_seconds(person: Person) -> None:
    match = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "bot"}})["id"]
    assert all(entry["at"] == int(entry["at"]) for entry in person.get(f"/matches/{match}/log") if entry["seq"])
