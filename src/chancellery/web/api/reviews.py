"""Routes of reviews: what the chancellor thinks of a match that is over."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.concurrency import sync_to_thread

from chancellery.store.reviews import StoredReview
from chancellery.table.match import TableError
from chancellery.web.api.common import Given, MatchId, as_json, problems
from chancellery.web.bots.reviews import Reviews
from chancellery.web.http.identity import Caller
from chancellery.web.schemas.advice import ReviewState
from chancellery.web.schemas.base import Ok


@post("/{match:str}/review", status_code=202, responses=problems(404, 409, 429))
async def start_review(caller: Given[Caller], reviews: Given[Reviews], match: MatchId) -> Ok:
    """Have a match that is over reviewed by the chancellor; it is made once, and read by `GET`."""
    caller.limits.take("review", caller.address)
    who = await sync_to_thread(caller.find_user)
    await reviews.start(match, caller.payer(who))
    return Ok()


@get("/{match:str}/review", sync_to_thread=True, responses=problems(404, 409))
def get_review(reviews: Given[Reviews], match: MatchId) -> Response[ReviewState]:
    """The review of a match that is over, for anybody with its link, or how far it has come."""
    store = reviews.store
    if not store.matches.header(match).over():
        raise TableError("a match can be reviewed once it is over", "not-over-review")
    return as_json(state_of(store.reviews.get(match)))


def state_of(review: StoredReview | None) -> bytes:
    """A review that was kept goes out as the bytes it is."""
    if review is None:
        return b'{"progress":null,"review":null}'
    return b'{"progress":%.3f,"review":%s}' % (review.progress, review.data or b"null")


router = Router("/matches", route_handlers=[start_review, get_review], tags=["Reviews"])
