"""The answers of the API: a type for each, and which address gives which."""

from __future__ import annotations

import re
from typing import Any, Final, get_args, get_origin

from litestar.handlers import HTTPRouteHandler
from litestar.response import Response, Stream
from litestar.routes import HTTPRoute

from chancellery.web.app import ROUTERS
from chancellery.web.schemas.play import SeatEntry
from tools.type_declarations import Declarations

HEAD: Final = """// Made by `python -m tools.board_types` from the handlers of chancellery/web/api. Do not edit.

import type { Entry, EventData } from "../game/entries.d.ts";
import type { PositionData } from "../game/types.js";

/** An address without what is asked for after it. */
type Path<P extends string> = P extends `${infer Before}?${string}` ? Before : P;
"""
# Positions have the board of their game, and an action is a verb, the kind of its thing and its id.
KNOWN: Final = {
    "GameFacts.actions": "Record<string, [string, string | null, string | null]>",
    "View.position": "PositionData<any>",
    "Story.positions": "Record<string, PositionData<any>>",
    "Lesson.position": "PositionData<any>",
}


def answers() -> str:
    """The file with every answer, and for GET and POST which address gives which; of an unknown address any."""
    made = Declarations(aliases={SeatEntry: "Entry"}, known=KNOWN)
    chosen = []
    for method in ("GET", "POST"):
        found = sorted(routes(method), key=specific)
        lines = [f"  : Path<P> extends `{address}` ? {made.type_of(type)}\n" for address, type in found]
        name = f"{method.title()}Answer"
        doc = f"/** What a {method} of an address is answered; the address may have to be told as what it is. */\n"
        chosen.append(
            f"{doc}export type {name}<P extends string> = string extends P ? any\n{''.join(lines)}  : never;\n"
        )
    return "\n".join([HEAD, *made.interfaces.values(), *chosen])


def specific(route: tuple[str, Any]) -> tuple[int, int]:
    """The longest addresses come first, of those the ones with fewer names to fill in: `…/tutorial` before `…/{id}`."""
    return -route[0].count("/"), route[0].count("${")


def routes(method: str) -> list[tuple[str, Any]]:
    """Every address of a method, with the type of its answer."""
    return [
        (re.sub(r"\{[^}]*\}", "${string}", route.path), answer_of(handler))
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if method in handler.http_methods and not is_stream(handler)
    ]


def is_stream(handler: HTTPRouteHandler) -> bool:
    return handler.parsed_fn_signature.return_type.annotation is Stream


def answer_of(handler: HTTPRouteHandler) -> Any:
    """What a handler answers, whether or not it packs it itself."""
    answer = handler.parsed_fn_signature.return_type.annotation
    return get_args(answer)[0] if get_origin(answer) is Response else answer
