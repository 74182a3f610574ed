"""What can be played, and the rules in our own words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.help import ParagraphData
from chancellery.engine.languages import ENGLISH
from chancellery.web.api.common import LangQuery, problems
from chancellery.web.games import catalog
from chancellery.web.games.explaining import Explanation, explain
from chancellery.web.games.shapes import GameData, GameFacts, HelpPage, Lesson
from chancellery.web.games.wording import check_language
from chancellery.web.http.errors import not_found
from chancellery.web.http.identity import AnyRequest
from chancellery.web.http.packing import ASK_AGAIN, FOR_EVER, ONCE, Encoding, choose, pack, tag_of

What = Literal["facts", "text", "help"]
PLAIN: Final = "text/plain; charset=utf-8"
GameId = Annotated[str, PathParameter(max_length=80, description="The id of a game.")]
EditionQuery = Annotated[
    str | None,
    QueryParameter(
        max_length=40,
        description="The edition that the page was given; what is answered can then be kept for good, if it is that.",
    ),
]
NameQuery = Annotated[str, QueryParameter(description="What it is called: Little Green Men.", max_length=100)]
Number = Annotated[str, PathParameter(max_length=20, description="The number of a paragraph.")]


def existing_game(id: str) -> str:
    try:
        return catalog.find(id).id
    except BadOption as error:
        raise not_found(str(error), error.code, **error.values) from None


@lru_cache(128)
def document(what: What, game: str, language: str) -> tuple[bytes, str]:
    """Something of a game as bytes that do not change while a server runs, and the tag of them."""
    match what:
        case "facts":
            body = msgspec.json.encode(catalog.facts(game))
        case "text":
            body = catalog.messages(game, language).encode()
        case "help":
            body = msgspec.json.encode(catalog.chapters(game, language))
    return body, tag_of(body)


@lru_cache(128)
def packed(what: What, game: str, language: str, encoding: Encoding) -> bytes:
    return pack(document(what, game, language)[0], encoding, ONCE)


def kept(
    request: AnyRequest, game: str, what: What, language: str, edition: str | None, media_type: str = MediaType.JSON
) -> Response[Any]:
    """Something of a game; whoever names its edition, the present one, may keep it for good."""
    body, tag = document(what, game, language)
    forever = edition is not None and edition == catalog.edition(game)
    headers = {"Cache-Control": FOR_EVER if forever else ASK_AGAIN, "ETag": tag, "Vary": "Accept-Encoding"}
    encoding = choose(request.headers.get("Accept-Encoding", ""))
    if encoding is not None:
        headers["Content-Encoding"] = encoding
        body = packed(what, game, language, encoding)
    return Response(body, media_type=media_type, headers=headers)


@get("/", sync_to_thread=True, responses=problems())
def list_games(lang: LangQuery = None) -> list[GameData]:
    """All games, each with what a form for a new match needs."""
    return catalog.describe_all(check_language(lang) or ENGLISH)


@get("/{game:str}", sync_to_thread=True, responses=problems(404))
def get_game(game: GameId, lang: LangQuery = None) -> GameData:
    """One game."""
    return catalog.describe(catalog.find(existing_game(game)), check_language(lang) or ENGLISH)


@get("/{game:str}/actions", sync_to_thread=True, responses=problems(404))
def list_actions(game: GameId) -> list[str]:
    """The names of all actions of a game; an action's number is its place in this list."""
    return list(catalog.find(existing_game(game)).actions.names)


@get("/{game:str}/facts", sync_to_thread=True, responses=problems(404))
def get_facts(request: AnyRequest, game: GameId, v: EditionQuery = None) -> Response[GameFacts]:
    """What is printed on the board and the cards, and of which kind the things are that actions and events name."""
    return kept(request, existing_game(game), "facts", ENGLISH, v)


@get("/{game:str}/text", sync_to_thread=True, responses=problems(404), media_type=PLAIN)
def get_text(request: AnyRequest, game: GameId, lang: LangQuery = None, v: EditionQuery = None) -> Response[str]:
    """Every message of a game, in Fluent."""
    return kept(request, existing_game(game), "text", check_language(lang) or ENGLISH, v, PLAIN)


@get("/{game:str}/explain", sync_to_thread=True, responses=problems(404))
def explain_thing(game: GameId, thing: NameQuery, lang: LangQuery = None) -> list[Explanation]:
    """What a card, a headline, a place, a term or anything else of a game is, by its name in any language or its id."""
    found = catalog.find(existing_game(game))
    try:
        return explain(found, thing, check_language(lang) or ENGLISH)
    except ChancelleryError as error:
        raise not_found(str(error), error.code, **error.values) from None


@get("/{game:str}/help", sync_to_thread=True, responses=problems(404))
def get_help(
    request: AnyRequest, game: GameId, lang: LangQuery = None, v: EditionQuery = None
) -> Response[list[ParagraphData]]:
    """The rules in our own words, paragraph by paragraph, in Markdown."""
    return kept(request, existing_game(game), "help", check_language(lang) or ENGLISH, v)


@get("/{game:str}/help/{number:str}", sync_to_thread=True, responses=problems(404))
def get_paragraph(game: GameId, number: Number, lang: LangQuery = None) -> HelpPage:
    """One paragraph of the rules with all that is below it, or the smallest one around it."""
    return catalog.paragraph(existing_game(game), check_language(lang) or ENGLISH, number)


@get("/{game:str}/tutorial", sync_to_thread=True, responses=problems(404))
def get_tutorial(game: GameId) -> Lesson:
    """The guided first match of a game: its steps, and the position that it begins with."""
    return catalog.lesson(existing_game(game))


handlers = [
    list_games,
    get_game,
    list_actions,
    get_facts,
    get_text,
    explain_thing,
    get_help,
    get_paragraph,
    get_tutorial,
]
router = Router("/games", route_handlers=handlers, tags=["Games"])
