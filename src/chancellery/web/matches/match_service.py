"""Match service: every command that people, bots and clocks give to a match.

Its methods block on the store, so they are called in threads. Each checks whose seat it is, changes the table in the
cache, commits the change, and only then publishes it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

import msgspec

from chancellery.bots.registry import default_bot
from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import BadOption, ChancelleryError, RulesError
from chancellery.store.engine import Store
from chancellery.store.errors import AlreadyPlayed, TableChanged
from chancellery.store.expiry import Expired, find_expired
from chancellery.store.merging import merge
from chancellery.store.people import User
from chancellery.store.pulses import LONGEST_SILENCE
from chancellery.store.table_loader import undo_to
from chancellery.store.transfer import keep_new
from chancellery.table import playing, seating
from chancellery.table.beginnings import Begun, begin_lesson
from chancellery.table.clock import run_out
from chancellery.table.defects import RulesFailed
from chancellery.table.entries import (
    ActionEntry,
    Happening,
    HintAsked,
    LogEntry,
    RulesFell,
)
from chancellery.table.match import Match, Seat, StalePly, TableError
from chancellery.table.refusals import NOT_YOURS_TO_END
from chancellery.table.table import Table
from chancellery.table.undo import agree, all_agree, behind_bots, disagree, require_undo
from chancellery.web.games.catalog import find, tutorial_of
from chancellery.web.http.answer_cache import Documents
from chancellery.web.http.errors import forbidden
from chancellery.web.limits.bot_match_limit import BotTables
from chancellery.web.limits.costs import Costs
from chancellery.web.limits.lane import Lane
from chancellery.web.limits.rate_limits import Limits
from chancellery.web.matches.bus import Bus
from chancellery.web.matches.seat_access import own_seat, require_owner, seat_ids, seat_index
from chancellery.web.matches.table_cache import TableCache, TableLease
from chancellery.web.processes.dear_pool import DearPool
from chancellery.web.processes.dear_work import BeginFork
from chancellery.web.schemas.matches import NewMatch, NewSeat
from chancellery.web.schemas.play import Done
from chancellery.web.server.defects import Defects
from chancellery.web.server.health import Health
from chancellery.web.server.logs import note
from chancellery.web.server.metrics import Metrics
from chancellery.web.server.settings import Settings

TRIES: Final = 4
# Matches of bots alone that one person may have running.
MOST_OF_BOTS: Final = 8

P = ParamSpec("P")
T = TypeVar("T")


class Follower(Protocol):
    """Observer of committed changes: the bots, the notifications."""

    def match_changed(self, match: Match) -> None: ...


def persistent(
    method: Callable[Concatenate[MatchService, str, P], T],
) -> Callable[Concatenate[MatchService, str, P], T]:
    """Retry on a fresh copy when another worker has changed the match; report rules that fail."""

    @wraps(method)
    def again(service: MatchService, id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            for _ in range(TRIES):
                try:
                    return method(service, id, *args, **kwargs)
                except TableChanged:
                    service.cache.forget(id)
            return method(service, id, *args, **kwargs)
        except RulesFailed as failed:
            service.report_defect(id, failed)
            raise

    return again


class MatchService:
    """Commands on matches, and what every committed change sets in motion."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.rates)
        self.bus = Bus(store.matches.entries)
        self.cache = TableCache(store.matches, settings.cached_tables)
        self.health = Health(store.pulses)
        self.defects = Defects(store.matches)
        self.costs = Costs(self.limits)
        self.dear = DearPool(self.costs, self.defects)
        self.lane = Lane()
        self.documents = Documents()
        self.bot_tables = BotTables(self.limits, store.matches)
        self.followers: list[Follower] = [self.bot_tables]
        self.aside_followers: list[Callable[[Match], None]] = []
        self.metrics.gauges["streams"] = lambda: self.bus.listeners
        self.metrics.gauges["cached_tables"] = lambda: len(self.cache)

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
        self.bus.publish(match.id, entry)
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

    def count_overlooked(self) -> None:
        """Count results of the last day that a server did not live to count."""
        for id in self.store.ratings.overlooked(time.time() - 86400):
            self.store.ratings.rate(id)

    def save_header(self, lease: TableLease, happened: Happening) -> Done:
        with lease.saving():
            entry = self.store.matches.save_header(lease.match, happened, time.time())
        return self.announce(lease, entry, lease.slot.last_mover)

    # --- laying tables ---

    def create(self, who: User, wanted: NewMatch, where: str = "here") -> Match:
        """Lay a table, from an address; the match begins at once if every seat is taken."""
        game = find(wanted.game)
        ids = game.seats(game.options(wanted.options))
        given = wanted.seats if wanted.seats is not None else {ids[0]: NewSeat("me")}
        for name in given:
            if name not in ids:
                raise BadOption(
                    f"there is no seat '{name[:40]}'; there are {', '.join(ids)}",
                    "no-such-seat",
                    seat=name[:40],
                    known=", ".join(ids),
                )
        seats = [occupant(given.get(name, NewSeat()), who, default_bot(game)) for name in ids]
        match = seating.new_match(
            game,
            dict(wanted.options),
            seats,
            now=time.time(),
            pace=wanted.pace,
            timeout=wanted.timeout,
            visibility=wanted.visibility,
            owner=who.id,
            hints=wanted.hints,
        )
        of_bots = not match.people() and not match.open_seats() and not wanted.await_share
        if of_bots:
            self.make_room_for_bots(match.id, who, where)
        self.lay(match, begin=not wanted.await_share)
        return match

    def make_room_for_bots(self, id: str, who: User, where: str) -> None:
        """Count one more match of bots alone, unless whoever asks has many running: processors are for people first."""
        if self.limits.factor > 0 and self.store.matches.running_of_bots(who.id) >= MOST_OF_BOTS:
            raise TableError(
                f"you already have {MOST_OF_BOTS} bot-only matches running; wait for one to finish or end one",
                "too-many-bot-matches",
                most=MOST_OF_BOTS,
            )
        self.bot_tables.require_room(where)
        self.bot_tables.hold(id, where)

    def lay(self, match: Match, begin: bool = True) -> None:
        if begin:
            self.begin_at_once(match)
        self.publish(match, self.store.matches.create(match))

    def begin_at_once(self, match: Match) -> None:
        """A new match begins if every seat is taken."""
        if not match.open_seats():
            Table.start(find(match.game), match).begin(time.time(), self.accounts(match))

    def accounts(self, match: Match) -> set[str]:
        """Who of those at a table has an account."""
        return self.store.people.with_account([seat.user for seat in match.seats if seat.user is not None])

    def fork_work(self, id: str, who: User, ply: int, name: str, bot: str | None) -> BeginFork:
        """What it takes to try a finished match from a moment of it, against bots."""
        old = self.store.matches.header(id)
        seat, level = seat_index(old, name), bot or default_bot(find(old.game))
        seats = [Seat("person", user=who.id) if i == seat else Seat("bot", bot=level) for i in range(len(old.seats))]
        return BeginFork(old, ply, seats, who.id, self.store.matches.actions(id))

    def fork(self, begun: bytes) -> Match:
        """Keep a fork and play on."""
        match = self.keep_begun(begun)
        self.notify_followers(match)
        return match

    def keep_begun(self, begun: bytes) -> Match:
        """Keep a match that begins with actions, as the process for dear work has put it together."""
        found = msgspec.msgpack.decode(begun, type=Begun)
        keep_new(self.store, found.match, found.kept)
        return found.match

    def teach(self, who: User, game_id: str) -> Match:
        """Begin the guided first match of a game."""
        begun = begin_lesson(find(game_id), tutorial_of(game_id), who.id, time.time())
        keep_new(self.store, begun.match, begun.kept)
        self.notify_followers(begun.match)
        return begun.match

    @persistent
    def join(self, id: str, who: User, name: str | None, share: str | None = None) -> Done:
        """Sit down, or come back to a seat that a bot has kept."""
        with self.cache.lease(id) as lease:
            match = lease.table.match
            ids = seat_ids(match)
            kept = [seat for seat in seating.kept_seats(match, who.id) if name in (None, ids[seat])]
            now = time.time()
            if match.status == "running" and kept:
                with lease.saving():
                    return self.save_header(lease, seating.come_back(match, kept[0], who.id, now))
            if match.seats_of(who.id):
                raise TableError("you have a seat at this table already", "already-seated")
            free = seating.free_seat(match, who.id) if name is None else -1
            self.require_welcome(match, who)
            seat = free if name is None else seat_index(match, name)
            with lease.saving():
                return self.save_header(lease, seating.join(lease.table, seat, who.id, now, share, self.accounts))

    def require_welcome(self, match: Match, who: User) -> None:
        """Refuse a seat beside somebody who was blocked, or has blocked; neither is told which."""
        around = [match.owner, *(person for seat in match.seats for person in (seat.user, seat.away))]
        if self.store.relations.keep_apart(who.id, around):
            raise forbidden("this table is not open to you", "table-not-open")

    @persistent
    def decline(self, id: str, who: User) -> Done:
        """Say that one does not come to a table where a seat was kept."""
        with self.cache.lease(id) as lease:
            return self.save_header(lease, seating.decline(lease.match, who.id))

    @persistent
    def share(self, id: str, who: User, name: str | None, share: str) -> Done:
        """Bring a share of chance to a seat; the match begins if it has waited for that alone."""
        with self.cache.lease(id) as lease:
            match = lease.table.match
            seat = own_seat(match, who, name) if name is not None else next(iter(match.seats_of(who.id)), None)
            if seat is None:
                raise forbidden("you have no seat at this table", "no-seat-here")
            if (seat, share) in match.shares:
                return Done(match.ply, lease.slot.seq, match.status)
            with lease.saving():
                happened = seating.add_share(lease.table, seat, share, time.time(), self.accounts)
                return self.save_header(lease, happened)

    @persistent
    def leave(self, id: str, who: User, name: str | None) -> Done:
        with self.cache.lease(id) as lease:
            match = lease.match
            seat = own_seat(match, who, name)
            return self.save_header(lease, seating.leave(match, lease.game, seat, time.time()))

    @persistent
    def start(self, id: str, who: User, bot: str | None, where: str = "here") -> Done:
        """Whoever laid the table begins; bots take the seats that are open."""
        with self.cache.lease(id) as lease:
            match = lease.table.match
            require_owner(match, who)
            seating.require_waiting(match)
            with lease.saving():
                if not match.people():
                    self.make_room_for_bots(id, who, where)
                return self.save_header(lease, seating.start(lease.table, bot, time.time(), self.accounts))

    @persistent
    def abandon(self, id: str, who: User) -> Done:
        """End a match without a result: alone at the table whoever laid it, else only an operator."""
        with self.cache.lease(id) as lease:
            match = lease.match
            require_owner(match, who)
            if match.status == "running" and match.others(who.id) and not who.operator:
                raise forbidden(NOT_YOURS_TO_END, "others-play")
            return self.save_header(lease, seating.abandon(match))

    def delete(self, id: str, who: User) -> None:
        """Remove a match for good: an operator any, whoever laid it one that nobody else has a part in."""
        with self.cache.lease(id) as lease:
            match = lease.match
            require_owner(match, who)
            if match.others(who.id) and match.status != "waiting" and not who.operator:
                raise forbidden("others have played here too: the match is as much theirs, and stays", "others-played")
            lease.slot.clear()
        self.remove(id)

    def remove(self, id: str) -> None:
        self.store.matches.delete(id)
        self.cache.forget(id)
        self.bus.close(id)
        self.bot_tables.drop(id)

    def rematch(self, id: str, who: User, await_share: bool = False) -> Match:
        """Offer the same table again, everybody one seat further; whoever asks second accepts what was offered."""
        again = self.offer_rematch(id, who, await_share)
        if again.status == "waiting" and any(seat.kind == "open" and seat.away == who.id for seat in again.seats):
            self.join(again.id, who, None)
            return self.store.matches.header(again.id)
        return again

    @persistent
    def offer_rematch(self, id: str, who: User, await_share: bool) -> Match:
        with self.cache.lease(id) as lease:
            match = lease.match
            if not match.seats_of(who.id):
                raise forbidden("only somebody who sat at this table may offer a rematch", "rematch-for-players")
            if match.rematch is not None:
                before = self.store.matches.header(match.rematch)
                if before.status != "abandoned":
                    return before
            apart = self.store.relations.apart(who.id)
            with lease.saving():
                again, offered = seating.offer_rematch(match, lease.game, who.id, time.time(), apart)
                if not await_share:
                    self.begin_at_once(again)
                entry, first = self.store.matches.save_rematch(match, again, offered, time.time())
            self.announce(lease, entry, lease.slot.last_mover)
            self.publish(again, first)
            return again

    # --- playing ---

    @persistent
    def act(self, id: str, who: User, name: str | None, action: str, ply: int, key: str | None) -> Done:
        """Play an action for a person."""
        with self.cache.lease(id) as lease:
            table = lease.table
            seat = own_seat(table.match, who, name)
            if ply != table.state.ply and key is not None:
                done = self.store.matches.ply_of_key(id, seat, key)
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
            played = self.play(lease, seat, chosen, table.state.ply, key)
        self.metrics.count("actions", by="person")
        return played

    def require_open(self, table: Table, seat: int, action: int, ply: int) -> None:
        """Refuse an answer to an earlier question, unless that is still open."""
        playing.require_open(table, seat, action, ply, partial(self.store.matches.action_entries, table.match.id))

    @persistent
    def act_for_bot(self, id: str, seat: int, action: int, ply: int, then: Sequence[int] = ()) -> Done:
        """Play an action for a bot, and what it would do next as long as it learns nothing new in between."""
        with self.cache.lease(id) as lease:
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

    def play(self, lease: TableLease, seat: int, action: int, ply: int, key: str | None) -> Done:
        return self.keep(lease, lease.table.act(seat, action, ply, time.time()), key)

    def keep(self, lease: TableLease, played: ActionEntry, key: str | None = None) -> Done:
        """Keep an action that was played at a table, and announce it."""
        try:
            with lease.saving():
                entry = self.store.matches.save_action(lease.table.match, played, key)
        except AlreadyPlayed as before:
            # Whatever this one did at the table in memory was thrown away.
            return Done(before.ply, lease.slot.seq, "running")
        except StalePly as stale:
            # Another worker was faster, and perhaps what it kept does not matter here.
            raise TableChanged from stale
        done = self.announce(lease, entry, played.seat, asked=not played.data.aside)
        for follow in self.aside_followers if played.data.aside else ():
            follow(lease.match)
        return done

    def play_run(self, lease: TableLease, seat: int, actions: Sequence[int]) -> Done:
        """Play answers of a seat one after the other, until it learns something, and keep them at once."""
        try:
            with lease.saving():
                run = playing.play_run(lease.table, seat, actions, time.time())
                entries = self.store.matches.save_run(lease.match, run)
        except StalePly as stale:
            raise TableChanged from stale
        for entry in entries[:-1]:
            self.announce(lease, entry, seat, asked=False)
        return self.announce(lease, entries[-1], seat)

    def tell_hint(self, lease: TableLease, seat: int) -> None:
        """Tell everybody at a table that a seat asks the chancellor."""
        self.tell(lease, HintAsked(seat))

    def tell(self, lease: TableLease, happened: Happening) -> None:
        """Tell everybody at a table something by which nobody is asked anything."""
        with lease.saving():
            entry = self.store.matches.save_header(lease.match, happened, time.time())
        self.announce(lease, entry, lease.slot.last_mover, asked=False)

    # --- rules that fail ---

    def report_defect(self, id: str, failed: RulesFailed) -> None:
        """Write down what makes the rules fail at a match, and tell everybody there that a move did not count."""
        if not self.defects.report(id, failed):
            return
        self.metrics.count("defects")
        try:
            with self.cache.lease(id) as lease:
                self.tell(lease, RulesFell(failed.tried[-1][0] if failed.tried else None))
        except (ChancelleryError, RulesError) as error:
            note("a table could not be told that its rules fail", logging.WARNING, match=id, error=str(error))

    # --- taking back ---

    @persistent
    def undo(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Take the last action back, as long as nothing became known."""
        with self.cache.lease(id) as lease:
            seat = own_seat(lease.table.match, who, name)
            require_undo(lease.table, seat, ply, lease.slot.last_mover)
            return self.take_back(lease, ply - 1, seat, agreed=False)

    @persistent
    def agree(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Ask to take something back although a barrier has risen, or agree; it is done when everybody agrees."""
        with self.cache.lease(id) as lease:
            match = lease.table.match
            agreed = agree(lease.table, own_seat(match, who, name), ply)
            if all_agree(match):
                with lease.saving():
                    target = behind_bots(match, self.store.matches.actions(id))
                    return self.take_back(lease, target, match.consents[0], agreed=True)
            return Done(ply, lease.slot.seq, match.status) if agreed is None else self.save_header(lease, agreed)

    @persistent
    def disagree(self, id: str, who: User, name: str | None, ply: int) -> Done:
        """Refuse to take something back: the question is off the table."""
        with self.cache.lease(id) as lease:
            seat = own_seat(lease.table.match, who, name)
            return self.save_header(lease, disagree(lease.table, seat, ply))

    def take_back(self, lease: TableLease, ply: int, by: int, agreed: bool) -> Done:
        with lease.saving():
            earlier, entry = undo_to(self.store.matches, lease.table, ply, by, agreed, time.time())
        lease.replace(earlier)
        actions = self.store.matches.actions(earlier.match.id)
        return self.announce(lease, entry, actions[-1][0] if actions else None)

    # --- people who go ---

    def forget(self, user: str) -> None:
        """Delete a person; whoever sat with them hears that a seat changed."""
        theirs = [match for away in (False, True) for match in self.store.matches.of_user(user, away=away)]
        left = [match.id for match in theirs if not match.over()]
        self.store.people.delete(user)
        self.refresh(left)

    def adopt(self, guest: str, account: str) -> None:
        """A guest turns out to be somebody with an account: seats, tables and messages are theirs now."""
        self.refresh(merge(self.store.database, guest, account))

    def refresh(self, ids: list[str]) -> None:
        for id in ids:
            with self.cache.lease(id) as lease:
                self.bus.point_to(id, lease.slot.seq)
                self.notify_followers(lease.match)

    # --- what expires ---

    def expire(self) -> Expired:
        """Forget what has outlived its time (docs/operating.md has the schedule): what that was."""
        due = find_expired(self.store)
        for id in due.stale:
            self.remove(id)
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
        with self.cache.lease(id) as lease:
            return self.save_header(lease, seating.abandon(lease.match, "silence"))

    # --- clocks ---

    def put_clocks_forward(self, patience: float = LONGEST_SILENCE) -> None:
        """Give back what an outage, or a step of the wall clock, took from everybody's time."""
        silence = self.store.pulses.beat(time.time(), patience)
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
        with self.cache.lease(id) as lease:
            match = lease.match
            now = time.time()
            late = run_out(match, now) if lease.plays_on else []
            if late and match.until is not None:
                self.answer_for(lease, late)
            elif late:
                self.save_header(lease, seating.time_out(match, lease.game, late, now))
            return late

    def answer_for(self, lease: TableLease, late: list[int]) -> None:
        """Play what the open question takes for an answer from seats that have given none."""
        for seat in late:
            self.keep(lease, playing.answer_for(lease.table, seat, time.time()))
            self.metrics.count("actions", by="time")


def occupant(wanted: NewSeat, who: User, best: str) -> Seat:
    """A seat as it was asked for."""
    if wanted.kind == "bot":
        return Seat("bot", bot=wanted.bot or best)
    if wanted.bot is not None:
        raise BadOption("only a seat of kind 'bot' names a bot", "seat-kind")
    return Seat("person", user=who.id) if wanted.kind == "me" else Seat()
