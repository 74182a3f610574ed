"""Routes of hints: what the chancellor would do."""

from __future__ import annotations

from litestar import Router, post
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody

from chancellery.web.api.common import Given, LangQuery, MatchId, problems
from chancellery.web.bots.hints import Hints
from chancellery.web.games.wording import check_language
from chancellery.web.http.identity import Caller
from chancellery.web.schemas.advice import AskHint, Hint
from chancellery.web.schemas.base import Ok


@post("/{match:str}/hint", status_code=200, responses=problems(401, 403, 404, 409, 429))
async def ask_hint(
    caller: Given[Caller], hints: Given[Hints], match: MatchId, data: JSONBody[AskHint], lang: LangQuery = None
) -> Hint:
    """What the chancellor would answer in your place, the two next best, and why. Others who play are told of it."""
    who = await sync_to_thread(caller.require_user)
    return await hints.ask(match, who, data.seat, data.ply, check_language(lang), caller.address, data.instead)


@post("/{match:str}/hint/cancel", status_code=200, responses=problems(401))
async def cancel_hint(caller: Given[Caller], hints: Given[Hints], match: MatchId) -> Ok:
    """Withdraw what you have asked the chancellor; `done` is false if it was not thinking for you."""
    who = await sync_to_thread(caller.require_user)
    return Ok(hints.cancel(who.id))


router = Router("/matches", route_handlers=[ask_hint, cancel_hint], tags=["Hints"])
