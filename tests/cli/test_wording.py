"""The command line says the same things in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from chancellery.cli.wording import OWN_TEXT, ending, game_prose, own_prose, show_value
from chancellery.engine.languages import languages
from chancellery.engine.results import Result
from tests.tiny import TINY


class Variables(visitor.Visitor):
    """The variables that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message with its attributes and its variables."""
    found = {}
    for entry in FluentParser().parse((OWN_TEXT / language / "cli.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = ({attribute.id.name for attribute in entry.attributes}, variables.names)
    return found


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_no_message_could_be_taken_for_a_games() -> None:
    assert all(key.startswith("cli-") for key in catalogue("en"))


@pytest.mark.parametrize(
    ("result", "english", "french"),
    [
        (Result((0,), "courts", (3, 1)), "Red wins: most courts.", "Victoire\u202f: Rouge (le plus de cours)."),
        (Result((0, 1), "shared", (2, 2)), "Draw: shared victory.", "Partie nulle\u202f: victoire partagée."),
        (
            Result((0, 1), "shared", (2, 2, 1)),
            "Red and Blue win: shared victory.",
            "Victoire\u202f: Rouge et Bleu (victoire partagée).",
        ),
        (Result((), "time-out", ()), "Nobody wins: time out.", "Personne ne gagne\u202f: time out."),
    ],
)
def test_endings(result: Result, english: str, french: str) -> None:
    assert ending(result, game_prose(TINY, TINY.options(), "en")) == english
    assert ending(result, game_prose(TINY, TINY.options(), "fr")) == french


def test_values_are_shown_as_they_are_typed() -> None:
    assert [show_value(value) for value in (True, False, 3, "empty")] == ["yes", "no", "3", "empty"]


def test_without_a_match_there_are_words_too() -> None:
    assert own_prose("fr").text("cli-no-game") == "Aucun jeu n’est encore installé."
