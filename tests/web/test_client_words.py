"""Words of the page that once said the wrong thing."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from chancellery.games import all_games
from chancellery.web.http.client_files import CLIENT


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((CLIENT / "text" / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def text(language: str, id: str, **values: str | int) -> str:
    words = bundle(language)
    pattern = words.get_message(id).value
    assert pattern is not None
    said, errors = words.format_pattern(pattern, values)
    assert errors == []
    return str(said)


def test_french_never_says_reprendre_for_undo() -> None:
    """It means to resume before it means to take back."""
    source = (CLIENT / "text/fr/table.ftl").read_text("utf-8")
    assert re.findall(r"(?i)^.*\brepr(?:end|is|enez).*$", source, re.MULTILINE) == []
    assert text("fr", "undo") == "Annuler"


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("result-draw", "Draw", "Partie nulle"),
        ("result-nobody", "No winner: all sides lose", "Pas de vainqueur\u202f: tous les camps perdent"),
        ("timeout-forfeit", "That player loses, the others win", "Ce joueur perd, les autres gagnent"),
    ],
)
def test_how_a_match_ends(id: str, english: str, french: str) -> None:
    assert (text("en", id), text("fr", id)) == (english, french)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_leaves_is_told_what_becomes_of_the_seat(language: str) -> None:
    """Seats are kept for whoever ran out of time, not for whoever left."""
    assert "bot" in text(language, "leave-why-bot")
    assert not bundle(language).has_message("leave-why")
    assert text(language, "leave-why-forfeit") != text(language, "leave-why-bot")


def test_winners_are_named_one_or_many() -> None:
    assert text("en", "result-won", who="France", count=1) == "France won"
    assert text("en", "result-won", who="France, Prussia", count=2) == "France, Prussia win"


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("library-lead", "where it has any", "s’il en a"),
        ("matches-none", "one click", "un clic suffit"),
        ("proof", "Fairness check", "Vérifier les tirages"),
        ("skip-to-mine", "Skip to my turn", "Aller à mon tour"),
        ("target-before", "Previous place", "Lieu précédent"),
        ("profile-unrated", "No rating yet", "Pas encore de cote"),
        ("bot-attache", "Easy", "facile"),
        ("bot-heuristic", "Medium", "moyen"),
        ("bot-search", "Hard", "difficile"),
    ],
)
def test_labels_that_were_taken_for_something_else(id: str, english: str, french: str) -> None:
    assert english in text("en", id)
    assert french in text("fr", id)


def test_rulebooks_without_numbers_are_not_said_to_have_some() -> None:
    """Two helps of four say that their numbers are ours: the page must not promise the rulebooks'."""
    helps = [(game.folder / "help" / "en.md").read_text("utf-8").split("\n## ")[0] for game in all_games()]
    ours = [help for help in helps if "no paragraph numbers" in help]
    assert len(ours) == 2
    assert "numbered like the rulebooks" not in text("en", "library-lead")
    assert "sous les numéros du livret" not in text("fr", "library-lead")


def test_a_button_of_the_stage_is_no_pass() -> None:
    """In French “passer” is what a player does in the game."""
    for id in ("skip", "skip-to-mine"):
        assert "asser" not in text("fr", id)
