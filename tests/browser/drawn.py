"""Waiting until a page has drawn, with an end: what a page never answers would hold the whole run up."""

from __future__ import annotations

# Two frames: whatever was read before is on the screen then.
DRAWN = """new Promise((drawn, never) => {
  requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
  AbortSignal.timeout(30_000).onabort = () => never(new Error("nothing was drawn for thirty seconds"));
})"""
# The server has answered a question that was asked after all others, and the page has drawn since.
ANSWERED = f"fetch('/api/me', {{ signal: AbortSignal.timeout(30_000) }}).then(() => {DRAWN})"
