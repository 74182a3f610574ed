"""Creating matches: laid as somebody asks, taken from a file, from another match or from a lesson, or offered again."""

from __future__ import annotations

import time

import msgspec

from chancellery.bots.registry import default_bot
from chancellery.store.people import User
from chancellery.store.transfer import keep_new
from chancellery.table import seating
from chancellery.table.beginnings import Begun, begin_lesson
from chancellery.table.laying import begin_if_taken, lay
from chancellery.table.match import Match, Seat
from chancellery.web.games.catalog import find, tutorial_of
from chancellery.web.http.errors import forbidden
from chancellery.web.limits.bot_match_limit import BotTables
from chancellery.web.matches.live import Commands, LiveMatches, persistent
from chancellery.web.matches.seat_access import seat_index
from chancellery.web.matches.seating import Seating
from chancellery.web.processes.dear_pool import DearPool
from chancellery.web.processes.dear_work import BeginFork
from chancellery.web.schemas.matches import NewMatch


class Creating(Commands):
    """Brings matches into the store."""

    def __init__(self, live: LiveMatches, seating: Seating, bot_tables: BotTables, dear: DearPool) -> None:
        super().__init__(live)
        self.seating = seating
        self.bot_tables = bot_tables
        self.dear = dear

    def create(self, who: User, wanted: NewMatch, where: str = "here") -> Match:
        """Lay a table, from an address; the match begins at once if every seat is taken."""
        game = find(wanted.game)
        match = lay(
            game,
            wanted.options,
            wanted.seats,
            who.id,
            now=time.time(),
            pace=wanted.pace,
            timeout=wanted.timeout,
            visibility=wanted.visibility,
            hints=wanted.hints,
        )
        if not match.people() and not match.open_seats() and not wanted.await_share:
            self.bot_tables.make_room(match.id, who.id, where)
        if not wanted.await_share:
            begin_if_taken(game, match, time.time(), self.live.accounts)
        self.live.publish(match, self.live.store.matches.create(match))
        return match

    # --- matches that begin with actions ---

    def fork_work(self, id: str, who: User, ply: int, name: str, bot: str | None) -> BeginFork:
        """What it takes to try a finished match from a moment of it, against bots."""
        matches = self.live.store.matches
        old = matches.header(id)
        seat, level = seat_index(old, name), bot or default_bot(find(old.game))
        seats = [Seat("person", user=who.id) if i == seat else Seat("bot", bot=level) for i in range(len(old.seats))]
        return BeginFork(old, ply, seats, who.id, matches.actions(id))

    def fork(self, begun: bytes) -> Match:
        """Keep a fork and play on."""
        match = self.keep_begun(begun)
        self.live.notify_followers(match)
        return match

    def keep_begun(self, begun: bytes) -> Match:
        """Keep a match that begins with actions, as the process for dear work has put it together."""
        beginning = msgspec.msgpack.decode(begun, type=Begun)
        keep_new(self.live.store, beginning.match, beginning.entries)
        return beginning.match

    def teach(self, who: User, game_id: str) -> Match:
        """Begin the guided first match of a game."""
        beginning = begin_lesson(find(game_id), tutorial_of(game_id), who.id, time.time())
        keep_new(self.live.store, beginning.match, beginning.entries)
        self.live.notify_followers(beginning.match)
        return beginning.match

    # --- once more ---

    def rematch(self, id: str, who: User, await_share: bool = False) -> Match:
        """Offer the same table again, everybody one seat further; whoever asks second accepts what was offered."""
        again = self.offer_rematch(id, who, await_share)
        if again.status == "waiting" and any(seat.kind == "open" and seat.away == who.id for seat in again.seats):
            self.seating.join(again.id, who, None)
            return self.live.store.matches.header(again.id)
        return again

    @persistent
    def offer_rematch(self, id: str, who: User, await_share: bool) -> Match:
        store = self.live.store
        with self.live.cache.lease(id) as lease:
            match = lease.match
            if not match.seats_of(who.id):
                raise forbidden("only somebody who sat at this table may offer a rematch", "rematch-for-players")
            if match.rematch is not None:
                before = store.matches.header(match.rematch)
                if before.status != "abandoned":
                    return before
            apart = store.mutes_and_blocks.apart(who.id)
            with lease.saving():
                again, offered = seating.offer_rematch(match, lease.game, who.id, time.time(), apart)
                if not await_share:
                    begin_if_taken(lease.game, again, time.time(), self.live.accounts)
                entry, first = store.matches.save_rematch(match, again, offered, time.time())
            self.live.announce(lease, entry, lease.slot.last_mover)
            self.live.publish(again, first)
            return again
