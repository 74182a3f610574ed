"""Live matches: tables in memory, what is committed of them, and who hears of it.

Every command on a match rests on this: it leases a table from the cache, changes it, commits the change, and only then
announces it. Commands block on the store, so they are called in threads.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.store.errors import TableChanged
from chancellery.store.store import Store
from chancellery.table.defects import RulesFailed
from chancellery.table.entries import Happening, LogEntry, RulesFell
from chancellery.table.match import Match
from chancellery.web.limits.open_counts import OpenCounts
from chancellery.web.matches.bus import Bus
from chancellery.web.matches.match_upgrades import MatchUpgrades
from chancellery.web.matches.table_cache import TableCache, TableLease
from chancellery.web.schemas.play import Done
from chancellery.web.server.defects import Defects
from chancellery.web.server.logs import note

TRIES: Final = 4

P = ParamSpec("P")
T = TypeVar("T")


class Follower(Protocol):
    """Observer of committed changes: the bots, the notifications."""

    def match_changed(self, match: Match) -> None: ...


class LiveMatches:
    """The matches of a server, and what every committed change sets in motion.

    streams          who follows which match now
    followers        hear of every change by which somebody may be asked
    aside_followers  hear of every aside
    """

    def __init__(self, store: Store, defects: Defects, streams: OpenCounts, most_tables: int) -> None:
        self.store = store
        self.defects = defects
        self.streams = streams
        self.upgrades = MatchUpgrades(store.matches, self.publish_upgrade)
        self.cache = TableCache(store.matches, most_tables, self.upgrades.bring_up)
        self.bus = Bus(store.matches.entries)
        self.followers: list[Follower] = []
        self.aside_followers: list[Callable[[Match], None]] = []

    # --- committing ---

    def save_header(self, lease: TableLease, happened: Happening) -> Done:
        """Commit a change of seats or status, and announce it."""
        with lease.saving():
            entry = self.store.matches.save_header(lease.match, happened, time.time())
        return self.announce(lease, entry, lease.slot.last_mover)

    def tell(self, lease: TableLease, happened: Happening) -> None:
        """Tell everybody at a table something by which nobody is asked anything."""
        with lease.saving():
            entry = self.store.matches.save_header(lease.match, happened, time.time())
        self.announce(lease, entry, lease.slot.last_mover, asked=False)

    # --- announcing ---

    def announce(self, lease: TableLease, entry: LogEntry, last_mover: int | None = None, asked: bool = True) -> Done:
        """Publish a committed change of a leased table; followers only hear of it if it may have asked somebody."""
        match = lease.match
        lease.slot.seq = entry.seq
        lease.slot.last_mover = last_mover
        self.bus.publish(match.id, entry)
        if asked:
            self.notify_followers(match)
        return Done(match.ply, entry.seq, match.status)

    def publish(self, match: Match, entry: LogEntry) -> None:
        """Publish a committed change of a match that nobody has leased."""
        self.bus.publish(match.id, entry)
        self.notify_followers(match)

    def publish_upgrade(self, match: Match, entry: LogEntry, asked: bool) -> None:
        """Publish that a match has come to newer rules; nobody is called to the table unless it asks something else."""
        self.bus.publish(match.id, entry)
        if asked:
            self.notify_followers(match)

    def notify_followers(self, match: Match) -> None:
        if match.status == "finished":
            self.count_result(match)
        for follower in self.followers:
            follower.match_changed(match)

    def count_result(self, match: Match) -> None:
        """Let a finished match count for the strength of its players, once; it is over whether that works or not."""
        if len({seat.holder for seat in match.seats} - {None}) < 2:
            return
        try:
            self.store.ratings.rate(match.id)
        except ChancelleryError as error:
            note("a result could not be counted", logging.WARNING, match=match.id, error=str(error))

    # --- rules that fail ---

    def report_defect(self, id: str, failed: RulesFailed) -> None:
        """Write down what makes the rules fail at a match, and tell everybody there that a move did not count."""
        if not self.defects.report_move(id, failed):
            return
        try:
            with self.cache.lease(id) as lease:
                self.tell(lease, RulesFell(failed.tried[-1][0] if failed.tried else None))
        except (ChancelleryError, RulesError) as error:
            note("a table could not be told that its rules fail", logging.WARNING, match=id, error=str(error))

    # --- who sits there ---

    def accounts(self, match: Match) -> set[str]:
        """Who of those at a table has an account."""
        return self.store.people.with_account([seat.user for seat in match.seats if seat.user is not None])


class Commands:
    """Commands of one subject on the matches of a server."""

    def __init__(self, live: LiveMatches) -> None:
        self.live = live


C = TypeVar("C", bound=Commands)


def persistent(method: Callable[Concatenate[C, str, P], T]) -> Callable[Concatenate[C, str, P], T]:
    """Retry on a fresh copy when another worker has changed the match; report rules that fail."""

    @wraps(method)
    def again(commands: C, id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            for _ in range(TRIES):
                try:
                    return method(commands, id, *args, **kwargs)
                except TableChanged:
                    commands.live.cache.forget(id)
            return method(commands, id, *args, **kwargs)
        except RulesFailed as failed:
            commands.live.report_defect(id, failed)
            raise

    return again
