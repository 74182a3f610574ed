"""Who plays here: found from the lobby, with ratings by game, a search by name, and a way out of the lists."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.browser.axe import serious
from tests.browser.playing import act_by_chance, call, lay

NewPage = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
FIRST, SECOND = "Vera of the players", "Otto of the players"


def rated(first: Page, second: Page) -> None:
    """A match between two accounts that counts."""
    for page, name in ((first, FIRST), (second, SECOND)):
        page.goto("/workshop")
        call(page, "/me/claim", {"name": name, "password": "long enough"})
    match = lay(first, timeout="forfeit")
    call(second, f"/matches/{match}/join", {})
    luck = random.Random(1)
    while call(first, f"/matches/{match}")["ply"] < EUROPE_IN_TURMOIL.least_plies:
        assert act_by_chance(first, match, luck) or act_by_chance(second, match, luck)
    call(second, f"/matches/{match}/leave", {})


def test_a_newcomer_sees_who_plays_here_and_how_well(new_page: NewPage) -> None:
    first, second = new_page(), new_page(locale="fr", viewport=PHONE)
    rated(first, second)
    stranger = new_page()
    stranger.goto("/")
    stranger.get_by_role("navigation", name="Pages").get_by_role("link", name="Players").click()
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Players")
    stranger.get_by_text("Europe in Turmoil", exact=True).first.click()
    guessed = stranger.locator("tbody.guess")
    expect(guessed).to_contain_text("Provisional: fewer than 5 matches")
    row = guessed.get_by_role("row").filter(has_text=FIRST)
    expect(row.get_by_role("cell").first).to_have_text("–")
    expect(row.locator(".likely")).to_contain_text("to")
    expect(row.get_by_role("cell").last).to_have_text("1")
    expect(stranger.locator(".reference li")).to_have_count(2)
    assert serious(stranger) == []
    stranger.get_by_text("Realpolitik", exact=True).first.click()
    expect(stranger.locator(".ratings")).to_contain_text("Nobody has a rating in this game yet.")
    stranger.reload()
    expect(stranger.locator("#ratings")).to_contain_text("Realpolitik")
    stranger.get_by_label("Find a player by name").fill("vera of")
    stranger.locator(".findplayer").get_by_role("link", name=FIRST).click()
    expect(stranger.get_by_role("heading", level=1)).to_have_text(FIRST)
    second.goto("/people#europe-in-turmoil")
    own = second.locator("tr.you")
    expect(own).to_contain_text(f"{SECOND} (vous)")
    assert second.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(second) == []
    # Whoever does not want to be listed is gone at once, and finds themselves all the same.
    second.goto("/account")
    switch = second.get_by_label("Me faire figurer parmi les joueurs")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    second.goto("/people#europe-in-turmoil")
    expect(second.locator("tr.you")).to_contain_text(SECOND)
    stranger.goto("/people#europe-in-turmoil")
    expect(stranger.locator(".ratings")).to_contain_text(FIRST)
    expect(stranger.locator(".ratings")).not_to_contain_text(SECOND)
    stranger.get_by_label("Find a player by name").fill("Otto of the")
    expect(stranger.locator(".findplayer")).to_contain_text("Nobody of that name is listed.")
