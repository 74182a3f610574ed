"""The table of every game before its match begins: an empty board, in words and pictures, and then the opening."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.serving import Person, Server

GAMES = ("europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919")
PHONE = (390, 844)
LAPTOP = (1366, 768)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_is_drawn_with_an_empty_board(page: Page, server: Server, game: str) -> None:
    owner = Person(server.url)
    match = owner.post("/matches", {"game": game, "visibility": "public"})["id"]
    for width, height in (PHONE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.url}/table/{match}")
        expect(page.locator(".invite")).to_be_visible()
        expect(page.locator("main.table")).to_have_attribute("data-status", "waiting")
    # Whatever stands on the board as text is drawn from the same position.
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#text-view")).to_be_visible()
    owner.post(f"/matches/{match}/start", {"bot": "any"})
    expect(page.locator("main.table")).to_have_attribute("data-status", "running")
    expect(page.locator(".invite")).to_have_count(0)
