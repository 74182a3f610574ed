"""Notices to people who are not looking: by mail or to a web address, off unless the operator turns them on."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.nouns import Nouns
from chancellery.engine.prose import Prose
from chancellery.store.errors import NoSuchMatch
from chancellery.store.outbox import Notification
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.web.games.catalog import find, word
from chancellery.web.matches.live import LiveMatches
from chancellery.web.people.delivery import send_mail, send_web
from chancellery.web.server.logs import note
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

DELAY: Final = 60.0
RETRY: Final = 300.0
AT_ONCE: Final = 5

TEXT: Final = Path(__file__).parents[1] / "text"


class Notices:
    """Writes to the outbox that it is somebody's turn, and empties it."""

    def __init__(self, live: LiveMatches, metrics: Metrics, settings: Settings) -> None:
        self.store = live.store
        self.metrics = metrics
        self.settings = settings
        self.mail = settings.smtp is not None
        self.web = settings.webhooks
        self.on = self.mail or self.web
        if self.on:
            live.followers.append(self)

    # --- writing ---

    def match_changed(self, match: Match) -> None:
        """It is somebody's turn in a match that takes days, or the match is over."""
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
        """Say that something waits and where; never anything of the position."""
        person = self.store.people.by_id(user)
        if person is None:
            return
        game = find(match.game)
        prose = words(person.language, game.folder / "text")
        subject = prose.text(f"notice-{match.status}", values={"title": word(prose, "game-title", game.title)})
        body = f"{subject}\n{self.settings.origin or ''}/table/{match.id}"
        for kind in ("email", "webhook"):
            if self.address(person, kind) is not None:
                self.store.outbox.add(user, kind, subject, body, time.time() + DELAY, about=match.id)

    def address(self, person: User, kind: str) -> str | None:
        """Where a person's notices of a kind go, if anywhere."""
        if kind == "email":
            return person.email or None if self.mail else None
        return person.webhook or None if self.web else None

    # --- sending ---

    async def send_due(self) -> None:
        """Send all that is due, a few at once, so that nobody waits long for somebody who dawdles."""
        while taken := await sync_to_thread(self.store.outbox.due, time.time(), AT_ONCE):
            await asyncio.gather(*(self.send(notice) for notice in taken))

    async def send(self, notice: Notification) -> bool:
        """Send one notice, or keep it for later; whether it is done with."""
        outbox = self.store.outbox
        try:
            await self.deliver(notice)
        except Exception as error:  # whatever is wrong with one notice, the others go out
            note("a notice was not sent", logging.WARNING, kind=notice.kind, error=type(error).__name__)
            self.metrics.count("notices", kind=notice.kind, sent="no")
            await sync_to_thread(outbox.failed, notice.id, time.time() + RETRY * 2**notice.tries)
            return False
        self.metrics.count("notices", kind=notice.kind, sent="yes")
        await sync_to_thread(outbox.sent, notice.id)
        return True

    async def deliver(self, notice: Notification) -> None:
        person = await sync_to_thread(self.addressee, notice)
        address = None if person is None else self.address(person, notice.kind)
        if person is None or address is None:
            return
        if notice.kind == "email":
            settings, why = self.settings, words(person.language).text("notice-why")
            body = f"{notice.body}\n\n{why}\n"
            await sync_to_thread(send_mail, settings.smtp or "", settings.sender, address, notice.subject, body)
        else:
            await send_web(address, notice.body, self.settings.private_webhooks)

    def addressee(self, notice: Notification) -> User | None:
        """Whom to tell, if it is still news: it is still their turn, or the match is over."""
        try:
            match = self.store.matches.header(notice.about)
        except NoSuchMatch:
            return None
        if match.over() or any(match.seats[seat].user == notice.user for seat in match.waiting):
            return self.store.people.by_id(notice.user)
        return None


def words(language: str, *texts: Path) -> Prose:
    """The words of notices in a language, with those of other `text` folders."""
    return Prose(language, (TEXT, *texts), Nouns({"seat": ()}))
