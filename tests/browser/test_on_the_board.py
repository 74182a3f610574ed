"""What stands on the board for a moment: prices on targets, and the way that a piece goes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import call
from tests.browser.prompts import first_asked

NewPage = Callable[..., Page]


def test_targets_of_a_purchase_have_their_price(page: Page) -> None:
    journal = next(journal for key, journal in first_asked("realpolitik", 0) if key == "purchase")
    page.goto(f"/table/{call(page, '/matches/import', journal.export())['id']}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page.locator(".board .chips text").first).to_contain_text("−")


MOVES = {
    "realpolitik": (["austria", "france", "prussia", "italy"], "general-moved"),
    "europe-divided": (["europe", "russia"], "army-moved"),
}


@pytest.mark.parametrize("game", MOVES)
def test_the_director_shows_the_way_of_a_piece(new_page: NewPage, game: str) -> None:
    page = new_page(directed=True)
    seats, wanted = MOVES[game]
    match = call(page, "/matches", {"game": game, "seats": {seat: {"kind": "me"} for seat in seats}})["id"]
    luck = random.Random(8)
    for _ in range(600):
        seen = call(page, f"/matches/{match}/view")
        act = {"action": luck.choice(seen["position"]["legal"]), "ply": seen["ply"], "seat": seen["seat"]}
        call(page, f"/matches/{match}/actions", act)
        last = call(page, f"/matches/{match}/log?after={call(page, f'/matches/{match}/view')['seq'] - 1}")
        if any(event["event"] == wanted for entry in last for event in entry["data"].get("events", [])):
            break
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("main.table.watching")).to_be_visible()
    page.keyboard.press(" ")
    way = page.locator(".board-marks .way")
    for _ in range(30):
        if way.count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(100)
    expect(way.locator(".was")).to_be_visible()
    expect(way.locator(".head")).to_be_visible()
