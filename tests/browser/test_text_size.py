"""The size of text that a browser is set to counts: letters grow with it, and nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.loadtest.chromium import find_chromium
from tests.browser.conftest import ARGUMENTS, Watch
from tests.browser.overlaps import overlaps
from tests.browser.pages import AT_ONCE, FIXED_SHARE
from tests.browser.playing import GO, call
from tests.browser.prompts import question
from tests.nightly import at_night
from tests.web.serving import Server

USUAL, LARGE = 16, 20
QUESTIONS = {
    "europe-in-turmoil": "play-card",
    "realpolitik": "lay-card",
    "europe-divided": "commit-cards",
    "versailles-1919": "act",
}
WINDOWS = (at_night((1280, 900)), (390, 844))
# The letters of what is on the page, outside of drawings.
LETTERS = """(parts) => Object.fromEntries(parts.map((part) => {
  const found = [...document.querySelectorAll(part)].find((one) => !one.closest("svg"));
  return [part, found && parseFloat(getComputedStyle(found).fontSize)];
}).filter(([, size]) => size))"""
PARTS = [
    *(".prompt .q strong", ".prompt .q small", ".tabs button", ".card h3", ".pls b", ".log p", ".top .wm"),
    *("h1", "h2", ".tx .pitch", "button", "input", "td", "p"),
]
# A board is as large as its window allows: its letters are its own.
ON_THE_BOARD = """() => parseFloat(getComputedStyle(document.querySelector("svg.board text")).fontSize)"""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    """A browser whose person has set larger text."""
    sized = browser.browser_type.launch(
        executable_path=find_chromium(), args=[*ARGUMENTS, f"--blink-settings=defaultFontSize={LARGE}"]
    )
    yield sized
    sized.close()


@pytest.fixture
def open_in(server: Server, watch: Watch) -> Iterator[Callable[[Browser, tuple[int, int]], Page]]:
    contexts = []

    def make(browser: Browser, window: tuple[int, int]) -> Page:
        context = browser.new_context(base_url=server.url, viewport={"width": window[0], "height": window[1]})
        context.add_init_script(FIXED_SHARE)
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        watch.over(page)
        page.goto("/workshop")
        return page

    yield make
    for context in contexts:
        context.close()


def smaller(window: tuple[int, int]) -> tuple[int, int]:
    """The window that has as many of the usual letters as this one has large ones: its page has the same shape."""
    return window[0] * USUAL // LARGE, window[1] * USUAL // LARGE


def grown(small: dict[str, float], great: dict[str, float]) -> dict[str, float]:
    """By how much letters differ that are on both pages."""
    return {part: round(great[part] / size, 2) for part, size in small.items() if part in great}


@pytest.mark.parametrize("window", WINDOWS, ids=["wide", "phone"])
def test_letters_grow_and_nothing_lies_on_anything(
    browser: Browser,
    large: Browser,
    open_in: Callable[[Browser, tuple[int, int]], Page],
    window: tuple[int, int],
) -> None:
    pages = [open_in(browser, smaller(window)), open_in(large, window)]
    wrong: dict[str, list[str]] = {}
    for game, key in QUESTIONS.items():
        letters = []
        for page in pages:
            match = call(page, "/matches/import", question(game, key))["id"]
            page.evaluate(GO, f"/table/{match}")
            expect(page.locator(f"main.table[data-game={game}][data-mine=true]")).to_be_visible()
            page.evaluate("document.fonts.ready")
            letters.append(page.evaluate(LETTERS, PARTS))
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert set(grown(*letters).values()) == {LARGE / USUAL}
        assert len({page.evaluate(ON_THE_BOARD) for page in pages}) == 1
        if found := overlaps(pages[1]):
            wrong[game] = found
    assert wrong == {}


@pytest.mark.parametrize("window", WINDOWS, ids=["wide", "phone"])
def test_the_lobby_grows(
    browser: Browser,
    large: Browser,
    open_in: Callable[[Browser, tuple[int, int]], Page],
    window: tuple[int, int],
) -> None:
    letters = []
    for page in (open_in(browser, smaller(window)), open_in(large, window)):
        page.evaluate(GO, "/")
        expect(page.locator(".games article").first).to_be_visible()
        letters.append(page.evaluate(LETTERS, PARTS))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = grown(*letters)
    assert len(sizes) > 3
    assert set(sizes.values()) == {LARGE / USUAL}
