"""The table of every game before its match begins: an empty board, in words and pictures, and then the opening."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import become, sit
from tests.web.serving import Person, Server

GAMES = ("europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919")
PHONE = (390, 844)
LAPTOP = (1366, 768)


def test_a_clock_begins_with_the_match_and_so_does_the_board(
    page: Page, new_page: Callable[..., Page], server: Server
) -> None:
    """Nobody has 0:00 before, the board shows no other headlines than the match, and who is away is told in a word."""
    owner, friend = server.person(), server.person()
    pace = {"kind": "live", "seconds": 1800, "increment": 10}
    match = owner.post("/matches", {"game": "europe-divided", "visibility": "public", "pace": pace})["id"]
    guest = new_page()
    become(page, owner)
    become(guest, friend)
    for one in (page, guest):
        sit(one, match)
        expect(one.locator("main.table[data-status=waiting]")).to_be_visible()
        expect(one.locator(".clock")).to_have_count(0)
        expect(one.locator("[data-headline]")).to_have_count(0)
    guest.get_by_role("button", name="Take this seat").click()
    for one in (page, guest):
        expect(one.locator("main.table[data-status=running]")).to_be_visible()
        expect(one.locator(".pls .clock").first).to_contain_text(re.compile(r"(30:00|29:\d\d|28:\d\d)"))
    board = owner.view(match)["position"]["board"]
    wanted = [one["headline"] for one in (*board["current"], *board["forthcoming"])]
    assert wanted
    for one in (page, guest):
        shown = one.locator("[data-headline]").evaluate_all(
            "all => all.map((one) => one.dataset.headline.split(' ')[0])"
        )
        assert set(wanted) <= set(shown)
    expect(page.locator(".pls .dot.here")).to_have_count(1)
    guest.goto("/workshop")
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page.locator(".pls .away")).to_have_text("away")


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
