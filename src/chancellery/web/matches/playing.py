"""Playing: actions of people, of bots, and of the clock for whoever is late."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from chancellery.engine.actions import RETRACT
from chancellery.engine.prose import TextData
from chancellery.store.errors import AlreadyPlayed, TableChanged
from chancellery.store.people import User
from chancellery.table import playing
from chancellery.table.entries import ActionEntry, Explained
from chancellery.table.match import StalePly, TableError
from chancellery.table.table import Table
from chancellery.web.limits.rate_limits import Limits
from chancellery.web.matches.live import Commands, LiveMatches, persistent
from chancellery.web.matches.seat_access import own_seat
from chancellery.web.matches.table_cache import TableLease
from chancellery.web.schemas.play import Done
from chancellery.web.server.metrics import Metrics


class Playing(Commands):
    """Actions at tables, kept and announced."""

    def __init__(self, live: LiveMatches, limits: Limits, metrics: Metrics) -> None:
        super().__init__(live)
        self.limits = limits
        self.metrics = metrics

    @persistent
    def act(
        self,
        id: str,
        who: User,
        name: str | None,
        action: str,
        ply: int,
        key: str | None,
        then: Sequence[str] = (),
    ) -> Done:
        """Play an action for a person, and asides that follow it: all of them, or nothing."""
        with self.live.cache.lease(id) as lease:
            table = lease.table
            seat = own_seat(table.match, who, name)
            if ply != table.state.ply and key is not None:
                done = self.live.store.matches.ply_of_key(id, seat, key)
                if done is not None:
                    return Done(done, lease.slot.seq, table.match.status)
            table.require_running()
            chosen = table.game.actions.parse(action)
            self.require_open(table, seat, chosen, ply)
            if table.is_aside(seat, chosen):
                # Nobody waits for one, so nothing else keeps somebody from sending thousands.
                self.limits.take("message", who.id)
            if chosen == RETRACT:
                # Picking and retracting costs nothing in the game, so nothing there ends it.
                self.limits.take("retract", who.id)
            if then:
                run = [chosen, *(table.game.actions.parse(one) for one in then)]
                played = self.take_asides(lease, seat, run, key)
            else:
                played = self.play(lease, seat, chosen, table.state.ply, key)
        self.metrics.count("actions", 1 + len(then), by="person")
        return played

    @persistent
    def act_for_bot(self, id: str, seat: int, action: int, ply: int, then: Sequence[int] = ()) -> Done:
        """Play an action for a bot, and what it would do next as long as it learns nothing new in between."""
        with self.live.cache.lease(id) as lease:
            table = lease.table
            if table.match.seats[seat].kind != "bot":
                raise TableError("a player has taken this seat back", "seat-taken-back")
            table.require_running()
            self.require_open(table, seat, action, ply)
            run = [action, *then] if ply == table.state.ply else [action]
            before = table.state.ply
            played = self.play_run(lease, seat, run) if then else self.play(lease, seat, action, before, None)
        self.metrics.count("actions", played.ply - before, by="bot")
        return played

    @persistent
    def take_asides_for_bot(
        self, id: str, seat: int, actions: Sequence[int], ply: int, why: TextData | None = None
    ) -> Done:
        """Take asides of a bot in their order, and tell everybody why if it says so."""
        with self.live.cache.lease(id) as lease:
            table = lease.table
            if table.match.seats[seat].kind != "bot":
                raise TableError("a player has taken this seat back", "seat-taken-back")
            table.require_running()
            if len(actions) == 1:
                self.require_open(table, seat, actions[0], ply)
            else:
                table.require_ply(ply)
            done = self.take_asides(lease, seat, actions, None)
            if why is not None:
                self.live.tell(lease, Explained(seat, why["key"], why["args"], table.match.seats[seat].bot))
        self.metrics.count("actions", len(actions), by="bot")
        return done

    def answer_for(self, lease: TableLease, late: list[int]) -> None:
        """Play what the open question takes for an answer from seats that have given none."""
        for seat in late:
            self.keep(lease, playing.answer_for(lease.table, seat, time.time()))
            self.metrics.count("actions", by="time")

    def require_open(self, table: Table, seat: int, action: int, ply: int) -> None:
        """Refuse an answer to an earlier question, unless that is still open."""
        entries = partial(self.live.store.matches.action_entries, table.match.id)
        playing.require_open(table, seat, action, ply, entries)

    def play(self, lease: TableLease, seat: int, action: int, ply: int, key: str | None) -> Done:
        return self.keep(lease, lease.table.act(seat, action, ply, time.time()), key)

    def keep(self, lease: TableLease, played: ActionEntry, key: str | None = None) -> Done:
        """Keep an action that was played at a table, and announce it."""
        try:
            with lease.saving():
                entry = self.live.store.matches.save_action(lease.table.match, played, key)
        except AlreadyPlayed as before:
            # Whatever this one did at the table in memory was thrown away.
            return Done(before.ply, lease.slot.seq, "running")
        except StalePly as stale:
            # Another worker was faster, and perhaps what it kept does not matter here.
            raise TableChanged from stale
        done = self.live.announce(lease, entry, played.seat, asked=not played.data.aside)
        for follow in self.live.aside_followers if played.data.aside else ():
            follow(lease.match)
        return done

    def take_asides(self, lease: TableLease, seat: int, actions: Sequence[int], key: str | None) -> Done:
        """Take asides of a seat one after the other, and keep them at once."""
        try:
            with lease.saving():
                run = playing.take_asides(lease.table, seat, actions, time.time())
                entries = self.live.store.matches.save_run(lease.match, run, key)
        except AlreadyPlayed as before:
            return Done(before.ply, lease.slot.seq, "running")
        except StalePly as stale:
            raise TableChanged from stale
        for entry in entries[:-1]:
            self.live.announce(lease, entry, seat, asked=False)
        done = self.live.announce(lease, entries[-1], seat, asked=False)
        for follow in self.live.aside_followers:
            follow(lease.match)
        return done

    def play_run(self, lease: TableLease, seat: int, actions: Sequence[int]) -> Done:
        """Play answers of a seat one after the other, until it learns something, and keep them at once."""
        try:
            with lease.saving():
                run = playing.play_run(lease.table, seat, actions, time.time())
                entries = self.live.store.matches.save_run(lease.match, run)
        except StalePly as stale:
            raise TableChanged from stale
        for entry in entries[:-1]:
            self.live.announce(lease, entry, seat, asked=False)
        return self.live.announce(lease, entries[-1], seat)
