"""Upkeep: clocks, people who go, matches that nobody plays any more, results that were overlooked."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping

from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.store.expiry import Expired, find_expired
from chancellery.store.heartbeats import LONGEST_SILENCE
from chancellery.store.merging import merge
from chancellery.store.table_loader import load_table
from chancellery.table import seating
from chancellery.table.clock import run_out
from chancellery.web.games.catalog import find
from chancellery.web.matches.live import Commands, LiveMatches, persistent
from chancellery.web.matches.playing import Playing
from chancellery.web.matches.seating import Seating
from chancellery.web.schemas.play import Done
from chancellery.web.server.logs import note


class Upkeep(Commands):
    """What happens to matches although nobody at them asks for it."""

    def __init__(self, live: LiveMatches, seating: Seating, playing: Playing) -> None:
        super().__init__(live)
        self.seating = seating
        self.playing = playing
        self.unnamed: set[str] = set()

    # --- people who go ---

    def forget(self, user: str) -> None:
        """Delete a person; whoever sat with them hears that a seat changed."""
        store = self.live.store
        theirs = [match for away in (False, True) for match in store.matches.of_user(user, away=away)]
        left = [match.id for match in theirs if not match.over()]
        store.people.delete(user)
        self.refresh(left)

    def adopt(self, guest: str, account: str) -> None:
        """A guest turns out to be somebody with an account: seats, tables and messages are theirs now."""
        self.refresh(merge(self.live.store.database, guest, account))

    def refresh(self, ids: list[str]) -> None:
        for id in ids:
            with self.live.cache.lease(id) as lease:
                self.live.bus.point_to(id, lease.slot.seq)
                self.live.notify_followers(lease.match)

    # --- what expires ---

    def expire(self) -> Expired:
        """Forget what has outlived its time (docs/operating.md has the schedule): what that was."""
        due = find_expired(self.live.store)
        for id in due.stale:
            self.seating.remove(id)
        for id in due.silent:
            self.end_silent(id)
        for user in due.guests:
            self.forget(user)
        if due.stale or due.silent or due.guests:
            note("time has passed", deleted=len(due.stale), ended=len(due.silent), guests=len(due.guests))
        return due

    @persistent
    def end_silent(self, id: str) -> Done:
        """End a match in which nothing has happened for very long."""
        with self.live.cache.lease(id) as lease:
            return self.live.save_header(lease, seating.abandon(lease.match, "silence"))

    # --- clocks ---

    def put_clocks_forward(self, patience: float = LONGEST_SILENCE) -> None:
        """Give back what an outage, or a step of the wall clock, took from everybody's time."""
        silence = self.live.store.heartbeats.beat(time.time(), patience)
        if silence:
            note("clocks were put forward by a silence", logging.WARNING, seconds=round(silence, 1))

    def last_beat(self) -> None:
        """Say that nobody looks at the clocks from now on."""
        try:
            self.put_clocks_forward()
        except ChancelleryError as error:
            note("the clocks could not be stopped", logging.WARNING, error=str(error))

    @persistent
    def check_clocks(self, id: str) -> list[int]:
        """Seats whose time is up: a question of few seconds is answered for them; else they go to bots, or lose."""
        with self.live.cache.lease(id) as lease:
            match = lease.match
            now = time.time()
            late = run_out(match, now) if lease.plays_on else []
            if late and match.until is not None:
                self.playing.answer_for(lease, late)
            elif late:
                self.live.save_header(lease, seating.time_out(match, lease.game, late, now))
            return late

    # --- rules ---

    @persistent
    def bring_up(self, id: str) -> None:
        """Bring a match to the installed rules, if it is of older ones."""
        with self.live.cache.lease(id):
            pass

    @persistent
    def keep_position(self, id: str) -> None:
        """Keep the position at which a match rests: a version whose rules no longer lead there can go on from it."""
        with self.live.cache.lease(id) as lease:
            if lease.plays_on and lease.match.status == "running":
                self.live.store.matches.keep_position(lease.match, lease.table.snapshot())

    def name_seats(self, rules: Mapping[str, int], most: int) -> int:
        """Keep what seats play in matches that were stored before that was; how many there were."""
        named = {game: version for game, version in rules.items() if find(game).played_as is not None}
        ids = [id for id in self.live.store.matches.without_roles(named, most) if id not in self.unnamed]
        for id in ids:
            # Of some nothing can be told: nobody has chosen yet.
            self.unnamed.add(id)
            try:
                table = load_table(self.live.store.matches, id)[0]
            except (ChancelleryError, RulesError) as error:
                note("what seats play cannot be told", logging.WARNING, match=id, error=str(error))
                continue
            self.live.store.matches.keep_roles(table.match)
        return len(ids)

    # --- results ---

    def count_overlooked(self) -> None:
        """Count results of the last day that a server did not live to count."""
        for id in self.live.store.ratings.overlooked(time.time() - 86400):
            self.live.store.ratings.rate(id)
