"""The chancellor's review on the front page of a finished match, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal

import pytest
from playwright.sync_api import Locator, Page, expect

from chancellery.games import find_game
from tests.browser.axe import serious
from tests.browser.playing import call
from tests.matches.fixtures import folder
from tests.nightly import at_night

CASES = [
    ("europe-divided", "en", 1440, "Review this match", "biggest swing", "Own decisions", "played"),
    at_night("europe-in-turmoil", "fr", 390, "Analyser cette partie", "tournant", "Décisions du camp", "joué"),
]


def figure(cell: Locator) -> Decimal:
    """A figure as it is printed, without how sure it is."""
    return Decimal(cell.inner_text().partition("±")[0].strip().replace("\u2212", "-").replace(",", "."))


@pytest.mark.parametrize(("game", "language", "width", "button", "swings", "sums", "verdict"), CASES, ids=["en", "fr"])
def test_a_finished_match_is_reviewed(
    new_page: Callable[..., Page],
    game: str,
    language: str,
    width: int,
    button: str,
    swings: str,
    sums: str,
    verdict: str,
) -> None:
    page = new_page(locale=language, viewport={"width": width, "height": 844}, color_scheme="dark")
    kept = json.loads((folder(find_game(game)) / "2-players.json").read_text("utf-8"))
    page.goto("/rules")
    match = call(page, "/matches/import", kept)["id"]
    page.goto(f"/result/{match}")
    review = page.locator("section.review")
    review.get_by_role("button", name=button).click()
    # The chancellor thinks about every ply of a match: on a busy machine that takes a while.
    expect(review.locator("svg.curve .row")).to_have_count(2, timeout=90_000)
    expect(review.locator(".turning h3").first).to_contain_text(swings)
    expect(review.locator(".sums")).to_contain_text(sums)
    expect(review.locator(".verdict")).to_contain_text(verdict)
    expect(review.locator("ol li .badge").first).to_contain_text("%")
    for column in range(2):
        *parts, result = [figure(cell) for cell in review.locator(f".sums tbody td:nth-child({column + 2})").all()]
        assert sum(parts) == result
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []
    # Both links lead to the moment before: to look at it, and to play on from there.
    watch, attempt = review.locator("ol li").first.locator("a").all()
    link = watch
    ply = (link.get_attribute("href") or "").rpartition("-")[2]
    assert (attempt.get_attribute("href") or "").endswith(f"#try-{ply}")
    link.click()
    expect(page.locator("main.table.past")).to_be_visible()
    if width > 720:
        expect(page.get_by_role("slider")).to_have_value(ply)
