"""Routes of matches: creating, joining, leaving, and reading them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.concurrency import sync_to_thread
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, QueryParameter

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import JournalData
from chancellery.engine.languages import ENGLISH
from chancellery.engine.state import SPECTATOR
from chancellery.store.matches import MOST_LISTED, Page
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.table.story import Story
from chancellery.web.api.common import (
    AnyRequest,
    LangQuery,
    MatchId,
    SeatQuery,
    identity_of,
    in_lane,
    payer_of,
    problems,
    service_of,
)
from chancellery.web.api.games import known
from chancellery.web.games.wording import check_language
from chancellery.web.http.answer_cache import Stamp
from chancellery.web.http.identity import address, language_of
from chancellery.web.limits.costs import Payer
from chancellery.web.matches import queries
from chancellery.web.matches.match_service import MatchService
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.processes.dear_pool import WorkFailed
from chancellery.web.processes.dear_work import BeginFork, MakeProof, MakeStory, ReadFile
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.matches import (
    Join,
    MatchSummary,
    NewFork,
    NewMatch,
    NewShare,
    NewTutorial,
    Sit,
    Start,
    Verification,
)
from chancellery.web.schemas.play import Done, SeatEntry, View

BIGGEST_FILE = 4 * 2**20
Which = Annotated[
    Literal["mine", "open", "live", "offers", "hidden"],
    QueryParameter(
        description="Yours, public ones that wait, or that can be watched, rematches offered to you, or what you hid."
    ),
]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED, description="How many at most.")]
Before = Annotated[str | None, QueryParameter(max_length=40, description="The last match of the page before.")]
AwaitShare = Annotated[bool, QueryParameter(description="Do not begin before you have brought your share of chance.")]
AtPly = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="An earlier ply; the last if left out.")]
After = Annotated[int, QueryParameter(ge=0, le=2**53, description="Only what came after the entry with this number.")]
FreshAfter = Annotated[
    int | None,
    QueryParameter(ge=0, le=2**53, description="With what came after the entry with this number, in `fresh`."),
]


@dataclass
class ImportOperation(Operation):
    """The description of a route that takes its body as it comes."""

    def __post_init__(self) -> None:
        body = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": body}, required=True)


@get("/", sync_to_thread=True, responses=problems(401, 404))
def list_matches(
    request: AnyRequest, which: Which = "mine", limit: Limit = MOST_LISTED, before: Before = None
) -> list[MatchSummary]:
    """Your matches, or the public ones that wait for somebody; the newest first, in pages."""
    service, who = service_of(request), identity_of(request).find_user(request)
    found = queries.listed(service, who, which, Page(limit, before))
    return queries.match_summaries(service, found, who)


@post("/", responses=problems(401, 403, 409, 429))
async def create_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchSummary:
    """Lay a table. It begins by itself when every seat is taken; somebody unknown becomes a guest."""
    service = service_of(request)
    return await laid(request, lambda who: service.create(who, data, address(request)))


@post("/tutorial", responses=problems(401, 403, 404, 429))
async def start_tutorial(request: AnyRequest, data: JSONBody[NewTutorial]) -> MatchSummary:
    """Begin the guided first match of a game: a real match against bots, from a position that everybody gets."""
    service = service_of(request)
    return await laid(request, lambda who: service.teach(who, known(data.game)))


async def laid(request: AnyRequest, lay: Callable[[User], Match]) -> MatchSummary:
    """A new match of whoever asks, when it is their address's turn."""
    service = service_of(request)

    def enter() -> MatchSummary:
        who = identity_of(request).user_or_guest(request)
        service.limits.take("create", who.id)
        service.limits.take("create-address", address(request))
        return queries.match_summaries(service, [lay(who)], who)[0]

    return await in_lane(request, enter)


@post(
    "/import",
    responses=problems(401, 403, 409, 413, 429),
    request_max_body_size=BIGGEST_FILE,
    operation_class=ImportOperation,
)
async def import_file(request: AnyRequest) -> MatchSummary:
    """A match from an exported file, checked action by action; all its seats are yours."""
    service = service_of(request)
    service.limits.take("import-address", address(request))
    # As it came: whatever is in it is looked at elsewhere.
    file = await request.body()

    def enter() -> User:
        who = identity_of(request).user_or_guest(request)
        service.limits.take("import", who.id)
        return who

    who = await in_lane(request, enter)
    try:
        begun = await service.dear.do(ReadFile(file, who.id), payer_of(request, who))
    except WorkFailed:
        raise BadJournal(
            "the rules fail at an action of this file; it was not imported, and the operator has it",
            "file-rules-failed",
        ) from None
    return await in_lane(request, lambda: queries.match_summaries(service, [service.keep_begun(begun)], who)[0])


@post("/{match:str}/fork", responses=problems(401, 403, 404, 409, 429))
async def fork(request: AnyRequest, match: MatchId, data: JSONBody[NewFork]) -> MatchSummary:
    """Try a match that is over from a moment of it: a new match that begins with it, against bots, with new chance."""
    service, where = service_of(request), address(request)

    def enter() -> tuple[User, BeginFork]:
        who = identity_of(request).user_or_guest(request)
        service.limits.take("fork", who.id)
        service.limits.take("fork-address", where)
        return who, service.fork_work(match, who, data.ply, data.seat, data.bot)

    who, work = await in_lane(request, enter)
    begun = await service.dear.do(work, payer_of(request, who), match)
    return await in_lane(request, lambda: queries.match_summaries(service, [service.fork(begun)], who)[0])


@get("/{match:str}", sync_to_thread=True, responses=problems(401, 404))
def get_match(request: AnyRequest, match: MatchId) -> MatchSummary:
    """A match as anybody with its link may know it."""
    service, who = service_of(request), identity_of(request).find_user(request)
    found = service.store.matches.header(match)
    summary = queries.match_summaries(service, [found], who)[0]
    mine = found.seats_of(who.id if who else None)
    summary.unread = (
        sum(
            service.store.messages.unread(match, who.id, seat, queries.unheard(service, found, who))
            for seat in mine[:1]
        )
        if who and mine
        else None
    )
    return summary


@post("/{match:str}/join", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def join(request: AnyRequest, match: MatchId, data: JSONBody[Join]) -> Done:
    """Sit down, or come back to a seat that a bot kept for you; somebody unknown becomes a guest."""
    service = service_of(request)
    if not any(seat.kind == "open" or seat.away for seat in service.store.matches.header(match).seats):
        identity_of(request).require_user(request)
    who = identity_of(request).user_or_guest(request)
    service.limits.take("seat", who.id)
    return service.join(match, who, data.seat, data.share)


@post("/{match:str}/share", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def share(request: AnyRequest, match: MatchId, data: JSONBody[NewShare]) -> Done:
    """Bring chance of your own to your seat before the match begins: all dice come from the seed and every share."""
    return service_of(request).share(match, identity_of(request).require_user(request), data.seat, data.share)


@post("/{match:str}/leave", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def leave(request: AnyRequest, match: MatchId, data: JSONBody[Sit]) -> Done:
    """Get up: the seat opens again, or once the match runs it goes to a bot or is forfeited."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("seat", who.id)
    return service.leave(match, who, data.seat)


@post("/{match:str}/start", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def start(request: AnyRequest, match: MatchId, data: JSONBody[Start]) -> Done:
    """Begin without waiting longer: bots take the open seats. Only for whoever laid the table."""
    who = identity_of(request).require_user(request)
    return service_of(request).start(match, who, data.bot, address(request))


@post("/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(request: AnyRequest, match: MatchId) -> Done:
    """End a match without a result. Only for whoever laid the table, and not while others play."""
    return service_of(request).abandon(match, identity_of(request).require_user(request))


@post("/{match:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def delete(request: AnyRequest, match: MatchId) -> Ok:
    """Remove a match for good. Only for whoever laid the table, and only if nobody else has played there."""
    service_of(request).delete(match, identity_of(request).require_user(request))
    return Ok()


@post("/{match:str}/rematch", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def rematch(request: AnyRequest, match: MatchId, await_share: AwaitShare = False) -> MatchSummary:
    """Offer the same again with everybody one seat further: seats are kept for the others, who accept by asking too."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("create", who.id)
    return queries.match_summaries(service, [service.rematch(match, who, await_share)], who)[0]


@post("/{match:str}/decline", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def decline(request: AnyRequest, match: MatchId) -> Done:
    """Say that you do not come to a table where a seat is kept for you: it is open to all then."""
    return service_of(request).decline(match, identity_of(request).require_user(request))


@get("/{match:str}/view", responses=problems(401, 403, 404))
async def get_view(
    request: AnyRequest,
    match: MatchId,
    seat: SeatQuery = None,
    lang: LangQuery = None,
    ply: AtPly = None,
    after: FreshAfter = None,
) -> View:
    """What a seat sees, and the actions it may choose."""
    service, language = service_of(request), check_language(lang)

    def look() -> View:
        who = identity_of(request).find_user(request)
        view = queries.view(service, match, who, seat, language, ply)
        if after is not None:
            view.fresh = queries.fresh(service, match, who, seat, after)
        return view

    # What was seen earlier has to be played again.
    return await (sync_to_thread(look) if ply is None else in_lane(request, look))


@get("/{match:str}/log", responses=problems(401, 403, 404))
async def get_log(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None, after: After = 0
) -> Response[list[SeatEntry]]:
    """What happened as a seat may know it, actions that were taken back included; up to 500 entries at once."""
    language = check_language(lang)

    def look() -> bytes:
        who = identity_of(request).find_user(request)
        return msgspec.json.encode(queries.log(service_of(request), match, who, seat, language, after))

    return as_json(await in_lane(request, look))


@get("/{match:str}/export", responses=problems(401, 403, 404, 429))
async def get_export(
    request: AnyRequest, match: MatchId, seat: SeatQuery = None, lang: LangQuery = None
) -> Response[JournalData]:
    """The match as one file: all of it once it is over, before that what a seat may know."""
    service, language = service_of(request), check_language(lang) or ENGLISH

    def enter() -> tuple[Payer, Stamp, int]:
        who = identity_of(request).find_user(request)
        stamp, found = service.store.matches.stamp(match), service.store.matches.header(match)
        index = SPECTATOR if found.status == "waiting" else viewing_seat(found, who, seat)
        return payer_of(request, who), stamp, index

    payer, stamp, index = await sync_to_thread(enter)

    async def make() -> bytes:
        work = await sync_to_thread(queries.export_work, service, match, index, language)
        return msgspec.json.encode(work) if isinstance(work, dict) else await service.dear.do(work, payer, match)

    return as_json(await service.documents.get(("export", match, str(index), language), stamp, make))


@get("/{match:str}/verify", responses=problems(404, 409, 429))
async def verify(request: AnyRequest, match: MatchId) -> Response[Verification]:
    """Replay a match that is over against the commitment of its seed."""
    return as_json(await made(request, match, "verify", language_of(request), queries.proof_work))


@get("/{match:str}/story", responses=problems(404, 409, 429))
async def story(request: AnyRequest, match: MatchId) -> Response[Story]:
    """A match that is over as one story: its score from ply to ply, turning points, dice, and what each seat held."""
    return as_json(await made(request, match, "story", ENGLISH, queries.story_work))


async def made(
    request: AnyRequest,
    match: str,
    kind: str,
    language: str,
    work_of: Callable[[MatchService, str, str], MakeProof | MakeStory],
) -> bytes:
    """A document about a match, made once for everybody."""
    service = service_of(request)

    def enter() -> tuple[Payer, Stamp]:
        return payer_of(request, identity_of(request).find_user(request)), service.store.matches.stamp(match)

    payer, stamp = await sync_to_thread(enter)

    async def make() -> bytes:
        return await service.dear.do(await sync_to_thread(work_of, service, match, language), payer, match)

    return await service.documents.get((kind, match, language), stamp, make)


def as_json(body: bytes) -> Response[Any]:
    """An answer that is written already."""
    return Response(body, media_type=MediaType.JSON)


handlers = [
    list_matches,
    create_match,
    start_tutorial,
    import_file,
    fork,
    get_match,
    join,
    share,
    leave,
    start,
    abandon,
    delete,
    rematch,
    decline,
]
handlers += [get_view, get_log, get_export, verify, story]
router = Router("/matches", route_handlers=handlers, tags=["Matches"])
