"""Playing, taking back, talking, and the stream of news."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream

from chancellery.web.api.common import (
    AnyRequest,
    LangQuery,
    MatchId,
    SeatQuery,
    identity_of,
    in_lane,
    problems,
    service_of,
)
from chancellery.web.games.wording import check_language
from chancellery.web.http.errors import forbidden
from chancellery.web.http.identity import address
from chancellery.web.matches import queries, why_not
from chancellery.web.matches.chat import say
from chancellery.web.matches.presence import place_of, present
from chancellery.web.matches.queries import SeatLog
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.matches.stream import stream
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.chat import MessageList, MessageSummary, NewMessage, Read
from chancellery.web.schemas.matches import Presence
from chancellery.web.schemas.play import Act, DieAhead, Done, Undo, WhyNot

BeforeMessage = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Only what was said before this one.")]
ThingQuery = Annotated[str, QueryParameter(description="A kind and an id: space:vienna.", max_length=100)]
NUMBER = re.compile(r"[0-9]{1,18}")
LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="The last news that arrived.")]


@post("/{match:str}/actions", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 422, 429))
def act(request: AnyRequest, match: MatchId, data: JSONBody[Act]) -> Done:
    """Play an action that is legal, or an aside. The answer comes when the action is kept."""
    service, who = service_of(request), identity_of(request).require_user(request)
    done = service.act(match, who, data.seat, data.action, data.ply, data.key)
    if data.with_view:
        done.view = queries.view(service, match, who, None, None, None)
        if data.after is not None:
            done.view.fresh = queries.fresh(service, match, who, done.view.seat, data.after)
    return done


@get("/{match:str}/odds", responses=problems(401, 403, 404))
async def odds(request: AnyRequest, match: MatchId, seat: SeatQuery = None) -> dict[str, DieAhead]:
    """For each of your actions that comes to a die before anything hidden is looked at: what its faces would bring."""
    service, identity = service_of(request), identity_of(request)
    return await in_lane(request, lambda: queries.odds(service, match, identity.find_user(request), seat))


@get("/{match:str}/passing", responses=problems(401, 403, 404))
async def passing(request: AnyRequest, match: MatchId, seat: SeatQuery = None) -> list[str]:
    """Which of your actions end your turn: after them you are not asked again at once."""
    service, identity = service_of(request), identity_of(request)
    return await in_lane(request, lambda: why_not.answers_that_pass(service, match, identity.find_user(request), seat))


@get("/{match:str}/why", sync_to_thread=True, responses=problems(401, 403, 404, 409))
def why(
    request: AnyRequest, match: MatchId, thing: ThingQuery, seat: SeatQuery = None, lang: LangQuery = None
) -> WhyNot:
    """Why you can do nothing with a thing now, by which rule."""
    who = identity_of(request).find_user(request)
    return why_not.why_not(service_of(request), match, who, seat, thing, check_language(lang))


@post("/{match:str}/undo", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def undo(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Take your last action back, as long as nothing became known."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("undo", who.id)
    return service.undo(match, who, data.seat, data.ply)


@post("/{match:str}/undo/agree", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def agree(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Ask to take the last action back although something became known, or agree; it is done when all people agree."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("message", who.id)
    return service.agree(match, who, data.seat, data.ply)


@post("/{match:str}/undo/refuse", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def refuse(request: AnyRequest, match: MatchId, data: JSONBody[Undo]) -> Done:
    """Refuse to take anything back."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("message", who.id)
    return service.disagree(match, who, data.seat, data.ply)


@get("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404))
def list_messages(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, before: BeforeMessage = None
) -> MessageList:
    """What was said that a seat may read, each at the ply it was sent: the newest 500, or those before one."""
    return queries.messages(service_of(request), match, identity_of(request).find_user(request), seat, before)


@post("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def send_message(request: AnyRequest, match: MatchId, data: JSONBody[NewMessage]) -> MessageSummary:
    """Say something to everybody at the table, or to one seat; refused while the rules forbid talk."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("message", who.id)
    return say(service, match, who, data)


@post("/{match:str}/messages/read", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def mark_read(request: AnyRequest, match: MatchId, data: JSONBody[Read]) -> Ok:
    """Remember how far you have read."""
    service, who = service_of(request), identity_of(request).require_user(request)
    found = service.store.matches.header(match)
    if not found.seats_of(who.id):
        raise forbidden("you have no seat at this table", "no-seat-here")
    service.store.messages.mark_read(match, who.id, data.message)
    return Ok()


@get(
    "/{match:str}/events",
    responses=problems(401, 403, 404, 429)
    | {
        200: ResponseSpec(str, media_type="text/event-stream", description="News without end.", generate_examples=False)
    },
    media_type="text/event-stream",
)
async def events(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None, last_id: LastId = None
) -> Stream:
    """News of a match as server-sent events, as a seat may know them; resumes after `Last-Event-ID`."""
    service, identity = service_of(request), identity_of(request)
    language = check_language(lang)

    def enter() -> tuple[SeatLog, list[tuple[str, str]]]:
        who = identity.find_user(request)
        holders = [("stream-address", address(request)), *([("stream", who.id)] if who is not None else [])]
        service.limits.take("read-address", address(request))
        for holder in holders:
            service.limits.require_room(*holder)
        found = service.store.matches.header(match)
        index = viewing_seat(found, who, seat)
        seat_log = SeatLog(found, index, language, queries.unheard(service, found, who))
        return seat_log, [*holders, place_of(match, who, index)]

    seat_log, holders = await in_lane(request, enter)
    last = int(last_id) if last_id is not None and NUMBER.fullmatch(last_id) else None
    news = stream(service, match, identity.secret(request), seat_log, last, holders)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news, media_type="text/event-stream; charset=utf-8", headers=headers)


@get("/{match:str}/present", sync_to_thread=True, responses=problems(401, 404))
def who_is_present(request: AnyRequest, match: MatchId) -> Presence:
    """Which seats' people follow the match now, and how many watch it; anybody who knows the match may ask."""
    service = service_of(request)
    identity_of(request).find_user(request)
    return present(service.limits.open, service.store.matches.header(match))


handlers = [
    act,
    odds,
    passing,
    why,
    undo,
    agree,
    refuse,
    list_messages,
    send_message,
    mark_read,
    events,
    who_is_present,
]
router = Router("/matches", route_handlers=handlers, tags=["Playing"])
