"""Routes of reviews: what the chancellor thinks of a match that is over."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.concurrency import sync_to_thread

from chancellery.table.match import TableError
from chancellery.web.api.common import AnyRequest, MatchId, identity_of, payer_of, problems, service_of
from chancellery.web.api.matches import as_json
from chancellery.web.bots.reviews import Reviews
from chancellery.web.http.identity import address
from chancellery.web.schemas.advice import ReviewState
from chancellery.web.schemas.base import Ok


@post("/{match:str}/review", status_code=202, responses=problems(404, 409, 429))
async def start_review(request: AnyRequest, match: MatchId) -> Ok:
    """Have a match that is over reviewed by the chancellor; it is made once, and read by `GET`."""
    reviews: Reviews = request.app.state.reviews
    service_of(request).limits.take("review", address(request))
    who = await sync_to_thread(identity_of(request).find_user, request)
    await reviews.start(match, payer_of(request, who))
    return Ok()


@get("/{match:str}/review", sync_to_thread=True, responses=problems(404, 409))
def get_review(request: AnyRequest, match: MatchId) -> Response[ReviewState]:
    """The review of a match that is over, for anybody with its link, or how far it has come."""
    store = service_of(request).store
    if not store.matches.header(match).over():
        raise TableError("a match can be reviewed once it is over", "not-over-review")
    return as_json(state_of(store.reviews.get(match)))


def state_of(found: Any) -> bytes:
    """A review that was kept goes out as the bytes it is."""
    if found is None:
        return b'{"progress":null,"review":null}'
    return b'{"progress":%.3f,"review":%s}' % (found.progress, found.data or b"null")


router = Router("/matches", route_handlers=[start_review, get_review], tags=["Reviews"])
