"""The game on one page: six sections with pictures of the real board, and words that explain themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.nightly import at_night

CASES = [
    at_night("europe-in-turmoil", "en", 1440, "A region is scored"),
    at_night("realpolitik", "fr", 1024, "Une bataille"),
    ("versailles-1919", "fr", 390, "L’agitation"),
    at_night("europe-divided", "en", 1366, "Dice are influence"),
]


@pytest.mark.parametrize(("game", "language", "width", "title"), CASES)
def test_a_game_is_introduced_with_its_own_board(
    new_page: Callable[..., Page], game: str, language: str, width: int, title: str
) -> None:
    page = new_page(locale=language, viewport={"width": width, "height": 844})
    page.goto(f"/rules/{game}")
    intro = page.locator(".intro[data-game]")
    expect(intro.get_by_role("heading", level=2)).to_have_count(6)
    expect(intro.get_by_role("heading", name=title)).to_be_visible()
    pictures = intro.get_by_role("img")
    expect(pictures).to_have_count(6)
    assert all(picture.get_attribute("aria-label") for picture in pictures.all())
    assert intro.locator("svg.board [data-thing]").count() > 20, "the board is the real one"
    words = intro.locator("section > p").all_inner_texts()
    assert all(len(text) > 100 for text in words), words
    term = intro.locator(".term").first
    term.focus()
    expect(term.locator(".tip")).to_be_visible()
    assert intro.locator(".term").count() >= 4
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []


def test_a_link_to_a_paragraph_goes_straight_there(page: Page) -> None:
    page.goto("/rules/europe-in-turmoil#6.3")
    expect(page.locator("[id='6.3']")).to_be_in_viewport()
    expect(page.locator(".intro")).to_have_count(0)
