"""Notices by mail and to a web address, to real servers on this machine: off by default, throttled, retried."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from typing import Any

import pytest
from sqlalchemy import update

from chancellery.engine.errors import BadOption
from chancellery.store.outbox import THROTTLE
from chancellery.store.schema import outbox
from chancellery.store.store import Store, open_store
from chancellery.web.assembly import Services
from chancellery.web.http.addresses import check_email, check_smtp, check_webhook, is_public
from chancellery.web.people import delivery, notices
from chancellery.web.people.delivery import send_web
from chancellery.web.schemas.matches import NewMatch, NewSeat
from chancellery.web.server.settings import Settings
from tests.databases import sqlite_url
from tests.waiting import until
from tests.web.notice_receivers import Hook, Mailbox, first_bytes, running
from tests.web.serving import Person, Server

__all__ = ["sqlite_url"]

BOTH = {"red": NewSeat("me"), "blue": NewSeat("me")}


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox("p@ss")) as sink:
        yield sink


@pytest.fixture
def hook() -> Iterator[Hook]:
    with running(Hook()) as sink:
        yield sink


@pytest.fixture
def services(sqlite_url: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setattr(notices, "DELAY", 0.0)
    smtp = mailbox.url.replace("smtp://", "smtp://me:p%40ss@")
    settings = Settings(
        db=sqlite_url, smtp=smtp, webhooks=True, private_webhooks=True, rates=0, origin="https://play.example"
    )
    services = Services(settings)
    yield services
    services.store.close()


def somebody(services: Services, email: str | None = None, webhook: str | None = None, language: str = "en") -> Any:
    person = services.store.people.guest(language)
    services.store.people.set_contact(person.id, email, webhook)
    return person


def make_due(store: Store) -> None:
    """As if the time had passed."""
    with store.database.writing() as connection:
        connection.execute(update(outbox).where(outbox.c.due.is_not(None)).values(due=time.time() - 1))


def test_a_letter_says_whose_turn_it_is_and_nothing_else(services: Services, mailbox: Mailbox) -> None:
    office = services.notices
    match = services.creating.create(somebody(services, "a@b.example"), NewMatch("courtyard", {}, BOTH))
    asyncio.run(office.send_due())
    [(to, letter)] = mailbox.letters
    assert to == ["a@b.example"]
    assert (letter["To"], letter["Subject"]) == ("a@b.example", "Courtyard: it is your turn")
    assert letter["Date"]
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter.get_content().splitlines() == [
        "Courtyard: it is your turn",
        f"https://play.example/table/{match.id}",
        "",
        "You asked for these notifications; you can turn them off on your account page.",
    ]


def test_a_web_address_gets_what_discord_understands(services: Services, hook: Hook) -> None:
    office = services.notices
    match = services.creating.create(
        somebody(services, webhook=hook.url, language="fr"), NewMatch("courtyard", {}, BOTH)
    )
    asyncio.run(office.send_due())
    content = f"La Cour\u202f: à vous de jouer\nhttps://play.example/table/{match.id}"
    assert hook.got == [("/hook", f"127.0.0.1:{hook.port}", {"content": content})]


def test_what_fails_is_sent_later(services: Services, mailbox: Mailbox, hook: Hook) -> None:
    office = services.notices
    services.creating.create(somebody(services, "a@b.example", hook.url), NewMatch("courtyard", {}, BOTH))
    mailbox.refusing, hook.status = True, 500
    asyncio.run(office.send_due())
    assert (mailbox.letters, len(hook.got)) == ([], 1)
    mailbox.refusing, hook.status = False, 204
    asyncio.run(office.send_due())
    assert mailbox.letters == []
    make_due(services.store)
    asyncio.run(office.send_due())
    assert (len(mailbox.letters), len(hook.got)) == (1, 2)
    make_due(services.store)
    asyncio.run(office.send_due())
    assert (len(mailbox.letters), len(hook.got)) == (1, 2)


def test_a_server_that_is_gone_or_knows_us_not_is_tried_again(services: Services, mailbox: Mailbox) -> None:
    office = services.notices
    services.creating.create(somebody(services, "a@b.example"), NewMatch("courtyard", {}, BOTH))
    mailbox.password = "changed"
    [notice] = services.store.outbox.due(time.time() + 1, 10)
    assert asyncio.run(office.send(notice)) is False
    mailbox.password = "p@ss"
    assert asyncio.run(office.send(notice)) is True
    assert len(mailbox.letters) == 1


def test_one_notice_that_cannot_be_sent_does_not_hold_up_the_others(services: Services, mailbox: Mailbox) -> None:
    office = services.notices
    # Older than the check of addresses.
    for address in ("a@b.example\nBcc: c@d.example", "good@b.example"):
        services.creating.create(somebody(services, address), NewMatch("courtyard", {}, BOTH))
    asyncio.run(office.send_due())
    assert [to for to, _ in mailbox.letters] == [["good@b.example"]]


def test_old_news_is_not_sent(services: Services, mailbox: Mailbox) -> None:
    office = services.notices
    red, blue = somebody(services, "a@b.example"), somebody(services)
    match = services.creating.create(red, NewMatch("courtyard", {}, {"red": NewSeat("me")}))
    services.seating.join(match.id, blue, None)
    with services.live.cache.lease(match.id) as lease:
        action = lease.table.state.describe(lease.table.state.legal(0)[0])
    services.playing.act(match.id, red, None, action, 0, None)
    asyncio.run(office.send_due())
    assert mailbox.letters == []


def test_nobody_is_flooded(services: Services, mailbox: Mailbox) -> None:
    office = services.notices
    red = somebody(services, "a@b.example")
    match = services.creating.create(red, NewMatch("courtyard", {}, BOTH))
    asyncio.run(office.send_due())
    for seat in ("red", "blue"):
        with services.live.cache.lease(match.id) as lease:
            state = lease.table.state
            action = state.describe(state.legal(("red", "blue").index(seat))[0])
        services.playing.act(match.id, red, seat, action, state.ply, None)
    asyncio.run(office.send_due())
    assert len(mailbox.letters) == 1
    [waiting] = services.store.outbox.due(time.time() + THROTTLE, 10)
    assert waiting.user == red.id


def test_no_hidden_thing_is_in_a_notice(services: Services, mailbox: Mailbox, hook: Hook) -> None:
    """The same letters whatever a seat holds: they are made of the game's title and the match's id alone."""
    office = services.notices
    person = somebody(services, "a@b.example", hook.url)
    ids = [services.creating.create(person, NewMatch("courtyard", {}, BOTH)).id for _ in range(4)]
    asyncio.run(office.send_due())
    told = [letter.get_content() for _, letter in mailbox.letters] + [body["content"] for _, _, body in hook.got]
    assert len(told) == 8
    for id in ids:
        told = [text.replace(id, "ID") for text in told]
    assert len(set(told)) == 2


# --- where the server must not go ---


def test_a_name_is_looked_up_once_and_what_was_checked_is_called(hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def find(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", find)
    asyncio.run(send_web(f"http://hooks.example:{hook.port}/in", "hello", private=True))
    assert hook.got == [("/in", f"hooks.example:{hook.port}", {"content": "hello"})]
    assert asked == ["hooks.example"]
    with pytest.raises(BadOption, match="private network"):
        asyncio.run(send_web(f"https://hooks.example:{hook.port}/in", "hello", private=False))
    assert len(hook.got) == 1


def test_over_tls_the_name_is_asked_for_and_its_certificate_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def find(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", find)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        hello: list[bytes] = []
        thread = first_bytes(listener, hello)
        with pytest.raises(Exception, match=r".*"):
            asyncio.run(send_web(f"https://hooks.example:{listener.getsockname()[1]}/", "hello", private=True))
        thread.join(5)
    assert b"hooks.example" in hello[0]


@pytest.mark.parametrize("status", [301, 302, 307])
def test_nobody_is_led_on_to_another_address(hook: Hook, status: int) -> None:
    hook.status = status
    with pytest.raises(Exception, match="Redirect"):
        asyncio.run(send_web(hook.url, "hello", private=True))
    assert len(hook.got) == 1


def test_whoever_dawdles_is_left_alone(hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "WEB_SECONDS", 0.5)
    hook.dawdling = 5.0
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        asyncio.run(send_web(hook.url, "hello", private=True))
    assert time.monotonic() - began < 3


@pytest.mark.parametrize(
    "address",
    [
        *("http://x.example", "ftp://x", "https://", "javascript:1", "https://[", "", "https://x.example\n/", "//x"),
        *("https://127.0.0.1/", "https://10.0.0.7/", "https://[::1]/", "https://169.254.169.254/latest/meta-data"),
        *("https://[::ffff:127.0.0.1]/", "https://192.168.1.1:8443/", "https://0.0.0.0/", "https://224.0.0.1/"),
    ],
)
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadOption):
        check_webhook(address)


@pytest.mark.parametrize("address", ["https://localhost/", "https://2130706433/", "https://127.1/", "https://0x7f.1/"])
def test_a_private_network_is_refused_by_whatever_name(address: str) -> None:
    with pytest.raises(BadOption, match="private network"):
        asyncio.run(send_web(address, "hello", private=False))


@pytest.mark.parametrize(
    ("ip", "public"),
    [
        *(("93.184.216.34", True), ("2606:4700::1111", True), ("64:ff9b::5db8:d822", True)),
        *(("10.1.2.3", False), ("172.16.0.1", False), ("100.64.0.1", False), ("127.0.0.1", False), ("0.0.0.0", False)),
        *(("169.254.169.254", False), ("224.0.0.1", False), ("255.255.255.255", False), ("fe80::1", False)),
        *(("fc00::1", False), ("::1", False), ("64:ff9b::a00:1", False), ("2002:7f00:1::1", False)),
    ],
)
def test_public_addresses(ip: str, public: bool) -> None:
    assert is_public(ip_address(ip)) is public


@pytest.mark.parametrize(
    "address", ["a@b", "a b@c.example", "a@b.example,c@d.example", "a@b.example\r\nBcc: x@y.example", "<a@b.example>"]
)
def test_what_is_no_single_mail_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption):
        check_email(address)


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtp://[", "smtp://x:port"])
def test_what_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="a mail server is given as"):
        check_smtp(url)


# --- the whole server ---


def test_off_by_default(sqlite_url: str) -> None:
    services = Services(Settings(db=sqlite_url))
    assert services.notices.on is False
    assert services.notices not in services.live.followers
    services.store.close()


def test_a_server_without_notices_keeps_none(server: Server, person: Person) -> None:
    person.post("/me/guest")
    person.post("/me", {"email": "a@b.example"})
    person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})
    assert person.get("/me/export")["notifications"] == []


def test_the_server_sends_what_is_due(own_server: Callable[..., Server], hook: Hook) -> None:
    with running(Mailbox()) as mailbox:
        server = own_server("--smtp", mailbox.url, "--private-webhooks", "--sender", "table@play.example")
        person = server.person()
        person.post("/me/guest")
        person.post("/me", {"email": "a@b.example", "webhook": hook.url})
        match = person.table(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}})["id"]
        store = open_store(server.db, migrate=False)
        make_due(store)
        store.close()
        until(lambda: mailbox.letters and hook.got)
    [(to, letter)] = mailbox.letters
    assert (to, letter["From"]) == (["a@b.example"], "table@play.example")
    assert f"/table/{match}" in letter.get_content()
    assert f"/table/{match}" in hook.got[0][2]["content"]
    log = server.log.read_text("utf-8")
    assert "a@b.example" not in log
    assert hook.url not in log
