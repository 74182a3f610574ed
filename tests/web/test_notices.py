"""Notices by mail and to a web address: off by default, throttled, retried, and only while they are news."""

from __future__ import annotations

import smtplib
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

from chancellery.engine.errors import BadOption
from chancellery.web import notices
from chancellery.web.hall import Hall
from chancellery.web.notices import Notices, check_webhook
from chancellery.web.settings import Settings
from chancellery.web.shapes import NewMatch, NewSeat
from tests.databases import sqlite_url

__all__ = ["sqlite_url"]


class Mailbox:
    """A mail server that keeps what it gets, or is down."""

    letters: ClassVar[list[EmailMessage]] = []
    down = False

    def __init__(self, host: str, port: int, timeout: float) -> None:
        if self.down:
            raise ConnectionRefusedError

    def __enter__(self) -> Mailbox:
        return self

    def __exit__(self, *_: object) -> None: ...

    def login(self, user: str, password: str) -> None:
        assert (user, password) == ("me", "p@ss")

    def send_message(self, letter: EmailMessage) -> None:
        self.letters.append(letter)


@pytest.fixture
def hall(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setattr(smtplib, "SMTP", Mailbox)
    monkeypatch.setattr(Mailbox, "letters", [])
    monkeypatch.setattr(notices, "DELAY", 0.0)
    from chancellery.store.engine import open_store

    settings = Settings(db=sqlite_url, smtp="smtp://me:p%40ss@mail.example:25", webhooks=True, rates=0)
    return Hall(open_store(sqlite_url), settings)


def test_a_letter_says_whose_turn_it_is(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    office = Notices(hall)
    person = hall.store.people.guest("en")
    hall.store.people.set_contact(person.id, "a@b.example", None)
    match = hall.create(person, NewMatch("courtyard", {}, {"red": NewSeat("me"), "blue": NewSeat("me")}))
    [notice] = hall.store.outbox.due(time.time() + 1, 10)
    monkeypatch.setattr(Mailbox, "down", True)
    assert office.send(notice) is False
    monkeypatch.setattr(Mailbox, "down", False)
    assert office.send(notice) is True
    [letter] = Mailbox.letters
    assert letter["To"] == "a@b.example"
    assert letter["Subject"] == "Courtyard: it is your turn"
    assert f"/match/{match.id}" in letter.get_content()
    hall.store.close()


def test_old_news_is_not_sent(hall: Hall) -> None:
    office = Notices(hall)
    red, blue = hall.store.people.guest("en"), hall.store.people.guest("fr")
    hall.store.people.set_contact(red.id, "a@b.example", None)
    match = hall.create(red, NewMatch("courtyard", {}, {"red": NewSeat("me")}))
    hall.join(match.id, blue, None)
    [notice] = hall.store.outbox.due(time.time() + 1, 10)
    with hall.tables.hold(match.id) as held:
        action = held.table.state.describe(held.table.state.legal(0)[0])
    hall.act(match.id, red, None, action, 0, None)
    assert office.send(notice) is True
    assert Mailbox.letters == []
    hall.store.close()


def test_a_web_address_gets_json_and_only_in_public(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    def post(url: str, **more: Any) -> httpx.Response:
        sent.append((url, more["json"]))
        return httpx.Response(204, request=httpx.Request("POST", url))

    monkeypatch.setattr(httpx, "post", post)
    monkeypatch.setattr(notices, "getaddrinfo", lambda host, port: [(0, 0, 0, "", ADDRESSES[host])])
    office = Notices(hall)
    for host in ADDRESSES:
        person = hall.store.people.guest("fr")
        hall.store.people.set_contact(person.id, None, f"https://{host}/hook")
        hall.create(person, NewMatch("courtyard", {}, {"red": NewSeat("me"), "blue": NewSeat("me")}))
    results = [office.send(notice) for notice in hall.store.outbox.due(time.time() + 1, 10)]
    assert sorted(results) == [False, False, True]
    [(url, body)] = sent
    assert url == "https://public.example/hook"
    assert body["content"].startswith("Courtyard : à vous de jouer")
    hall.store.close()


ADDRESSES = {
    "public.example": ("93.184.216.34", 443),
    "private.example": ("10.0.0.7", 443),
    "loop.example": ("127.0.0.1", 443),
}


@pytest.mark.parametrize("address", ["http://x.example", "ftp://x", "https://", "javascript:1", "https://[", ""])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(BadOption):
        check_webhook(address)


def test_off_by_default(sqlite_url: str, tmp_path: Path) -> None:
    from chancellery.store.engine import open_store

    hall = Hall(open_store(sqlite_url), Settings(db=sqlite_url))
    assert Notices(hall).on is False
    assert hall.followers == []
    hall.store.close()
