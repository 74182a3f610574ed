"""The chancellor's hint on the page: by button or key, in words, by chances and by arrows, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.hits import expect_on_top
from tests.browser.playing import PATIENCE_MS, answer, call, sit, start, wait_for_turn
from tests.browser.prompts import question
from tests.nightly import at_night

CASES = [
    ("en", {"width": 1440, "height": 900}, "Hint", "The chancellor’s choice", "to win"),
    at_night("fr", {"width": 390, "height": 844}, "Conseil", "Le choix du chancelier", "de chances"),
]


# Why, against another answer; or that nothing alone explains it.
WHY = {
    "en": re.compile(r"Compared with .+: it .+|No single cause stands out|within the margin|as good as decided"),
    "fr": re.compile(r"Comparé à .+ : ce choix .+|Aucune raison ne l’emporte|marge d’erreur|pour ainsi dire jouée"),
}


@pytest.mark.parametrize(("language", "window", "button", "sentence", "chance"), CASES, ids=["en", "fr"])
def test_the_chancellor_is_asked(
    new_page: Callable[..., Page], language: str, window: dict[str, int], button: str, sentence: str, chance: str
) -> None:
    page = new_page(locale=language, viewport=window, color_scheme="light" if language == "en" else "dark")
    page.goto("/rules")
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "bot"}}
    sit(page, call(page, "/matches", {"game": "europe-divided", "seats": seats})["id"])
    assert wait_for_turn(page)
    page.get_by_role("button", name=button, exact=True).click()
    panel = page.locator("section.hint")
    expect(panel.get_by_role("status")).to_contain_text(sentence)
    expect(panel.get_by_role("status")).to_contain_text(WHY[language])
    answers = panel.locator("li")
    expect(answers.first).to_contain_text(chance)
    assert 2 <= answers.count() <= 3
    assert page.locator("[data-hint='1'], .hint-marks .pin.best").count() > 0, "the best answer is marked where it is"
    assert page.evaluate("document.documentElement.scrollWidth") <= window["width"]
    assert serious(page) == []
    answers.first.get_by_role("button").click()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 650), at_night((768, 1024))])
def test_every_choice_of_a_hint_can_be_pressed(new_page: Callable[..., Page], size: tuple[int, int]) -> None:
    """With the options of a settlement beside it the panel was squeezed until its buttons lay under the next line."""
    page = new_page(viewport={"width": size[0], "height": size[1]})
    page.goto("/rules")
    sit(page, call(page, "/matches/import", question("versailles-1919", "choose-option"))["id"])
    assert wait_for_turn(page)
    page.keyboard.press("c")
    buttons = page.locator("section.hint li button")
    expect(buttons.first).to_be_visible(timeout=PATIENCE_MS)
    for button in buttons.all():
        expect_on_top(button)
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


def test_a_key_asks_and_arrows_point_at_the_board(page: Page) -> None:
    page.goto("/rules")
    start(page)
    assert wait_for_turn(page)
    # Whoever was dealt two scoring cards is asked about them first, and no arrow can point at that.
    while not page.locator(".board [data-thing].legal").count():
        answer(page, random.Random(1))
        assert wait_for_turn(page)
    page.keyboard.press("c")
    expect(page.locator("section.hint ol li").first).to_be_visible()
    things = page.evaluate("[...document.querySelectorAll('[data-hint], .hint-marks .pin')].length")
    assert things > 0
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
    expect(page.locator(".hint-marks .pin")).to_have_count(0)


def test_an_answer_that_waits_to_be_confirmed_hears_why_not(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/rules")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ confirm: 'every' }))")
    sit(page, call(page, "/matches/import", question("versailles-1919", "choose-option"))["id"])
    assert wait_for_turn(page)
    page.locator("[data-action]:enabled").last.click()
    confirming = page.locator(".prompt.confirming")
    expect(confirming).to_be_visible()
    confirming.get_by_role("button", name="Hint", exact=True).click()
    said = page.locator("section.hint").get_by_role("status")
    expect(said).to_contain_text(
        re.compile("Why not .+\\?|that is what the chancellor would choose"), timeout=PATIENCE_MS
    )
    expect(confirming).to_be_visible()


def test_between_people_there_is_none_unless_the_table_allows_it(page: Page, new_page: Callable[..., Page]) -> None:
    other = new_page()
    page.goto("/rules")
    other.goto("/rules")
    for hints in (False, True):
        seats = {"europe": {"kind": "me"}, "russia": {"kind": "open"}}
        match = call(page, "/matches", {"game": "europe-divided", "seats": seats, "hints": hints})["id"]
        call(other, f"/matches/{match}/join", {})
        for one in (page, other):
            sit(one, match)
        assert wait_for_turn(page)
        button = page.get_by_role("button", name="Hint", exact=True)
        expect(button).to_have_count(int(hints))
        if hints:
            button.click()
            expect(other.locator(".log")).to_contain_text("asks the chancellor for a hint")
