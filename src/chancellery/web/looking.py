"""What people may see of matches: cards, views, logs, messages and exports."""

from __future__ import annotations

import secrets
import time
from typing import Any

from chancellery.engine.events import event_json
from chancellery.engine.odds import odds as dice_odds
from chancellery.engine.prose import Prose
from chancellery.engine.rng import KEY_BYTES, Rng, commitment
from chancellery.engine.state import SPECTATOR
from chancellery.store.matches import News
from chancellery.store.people import People, User
from chancellery.store.tables import open_table
from chancellery.table.clock import time_left
from chancellery.table.exports import verify_match
from chancellery.table.match import Match, TableError
from chancellery.table.table import Table, opening_events, told_to, visible
from chancellery.web.errors import Refused
from chancellery.web.hall import Hall
from chancellery.web.library import find, installed
from chancellery.web.seats import looking_seat, seat_ids
from chancellery.web.shapes import Checked, MatchCard, MessageCard, Piece, SeatCard, Talk, View
from chancellery.web.wording import lines, prose_for, question


def cards(people: People, matches: list[Match], who: User | None) -> list[MatchCard]:
    """Matches as anybody may know them, with names for the people who sit there."""
    ids = {id for match in matches for seat in match.seats for id in (seat.user, seat.away) if id is not None}
    ids |= {match.owner for match in matches if match.owner is not None}
    names = people.names(sorted(ids)) if ids else {}
    return [card(match, who, names) for match in matches if len(matches) == 1 or installed(match.game)]


def card(match: Match, who: User | None, names: dict[str, str]) -> MatchCard:
    ids = seat_ids(match)
    mine = match.seats_of(who.id if who else None)
    now = time.time()
    return MatchCard(
        id=match.id,
        game=match.game,
        rules=match.rules,
        options=match.options,
        seats=[
            SeatCard(
                id=ids[i],
                kind=seat.kind,
                name=names.get(seat.user or ""),
                bot=seat.bot,
                left=time_left(match, i, now),
                yours=i in mine,
                kept=who is not None and seat.away == who.id,
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
    )


def view(hall: Hall, id: str, who: User | None, name: str | None, language: str | None, ply: int | None) -> View:
    """What a seat sees now, or saw at an earlier ply."""
    with hall.tables.hold(id) as held:
        table, seq = held.table, held.place.seq
        seat = looking_seat(table.match, who, name)
        if ply is not None and ply != table.state.ply:
            if ply > table.state.ply:
                raise Refused(404, f"the match has not come to ply {ply} yet; it stands at {table.state.ply}")
            table = open_table(hall.store.matches, id, ply)[0]
        if table.match.status == "waiting":
            seat = SPECTATOR
        undo = table is held.table and table.may_undo(seat, held.place.last_mover)
        return view_of(table, seat, seq, language, undo)


def view_of(table: Table, seat: int, seq: int, language: str | None, undo: bool) -> View:
    seen = {**table.view(seat, time.time()), "undo": undo}
    if table.match.status == "waiting":
        # Nobody is asked anything, and nobody sees a hand, before the match begins.
        seen["position"] = {**seen["position"], "waiting": [], "prompt": None, "legal": [], "rule": None, "talk": True}
    words = None
    if language is not None:
        words = question(table.state, seat, prose_for(table.game, table.state.options, language))
    name = None if seat == SPECTATOR else table.nouns.id("seat", seat)
    return View(seq=seq, seat=name, text=words, **seen)


def odds(hall: Hall, id: str, who: User | None, name: str | None) -> dict[str, list[list[dict[str, Any]]]]:
    """What each face of a die would do, for every action that a seat may choose now and that rolls one at once."""
    with hall.tables.hold(id) as held:
        table = held.table
        seat = looking_seat(table.match, who, name)
        if seat == SPECTATOR or table.match.status != "running":
            return {}
        # Chance of its own, and secret: whoever knew how the cards are dealt anew could tell how they lay before.
        found = dice_odds(table.state, seat, Rng(secrets.token_bytes(KEY_BYTES)))
        return {
            table.state.describe(action): [[event_json(event, table.nouns) for event in face] for face in faces]
            for action, faces in found.items()
        }


# --- the log ---


def log(hall: Hall, id: str, who: User | None, name: str | None, language: str | None, after: int) -> list[Piece]:
    """All that a seat may know of what happened since a piece of news."""
    match = hall.store.matches.header(id)
    seat = looking_seat(match, who, name)
    teller = Teller(match, seat, language)
    pieces = [piece for news in hall.store.matches.news(id, after) if (piece := teller.tell(news)) is not None]
    return [*([teller.opening(match)] if after == 0 and match.status != "waiting" else []), *pieces]


class Teller:
    """Tells one seat the news of a match, in its language: never more than the seat may know."""

    def __init__(self, match: Match, seat: int, language: str | None) -> None:
        self.game = find(match.game)
        self.options = self.game.options(match.options)
        self.ids = self.game.seats(self.options)
        self.seat = seat
        self.prose: Prose | None = None if language is None else prose_for(self.game, self.options, language)

    def opening(self, match: Match) -> Piece:
        """What happened before the first action."""
        events = visible(opening_events(self.game, match), self.seat)
        return Piece(0, "opening", 0, match.created, {"events": events}, self.words(events))

    def tell(self, news: News) -> Piece | None:
        """A piece of news as the seat may know it, or None if it is not for this seat."""
        match news.kind:
            case "action":
                data = told_to(news.data, self.seat)
                return self.piece(news, data, self.words(data["events"]))
            case "message" if self.may_read(news.data):
                return self.piece(news, news.data, None)
            case "undo" | "consent" | "seat" | "status":
                return self.piece(news, news.data, None)
        return None

    def may_read(self, said: dict[str, Any]) -> bool:
        return said["to"] is None or (self.seat != SPECTATOR and self.seat in (said["to"], said["sender"]))

    def words(self, events: list[dict[str, Any]]) -> list[str] | None:
        return None if self.prose is None else lines(self.game, events, self.prose)

    def piece(self, news: News, data: dict[str, Any], text: list[str] | None) -> Piece:
        return Piece(news.seq, news.kind, news.ply, news.at, {k: self.named(k, v) for k, v in data.items()}, text)

    def named(self, key: str, value: Any) -> Any:
        """Seats by their ids, as everywhere outside."""
        if key in ("seat", "by", "sender", "to") and isinstance(value, int):
            return self.ids[value]
        if key in ("seats", "left") and isinstance(value, list):
            return [self.ids[seat] for seat in value]
        return value


# --- messages ---


def talk(hall: Hall, id: str, who: User | None, name: str | None) -> Talk:
    """The messages that a seat may read."""
    match = hall.store.matches.header(id)
    seat = looking_seat(match, who, name)
    ids = seat_ids(match)
    said = [
        MessageCard(m.id, m.ply, ids[m.sender], None if m.to is None else ids[m.to], m.text, m.at)
        for m in hall.store.messages.visible(id, seat)
    ]
    unread = hall.store.messages.unread(id, who.id, seat) if who is not None and seat != SPECTATOR else 0
    return Talk(said, unread)


# --- proof ---


def verify(hall: Hall, id: str) -> Checked:
    """Replay a match that is over against the commitment of its seed and against its result."""
    match = hall.store.matches.header(id)
    if not match.over():
        raise TableError("the seed is revealed, and the match can be verified, after its end")
    return Checked(**verify_match(find(match.game), match, hall.store.matches.actions(id)))
