"""Queries: summaries, views, logs, messages and verifications, each as the person who asks may know them."""

from __future__ import annotations

import secrets
import time
from typing import Final, Literal

from chancellery.engine.events import event_json
from chancellery.engine.odds import odds as dice_odds
from chancellery.engine.only_answer import OnlyAnswer, only_answer
from chancellery.engine.outlook import outlook
from chancellery.engine.rng import KEY_BYTES, Rng, commitment, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.store.matches import ListPart
from chancellery.store.people import User
from chancellery.store.table_loader import load_table
from chancellery.table.clock import time_left
from chancellery.table.match import Match, Seat
from chancellery.table.objecting import may_object, open_change, time_to_object
from chancellery.table.rules_version import NOBODY_ASKED, kept_view, plays_on, refusal_of
from chancellery.table.seating import resigning_ends
from chancellery.table.table import Table
from chancellery.table.undo import may_undo
from chancellery.web.games.catalog import find, installed, tutorial_key
from chancellery.web.games.wording import QuestionText, prose_for, question
from chancellery.web.http.errors import Refused
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.presence import present
from chancellery.web.matches.seat_access import seat_ids, viewing_seat
from chancellery.web.matches.seat_log import unheard
from chancellery.web.matches.table_cache import TableLease
from chancellery.web.schemas.chat import MessageList, MessageSummary
from chancellery.web.schemas.matches import Ending, ForkSummary, MatchSummary, SeatSummary, UpgradeSummary
from chancellery.web.schemas.play import DieAhead, View

# How many entries of a log are told at once.
LOG_PAGE: Final = 500
# How many come with a view at most.
MOST_FRESH: Final = 100
# And how many messages.
MOST_MESSAGES: Final = 500


def listed(live: LiveMatches, who: User | None, which: str, page: ListPart) -> list[Match]:
    """A page of matches as somebody asks for them."""
    matches = live.store.matches
    apart: set[str] = live.store.mutes_and_blocks.apart(who.id) if who else set()
    if which == "open":
        return matches.open_tables(page, sorted(apart))
    if which == "live":
        return matches.live_tables(page)
    if who is None:
        return []
    if which == "offers":
        return [match for match in matches.offered(who.id, page) if match.owner not in apart]
    return matches.of_user(who.id, page, away=which == "hidden")


def match_summaries(live: LiveMatches, matches: list[Match], who: User | None) -> list[MatchSummary]:
    """Matches as anybody may know them, with names for the people who sit there and whether they are there."""
    people = live.store.people
    ids = {seat.holder for match in matches for seat in match.seats if seat.holder is not None}
    ids |= {match.owner for match in matches if match.owner is not None}
    names = people.names(sorted(ids)) if ids else {}
    accounts = people.with_profile(sorted(ids)) if ids else set()
    shown = [match for match in matches if len(matches) == 1 or installed(match.game)]
    return [with_people(live, match, match_summary(match, who, names), accounts, who) for match in shown]


def upgrade_summary(live: LiveMatches, match: Match, who: User | None) -> UpgradeSummary | None:
    """The last change of the rules of a match, and whether whoever asks may object to it."""
    if not match.stretches:
        return None
    before, last = match.stretches[-2:]
    until: float | None = None
    mine = match.seats_of(who.id if who else None)
    if mine and open_change(match, time.time()) is not None:
        acted = live.store.matches.acted_since(match.id, last.ply)
        if any(may_object(match, seat, acted, time.time()) for seat in mine):
            until = last.at + time_to_object(match.pace)
    return UpgradeSummary(last.ply, before.rules, last.rules, match.replays_from, last.carried, last.at, until)


def with_people(
    live: LiveMatches, match: Match, summary: MatchSummary, accounts: set[str], who: User | None
) -> MatchSummary:
    """A summary with who has an account, who is there, how many watch, and what became of its rules."""
    here = present(live.streams, match)
    summary.watching = here.watching
    summary.playable = live.upgrades.comes_up(match)
    summary.upgrade = upgrade_summary(live, match, who)
    for seat, seat_summary in zip(match.seats, summary.seats, strict=True):
        seat_summary.account = seat.user in accounts
        seat_summary.present = seat_summary.id in here.seats
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
                role=seat.role,
                for_whom=names.get(seat.away or "") if seat.kind == "bot" else None,
                gone=seat.gone,
                resigned=seat.resigned,
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
        result=None if match.result is None else match.result.view(ids),
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
        may_end=may_end(match, who) if who is not None and mine else [],
        resigning=resigning(match, mine),
        listed=who is not None and (match.owner == who.id or any(is_kept(seat, who.id) for seat in match.seats)),
    )


def may_end(match: Match, who: User) -> list[Ending]:
    """How somebody who sits at a table may end it: where others play, only whoever leaves it does so for themselves."""
    others, own = bool(match.others(who.id)), match.owner == who.id
    if match.over():
        return ["delete"] if own and not others else []
    ends: list[Ending] = ["resign"] if resigning(match, match.seats_of(who.id)) else []
    if own and (match.status == "waiting" or not others):
        return [*ends, "abandon"]
    return [*ends, "leave"] if match.status == "running" else []


def is_kept(seat: Seat, user: str) -> bool:
    """Whether somebody sits on a seat, or may come back to it."""
    return seat.user == user or (seat.away == user and not seat.gone)


def resigning(match: Match, mine: list[int]) -> Literal["over", "bot"] | None:
    """What becomes of a match that is given up: one that runs, in which something was played, and not in a lesson."""
    played = match.status == "running" and match.ply > match.begins and plays_on(find(match.game), match)
    if not mine or not played or match.seed == tutorial_key(match.game):
        return None
    return "over" if resigning_ends(match, mine[0]) else "bot"


def view(live: LiveMatches, id: str, who: User | None, name: str | None, language: str | None, ply: int | None) -> View:
    """What a seat sees now, or saw at an earlier ply."""
    with live.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if not lease.plays_on:
            if lease.match.rules > lease.game.rules:
                raise refusal_of(lease.game, lease.match.rules)
            return old_view(live, lease, seat, language, ply)
        if ply is not None and ply < lease.match.replays_from:
            return old_view(live, lease, seat, language, ply)
        table, seq = lease.table, lease.slot.seq
        if ply is not None and ply != table.state.ply:
            require_reached(table, ply)
            table = load_table(live.store.matches, id, ply)[0]
        if table.match.status == "waiting":
            seat = SPECTATOR
        undo = table is lease.table and may_undo(table, seat, lease.slot.last_mover)
        return view_of(table, seat, seq, language, undo)


def require_reached(table: Table, ply: int) -> None:
    """Refuse to show a ply that the match has not come to."""
    last = table.state.ply
    if ply > last:
        raise Refused(
            404, f"the match has not come to ply {ply} yet; it stands at {last}", "no-such-ply", ply=ply, last=last
        )


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
    only = None if table.match.status != "running" else only_for(table, seat, undo)
    return View(seq=seq, seat=name, text=words, undo=undo, only=only, **seen)


def only_for(table: Table, seat: int, undo: bool) -> OnlyAnswer | None:
    """Whether a page may give the only answer for a seat; in a lesson, where all is to be learned, to formalities."""
    match, asked = table.match, table.state.prompt(seat)
    lesson = match.seed == tutorial_key(match.game)
    if seat == SPECTATOR or asked is None or (lesson and asked.key not in table.game.legend.formalities):
        return None
    user = match.seats[seat].user
    others = [i for i, other in enumerate(match.seats) if other.kind == "person" and other.user != user]
    # A view says the same however often it is read; positions are redealt, so a chance that is known tells nothing.
    return only_answer(table.state, seat, undo, others, Rng(key_from(f"only answer at {table.state.ply}")))


def old_view(live: LiveMatches, lease: TableLease, seat: int, language: str | None, ply: int | None) -> View:
    """What was kept of a match that this build does not play on, at or before a ply."""
    match = lease.match
    snapshots = live.store.matches.snapshots(match.id, match.ply if ply is None else ply)
    seen = kept_view(lease.game, match, snapshots, seat)
    words: QuestionText | None = None if language is None else {"prompt": None, "actions": {}}
    name = None if seat == SPECTATOR else seat_ids(match)[seat]
    return View(seq=lease.slot.seq, seat=name, text=words, undo=False, playable=False, **seen)


def odds(live: LiveMatches, id: str, who: User | None, name: str | None) -> dict[str, DieAhead]:
    """The next die, for every action that a seat may choose now and that comes to one before anything hidden."""
    with live.cache.lease(id) as lease:
        seat = viewing_seat(lease.match, who, name)
        if seat == SPECTATOR or lease.match.status != "running" or not lease.plays_on:
            return {}
        table = lease.table
        dice = dice_odds(table.state, seat, secret_chance())
        return {
            table.state.describe(action): DieAhead(
                die.rolls, die.counts, [[event_json(event, table.nouns) for event in face] for face in die.faces]
            )
            for action, die in dice.items()
        }


def secret_chance() -> Rng:
    """Chance for a redeal: whoever knew how the cards are dealt anew could tell how they lay before."""
    return Rng(secrets.token_bytes(KEY_BYTES))


def messages(live: LiveMatches, id: str, who: User | None, name: str | None, before: int | None = None) -> MessageList:
    """The newest messages that a seat may read, or those before one, without what muted people said."""
    match = live.store.matches.header(id)
    seat = viewing_seat(match, who, name)
    ids, silent = seat_ids(match), unheard(live, match, who)
    heard = [m for m in live.store.messages.visible(id, seat) if m.sender not in silent]
    last = [m for m in heard if before is None or m.id < before][-MOST_MESSAGES:]
    names = live.store.people.names(sorted({m.user for m in last if m.user is not None})) if last else {}
    said = [
        MessageSummary(
            m.id, m.ply, ids[m.sender], None if m.to is None else ids[m.to], m.text, m.at, names.get(m.user or "")
        )
        for m in last
    ]
    unread = live.store.messages.unread(id, who.id, seat, silent) if who is not None and seat != SPECTATOR else 0
    return MessageList(said, unread)
