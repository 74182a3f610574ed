"""How quick the page is in a real browser: first paint, from a click to the redrawn board, and panning and zooming."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from chancellery.loadtest.server_process import serving

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
WINDOW: Final = {"width": 1440, "height": 900}
CLICKS: Final = 20
PAN_SECONDS: Final = 3.0
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
  const roll = () => document.querySelector(".prompt .odds ~ .a button.do")?.click();
  setTimeout(roll, 60);
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


def bench_page() -> dict[str, Any] | None:
    """Measure the page of a table, or None where there is no browser to do it with."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        return None
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


def measure(page: Any) -> dict[str, Any]:
    page.goto("/")
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}}
    match = page.evaluate(
        """async (seats) => {
          const headers = { "Content-Type": "application/json" };
          const body = JSON.stringify({ game: "europe-in-turmoil", seats });
          return (await (await fetch("/api/matches", { method: "POST", headers, body })).json()).id;
        }""",
        seats,
    )
    page.goto(f"/table/{match}")
    page.wait_for_selector(ASKED, timeout=WAIT_MS)
    page.goto(f"/table/{match}")
    page.wait_for_selector(ASKED, timeout=WAIT_MS)
    paint = page.evaluate(PAINT)
    clicks = []
    for _ in range(CLICKS):
        page.wait_for_selector(ASKED, timeout=WAIT_MS)
        took = page.evaluate(CLICK)
        if took is not None:
            clicks.append(took)
    return {
        "first_paint_ms": paint,
        "click_to_board_ms": round(median(clicks), 1) if clicks else None,
        "clicks": len(clicks),
        "pan_frames_per_second": pan(page),
    }


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
