"""Axe finds nothing serious on a table, whatever it shows; news are spoken; what can be clicked has a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import every, pale, serious
from tests.browser.playing import asks, call, checks, finished, lay, places, plays_card, sit
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]
CLOSE_AND_ASK_FOR_KEYS = """document.querySelector("dialog[open]").close();
  dispatchEvent(new KeyboardEvent("keydown", { key: "?" }))"""
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def in_both_lights(page: Page, within: str | None = None) -> list[str]:
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {line}" for line in (serious if light == "light" else pale)(page, within)]
    return found


def test_axe_would_find_something(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    for within in (None, "main"):
        assert [line.partition(":")[0] for line in serious(page, within)] == ["button-name"]


def test_a_table_with_a_card_and_a_tooltip(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    page.keyboard.press("1")
    expect(page.locator("#hand .raised")).to_be_visible()
    assert in_both_lights(page) == []
    page.keyboard.press("Escape")
    page.locator('.board [data-thing="space:paris"]').hover()
    expect(page.locator(".spottip")).to_be_visible()
    assert in_both_lights(page, ".spottip") == []


def test_a_question_with_odds_and_the_replay(page: Page, server: Server) -> None:
    asks(server, page, checks)
    page.locator(".board [data-thing].legal").first.click()
    expect(page.locator(".prompt .odds")).to_be_visible()
    assert in_both_lights(page, ".prompt") == []
    page.get_by_role("slider", name="Position in the match").fill("3")
    expect(page.locator("main.table.past")).to_be_visible()
    assert in_both_lights(page) == []


def test_the_board_as_text(page: Page, server: Server) -> None:
    asks(server, page, places)
    page.get_by_role("link", name="The board as text").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".textview table").first).to_be_visible()
    assert in_both_lights(page, ".textview") == []


def test_the_result(page: Page) -> None:
    finished(page, 2)
    expect(page.locator("dialog.result .scoretable")).to_be_visible()
    assert in_both_lights(page, "dialog") == []
    # Behind the dialog the last position stands.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert serious(page) == []


SEATS = {
    "europe-in-turmoil": ["liberal", "authoritarian"],
    "realpolitik": ["austria", "france", "prussia", "italy"],
    "europe-divided": ["europe", "russia"],
    "versailles-1919": ["one", "two", "three", "four"],
}


# Realpolitik and Europe Divided are asked for what is serious in their own tests.
@pytest.mark.parametrize(
    "game", ["europe-in-turmoil", "versailles-1919", at_night("realpolitik"), at_night("europe-divided")]
)
def test_nothing_at_all_is_found_on_a_table(page: Page, game: str) -> None:
    """On a phone and at a desk, best practices included."""
    match = call(page, "/matches", {"game": game, "seats": {seat: {"kind": "me"} for seat in SEATS[game]}})["id"]
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/table/{match}")
        expect(page.locator("main.table[data-mine=true]")).to_be_visible()
        assert every(page) == [], width


def test_panels_and_dialogs(page: Page, server: Server) -> None:
    asks(server, page, places)
    for name in ("Chat", "In effect", "Discard pile"):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tab", name=name, selected=True)).to_be_visible()
        assert serious(page, ".side") == [], name
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog", name="Options")).to_be_visible()
    assert serious(page, "dialog") == []
    # As fast as a hand can: that the one is closed is told when the other is open already.
    page.evaluate(CLOSE_AND_ASK_FOR_KEYS)
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    expect(page.get_by_role("dialog", name="Options")).to_have_count(0)
    assert serious(page, "dialog") == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_that_waits(page: Page) -> None:
    sit(page, lay(page))
    expect(page.get_by_role("region", name="Waiting for players")).to_be_visible()
    assert in_both_lights(page) == []


# By day a phone is looked at with every rule there is, above.
@pytest.mark.parametrize("width", [at_night(390), at_night(1024)])
def test_narrow_tables(new_page: NewPage, server: Server, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 844}, has_touch=True)
    asks(server, page, plays_card)
    assert in_both_lights(page) == []


def test_news_are_spoken_once_and_politely(page: Page, server: Server) -> None:
    match, me, _ = asks(server, page, places)
    news = page.locator(".unseen[aria-live=polite]")
    question = page.get_by_role("region", name="Your decision").locator("[aria-live=polite]")
    expect(question).not_to_be_empty()
    seen = me.view(match)
    me.act(match, seen["position"]["legal"][0], seen["ply"])
    last = me.get(f"/matches/{match}/log", lang="en")[-1]
    (placed,) = (event for event in last["data"]["events"] if event["event"] == "support-added")
    place = page.locator(f'.board [data-thing="space:{placed["space"]}"]').get_attribute("aria-label") or ""
    expect(news).to_contain_text(place.split(",")[0])
    # Nothing interrupts but the loss of the connection.
    loud = page.locator("[aria-live=assertive], [role=alert]")
    expect(loud).to_have_count(1)
    expect(loud).to_have_class("lost")


def test_everything_that_can_be_pressed_has_a_name(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    page.keyboard.press("1")
    expect(page.locator("#hand .raised")).to_be_visible()
    names = page.locator("button, a, [role=button], input, [role=tab]").evaluate_all(
        """all => all.filter((one) => one.checkVisibility())
          .map((one) => (one.ariaLabel || one.textContent || "").trim())"""
    )
    assert len(names) > 80
    assert "" not in names
