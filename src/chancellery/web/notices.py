"""Notices to people who are not looking: by mail or to a web address, off unless the operator turns them on."""

from __future__ import annotations

import logging
import smtplib
import ssl
import time
from email.message import EmailMessage
from ipaddress import ip_address
from socket import getaddrinfo
from typing import Final
from urllib.parse import unquote, urlsplit

import httpx
from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.store.outbox import Notification
from chancellery.table.match import Match
from chancellery.web.hall import Hall
from chancellery.web.library import find
from chancellery.web.logs import note

DELAY: Final = 60.0
RETRY: Final = 300.0


class Notices:
    """Writes to the outbox that it is somebody's turn, and empties it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.mail = hall.settings.smtp is not None
        self.web = hall.settings.webhooks
        self.on = self.mail or self.web
        if self.on:
            hall.followers.append(self)

    def match_changed(self, match: Match) -> None:
        """It is somebody's turn in a match that takes days."""
        if match.pace.kind == "live" or match.status not in ("running", "finished"):
            return
        seats = match.waiting if match.status == "running" else match.people()
        for user in {match.seats[seat].user for seat in seats}:
            if user is not None:
                try:
                    self.write(match, user)
                except ChancelleryError as error:
                    note("a notice could not be kept", logging.WARNING, match=match.id, error=str(error))

    def write(self, match: Match, user: str) -> None:
        person = self.hall.store.people.by_id(user)
        if person is None:
            return
        title = find(match.game).title
        if match.status == "running":
            subject = f"{title}: it is your turn" if person.language != "fr" else f"{title} : à vous de jouer"
        else:
            subject = f"{title}: the match is over" if person.language != "fr" else f"{title} : la partie est terminée"
        body = f"{subject}\n{self.hall.settings.origin or ''}/match/{match.id}"
        for kind, wanted, address in (("email", self.mail, person.email), ("webhook", self.web, person.webhook)):
            if wanted and address:
                self.hall.store.outbox.add(user, kind, subject, body, time.time() + DELAY, about=match.id)

    async def send_due(self) -> None:
        for notice in await sync_to_thread(self.hall.store.outbox.due, time.time(), 20):
            sent = await sync_to_thread(self.send, notice)
            self.hall.metrics.count("notices", kind=notice.kind, sent="yes" if sent else "no")

    def send(self, notice: Notification) -> bool:
        person = self.hall.store.people.by_id(notice.user)
        address = None if person is None else person.email if notice.kind == "email" else person.webhook
        if not self.still_news(notice):
            address = None
        try:
            if address and notice.kind == "email":
                self.send_mail(address, notice)
            elif address:
                self.send_web(address, notice)
        except (OSError, smtplib.SMTPException, httpx.HTTPError, ChancelleryError) as error:
            note("a notice was not sent", logging.WARNING, kind=notice.kind, error=type(error).__name__)
            self.hall.store.outbox.failed(notice.id, time.time() + RETRY * 2**notice.tries)
            return False
        self.hall.store.outbox.sent(notice.id)
        return True

    def still_news(self, notice: Notification) -> bool:
        """Whether it is still this person's turn, or the match is over."""
        match = self.hall.store.matches.header(notice.about)
        return match.over() or any(match.seats[seat].user == notice.user for seat in match.waiting)

    def send_mail(self, address: str, notice: Notification) -> None:
        letter = EmailMessage()
        letter["Subject"], letter["From"], letter["To"] = notice.subject, self.hall.settings.sender, address
        letter.set_content(notice.body)
        url = urlsplit(self.hall.settings.smtp or "")
        kind = smtplib.SMTP_SSL if url.scheme == "smtps" else smtplib.SMTP
        with kind(url.hostname or "localhost", url.port or 0, timeout=20) as server:
            if url.scheme == "smtp+tls":
                server.starttls(context=ssl.create_default_context())
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(letter)

    def send_web(self, address: str, notice: Notification) -> None:
        check_webhook(address, look_up=True)
        answer = httpx.post(address, json={"content": notice.body}, timeout=10, follow_redirects=False)
        answer.raise_for_status()


def check_webhook(address: str, look_up: bool = False) -> None:
    """Refuse an address that is not https, or, when it is used, one that leads into the operator's own network."""
    try:
        url = urlsplit(address)
        host, port = url.hostname, url.port or 443
    except ValueError:
        host, port, url = None, 0, urlsplit("")
    if url.scheme != "https" or not host:
        raise BadOption("a web address for notices begins with https://")
    if look_up and not all(ip_address(found[4][0]).is_global for found in getaddrinfo(host, port)):
        raise BadOption("this web address leads into a private network")


def check_email(address: str) -> None:
    name, _, host = address.rpartition("@")
    if not name or "." not in host or not address.isprintable() or " " in address:
        raise BadOption("this is not an e-mail address")
