"""The front page of a finished match of every game: headline, curve, turning points, final board, dice and hands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chancellery.games import find_game
from tests.browser.axe import serious
from tests.browser.playing import call
from tests.matches.fixtures import folder
from tests.nightly import at_night

# A game, the seats at its table, a language, a window, and words of the front page in that language.
CASES = [
    at_night("europe-in-turmoil", 2, "en", 1440, ("turning points", "Luck of the dice", "In hand at the end")),
    ("realpolitik", 4, "fr", 390, ("tournants", "Le plateau final", "En main à la fin")),
    ("versailles-1919", 3, "en", 1024, ("turning points", "Luck of the dice", "In figures")),
    at_night("europe-divided", 2, "fr", 1366, ("tournants", "En main à la fin", "En chiffres")),
]


@pytest.mark.parametrize(("game", "seats", "language", "width", "words"), CASES)
def test_a_finished_match_makes_a_front_page(
    new_page: Callable[..., Page], game: str, seats: int, language: str, width: int, words: tuple[str, ...]
) -> None:
    kept = json.loads((folder(find_game(game)) / f"{seats}-players.json").read_text("utf-8"))
    page = new_page(locale=language, viewport={"width": width, "height": 844})
    page.goto("/rules")
    match = call(page, "/matches/import", kept)["id"]
    page.goto(f"/result/{match}")
    front = page.locator(".front")
    for word in words:
        expect(front).to_contain_text(word)
    expect(front.get_by_role("heading", level=1)).not_to_be_empty()
    # The points are told once: in the line that says who has won.
    expect(front.locator(".standfirst")).not_to_contain_text(re.compile(r"(Points|Influence|Prestige)\s?:"))
    expect(front.locator(".curve")).to_be_visible()
    assert front.locator(".still svg.board [data-thing]").count() > 5, "the final board is the real one"
    for name in ("curve", "turning", "held", "figures"):
        assert front.locator(f".{name}").count() > 0
    scores = [str(abs(points)) for points in kept["result"]["scores"]]
    figures = front.locator(".figures td").all_inner_texts()
    assert all(any(score in figure for figure in figures) for score in scores)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cut = (
        "all => all.filter((one) => one.getBBox().x + one.getBBox().width > one.ownerSVGElement.viewBox.baseVal.width)"
    )
    assert front.locator(".curve text").evaluate_all(f"all => ({cut})(all).map((one) => one.textContent)") == []
    assert serious(page) == []


def test_a_turning_point_opens_the_replay_there(page: Page) -> None:
    kept = json.loads((folder(find_game("europe-divided")) / "2-players.json").read_text("utf-8"))
    page.goto("/rules")
    match = call(page, "/matches/import", kept)["id"]
    page.goto(f"/result/{match}")
    link = page.locator(".turning li a").first
    ply = (link.get_attribute("href") or "").rpartition("-")[2]
    link.click()
    expect(page.locator("main.table.past")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(ply)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_page_of_a_running_match_is_its_table(page: Page, watch: object) -> None:
    watch.allow("409")  # type: ignore[attr-defined]
    page.goto("/rules")
    match = call(page, "/matches", {"game": "europe-divided"})["id"]
    page.goto(f"/result/{match}")
    page.wait_for_url(f"**/table/{match}")
