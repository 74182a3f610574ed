"""Catalog of games: descriptions for forms, printed content, messages and rules paragraphs."""

from __future__ import annotations

import hashlib
import logging
import tomllib
from functools import cache
from typing import cast

import msgspec

from chancellery.bots.registry import bots_for
from chancellery.engine import languages
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.help import ParagraphData, around, paragraphs_as_data, read_help
from chancellery.engine.languages import KERNEL_TEXT
from chancellery.engine.options import OneOf, Option
from chancellery.engine.prose import Prose
from chancellery.engine.seat_names import name_of_role
from chancellery.engine.tutorial import Tutorial, has_tutorial, read_tutorial
from chancellery.games import all_games, find_game
from chancellery.games import installed_rules as rules_by_game
from chancellery.web.games.shapes import GameData, GameFacts, HelpPage, Lesson, OptionField, SeatLook
from chancellery.web.games.wording import kinds_by_event, prose_for
from chancellery.web.http.client_files import locate, page_of
from chancellery.web.http.errors import not_found

log = logging.getLogger(__name__)

# A game is looked up for every request; where it comes from does not change while a server runs.
find = cache(find_game)


def installed(id: str) -> bool:
    """Whether a game is still there; one may have been taken out since a match began."""
    try:
        return bool(find(id))
    except ChancelleryError:
        return False


installed_rules = cache(rules_by_game)


@cache
def describe(game: Game, language: str) -> GameData:
    """A game with all that a form for a new match needs."""
    prose = prose_for(game, game.options(), language)
    return {
        "id": game.id,
        "title": word(prose, "game-title", game.title),
        "designers": list(game.credits.designers),
        "publisher": game.credits.publisher,
        "year": game.credits.year,
        "rules": game.rules,
        "players": list(game.players),
        "seats": {
            str(count): [{"id": id, "name": word(prose, f"seat-{id}", id)} for id in seats]
            for count, seats in game.seats_by_count.items()
        },
        "roles": roles(game, prose),
        "options": [form(option, prose) for option in game.option_list],
        "pitch": word(prose, "game-pitch", ""),
        "years": word(prose, "game-years", ""),
        "length": word(prose, "game-length", ""),
        "bots": bots_for(game),
        "languages": list(languages.languages()),
        "drawn": page_of(game.id, "index.js"),
        "tutorial": has_tutorial(game),
        "tutorial_steps": len(tutorial_of(game.id).step) if has_tutorial(game) else 0,
        "vignette": page_of(game.id, "vignette.svg"),
        "poster": page_of(game.id, "poster.webp"),
        "looks": looks(game.id),
    }


def roles(game: Game, prose: Prose) -> dict[str, str]:
    """What a seat is called by what it plays, where that is decided in play."""
    if game.played_as is None:
        return {}
    named = {f"{kind}:{id}": name_of_role(prose, kind, id) for kind, ids in game.nouns.ids.items() for id in ids}
    return {thing: name for thing, name in named.items() if name is not None}


def looks(game_id: str) -> dict[str, SeatLook]:
    """How each seat of a game is drawn, in the order of its pictures; nothing where its page does not say."""
    file = locate(f"games/{game_id}/seats.json")
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, SeatLook]) if file.is_file() else {}
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s cannot be read: %s", file, error)
        return {}


@cache
def describe_all(language: str) -> list[GameData]:
    """Every game that can be described; one whose files are damaged is left out, and the log told of it."""
    found = []
    for game in all_games():
        try:
            found.append(describe(game, language))
        except Exception as error:
            log.warning("the game '%s' is left out of the list: %s", game.id, error)
    return found


def form(option: Option, prose: Prose) -> OptionField:
    """One field of the form, with the words on it, what it means, and the paragraph about it."""
    id = f"option-{option.id}"
    field = {**option.form(), "label": word(prose, id, option.id)}
    field |= {name: prose.text(id, name) if prose.has(id, name) else "" for name in ("help", "rule")}
    if isinstance(option, OneOf):
        field["labels"] = {
            value: prose.text(id, value) if prose.has(id, value) else word(prose, f"{id}-{value}", value)
            for value in option.values
        }
    return cast(OptionField, field)


def word(prose: Prose, id: str, fallback: str) -> str:
    return prose.text(id) if prose.has(id) else fallback


@cache
def facts(game_id: str) -> GameFacts:
    """The content files as they are, the kinds of things that actions and events are about, and the board's legend."""
    game = find(game_id)
    actions = game.actions
    return {
        "content": {
            path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(game.folder.glob("content/*.toml"))
        },
        "actions": {
            name: [actions.verbs[i], actions.kinds[i] or None, name.partition(" ")[2] or None]
            for i, name in enumerate(actions.names)
        },
        "events": kinds_by_event(game),
        "legend": game.legend.values,
        "paragraphs": game.legend.paragraphs,
        "formalities": game.legend.formalities,
    }


@cache
def tutorial_of(game_id: str) -> Tutorial:
    """The guided first match of a game."""
    game = find(game_id)
    if not has_tutorial(game):
        raise not_found(f"{game.title} has no guided first match", "no-tutorial", game=game.title)
    return read_tutorial(game)


@cache
def tutorial_key(game_id: str) -> bytes | None:
    """The seed of a game's guided first matches, by which they are known."""
    return tutorial_of(game_id).key if has_tutorial(find(game_id)) else None


@cache
def lesson(game_id: str) -> Lesson:
    """The steps of a game's tutorial, what is said between them, and its first position as the learner sees it."""
    game, tutorial = find(game_id), tutorial_of(game_id)
    learner = game.nouns_for(game.options(tutorial.options)).index("seat", tutorial.seat)
    return {
        "seat": tutorial.seat,
        "options": game.options(tutorial.options).dump(),
        "steps": list(tutorial.step),
        "asides": list(tutorial.aside),
        "points": tutorial.points,
        "position": tutorial.position(game).view(learner),
    }


@cache
def messages(game_id: str, language: str) -> str:
    """The kernel's messages and the game's own, one after the other."""
    kernel = languages.messages(KERNEL_TEXT, language, "kernel.ftl")
    return "\n".join((kernel, languages.messages(find(game_id).folder / "text", language)))


@cache
def edition(game_id: str) -> str:
    """What tells all that is printed and said in a game from another version of it: a hash of every byte."""
    digest = hashlib.sha256(msgspec.json.encode(facts(game_id)))
    for language in languages.languages():
        digest.update(messages(game_id, language).encode())
        help = languages.help_file(find(game_id).folder, language)
        digest.update(b"" if help is None else help.read_bytes())
    return digest.hexdigest()[:16]


@cache
def editions() -> dict[str, str]:
    """The edition of every game that can be read."""
    found = {}
    for game in all_games():
        try:
            found[game.id] = edition(game.id)
        except Exception as error:
            log.warning("the game '%s' has no edition: %s", game.id, error)
    return found


@cache
def chapters(game_id: str, language: str) -> list[ParagraphData]:
    """The paragraphs of a game's help in order: number, title, depth and text in Markdown."""
    try:
        paragraphs = read_help(find(game_id), language)
    except ChancelleryError as error:
        raise not_found(str(error), error.code, **error.values) from None
    return paragraphs_as_data(paragraphs)


def paragraph(game_id: str, language: str, number: str) -> HelpPage:
    """One paragraph, or the smallest one around it, with all that is below it."""
    wanted, inside = around(chapters(game_id, language), number)
    if not inside:
        raise not_found(f"the help has no paragraph '{number[:20]}'", "no-such-paragraph", number=number[:20])
    return {"number": wanted, "paragraphs": inside}
