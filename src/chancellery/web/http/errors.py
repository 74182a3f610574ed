"""Errors as answers: a status, one sentence, a code, and what it says in the language of whoever asks."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from chancellery.engine.errors import ChancelleryError, IllegalAction, Named, RulesError
from chancellery.engine.languages import choose_language
from chancellery.engine.refusals import refusal_message
from chancellery.store.database import first_line
from chancellery.store.errors import NameTaken, NoSuchMatch, NoSuchUser, StoreDown, TableChanged
from chancellery.table.defects import RulesFailed
from chancellery.table.match import StalePly, TableError
from chancellery.table.rules_version import NewerRules
from chancellery.web.limits.rate_limits import TooOften
from chancellery.web.server.defects import Defects
from chancellery.web.server.logs import LOG, note_seldom
from chancellery.web.server.metrics import Metrics

RULES_FAIL: Final = (
    "the rules of this game failed here, through no fault of yours: nothing was changed, and the operator was told;"
    " another move may work"
)
DATABASE_AWAY: Final = "the database cannot be reached now; try again in a moment"
CHANGED: Final = "something that this needs has changed in the meantime; look again and repeat"
# What Litestar refuses by itself.
CODES: Final = {401: "log-in-first", 404: "no-such-address", 405: "no-such-address", 413: "too-big", 415: "not-json"}


class Refused(ChancelleryError):
    """A request that cannot be granted, and the status that says so."""

    def __init__(self, status: int, sentence: str, code: str = "", **values: Named) -> None:
        super().__init__(sentence, code, **values)
        self.status = status


def forbidden(sentence: str, code: str = "", **values: Named) -> Refused:
    return Refused(403, sentence, code, **values)


def not_found(sentence: str, code: str = "", **values: Named) -> Refused:
    return Refused(404, sentence, code, **values)


class Problem(msgspec.Struct, omit_defaults=True):
    """What every refused request answers.

    error     one sentence in English, for programs and logs
    code      which refusal it is; the same for ever
    values    what the sentence names, such as `{"most": 20}`
    message   the sentence for people, in the language that `Accept-Language` asks for
    ply       where the match stands, if the request came too late
    rule      the paragraph of the rules that forbids an action
    """

    error: str
    code: str = ""
    values: dict[str, int | str] = {}
    message: str = ""
    ply: int | None = None
    rule: str | None = None


class ErrorAnswers:
    """Answers to requests that failed, counted and written down."""

    def __init__(self, metrics: Metrics, defects: Defects) -> None:
        self.metrics = metrics
        self.defects = defects

    def answer(self, request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        """The answer to a request that failed."""
        status, problem, headers = classify(error)
        put_into_words(problem, error, request.headers.get("accept-language", ""))
        if status == 503 and not isinstance(error, NewerRules):
            self.metrics.count("store_down")
            note_seldom("the store cannot be used", logging.ERROR, error=first_line(error))
        if status == 429:
            self.metrics.count("limited")
        if isinstance(error, RulesFailed) and not error.reported and "match" in request.path_params:
            self.defects.report(request.path_params["match"], error)
        if status == 500 and not getattr(error, "reported", False):
            LOG.error("a request failed", exc_info=error, extra={"fields": {"path": request.scope["path"]}})
        return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def put_into_words(problem: Problem, error: Exception, wishes: str) -> None:
    """Add the code of a refusal and what it says to people, in the first language of their wishes that we speak."""
    values: dict[str, Named] = {**problem.values}
    if isinstance(error, ChancelleryError) and not problem.code:
        problem.code, values = error.code, error.values
    problem.values = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    problem.message = refusal_message(choose_language(wishes.split(",")), problem.error, problem.code, values)


def classify(error: Exception) -> tuple[int, Problem, dict[str, str]]:
    match error:
        case Refused():
            return error.status, Problem(str(error)), {}
        case StalePly():
            return 409, Problem(str(error), ply=error.ply), {}
        case NewerRules():
            # Another process may have the newer version already: whoever asks again comes to it.
            return 503, Problem(str(error)), {"Retry-After": "1"}
        case IllegalAction():
            return 422, Problem(str(error), rule=error.rule or None), {}
        case NoSuchMatch() | NoSuchUser():
            return 404, Problem(str(error)), {}
        case TableError() | TableChanged() | NameTaken():
            return 409, Problem(str(error)), {}
        case TooOften():
            seconds = int(error.wait) + 1
            return 429, Problem(str(error), "too-often", {"seconds": seconds}), {"Retry-After": str(seconds)}
        case StoreDown() | OperationalError() | PoolTimeout():
            return 503, Problem(DATABASE_AWAY, "database-away"), {"Retry-After": "2"}
        case UnicodeDecodeError():
            return 400, Problem("the request contains bytes that are not UTF-8 text", "not-text"), {}
        case RecursionError():
            return 400, Problem("the request is nested too deeply", "too-deep"), {}
        case IntegrityError():
            return 409, Problem(CHANGED, "table-changed"), {}
        case DataError():
            return 400, Problem("the request contains text or numbers that cannot be stored", "not-kept"), {}
        case DBAPIError() if error.connection_invalidated:
            return 503, Problem(DATABASE_AWAY, "database-away"), {"Retry-After": "2"}
        case ChancelleryError():
            return 400, Problem(str(error)), {}
        case RulesError():
            return 500, Problem(RULES_FAIL, "rules-failed"), {}
        case InternalServerException() if "disconnected" in str(error.detail):
            return 400, Problem("the request ended in the middle of its body", "cut-short"), {}
        case HTTPException() if error.status_code < 500:
            code = CODES.get(error.status_code, "not-understood")
            return error.status_code, Problem(sentence(error), code), dict(error.headers or {})
    failed = "something went wrong on the server, through no fault of yours; it was logged"
    return 500, Problem(failed, "server-failed"), {}


def sentence(error: HTTPException) -> str:
    """Litestar's findings about bad input in one sentence."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        sentences = [f"{item.get('key', 'the body')}: {item['message']}" for item in error.extra if "message" in item]
        if sentences:
            return "the request cannot be understood: " + "; ".join(sentences)
    return str(error.detail or "the request cannot be understood")
