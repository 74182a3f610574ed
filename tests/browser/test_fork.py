"""Trying a finished match from a moment of it, from the replay, in both languages."""

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

CASES = [
    ("en", {"width": 1440, "height": 900}, "Play on from here", "Start", "Your seat"),
    at_night("fr", {"width": 390, "height": 844}, "Rejouer à partir d’ici", "Commencer", "Votre camp"),
]


@pytest.mark.parametrize(("language", "window", "fork", "begin", "seat"), CASES, ids=["en", "fr"])
def test_a_moment_is_tried_against_a_bot(
    new_page: Callable[..., Page], language: str, window: dict[str, int], fork: str, begin: str, seat: str
) -> None:
    page = new_page(locale=language, viewport=window)
    kept = json.loads((folder(find_game("europe-divided")) / "2-players.json").read_text("utf-8"))
    page.goto("/rules")
    match = call(page, "/matches/import", kept)["id"]
    page.goto(f"/table/{match}#ply-120")
    expect(page.locator("main.table.past")).to_be_visible()
    page.get_by_role("button", name=fork).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(seat).select_option("russia")
    assert serious(page) == []
    dialog.get_by_role("button", name=begin).click()
    page.wait_for_url(re.compile(rf"/table/(?!{match})"))
    expect(page.locator("main.table[data-status=running]")).to_be_visible()
    made = page.url.rpartition("/")[2].partition("#")[0]
    assert call(page, f"/matches/{made}")["fork"] == {"match": match, "ply": 120}
    assert int(page.locator("main.table").get_attribute("data-ply") or 0) >= 120
