"""Nobody is kept from answering: every answer of every kind of question of every game is pressed where it is seen.

And what is asked can be read: no text lies on another or is cut by its own box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hits import LANGUAGES, SIZES, faults, resize
from tests.browser.overlaps import overlaps
from tests.browser.playing import ELSEWHERE, PATIENCE_MS, call, turn_to
from tests.browser.prompts import GAMES, questions

# So many kinds of questions there are at least, of all games together.
KINDS = 136
# While everybody waits, one kind of so many; at night all of them in every window, a third of the windows at a time: no
# test may take longer than ten minutes, on a machine that does other things too.
SOME = 9
WINDOWS = {"phone": SIZES[:2], "tablet": SIZES[2:4], "laptop": SIZES[4:]}


def turn_to_question(page: Page, journal: dict[str, Any]) -> str:
    """Open a table that asks, in the window as it is; its match."""
    match = str(call(page, "/matches/import", journal)["id"])
    turn_to(page, f"/table/{match}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
    return match


def test_nearly_every_kind_of_question_is_found() -> None:
    assert sum(len(questions(game)) for game in GAMES) >= KINDS


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_pressed(new_page: Callable[..., Page], game: str) -> None:
    """Every ninth kind of question in one window; windows and languages take turns, so that games meet all."""
    pages = {locale: new_page(locale=locale) for locale in LANGUAGES}
    for page in pages.values():
        page.goto(ELSEWHERE)
    wrong: dict[str, list[str]] = {}
    for number, (key, journal) in enumerate(sorted(questions(game).items())[::SOME]):
        size, locale = SIZES[number % len(SIZES)], LANGUAGES[number // len(SIZES) % len(LANGUAGES)]
        page = pages[locale]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if found := faults(page, turn_to_question(page, journal)) + overlaps(page):
            wrong[f"{key} {size[0]}x{size[1]} {locale}"] = found
    assert wrong == {}


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("sizes", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_pressed_in_every_window(
    new_page: Callable[..., Page], game: str, sizes: tuple[tuple[int, int], ...], locale: str
) -> None:
    page = new_page(locale=locale)
    page.goto(ELSEWHERE)
    wrong: dict[str, list[str]] = {}
    for key, journal in sorted(questions(game).items()):
        match = turn_to_question(page, journal)
        for size in sizes:
            resize(page, size)
            if found := faults(page, match) + overlaps(page):
                wrong[f"{key} {size[0]}x{size[1]}"] = found
    assert wrong == {}


# What was found at night: answers that stayed beside a question when a tablet was turned, cards beyond the lower edge,
# a board that moved when the row of a place that was tapped came below it.
TURNED = [
    ("versailles-1919", "act-political", (768, 1024), (1024, 768)),
    ("versailles-1919", "usa-act", (844, 390), (390, 844)),
    ("realpolitik", "play-card", (1024, 768), (1366, 650)),
]


@pytest.mark.parametrize(("game", "key", "first", "then"), TURNED)
def test_every_answer_can_be_pressed_after_the_window_has_changed(
    page: Page, game: str, key: str, first: tuple[int, int], then: tuple[int, int]
) -> None:
    page.goto(ELSEWHERE)
    resize(page, first)
    match = turn_to_question(page, questions(game)[key])
    assert faults(page, match) + overlaps(page) == []
    resize(page, then)
    assert faults(page, match) + overlaps(page) == []
