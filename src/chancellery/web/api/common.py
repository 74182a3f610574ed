"""What all routes share."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation

from chancellery.web.http.errors import Problem

T = TypeVar("T")
# What a handler is given by name (`api/dependencies`); nobody has to look whether it is what it is.
Given: TypeAlias = NamedDependency[SkipValidation[T]]
MatchId = Annotated[str, PathParameter(max_length=40, description="The id of a match.")]
SeatQuery = Annotated[
    str | None,
    QueryParameter(max_length=40, description="One of your seats, or `spectator`; your first seat if left out."),
]
LangQuery = Annotated[
    str | None,
    QueryParameter(max_length=8, description="Say it in words too, in this language: one of `/languages`."),
]

SENTENCES = {
    400: "The request cannot be understood.",
    401: "Nobody in particular asks, or with a token that is not valid.",
    403: "Somebody else may do this, or another site asks for it.",
    404: "There is no such thing.",
    409: "It cannot be done now; with `ply` where the match stands if that is why.",
    413: "The body is too big.",
    415: "The body is not JSON.",
    422: "The rules forbid the action; with `rule` the paragraph that does.",
    429: "Too often; `Retry-After` says when again.",
    503: "The database cannot be reached now.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of a route that refuses, for its description."""
    return {
        status: ResponseSpec(Problem, description=SENTENCES[status], generate_examples=False)
        for status in (*statuses, 400, 503)
    }


def as_json(body: bytes) -> Response[Any]:
    """An answer that is written already."""
    return Response(body, media_type=MediaType.JSON)
