"""Europe Divided in the browser: the map, the cards and the prompt answer each other."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.playing import answer, call, ply, wait_for_turn

# About two turns.
ANSWERS = 24


def test_some_turns_against_the_bot(page: Page) -> None:
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "bot"}}
    match = call(page, "/matches", {"game": "europe-divided", "seats": seats})["id"]
    page.goto(f"/table/{match}")
    expect(page).to_have_title(re.compile("Europe Divided"))
    expect(page.locator('.board [data-thing="space:poland"]')).to_be_visible()
    expect(page.locator("[data-headline]")).to_have_count(2)
    expect(page.locator("[data-sea]")).to_have_count(2)
    luck = random.Random("divided")
    clicked = set()
    for _ in range(ANSWERS):
        assert wait_for_turn(page)
        clicked.add(answer(page, luck)[0])
    assert clicked == {"button", "mark", "card"}
    assert ply(page) > ANSWERS
