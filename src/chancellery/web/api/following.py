"""Several matches in one stream of news: what a browser needs in which many tables are open."""

from __future__ import annotations

import re
from typing import Annotated, Final

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.store.people import User
from chancellery.web.api.common import Given, LangQuery, problems
from chancellery.web.games.wording import check_language
from chancellery.web.http.errors import Refused
from chancellery.web.http.identity import Caller
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.presence import place_of
from chancellery.web.matches.seat_access import viewing_seat
from chancellery.web.matches.seat_log import SeatLog, unheard
from chancellery.web.matches.stream import Followed, Streams

MOST_FOLLOWED: Final = 40
# A match, one of one's seats or none, and the number of the last entry that has arrived or none.
ONE: Final = re.compile(r"([A-Za-z0-9_-]{1,40}):([A-Za-z0-9_-]{0,40})(?::([0-9]{1,15}))?")
FollowQuery = Annotated[
    list[str],
    QueryParameter(
        min_items=1,
        max_items=MOST_FOLLOWED,
        description="`match:seat:last`, for each match: one of your seats, `spectator`, or nothing for your first; "
        "and the `seq` of the last entry that has arrived, if any has.",
    ),
]


@get(
    "/",
    responses=problems(401, 403, 429)
    | {
        200: ResponseSpec(str, media_type="text/event-stream", description="News without end.", generate_examples=False)
    },
    media_type="text/event-stream",
)
async def follow_several(
    caller: Given[Caller],
    live: Given[LiveMatches],
    streams: Given[Streams],
    follow: FollowQuery,
    lang: LangQuery = None,
) -> Stream:
    """News of several matches in one stream: the name of each event is its `match:seat`, and `kind` says what it is.

    A match that cannot be followed, or no longer, has an event of the kind `end`; the others go on.
    """
    language = check_language(lang)
    # Whoever asks for the same twice is told it once.
    wanted = {(match, seat): last for match, seat, last in map(parsed, follow)}

    def enter() -> tuple[list[Followed], list[tuple[str, str]]]:
        who = caller.find_user()
        holders = [("stream-address", caller.address), *([("stream", who.id)] if who is not None else [])]
        caller.limits.take("read-address", caller.address)
        for holder in holders:
            caller.limits.require_room(*holder)
        return [followed(live, who, *one, last, language) for one, last in wanted.items()], holders

    matches, holders = await caller.in_lane(enter)
    news = streams.follow_several(matches, caller.secret(), holders)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news, media_type="text/event-stream; charset=utf-8", headers=headers)


def parsed(wish: str) -> tuple[str, str, int | None]:
    """Match, seat and last entry of a wish to follow."""
    found = ONE.fullmatch(wish)
    if found is None:
        raise BadOption(f"'{wish[:80]}' does not say what to follow: match:seat:last", "follow-what", given=wish[:80])
    match, seat, last = found.groups()
    return match, seat, None if last is None else int(last)


def followed(
    live: LiveMatches, who: User | None, match: str, seat: str, last: int | None, language: str | None
) -> Followed:
    """A match as somebody may follow it; without a log where they may not."""
    name = f"{match}:{seat}"
    try:
        header = live.store.matches.header(match)
        index = viewing_seat(header, who, seat or None)
    except (ChancelleryError, Refused):
        return Followed(name, match, None)
    log = SeatLog(header, index, language, unheard(live, header, who), live.store.people.names)
    return Followed(name, match, log, last, place_of(match, who, index))


router = Router("/events", route_handlers=[follow_several], tags=["Playing"])
