"""One meaning for each mark: what has the colour of answers is one, and can be pressed now."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import ELSEWHERE, PATIENCE_MS, call, turn_to
from tests.browser.prompts import question

ASKED = [
    ("europe-in-turmoil", "place-support"),
    ("europe-in-turmoil", "support-check"),
    ("europe-in-turmoil", "play-card"),
    ("europe-divided", "place-influence"),
    ("europe-divided", "commit-cards"),
    ("europe-divided", "segment"),
    ("realpolitik", "move-generals"),
    ("versailles-1919", "act"),
]

# Questions whose answers are cards or places, and whether they are few.
FEW = [
    ("europe-divided", "commit-cards", False),
    ("realpolitik", "entreat", True),
    ("versailles-1919", "choose-option", True),
]

# Everything on the table that is drawn in the colour of answers and is none, nor lies on one.
ASTRAY = """() => {
  const [colour, root] = ["rgb(1, 2, 253)", document.documentElement];
  root.style.setProperty("--aniline", colour);
  root.style.setProperty("--aniline-tint", colour);
  const PRESSED = "button:not(:disabled), a, label, input, .legal, [data-due], [aria-pressed=true], .chosen";
  const boxes = [...document.querySelectorAll(".board .legal, .board .chosen, .board [data-action]")].map((one) =>
    one.getBoundingClientRect());
  const near = ({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return boxes.some((box) => x > box.left - 12 && x < box.right + 12 && y > box.top - 24 && y < box.bottom + 24);
  };
  const coloured = (one, pseudo) => {
    const look = getComputedStyle(one, pseudo);
    if (pseudo && look.content === "none") return false;
    const drawn = [look.backgroundColor, look.boxShadow];
    const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (written && !(one instanceof SVGElement)) drawn.push(look.color);
    if (one instanceof SVGElement) drawn.push(look.fill, look.stroke);
    for (const side of ["Top", "Right", "Bottom", "Left"])
      if (parseFloat(look[`border${side}Width`]) > 0) drawn.push(look[`border${side}Color`]);
    if (look.outlineStyle !== "none") drawn.push(look.outlineColor);
    return drawn.some((value) => value.includes(colour));
  };
  return [...document.querySelectorAll("main.table *")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0 && !one.closest("defs, .sprite"))
    .filter((one) => coloured(one, null) || coloured(one, "::before") || coloured(one, "::after"))
    .filter((one) => !one.closest(PRESSED) && !(one.closest("svg") && near(one.getBoundingClientRect())))
    .map((one) => `${one.tagName} ${one.getAttribute("class")} ${one.textContent.slice(0, 30)}`);
}"""


@pytest.mark.slow
def test_the_colour_of_answers_is_on_answers_alone(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    page.goto(ELSEWHERE)
    astray: dict[str, list[str]] = {}
    for game, key in ASKED:
        match = call(page, "/matches/import", question(game, key))["id"]
        turn_to(page, f"/table/{match}")
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
        if found := page.evaluate(ASTRAY):
            astray[f"{game} {key}"] = found
    assert astray == {}


@pytest.mark.slow
def test_few_answers_stand_in_the_bar_too_and_nothing_is_filled_before_it_is_chosen(
    new_page: Callable[..., Page],
) -> None:
    """Places and cards are answers where they are; where they are few the bar has them as well, in every game."""
    page = new_page(viewport={"width": 1440, "height": 900})
    page.goto(ELSEWHERE)
    for game, key, few in FEW:
        match = call(page, "/matches/import", question(game, key))["id"]
        turn_to(page, f"/table/{match}")
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
        legal = call(page, f"/matches/{match}/view")["position"]["legal"]
        expect(page.locator(".prompt .a button:not(.quiet)")).to_have_count(len(legal) if few else 0)
        expect(page.locator(":is(.prompt, #hand, .side) .do:visible")).to_have_count(0)
    # The last one is answered from the bar.
    page.locator(".prompt .a button:not(.quiet)").first.click()
    sure = page.locator(".prompt.confirming .a button.do")
    moved = page.locator(f"main.table:not([data-ply='{len(question(*FEW[-1][:2])['actions'])}'])")
    moved.or_(sure).first.wait_for()
    if not moved.count():
        sure.click()
    expect(moved).to_be_visible()
