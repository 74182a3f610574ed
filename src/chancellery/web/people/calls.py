"""Calls on people's devices while no page is open: it is your turn, you are invited, a match is over.

They go through the outbox like other notices, one for each device and kind of news: a call that waits is about every
match that comes meanwhile, and after it has gone out there is no other one of its kind until the person has looked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.prose import Prose
from chancellery.store.devices import Calling, Device
from chancellery.store.errors import NoSuchMatch
from chancellery.store.names import GUEST
from chancellery.store.outbox import DAY, Notification
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.web.games.catalog import find, installed, installed_rules, word
from chancellery.web.http.addresses import check_webhook
from chancellery.web.http.errors import Refused
from chancellery.web.matches.live import LiveMatches
from chancellery.web.people.delivery import WEB_SECONDS, post, resolve
from chancellery.web.people.notices import words
from chancellery.web.people.push_messages import Signer, encrypt, filled, new_secret
from chancellery.web.people.quiet_hours import quiet_until
from chancellery.web.server.logs import note
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

# Whoever is there answers by themselves; at a table with a clock that runs there is less time for that.
DELAY: Final = 60.0
LIVE_DELAY: Final = 5.0
RETRY: Final = 120.0
AT_ONCE: Final = 40
SECRET: Final = "push-key"
# How long a service keeps a call for a device that is switched off.
KEPT_SECONDS: Final = 2 * 86400
MOST_NAMED: Final = 3
GONE: Final = (404, 410)
LIST_OF: Final = {"turn": "/", "invited": "/", "over": "/replays"}


class Call(msgspec.Struct):
    """What a device is told; `count` is how many tables wait for the person."""

    kind: str
    title: str
    body: str
    url: str
    lang: str
    count: int


class Outgoing(NamedTuple):
    """A call and where it goes."""

    device: Device
    call: Call


class Calls:
    """Writes to the outbox whom to call, and calls them."""

    def __init__(self, live: LiveMatches, metrics: Metrics, settings: Settings) -> None:
        self.store = live.store
        self.metrics = metrics
        self.settings = settings
        self.on = settings.push
        if self.on:
            live.followers.append(self)

    @cached_property
    def signer(self) -> Signer:
        """The server's key: made at the first start, kept in the store, shown nowhere."""
        return Signer(self.store.server_settings.kept(SECRET, new_secret))

    def make_ready(self) -> None:
        """Make the key, if there is none yet; a store that cannot be written now is asked again when it is needed."""
        if self.on:
            try:
                self.signer  # noqa: B018
            except ChancelleryError as error:
                note("the key for calls could not be kept", logging.WARNING, error=str(error))

    # --- writing ---

    def match_changed(self, match: Match) -> None:
        """It is somebody's turn, somebody is invited, or the match is over; only where other people play."""
        try:
            for user, about in self.news(match):
                due = time.time() + (LIVE_DELAY if match.pace.kind == "live" else DELAY)
                for device in self.store.devices.ids_of(user):
                    self.store.outbox.call(user, f"{about} {device}", match.id, due)
        except ChancelleryError as error:
            note("a call could not be kept", logging.WARNING, match=match.id, error=str(error))

    def news(self, match: Match) -> Iterator[tuple[str, str]]:
        """Who is to be called because a match has changed, and what about."""
        if match.status == "running":
            for user in {match.seats[seat].user for seat in match.waiting} - {None}:
                if user is not None and match.others(user):
                    yield user, "turn"
        elif match.status == "finished" and match.rematch is None:
            for user in {match.seats[seat].user for seat in match.people()} - {None}:
                if user is not None and match.others(user):
                    yield user, "over"
        elif match.status == "waiting" and match.version == 0:
            # As it is laid, and not whenever somebody sits down there.
            for user in {seat.away for seat in match.seats if seat.kind == "open"} - {None, match.owner}:
                if user is not None and match.owner not in self.store.mutes_and_blocks.apart(user):
                    yield user, "invited"

    # --- sending ---

    async def send_due(self) -> None:
        """Call whoever is due, many at once: a service that hangs holds up nobody for long."""
        while await sync_to_thread(self.store.outbox.has_due, time.time(), True):
            taken = await sync_to_thread(self.store.outbox.due, time.time(), AT_ONCE, True)
            if not taken:
                return
            await asyncio.gather(*(self.send(notice) for notice in taken))

    async def send(self, notice: Notification) -> None:
        """Make one call, or keep it for later; whatever is wrong with it, the others go out."""
        try:
            outgoing = await sync_to_thread(self.prepare, notice, time.time())
            if isinstance(outgoing, float):
                await sync_to_thread(self.store.outbox.postpone, notice.id, outgoing)
            elif outgoing is None:
                await sync_to_thread(self.store.outbox.drop, notice.id)
            else:
                await self.deliver(notice, outgoing)
        except Exception as error:
            note("a call could not be made", logging.WARNING, error=type(error).__name__)
            await sync_to_thread(self.store.outbox.failed, notice.id, time.time() + RETRY * 2**notice.tries)

    async def deliver(self, notice: Notification, outgoing: Outgoing) -> None:
        status, wait = await self.push(outgoing)
        taken = 200 <= status < 300
        self.metrics.count("notices", kind="push", sent="yes" if taken else "no")
        await sync_to_thread(self.settle, notice, outgoing.device, status, wait)

    def settle(self, notice: Notification, device: Device, status: int, wait: float) -> None:
        """Remember what became of a call: a device that is gone is forgotten, one that fails is tried again a while."""
        outbox, devices, now = self.store.outbox, self.store.devices, time.time()
        if 200 <= status < 300:
            devices.took(device.id, now)
            outbox.sent(notice.id, now)
        elif status in GONE or devices.failed(device.id):
            devices.drop(device.id)
            outbox.drop(notice.id)
        else:
            outbox.failed(notice.id, now + max(RETRY * 2**notice.tries, wait))

    async def push(self, outgoing: Outgoing) -> tuple[int, float]:
        """Send a call to the service of a device: its status, 0 for none in time, and how long it wants us to wait."""
        device, call = outgoing
        try:
            async with asyncio.timeout(WEB_SECONDS):
                url = check_webhook(device.endpoint, self.settings.private_push)
                numbers = await resolve(url, self.settings.private_push)
                sealed = encrypt(filled(msgspec.json.encode(call)), device.key, device.auth)
                answer = await post(url, numbers, content=sealed, headers=self.headers(url, call.kind))
        except BadOption:
            # An address that leads nowhere, or where the server must not go, never will.
            return GONE[0], 0.0
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            note("a call was not taken", logging.WARNING, error=type(error).__name__)
            return 0, 0.0
        return answer.status_code, seconds_in(answer.headers.get("retry-after", ""))

    def headers(self, url: httpx.URL, kind: str) -> dict[str, str]:
        audience = f"{url.scheme}://{url.netloc.decode('ascii')}"
        origin, sender = self.settings.origin, self.settings.sender
        subject = origin if origin is not None and origin.startswith("https:") else f"mailto:{sender}"
        return {
            "Authorization": self.signer.authorization(audience, subject, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            # A newer call replaces one that the device has not got yet.
            "Topic": kind,
            "Urgency": "normal",
        }

    # --- what is said ---

    def prepare(self, notice: Notification, now: float) -> Outgoing | float | None:
        """A call as it is now, the time until which it has to wait, or None if it is no news."""
        about, _, id = notice.about.partition(" ")
        device, person = self.store.devices.by_id(id), self.store.people.by_id(notice.user)
        if device is None or person is None or device.user != person.id:
            return None
        calling = self.store.devices.calling(person.id)
        later = quiet_until(calling, now)
        if later is not None:
            return later
        matches = [match for id in notice.body.split() for match in self.still_news(id, about, person.id, calling)]
        return Outgoing(device, self.call_about(about, matches, person)) if matches else None

    def still_news(self, id: str, about: str, user: str, calling: Calling) -> Iterator[Match]:
        """A match, if it is still as the call says, and the person has not seen that."""
        try:
            match = self.store.matches.header(id)
        except NoSuchMatch:
            return
        if not installed(match.game):
            return
        seen = calling.looked >= max(match.since, match.created) and calling.place in ("", match.id)
        holds = {
            "turn": match.status == "running" and any(match.seats[seat].user == user for seat in match.waiting),
            "over": match.over() and bool(match.seats_of(user)),
            "invited": match.status == "waiting" and any(s.kind == "open" and s.away == user for s in match.seats),
        }
        if holds.get(about, False) and not seen:
            yield match

    def call_about(self, about: str, matches: list[Match], person: User) -> Call:
        """A call in the person's language: games and names, nothing of any position."""
        prose = words(person.language)
        names = self.names_at(matches, person.id, prose)
        owner = names.get(matches[0].owner or "", prose.text("call-guest"))
        lines = [self.line_of(match, person, names) for match in matches[:MOST_NAMED]]
        return Call(
            kind=about,
            title=prose.text(f"call-{about}", values={"count": len(matches), "name": owner}),
            body="\n".join(lines),
            url=f"/table/{matches[0].id}" if len(matches) == 1 else LIST_OF[about],
            lang=person.language,
            count=self.store.matches.waiting_for(person.id, installed_rules()),
        )

    def names_at(self, matches: list[Match], user: str, prose: Prose) -> dict[str, str]:
        """What the other people at some matches are called, by their ids."""
        ids = {seat.holder for match in matches for seat in match.seats} | {match.owner for match in matches}
        names = self.store.people.names(sorted(id for id in ids if id is not None and id != user))
        return {id: prose.text("call-guest") if name.startswith(GUEST) else name for id, name in names.items()}

    def line_of(self, match: Match, person: User, names: dict[str, str]) -> str:
        game = find(match.game)
        title = word(words(person.language, game.folder / "text"), "game-title", game.title)
        others = list(dict.fromkeys(names[seat.holder] for seat in match.seats if seat.holder in names))
        said = {"game": title, "names": ", ".join(others) or "none"}
        return words(person.language).text("call-table", values=said)

    # --- a test ---

    async def test(self, person: User, device: Device) -> None:
        """Call one device of a person now, and say plainly if that does not work."""
        prose = words(person.language)
        count = await sync_to_thread(self.store.matches.waiting_for, person.id, installed_rules())
        call = Call("test", prose.text("call-test"), prose.text("call-test-why"), "/account", person.language, count)
        status, _ = await self.push(Outgoing(device, call))
        if 200 <= status < 300:
            await sync_to_thread(self.store.devices.took, device.id, time.time())
            return
        if status in GONE:
            await sync_to_thread(self.store.devices.drop, device.id)
        raise Refused(
            409,
            "the push service of this device did not accept it; switch notifications off and on again, or try later",
            "call-not-taken",
        )


def seconds_in(header: str) -> float:
    """How long a service asks to wait; at most a day."""
    return min(float(header), DAY) if header.isascii() and header.isdigit() and len(header) < 9 else 0.0


def origin_of(address: str) -> str:
    """Which service an address belongs to, for whoever lists their devices."""
    return urlsplit(address).hostname or ""
