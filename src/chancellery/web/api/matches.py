"""Laying tables, sitting down, and looking."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from chancellery.engine.state import SPECTATOR
from chancellery.store.transfer import export, import_match
from chancellery.web import looking
from chancellery.web.api.common import AnyRequest, LangQuery, MatchId, SeatQuery, door_of, hall_of, problems
from chancellery.web.seats import looking_seat
from chancellery.web.shapes import Checked, Done, MatchCard, NewMatch, Piece, Sit, Start, View
from chancellery.web.wording import check_language

BIGGEST_FILE = 4 * 2**20
Which = Annotated[Literal["mine", "open"], QueryParameter(description="Yours, or public ones that wait for somebody.")]
AtPly = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="An earlier ply; the last if left out.")]
After = Annotated[int, QueryParameter(ge=0, le=2**53, description="Only what came after this piece of news.")]


@get("/", sync_to_thread=True, responses=problems(401))
def list_matches(request: AnyRequest, which: Which = "mine") -> list[MatchCard]:
    """Your matches, or the public ones that wait for somebody; the newest first."""
    hall, who = hall_of(request), door_of(request).look(request)
    found = hall.store.matches.open_tables() if which == "open" else hall.store.matches.of_user(who.id) if who else []
    return looking.cards(hall.store.people, found, who)


@post("/", sync_to_thread=True, responses=problems(401, 403, 409, 429))
def create_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchCard:
    """Lay a table. It begins by itself when every seat is taken; somebody unknown becomes a guest."""
    hall, who = hall_of(request), door_of(request).welcome(request)
    hall.limits.take("create", who.id)
    return looking.cards(hall.store.people, [hall.create(who, data)], who)[0]


@post("/import", sync_to_thread=True, responses=problems(401, 403, 409, 413, 429), request_max_body_size=BIGGEST_FILE)
def import_file(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> MatchCard:
    """A match from an exported file, checked action by action; all its seats are yours."""
    hall, who = hall_of(request), door_of(request).welcome(request)
    hall.limits.take("create", who.id)
    return looking.cards(hall.store.people, [import_match(hall.store, json.dumps(data), who.id)], who)[0]


@get("/{match:str}", sync_to_thread=True, responses=problems(401, 404))
def get_match(request: AnyRequest, match: MatchId) -> MatchCard:
    """A match as anybody with its link may know it."""
    hall, who = hall_of(request), door_of(request).look(request)
    found = hall.store.matches.header(match)
    card = looking.cards(hall.store.people, [found], who)[0]
    mine = found.seats_of(who.id if who else None)
    card.unread = sum(hall.store.messages.unread(match, who.id, seat) for seat in mine[:1]) if who and mine else None
    return card


@post("/{match:str}/join", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def join(request: AnyRequest, match: MatchId, data: JSONBody[Sit]) -> Done:
    """Sit down, or come back to a seat that a bot kept for you; somebody unknown becomes a guest."""
    hall = hall_of(request)
    if not any(seat.kind == "open" or seat.away for seat in hall.store.matches.header(match).seats):
        door_of(request).require(request)
    return hall.join(match, door_of(request).welcome(request), data.seat)


@post("/{match:str}/leave", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def leave(request: AnyRequest, match: MatchId, data: JSONBody[Sit]) -> Done:
    """Get up: the seat opens again, or once the match runs it goes to a bot or is forfeited."""
    return hall_of(request).leave(match, door_of(request).require(request), data.seat)


@post("/{match:str}/start", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def start(request: AnyRequest, match: MatchId, data: JSONBody[Start]) -> Done:
    """Begin without waiting longer: bots take the open seats. Only for whoever laid the table."""
    return hall_of(request).start(match, door_of(request).require(request), data.bot)


@post("/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(request: AnyRequest, match: MatchId) -> Done:
    """End a match without a result. Only for whoever laid the table, and not while others play."""
    return hall_of(request).abandon(match, door_of(request).require(request))


@post("/{match:str}/rematch", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def rematch(request: AnyRequest, match: MatchId) -> MatchCard:
    """The same again with everybody one seat further; whoever asks second gets the same match."""
    hall, who = hall_of(request), door_of(request).require(request)
    hall.limits.take("create", who.id)
    return looking.cards(hall.store.people, [hall.rematch(match, who)], who)[0]


@get("/{match:str}/view", sync_to_thread=True, responses=problems(401, 403, 404))
def get_view(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None, ply: AtPly = None
) -> View:
    """What a seat sees, and the actions it may choose."""
    who = door_of(request).look(request)
    return looking.view(hall_of(request), match, who, seat, check_language(lang), ply)


@get("/{match:str}/log", sync_to_thread=True, responses=problems(401, 403, 404))
def get_log(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None, after: After = 0
) -> list[Piece]:
    """All that happened as a seat may know it, actions that were taken back included."""
    who = door_of(request).look(request)
    return looking.log(hall_of(request), match, who, seat, check_language(lang), after)


@get("/{match:str}/export", sync_to_thread=True, responses=problems(401, 403, 404))
def get_export(request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None) -> dict[str, Any]:
    """The match as one file: all of it once it is over, before that what a seat may know."""
    hall, who = hall_of(request), door_of(request).look(request)
    found = hall.store.matches.header(match)
    index = SPECTATOR if found.status == "waiting" else looking_seat(found, who, seat)
    return export(hall.store, match, index, check_language(lang) or "en")


@get("/{match:str}/verify", sync_to_thread=True, responses=problems(404, 409))
def verify(request: AnyRequest, match: MatchId) -> Checked:
    """Replay a match that is over against the commitment of its seed."""
    return looking.verify(hall_of(request), match)


handlers = [list_matches, create_match, import_file, get_match, join, leave, start, abandon, rematch]
handlers += [get_view, get_log, get_export, verify]
router = Router("/matches", route_handlers=handlers, tags=["Matches"])
