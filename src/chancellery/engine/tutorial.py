"""Guided first matches: a position that is reached by a journal, and steps that explain what the learner is asked.

A game brings one as `tutorial.toml` in its folder, with the words of each step in its text files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from chancellery.engine.content import read_toml
from chancellery.engine.errors import BadContent
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.options import Value
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State

FILE: Final = "tutorial.toml"
# Parts of a table that a step may point at, besides things of the board ("space:paris").
PLACES: Final = ("question", "board", "hand", "players", "tracks", "below", "log")
# No first match is longer, whatever a learner does.
MOST_PLIES: Final = 2_000


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coach mark; its words are the message `learn-<id>` with `.title`, and `.try` if there is something to try.

    It may have a question that a learner may ask about it, such as about a price (`.ask`), with its `.answer`.

    show   what it points at: a part of the table, or things of the board
    on     the questions that it explains, by their keys: the step ends once they are answered; without any it is read
    tries  the answers that it suggests, in their order; every other legal answer is as good
    """

    id: str
    show: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match.

    seed      the words that the key of its chance is made of
    seat      who learns; bots have the other seats
    opening   what was played before the learner's first question, each as "seat action"
    points    the step whose answers bring the learner's first points; the message `learn-points` says so
    aside     what is said about questions that come up between the steps, as others and the learner play; one without
              questions is for all that nothing else explains
    """

    seed: str
    seat: str
    step: tuple[TutorialStep, ...]
    opening: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    points: str = ""
    aside: tuple[TutorialStep, ...] = ()

    def aside_about(self, question: str) -> TutorialStep | None:
        """What is said about a question that no step explains now."""
        own = next((one for one in self.aside if question in one.on), None)
        return own or next((one for one in self.aside if not one.on), None)

    @property
    def key(self) -> bytes:
        return key_from(self.seed)

    def actions(self, game: Game) -> list[tuple[int, int]]:
        """The opening as a journal has it."""
        nouns = game.nouns_for(game.options(self.options))
        split = [line.partition(" ") for line in self.opening]
        return [(nouns.index("seat", seat), game.actions.parse(action)) for seat, _, action in split]

    def position(self, game: Game, record: bool = False) -> State:
        """The position at which the learner begins."""
        g = game.new(game.options(self.options), self.key, record=record)
        for seat, action in self.actions(game):
            g.play(seat, action)
        return g


def has_tutorial(game: Game) -> bool:
    return (game.folder / FILE).is_file()


def read_tutorial(game: Game) -> Tutorial:
    """The tutorial of a game, or BadContent with one sentence."""
    try:
        return msgspec.convert(read_toml(game.folder / FILE), Tutorial)
    except msgspec.ValidationError as error:
        raise BadContent(f"{FILE}: {error}") from None


class Guide:
    """The progress of a learner; the page has the same rules (`core/match/lesson.js`).

    A step without questions is read, and over when the learner acts as well. A step with questions is shown while one
    of them is asked, and over when it was answered. It is missed if only a later step explains what is asked.
    """

    def __init__(self, steps: tuple[TutorialStep, ...]) -> None:
        self.steps = steps
        self.at = 0
        # Whether the present step has been shown.
        self.met = False

    @property
    def step(self) -> TutorialStep | None:
        return self.steps[self.at] if self.at < len(self.steps) else None

    def ask(self, question: str | None, others_acted: bool, acted: bool) -> None:
        """The learner is asked something, or nothing, after an action of their own or of others since the last call."""
        step = self.step
        if step is not None and self.met and acted and (not step.on or question not in step.on or others_acted):
            self.read()
        while self.missed(question):
            self.read()
        self.met = self.met or self.shows(question)

    def missed(self, question: str | None) -> bool:
        """Whether the learner is asked what only a later step explains."""
        step = self.step
        if step is None or not step.on or question is None or question in step.on:
            return False
        return any(question in later.on for later in self.steps[self.at + 1 :])

    def shows(self, question: str | None) -> bool:
        step = self.step
        return step is not None and (not step.on or question in step.on)

    def read(self) -> None:
        """Go on to the next step."""
        self.at += 1
        self.met = False


class Walk:
    """A learner who does as suggested; where nothing is suggested, and for all others, the game's advice is played."""

    def __init__(self, game: Game, tutorial: Tutorial, record: bool = False) -> None:
        self.state = tutorial.position(game, record)
        self.learner = game.nouns_for(self.state.options).index("seat", tutorial.seat)
        self.guide = Guide(tutorial.step)
        self.rng = Rng(key_from("walk"))
        self.tried: dict[str, int] = {}

    def steps(self) -> Iterator[tuple[TutorialStep, str | None]]:
        """Every step as it is seen, with the answer that it suggests then; several times if it suggests several."""
        return ((step, suggested) for step, suggested in self.moments() if step is not None)

    def moments(self) -> Iterator[tuple[TutorialStep | None, str | None]]:
        """Every step as it is seen, and every question that no step explains, at which the guide is silent."""
        g, guide = self.state, self.guide
        seat = NOBODY
        while g.waiting and g.ply < MOST_PLIES:
            prompt = g.prompt(self.learner)
            key = None if prompt is None else prompt.key
            guide.ask(key, seat not in (NOBODY, self.learner), seat == self.learner)
            while (step := guide.step) is not None and not step.on:
                yield step, None
                guide.read()
                guide.ask(key, False, False)
            suggested = self.suggestion(step) if step is not None and guide.shows(key) else None
            if step is not None and guide.shows(key):
                yield step, suggested
                if guide.at == len(guide.steps) - 1:
                    return
            elif key is not None:
                yield None, None
            seat = self.learner if key is not None else g.waiting[0]
            g.play(seat, advised(g, seat, self.rng) if suggested is None else g.game.actions.parse(suggested))

    def suggestion(self, step: TutorialStep) -> str | None:
        """The next answer that a step suggests."""
        tried = self.tried.get(step.id, 0)
        self.tried[step.id] = tried + 1
        return step.tries[tried] if tried < len(step.tries) else None


def advised(g: State, seat: int, rng: Rng) -> int:
    """The answer that the game likes best for a seat, or the first there is."""
    legal = g.legal(seat)
    if g.game.advise is None or len(legal) == 1:
        return legal[0]
    scores = g.game.advise(g.redeal(seat, rng), seat, legal)
    return legal[scores.index(max(scores))]
