"""Being asked: reasons, odds on targets, why something is impossible, many cards, settings, a bar of one height."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import PATIENCE_MS, asks, call, checks, places, plays_card, ply
from tests.browser.prompts import question
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]
LONGEST = """all => all.sort((one, other) => other.textContent.length - one.textContent.length)[0].focus()"""
# What of a bar lies beyond it, or beside its own box.
BEYOND = """bar => {
  const { top, bottom, right } = bar.getBoundingClientRect();
  const boxes = [...bar.querySelectorAll("button, .odds, .q strong")].map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) => a.right > b.left + 1 && b.right > a.left + 1;
  const crossing = ([one, a]) => boxes.some(([other, b]) => one !== other && meet(a, b));
  return boxes.filter(([one, box]) => box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1
    || crossing([one, box])).map(([one]) => one.textContent);
}"""
SIZES = [(1440, 900), (1366, 650), (1024, 768)]


def open_question(page: Page, game: str, key: str) -> None:
    match = call(page, "/matches/import", question(game, key))["id"]
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)


def test_odds_stand_on_every_target_before_it_is_picked(page: Page, server: Server) -> None:
    match, me, _ = asks(server, page, checks)
    odds: dict[str, Any] = me.get(f"/matches/{match}/odds")
    targets = page.locator(".board [data-thing].legal")
    expect(page.locator(".eit-plate .answer")).to_have_count(len(odds))
    assert targets.count() == len(odds)
    for text in page.locator(".eit-plate .answer text").all_text_contents():
        assert re.fullmatch(r"[0-6]/6", text)
    # What asks, what limits, which of how many.
    expect(page.locator(".prompt .source button")).to_be_visible()
    expect(page.locator(".prompt .q small")).to_contain_text("to the die")
    expect(page.locator(".prompt .count")).to_contain_text(re.compile(r"check 1 of [12]"))


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "Not possible"), at_night("fr-FR", "Impossible")])
def test_what_is_not_possible_says_why_until_the_next_touch(
    new_page: NewPage, server: Server, locale: str, words: str
) -> None:
    page = new_page(locale=locale)
    asks(server, page, places)
    before, height = ply(page), page.locator(".viewport").bounding_box()
    # A space with opposing support, or one that is none: some are never legal.
    page.locator('.board [data-thing="space:united_kingdom"]').click()
    expect(page.locator(".prompt.no strong")).to_contain_text(words)
    expect(page.locator(".prompt.no .rule-chip")).to_be_visible()
    assert page.locator(".viewport").bounding_box() == height
    page.locator(".top .m").click()
    expect(page.locator(".prompt.no")).to_have_count(0)
    assert ply(page) == before


def test_every_move_is_confirmed_if_that_is_set_and_undo_says_what(page: Page, server: Server) -> None:
    asks(server, page, places)
    page.locator(".top").get_by_role("button", name="Options").click()
    page.locator("[data-setting=confirm]").get_by_role("radio", name="Every move").click()
    page.keyboard.press("Escape")
    before = ply(page)
    page.locator(".board [data-thing].legal").first.click()
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    expect(page.locator(".prompt .undo small")).to_contain_text("Place 1 SP")
    # It stays for the next time.
    page.reload()
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.locator(".board [data-thing].legal").first.click()
    expect(page.locator(".prompt").get_by_role("button", name="Confirm")).to_be_visible()


def test_a_pile_is_picked_from_over_the_board(page: Page) -> None:
    open_question(page, "europe-in-turmoil", "bernhard_von_bulow")
    picker = page.get_by_role("region", name="Choose a card")
    expect(picker).to_be_visible()
    rows = picker.locator(".row")
    possible = rows.locator(":scope:not(.cannot)").count()
    assert possible >= 1
    # The impossible ones come last, and say why.
    assert "cannot" not in (rows.first.get_attribute("class") or "")
    assert rows.count() > possible
    page.keyboard.press("/")
    page.keyboard.type("no such words")
    expect(picker).to_contain_text("No matching card.")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_be_focused()
    before = ply(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"main.table[data-ply='{before}']")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_never_changes_the_boards_size(new_page: NewPage, server: Server, size: tuple[int, int]) -> None:
    tablet = {"is_mobile": True, "has_touch": True} if size == (1024, 768) else {}
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale="fr-FR", **tablet)
    asks(server, page, checks)
    bar, board = page.locator(".prompt"), page.locator(".viewport")
    assert bar.bounding_box()["height"] == (56 if size[1] < 760 else 64)  # type: ignore[index]
    before = board.bounding_box()
    # The space with the longest name leaves the least room for its answers.
    page.locator(".board [data-thing].legal").evaluate_all(LONGEST)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .odds")).to_be_visible()
    assert board.bounding_box() == before
    expect(bar.locator("button.roll")).to_be_visible()
    assert bar.evaluate(BEYOND) == []
    clipped = page.locator(".prompt .q strong, .prompt .reply button").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)"
        ".map((one) => one.textContent)"
    )
    assert clipped == []


def test_settings_change_the_page_at_once(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    page.locator(".top").get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    for setting, choice, attribute, value in (
        ("text", "Larger", "data-text", "larger"),
        ("colours", "Colour-blind friendly", "data-colours", "distinct"),
        ("motion", "Reduced", "data-motion", "reduced"),
    ):
        dialog.locator(f"[data-setting={setting}]").get_by_role("radio", name=choice, exact=True).click()
        expect(page.locator("html")).to_have_attribute(attribute, value)
    # What ends the match stands apart.
    expect(dialog.get_by_role("region", name="Final").get_by_role("button")).to_have_count(2)
    assert dialog.locator(".settings button").count() == 0
