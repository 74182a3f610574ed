"""Sentences that once misstated a rule say what the rules do, in every language."""

from __future__ import annotations

import pytest

from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose, Text
from chancellery.games.europe_in_turmoil.board import ACTIONS, FIRST_OPTION, FOLDER, NOUNS, SECOND_OPTION


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


@pytest.mark.parametrize("language", languages())
def test_a_draw_and_a_war_that_both_lose_are_two_endings(language: str) -> None:
    """8.4.5: nobody wins the one, both sides share the other."""
    words = prose(language)
    both_lose, won, draw = (words.text("board-wins", values={"count": n, "seats": "X"}) for n in (0, 1, 2))
    assert len({both_lose, won, draw}) == 3
    assert "X" in won


@pytest.mark.parametrize("language", languages())
def test_a_forfeit_has_a_reason(language: str) -> None:
    for reason in ("resignation", "time-out"):
        assert prose(language).text(f"ending-{reason}")


@pytest.mark.parametrize(
    ("id", "attribute", "english", "french"),
    [
        ("board-black-hand", "", "removed or replaced, and no support check", "aucun test de soutien n’y est possible"),
        ("option-french_monarchy", "help", "brings Paris under", "fait passer Paris sous contrôle"),
        ("prompt-tangier_crisis", "why", "in the French Armed Forces", "dans les Forces armées françaises"),
        ("prompt-second_hague_conference", "why", "Army or Monarch spaces, at most 1", "Armée ou Monarque, 1 au plus"),
        ("prompt-belgian_rule_in_congo", "why", "either way Belgium", "dans les deux cas, la Belgique"),
        ("prompt-legacy_of_1848", "why", "Liberal or neutral", "libéral ou neutre"),
        ("prompt-control_of_the_channel", "why", "if it is neutral", "si elle est neutre"),
        ("prompt-mitteleuropa", "why", "Denmark, Italy or Constantinople", "Danemark, en Italie ou à Constantinople"),
        ("prompt-foreign_investments", "why", "at most 2 per space", "2 au plus par espace"),
        ("board-region-worth", "", "you control", "que vous contrôlez"),
        ("board-enemy-event", "", "Not in a naval attempt", "Pas dans une tentative navale"),
        ("board-side-neutral", "", "Neutral", "Neutre"),
        ("prompt-war-losses", "", "War losses", "Pertes de guerre"),
        ("card-young_turk_revolution", "effect", "and/or", "et/ou"),
        ("stability-intelligentsia", "effect", "takes", "prend en main"),
        ("intro-scoring", "", "at least one battleground and one ordinary space", "et un espace ordinaire"),
        ("intro-space", "", "at least the stability number", "atteint le chiffre de stabilité"),
        ("prompt-third_department_okhrana", "", "as used", "comme jouée"),
        ("why-owed", "", "unless you must play a scoring card first", "jouer une carte de pointage"),
    ],
)
def test_a_sentence_says_what_the_rules_do(id: str, attribute: str, english: str, french: str) -> None:
    values: dict[str, int | str] = {
        "points": 2,
        "presence": 3,
        "domination": 6,
        "control": 9,
        "possible": 1,
        "owed": 1,
        "seat": "X",
    }
    assert english in prose("en").text(id, attribute, values)
    assert french in prose("fr").text(id, attribute, values).replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "key",
    ["tangier_crisis", "agadir_crisis", "second_hague_conference", "belgian_rule_in_congo", "third_balkan_war-whose"],
)
def test_either_or_buttons_name_the_deed(key: str, language: str) -> None:
    words = prose(language)
    for action in (FIRST_OPTION, SECOND_OPTION):
        assert words.answer(ACTIONS, action, Text(key)) != words.action(ACTIONS, action)
