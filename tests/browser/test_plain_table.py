"""A game that brings no board of its own is played at a plain table: its view as tables, its answers as buttons."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.playing import call, ply, table, wait_for_turn

NewPage = Callable[..., Page]


def test_courtyard_is_played_to_its_end(page: Page) -> None:
    seats = {"red": {"kind": "me"}, "blue": {"kind": "bot"}}
    match = str(call(page, "/matches", {"game": "courtyard", "seats": seats})["id"])
    page.goto(f"/table/{match}")
    expect(page.locator(".textview caption").first).to_have_text("The board")
    expect(page.get_by_role("rowheader", name="Hand", exact=True)).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    assert serious(page) == []
    luck = random.Random(5)
    buttons = page.locator(".prompt .a button:not(.quiet):not(:disabled)")
    while wait_for_turn(page):
        moved = page.locator(f"main.table:not([data-ply='{ply(page)}'])")
        buttons.nth(luck.randrange(buttons.count())).click()
        roll = page.locator(".prompt button.roll")
        moved.or_(roll).first.wait_for()
        if roll.count():
            roll.click()
        moved.wait_for()
    expect(table(page)).to_have_attribute("data-status", "finished")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_phone_shows_it_too_and_the_lobby_offers_it(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    page.goto("/")
    page.get_by_role("button", name="La Cour").first.tap()
    page.wait_for_url("**/table/*")
    expect(page.locator(".textview table").first).to_be_visible()
    expect(page.locator(".prompt .a button").first).to_be_visible()
