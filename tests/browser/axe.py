"""Accessibility as axe sees it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
# Half way through a movement colours are none that anybody chose; what never ends by itself is left alone.
AT_REST = """document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  .forEach((one) => one.finish())"""


def serious(page: Page, within: str | None = None) -> list[str]:
    """Serious and critical violations on a page, or in a part of it where the rest was looked at; one line each."""
    return violations(page, "serious", "critical", within=within)


def every(page: Page) -> list[str]:
    """All violations on a page, of best practices too: one h1, headings in order, a skip link that leads somewhere."""
    return violations(page, "minor", "moderate", "serious", "critical")


def pale(page: Page, within: str | None = None) -> list[str]:
    """Letters that cannot be told from their ground: all that another light can change."""
    return violations(page, "serious", "critical", only=["color-contrast", "link-in-text-block"], within=within)


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def violations(page: Page, *impacts: str, only: list[str] | None = None, within: str | None = None) -> list[str]:
    # It is long: a page that has it already is not sent it again.
    if not page.evaluate("'axe' in self"):
        page.evaluate(f"(() => {{ {axe()} }})()")
    page.evaluate(AT_REST)
    which = {} if only is None else {"runOnly": only}
    report = page.evaluate(
        """([within, which]) => axe.run(within ? document.querySelectorAll(within) : document,
          { resultTypes: ["violations"], ...which })""",
        [within, which],
    )
    return [
        f"{found['id']}: {found['help']}: {node['html'][:160]}"
        for found in report["violations"]
        if found["impact"] in impacts
        for node in found["nodes"]
    ]
