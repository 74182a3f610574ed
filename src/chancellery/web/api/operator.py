"""What an operator does; everything here needs an operator's account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import PathParameter

from chancellery.web import looking
from chancellery.web.api.common import AnyRequest, MatchId, door_of, hall_of, problems
from chancellery.web.errors import not_found
from chancellery.web.logs import note
from chancellery.web.shapes import Done, Fine, MatchCard

UserId = Annotated[str, PathParameter(max_length=40, description="The id of a person.")]


@get("/matches", sync_to_thread=True, responses=problems(401, 403))
def running_matches(request: AnyRequest) -> list[MatchCard]:
    """Every match that is being played; no operator sees a hand."""
    hall, who = hall_of(request), door_of(request).require_operator(request)
    found = [hall.store.matches.header(id) for id in hall.store.matches.running()[:200]]
    return looking.cards(hall.store.people, found, who)


@post("/matches/{match:str}/abandon", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409))
def abandon(request: AnyRequest, match: MatchId) -> Done:
    """End a match without a result."""
    who = door_of(request).require_operator(request)
    done = hall_of(request).abandon(match, who)
    note("an operator ended a match", match=match, operator=who.name)
    return done


@get("/users", sync_to_thread=True, responses=problems(401, 403))
def list_users(request: AnyRequest) -> list[dict[str, Any]]:
    """Everybody with an account; addresses are not shown."""
    door_of(request).require_operator(request)
    people = [user for user in hall_of(request).store.people.all() if not user.guest]
    shown = ("id", "name", "guest", "operator", "language", "created")
    return [{name: value for name, value in msgspec.structs.asdict(user).items() if name in shown} for user in people]


@post("/users/{user:str}/revoke", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def revoke_all(request: AnyRequest, user: UserId) -> Fine:
    """End every session and token of a person."""
    who = door_of(request).require_operator(request)
    people = hall_of(request).store.people
    if people.by_id(user) is None:
        raise not_found("there is nobody with this id")
    people.revoke_all(user)
    note("an operator ended all sessions of a person", user=user, operator=who.name)
    return Fine()


@post("/users/{user:str}/delete", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def delete_user(request: AnyRequest, user: UserId) -> Fine:
    """Delete a person's account for good."""
    who = door_of(request).require_operator(request)
    if hall_of(request).store.people.by_id(user) is None:
        raise not_found("there is nobody with this id")
    hall_of(request).forget(user)
    note("an operator deleted an account", user=user, operator=who.name)
    return Fine()


router = Router(
    "/operator", route_handlers=[running_matches, abandon, list_users, revoke_all, delete_user], tags=["Operator"]
)
