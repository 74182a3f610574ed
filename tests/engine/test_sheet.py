"""A view as text for a terminal: how lines are laid out."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose
from chancellery.engine.sheet import NARROW, WIDE, Sheet, pad, paint, size, width_of_terminal
from tests.engine.courtyard import new
from tests.tiny import TINY


def a_sheet(width: int = 20) -> Sheet:
    view = new().view(0)
    return Sheet(view, Prose("en", (TINY.folder / "text",), TINY.nouns), width)


def test_markup_takes_no_columns() -> None:
    assert size(paint("bold red", "Wien")) == 4
    assert pad(paint("bold", "Wien"), 6) == "[bold]Wien[/]  "


def test_items_flow_over_as_many_lines_as_they_need() -> None:
    assert a_sheet().flow(["12345678", "1234567", "1234"]) == ["12345678 · 1234567", "1234"]
    assert a_sheet().flow([]) == []


def test_a_heading_stands_beside_its_first_line() -> None:
    lines = a_sheet().headed("Head", ["123456", "123456", "12"], " ")
    assert lines == ["[bold]Head[/]  123456 123456", "      12"]


def test_a_sheet_knows_what_can_be_done() -> None:
    found = a_sheet()
    assert [" ".join(filter(None, words)) for words in found.legal] == found.view["legal"]
    assert found.targets == {name.partition(" ")[2] for name in found.view["legal"]}


@pytest.mark.parametrize(("columns", "width"), [(200, WIDE), (100, WIDE), (99, NARROW), (80, NARROW)])
def test_the_terminal_decides_the_width(monkeypatch: pytest.MonkeyPatch, columns: int, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert width_of_terminal() == width
