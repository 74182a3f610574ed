"""What is wrong with a guided first match: its file, its words, and what a learner meets who does as suggested."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose
from chancellery.engine.state import State
from chancellery.engine.tutorial import FILE, PLACES, Tutorial, TutorialStep, Walk, has_tutorial, read_tutorial

FEWEST, MOST = 6, 12
# What the words of a step put in quotation marks stands on the table then, in any language.
QUOTED: Final = re.compile("“([^”]+)”|«\u202f([^»]+)\u202f»")


def check_tutorial(game: Game) -> list[str]:
    """Every problem of a game's tutorial as a sentence; none if it has no tutorial."""
    if not has_tutorial(game):
        return []
    try:
        tutorial = read_tutorial(game)
        tutorial.position(game)
    except ChancelleryError as error:
        return [str(error) if str(error).startswith(FILE) else f"{FILE}: {error}"]
    problems = [*_wrong_steps(game, tutorial), *_missing_words(game, tutorial)]
    if not problems:
        problems += _wrong_walk(game, tutorial)
    return [f"{FILE}: {problem}" for problem in problems]


def _wrong_steps(game: Game, tutorial: Tutorial) -> Iterator[str]:
    if tutorial.seat not in game.seats(game.options(tutorial.options)):
        yield f"there is no seat '{tutorial.seat}'"
    if not FEWEST <= len(tutorial.step) <= MOST:
        yield f"has {len(tutorial.step)} steps; a tutorial has {FEWEST} to {MOST}"
    ids = [step.id for step in (*tutorial.step, *tutorial.aside)]
    yield from (f"step '{id}' stands twice in the file" for id in dict.fromkeys(ids) if ids.count(id) > 1)
    for step in tutorial.step:
        for shown in step.show:
            kind, _, id = shown.partition(":")
            indexes = game.nouns.indexes.get(kind)
            if shown not in PLACES and (not id or (indexes is not None and id not in indexes)):
                yield f"step '{step.id}' points at '{shown}', which is no part of the table"
        for name in step.tries:
            try:
                game.actions.parse(name)
            except ChancelleryError as error:
                yield f"step '{step.id}': {error}"
    if tutorial.points and tutorial.points not in [step.id for step in tutorial.step if step.on]:
        yield f"'{tutorial.points}' is to bring the first points, and is no step that has questions"
    for aside in tutorial.aside:
        if aside.show or aside.tries:
            yield f"aside '{aside.id}' shows or suggests something; it is said wherever the match stands"
    if tutorial.step and not tutorial.step[-1].on:
        yield f"the last step, '{tutorial.step[-1].id}', names no question: the learner ends in a turn of their own"


def _missing_words(game: Game, tutorial: Tutorial) -> Iterator[str]:
    for language in languages():
        prose = Prose(language, [game.folder / "text"], game.nouns, strict=True)
        if tutorial.points and not prose.has("learn-points"):
            yield f"the step that brings the first points lacks 'learn-points' in '{language}'"
        for step in (*tutorial.step, *tutorial.aside):
            for attribute in ("", "title", *(("try",) if step.tries else ())):
                if not prose.has(f"learn-{step.id}", attribute):
                    yield f"step '{step.id}' lacks {'.' + attribute if attribute else 'its text'} in '{language}'"
            if prose.has(f"learn-{step.id}", "ask") != prose.has(f"learn-{step.id}", "answer"):
                yield f"step '{step.id}' has one of .ask and .answer in '{language}', and not the other"


def _wrong_walk(game: Game, tutorial: Tutorial) -> Iterator[str]:
    """What goes wrong for a learner who does as suggested."""
    walk = Walk(game, tutorial)
    nouns = game.nouns_for(walk.state.options)
    proses = [Prose(language, [game.folder / "text"], nouns, strict=True) for language in languages()]
    seen: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for step, name in walk.steps():
        legal = walk.state.legal(walk.learner)
        for prose in proses:
            seen[step.id][prose.language] |= _on_the_table(walk.state, walk.learner, prose)
        if name is not None and game.actions.parse(name) not in legal:
            possible = ", ".join(map(walk.state.describe, legal[:6]))
            yield f"step '{step.id}' suggests '{name}', which is not possible there; possible are {possible}"
            return
    yield from (f"step '{step.id}' is never seen" for step in tutorial.step if step.id not in seen)
    for step in tutorial.step:
        for prose in proses:
            yield from _wrong_names(step, prose, seen[step.id][prose.language])


def _wrong_names(step: TutorialStep, prose: Prose, there: set[str]) -> Iterator[str]:
    """What a step quotes although a learner finds it nowhere at that moment."""
    said = "\n".join(prose.text(f"learn-{step.id}", part) for part in ("", *(("try",) if step.tries else ())))
    for quoted in (match[1] or match[2] for match in QUOTED.finditer(said)):
        if not any(quoted in label for label in there):
            yield f"step '{step.id}' quotes '{quoted}', which is not on the table then ('{prose.language}')"


def _on_the_table(g: State, seat: int, prose: Prose) -> set[str]:
    """What a seat can read now: names of things in its view, and its answers."""
    asked = g.prompt(seat)
    answers = {prose.answer(g.game.actions, action, asked) for action in g.legal(seat)}
    ids = set(_ids_in(g.view(seat)["board"]))
    named = ((f"{kind}-{id}") for kind, of_kind in prose.nouns.ids.items() for id in of_kind if id in ids)
    return answers | {prose.text(name) for name in named if prose.has(name)}


def _ids_in(seen: Any) -> Iterator[str]:
    """Every word of a view that may be the name of a thing."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, dict):
        for key, value in seen.items():
            yield key
            yield from _ids_in(value)
    elif isinstance(seen, (list, tuple)):
        for value in seen:
            yield from _ids_in(value)
