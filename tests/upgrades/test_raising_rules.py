"""Nobody raises `rules` without a changelog line, a kept schema, an Upgrade, and matches of the version before."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import pytest

from chancellery.engine.fields import Number
from chancellery.engine.game import Game
from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose
from chancellery.engine.upgrades import Upgrade
from chancellery.games import SHIPPED, find_game
from tests.upgrades.kept import path_of
from tools import rules_schemas

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
GAMES = [find_game(id) for id in SHIPPED]
FIRST = 2


def lacking(game: Game) -> list[str]:
    """What whoever raised the rules of a game has forgotten, as sentences."""
    found = list(rules_schemas.problems(game))
    changelog = " ".join(CHANGELOG.read_text("utf-8").split())
    for rules in range(FIRST, game.rules + 1):
        if not path_of(game.id, rules - 1).exists():
            found.append(f"{game.id}: no running matches of rules {rules - 1} are kept: see tests/upgrades")
        for language in languages():
            prose = Prose(language, (game.folder / "text",), game.nouns_for(game.options()))
            if not prose.has(f"mended-rules-{rules}"):
                found.append(f"{game.id}: text/{language}/rules.ftl lacks mended-rules-{rules}")
            elif (
                language == "en"
                and f"{game.title}, rules {rules}: {prose.text(f'mended-rules-{rules}')}" not in changelog
            ):
                found.append(f"{game.id}: the changelog has no line “{game.title}, rules {rules}: …” as in rules.ftl")
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_lacking(game: Game) -> None:
    assert lacking(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_raising_the_rules_alone_is_noticed(game: Game) -> None:
    raised = copy.copy(game)
    raised.rules = game.rules + 1
    said = "\n".join(lacking(raised))
    for wanted in (
        f"the schema of rules {raised.rules} is not kept",
        f"no Upgrade leads to rules {raised.rules}",
        f"no running matches of rules {game.rules} are kept",
        f"text/en/rules.ftl lacks mended-rules-{raised.rules}",
        f"text/fr/rules.ftl lacks mended-rules-{raised.rules}",
    ):
        assert wanted in said


def test_field_or_frame_without_a_reader_is_noticed() -> None:
    then = {
        "fields": {"old": ["Number", [], ""], "kept": ["Row", ["seat"], ""]},
        "frames": {"Ask": ["seat"], "Gone": []},
    }
    now = {"fields": {"kept": ["Pile", [], ""], "new": ["Number", [], ""]}, "frames": {"Ask": ["seat", "why"]}}
    said = list(rules_schemas.changes(then, now, Upgrade(2)))
    assert [re.findall(r"'(\w+)'", one)[0] for one in said] == ["new", "old", "kept", "Ask", "Gone"]


def test_changed_state_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr(game.state, "schema", {**game.state.schema, "novel": Number()})
    (said,) = rules_schemas.problems(game)
    assert "has changed since the schema" in said
