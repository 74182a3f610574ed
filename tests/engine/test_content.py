"""Content files: what is wrong is said with the file, the record and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.engine.content import Content, Record, check_content, load_content, problem, read_toml
from chancellery.engine.errors import BadContent
from tests.engine.courtyard import sentence
from tests.tiny import TINY
from tests.tiny.board import CARDS, Card

ROW = '[[card]]\nid = "{id}"\nsource = "designed"\nvalue = 2\nevent = "none"\n'


class Road(Record, frozen=True):
    """A record with something inside."""

    ends: list[str]
    length: int = 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def load(folder: Path, text: str) -> Content:
    """The content after cards.toml was read from a file with this text."""
    (folder / "cards.toml").write_text(text, "utf-8")
    content = Content(folder)
    content.load("cards.toml", "card", Card)
    return content


def test_records_come_in_the_order_of_the_file(folder: Path) -> None:
    (folder / "cards.toml").write_text(ROW.format(id="b") + ROW.format(id="a"), "utf-8")
    content = Content(folder)
    assert content.load("cards.toml", "card", Card) == {
        id: Card(id=id, source="designed", value=2, event="none") for id in ("b", "a")
    }
    assert content.problems == []
    assert content.broken == set()


def test_records_of_courtyard() -> None:
    assert len(CARDS) == 14
    assert (CARDS[5].id, CARDS[5].value, CARDS[5].event, CARDS[5].source) == ("ambush_three", 4, "ambush", "designed")
    assert TINY.check is not None
    assert TINY.check(TINY.folder / "content") == []


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (
            'id = "a"\nsource = "designed"\nvalue = "two"\nevent = "none"',
            "cards.toml: card 'a': field 'value': Expected `int`, got `str`",
        ),
        (
            'id = "a"\nsource = "designed"\nvalue = 2\nevent = "ball"',
            "cards.toml: card 'a': field 'event': Invalid enum value 'ball'",
        ),
        (
            'id = "a"\nsource = "hearsay"\nvalue = 2\nevent = "none"',
            "cards.toml: card 'a': field 'source': Invalid enum value 'hearsay'",
        ),
        (
            'id = "a"\nsource = "designed"\nevent = "none"',
            "cards.toml: card 'a': Object missing required field `value`",
        ),
        (
            'id = "a"\nsource = "designed"\nvalue = 2\nevent = "none"\ncolour = 1',
            "cards.toml: card 'a': Object contains unknown field `colour`",
        ),
        (
            'source = "designed"\nvalue = 2\nevent = "none"',
            "cards.toml: card number 1: Object missing required field `id`",
        ),
        (
            'id = 5\nsource = "designed"\nvalue = 2\nevent = "none"',
            "cards.toml: card '5': field 'id': Expected `str`, got `int`",
        ),
    ],
)
def test_record_that_does_not_fit(folder: Path, row: str, expected: str) -> None:
    assert load(folder, f"[[card]]\n{row}\n").problems == [expected]


def test_field_inside_a_field(folder: Path) -> None:
    (folder / "roads.toml").write_text('[[road]]\nid = "r"\nsource = "rulebook"\nends = ["a", 2]\n', "utf-8")
    content = Content(folder)
    assert content.load("roads.toml", "road", Road) == {}
    assert content.problems == ["roads.toml: road 'r': field 'ends[1]': Expected `str`, got `int`"]


def test_row_that_is_no_record(folder: Path) -> None:
    assert load(folder, "card = [7]\n").problems == ["cards.toml: card number 1: Expected `object`, got `int`"]


def test_id_that_stands_twice(folder: Path) -> None:
    assert load(folder, ROW.format(id="a") * 2).problems == [
        "cards.toml: card 'a': field 'id': stands twice in the file"
    ]


@pytest.mark.parametrize("text", ["", "card = 3\n", '[card]\nid = "a"\n'])
def test_table_that_is_missing(folder: Path, text: str) -> None:
    assert load(folder, text).problems == ["cards.toml: has no [[card]]"]


def test_file_that_is_missing(folder: Path) -> None:
    content = Content(folder)
    assert content.load("cards.toml", "card", Card) == {}
    assert content.problems == ["cards.toml: the file is missing"]


def test_file_that_is_not_toml(folder: Path) -> None:
    assert load(folder, "[[card\n").problems == [
        "cards.toml: not a TOML file: Expected ']]' at the end of an array declaration (at line 1, column 7)"
    ]


def test_file_that_is_not_text(folder: Path) -> None:
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    assert sentence(BadContent, lambda: read_toml(folder / "cards.toml")).startswith(
        "cards.toml: not a TOML file: 'utf-8' codec can't decode byte 0xff"
    )


def test_file_that_cannot_be_opened(folder: Path) -> None:
    (folder / "cards.toml").mkdir()
    assert sentence(BadContent, lambda: read_toml(folder / "cards.toml")).startswith("cards.toml: cannot be read: ")


def test_all_problems_are_shown_at_once(folder: Path) -> None:
    (folder / "cards.toml").write_text(
        '[[card]]\nid = "a"\n\n[[card]]\nid = "b"\nsource = "designed"\nvalue = 1.5\nevent = "none"\n', "utf-8"
    )

    def read(content: Content) -> None:
        content.load("cards.toml", "card", Card)
        content.report("cards.toml", "card 'c'", "field 'value'", "is odd")
        content.load("roads.toml", "road", Road)

    assert sentence(BadContent, lambda: load_content(folder, read, {})).splitlines() == check_content(folder, read, {})
    assert check_content(folder, read, {}) == [
        "cards.toml: card 'a': Object missing required field `value`",
        "cards.toml: card 'b': field 'value': Expected `int`, got `float`",
        "cards.toml: card 'c': field 'value': is odd",
        "roads.toml: the file is missing",
    ]


def test_good_records_are_kept_beside_bad_ones(folder: Path) -> None:
    (folder / "cards.toml").write_text('[[card]]\nid = "a"\n\n' + ROW.format(id="b"), "utf-8")
    assert list(Content(folder).load("cards.toml", "card", Card)) == ["b"]


def test_check_of_a_game_sees_what_the_schema_cannot(folder: Path) -> None:
    (folder / "cards.toml").write_text(ROW.format(id="a").replace("value = 2", "value = 9"), "utf-8")
    assert TINY.check is not None
    assert TINY.check(folder) == ["cards.toml: card 'a': field 'value': 9 is not from 1 to 4"]


def test_problem_leaves_out_what_it_does_not_know() -> None:
    assert problem("cards.toml", "", "", "is odd") == "cards.toml: is odd"
    assert problem("", "card 'a'", "field 'value'", "is odd") == "card 'a': field 'value': is odd"
