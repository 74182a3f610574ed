"""Texts that cannot be read although they can be pressed: one on another, cut by their own box, or over its edge."""

from __future__ import annotations

from playwright.sync_api import Page

# Each line of each text with the part of it that is seen; answers with what is wrong about it. Names on the map are the
# game's own, and may meet.
OVERLAPS = """() => {
  const SLACK = 3;
  // The letters of a line are lower than its box.
  const AIR = 0.25;
  const table = document.querySelector("main.table");
  const apart = "svg, .unseen, option, .board, [aria-hidden=true] .board";
  const clips = (style) => style.overflow !== "visible";
  const rolls = (style) => /auto|scroll/.test(style.overflow + style.overflowX + style.overflowY);
  const cut = (box, by) => {
    const [left, top] = [Math.max(box.left, by.left), Math.max(box.top, by.top)];
    const [right, bottom] = [Math.min(box.right, by.right), Math.min(box.bottom, by.bottom)];
    return { left, top, right, bottom };
  };
  const there = (box) => box.right - box.left > SLACK && box.bottom - box.top > SLACK;

  const faults = [];
  const lines = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(apart) || !one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let [free, dots] = [false, false];
    const boxes = [];
    for (let box = one; box && box !== table; box = box.parentElement) {
      const style = getComputedStyle(box);
      dots ||= style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      free ||= rolls(style) || style.clipPath !== "none";
      if (clips(style)) boxes.push(box.getBoundingClientRect());
    }
    for (const whole of range.getClientRects()) {
      const air = AIR * whole.height;
      const { left, right } = whole;
      const seen = boxes.reduce(cut, { left, top: whole.top + air, right, bottom: whole.bottom - air });
      if (!there(whole)) continue;
      if (!free && !dots && right - left - (seen.right - seen.left) > SLACK) faults.push(`cut: ${node.data}`);
      if (there(seen)) lines.push({ one, node, seen });
    }
    // What a box of its own scrolls is no fault; what a card hangs in may scroll.
    const frame = one.closest(".card, .vs-face, button");
    let inside = frame !== null && !dots;
    for (let box = one; inside && box !== frame; box = box.parentElement) inside = !rolls(getComputedStyle(box));
    const edge = frame?.getBoundingClientRect().right + SLACK;
    const over = inside && [...range.getClientRects()].some((line) => line.right > edge);
    if (over) faults.push(`over the edge: ${node.data}`);
  }
  // A name and who that is, in one line.
  for (const block of table.querySelectorAll(".pls > div")) {
    const [name, who] = ["b", "small"].map((tag) => {
      const range = document.createRange();
      const found = block.querySelector(`:scope > ${tag}`);
      if (found) range.selectNodeContents(found);
      return range.getClientRects();
    });
    const level = (a, b) => Math.abs(a.top + a.bottom - b.top - b.bottom) < 4 * SLACK;
    const meets = (a, b) => level(a, b) && a.left < b.left && a.right > b.left - SLACK;
    const shown = (a) => cut(a, block.getBoundingClientRect());
    const met = [...name].some((a) => [...who].some((b) => meets(shown(a), shown(b))));
    if (met) faults.push(`no gap: ${block.textContent}`);
  }

  // Whether something at a point hides what lies below it.
  const hides = (box) => {
    const ground = getComputedStyle(box).backgroundColor;
    if (/^rgba\\(.*, 0(\\.\\d+)?\\)$/.test(ground) || ground === "transparent") return false;
    for (let up = box; up; up = up.parentElement) if (Number(getComputedStyle(up).opacity) < 1) return false;
    return true;
  };
  const seenAt = (x, y, wanted) => {
    for (const box of document.elementsFromPoint(x, y)) {
      if (box === wanted || box.contains(wanted)) return true;
      if (hides(box)) return false;
    }
    return false;
  };
  lines.sort((a, b) => a.seen.top - b.seen.top);
  lines.forEach((a, i) => {
    for (let j = i + 1; j < lines.length && lines[j].seen.top < a.seen.bottom; j++) {
      const b = lines[j];
      const both = cut(a.seen, b.seen);
      if (a.node === b.node || !there(both)) continue;
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      if (seenAt(x, y, a.one) && seenAt(x, y, b.one)) faults.push(`on each other: ${a.node.data} | ${b.node.data}`);
    }
  });
  // A part of a card that lies on the words of another part of it.
  for (const { one, node, seen } of lines) {
    const card = one.closest(".slot > .card, .pls > div, .prompt .asked");
    const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (card?.contains(top) && !top.contains(one) && !one.contains(top)) faults.push(`covered: ${node.data}`);
  }
  return [...new Set(faults)];
}"""


def overlaps(page: Page) -> list[str]:
    """What cannot be read at this table."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found
