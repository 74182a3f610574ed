"""What people read, in their language: prompts, actions and what happened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from threading import Lock
from typing import Any, Final, TypedDict

import msgspec

from chancellery.engine import languages
from chancellery.engine.actions import ActionTable
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.events import EventData, later_fields, noun_kinds_of
from chancellery.engine.game import Game
from chancellery.engine.nouns import Nouns
from chancellery.engine.options import Options
from chancellery.engine.prose import Arg, Prose, Text
from chancellery.engine.state import State

SENTENCES: Final = 4096


def check_language(given: str | None) -> str | None:
    """A language that there is, or None where none was asked for."""
    return None if given is None else languages.check_language(given)


def prose_for(game: Game, options: Options, language: str) -> Prose:
    return prose_with(game, game.nouns_for(options), language)


def prose_with(game: Game, nouns: Nouns, language: str) -> Prose:
    """The words of a game in a language; reading them takes long, and many may ask for the first time at once."""
    with _reading:
        return _prose_with(game, nouns, language)


_reading: Final = Lock()


@cache
def _prose_with(game: Game, nouns: Nouns, language: str) -> Prose:
    return Prose(language, (game.folder / "text",), nouns)


class ReasonText(TypedDict, total=False):
    """Why a seat is asked, and where the match stands; of a match of other rules nobody knows."""

    reason: str | None
    headline: str | None


class QuestionText(ReasonText):
    """What a seat is asked in words: the prompt, and each of its answers and asides as on a button."""

    prompt: str | None
    actions: dict[str, str]


def question(state: State, seat: int, prose: Prose) -> QuestionText:
    """What a seat is asked, and each of its answers and asides as on a button."""
    asked = state.prompt(seat)
    actions = state.game.actions
    return {
        "prompt": None if asked is None else prose.prompt(asked),
        "reason": None if asked is None else prose.reason(asked) or None,
        "headline": headline(state, prose),
        "actions": {
            actions.name(action): label(actions, prose, action, asked)
            for action in (*state.legal(seat), *state.asides(seat))
        },
    }


def headline(state: State, prose: Prose) -> str | None:
    """Where the match stands, in a line; None if the game has none."""
    tell = state.game.headline
    return None if tell is None else prose.say("board", tell(state))


def label(actions: ActionTable, prose: Prose, action: int, asked: Text | None) -> str:
    """An action as on a button; only a word alone may read otherwise at every question."""
    return button(actions, prose, action) if actions.kinds[action] else prose.answer(actions, action, asked)


@cache
def button(actions: ActionTable, prose: Prose, action: int) -> str:
    """An action about a thing, put into words once: a game has so many and no more."""
    return prose.action(actions, action)


def lines(game: Game, events: list[EventData], prose: Prose) -> list[str]:
    """Events as they were kept, each as a sentence."""
    return [line(game, prose, msgspec.json.encode(event)) for event in events]


@lru_cache(SENTENCES)
def line(game: Game, prose: Prose, written: bytes) -> str:
    """An event as a sentence, put together once for everybody who reads that language."""
    event = msgspec.json.decode(written)
    kinds = kinds_by_event(game).get(event["event"], {})
    for name, value in later_by_event(game).get(event["event"], {}).items():
        event.setdefault(name, value)
    try:
        args = {
            name: thing(kinds[name], value, prose.nouns) if name in kinds else value
            for name, value in event.items()
            if name != "event"
        }
        return prose.say("event", Text(event["event"], **args))
    except ChancelleryError:
        # Older rules knew things that are gone.
        return ", ".join(str(value) for value in event.values())


def thing(kind: str, value: str | list[str], nouns: Nouns) -> Arg:
    if isinstance(value, list):
        return kind, tuple(nouns.value(kind, item) for item in value)
    return kind, nouns.value(kind, value)


def explanation(prose: Prose, key: str, args: Mapping[str, Any], voice: str | None = None) -> str:
    """Why a bot did something, in the voice of its level if it has one for that; things are named by kind and id."""
    values = {
        name: thing(value["kind"], value["id"] if "id" in value else value["ids"], prose.nouns)
        if isinstance(value, dict)
        else value
        for name, value in args.items()
    }
    id = f"explained-{key}"
    attribute = voice if voice is not None and prose.has(id, voice) else ""
    return prose.text(id, attribute, prose.values(Text(key, **values)))


@cache
def later_by_event(game: Game) -> dict[str, dict[str, object]]:
    """Which fields of each event of a game logs of older versions may lack, and what stands for them."""
    return {key: later_fields(event) for key, event in game.events.items()}


@cache
def kinds_by_event(game: Game) -> dict[str, dict[str, str]]:
    """Which fields of each event of a game name things, and of which kind."""
    return {key: noun_kinds_of(event) for key, event in game.events.items()}
