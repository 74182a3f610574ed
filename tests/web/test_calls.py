"""Calls on people's devices, to a push service on this machine: sealed, one for all tables, quiet, in nobody's way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select, update

from chancellery.engine.errors import BadOption
from chancellery.store.devices import KNOWN_SECONDS, MOST_DEVICES, MOST_FAILURES, Calling
from chancellery.store.outbox import MOST_A_DAY
from chancellery.store.people import User
from chancellery.store.schema import outbox
from chancellery.store.store import open_store
from chancellery.web.assembly import Services
from chancellery.web.people import calls, delivery
from chancellery.web.people.calls import SECRET, seconds_in
from chancellery.web.people.push_messages import CURVE, check_keys, decoded, encrypt
from chancellery.web.people.quiet_hours import quiet_until, zone_of
from chancellery.web.schemas.matches import NewMatch, NewSeat
from chancellery.web.server.settings import Settings
from tests.databases import sqlite_url
from tests.waiting import moments
from tests.web.notice_receivers import running
from tests.web.push_service import Device, PushService, claims_of
from tests.web.serving import Person, Server

__all__ = ["sqlite_url"]


@pytest.fixture
def service() -> Iterator[PushService]:
    with running(PushService()) as service:
        yield service
        service.hanging.set()


@pytest.fixture
def services(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setattr(calls, "DELAY", 0.0)
    monkeypatch.setattr(calls, "LIVE_DELAY", 0.0)
    services = Services(Settings(db=sqlite_url, private_push=True, rates=0, origin="https://play.example"))
    yield services
    services.store.close()


class Called:
    """Somebody with one device."""

    def __init__(self, services: Services, service: PushService, name: str, language: str = "en") -> None:
        people = services.store.people
        self.services, self.device = services, Device()
        self.user: User = people.guest(language)
        people.rename_guest(self.user.id, name)
        self.session = people.session_id(people.new_session(self.user.id, "session", "a browser")) or ""
        self.path = f"/push/{name}"
        self.add(self.session, service.address(name))
        self.service = service

    def add(self, session: str, endpoint: str) -> None:
        keys = self.device.subscription(endpoint)
        devices = self.services.store.devices
        devices.add(self.user.id, session, endpoint, keys["p256dh"], keys["auth"], time.time())

    @property
    def heard(self) -> list[Any]:
        """What the device was told."""
        return [self.device.call(body) for path, _, body in self.service.got if path == self.path]

    def look(self, place: str = "") -> None:
        self.services.store.devices.look(self.user.id, place, time.time())
        self.services.store.outbox.looked(self.user.id, time.time())


def lay(services: Services, one: Called, other: Called, **more: Any) -> str:
    """A match of two people that waits for the first of them: both are asked at once, and the other has answered."""
    match = services.creating.create(one.user, NewMatch("courtyard", {}, {"red": NewSeat("me")}, **more)).id
    services.seating.join(match, other.user, None)
    act(services, match, other)
    return match


def act(services: Services, match: str, who: Called) -> None:
    with services.live.cache.lease(match) as lease:
        state = lease.table.state
        seat = lease.match.seats_of(who.user.id)[0]
        action = state.describe(state.legal(seat)[0])
    services.playing.act(match, who.user, None, action, state.ply, None)


def send(services: Services) -> None:
    asyncio.run(services.calls.send_due())


def make_due(services: Services) -> None:
    """As if the time had passed."""
    with services.store.database.writing() as connection:
        connection.execute(update(outbox).where(outbox.c.due.is_not(None)).values(due=time.time() - 1))


def waiting(services: Services) -> list[Any]:
    with services.store.database.reading() as connection:
        return list(connection.execute(select(outbox).where(outbox.c.due.is_not(None))))


# --- how it is sealed ---


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    device = Device("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    sender = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    text = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(
        text,
        device.key,
        device.auth,
        lambda _: decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        lambda: ec.derive_private_key(sender, CURVE),
    )
    assert sealed == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.read(sealed) == text


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("B" + "A" * 86, "BTBZMqHH6r4Tts7J_aSIgg"),
        ("AAAA" * 6, "BTBZMqHH6r4Tts7J_aSIgg"),
        (Device().key, "BTBZMqHH6r4Tts7J_aSI"),
        (Device().key, "A" * 21),
    ],
    ids=["no point of the curve", "too short", "too short a secret", "no base64"],
)
def test_what_are_no_keys_is_refused(key: str, auth: str) -> None:
    with pytest.raises(BadOption, match="not the keys of a device"):
        check_keys(key, auth)


def test_a_call_says_game_name_and_turn_and_is_signed_by_us(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno", "fr")
    match = lay(services, anna, bruno)
    send(services)
    assert bruno.heard == []
    assert anna.heard == [
        {
            "kind": "turn",
            "title": "It is your turn",
            "body": "Courtyard · Bruno",
            "url": f"/table/{match}",
            "lang": "en",
            "count": 1,
        }
    ]
    lay(services, bruno, anna)
    send(services)
    assert [(call["title"], call["body"], call["lang"]) for call in bruno.heard] == [
        ("C’est à vous de jouer", "La Cour · Anna", "fr")
    ]
    [(_, heads, body), _] = service.got
    claims = claims_of(heads, services.calls.signer.public)
    assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{service.port}", "https://play.example")
    assert (heads["content-encoding"], heads["topic"], heads["host"]) == (
        "aes128gcm",
        "turn",
        f"127.0.0.1:{service.port}",
    )
    assert int(heads["ttl"]) > 3600
    assert b"Bruno" not in body
    # As long as every other one: a name tells nothing by its length.
    assert {len(body) for _, _, body in service.got} == {len(body)}


def test_nothing_of_the_position_is_in_a_call(services: Services, service: PushService) -> None:
    """Whatever a seat holds, the same is said."""
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    said = set()
    for _ in range(4):
        match = lay(services, anna, bruno)
        send(services)
        said.add(json.dumps({**anna.heard[-1], "url": "", "count": 0}))
        anna.look()
        services.seating.leave(match, bruno.user, None)
        send(services)
        anna.look()
    assert len(said) == 1


# --- whom, and how often ---


def test_one_call_however_many_tables_wait(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    for _ in range(5):
        lay(services, anna, bruno)
    send(services)
    [call] = anna.heard
    assert (call["title"], call["url"], call["count"]) == ("5 tables are waiting for you", "/", 5)
    assert call["body"] == "\n".join(["Courtyard · Bruno"] * 3)


def test_it_is_not_repeated_until_somebody_has_looked(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    lay(services, anna, bruno)
    send(services)
    lay(services, anna, bruno)
    make_due(services)
    send(services)
    assert len(anna.heard) == 1
    # However long that is.
    with services.store.database.writing() as connection:
        connection.execute(update(outbox).values(sent=1.0))
    lay(services, bruno, anna)
    send(services)
    lay(services, anna, bruno)
    send(services)
    assert len(anna.heard) == 1
    anna.look()
    lay(services, anna, bruno)
    send(services)
    assert [call["count"] for call in anna.heard] == [1, 4]


def test_who_looks_at_the_table_or_at_all_tables_is_not_called(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    match = lay(services, anna, bruno)
    anna.look(match)
    send(services)
    lay(services, anna, bruno)
    anna.look()
    send(services)
    assert anna.heard == []
    assert waiting(services) == []
    # At another table one sees nothing of it.
    lay(services, anna, bruno)
    anna.look(match)
    send(services)
    assert len(anna.heard) == 1


def test_who_has_answered_is_not_called(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    match = lay(services, anna, bruno)
    with services.store.database.reading() as connection:
        assert connection.execute(select(outbox.c.body).where(outbox.c.user == bruno.user.id)).scalars().all() == [
            match
        ]
    send(services)
    assert (len(anna.heard), bruno.heard) == (1, [])


def test_nobody_is_called_to_a_match_with_bots_alone(services: Services, service: PushService) -> None:
    anna = Called(services, service, "Anna")
    services.creating.create(anna.user, NewMatch("courtyard", {}, {"red": NewSeat("me"), "blue": NewSeat("bot")}))
    send(services)
    assert (anna.heard, waiting(services)) == ([], [])


def test_an_invitation_is_told_once(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    match = lay(services, anna, bruno, timeout="forfeit")
    services.seating.leave(match, bruno.user, None)
    send(services)
    anna.look()
    before = len(anna.heard)
    again = services.creating.rematch(match, bruno.user)
    send(services)
    [call] = anna.heard[before:]
    assert (call["kind"], call["title"], call["url"]) == ("invited", "Bruno offers you a rematch", f"/table/{again.id}")
    anna.look()
    services.seating.share(again.id, bruno.user, None, "00" * 32)
    send(services)
    # Nor is it told once more that the match before it is over.
    assert len(anna.heard) == before + 1


def test_whoever_finished_a_match_tells_the_others(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    match = lay(services, anna, bruno, timeout="forfeit")
    send(services)
    anna.look()
    services.seating.leave(match, bruno.user, None)
    send(services)
    assert [(call["kind"], call["title"], call["url"]) for call in anna.heard[1:]] == [
        ("over", "One of your matches is over", f"/table/{match}")
    ]


def test_nobody_is_invited_by_somebody_they_have_blocked(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    match = lay(services, anna, bruno, timeout="forfeit")
    services.seating.leave(match, bruno.user, None)
    anna.look()
    services.store.mutes_and_blocks.change(anna.user.id, bruno.user.id, "block")
    services.creating.rematch(match, bruno.user)
    send(services)
    assert [call["kind"] for call in anna.heard if call["kind"] == "invited"] == []


def test_only_so_many_in_a_day(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    for _ in range(MOST_A_DAY + 5):
        match = lay(services, anna, bruno)
        send(services)
        anna.look()
        services.store.matches.delete(match)
        services.live.cache.forget(match)
    assert len(anna.heard) == MOST_A_DAY


def test_every_device_is_called(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    people = services.store.people
    second = people.session_id(people.new_session(anna.user.id, "session", "a phone")) or ""
    anna.add(second, service.address("phone"))
    lay(services, anna, bruno)
    send(services)
    assert sorted(path for path, _, _ in service.got) == ["/push/Anna", "/push/phone"]


# --- quiet hours ---


def paris(hour: int, minute: int = 0, day: int = 10, month: int = 3) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Paris")).timestamp()


@pytest.mark.parametrize(
    ("hours", "now", "until"),
    [
        ((22 * 60, 8 * 60), paris(23), paris(8, day=11)),
        ((22 * 60, 8 * 60), paris(7, 59), paris(8)),
        ((22 * 60, 8 * 60), paris(8), None),
        ((22 * 60, 8 * 60), paris(21, 59), None),
        ((13 * 60, 14 * 60 + 30), paris(13), paris(14, 30)),
        ((13 * 60, 14 * 60 + 30), paris(14, 30), None),
        ((9 * 60, 9 * 60), paris(9), None),
        # The clocks are put forward that night: it is an hour shorter.
        ((22 * 60, 8 * 60), paris(23, day=28), paris(8, day=29)),
    ],
)
def test_quiet_hours_are_those_of_the_wall(hours: tuple[int, int], now: float, until: float | None) -> None:
    assert quiet_until(Calling(*hours, "Europe/Paris"), now) == until


def test_the_night_of_the_clocks_is_as_long_as_it_is() -> None:
    calling = Calling(22 * 60, 8 * 60, "Europe/Paris")
    assert (quiet_until(calling, paris(23, day=28)) or 0) - paris(23, day=28) == 8 * 3600
    assert (quiet_until(calling, paris(23, day=10)) or 0) - paris(23, day=10) == 9 * 3600


@pytest.mark.parametrize("zone", ["Nowhere/Land", "../../etc/passwd", "/etc/localtime", "", "Europe", "a" * 70])
def test_what_is_no_zone_is_refused(zone: str) -> None:
    with pytest.raises(BadOption, match="no time zone"):
        zone_of(zone)


def test_what_falls_into_quiet_hours_comes_when_they_end(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    now = datetime.now(ZoneInfo("Asia/Tokyo"))
    minute = now.hour * 60 + now.minute
    services.store.devices.set_quiet(anna.user.id, ((minute - 60) % 1440, (minute + 60) % 1440, "Asia/Tokyo"))
    match = lay(services, anna, bruno)
    send(services)
    assert anna.heard == []
    [row] = waiting(services)
    assert time.time() + 3000 < row.due < time.time() + 3700
    assert row.tries == 0
    lay(services, anna, bruno)
    services.store.devices.set_quiet(anna.user.id, None)
    make_due(services)
    send(services)
    [call] = anna.heard
    assert call["count"] == 2
    assert services.store.matches.header(match).status == "running"


def test_a_device_of_another_process_is_known_soon(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    devices, people = services.store.devices, services.store.people
    session = people.session_id(people.new_session(anna.user.id, "session", "another browser")) or ""
    with closing(open_store(services.settings.db)) as another:
        before = devices.ids_of(anna.user.id)
        new = another.devices.add(anna.user.id, session, "https://push.example/anna", "key", "auth", time.time())
        assert devices.ids_of(anna.user.id) == before
        devices.known.expire(time.monotonic() + KNOWN_SECONDS)
        assert devices.ids_of(anna.user.id) == [*before, new.id]
    # What is done here is known at once.
    own = devices.ids_of(bruno.user.id)
    devices.drop(new.id)
    assert (devices.ids_of(anna.user.id), devices.ids_of(bruno.user.id)) == (before, own)
    devices.drop(own[0])
    assert devices.ids_of(bruno.user.id) == []


# --- devices that do not work ---


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(services: Services, service: PushService, status: int) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    service.status = status
    lay(services, anna, bruno)
    send(services)
    assert (services.store.devices.of(anna.user.id), waiting(services)) == ([], [])
    assert len(services.store.devices.of(bruno.user.id)) == 1


@pytest.mark.parametrize("status", [400, 403, 413, 429, 500, 503])
def test_a_service_that_refuses_is_asked_later_and_not_for_ever(
    services: Services, service: PushService, status: int
) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    service.status = status
    lay(services, anna, bruno)
    waits = []
    for _ in range(MOST_FAILURES):
        send(services)
        send(services)
        rows = waiting(services)
        waits += [row.due - time.time() for row in rows]
        make_due(services)
    assert len(service.got) == MOST_FAILURES
    assert all(later > 1.5 * sooner for sooner, later in pairwise(waits))
    assert services.store.devices.of(anna.user.id) == []
    assert waiting(services) == []


def test_a_service_says_when_to_ask_again(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    service.status, service.retry_after = 429, "7200"
    lay(services, anna, bruno)
    send(services)
    assert waiting(services)[0].due > time.time() + 7000
    assert [seconds_in(text) for text in ("120", "1e9", "-5", "tomorrow", "9" * 20, "99999999")] == [
        *(120.0, 0.0, 0.0, 0.0, 0.0, 86400.0)
    ]
    service.status, service.retry_after = 201, ""
    make_due(services)
    send(services)
    assert len(anna.heard) == 2
    assert services.store.devices.of(anna.user.id)[0].failures == 0


def test_a_service_that_hangs_holds_up_nobody(
    services: Services, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "WEB_SECONDS", 2.0)
    with running(PushService()) as slow:
        slow.hanging.clear()
        bruno = Called(services, service, "Bruno")
        stuck = [Called(services, slow, f"Stuck {number}") for number in range(6)]
        anna = Called(services, service, "Anna")
        for person in [*stuck, anna]:
            lay(services, person, bruno)
        began = time.monotonic()
        send(services)
        # One after the other they would take as long as all of them together.
        assert time.monotonic() - began < 6 * 2.0
        assert len(anna.heard) == 1
        assert len(slow.got) == 6
        slow.hanging.set()
    assert [row.tries for row in waiting(services)] == [1] * 6


@pytest.mark.parametrize(
    "address",
    [
        *(
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://10.0.0.7/",
            "https://[::1]/",
            "https://169.254.169.254/",
        ),
        *("ftp://push.example/", "https://", "nonsense", "https://localhost/x"),
    ],
)
def test_the_server_goes_to_no_private_network(services: Services, service: PushService, address: str) -> None:
    """Not even where such an address was let in before."""
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    services.calls.settings = Settings(private_push=False)
    anna.add(anna.session, address)
    lay(services, anna, bruno)
    send(services)
    assert service.got == []
    assert services.store.devices.of(anna.user.id) == []


def test_a_redirect_is_not_followed(services: Services, service: PushService) -> None:
    anna, bruno = Called(services, service, "Anna"), Called(services, service, "Bruno")
    service.status = 307
    lay(services, anna, bruno)
    send(services)
    assert len(service.got) == 1
    assert services.store.devices.of(anna.user.id)[0].failures == 1


# --- the server's key ---


def test_the_key_is_made_once_and_shown_nowhere(services: Services, sqlite_url: str) -> None:
    services.calls.make_ready()
    secret = services.store.server_settings.get(SECRET)
    assert secret is not None
    assert len(decoded(secret)) == 32
    again = Services(Settings(db=sqlite_url))
    assert again.calls.signer.public == services.calls.signer.public
    again.store.close()
    person = services.store.people.guest("en")
    assert secret not in json.dumps(services.store.people.export(person.id))
    assert secret not in services.calls.signer.authorization("https://push.example", "mailto:a@b.example", 0.0)


# --- over the API ---


def subscribed(person: Person, service: PushService, name: str = "mine") -> tuple[Device, Any]:
    device = Device()
    return device, person.post("/me/calls/devices", device.subscription(service.address(name)))


@pytest.fixture(scope="module")
def calling_server(bytecode: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("calls")
    running = Server(f"sqlite:///{folder / 'test.sqlite'}", folder, "--private-push").start()
    yield running
    running.stop()
    assert "traceback" not in running.log.read_text("utf-8")


def test_a_person_has_devices_and_a_test(calling_server: Server, service: PushService) -> None:
    person = calling_server.person()
    person.get("/me/calls", 401)
    person.post("/me/guest")
    person.post("/me/calls/test", {}, 409)
    key = person.get("/me/calls")["key"]
    device, told = subscribed(person, service)
    [listed] = told["devices"]
    assert (listed["service"], listed["current"], listed["used"]) == ("127.0.0.1", True, None)
    me = person.get("/me")
    assert (me["called"], me["called_here"], me["waiting"]) == (True, True, 0)
    person.post("/me/calls/test", {})
    [(path, heads, body)] = service.got
    assert (path, device.call(body)["title"]) == ("/push/mine", "This is a test")
    claims_of(heads, key)
    # Once more is the same device.
    assert len(subscribed(person, service, "other")[1]["devices"]) == 1
    assert person.post(f"/me/calls/devices/{told['devices'][0]['id']}/remove", {}, 404)["code"] == "no-such-device"
    here = person.get("/me/calls")["devices"][0]["id"]
    assert person.post(f"/me/calls/devices/{here}/remove", {})["devices"] == []


def test_a_test_that_does_not_arrive_is_told(calling_server: Server, service: PushService) -> None:
    person = calling_server.person()
    person.post("/me/guest")
    subscribed(person, service)
    service.status = 500
    assert person.post("/me/calls/test", {}, 409)["code"] == "call-not-taken"
    service.status = 410
    person.post("/me/calls/test", {}, 409)
    assert person.get("/me/calls")["devices"] == []


def test_who_logs_out_is_not_called_there(calling_server: Server, service: PushService) -> None:
    person = calling_server.person()
    person.post("/me/claim", {"name": "Somebody called", "password": "long enough"})
    subscribed(person, service)
    person.post("/logout")
    person.post("/login", {"name": "Somebody called", "password": "long enough"})
    assert person.get("/me/calls")["devices"] == []
    assert person.get("/me")["called_here"] is False
    subscribed(person, service)
    person.post("/me/password", {"old": "long enough", "new": "longer than that"})
    assert person.get("/me/calls")["devices"] == []


def test_a_device_belongs_to_whoever_used_it_last(calling_server: Server, service: PushService) -> None:
    first, second = calling_server.person(), calling_server.person()
    for person in (first, second):
        person.post("/me/guest")
        subscribed(person, service, "shared")
    assert first.get("/me/calls")["devices"] == []
    assert len(second.get("/me/calls")["devices"]) == 1


def test_quiet_hours_are_kept(calling_server: Server) -> None:
    person = calling_server.person()
    person.post("/me/guest")
    quiet = {"start": "22:30", "end": "07:05", "zone": "Europe/Paris"}
    assert person.post("/me/calls/quiet", {"quiet": quiet})["quiet"] == quiet
    assert person.post("/me/calls/quiet", {"quiet": {**quiet, "zone": "Mars/Base"}}, 400)["code"] == "no-such-zone"
    person.post("/me/calls/quiet", {"quiet": {**quiet, "start": "24:00"}}, 400)
    assert person.get("/me/calls")["quiet"] == quiet
    assert person.post("/me/calls/quiet", {"quiet": None})["quiet"] is None


def test_all_that_is_kept_is_in_an_export_and_goes_with_the_person(
    calling_server: Server, service: PushService
) -> None:
    person = calling_server.person()
    id = person.post("/me/guest")["id"]
    device, _ = subscribed(person, service)
    person.post("/me/calls/quiet", {"quiet": {"start": "22:30", "end": "07:05", "zone": "Europe/Paris"}})
    told = person.get("/me/export")
    assert [one["endpoint"] for one in told["devices"]] == [service.address("mine")]
    assert told["callings"] == [
        {"quiet_from": 1350, "quiet_to": 425, "zone": "Europe/Paris", "looked": 0.0, "place": ""}
    ]
    assert device.auth not in json.dumps(told)
    person.post("/me/delete", {"confirm": "delete"})
    store = open_store(calling_server.db, migrate=False)
    assert store.devices.of(id) == []
    store.close()


def test_so_many_devices_and_not_more(services: Services, service: PushService) -> None:
    anna, people = Called(services, service, "Anna"), services.store.people
    for number in range(MOST_DEVICES + 3):
        session = people.session_id(people.new_session(anna.user.id, "session", "a browser")) or ""
        anna.add(session, service.address(f"phone {number}"))
    kept = services.store.devices.of(anna.user.id)
    assert len(kept) == MOST_DEVICES
    assert kept[-1].endpoint.endswith(str(MOST_DEVICES + 2))


@pytest.mark.parametrize(
    "address", ["http://push.example/x", "https://10.0.0.7/x", "https://[::1]/x", "not an address"]
)
def test_an_address_without_tls_or_in_a_private_network_is_refused(server: Server, address: str) -> None:
    person = server.person()
    person.post("/me/guest")
    person.post("/me/calls/devices", Device().subscription(address), 400)


def test_a_server_that_calls_nobody(own_server: Callable[..., Server]) -> None:
    person = own_server("--no-push").person()
    person.post("/me/guest")
    assert person.get("/me/calls")["key"] is None
    refused = person.post("/me/calls/devices", Device().subscription("https://push.example/device"), 409)
    assert refused["code"] == "calls-off"


def test_the_server_calls_by_itself_and_looking_ends_it(calling_server: Server, service: PushService) -> None:
    red, blue = calling_server.person(), calling_server.person()
    red.post("/me/guest")
    device, _ = subscribed(red, service, "red")
    match = red.table(pace={"kind": "live", "seconds": 3600, "increment": 0})["id"]
    blue.post(f"/matches/{match}/join", {})
    for _ in moments():
        if service.got:
            break
    assert device.call(service.got[0][2])["url"] == f"/table/{match}"
    assert red.post("/me/calls/looked", {"match": match}) == {"waiting": 1}
    blue.act(match, blue.view(match)["position"]["legal"][0], 0)
    assert blue.post("/me/calls/looked", {}) == {"waiting": 0}
    log = calling_server.log.read_text("utf-8")
    assert service.address("red") not in log
    assert delivery.WEB_SECONDS < 30
