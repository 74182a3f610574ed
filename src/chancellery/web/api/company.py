"""Company: people one does not want to hear or meet, matches one does not want to see, reports to the operator."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from chancellery.engine.state import SPECTATOR
from chancellery.store.errors import NoSuchUser
from chancellery.store.mutes_and_blocks import Relation
from chancellery.web.api.common import Given, MatchId, problems
from chancellery.web.http.errors import Refused, not_found
from chancellery.web.http.identity import Caller
from chancellery.web.matches.live import LiveMatches
from chancellery.web.matches.seat_access import seat_index, viewing_seat
from chancellery.web.schemas.base import Ok
from chancellery.web.schemas.people import Attitude, Hide, NewReport


@get("/me/people", sync_to_thread=True, responses=problems(401))
def list_people(caller: Given[Caller], live: Given[LiveMatches]) -> list[Relation]:
    """Whom you have muted or blocked."""
    return live.store.mutes_and_blocks.of(caller.require_user().id)


@post("/me/people", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 429))
def set_attitude(caller: Given[Caller], live: Given[LiveMatches], data: JSONBody[Attitude]) -> Ok:
    """Mute somebody, block them, or neither: they are not told."""
    who = caller.require_user(takes="account")
    other = live.store.people.by_name(data.name)
    if other is None:
        raise NoSuchUser(data.name)
    live.store.mutes_and_blocks.change(who.id, other.id, None if data.how == "none" else data.how)
    return Ok()


@post("/matches/{match:str}/hide", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404))
def hide(caller: Given[Caller], live: Given[LiveMatches], match: MatchId, data: JSONBody[Hide]) -> Ok:
    """Leave a match out of your lists, or take it in again; nobody else notices."""
    who = caller.require_user()
    live.store.hidden_matches.hide(who.id, live.store.matches.header(match).id, data.hidden)
    return Ok()


@post("/matches/{match:str}/report", status_code=200, sync_to_thread=True, responses=problems(401, 403, 404, 409, 429))
def report(caller: Given[Caller], live: Given[LiveMatches], match: MatchId, data: JSONBody[NewReport]) -> Ok:
    """Tell the operator about somebody at a match, with a message of theirs that you may read if it is about one."""
    who, store = caller.require_user(takes="report"), live.store
    header = store.matches.header(match)
    seat = header.seats[seat_index(header, data.seat)]
    about = store.people.by_id(seat.user or seat.away or "")
    if about is None or about.id == who.id:
        raise Refused(409, "there is nobody else at this table to report", "nobody-to-report")
    message = None
    if data.message is not None:
        mine = SPECTATOR if header.status == "waiting" else viewing_seat(header, who, None)
        said = {one.id: one for one in store.messages.visible(match, mine)}.get(data.message)
        if said is None or said.sender != header.seats.index(seat):
            raise not_found("this person wrote no such message, or you may not read it", "no-such-message")
        message = said.text
    store.reports.add(match, who.id, who.name, about.id, about.name, message, data.text)
    return Ok()


router = Router("/", route_handlers=[list_people, set_attitude, hide, report], tags=["Company"])
