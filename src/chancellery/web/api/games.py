"""What can be played, and the rules in our own words."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter

from chancellery.engine.errors import BadOption
from chancellery.engine.help import ParagraphData
from chancellery.engine.languages import ENGLISH
from chancellery.web.api.common import LangQuery, problems
from chancellery.web.games import catalog
from chancellery.web.games.shapes import GameData, GameFacts, HelpPage, Lesson
from chancellery.web.games.wording import check_language
from chancellery.web.http.errors import not_found

GameId = Annotated[str, PathParameter(max_length=80, description="The id of a game.")]
Number = Annotated[str, PathParameter(max_length=20, description="The number of a paragraph.")]


def existing_game(id: str) -> str:
    try:
        return catalog.find(id).id
    except BadOption as error:
        raise not_found(str(error), error.code, **error.values) from None


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
def get_facts(game: GameId) -> GameFacts:
    """What is printed on the board and the cards, and of which kind the things are that actions and events name."""
    return catalog.facts(existing_game(game))


@get("/{game:str}/text", sync_to_thread=True, responses=problems(404), media_type="text/plain; charset=utf-8")
def get_text(game: GameId, lang: LangQuery = None) -> str:
    """Every message of a game, in Fluent."""
    return catalog.messages(existing_game(game), check_language(lang) or ENGLISH)


@get("/{game:str}/help", sync_to_thread=True, responses=problems(404))
def get_help(game: GameId, lang: LangQuery = None) -> list[ParagraphData]:
    """The rules in our own words, paragraph by paragraph, in Markdown."""
    return catalog.chapters(existing_game(game), check_language(lang) or ENGLISH)


@get("/{game:str}/help/{number:str}", sync_to_thread=True, responses=problems(404))
def get_paragraph(game: GameId, number: Number, lang: LangQuery = None) -> HelpPage:
    """One paragraph of the rules with all that is below it, or the smallest one around it."""
    return catalog.paragraph(existing_game(game), check_language(lang) or ENGLISH, number)


@get("/{game:str}/tutorial", sync_to_thread=True, responses=problems(404))
def get_tutorial(game: GameId) -> Lesson:
    """The guided first match of a game: its steps, and the position that it begins with."""
    return catalog.lesson(existing_game(game))


handlers = [list_games, get_game, list_actions, get_facts, get_text, get_help, get_paragraph, get_tutorial]
router = Router("/games", route_handlers=handlers, tags=["Games"])
