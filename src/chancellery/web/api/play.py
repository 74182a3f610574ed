"""Playing, taking back, talking, and the stream of news."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.concurrency import sync_to_thread
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody
from litestar.response import Stream

from chancellery.web import looking
from chancellery.web.api.common import AnyRequest, LangQuery, MatchId, SeatQuery, door_of, hall_of, problems
from chancellery.web.errors import forbidden
from chancellery.web.looking import Teller
from chancellery.web.seats import looking_seat
from chancellery.web.shapes import Act, Done, Fine, MessageCard, NewMessage, Read, Talk, Undo
from chancellery.web.stream import stream
from chancellery.web.talking import say
from chancellery.web.wording import check_language

NUMBER = re.compile(r"[0-9]{1,18}")
LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="The last news that arrived.")]


@post("/{match:str}/actions", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 422))
def act(request: AnyRequest, match: MatchId, data: JSONBody[Act]) -> Done:
    """Play an action. The answer comes when the action is kept."""
    hall, who = hall_of(request), door_of(request).require(request)
    done = hall.act(match, who, data.seat, data.action, data.ply, data.key)
    if data.look:
        done.view = looking.view(hall, match, who, None, None, None)
    return done


@get("/{match:str}/odds", sync_to_thread=True, responses=problems(401, 403, 404))
def odds(request: AnyRequest, match: MatchId, seat: SeatQuery = None) -> dict[str, list[list[dict[str, Any]]]]:
    """For each of your actions that rolls a die at once: what every face of it would bring about."""
    return looking.odds(hall_of(request), match, door_of(request).look(request), seat)


@post("/{match:str}/undo", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def undo(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Take your last action back, as long as nothing became known."""
    return hall_of(request).undo(match, door_of(request).require(request), data.seat, data.ply)


@post("/{match:str}/undo/agree", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def agree(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Ask to take the last action back although something became known, or agree; it is done when all people agree."""
    hall, who = hall_of(request), door_of(request).require(request)
    hall.limits.take("message", who.id)
    return hall.agree(match, who, data.seat, data.ply)


@post("/{match:str}/undo/refuse", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def refuse(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Refuse to take anything back."""
    hall, who = hall_of(request), door_of(request).require(request)
    hall.limits.take("message", who.id)
    return hall.disagree(match, who, data.seat, data.ply)


@get("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404))
def list_messages(request: AnyRequest, match: MatchId, seat: SeatQuery = None) -> Talk:
    """What was said that a seat may read, each at the ply it was sent."""
    return looking.talk(hall_of(request), match, door_of(request).look(request), seat)


@post("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def send_message(request: AnyRequest, match: MatchId, data: JSONBody[NewMessage]) -> MessageCard:
    """Say something to everybody at the table, or to one seat; refused while the rules forbid talk."""
    hall, who = hall_of(request), door_of(request).require(request)
    hall.limits.take("message", who.id)
    return say(hall, match, who, data)


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

    def enter() -> Teller:
        who = door.look(request)
        found = hall.store.matches.header(match)
        return Teller(found, looking_seat(found, who, seat), language)

    teller = await sync_to_thread(enter)
    last = int(last_id) if last_id is not None and NUMBER.fullmatch(last_id) else None
    news = stream(hall, match, door.secret(request), teller, last)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news, media_type="text/event-stream; charset=utf-8", headers=headers)


handlers = [act, odds, undo, agree, refuse, list_messages, send_message, mark_read, events]
router = Router("/matches", route_handlers=handlers, tags=["Playing"])
