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


# Words that can be pressed, and those behind an article without its vowel that may stand at the end of the line before.
ELIDED = """() => {
  const words = [...document.querySelectorAll(".prose .term")];
  const lone = (one) => /[’']$/.test(one.previousSibling?.textContent ?? "") && !one.closest(".kept");
  const kept = [...document.querySelectorAll(".prose .kept")].filter((one) => /^\\p{L}+[’']/u.test(one.textContent));
  return { words: words.length, lone: words.filter(lone).length, kept: kept.length };
}"""


def test_a_french_article_stays_on_the_line_of_its_term(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="fr")
    kept = 0
    for game in ("europe-divided", "europe-in-turmoil", "realpolitik", "versailles-1919"):
        page.goto(f"/rules/{game}")
        expect(page.locator(".prose .term").first).to_be_visible()
        found = page.evaluate(ELIDED)
        assert found["words"] > 0
        assert found["lone"] == 0
        kept += found["kept"]
    assert kept > 0
