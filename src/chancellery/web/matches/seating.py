"""Seating: people take and leave seats, begin a match, end it and delete it."""

from __future__ import annotations

import time

from chancellery.store.people import User
from chancellery.table import seating
from chancellery.table.match import Match, TableError
from chancellery.table.objecting import object_to_rules
from chancellery.table.refusals import NOT_YOURS_TO_END
from chancellery.web.http.errors import forbidden
from chancellery.web.limits.bot_match_limit import BotTables
from chancellery.web.matches.live import Commands, LiveMatches, persistent
from chancellery.web.matches.seat_access import own_seat, require_owner, seat_ids, seat_index
from chancellery.web.schemas.play import Done


class Seating(Commands):
    """Who sits at a table, and whether there is one."""

    def __init__(self, live: LiveMatches, bot_tables: BotTables) -> None:
        super().__init__(live)
        self.bot_tables = bot_tables

    @persistent
    def join(self, id: str, who: User, name: str | None, share: str | None = None) -> Done:
        """Sit down, or come back to a seat that a bot has kept."""
        with self.live.cache.lease(id) as lease:
            match = lease.table.match
            ids = seat_ids(match)
            own = [seat for seat in seating.kept_seats(match, who.id) if name in (None, ids[seat])]
            now = time.time()
            if match.status == "running" and own:
                with lease.saving():
                    return self.live.save_header(lease, seating.come_back(match, own[0], who.id, now))
            if match.seats_of(who.id):
                raise TableError("you already have a seat at this table", "already-seated")
            free = seating.free_seat(match, who.id) if name is None else -1
            self.require_welcome(match, who)
            seat = free if name is None else seat_index(match, name)
            with lease.saving():
                happened = seating.join(lease.table, seat, who.id, now, share, self.live.accounts)
                return self.live.save_header(lease, happened)

    def require_welcome(self, match: Match, who: User) -> None:
        """Refuse a seat beside somebody who was blocked, or has blocked; neither is told which."""
        around = [match.owner, *(person for seat in match.seats for person in (seat.user, seat.away))]
        if self.live.store.mutes_and_blocks.keep_apart(who.id, around):
            raise forbidden("this table is not open to you", "table-not-open")

    @persistent
    def decline(self, id: str, who: User) -> Done:
        """Say that one does not come to a table where a seat was kept."""
        with self.live.cache.lease(id) as lease:
            return self.live.save_header(lease, seating.decline(lease.match, who.id))

    @persistent
    def share(self, id: str, who: User, name: str | None, share: str) -> Done:
        """Bring a share of chance to a seat; the match begins if it has waited for that alone."""
        with self.live.cache.lease(id) as lease:
            match = lease.table.match
            seat = own_seat(match, who, name) if name is not None else next(iter(match.seats_of(who.id)), None)
            if seat is None:
                raise forbidden("you have no seat at this table", "no-seat-here")
            if (seat, share) in match.shares:
                return Done(match.ply, lease.slot.seq, match.status)
            with lease.saving():
                happened = seating.add_share(lease.table, seat, share, time.time(), self.live.accounts)
                return self.live.save_header(lease, happened)

    @persistent
    def leave(self, id: str, who: User, name: str | None) -> Done:
        with self.live.cache.lease(id) as lease:
            match = lease.match
            seat = own_seat(match, who, name)
            return self.live.save_header(lease, seating.leave(match, lease.game, seat, time.time()))

    @persistent
    def resign(self, id: str, who: User, name: str | None) -> Done:
        with self.live.cache.lease(id) as lease:
            match = lease.match
            seat = own_seat(match, who, name)
            return self.live.save_header(lease, seating.resign(match, lease.game, seat, time.time()))

    @persistent
    def start(self, id: str, who: User, bot: str | None, where: str = "here") -> Done:
        """Whoever laid the table begins; bots take the seats that are open."""
        with self.live.cache.lease(id) as lease:
            match = lease.table.match
            require_owner(match, who)
            seating.require_waiting(match)
            with lease.saving():
                if not match.people():
                    self.bot_tables.make_room(id, who.id, where)
                happened = seating.start(lease.table, bot, time.time(), self.live.accounts)
                return self.live.save_header(lease, happened)

    @persistent
    def abandon(self, id: str, who: User) -> Done:
        """End a match without a result: alone at the table whoever laid it, else only an operator."""
        with self.live.cache.lease(id) as lease:
            match = lease.match
            require_owner(match, who)
            if match.status == "running" and match.others(who.id) and not who.operator:
                raise forbidden(NOT_YOURS_TO_END, "others-play")
            return self.live.save_header(lease, seating.abandon(match))

    @persistent
    def object_to_rules(self, id: str, who: User, name: str | None) -> Done:
        """Object to a change of the rules by which the match was carried over: it ends without a result."""
        with self.live.cache.lease(id) as lease:
            match = lease.table.match
            seat = own_seat(match, who, name)
            acted = self.live.store.matches.acted_since(id, match.undo_ends)
            with lease.saving():
                return self.live.save_header(lease, object_to_rules(match, seat, acted, time.time()))

    def delete(self, id: str, who: User) -> None:
        """Remove a match for good: an operator any, whoever laid it one that nobody else has a part in."""
        with self.live.cache.lease(id) as lease:
            match = lease.match
            require_owner(match, who)
            if match.others(who.id) and match.status != "waiting" and not who.operator:
                raise forbidden("others have played in this match too, so it stays", "others-played")
            lease.slot.clear()
        self.remove(id)

    def remove(self, id: str) -> None:
        self.live.store.matches.delete(id)
        self.live.cache.forget(id)
        self.live.bus.close(id)
        self.bot_tables.drop(id)
