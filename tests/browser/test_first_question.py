"""The first question of one's life has more than one answer; keys, headings and tracks that once were wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import AXE
from tests.browser.playing import answer_alone, asks, call, lay, places, plays_card, sit, start, wait_for_turn
from tests.nightly import at_night
from tests.web.serving import Server

HEADINGS = ("heading-order", "page-has-heading-one", "skip-link")


def headings(page: Page) -> list[str]:
    """What axe finds wrong with headings and the skip link."""
    page.evaluate(AXE.read_text("utf-8"))
    report = page.evaluate("rules => axe.run(document, { runOnly: { type: 'rule', values: rules } })", HEADINGS)
    return [f"{found['id']}: {node['html'][:120]}" for found in report["violations"] for node in found["nodes"]]


def test_a_first_match_against_a_bot_begins_with_a_choice(page: Page) -> None:
    answer_alone(page)
    start(page)
    wait_for_turn(page)
    # Whoever was dealt two scoring cards has a choice before the set-up already.
    answers = page.locator(".board [data-thing].legal, .prompt .a button:not(.quiet)")
    expect(answers.nth(1)).to_be_visible()


def test_people_are_asked_whatever_they_hold(page: Page) -> None:
    """Between people the question is put to everybody, or it would tell who holds scoring cards."""
    match = lay(page, seats={"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}})
    sit(page, match)
    expect(page.locator(".prompt")).to_contain_text("scoring card")
    assert call(page, f"/matches/{match}")["ply"] == 0


@pytest.mark.parametrize("width", [390, at_night(1440)])
def test_tables_have_their_headings_in_order(new_page: Callable[..., Page], server: Server, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 844})
    asks(server, page, plays_card)
    assert headings(page) == []


def test_f_shows_all_and_then_looks_closer(page: Page, server: Server) -> None:
    asks(server, page, places)
    picture = page.locator("svg.board")
    whole = picture.get_attribute("viewBox")
    page.keyboard.press("f")
    expect(picture).not_to_have_attribute("viewBox", str(whole))
    page.keyboard.press("f")
    expect(picture).to_have_attribute("viewBox", str(whole))
