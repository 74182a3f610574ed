"""A view as text for a terminal: how lines are laid out."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose
from chancellery.terminal.sheet import NARROW, WIDE, Sheet, cut, pad, pad_left, paint, size, width_of_terminal
from tests.engine.courtyard import new
from tests.tiny import TINY


def a_sheet(width: int = 20) -> Sheet:
    view = new().view(0)
    return Sheet(view, Prose("en", (TINY.folder / "text",), TINY.nouns), width)


def test_markup_takes_no_columns() -> None:
    assert size(paint("bold red", "Wien")) == 4
    assert pad(paint("bold", "Wien"), 6) == "[bold]Wien[/]  "


def test_columns_are_counted_and_not_letters() -> None:
    assert size("維也納") == 6  # three letters, each as wide as two
    assert size("Vie\u0301na") == 5  # the accent is a letter of its own without a column
    assert (pad("維也納", 8), pad_left("維也納", 8)) == ("維也納  ", "  維也納")
    assert a_sheet(13).flow(["維也納", "維也納"], " ") == ["維也納 維也納"]
    assert a_sheet(12).flow(["維也納", "維也納"], " ") == ["維也納", "維也納"]


@pytest.mark.parametrize(
    ("text", "width", "left"),
    [
        ("Vienna", 6, "Vienna"),
        ("Vienna", 5, "Vien…"),
        ("St. Petersburg", 5, "St.…"),
        ("維也納", 5, "維也…"),
        ("維也納", 4, "維…"),
    ],
)
def test_a_text_is_cut_where_there_is_no_room(text: str, width: int, left: str) -> None:
    assert cut(text, width) == left


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
