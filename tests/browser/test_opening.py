"""A page is never white: whatever keeps it from opening is said in a sentence, with something to do about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Watch
from tests.browser.playing import lay, sit

NewPage = Callable[..., Page]
# What a page does without: it looks poorer, and works.
DISPENSABLE = (".css", ".woff2", ".webp", "/icons.svg", "/icon.svg")
# Addresses of our files that a page has asked for.
FILES = """() => performance.getEntriesByType("resource").map((one) => one.name)
  .filter((name) => name.includes("/client/"))"""
STANDING = "html[data-standing]"
NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); }
})"""
OLD = "delete HTMLScriptElement.supports"


def files_of(page: Page) -> list[str]:
    """The files without which the page that is open would not stand."""
    paths = {urlsplit(address).path for address in page.evaluate(FILES)}
    return sorted(path for path in paths if not path.endswith(DISPENSABLE))


def expect_trouble(page: Page, heading: str = "The page could not be opened") -> None:
    trouble = page.get_by_role("alert")
    expect(trouble.get_by_role("heading", level=1)).to_have_text(heading)
    expect(trouble.get_by_role("button", name="Try again")).to_be_visible()


def missing(route: Route) -> None:
    route.fulfill(status=500, body="Bad gateway", content_type="text/plain")


def dropped(route: Route) -> None:
    route.abort("connectionreset")


@pytest.mark.parametrize("fail", [missing, pytest.param(dropped, marks=pytest.mark.nightly)])
def test_every_file_of_the_lobby_may_fail(
    joined: None, page: Page, watch: Watch, fail: Callable[[Route], None]
) -> None:
    """Each in turn, for as long as it is asked for; and when it comes again, "Try again" helps."""
    watch.allow("500", "ERR_CONNECTION_RESET", "a script failed", "Failed to fetch dynamically")
    page.goto("/")
    expect(page.locator(STANDING)).to_be_attached()
    files = files_of(page)
    assert any(path.endswith("/app.js") for path in files)
    assert any(path.endswith(".ftl") for path in files)
    for path in files:
        page.route(f"**{path}", fail)
        page.goto("/")
        if path.endswith("/early.js"):
            # It speaks for the others; without it the page stands all the same.
            expect(page.locator(STANDING)).to_be_attached()
        else:
            expect_trouble(page)
            assert "Bad gateway" not in page.locator("body").inner_text(), path
        page.unroute(f"**{path}")
    page.route("**/client/*/app.js", fail)
    page.goto("/")
    expect_trouble(page)
    page.unroute("**/client/*/app.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(STANDING)).to_be_attached()


def test_every_file_of_a_table_may_fail(joined: None, page: Page, watch: Watch) -> None:
    """Its page, its game, and what the server tells of both: a sentence, and two ways on."""
    watch.allow("500", "a script failed", "Failed to fetch dynamically")
    page.goto("/")
    expect(page.locator(STANDING)).to_be_attached()
    shared = set(files_of(page))
    match = lay(page)
    sit(page, match)
    files = [path for path in files_of(page) if path not in shared]
    assert {"table.js", "index.js", "board.json"} <= {path.rpartition("/")[2] for path in files}
    told = [*(f"/api/games/europe-in-turmoil/{part}" for part in ("facts", "text")), f"/api/matches/{match}/table"]
    for path in [*files, *told]:
        address = re.compile(re.escape(path))
        page.route(address, missing)
        page.goto(f"/table/{match}")
        trouble = page.get_by_role("alert").filter(has=page.get_by_role("heading", level=1))
        expect(trouble.get_by_role("button", name="Try again")).to_be_visible()
        expect(trouble.get_by_role("link", name="Back to the lobby")).to_be_visible()
        assert "Bad gateway" not in page.locator("body").inner_text(), path
        page.unroute(address)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("main.table[data-ply]")).to_be_visible()


def test_without_icons_pictures_and_style_sheets_a_page_works(page: Page, watch: Watch) -> None:
    watch.allow("500")
    page.route("**/icons.svg", missing)
    page.route("**/*.webp", missing)
    page.route("**/styles/*.css", missing)
    page.goto("/")
    expect(page.locator(STANDING)).to_be_attached()
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    assert "Bad gateway" not in page.locator("body").inner_text()


def test_a_file_that_fails_once_is_asked_for_again(page: Page, watch: Watch) -> None:
    watch.allow("500")
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        missing(route) if len(asked) == 1 else route.continue_()

    page.route("**/text/en.ftl", once)
    page.goto("/")
    expect(page.locator(STANDING)).to_be_attached()
    assert len(asked) == 2


def test_a_browser_that_keeps_nothing_can_be_played_in(page: Page) -> None:
    page.add_init_script(NO_STORAGE)
    sit(page, lay(page, seats={"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}))
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog", name="Options")).to_be_visible()


def test_an_old_browser_is_told(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.add_init_script(OLD)
    page.route("**/client/*/app.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("/")
    expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(
        "Ce navigateur est trop ancien pour Chancellery"
    )


def test_whoever_waits_long_is_told_and_the_page_may_still_come(page: Page) -> None:
    page.clock.install()
    held: list[Route] = []
    page.route("**/text/en.ftl", lambda route: held.append(route))
    with page.expect_request("**/text/en.ftl"):
        page.goto("/", wait_until="commit")
    page.clock.fast_forward(13_000)
    expect_trouble(page, "The page is taking a long time to open")
    held[0].continue_()
    expect(page.locator(STANDING)).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("harm", ["throw new Error('harm');", "export default {"])
def test_a_game_whose_module_fails_says_so(page: Page, watch: Watch, harm: str) -> None:
    """Its match is safe, and the rest of the site works."""
    watch.allow("harm", "a script failed", "Unexpected end", "console")
    match = lay(page)
    page.goto("/")
    expect(page.locator(STANDING)).to_be_attached()
    loaded = set(files_of(page))
    sit(page, match)
    own = [path for path in files_of(page) if path not in loaded and re.search(r"/games/.*\.js$", path)]
    assert own, "the lobby has loaded the game"
    page.route(f"**{own[0]}", lambda route: route.fulfill(body=harm, content_type="text/javascript"))
    page.goto(f"/table/{match}")
    expect_trouble(page, "Something went wrong on this page")
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
