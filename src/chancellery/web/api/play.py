"""Playing, taking back, talking, and the stream of news."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream

from chancellery.web.api.common import Given, LangQuery, MatchId, SeatQuery, problems
from chancellery.web.games.wording import check_language
from chancellery.web.http.errors import forbidden
from chancellery.web.http.identity import Caller
from chancellery.web.matches import queries, seat_log, why_not
from chancellery.web.matches.chat import Chat
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.playing import Playing
from chancellery.web.matches.presence import place_of, present
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.matches.seat_log import SeatLog
from chancellery.web.matches.seating import Seating
from chancellery.web.matches.stages import seen_between
from chancellery.web.matches.stream import Streams
from chancellery.web.matches.taking_back import TakingBack
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.chat import MessageList, MessageSummary, NewMessage, Read
from chancellery.web.schemas.matches import Presence, Sit
from chancellery.web.schemas.play import Act, DieAhead, Done, ReadyMadeAsides, StageSeen, Undo, WhyNot

BeforeMessage = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Only what was said before this one.")]
EndedBy = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="The ply after the action.")]
ThingQuery = Annotated[str, QueryParameter(description="A kind and an id: space:vienna.", max_length=100)]
NUMBER = re.compile(r"[0-9]{1,18}")
LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", description="The last news that arrived.")]


@post("/{match:str}/actions", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 422, 429))
def act(
    caller: Given[Caller], live: Given[LiveMatches], playing: Given[Playing], match: MatchId, data: JSONBody[Act]
) -> Done:
    """Play an action that is legal, or an aside. The answer comes when the action is kept."""
    who = caller.require_user()
    done = playing.act(match, who, data.seat, data.action, data.ply, data.key, data.then)
    if data.with_view:
        done.view = queries.view(live, match, who, None, None, None)
        if data.after is not None:
            done.view.fresh = seat_log.fresh(live, match, who, done.view.seat, data.after)
    return done


@get("/{match:str}/odds", responses=problems(401, 403, 404))
async def odds(
    caller: Given[Caller], live: Given[LiveMatches], match: MatchId, seat: SeatQuery = None
) -> dict[str, DieAhead]:
    """For each of your actions that comes to a die before anything hidden is looked at: what its faces would bring."""
    return await caller.in_lane(lambda: queries.odds(live, match, caller.find_user(), seat))


@get("/{match:str}/passing", responses=problems(401, 403, 404))
async def passing(caller: Given[Caller], live: Given[LiveMatches], match: MatchId, seat: SeatQuery = None) -> list[str]:
    """Which of your actions end your turn: after them you are not asked again at once."""
    return await caller.in_lane(lambda: why_not.answers_that_pass(live, match, caller.find_user(), seat))


@get("/{match:str}/ready-made", responses=problems(401, 403, 404))
async def ready_made(
    caller: Given[Caller], live: Given[LiveMatches], match: MatchId, seat: SeatQuery = None
) -> list[ReadyMadeAsides]:
    """What makes sense for you to propose now, by the bots' estimate: asides in order, to be sent with one request."""
    return await caller.in_lane(lambda: why_not.ready_made(live, match, caller.find_user(), seat))


@get("/{match:str}/stages", responses=problems(401, 403, 404))
async def stages(
    caller: Given[Caller], live: Given[LiveMatches], match: MatchId, ply: EndedBy, seat: SeatQuery = None
) -> list[StageSeen]:
    """What a seat saw in the midst of the action that led to a ply: a position for all it was told but the last."""
    return await caller.in_lane(lambda: seen_between(live, match, caller.find_user(), seat, ply))


@get("/{match:str}/why", sync_to_thread=True, responses=problems(401, 403, 404, 409))
def why(
    caller: Given[Caller],
    live: Given[LiveMatches],
    match: MatchId,
    thing: ThingQuery,
    seat: SeatQuery = None,
    lang: LangQuery = None,
) -> WhyNot:
    """Why you can do nothing with a thing now, by which rule."""
    return why_not.why_not(live, match, caller.find_user(), seat, thing, check_language(lang))


@post("/{match:str}/undo", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def undo(caller: Given[Caller], taking_back: Given[TakingBack], match: MatchId, data: JSONBody[Undo]) -> Done:
    """Take your last action back, as long as nothing became known."""
    return taking_back.undo(match, caller.require_user(takes="undo"), data.seat, data.ply)


@post("/{match:str}/undo/agree", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def agree(caller: Given[Caller], taking_back: Given[TakingBack], match: MatchId, data: JSONBody[Undo]) -> Done:
    """Ask to take the last action back although something became known, or agree; it is done when all people agree."""
    return taking_back.agree(match, caller.require_user(takes="message"), data.seat, data.ply)


@post("/{match:str}/undo/refuse", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def refuse(caller: Given[Caller], taking_back: Given[TakingBack], match: MatchId, data: JSONBody[Undo]) -> Done:
    """Refuse to take anything back."""
    return taking_back.disagree(match, caller.require_user(takes="message"), data.seat, data.ply)


@post("/{match:str}/object", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def object_to_rules(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[Sit]) -> Done:
    """Object to a change of the rules by which a match was carried over: it ends without a result."""
    return seating.object_to_rules(match, caller.require_user(takes="message"), data.seat)


@get("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404))
def list_messages(
    caller: Given[Caller],
    live: Given[LiveMatches],
    match: MatchId,
    seat: SeatQuery = None,
    before: BeforeMessage = None,
) -> MessageList:
    """What was said that a seat may read, each at the ply it was sent: the newest 500, or those before one."""
    return queries.messages(live, match, caller.find_user(), seat, before)


@post("/{match:str}/messages", sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def send_message(
    caller: Given[Caller], chat: Given[Chat], match: MatchId, data: JSONBody[NewMessage]
) -> MessageSummary:
    """Say something to everybody at the table, or to one seat; refused while the rules forbid talk."""
    return chat.say(match, caller.require_user(takes="message"), data)


@post("/{match:str}/messages/read", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def mark_read(caller: Given[Caller], live: Given[LiveMatches], match: MatchId, data: JSONBody[Read]) -> Ok:
    """Remember how far you have read."""
    who = caller.require_user()
    if not live.store.matches.header(match).seats_of(who.id):
        raise forbidden("you have no seat at this table", "no-seat-here")
    live.store.messages.mark_read(match, who.id, data.message)
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
    caller: Given[Caller],
    live: Given[LiveMatches],
    streams: Given[Streams],
    match: MatchId,
    seat: SeatQuery = None,
    lang: LangQuery = None,
    last_id: LastId = None,
) -> Stream:
    """News of a match as server-sent events, as a seat may know them; resumes after `Last-Event-ID`."""
    language = check_language(lang)

    def enter() -> tuple[SeatLog, list[tuple[str, str]]]:
        who = caller.find_user()
        holders = [("stream-address", caller.address), *([("stream", who.id)] if who is not None else [])]
        caller.limits.take("read-address", caller.address)
        for holder in holders:
            caller.limits.require_room(*holder)
        header = live.store.matches.header(match)
        index = viewing_seat(header, who, seat)
        log = SeatLog(header, index, language, seat_log.unheard(live, header, who), live.store.people.names)
        return log, [*holders, place_of(match, who, index)]

    log, holders = await caller.in_lane(enter)
    last = int(last_id) if last_id is not None and NUMBER.fullmatch(last_id) else None
    news = streams.follow(match, caller.secret(), log, last, holders)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news, media_type="text/event-stream; charset=utf-8", headers=headers)


@get("/{match:str}/present", sync_to_thread=True, responses=problems(401, 404))
def who_is_present(caller: Given[Caller], live: Given[LiveMatches], match: MatchId) -> Presence:
    """Which seats' people follow the match now, and how many watch it; anybody who knows the match may ask."""
    caller.find_user()
    return present(live.streams, live.store.matches.header(match))


handlers = [
    act,
    odds,
    passing,
    ready_made,
    stages,
    why,
    undo,
    agree,
    refuse,
    object_to_rules,
    list_messages,
    send_message,
    mark_read,
    events,
    who_is_present,
]
router = Router("/matches", route_handlers=handlers, tags=["Playing"])
