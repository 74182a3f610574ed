"""Routes of matches: creating, joining, leaving, and reading them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.concurrency import sync_to_thread
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, QueryParameter

from chancellery.engine.errors import BadJournal
from chancellery.engine.journal import JournalData
from chancellery.engine.languages import ENGLISH
from chancellery.store.matches import MOST_LISTED, ListPart
from chancellery.store.people import User
from chancellery.table.match import Match
from chancellery.table.story import Story
from chancellery.web.api.common import Given, LangQuery, MatchId, SeatQuery, as_json, problems
from chancellery.web.api.games import existing_game
from chancellery.web.games.wording import check_language
from chancellery.web.http.identity import Caller
from chancellery.web.matches import queries
from chancellery.web.matches.creating import Creating
from chancellery.web.matches.documents import Documents
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_log import fresh, log
from chancellery.web.matches.seating import Seating
from chancellery.web.matches.table_news import summary_of, table_news
from chancellery.web.processes.dear_pool import WorkFailed
from chancellery.web.processes.dear_work import BeginFork, ReadFile
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
from chancellery.web.schemas.play import Done, SeatEntry, TableNews, View

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
WithPassing = Annotated[bool, QueryParameter(description="With the answers that end your turn, in `passing`.")]
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
    caller: Given[Caller],
    live: Given[LiveMatches],
    which: Which = "mine",
    limit: Limit = MOST_LISTED,
    before: Before = None,
) -> list[MatchSummary]:
    """Your matches, or the public ones that wait for somebody; the newest first, in pages."""
    who = caller.find_user()
    return queries.match_summaries(live, queries.listed(live, who, which, ListPart(limit, before)), who)


@post("/", responses=problems(401, 403, 409, 429))
async def create_match(caller: Given[Caller], creating: Given[Creating], data: JSONBody[NewMatch]) -> MatchSummary:
    """Lay a table. It begins by itself when every seat is taken; somebody unknown becomes a guest."""
    return await laid(caller, creating, lambda who: creating.create(who, data, caller.address))


@post("/tutorial", responses=problems(401, 403, 404, 429))
async def start_tutorial(caller: Given[Caller], creating: Given[Creating], data: JSONBody[NewTutorial]) -> MatchSummary:
    """Begin the guided first match of a game: a real match against bots, from a position that everybody gets."""
    return await laid(caller, creating, lambda who: creating.teach(who, existing_game(data.game)))


async def laid(caller: Caller, creating: Creating, lay: Callable[[User], Match]) -> MatchSummary:
    """A new match of whoever asks, when it is their address's turn."""

    def enter() -> MatchSummary:
        who = caller.user_or_guest()
        caller.limits.take("create", who.id)
        caller.limits.take("create-address", caller.address)
        return queries.match_summaries(creating.live, [lay(who)], who)[0]

    return await caller.in_lane(enter)


@post(
    "/import",
    responses=problems(401, 403, 409, 413, 429),
    request_max_body_size=BIGGEST_FILE,
    operation_class=ImportOperation,
)
async def import_file(caller: Given[Caller], creating: Given[Creating]) -> MatchSummary:
    """A match from an exported file, checked action by action; all its seats are yours."""
    caller.limits.take("import-address", caller.address)
    # As it came: whatever is in it is looked at elsewhere.
    file = await caller.request.body()

    def enter() -> User:
        who = caller.user_or_guest()
        caller.limits.take("import", who.id)
        return who

    who = await caller.in_lane(enter)
    try:
        begun = await creating.dear.do(ReadFile(file, who.id), caller.payer(who))
    except WorkFailed:
        raise BadJournal(
            "the rules fail at an action of this file; it was not imported, and the operator has it",
            "file-rules-failed",
        ) from None
    return await caller.in_lane(lambda: queries.match_summaries(creating.live, [creating.keep_begun(begun)], who)[0])


@post("/{match:str}/fork", responses=problems(401, 403, 404, 409, 429))
async def fork(
    caller: Given[Caller], creating: Given[Creating], match: MatchId, data: JSONBody[NewFork]
) -> MatchSummary:
    """Try a match that is over from a moment of it: a new match that begins with it, against bots, with new chance."""

    def enter() -> tuple[User, BeginFork]:
        who = caller.user_or_guest()
        caller.limits.take("fork", who.id)
        caller.limits.take("fork-address", caller.address)
        return who, creating.fork_work(match, who, data.ply, data.seat, data.bot)

    who, work = await caller.in_lane(enter)
    begun = await creating.dear.do(work, caller.payer(who), match)
    return await caller.in_lane(lambda: queries.match_summaries(creating.live, [creating.fork(begun)], who)[0])


@get("/{match:str}", sync_to_thread=True, responses=problems(401, 404))
def get_match(caller: Given[Caller], live: Given[LiveMatches], match: MatchId) -> MatchSummary:
    """A match as anybody with its link may know it."""
    return summary_of(live, match, caller.find_user())


@post("/{match:str}/join", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def join(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[Join]) -> Done:
    """Sit down, or come back to a seat that a bot kept for you; somebody unknown becomes a guest."""
    if not any(seat.kind == "open" or seat.away for seat in seating.live.store.matches.header(match).seats):
        caller.require_user()
    who = caller.user_or_guest()
    caller.limits.take("seat", who.id)
    return seating.join(match, who, data.seat, data.share)


@post("/{match:str}/share", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def share(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[NewShare]) -> Done:
    """Bring chance of your own to your seat before the match begins: all dice come from the seed and every share."""
    return seating.share(match, caller.require_user(), data.seat, data.share)


@post("/{match:str}/leave", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def leave(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[Sit]) -> Done:
    """Get up: the seat opens again, or once the match runs it goes to a bot or is forfeited."""
    return seating.leave(match, caller.require_user(takes="seat"), data.seat)


@post("/{match:str}/resign", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def resign(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[Sit]) -> Done:
    """Give a running match up: you have lost; it ends, or a bot plays your seat on for the others."""
    return seating.resign(match, caller.require_user(takes="seat"), data.seat)


@post("/{match:str}/start", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def start(caller: Given[Caller], seating: Given[Seating], match: MatchId, data: JSONBody[Start]) -> Done:
    """Begin without waiting longer: bots take the open seats. Only for whoever laid the table."""
    return seating.start(match, caller.require_user(), data.bot, caller.address)


@post("/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(caller: Given[Caller], seating: Given[Seating], match: MatchId) -> Done:
    """End a match without a result. Only for whoever laid the table, and not while others play."""
    return seating.abandon(match, caller.require_user())


@post("/{match:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def delete(caller: Given[Caller], seating: Given[Seating], match: MatchId) -> Ok:
    """Remove a match for good. Only for whoever laid the table, and only if nobody else has played there."""
    seating.delete(match, caller.require_user())
    return Ok()


@post("/{match:str}/rematch", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def rematch(
    caller: Given[Caller], creating: Given[Creating], match: MatchId, await_share: AwaitShare = False
) -> MatchSummary:
    """Offer the same again with everybody one seat further: seats are kept for the others, who accept by asking too."""
    who = caller.require_user(takes="create")
    return queries.match_summaries(creating.live, [creating.rematch(match, who, await_share)], who)[0]


@post("/{match:str}/decline", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def decline(caller: Given[Caller], seating: Given[Seating], match: MatchId) -> Done:
    """Say that you do not come to a table where a seat is kept for you: it is open to all then."""
    return seating.decline(match, caller.require_user())


@get("/{match:str}/view", responses=problems(401, 403, 404))
async def get_view(
    caller: Given[Caller],
    live: Given[LiveMatches],
    match: MatchId,
    seat: SeatQuery = None,
    lang: LangQuery = None,
    ply: AtPly = None,
    after: FreshAfter = None,
) -> View:
    """What a seat sees, and the actions it may choose."""
    language = check_language(lang)

    def look() -> View:
        who = caller.find_user()
        view = queries.view(live, match, who, seat, language, ply)
        if after is not None:
            view.fresh = fresh(live, match, who, seat, after)
        return view

    # What was seen earlier has to be played again.
    return await (sync_to_thread(look) if ply is None else caller.in_lane(look))


@get("/{match:str}/table", responses=problems(401, 403, 404))
async def get_table(
    caller: Given[Caller],
    live: Given[LiveMatches],
    match: MatchId,
    lang: LangQuery = None,
    after: After = 0,
    passing: WithPassing = False,
) -> Response[TableNews]:
    """All that a page needs of a match, or has missed since an entry of its log: in one answer, however much it is."""
    language = check_language(lang)

    def look() -> bytes:
        return msgspec.json.encode(table_news(live, match, caller.find_user(), language, after, passing))

    return as_json(await caller.in_lane(look))


@get("/{match:str}/log", responses=problems(401, 403, 404))
async def get_log(
    caller: Given[Caller],
    live: Given[LiveMatches],
    match: MatchId,
    seat: SeatQuery = None,
    lang: LangQuery = None,
    after: After = 0,
) -> Response[list[SeatEntry]]:
    """What happened as a seat may know it, actions that were taken back included; up to 500 entries at once."""
    language = check_language(lang)

    def look() -> bytes:
        return msgspec.json.encode(log(live, match, caller.find_user(), seat, language, after))

    return as_json(await caller.in_lane(look))


@get("/{match:str}/export", responses=problems(401, 403, 404, 429))
async def get_export(
    caller: Given[Caller], documents: Given[Documents], match: MatchId, seat: SeatQuery = None, lang: LangQuery = None
) -> Response[JournalData]:
    """The match as one file: all of it once it is over, before that what a seat may know."""
    return as_json(await documents.export(match, caller, seat, check_language(lang) or ENGLISH))


@get("/{match:str}/verify", responses=problems(404, 409, 429))
async def verify(caller: Given[Caller], documents: Given[Documents], match: MatchId) -> Response[Verification]:
    """Replay a match that is over against the commitment of its seed."""
    return as_json(await documents.proof(match, caller))


@get("/{match:str}/story", responses=problems(404, 409, 429))
async def story(caller: Given[Caller], documents: Given[Documents], match: MatchId) -> Response[Story]:
    """A match that is over as one story: its score from ply to ply, turning points, dice, and what each seat held."""
    return as_json(await documents.story(match, caller))


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
    resign,
    start,
    abandon,
    delete,
    rematch,
    decline,
]
handlers += [get_view, get_table, get_log, get_export, verify, story]
router = Router("/matches", route_handlers=handlers, tags=["Matches"])
