"""Under a finger: letters of eleven pixels at least, fields of forty-four, twenty-four where there is room around."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hits import resize
from tests.browser.playing import call
from tests.browser.prompts import question

NewPage = Callable[..., Page]
# One table a game, turned and made larger: a phone either way, a tablet.
WINDOWS = ((390, 844), (844, 390), (768, 1024))
QUESTIONS = {
    "europe-in-turmoil": "play-card",
    "realpolitik": "lay-card",
    "europe-divided": "commit-cards",
    "versailles-1919": "act",
}

# What is too small on this page, in words.
SMALL = """({ letters, field, least }) => {
  const faults = new Map();
  const say = (kind, what, size) => {
    const before = faults.get(`${kind}: ${what}`);
    if (before === undefined || size < before) faults.set(`${kind}: ${what}`, size);
  };
  const called = (one) => {
    const looks = (element) => {
      const names = (element.getAttribute("class") ?? "").split(" ").filter(Boolean).slice(0, 2);
      return [element.localName, ...names].join(".");
    };
    const above = one.parentElement?.closest("[class]");
    return `${above ? looks(above) : ""} > ${looks(one)}`;
  };
  const within = ({ left, top, right, bottom }, box) =>
    left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = (element) => getComputedStyle(element).overflow !== "visible";
  /** Whether all of it is in sight: in its window, and in every box that it is scrolled in. */
  const inSight = (one, box) => {
    if (!within(box, screen)) return false;
    for (let room = one.parentElement; room; room = room.parentElement)
      if (!(room instanceof SVGElement) && clips(room) && !within(box, room.getBoundingClientRect())) return false;
    return true;
  };

  // --- letters ---
  const walker = document.createTreeWalker(document.querySelector("main.table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = one instanceof SVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect();
    if (!inSight(one, box)) continue;
    const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    const said = node.data.trim().slice(0, 24);
    if (size > 0 && size < letters - 0.05) say("letters", `${called(one)} ${said}`, Math.round(size * 10) / 10);
  }

  // --- what is pressed ---
  const targets = "button:not(:disabled), a[href], input, summary, [role=button], .board [data-thing].legal";
  // In a sentence a name is as high as its line, and so is what belongs to a line of the log.
  const inline = ".livename, .termname, .rule-chip, p a, .log p button";
  const pressed = (element) => element?.closest(targets) ?? null;
  for (const one of document.querySelectorAll(`main.table :is(${targets})`)) {
    if (one.matches(inline) || !one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen")) continue;
    if (one.matches(".board [data-thing]:not(.legal)")) continue;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = (dx, dy) => pressed(document.elementFromPoint(x + dx, y + dy)) === one;
    if (!inSight(one, box) || !hit(0, 0)) continue;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < field / 2 && hit(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
    if (wide >= field - 1 && high >= field - 1) continue;
    let room = wide >= least && high >= least;
    // A row of a list, a cell of a track: as large as a finger needs in one direction.
    if (room && Math.max(wide, high) >= field - 1) continue;
    for (let dx = -field / 2; room && dx <= field / 2; dx += field / 4)
      for (let dy = -field / 2; room && dy <= field / 2; dy += field / 4) {
        const other = pressed(document.elementFromPoint(x + dx, y + dy));
        if (other && other !== one && !other.matches(".board [data-thing]:not(.legal)")) room = false;
      }
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 24);
    if (!room) say("field", `${called(one)} ${wide}x${high} ${name}`, 0);
  }
  return [...faults].map(([what, size]) => (size ? `${what} (${size})` : what));
}"""


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, {"letters": 11, "field": 44, "least": 24})
    return found


@pytest.mark.parametrize("game", QUESTIONS)
def test_letters_and_fields_are_large_enough(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR")
    page.goto("/workshop")
    page.goto(f"/table/{call(page, '/matches/import', question(game, QUESTIONS[game]))['id']}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.evaluate("document.fonts.ready")
    wrong: dict[Any, list[str]] = {}
    for window in WINDOWS:
        resize(page, window)
        if found := small(page):
            wrong[window] = found
    assert wrong == {}
