"""docs/golden-scripts.md: its examples run, and no statement is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancellery.engine.errors import BadScript
from chancellery.engine.game import Game
from chancellery.engine.script import EXPECTATIONS, STATEMENTS, Script, list_fields
from chancellery.games import all_games
from tests.engine.courtyard import find
from tools.script_fields import page

PAGE = (Path(__file__).parents[2] / "docs" / "golden-scripts.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```script\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
WRONG = re.findall(r"^```script wrong\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FIELDS = dict(re.findall(r"^```fields (.*?)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
LINES = [line.strip() for example in EXAMPLES for line in example.splitlines()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_runs(example: str) -> None:
    Script(find).run(example)


@pytest.mark.parametrize(("example", "report"), WRONG)
def test_wrong_example_is_reported_as_shown(example: str, report: str) -> None:
    with pytest.raises(BadScript) as caught:
        Script(find).run(example)
    assert str(caught.value) == report.rstrip("\n")


def test_every_example_was_found() -> None:
    assert len(EXAMPLES) + 2 * len(WRONG) + len(FIELDS) == PAGE.count("\n```\n") + PAGE.endswith("\n```")
    assert len(WRONG) == PAGE.count("```script wrong") == PAGE.count("```text")


@pytest.mark.parametrize("word", STATEMENTS)
def test_every_statement_is_described_and_shown(word: str) -> None:
    assert re.search(rf"`{word}[` ]", PAGE)
    assert any(line.split(" ")[0] == word for line in LINES)


@pytest.mark.parametrize("word", EXPECTATIONS)
def test_every_expectation_is_described_and_shown(word: str) -> None:
    assert re.search(rf"`expect {word}[: ]", PAGE)
    assert any(re.match(rf"expect {word}[: ]", line) for line in LINES)


def test_playing_an_action_is_shown() -> None:
    assert any(re.match(r"red: ", line) for line in LINES)


def test_page_is_as_the_tool_writes_it() -> None:
    assert page(PAGE) == PAGE


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_page_lists_the_fields_of_every_game(game: Game) -> None:
    assert FIELDS.get(game.id) == list_fields(game), "bring the page up to date: python -m tools.script_fields"
    named = {**game.state.schema, **game.facts}
    assert [name for name, field in named.items() if not field.about] == []
