"""Words of a game are explained where they are used: in a question, in the log and in the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import asks, places
from tests.nightly import at_night
from tests.web.serving import Server


@pytest.mark.parametrize(("language", "short", "long"), [("en", "SP", "upport"), at_night("fr", "PS", "outien")])
def test_a_term_tells_what_it_means(
    new_page: Callable[..., Page], server: Server, language: str, short: str, long: str
) -> None:
    page = new_page(locale=language)
    asks(server, page, places)
    term = page.locator(".prompt .termname", has_text=short).first
    term.click()
    expect(page.locator(".explained")).to_contain_text(long)
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    # Nothing was answered by that.
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.goto("/rules/europe-in-turmoil#2.1")
    expect(page.locator(".prose .term").first).to_be_visible()
    told = page.locator(".prose .term .tip").all_text_contents()
    assert len(told) == len(set(told)), "a term is explained once"
