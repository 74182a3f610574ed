"""The one dialog: it has the focus while it is open, Esc and a press beside it close it, and the focus goes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import ELSEWHERE, GO, call
from tests.browser.prompts import question

INSIDE = "() => document.activeElement?.closest('dialog[open]') !== null"


def a_table(page: Page) -> None:
    page.goto(ELSEWHERE)
    match = call(page, "/matches/import", question("europe-in-turmoil", "play-card"))["id"]
    page.evaluate(GO, f"/table/{match}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()


def test_the_focus_goes_back_where_it_was(page: Page) -> None:
    a_table(page)
    for opener in (page.get_by_role("button", name="Options"), page.locator(".prompt .rule-chip")):
        dialog = page.get_by_role("dialog")
        opener.focus()
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        assert page.evaluate(INSIDE)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
        opener.click()
        expect(dialog).to_be_visible()
        # Beside it.
        page.mouse.click(5, 300)
        expect(dialog).to_have_count(0)


def test_a_dialog_goes_with_its_page(page: Page) -> None:
    a_table(page)
    page.locator(".prompt .rule-chip").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("main.table")).to_have_count(0)
    page.go_forward()
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_on_a_phone_is_a_dialog_that_lets_the_board_be_pressed(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    a_table(page)
    card = page.locator("#hand .slot > .card.legal").first
    card.focus()
    card.click()
    opened = page.get_by_role("dialog", name="The card")
    expect(opened).to_be_visible()
    expect(opened.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(card).to_be_focused()
