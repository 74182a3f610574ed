"""Queries: summaries, views, logs, messages and verifications, each as the person who asks may know them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Final

import msgspec

from chancellery.engine.events import EventData, event_json
from chancellery.engine.journal import JournalData
from chancellery.engine.odds import odds as dice_odds
from chancellery.engine.outlook import outlook
from chancellery.engine.prose import Prose
from chancellery.engine.rng import KEY_BYTES, Rng, commitment
from chancellery.engine.state import SPECTATOR
from chancellery.store.matches import Page
from chancellery.store.people import User
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import around, export
from chancellery.table.clock import time_left
from chancellery.table.entries import ActionSeen, LogEntry, Opened, Said, visible
from chancellery.table.match import Match, TableError
from chancellery.table.rules_version import NOBODY_ASKED, kept_view, names_of, plays_on, seat_names
from chancellery.table.table import Table, opening_events
from chancellery.table.undo import may_undo
from chancellery.web.games.catalog import find, installed, tutorial_key
from chancellery.web.games.wording import QuestionText, lines, prose_for, prose_with, question
from chancellery.web.http.errors import Refused
from chancellery.web.matches.match_service import MatchService
from chancellery.web.matches.presence import present
from chancellery.web.matches.seat_access import seat_ids, viewing_seat
from chancellery.web.matches.table_cache import TableLease
from chancellery.web.processes.dear_work import MakeExport, MakeProof, MakeStory
from chancellery.web.schemas.chat import MessageList, MessageSummary
from chancellery.web.schemas.matches import ForkSummary, MatchSummary, SeatSummary
from chancellery.web.schemas.play import DieAhead, SeatEntry, View

# How many entries of a log are told at once.
LOG_PAGE: Final = 500
# How many come with a view at most.
MOST_FRESH: Final = 100
# And how many messages.
MOST_MESSAGES: Final = 500


def listed(service: MatchService, who: User | None, which: str, page: Page) -> list[Match]:
    """A page of matches as somebody asks for them."""
    matches = service.store.matches
    apart: set[str] = service.store.relations.apart(who.id) if who else set()
    if which == "open":
        return matches.open_tables(page, sorted(apart))
    if which == "live":
        return matches.live_tables(page)
    if who is None:
        return []
    if which == "offers":
        return [match for match in matches.offered(who.id, page) if match.owner not in apart]
    return matches.of_user(who.id, page, away=which == "hidden")


def match_summaries(service: MatchService, matches: list[Match], who: User | None) -> list[MatchSummary]:
    """Matches as anybody may know them, with names for the people who sit there and whether they are there."""
    people = service.store.people
    ids = {seat.holder for match in matches for seat in match.seats if seat.holder is not None}
    ids |= {match.owner for match in matches if match.owner is not None}
    names = people.names(sorted(ids)) if ids else {}
    accounts = people.with_profile(sorted(ids)) if ids else set()
    shown = [match for match in matches if len(matches) == 1 or installed(match.game)]
    return [with_people(service, match, match_summary(match, who, names), accounts) for match in shown]


def with_people(service: MatchService, match: Match, summary: MatchSummary, accounts: set[str]) -> MatchSummary:
    """A summary with who has an account, who is there, and how many watch."""
    here = present(service.limits.open, match)
    summary.watching = here.watching
    for seat, told in zip(match.seats, summary.seats, strict=True):
        told.account = seat.user in accounts
        told.present = told.id in here.seats
    return summary


def match_summary(match: Match, who: User | None, names: dict[str, str]) -> MatchSummary:
    ids = seat_ids(match)
    mine = match.seats_of(who.id if who else None)
    absent = match.absent(who.id if who else None)
    game = find(match.game)
    playable = plays_on(game, match)
    # Where nobody can move, no clock runs.
    now = time.time() if playable else match.since
    return MatchSummary(
        id=match.id,
        game=match.game,
        rules=match.rules,
        installed_rules=game.rules,
        playable=playable,
        options=match.options,
        seats=[
            SeatSummary(
                id=ids[i],
                kind=seat.kind,
                name=names.get(seat.user or ""),
                bot=seat.bot,
                left=time_left(match, i, now),
                yours=i in mine,
                kept=who is not None and seat.away == who.id and not seat.gone,
                offered=names.get(seat.away or "") if seat.kind == "open" else None,
                absent=i in absent,
            )
            for i, seat in enumerate(match.seats)
        ],
        pace=match.pace,
        timeout=match.timeout,
        visibility=match.visibility,
        status=match.status,
        ply=match.ply,
        waiting=[ids[i] for i in match.waiting],
        consents=[ids[i] for i in match.consents],
        created=match.created,
        result=match.result,
        rematch=match.rematch,
        imported=match.imported,
        owner=names.get(match.owner or ""),
        yours=[ids[i] for i in mine],
        commitment=commitment(match.seed),
        seed=match.seed.hex() if match.over() else None,
        shares={ids[seat]: share for seat, share in match.shares},
        tutorial=match.seed == tutorial_key(match.game),
        hints=match.hints,
        fork=ForkSummary(match.forks[-1].match, match.begins) if match.forks else None,
        may_ask_hint=who is not None and bool(mine) and match.may_ask_hint(who.id),
    )


def view(
    service: MatchService, id: str, who: User | None, name: str | None, language: str | None, ply: int | None
) -> View:
    """What a seat sees now, or saw at an earlier ply."""
    with service.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if not lease.plays_on:
            return old_view(service, lease, seat, language, ply)
        table, seq = lease.table, lease.slot.seq
        if ply is not None and ply != table.state.ply:
            if ply > table.state.ply:
                raise Refused(
                    404,
                    f"the match has not come to ply {ply} yet; it stands at {table.state.ply}",
                    "no-such-ply",
                    ply=ply,
                    last=table.state.ply,
                )
            table = load_table(service.store.matches, id, ply)[0]
        if table.match.status == "waiting":
            seat = SPECTATOR
        undo = table is lease.table and may_undo(table, seat, lease.slot.last_mover)
        return view_of(table, seat, seq, language, undo)


def view_of(table: Table, seat: int, seq: int, language: str | None, undo: bool) -> View:
    seen = table.view(seat, time.time())
    seen["position"]["outlook"] = outlook(table.state, seat, secret_chance())
    if table.match.status == "waiting":
        # Nobody is asked anything, and nobody sees a hand, before the match begins.
        seen["position"] = {**seen["position"], **NOBODY_ASKED}
    words = None
    if language is not None:
        words = question(table.state, seat, prose_for(table.game, table.state.options, language))
    name = None if seat == SPECTATOR else table.nouns.id("seat", seat)
    return View(seq=seq, seat=name, text=words, undo=undo, **seen)


def old_view(service: MatchService, lease: TableLease, seat: int, language: str | None, ply: int | None) -> View:
    """What was kept of a match that this build does not play on, at or before a ply."""
    match = lease.match
    snapshots = service.store.matches.snapshots(match.id, match.ply if ply is None else ply)
    seen = kept_view(lease.game, match, snapshots, seat)
    words: QuestionText | None = None if language is None else {"prompt": None, "actions": {}}
    name = None if seat == SPECTATOR else seat_ids(match)[seat]
    return View(seq=lease.slot.seq, seat=name, text=words, undo=False, playable=False, **seen)


def odds(service: MatchService, id: str, who: User | None, name: str | None) -> dict[str, DieAhead]:
    """The next die, for every action that a seat may choose now and that comes to one before anything hidden."""
    with service.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if seat == SPECTATOR or lease.match.status != "running" or not lease.plays_on:
            return {}
        table = lease.table
        found = dice_odds(table.state, seat, secret_chance())
        return {
            table.state.describe(action): DieAhead(
                die.rolls, die.counts, [[event_json(event, table.nouns) for event in face] for face in die.faces]
            )
            for action, die in found.items()
        }


def secret_chance() -> Rng:
    """Chance for a redeal: whoever knew how the cards are dealt anew could tell how they lay before."""
    return Rng(secrets.token_bytes(KEY_BYTES))


# --- the log ---


def log(
    service: MatchService, id: str, who: User | None, name: str | None, language: str | None, after: int
) -> list[SeatEntry]:
    """The next page of entries after a number, as a seat may know them; it is full unless it is the last."""
    match = service.store.matches.header(id)
    seat = viewing_seat(match, who, name)
    seat_log = SeatLog(match, seat, language, unheard(service, match, who))
    begun = match.status != "waiting" and plays_on(seat_log.game, match)
    page = [seat_log.opening(match)] if after == 0 and begun else []
    while len(page) < LOG_PAGE:
        wanted = LOG_PAGE - len(page)
        kept = service.store.matches.entries(id, after, wanted)
        page += [entry for one in kept if (entry := seat_log.entry_for(one)) is not None]
        if len(kept) < wanted:
            break
        after = kept[-1].seq
    return page


def fresh(service: MatchService, id: str, who: User | None, name: str | None, after: int) -> list[SeatEntry] | None:
    """All entries after a number, as a seat may know them, to come with a view; None if there are too many for that."""
    match = service.store.matches.header(id)
    kept = service.store.matches.entries(id, after, MOST_FRESH + 1)
    if len(kept) > MOST_FRESH:
        return None
    seat_log = SeatLog(match, viewing_seat(match, who, name), None, unheard(service, match, who))
    return [entry for one in kept if (entry := seat_log.entry_for(one)) is not None]


class SeatLog:
    """Filter and wording of log entries for one seat: never more than the seat may know, in its language."""

    def __init__(self, match: Match, seat: int, language: str | None, unheard: Collection[int] = ()) -> None:
        self.unheard = unheard
        self.game = find(match.game)
        self.ids = seat_names(self.game, match)
        self.seat = seat
        nouns = names_of(self.game, match)
        self.prose: Prose | None = None if language is None else prose_with(self.game, nouns, language)

    @property
    def key(self) -> tuple[int, str | None, frozenset[int]]:
        """What tells this log from another of the same match."""
        return self.seat, None if self.prose is None else self.prose.language, frozenset(self.unheard)

    def message_of(self, kept: LogEntry) -> bytes:
        """A log entry as an event of a stream, or nothing if it is not for this seat."""
        entry = self.entry_for(kept)
        return b"" if entry is None else message(entry.seq, entry.kind, msgspec.json.encode(entry))

    def opening(self, match: Match) -> SeatEntry:
        """The entry of what happened before the first action."""
        events = visible(opening_events(self.game, match), self.seat)
        return SeatEntry(0, "opening", 0, match.created, Opened(events), self.words(events))

    def entry_for(self, kept: LogEntry) -> SeatEntry | None:
        """A log entry as the seat may know it, or None if it is not for this seat."""
        if isinstance(kept.data, Said) and kept.data.sender in self.unheard:
            return None
        seen = kept.data.seen_by(self.seat, self.ids)
        if seen is None:
            return None
        text = self.words(seen.events) if isinstance(seen, ActionSeen) else None
        # To the second: how long a bot or a server took is nobody's business.
        return SeatEntry(kept.seq, kept.kind, kept.ply, float(round(kept.at)), seen, text)

    def words(self, events: list[EventData]) -> list[str] | None:
        return None if self.prose is None else lines(self.game, events, self.prose)


def message(seq: int, kind: str, data: bytes) -> bytes:
    """An event of a stream as it is sent."""
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (seq, kind.encode(), data)


# --- messages ---


def unheard(service: MatchService, match: Match, who: User | None) -> set[int]:
    """The seats of people whom whoever asks has muted or blocked."""
    if who is None:
        return set()
    others = service.store.relations.unheard(who.id)
    return {i for i, seat in enumerate(match.seats) if seat.user in others or seat.away in others}


def messages(
    service: MatchService, id: str, who: User | None, name: str | None, before: int | None = None
) -> MessageList:
    """The newest messages that a seat may read, or those before one, without what muted people said."""
    match = service.store.matches.header(id)
    seat = viewing_seat(match, who, name)
    ids, silent = seat_ids(match), unheard(service, match, who)
    heard = [m for m in service.store.messages.visible(id, seat) if m.sender not in silent]
    said = [
        MessageSummary(m.id, m.ply, ids[m.sender], None if m.to is None else ids[m.to], m.text, m.at)
        for m in heard
        if before is None or m.id < before
    ][-MOST_MESSAGES:]
    unread = service.store.messages.unread(id, who.id, seat, silent) if who is not None and seat != SPECTATOR else 0
    return MessageList(said, unread)


# --- what takes long to put together ---


def story_work(service: MatchService, id: str, _: str) -> MakeStory:
    """What it takes to tell a match that is over; a story is the same in every language."""
    match = service.store.matches.header(id)
    if not match.over():
        raise TableError("the story of a match is available once it is over", "not-over-story")
    return MakeStory(match, service.store.matches.actions(id))


def proof_work(service: MatchService, id: str, language: str) -> MakeProof:
    """What it takes to replay a match that is over against the commitment of its seed and against its result."""
    match = service.store.matches.header(id)
    if not match.over():
        raise TableError("the seed is revealed, and the match can be verified, after its end", "not-over-verify")
    told = None if match.imported else service.store.matches.told(id)
    return MakeProof(match, service.store.matches.actions(id), told, language)


def export_work(service: MatchService, id: str, seat: int, language: str) -> MakeExport | JournalData:
    """What it takes to put a match into one file; one of other rules is put together at once, without a replay."""
    match = service.store.matches.header(id)
    if not plays_on(find(match.game), match):
        return export(service.store, id, seat, language)
    names, said = around(service.store, match, seat)
    return MakeExport(match, service.store.matches.actions(id)[: match.ply], seat, language, names, said)
