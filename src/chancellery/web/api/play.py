"""Playing, taking back, talking, and the stream of news."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Router, get, post
from litestar.concurrency import sync_to_thread
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody
from litestar.response import Stream

from chancellery.store.people import User
from chancellery.table.match import TableError
from chancellery.web import looking
from chancellery.web.api.common import AnyRequest, LangQuery, MatchId, SeatQuery, door_of, hall_of, problems
from chancellery.web.errors import forbidden
from chancellery.web.looking import Teller
from chancellery.web.seats import looking_seat, own_seat, seat_ids, seat_index
from chancellery.web.shapes import Act, Done, Fine, MessageCard, NewMessage, Read, Talk, Undo
from chancellery.web.stream import stream
from chancellery.web.wording import check_language

LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="The last news that arrived.")]


@post("/{match:str}/actions", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 422))
def act(request: AnyRequest, match: MatchId, data: JSONBody[Act]) -> Done:
    """Play an action. The answer comes when the action is kept."""
    who = door_of(request).require(request)
    return hall_of(request).act(match, who, data.seat, data.action, data.ply, data.key)


@post("/{match:str}/undo", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def undo(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Take your last action back, as long as nothing became known."""
    return hall_of(request).undo(match, door_of(request).require(request), data.seat, data.ply)


@post("/{match:str}/undo/agree", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def agree(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Ask to take the last action back although something became known, or agree; it is done when all people agree."""
    return hall_of(request).agree(match, door_of(request).require(request), data.seat, data.ply)


@post("/{match:str}/undo/refuse", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def refuse(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Refuse to take anything back."""
    return hall_of(request).disagree(match, door_of(request).require(request), data.seat, data.ply)


@get("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404))
def list_messages(request: AnyRequest, match: MatchId, seat: SeatQuery = None) -> Talk:
    """What was said that a seat may read, each at the ply it was sent."""
    return looking.talk(hall_of(request), match, door_of(request).look(request), seat)


@post("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def send_message(request: AnyRequest, match: MatchId, data: JSONBody[NewMessage]) -> MessageCard:
    """Say something to everybody at the table, or to one seat."""
    hall, who = hall_of(request), door_of(request).require(request)
    found = hall.store.matches.header(match)
    sender = own_seat(found, who, data.seat)
    to = None if data.to is None else seat_index(found, data.to)
    if to == sender:
        raise TableError("there is no need to write to yourself")
    hall.limits.take("message", who.id)
    said, seq = hall.store.messages.send(match, found.ply, sender, to, data.text, time.time())
    hall.bus.publish(match, seq)
    ids = seat_ids(found)
    return MessageCard(said.id, said.ply, ids[sender], data.to, said.text, said.at)


@post("/{match:str}/messages/read", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def mark_read(request: AnyRequest, match: MatchId, data: JSONBody[Read]) -> Fine:
    """Remember how far you have read."""
    hall, who = hall_of(request), door_of(request).require(request)
    found = hall.store.matches.header(match)
    if not found.seats_of(who.id):
        raise forbidden("you have no seat at this table")
    hall.store.messages.mark_read(match, who.id, data.message)
    return Fine()


@get(
    "/{match:str}/events",
    responses=problems(401, 403, 404)
    | {
        200: ResponseSpec(str, media_type="text/event-stream", description="News without end.", generate_examples=False)
    },
    media_type="text/event-stream",
)
async def events(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None, last_id: LastId = None
) -> Stream:
    """News of a match as server-sent events, as a seat may know them; resumes after `Last-Event-ID`."""
    hall, door = hall_of(request), door_of(request)
    language = check_language(lang)

    def enter() -> tuple[Teller, User | None]:
        who = door.look(request)
        found = hall.store.matches.header(match)
        return Teller(found, looking_seat(found, who, seat), language), who

    teller, who = await sync_to_thread(enter)
    last = int(last_id) if last_id is not None and last_id.isascii() and last_id.isdecimal() else None
    news = stream(hall, match, who, teller, last)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news, media_type="text/event-stream; charset=utf-8", headers=headers)


handlers = [act, undo, agree, refuse, list_messages, send_message, mark_read, events]
router = Router("/matches", route_handlers=handlers, tags=["Playing"])
