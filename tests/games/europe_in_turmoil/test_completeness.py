"""Nothing is left out: every card has its event, its names and its test, and counts are those of the rulebook (2.0)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancellery.engine.prose import Prose
from chancellery.games import find_game
from chancellery.games.europe_in_turmoil import cards
from chancellery.games.europe_in_turmoil.board import CONTENT, FOLDER, IS_SCORING, NOUNS, SCORES
from chancellery.games.europe_in_turmoil.rules.event_play import CONDITIONS, EVENTS
from chancellery.games.europe_in_turmoil.rules.follow_up import FOLLOW_UPS
from chancellery.games.europe_in_turmoil.rules.mobilization import EFFECTS as MOBILIZATION_EFFECTS
from chancellery.games.europe_in_turmoil.rules.stability import STABILITY_EFFECTS
from tests.games.europe_in_turmoil.card_numbers import CARD_NUMBER

assert cards.__all__, "importing the cards fills the registries"

TESTS = Path(__file__).parent
LANGUAGES = ("en", "fr")


def named_tests(pattern: str) -> set[str]:
    """What the names of test functions in the files of a pattern begin with after `test_`."""
    found = set()
    for file in TESTS.glob(pattern):
        found |= set(re.findall(r"^def test_([a-z0-9_]+)\(", file.read_text("utf-8"), re.MULTILINE))
    return found


def test_components_are_those_of_the_rulebook() -> None:
    assert len(CONTENT.cards) == 110
    assert len(CONTENT.stability) == 20
    assert len(CONTENT.mobilization) == 35
    assert len(CONTENT.spaces) == 73
    assert len(CONTENT.naval) == 14
    assert sum(IS_SCORING) == 5


def test_every_strategy_card_has_an_event_or_scores_a_region() -> None:
    for which in range(len(CARD_NUMBER)):
        assert (which in EVENTS) != IS_SCORING[which]
        assert (SCORES[which] >= 0) == IS_SCORING[which]
    assert set(CONDITIONS) <= set(EVENTS)


def test_every_stability_card_and_mobilization_card_does_something() -> None:
    assert set(STABILITY_EFFECTS) == set(range(20))
    assert set(MOBILIZATION_EFFECTS) == set(range(35))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "stability", "mobilization"])
def test_every_card_has_a_title_and_says_what_it_does(language: str, kind: str) -> None:
    prose = Prose(language, [FOLDER / "text"], NOUNS, strict=True)
    for index in range(NOUNS.count(kind)):
        assert prose.name(kind, index)
        assert prose.name(kind, index, "effect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_card_is_asked_in_words(language: str) -> None:
    prose = Prose(language, [FOLDER / "text"], NOUNS, strict=True)
    sources = "".join(file.read_text("utf-8") for file in (FOLDER / "cards").glob("*.py"))
    asked = re.findall(r'(?:Choose\w+|EitherOr)\(\s*\w+,\s*"([^"]+)"', sources)
    assert set(asked) <= set(FOLLOW_UPS)
    assert len(asked) > 20
    for key in asked:
        assert prose.has(f"prompt-{key}"), key


def test_every_strategy_card_has_a_test() -> None:
    names = named_tests("test_cards_*.py")
    missing = [n for n in CARD_NUMBER if not any(name.startswith((f"{n:02}_", f"{n}_")) for name in names)]
    assert missing == []


def test_every_stability_card_has_a_test() -> None:
    text = "".join(file.read_text("utf-8") for file in TESTS.glob("test_cards_stability_*.py"))
    assert [id for id in CONTENT.stability if id not in text] == []


def test_every_mobilization_card_has_a_test() -> None:
    text = "".join(file.read_text("utf-8") for file in TESTS.glob("test_mobilization*.py"))
    assert [id for id in CONTENT.mobilization if id not in text] == []


def test_every_numbered_ruling_has_a_test() -> None:
    names = named_tests("test_*.py")
    missing = [
        n for n in range(1, 72) if not any(name.startswith((f"ruling_{n}_", f"ruling_{n:02}_")) for name in names)
    ]
    assert missing == []


def test_the_game_is_on_the_shelf() -> None:
    assert find_game("europe-in-turmoil").title == "Europe in Turmoil"
