"""What an operator does; everything here needs an operator's account, and every change is written down."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import PathParameter, QueryParameter

from chancellery.store.match_rows import Values
from chancellery.store.people import User
from chancellery.store.reports import Deed, PlayerReport
from chancellery.web.api.common import Given, MatchId, problems
from chancellery.web.http.errors import not_found
from chancellery.web.http.identity import Caller
from chancellery.web.matches import queries
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seating import Seating
from chancellery.web.matches.upkeep import Upkeep
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.matches import MatchSummary
from chancellery.web.schemas.play import Done
from chancellery.web.server.logs import note

UserId = Annotated[str, PathParameter(max_length=40, description="The id of a person.")]
ReportId = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="The number of a report.")]
AfterId = Annotated[str | None, QueryParameter(max_length=40, description="The last id of the page before.")]
AfterName = Annotated[str | None, QueryParameter(max_length=80, description="The last name of the page before.")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="The last number of the page before.")]
Which = Annotated[bool, QueryParameter(description="Those that were dealt with, too.")]
PAGE = 200
SHOWN = ("id", "name", "guest", "operator", "language", "created")


@get("/matches", sync_to_thread=True, responses=problems(401, 403))
def running_matches(caller: Given[Caller], live: Given[LiveMatches], after: AfterId = None) -> list[MatchSummary]:
    """Matches that are being played, 200 at a time; no operator sees a hand."""
    who = caller.require_operator()
    ids = [id for id in live.store.matches.running() if after is None or id > after][:PAGE]
    return queries.match_summaries(live, [live.store.matches.header(id) for id in ids], who)


@post("/matches/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(caller: Given[Caller], seating: Given[Seating], match: MatchId) -> Done:
    """End a match without a result."""
    who = caller.require_operator()
    done = seating.abandon(match, who)
    write_down(seating.live, who, "end match", match)
    return done


@post("/matches/{match:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def delete_match(caller: Given[Caller], seating: Given[Seating], match: MatchId) -> Ok:
    """Remove a match for good, whoever played there."""
    who = caller.require_operator()
    seating.delete(match, who)
    write_down(seating.live, who, "delete match", match)
    return Ok()


@get("/users", sync_to_thread=True, responses=problems(401, 403))
def list_users(caller: Given[Caller], live: Given[LiveMatches], after: AfterName = None) -> list[Values]:
    """Everybody with an account by name, 200 at a time; addresses are not shown."""
    caller.require_operator()
    people = live.store.people.accounts(after, PAGE)
    return [{name: value for name, value in msgspec.structs.asdict(user).items() if name in SHOWN} for user in people]


@post("/users/{user:str}/revoke", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def revoke_all(caller: Given[Caller], live: Given[LiveMatches], user: UserId) -> Ok:
    """End every session and token of a person."""
    who = caller.require_operator()
    name = name_of(live, user)
    live.store.people.revoke_all(user)
    write_down(live, who, "end sessions", user, name)
    return Ok()


@post("/users/{user:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def delete_user(caller: Given[Caller], upkeep: Given[Upkeep], user: UserId) -> Ok:
    """Delete a person's account for good."""
    who = caller.require_operator()
    name = name_of(upkeep.live, user)
    # Written before, since an operator may delete themselves.
    write_down(upkeep.live, who, "delete account", user, name)
    upkeep.forget(user)
    return Ok()


@get("/reports", sync_to_thread=True, responses=problems(401, 403))
def list_reports(
    caller: Given[Caller], live: Given[LiveMatches], closed: Which = False, before: Before = None
) -> list[PlayerReport]:
    """What people have reported, the newest first, 50 at a time."""
    caller.require_operator()
    return live.store.reports.page(not closed, before)


@post("/reports/{report:int}/close", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def close_report(caller: Given[Caller], live: Given[LiveMatches], report: ReportId) -> Ok:
    """A report was dealt with."""
    who = caller.require_operator()
    if not live.store.reports.close(report, who.name):
        raise not_found("there is no such report that is still open", "no-such-report")
    write_down(live, who, "close report", str(report))
    return Ok()


@get("/audit", sync_to_thread=True, responses=problems(401, 403))
def list_deeds(caller: Given[Caller], live: Given[LiveMatches], before: Before = None) -> list[Deed]:
    """What operators have done here, the newest first, 50 at a time; nothing is ever taken out."""
    caller.require_operator()
    return live.store.audit.page(before)


def name_of(live: LiveMatches, user: str) -> str:
    person = live.store.people.by_id(user)
    if person is None:
        raise not_found("there is nobody with this id", "nobody-with-id")
    return person.name


def write_down(live: LiveMatches, who: User, deed: str, about: str, name: str = "") -> None:
    """Keep what an operator did, where all operators can read it."""
    live.store.audit.write(who.name, deed, about, name)
    note("an operator acted", deed=deed, about=about, operator=who.name)


handlers = [running_matches, abandon, delete_match, list_users, revoke_all, delete_user]
handlers += [list_reports, close_report, list_deeds]
router = Router("/operator", route_handlers=handlers, tags=["Operator"])
