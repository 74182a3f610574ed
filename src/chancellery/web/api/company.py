"""Company: people one does not want to hear or meet, matches one does not want to see, reports to the operator."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import NoSuchUser
from chancellery.store.relations import Relation
from chancellery.web.api.common import AnyRequest, MatchId, identity_of, problems, service_of
from chancellery.web.http.errors import Refused, not_found
from chancellery.web.matches.seat_access import seat_index, viewing_seat
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.people import Attitude, Hide, NewReport


@get("/me/people", sync_to_thread=True, responses=problems(401))
def list_people(request: AnyRequest) -> list[Relation]:
    """Whom you have muted or blocked."""
    return service_of(request).store.relations.of(identity_of(request).require_user(request).id)


@post("/me/people", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 429))
def set_attitude(request: AnyRequest, data: JSONBody[Attitude]) -> Ok:
    """Mute somebody, block them, or neither: they are not told."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("account", who.id)
    other = service.store.people.by_name(data.name)
    if other is None:
        raise NoSuchUser(data.name)
    service.store.relations.change(who.id, other.id, None if data.how == "none" else data.how)
    return Ok()


@post("/matches/{match:str}/hide", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def hide(request: AnyRequest, match: MatchId, data: JSONBody[Hide]) -> Ok:
    """Leave a match out of your lists, or take it in again; nobody else notices."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.store.relations.hide(who.id, service.store.matches.header(match).id, data.hidden)
    return Ok()


@post("/matches/{match:str}/report", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def report(request: AnyRequest, match: MatchId, data: JSONBody[NewReport]) -> Ok:
    """Tell the operator about somebody at a match, with a message of theirs that you may read if it is about one."""
    service, who = service_of(request), identity_of(request).require_user(request)
    service.limits.take("report", who.id)
    found = service.store.matches.header(match)
    seat = found.seats[seat_index(found, data.seat)]
    about = service.store.people.by_id(seat.user or seat.away or "")
    if about is None or about.id == who.id:
        raise Refused(409, "there is nobody else at this table to report", "nobody-to-report")
    message = None
    if data.message is not None:
        mine = SPECTATOR if found.status == "waiting" else viewing_seat(found, who, None)
        said = {one.id: one for one in service.store.messages.visible(match, mine)}.get(data.message)
        if said is None or said.sender != found.seats.index(seat):
            raise not_found("there is no such message of theirs that you may read", "no-such-message")
        message = said.text
    service.store.reports.add(match, who.id, who.name, about.id, about.name, message, data.text)
    return Ok()


router = Router("/", route_handlers=[list_people, set_attitude, hide, report], tags=["Company"])
