"""Rules stay in Python: which verbs, questions and paragraphs of a game the files of its page may name.

A file that names a verb or the key of a prompt decides something by it. What is listed here decides only where an
answer is drawn. The lists may only shrink: what follows from a rule is a field of the view, of an event, of the prompt
or of the legend (docs/client.md, "Rules stay in Python").
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from chancellery.engine.game import Game
from chancellery.games import all_games
from chancellery.web.http.client_files import CLIENT

# How many names are listed below: the number goes down with the lists, and never up.
MOST: Final = 77

# Verbs by which a page finds the place of an answer: cards of the hand, buttons of a panel, marks of the board.
DRAWN: Final[dict[str, dict[str, str]]] = {
    "europe-in-turmoil": {"cards.js": "event naval"},
    "realpolitik": {
        "battle.js": "permit target card",
        "cards.js": "discard lay lay-italy play play-to-discard play-to-reveal",
        "index.js": "permit",
        "permits.js": "permit yes",
        "text.js": "bid permit",
    },
    "europe-divided": {},
    "versailles-1919": {
        "choice.js": "keep lose pick reopen",
        "desk.js": "about ask back demand give no-influence offer promise propose refrain scrap withdraw",
        "index.js": "advance bring-in call choose discard minus-one no-change place-on plus-one send-out settle",
        "offers.js": "accept-deal refuse-deal",
        "panels.js": "strategy",
        "reading.js": "choose",
        "terms.js": "choose",
    },
}

# Words that are no verbs or questions there: classes of the style sheet, pieces, phases, sections of the introduction.
HOMONYMS: Final[dict[str, dict[str, str]]] = {
    "europe-in-turmoil": {"cards.js": "no", "plate.js": "black_hand", "tabs.js": "black_hand", "tracks.js": "both"},
    "realpolitik": {
        "about.js": "fortress garrison target",
        "cards.js": "no",
        "intro.js": "battle march",
        "pieces.js": "unit",
        "reading.js": "train",
        "territory.js": "capital target",
        "text.js": "fortress garrison talk",
    },
    "europe-divided": {"cards.js": "special", "outlook.js": "special", "reading.js": "fracture"},
    "versailles-1919": {
        "bidding.js": "bid",
        "deeds.js": "settle",
        "intro.js": "settle",
        "over.js": "announce bid",
        "stage.js": "done",
        "text.js": "cubes",
        "tracks.js": "name",
    },
}

GAMES: Final = [game for game in all_games() if (CLIENT / "games" / game.id).is_dir()]
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
LITERAL: Final = re.compile(r'"([^"\n]*)"')
# An action is made by its name: `choose ${option.id}`.
ACTION: Final = re.compile(r"`([a-z][a-z-]*) \$\{")
# A paragraph of a rulebook: "10.1.1", "O.3"; what follows an equals sign is an attribute of a drawing.
PARAGRAPH: Final = re.compile(r'(?<!=)"((?:[A-Z]|[1-9]\d*)(?:\.\d+)+)"')


@cache
def questions(game: Game) -> frozenset[str]:
    """The keys of all prompts of a game."""
    texts = (path.read_text("utf-8") for path in (game.folder / "text/en").glob("*.ftl"))
    return frozenset(key for text in texts for key in re.findall(r"^prompt-([\w-]+)", text, re.MULTILINE))


def code(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def named(game: Game, path: Path) -> set[str]:
    """The verbs and questions of a game that a file names; kinds of things share some words with them."""
    text = code(path)
    made = set(ACTION.findall(text))
    literals = set(LITERAL.findall(text))
    verbs, kinds = set(game.actions.verbs), set(game.nouns.ids)
    return (literals & ((verbs | questions(game)) - kinds)) | (made & verbs)


def listed(game: Game) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for names in (DRAWN[game.id], HOMONYMS[game.id]):
        for file, words in names.items():
            found.setdefault(file, set()).update(words.split())
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_page_names_no_verb_or_question_that_is_not_listed(game: Game) -> None:
    files = sorted((CLIENT / "games" / game.id).glob("*.js"))
    found = {path.name: names for path in files if (names := named(game, path))}
    new = {file: sorted(names - listed(game).get(file, set())) for file, names in found.items()}
    assert {file: names for file, names in new.items() if names} == {}, "tell it from Python: docs/client.md"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_listed_that_no_file_names_any_more(game: Game) -> None:
    folder = CLIENT / "games" / game.id
    gone = {file: sorted(names - named(game, folder / file)) for file, names in listed(game).items()}
    assert {file: names for file, names in gone.items() if names} == {}, "take it off the list"


def test_the_lists_only_shrink() -> None:
    names = [words for lists in (DRAWN, HOMONYMS) for files in lists.values() for words in files.values()]
    assert sum(len(words.split()) for words in names) <= MOST


def test_no_file_of_the_client_names_a_paragraph() -> None:
    """Which paragraph explains what is the legend's to say, and which one a question stands on the question's."""
    files = [path for path in sorted(CLIENT.rglob("*.js")) if "vendor" not in path.parts]
    found = {path.relative_to(CLIENT).as_posix(): PARAGRAPH.findall(code(path)) for path in files}
    assert {file: numbers for file, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize("room", ["core", "parts", "pages"])
def test_what_all_games_share_names_no_question_of_any(room: str) -> None:
    """Words with a hyphen are nobody else's; others, as `done`, are words of many things."""
    keys = {key for game in GAMES for key in questions(game) if "-" in key}
    verbs = {verb for game in GAMES for verb in game.actions.verbs if "-" in verb}
    found = {
        path.relative_to(CLIENT).as_posix(): sorted(names)
        for path in sorted((CLIENT / room).rglob("*.js"))
        if (names := set(LITERAL.findall(code(path))) & (keys | verbs))
    }
    assert found == {}
