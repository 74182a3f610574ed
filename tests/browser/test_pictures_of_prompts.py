"""A picture of each kind of question of each game, kept under build/pictures/prompts to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import ELSEWHERE, PATIENCE_MS, call, turn_to
from tests.browser.prompts import GAMES, questions
from tests.nightly import at_night

Way = tuple[tuple[int, int], str, Literal["light", "dark"]]

FOLDER = Path(__file__).parents[2] / "build" / "pictures" / "prompts"
# Every question is seen once; sizes, languages and lights take turns.
WAYS: list[Way] = [
    ((1440, 900), "en-GB", "light"),
    ((390, 844), "fr-FR", "light"),
    ((1366, 650), "fr-FR", "dark"),
    ((1024, 768), "en-GB", "dark"),
]

# What sticks out of the bar, a question that has no room, and tabs in two rows.
FAULTS = """() => {
  const bar = document.querySelector(".prompt");
  if (innerWidth < 641) return [];
  const { top, bottom } = bar.getBoundingClientRect();
  const shown = bar.querySelectorAll(bar.matches(".many") ? ".asked *" : ".asked *, .reply *");
  const out = [...shown].filter((one) => {
    // Lines that are cut end where their box does: what they say whole is looked at below.
    const box = (one.closest(".q strong, .q small") ?? one).getBoundingClientRect();
    return box.height > 0 && !one.closest(".unseen") && (box.top < top - 1 || box.bottom > bottom + 1);
  });
  const tight = [...bar.querySelectorAll(".q")].filter((one) => one.clientWidth < 200);
  const rows = [...document.querySelectorAll(".side .tabs")].filter((one) => one.clientHeight > 48);
  return [...out, ...tight, ...rows].map((one) => `${one.className} ${one.textContent}`);
}"""


# Lines of a question or of its card that end in three dots; the last pixels of a line are below its letters.
CUT = """() => [...document.querySelectorAll(".prompt .q strong, .prompt .q small, .table.low .stage .card-text")]
  .filter((one) => one.scrollHeight > one.clientHeight + 6).map((one) => one.textContent)"""

# One question of so many: while everybody waits, and at night.
EACH = [30, at_night(1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("each", EACH)
def test_every_kind_of_question_has_its_picture(new_page: Callable[..., Page], game: str, each: int) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = questions(game)
    assert len(found) >= 10

    @cache
    def page_of(way: Way) -> Page:
        size, locale, light = way
        page = new_page(viewport={"width": size[0], "height": size[1]}, locale=locale, color_scheme=light)
        page.goto(ELSEWHERE)
        return page

    for number, (key, journal) in enumerate(sorted(found.items())[::each]):
        # Another game begins with another way.
        size, locale, light = way = WAYS[(list(GAMES).index(game) + number) % len(WAYS)]
        page = page_of(way)
        match = call(page, "/matches/import", journal)["id"]
        turn_to(page, f"/table/{match}")
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
        question = page.locator(".prompt .q strong")
        expect(question).not_to_be_empty()
        assert "First option" not in (page.locator(".prompt").text_content() or "")
        assert page.evaluate(FAULTS) == [], (key, size, locale)
        page.screenshot(path=FOLDER / f"{game}-{key}-{size[0]}-{locale[:2]}-{light}.png")
        if page.evaluate(CUT):
            page.locator(".prompt .q").click(position={"x": 2, "y": 2})
            expect(page.locator(".prompt.whole")).to_be_attached()
            assert page.evaluate(CUT) == [], (key, size, locale)
