"""Whether every answer to a question can be pressed: it is what lies on top at its own centre.

A person scrolls inside a box, looks at one card after the other and moves the map; the same is done here, and nothing
else. The page itself must stand still meanwhile.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from chancellery.web.games.catalog import facts
from tests.browser.drawn import DRAWN
from tests.browser.playing import call
from tests.waiting import moments

SIZES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 650), (1440, 900), (1920, 1080))
LANGUAGES = ("en-GB", "fr-FR")

# Whether something is what lies on top at its own centre.
ON_TOP = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def expect_on_top(one: Locator) -> None:
    """Wait until nothing lies over it: what others did may be told there for a while."""
    for _ in moments():
        if one.evaluate(ON_TOP):
            return


# How the page finds out; `actions` are the legal ones, each with the thing it is about. It answers with what cannot be
# pressed, and what moved.
HITS = """async ({ actions }) => {
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  const rest = () => new Promise((done) => setTimeout(done));
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const onTop = (one, [x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one === found || one.contains(found));
  };
  const EDGE = 10;
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflow);

  // Scroll the boxes that an answer lies in until its centre is in sight, as a person would.
  const show = (one) => {
    for (let box = one.parentElement; box && !box.matches("main.table"); box = box.parentElement) {
      if (!scrolls(box)) continue;
      const [seen, [x, y]] = [box.getBoundingClientRect(), middle(one.getBoundingClientRect())];
      if (y < seen.top + EDGE || y > seen.bottom - EDGE) box.scrollTop += y - (seen.top + seen.height / 2);
      if (x < seen.left + EDGE || x > seen.right - EDGE) box.scrollLeft += x - (seen.left + seen.width / 2);
    }
  };
  const hit = (one) => {
    show(one);
    return onTop(one, middle(one.getBoundingClientRect()));
  };
  // A land may be bent around its own centre, and have pieces on it: a good part of it can be pressed.
  const GRID = 9;
  const hitShape = (mark) => {
    const box = mark.getBoundingClientRect();
    if (onTop(mark, middle(box))) return true;
    const matrix = mark.getScreenCTM()?.inverse();
    if (!mark.isPointInFill || !matrix) return false;
    let [inside, free] = [0, 0];
    for (let i = 0; i < GRID * GRID; i++) {
      const x = box.left + box.width * ((i % GRID) + 0.5) / GRID;
      const y = box.top + box.height * (Math.floor(i / GRID) + 0.5) / GRID;
      if (!mark.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) continue;
      inside++;
      if (onTop(mark, [x, y])) free++;
    }
    return free >= inside / 4 && free > 0;
  };

  const [pressed, faults] = [new Set(), []];
  const offered = (inside, selector = "[data-action]:not(:disabled)") => {
    for (const button of all(selector, inside)) {
      if (button.closest(".slot, .picker .row") || !button.checkVisibility()) continue;
      if (hit(button)) pressed.add(button.dataset.action);
      else faults.push(`covered: ${button.dataset.action}`);
    }
  };
  // What is not on a card or on the map: buttons of the question and of panels.
  const table = document.querySelector("main.table");
  offered(table);
  for (const button of all(".prompt .reply button:not(:disabled)"))
    if (!hit(button)) faults.push(`covered: ${button.textContent}`);

  // Answers that are sorted by what they are: each group is opened, and left again.
  const groups = () => all(".prompt [data-deed]:not([data-action], :disabled)");
  for (let i = 0; i < groups().length; i++) {
    if (!hit(groups()[i])) faults.push(`covered: ${groups()[i].textContent}`);
    groups()[i].click();
    await rest();
    offered(table);
    document.querySelector(".prompt [data-back]")?.click();
    await rest();
  }

  // Cards, one after the other: a pointer or a finger brings each up.
  for (const card of all("#hand .slot > .legal, #hand .slot > :has(.acts)")) {
    const phone = card.closest(".phone");
    const slot = card.closest(".slot");
    show(slot);
    if (!onTop(slot, middle(slot.getBoundingClientRect()))) faults.push(`covered: ${card.dataset.thing}`);
    if (phone) card.click();
    else card.focus({ preventScroll: true });
    await rest();
    const up = phone ? document.querySelector(".opencard") : (slot.querySelector(".raised:not([hidden])") ?? slot);
    const whole = up?.checkVisibility() ? up : slot;
    for (const button of all(".acts [data-action]:not(:disabled)", whole)) {
      if (whole === slot && button.closest(".raised")) continue;
      if (hit(button)) pressed.add(button.dataset.action);
      else faults.push(`covered: ${button.dataset.action}`);
    }
    if (phone) up?.querySelector("button")?.click();
    else card.blur();
    await rest();
  }
  // Many cards at once.
  for (const row of all(".picker .row:not(.cannot)")) {
    if (!hit(row)) faults.push(`covered: ${row.textContent.slice(0, 30)}`);
    const phone = document.querySelector(".phone");
    if (phone) row.click();
    else row.focus({ preventScroll: true });
    await rest();
    const whole = document.querySelector(phone ? ".opencard" : ".picker .whole");
    for (const button of all(".acts [data-action]:not(:disabled)", whole ?? row)) {
      if (hit(button)) pressed.add(button.dataset.action);
      else faults.push(`covered: ${button.dataset.action}`);
    }
    if (phone) whole?.querySelector("button")?.click();
    await rest();
  }

  // Marks of the board: those in sight, then the map is moved to one that is not, and so on.
  const marks = new Map(all(".board [data-thing].legal").map((mark) => [mark.dataset.thing, mark]));
  const box = document.querySelector(".viewport")?.getBoundingClientRect();
  const inSight = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const waiting = new Map(marks);
  const blocked = new Set();
  for (let moved = null; waiting.size > 0; ) {
    for (const [thing, mark] of [...waiting]) {
      const seen = inSight(middle(mark.getBoundingClientRect()));
      if (seen && hitShape(mark)) waiting.delete(thing);
      else if (thing === moved) {
        blocked.add(thing);
        waiting.delete(thing);
      }
    }
    moved = waiting.keys().next().value ?? null;
    if (moved) document.dispatchEvent(new CustomEvent("reveal-mark", { detail: moved }));
  }
  for (const thing of blocked) faults.push(`covered: ${thing}`);
  for (const { action, thing } of actions) if (marks.has(thing) && !blocked.has(thing)) pressed.add(action);

  // A first tap offers what can be done there, and the board stands still meanwhile.
  const rect = () => JSON.stringify(document.querySelector(".viewport")?.getBoundingClientRect());
  for (const [thing, mark] of [...marks].slice(0, 2)) {
    const before = rect();
    document.dispatchEvent(new CustomEvent("reveal-mark", { detail: thing }));
    mark.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    await rest();
    const deeds = all(".spottip [data-action], .walker [data-action]");
    if (deeds.length === 0) faults.push(`nothing to do at ${thing}`);
    for (const button of deeds) if (!hit(button)) faults.push(`covered: ${button.dataset.action} at ${thing}`);
    if (rect() !== before) faults.push(`the board moved at a tap on ${thing}`);
    document.querySelector(".viewport").click();
    await rest();
  }

  for (const { action } of actions) if (!pressed.has(action)) faults.push(`no way to answer: ${action}`);
  const page = document.scrollingElement;
  if (page.scrollTop || page.scrollLeft || table.scrollTop || table.scrollLeft) faults.push("the page has scrolled");
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page exceeds the window");
  return [...new Set(faults)];
}"""

# The table has answered to another size of its window: signals, then what observes the board's box.
SETTLED = f"() => {DRAWN}.then(() => new Promise((done) => setTimeout(done)))"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def faults(page: Page, match: str) -> list[str]:
    """What keeps the person at this table from giving one of the answers."""
    position = call(page, f"/matches/{match}/view")["position"]
    things = facts(position["game"])["actions"]
    actions = [{"action": name, "thing": thing_of(things.get(name))} for name in position["legal"]]
    found: list[str] = page.evaluate(HITS, {"actions": actions})
    return found


def thing_of(parts: list[Any] | None) -> str:
    """What an action is about, as marks are called: "space:vienna"."""
    return f"{parts[1]}:{parts[2]}" if parts and parts[1] and parts[2] else ""
