"""Background jobs of a server: clocks, bots that were forgotten, notifications, entries from other workers."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from litestar.concurrency import sync_to_thread

from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.web.assembly import Services
from chancellery.web.games.catalog import installed_rules
from chancellery.web.matches.peers import Peers
from chancellery.web.server.logs import LOG, note, note_seldom

CLOCK_SECONDS: Final = 1.0
SWEEP_SECONDS: Final = 20.0
OUTBOX_SECONDS: Final = 5.0
UPGRADE_SECONDS: Final = 20.0
EXPIRY_SECONDS: Final = 3600.0
GAUGE_SECONDS: Final = 1.0
# A match in which nothing has happened for so long is at rest, and its position is kept: so many at a time.
REST_SECONDS: Final = 60.0
MOST_AT_REST: Final = 50


class Worker:
    """Background jobs of one process; every worker runs the same, and the store keeps them from acting twice."""

    def __init__(self, services: Services) -> None:
        self.settings = services.settings
        self.matches = services.store.matches
        self.upkeep = services.upkeep
        self.upgrades = services.live.upgrades
        self.bots = services.bots
        self.notices = services.notices
        self.calls = services.calls
        self.metrics = services.metrics
        self.peers = Peers(str(services.settings.db), services.live.bus, services.limits)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        jobs: list[Awaitable[None]] = [
            self.every(CLOCK_SECONDS, self.check_clocks),
            self.every(SWEEP_SECONDS, self.wake_bots),
            self.every(REST_SECONDS, self.keep_positions),
            self.every(REST_SECONDS, self.name_seats),
            self.every(UPGRADE_SECONDS, self.upgrade_matches),
            self.read_games(),
        ]
        if self.metrics.folder is not None:
            jobs.append(self.every(GAUGE_SECONDS, self.read_gauges))
        if self.settings.expires:
            jobs.append(self.every(EXPIRY_SECONDS, self.expire))
        if self.notices.on:
            jobs.append(self.every(OUTBOX_SECONDS, self.notices.send_due))
        if self.calls.on:
            jobs.append(self.every(OUTBOX_SECONDS, self.calls.send_due))
        if self.settings.shared:
            jobs.append(self.peers.listen())
        self.tasks = [asyncio.ensure_future(job) for job in jobs]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
            except ChancelleryError as error:
                note("a background job could not be done", logging.WARNING, error=str(error))
            except Exception:
                LOG.exception("a background job failed")
            await asyncio.sleep(seconds)

    async def read_games(self) -> None:
        """Read every game once, and keep what they brought out of the way of the garbage collector.

        It stops everybody to look through all objects there are, and with the content of all games that takes longer
        than a hundred actions do.
        """
        await sync_to_thread(installed_rules)
        gc.collect()
        gc.freeze()

    async def check_clocks(self) -> None:
        await sync_to_thread(self.upkeep.put_clocks_forward)
        for id in await sync_to_thread(self.matches.due, time.time(), installed_rules()):
            try:
                late = await sync_to_thread(self.upkeep.check_clocks, id)
            except (ChancelleryError, RulesError) as error:
                note_seldom("a clock could not be checked", logging.WARNING, match=id, error=str(error))
                continue
            except Exception:
                # Whatever is wrong with one match, the clocks of all others go on.
                LOG.exception("a clock could not be checked", extra={"fields": {"match": id}})
                continue
            for seat in late:
                self.metrics.count("timeouts")
                note("time is up", match=id, seat=seat)

    async def upgrade_matches(self) -> None:
        """Bring matches of older rules to the installed ones, one by one; whoever plays meanwhile goes first."""
        older = await sync_to_thread(self.matches.of_older_rules, installed_rules())
        waiting = [id for id in older if id not in self.upgrades.stopped]
        for id in waiting:
            try:
                await sync_to_thread(self.upkeep.bring_up, id)
            except (ChancelleryError, RulesError) as error:
                note_seldom("a match could not be upgraded", logging.WARNING, match=id, error=str(error))
        if waiting:
            stopped = sum(id in self.upgrades.stopped for id in waiting)
            note("running matches were upgraded", matches=len(waiting), stopped=stopped)

    async def name_seats(self) -> None:
        """Keep what seats play in matches of versions that did not, some at a time."""
        await sync_to_thread(self.upkeep.name_seats, installed_rules(), MOST_AT_REST)

    async def keep_positions(self) -> None:
        since = time.time() - REST_SECONDS
        for id in await sync_to_thread(self.matches.at_rest, since, installed_rules(), MOST_AT_REST):
            try:
                await sync_to_thread(self.upkeep.keep_position, id)
            except (ChancelleryError, RulesError) as error:
                note_seldom("a position could not be kept", logging.WARNING, match=id, error=str(error))

    async def read_gauges(self) -> None:
        self.metrics.read_gauges()

    async def expire(self) -> None:
        await sync_to_thread(self.upkeep.expire)

    async def wake_bots(self) -> None:
        """Bots whose worker died, or who were asked while no server ran."""
        since = time.time() - (SWEEP_SECONDS if self.settings.shared else 0.0)
        for id in await sync_to_thread(self.matches.waiting_for_bots, since, installed_rules()):
            self.bots.wake(id)
