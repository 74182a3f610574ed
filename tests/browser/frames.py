"""What a page shows in every frame that it draws."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# A line for each frame that differs from the one before: which ply is on the board, which is the present one, whether
# the director plays, what the bar says, and whether the next question is there.
RECORD = """() => {
  window.frames_seen = [];
  const look = () => {
    const table = document.querySelector("main.table[data-ply]");
    const seen = table && {
      shown: Number(table.dataset.shown),
      present: Number(table.dataset.ply),
      watching: table.classList.contains("watching"),
      says: table.querySelector(".prompt .q")?.textContent ?? "",
      due: Boolean(document.querySelector(".due, [data-due], #hand .card.legal, .hint")),
    };
    const last = window.frames_seen.at(-1);
    if (seen && JSON.stringify(seen) !== JSON.stringify(last)) window.frames_seen.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def record(page: Page) -> None:
    """From now on, remember every frame."""
    page.evaluate(RECORD)


def frames(page: Page) -> list[dict[str, Any]]:
    """The frames since, but for those that look like the one before."""
    found: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return found
