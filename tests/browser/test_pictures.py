"""Pictures of tables at the three widths, kept under build/pictures/ to be looked at."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import asks, checks, finished, plays_card
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "build" / "pictures"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {1440: 900, 1024: 768, 390: 844}


def keep(page: Page, scenes: dict[str, Callable[[Page], None]]) -> None:
    """Pictures of some scenes at each width, in light and in dark; the page is opened at that width."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        for name, prepare in scenes.items():
            prepare(page)
            page.evaluate("document.fonts.ready")
            for light in LIGHTS:
                page.emulate_media(color_scheme=light)
                path = FOLDER / f"{name}-{width}-{light}.png"
                page.screenshot(path=path)
                assert size_of(path) == (width, height)


def size_of(path: Path) -> tuple[Any, ...]:
    """Width and height of a PNG file, from its head."""
    return struct.unpack(">II", path.read_bytes()[16:24])


def choose(page: Page) -> None:
    """Choose a space for a support check, and look at the odds."""
    page.locator(".board [data-thing].legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .odds")).to_be_visible()


def raise_card(page: Page) -> None:
    card = page.locator("#hand .slot > .card").nth(1)
    card.focus()
    expect(page.locator("#hand .raised").or_(page.locator(".phone #hand"))).to_be_visible()


def look_back(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Watch the replay").click()
    expect(page.locator("main.table.past")).to_be_visible()
    if page.get_by_role("tab", name="Players").count():
        page.get_by_role("tab", name="Players").click()
    page.get_by_role("slider", name="Position in the match").fill("110")
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value("110")


def result(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_pictures_of_a_table(new_page: Callable[..., Page], server: Server, locale: str) -> None:
    page = new_page(locale=locale)
    asks(server, page, checks)
    keep(page, {f"table-{locale[:2]}": choose})


def test_pictures_of_a_hand(page: Page, server: Server) -> None:
    asks(server, page, plays_card)
    keep(page, {"hand": raise_card})


@pytest.mark.nightly
def test_pictures_of_a_result_and_a_replay(page: Page) -> None:
    finished(page, 7)
    keep(page, {"result": result, "replay": look_back})
