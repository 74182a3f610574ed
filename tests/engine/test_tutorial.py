"""Guided first matches: how a learner goes from step to step, and every tutorial there is to its end."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from chancellery.engine.game import Game
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose
from chancellery.engine.tutorial import PLACES, Guide, TutorialStep, Walk, read_tutorial
from chancellery.engine.tutorial_checks import check_tutorial
from chancellery.games import all_games, find_game
from tests.tiny import TINY

# Kinds of things that are printed on the board; all others come and go.
PRINTED = ("court", "region", "space", "territory")
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


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_a_tutorial_points_at_is_there(game: Game) -> None:
    """A card in hand, an issue on the table: not something that comes later or never."""
    walk = Walk(game, read_tutorial(game))
    for step, _ in walk.steps():
        board = json.dumps(walk.state.view(walk.learner)["board"])
        things = [shown.partition(":") for shown in step.show if shown not in PLACES]
        lacking = [id for kind, _, id in things if kind not in PRINTED and f'"{id}"' not in board]
        assert lacking == [], step.id


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_tutorial_leaves_no_question_unexplained(game: Game) -> None:
    """But for formalities, which the page answers itself where only bots play."""
    walk = Walk(game, read_tutorial(game))
    silent = [walk.state.prompt(walk.learner) for step, _ in walk.moments() if step is None]
    assert [asked.key for asked in silent if asked is not None and asked.key not in game.legend.formalities] == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_asked_between_the_steps_is_explained_too(game: Game) -> None:
    """Whoever plays as they like, or is drawn into what others do, reads what kind of question it is."""
    tutorial = read_tutorial(game)
    keys = {key for aside in tutorial.aside for key in aside.on}
    assert all((said := tutorial.aside_about(key)) is not None and key in said.on for key in keys)
    # One of them is about all other questions.
    assert tutorial.aside_about("a question that nothing is said about") is not None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_tutorial_ends_after_the_first_points(game: Game) -> None:
    """Whoever does as suggested has more of them when the guide leaves than when it came."""
    assert game.tally is not None
    walk = Walk(game, read_tutorial(game))
    before = game.tally.points(walk.state)[walk.learner]
    for _ in walk.steps():
        pass
    assert game.tally.points(walk.state)[walk.learner] > before


# A guide need not say when the first points come.
SAYS_WHEN = [game for game in all_games() if read_tutorial(game).points]


@pytest.mark.parametrize("game", SAYS_WHEN, ids=lambda game: game.id)
def test_the_first_points_come_in_the_step_that_is_named(game: Game) -> None:
    """None before that is answered, some at the next question: so the guide says it beside its dashes."""
    assert game.tally is not None
    tutorial = read_tutorial(game)
    walk = Walk(game, tutorial)
    had: dict[str, list[int]] = {step.id: [] for step in tutorial.step}
    for step, _ in walk.steps():
        had[step.id].append(game.tally.points(walk.state)[walk.learner])
    at = list(had).index(tutorial.points)
    before = {points for id in list(had)[: at + 1] for points in had[id]}
    asked = next(step.id for step in tutorial.step[at + 1 :] if step.on)
    assert len(before) == 1
    assert had[asked][0] > min(before)


def test_versailles_speaks_of_a_strategy_card_only_where_somebody_has_one() -> None:
    """They are chosen after the first uprising (10): until then no step may send the learner to look for one."""
    game = find_game("versailles-1919")
    walk = Walk(game, read_tutorial(game))
    for step, _ in walk.steps():
        powers = walk.state.view(walk.learner)["board"]["powers"]
        if all(power["strategy"] == "none" for power in powers.values()):
            for language, own in (("en", "Your strategy card"), ("fr", "Votre carte de stratégie")):
                prose = Prose(language, [game.folder / "text"], game.nouns, strict=True)
                assert own.lower() not in prose.text(f"learn-{step.id}").lower()


# --- what is wrong with one, in sentences ---


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of Courtyard's tutorial, to be spoilt."""
    shutil.copytree(TINY.folder / "text", tmp_path / "text")
    shutil.copy(TINY.folder / "tutorial.toml", tmp_path)
    monkeypatch.setattr(TINY, "folder", tmp_path)
    return tmp_path / "tutorial.toml"


def test_a_good_tutorial_has_no_problems(lesson: Path) -> None:
    assert check_tutorial(TINY) == []
    lesson.unlink()
    assert check_tutorial(TINY) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('seat = "red"', "seat = 3", "tutorial.toml: Expected `str`, got `int`"),
        ('"blue points",', '"blue event",', "tutorial.toml: blue may not 'place north' now"),
        ('seat = "red"', 'seat = "green"', "tutorial.toml: there is no seat 'green'"),
        ('id = "place"', 'id = "card"', "tutorial.toml: step 'card' stands twice in the file"),
        (
            'show = ["court:garden"]',
            'show = ["court:cellar"]',
            "step 'place' points at 'court:cellar', which",
        ),
        ('tries = ["place garden"]', 'tries = ["place cellar"]', "step 'place': .*cellar"),
        ('tries = ["place garden"]', 'tries = ["done"]', "step 'place' suggests 'done', which is not possible there"),
        ('id = "reveal"', 'id = "secret"', "step 'secret' lacks its text in 'en'"),
        ('seat = "red"', 'seat = "red"\npoints = "courts"', "'courts' is to bring the first points, and is no step"),
        ('seat = "red"', 'seat = "red"\npoints = "place"', "first points lacks 'learn-points' in 'en'"),
        ('on = ["place-support"]', 'on = ["never-asked"]', "step 'place' is never seen"),
    ],
)
def test_a_spoilt_one_is_found_out(lesson: Path, old: str, new: str, says: str) -> None:
    text = lesson.read_text("utf-8")
    assert text.count(old) == 1
    lesson.write_text(text.replace(old, new), "utf-8")
    problems = check_tutorial(TINY)
    assert any(re.search(says, problem) for problem in problems), problems


@pytest.mark.parametrize(("language", "quoted"), [("en", "“Cellar”"), ("fr", "«\u202fCave\u202f»")])
def test_words_that_quote_what_is_not_there_are_found_out(lesson: Path, language: str, quoted: str) -> None:
    words = lesson.parent / "text" / language / "learn.ftl"
    text = words.read_text("utf-8")
    words.write_text(text.replace("learn-place = ", f"learn-place = {quoted} ", 1), "utf-8")
    (problem,) = check_tutorial(TINY)
    name = "Cellar" if language == "en" else "Cave"
    assert problem == f"tutorial.toml: step 'place' quotes '{name}', which is not on the table then ('{language}')"


def test_too_few_steps_and_an_end_without_a_question_are_found_out(lesson: Path) -> None:
    text = lesson.read_text("utf-8")
    lesson.write_text(text[: text.index('[[step]]\nid = "card"')], "utf-8")
    problems = check_tutorial(TINY)
    assert any("has 1 steps; a tutorial has" in problem for problem in problems)
    assert any("the last step, 'courts', names no question" in problem for problem in problems)
