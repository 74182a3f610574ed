"""Guided first matches: every coach mark of every game, on the real page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hits import ON_TOP
from tests.browser.playing import PATIENCE_MS, call, try_act
from tests.web.serving import moments

MARK = "aside.coach"
BUTTONS = "#hand .raised .acts button"
# What a learner of each game reads, and in which language the test reads it.
GAMES = {
    "europe-in-turmoil": ("en", "Learn by playing"),
    "realpolitik": ("fr", "Apprendre en jouant"),
    "europe-divided": ("fr", "Apprendre en jouant"),
    "versailles-1919": ("en", "Learn by playing"),
}


def begin(page: Page, game: str) -> str:
    """Press the button of the lobby; returns the match."""
    language, label = GAMES[game]
    page.goto("/")
    title = next(one["title"] for one in call(page, f"/games?lang={language}") if one["id"] == game)
    page.get_by_role("button", name=re.compile(f"{label}.*{title}")).click()
    page.locator("main.table[data-ply]").wait_for(timeout=PATIENCE_MS)
    return page.url.rpartition("/")[2]


def act(page: Page, match: str, seat: str, wanted: str | None, ply: int) -> bool:
    """Answer what is asked at a ply: as suggested if that is possible, else in the first way there is."""
    view = call(page, f"/matches/{match}/view")
    legal = view["position"]["legal"]
    if not legal or view["ply"] != ply:
        return False
    action = wanted if wanted in legal else legal[0]
    try_act(page, match, action, view["ply"], seat)
    page.locator(f"main.table:not([data-ply='{view['ply']}'])").wait_for(timeout=PATIENCE_MS)
    return True


def shown_ply(page: Page) -> int:
    """The ply of the position that the page shows."""
    return int(page.locator("main.table").get_attribute("data-ply") or 0)


def on_table(page: Page, thing: str) -> bool:
    """Whether a thing of the game is seen on the page."""
    return page.locator(f'main.table [data-thing="{thing}"]').count() > 0


def number(page: Page) -> int:
    """Which step the guide is at, from 1 on; 0 if there is no guide any more."""
    head = page.locator(f"{MARK} .n")
    found = re.search(r"\d+", head.first.inner_text()) if head.count() else None
    return int(found[0]) if found else 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_learner_is_led_through_the_first_turns(new_page: Callable[..., Page], game: str) -> None:
    page = new_page(locale=GAMES[game][0], viewport={"width": 1440, "height": 900})
    match = begin(page, game)
    lesson: dict[str, Any] = call(page, f"/games/{game}/tutorial")
    steps = lesson["steps"]
    page.locator(MARK).wait_for(timeout=PATIENCE_MS)
    seen: list[int] = []
    tried: dict[int, int] = {}
    waiting, stood = moments(), (-1, 0)
    while True:
        # Whoever answers has seen this ply: the guide of a later one may say something else.
        ply = shown_ply(page)
        at = number(page)
        if at == 0:
            break
        if stood != (stood := (ply, at)):
            waiting = moments()
        next(waiting)
        step = steps[at - 1]
        if not page.locator(".coach-rings").count():
            # A small mark says that this question is not explained, or that others play.
            if page.locator(f"{MARK}.small").count():
                act(page, match, lesson["seat"], None, ply)
            continue
        if at not in seen:
            seen.append(at)
            # A card that the bot's play took out of the hand cannot be pointed at.
            there = [one for one in step["show"] if not one.startswith("card:") or on_table(page, one)]
            expect(page.locator(".coach-rings i")).to_have_count(len(there))
            expect(page.locator(f"{MARK} h2")).not_to_be_empty()
        if not step["on"] or at == len(steps):
            page.locator(f"{MARK} button.do").click()
            expect(page.locator(f"{MARK} .n").filter(has_text=re.compile(rf"\b{at}\b.*{len(steps)}$"))).to_have_count(0)
        else:
            tries = step["tries"]
            index = tried.get(at, 0)
            tried[at] = index + act(page, match, lesson["seat"], tries[index] if index < len(tries) else None, ply)
    assert number(page) == 0, f"the guide stands still at step {number(page)}"
    assert seen[0] == 1
    assert seen[-1] == len(steps)
    # Bots play as they like, and may spare a learner a question; most steps come up all the same.
    assert len(seen) >= len(steps) - 2
    summary = call(page, f"/matches/{match}")
    assert summary["status"] == "running"


def test_the_guide_can_be_left_and_stays_away(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "europe-in-turmoil")
    page.locator(MARK).get_by_role("button", name="Leave the guide").click()
    expect(page.locator(MARK)).to_have_count(0)
    page.reload()
    page.locator("main.table[data-ply]").wait_for(timeout=PATIENCE_MS)
    expect(page.locator(MARK)).to_have_count(0)


def test_whoever_undoes_is_explained_the_question_again(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    match = begin(page, "europe-in-turmoil")
    page.locator(MARK).wait_for(timeout=PATIENCE_MS)
    for step in (1, 2):
        expect(page.locator(f"{MARK} .n")).to_have_text(f"Step {step} of 12")
        page.locator(f"{MARK} button.do").click()
    act(page, match, "liberal", "operate socialist_movements", shown_ply(page))
    expect(page.locator(f"{MARK} .n")).to_have_text("Step 4 of 12")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"{MARK} .n")).to_have_text("Step 3 of 12")


def test_a_phone_shows_what_to_do_and_the_rest_at_a_touch(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="en", viewport={"width": 390, "height": 844}, has_touch=True)
    begin(page, "europe-in-turmoil")
    for _ in range(2):
        page.locator(f"{MARK} button.do").click()
    expect(page.locator(f"{MARK}.small .title")).to_contain_text("for operations")
    page.locator(MARK).get_by_role("button", name="Why?").click()
    expect(page.locator(f"{MARK} h2")).to_have_text("One card, two uses")


def test_the_guide_makes_room_for_a_card_that_is_up(page: Page) -> None:
    """A coach that lies on the card it speaks of, or on its button, is a trap."""
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "europe-in-turmoil")
    for _ in range(2):
        page.locator(f"{MARK} button.do").click()
    cards = page.locator("#hand .slot > .legal")
    for small in (False, True):
        if small:
            page.locator(MARK).get_by_role("button", name="Smaller").click()
        for card in (cards.first, cards.last):
            card.hover()
            expect(page.locator(BUTTONS).last).to_be_visible()
            # Asked for each time anew: a card that is drawn again has another button.
            page.wait_for_function(f"() => ({ON_TOP})([...document.querySelectorAll('{BUTTONS}')].at(-1))")
            assert card.evaluate(ON_TOP)
