"""The reader of help files."""

from __future__ import annotations

import pytest

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.help import around, below, nearest_number, paragraphs_as_data, read_help
from tests.tiny import TINY


def test_paragraphs_have_number_title_depth_and_text() -> None:
    known = read_help(TINY, "en")
    numbers = list(known)
    assert {"3", "3.1", "3.2"} <= set(numbers)
    assert known["3.1"].depth == known["3"].depth + 1
    assert known["3.1"].title
    assert "#" not in known["3.1"].text


def test_the_smallest_paragraph_around_a_number_answers_for_it() -> None:
    known = read_help(TINY, "fr")
    assert nearest_number("3.1.7", known) == "3.1"
    assert nearest_number("99", known) is None
    assert [p.number for p in below("3", known)][:2] == ["3.1", "3.2"]
    assert all("." not in p.number for p in below("", known))


def test_english_stands_in_and_a_game_without_help_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(read_help(TINY, "xx")) == list(read_help(TINY, "en"))
    monkeypatch.setattr(TINY, "folder", TINY.folder / "nowhere")
    with pytest.raises(ChancelleryError, match="no help yet"):
        read_help(TINY, "en")


def test_a_paragraph_comes_with_all_below_it() -> None:
    known = paragraphs_as_data(read_help(TINY, "en"))
    number, found = around(known, "3.1.7")
    assert (number, [p["number"] for p in found]) == ("3.1", ["3.1"])
    assert {"3", "3.1", "3.2"} <= {p["number"] for p in around(known, "3")[1]}
    assert around(known, "99.1") == around(known, "../..") == around(known, "") == ("", [])
