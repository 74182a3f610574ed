"""What stands on the board for a moment: prices on targets, and the way that a piece goes."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.playing import call, sit, watch_next
from tests.browser.prompts import first_asked

NewPage = Callable[..., Page]


def test_targets_of_a_purchase_have_their_price(page: Page) -> None:
    journal = next(journal for key, journal in first_asked("realpolitik", 0) if key == "purchase")
    page.goto(f"/table/{call(page, '/matches/import', journal.export())['id']}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page.locator(".board .chips text").first).to_contain_text("−")


# More than any play has.
STEPS = 300
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
    way = page.locator(".board-marks .way")
    # What is watched again is the last play: a move that something else has followed already is not in it.
    for _ in range(8):
        play_until(page, match, wanted, luck)
        if watch_for(page, match, way):
            break
    expect(way.locator(".was")).to_be_visible()
    expect(way.locator(".head")).to_be_visible()


def play_until(page: Page, match: str, wanted: str, luck: random.Random) -> None:
    """Answer at random until an event of this kind happens."""
    for _ in range(600):
        seen = call(page, f"/matches/{match}/view")
        act = {"action": luck.choice(seen["position"]["legal"]), "ply": seen["ply"], "seat": seen["seat"]}
        call(page, f"/matches/{match}/actions", act)
        last = call(page, f"/matches/{match}/log?after={seen['seq']}")
        if any(event["event"] == wanted for entry in last for event in entry["data"].get("events", [])):
            return


def watch_for(page: Page, match: str, way: Locator) -> bool:
    """Watch the last play step by step until the way is shown; whether it was."""
    sit(page, match)
    page.keyboard.press("w")
    with suppress(PlaywrightTimeout):
        page.locator("main.table.watching").wait_for(timeout=5000)
    page.keyboard.press(" ")
    for _ in range(STEPS):
        if way.count() or not page.locator("main.table.watching").count():
            break
        watch_next(page)
    return way.count() > 0
