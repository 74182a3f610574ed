"""Guided first matches: how a learner goes from step to step, and every tutorial there is to its end."""

from __future__ import annotations

import pytest

from chancellery.engine.game import Game
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose
from chancellery.engine.tutorial import Guide, TutorialStep, Walk, read_tutorial
from chancellery.games import all_games
from tests.tiny import TINY

READ = TutorialStep("read")
CARD = TutorialStep("card", on=("use-card",))
PLACE = TutorialStep("place", on=("place", "place-more"))
LAST = TutorialStep("last", on=("use-card",))


def at(guide: Guide) -> str | None:
    return None if guide.step is None else guide.step.id


def asked(guide: Guide, question: str | None) -> str | None:
    """Where a learner is who is asked something new, not having acted."""
    guide.ask(question, others_acted=False, acted=False)
    return at(guide)


def acted(guide: Guide, question: str | None, others: bool = False) -> str | None:
    """Where a learner is after an answer of their own."""
    guide.ask(question, others_acted=others, acted=True)
    return at(guide)


def test_a_step_is_read_or_passed_over_by_acting() -> None:
    guide = Guide((READ, READ, CARD))
    assert asked(guide, "use-card") == "read"
    guide.read()
    assert asked(guide, "use-card") == "read"
    assert acted(guide, "use-card") == "card"


def test_a_step_with_questions_ends_when_they_are_answered() -> None:
    guide = Guide((CARD, PLACE, LAST))
    assert asked(guide, "use-card") == "card"
    assert acted(guide, "place") == "place"
    assert acted(guide, "place-more") == "place"
    assert acted(guide, None) == "last"


def test_the_same_question_after_others_have_acted_is_another_one() -> None:
    guide = Guide((CARD, LAST))
    assert asked(guide, "use-card") == "card"
    assert acted(guide, "use-card", others=True) == "last"


def test_a_step_waits_for_its_question_whatever_else_is_answered() -> None:
    guide = Guide((PLACE, LAST))
    assert asked(guide, "something-else") == "place"
    assert not guide.shows("something-else")
    assert acted(guide, "something-else") == "place"
    assert acted(guide, "place") == "place"


def test_steps_are_missed_by_whoever_plays_otherwise() -> None:
    guide = Guide((CARD, PLACE, LAST))
    assert asked(guide, "use-card") == "card"
    assert acted(guide, None) == "place"
    assert asked(guide, "use-card") == "last"


@pytest.mark.parametrize("game", [TINY, *all_games()], ids=lambda game: game.id)
def test_every_tutorial_is_walked_to_its_end(game: Game) -> None:
    """In order, without a step left out, with words for each in every language."""
    tutorial = read_tutorial(game)
    walk = Walk(game, tutorial)
    seen = dict.fromkeys(step.id for step, _ in walk.steps())
    assert list(seen) == [step.id for step in tutorial.step]
    assert walk.learner in walk.state.waiting
    assert walk.state.outcome is None
    for language in languages():
        prose = Prose(language, [game.folder / "text"], game.nouns, strict=True)
        said = [prose.text(f"learn-{id}", part) for id in seen for part in ("", "title")]
        assert all(text.strip() for text in said)
        assert not [text for text in said if "{" in text]
