"""How quick the page is in a real browser: first paint, clicks, panning, the director, long matches; and its weight."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from chancellery.engine.journal import Journal
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.lab.figures import Figures
from chancellery.loadtest.chromium import find_chromium, ready_playwright
from chancellery.loadtest.server_process import serving

WINDOW: Final = {"width": 1440, "height": 900}
CLICKS: Final = 20
PAN_SECONDS: Final = 3.0
DIRECTOR_SECONDS: Final = 2.0
# A long match and a new one, each opened so often.
LONG: Final = 600
OPENINGS: Final = 5
WAIT_MS: Final = 20_000
# Everything before it waits for a decision: one's own question is on the page.
ASKED: Final = "main.table[data-mine=true]"

PAINT: Final = """() => Math.round(performance.getEntriesByName("first-contentful-paint")[0].startTime)"""
# From the click until the frame after the board shows the new position.
CLICK: Final = """() => new Promise((resolve) => {
  const table = document.querySelector("main.table");
  const target = document.querySelector(
    ".prompt .a button:not(.quiet):not(:disabled), .board [data-thing].legal, #hand .slot > .legal .acts button");
  const before = table.dataset.ply;
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (table.dataset.ply === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  watch.observe(table, { attributes: true, attributeFilter: ["data-ply"] });
  setTimeout(() => { watch.disconnect(); resolve(null); }, 1500);
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const roll = () => document.querySelector(".prompt.confirming .a button.do")?.click();
  setTimeout(roll, 60);
})"""
# How many bytes each file of the client had as it came: packed; letters and the ground of a board apart.
PACKED: Final = """() => Object.fromEntries(performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/client/") && !/fonts|ground/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
# When the table was there, and asked.
OPENED: Final = """() => {
  const look = () => {
    if (document.querySelector("main.table[data-mine=true]")) window.openedAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
WHEN: Final = """() => new Promise((resolve) => {
  const look = () => (window.openedAt ? resolve(window.openedAt) : requestAnimationFrame(look));
  look();
})"""
FRAMES: Final = """() => new Promise((resolve) => {
  const seconds = %s;
  let frames = 0;
  const start = performance.now();
  const count = () => {
    frames += 1;
    const passed = (performance.now() - start) / 1000;
    if (passed < seconds) requestAnimationFrame(count);
    else resolve(frames / passed);
  };
  requestAnimationFrame(count);
})"""


def bench_page() -> Figures | None:
    """Measure the page of a table, or None where there is no browser to do it with."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    browser = find_chromium()
    if browser is None:
        return None
    ready_playwright()
    with (
        tempfile.TemporaryDirectory(prefix="chancellery-page-") as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=browser)
        page = chromium.new_page(viewport=WINDOW, base_url=f"http://127.0.0.1:{server.port}")  # type: ignore[arg-type]
        try:
            return measure(page)
        finally:
            chromium.close()


def measure(page: Any) -> Figures:
    page.goto("/")
    page.wait_for_selector("main h1", timeout=WAIT_MS)
    files: dict[str, int] = page.evaluate(PACKED)
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}}
    match = call(page, "/matches", {"game": "europe-in-turmoil", "seats": seats})["id"]
    page.goto(f"/table/{match}")
    page.wait_for_selector(ASKED, timeout=WAIT_MS)
    # What came with the lobby already is not sent again, and counts nothing here.
    for name, size in page.evaluate(PACKED).items():
        files[name] = max(size, files.get(name, 0))
    page.goto(f"/table/{match}")
    page.wait_for_selector(ASKED, timeout=WAIT_MS)
    paint = page.evaluate(PAINT)
    clicks = []
    for _ in range(CLICKS):
        page.wait_for_selector(ASKED, timeout=WAIT_MS)
        took = page.evaluate(CLICK)
        if took is not None:
            clicks.append(took)
    directed = direct(page)
    panned = pan(page)
    opened = open_long_and_new(page)
    return {
        "first_paint_ms": paint,
        "click_to_board_ms": round(median(clicks), 1) if clicks else None,
        "clicks": len(clicks),
        "pan_frames_per_second": panned,
        "director_frames_per_second": directed,
        "client_kilobytes": round(sum(files.values()) / 1000),
        "open_new_ms": opened[0],
        "open_long_ms": opened[1],
        "long_decisions": LONG,
    }


def direct(page: Any) -> float | None:
    """Frames a second while the director plays the last turn once more; None if there was nothing to play."""
    page.keyboard.press("w")
    if page.locator("main.table.watching").count() == 0:
        return None
    frames = round(float(page.evaluate(FRAMES % DIRECTOR_SECONDS)), 1)
    page.keyboard.press("Escape")
    return frames


def long_match(decisions: int) -> Figures:
    """A match file of so many random decisions that is not over."""
    for seed in range(1000):
        luck = random.Random(seed)
        journal = Journal(EUROPE_IN_TURMOIL, EUROPE_IN_TURMOIL.options({}), seed.to_bytes(32))
        g = EUROPE_IN_TURMOIL.new(journal.options, journal.seed)
        while g.outcome is None and len(journal.actions) < decisions:
            seat = g.waiting[0]
            journal.actions.append((seat, luck.choice(g.legal(seat))))
            g.play(*journal.actions[-1])
        if g.outcome is None:
            return journal.export()
    raise AssertionError(f"no random game lasts {decisions} decisions")


def open_long_and_new(page: Any) -> tuple[float, float]:
    """How long a table takes until it asks: of a match with few decisions, and of one with very many."""
    page.add_init_script(f"({OPENED})()")
    took: tuple[list[float], list[float]] = ([], [])
    matches = [call(page, "/matches/import", long_match(decisions))["id"] for decisions in (10, LONG)]
    for _ in range(OPENINGS):
        for match, times in zip(matches, took, strict=True):
            page.goto(f"/table/{match}")
            page.wait_for_selector(ASKED, timeout=WAIT_MS)
            times.append(page.evaluate(WHEN))
    return round(median(took[0])), round(median(took[1]))


def call(page: Any, path: str, body: Figures) -> Any:
    """What the API answers to the person behind the page."""
    return page.request.post(f"/api{path}", data=body).json()


def pan(page: Any) -> float:
    """Frames a second while the mouse drags and the wheel turns."""
    box = page.locator(".viewport").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.evaluate(f"window.counted = ({FRAMES % PAN_SECONDS})(); null")
    page.mouse.down()
    for step in range(int(PAN_SECONDS * 40)):
        page.mouse.move(x + 150 * ((step % 40) / 20 - 1), y + 60 * ((step % 20) / 10 - 1))
        if step % 20 == 10:
            page.mouse.wheel(0, 120 if step % 40 == 10 else -120)
    page.mouse.up()
    return round(float(page.evaluate("window.counted")), 1)
