"""What an operator does; everything here needs an operator's account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import PathParameter

from chancellery.web import queries
from chancellery.web.api.common import AnyRequest, MatchId, identity_of, problems, service_of
from chancellery.web.errors import not_found
from chancellery.web.logs import note
from chancellery.web.schemas import Done, MatchSummary, Ok

UserId = Annotated[str, PathParameter(max_length=40, description="The id of a person.")]


@get("/matches", sync_to_thread=True, responses=problems(401, 403))
def running_matches(request: AnyRequest) -> list[MatchSummary]:
    """Every match that is being played; no operator sees a hand."""
    service, who = service_of(request), identity_of(request).require_operator(request)
    found = [service.store.matches.header(id) for id in service.store.matches.running()[:200]]
    return queries.match_summaries(service.store.people, found, who)


@post("/matches/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(request: AnyRequest, match: MatchId) -> Done:
    """End a match without a result."""
    who = identity_of(request).require_operator(request)
    done = service_of(request).abandon(match, who)
    note("an operator ended a match", match=match, operator=who.name)
    return done


@post("/matches/{match:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def delete_match(request: AnyRequest, match: MatchId) -> Ok:
    """Remove a match for good, whoever played there."""
    who = identity_of(request).require_operator(request)
    service_of(request).delete(match, who)
    note("an operator deleted a match", match=match, operator=who.name)
    return Ok()


@get("/users", sync_to_thread=True, responses=problems(401, 403))
def list_users(request: AnyRequest) -> list[dict[str, Any]]:
    """Everybody with an account; addresses are not shown."""
    identity_of(request).require_operator(request)
    people = [user for user in service_of(request).store.people.all() if not user.guest]
    shown = ("id", "name", "guest", "operator", "language", "created")
    return [{name: value for name, value in msgspec.structs.asdict(user).items() if name in shown} for user in people]


@post("/users/{user:str}/revoke", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def revoke_all(request: AnyRequest, user: UserId) -> Ok:
    """End every session and token of a person."""
    who = identity_of(request).require_operator(request)
    people = service_of(request).store.people
    if people.by_id(user) is None:
        raise not_found("there is nobody with this id")
    people.revoke_all(user)
    note("an operator ended all sessions of a person", user=user, operator=who.name)
    return Ok()


@post("/users/{user:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def delete_user(request: AnyRequest, user: UserId) -> Ok:
    """Delete a person's account for good."""
    who = identity_of(request).require_operator(request)
    if service_of(request).store.people.by_id(user) is None:
        raise not_found("there is nobody with this id")
    service_of(request).forget(user)
    note("an operator deleted an account", user=user, operator=who.name)
    return Ok()


router = Router(
    "/operator",
    route_handlers=[running_matches, abandon, delete_match, list_users, revoke_all, delete_user],
    tags=["Operator"],
)
