"""The page of all messages for an editor: hard names and numbers, both languages side by side."""

from __future__ import annotations

import re
from html import unescape

import pytest

from chancellery.engine.languages import languages
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from tools.messages import Catalog, Row, html_row, page


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog("Versailles 1919", VERSAILLES_1919.folder / "text", VERSAILLES_1919)


def said(row: Row, language: str) -> list[str]:
    return [re.sub("[\u00a0\u202f]", " ", words) for words, _ in row.said[language]]


def test_a_message_has_the_hardest_names_in_every_language(catalog: Catalog) -> None:
    row = catalog.row("prompt-may-confer", "")
    assert list(row.said) == list(languages())
    assert "Use the event “Ho Chi Minh”?" in said(row, "en")
    assert "Appliquer l’événement « Hô Chi Minh » ?" in said(row, "fr")
    row = catalog.row("event-keg-moved", "")
    assert "The powder keg in the Balkans moves to its start box." in said(row, "en")


def test_a_message_has_0_and_1_and_what_it_tells_apart(catalog: Catalog) -> None:
    row = catalog.row("event-influence-exhausted", "")
    assert {"The United States exhausts 0 cubes.", "The United States exhausts 1 cube."} <= set(said(row, "en"))
    assert {"Les États-Unis épuisent 0 cube.", "Les États-Unis épuisent 4 cubes."} <= set(said(row, "fr"))


def test_two_things_of_a_kind_are_two(catalog: Catalog) -> None:
    assert catalog.row("event-deal-drafted", "").said["en"][0][0] == (
        "The United States drafts a deal with the United Kingdom."
    )


def test_every_message_can_be_written_and_stands_on_the_page_once(catalog: Catalog) -> None:
    rows = list(catalog.rows())
    broken = [row.where for row in rows for cells in row.said.values() for _, slips in cells if "cannot" in str(slips)]
    assert broken == []
    assert len({row.where for row in rows}) == len(rows)
    assert page([]).startswith("<!doctype html>")


def test_what_is_wrong_is_marked() -> None:
    row = Row("event-x", {"en": [("Balkans & co", ("begins without its article",))]})
    assert 'class="slip" title="begins without its article"' in html_row(row)
    assert "Balkans & co" in unescape(html_row(row))
