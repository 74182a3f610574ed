"""Without a network: what was read can be read again, the rest says so; with one nothing old is shown."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.playing import call
from tests.nightly import at_night
from tests.waiting import moments
from tests.web.notice_receivers import running
from tests.web.serving import Server
from tools.bundle import SOURCE, bundle

NewPage = Callable[..., Page]
KEPT = "html[data-kept]"
# What a page says whose network is gone.
TROUBLES = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource", "ERR_FAILED", "Failed to fetch")
NAMES = "() => caches.keys()"
OWN = """async () => {
  const found = [];
  for (const name of await caches.keys())
    if (name.endsWith(" own"))
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(location.origin, ""));
  return found;
}"""
# The names of the headers of every answer that is kept.
HEADERS = """async () => {
  const found = [];
  for (const name of await caches.keys())
    if (/ (own|words)$/.test(name))
      for (const answer of await (await caches.open(name)).matchAll()) found.push([...answer.headers.keys()]);
  return found;
}"""
OVER = {"game": "europe-in-turmoil", "seats": {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}}


def settle(page: Page, address: str) -> None:
    """Open a page and wait until the worker has kept what it loaded."""
    page.goto(address)
    page.evaluate("() => navigator.serviceWorker.ready")
    expect(page.locator(KEPT)).to_be_attached()


def read_again(page: Page, address: str) -> None:
    """Open a page once more, with a worker that hears what it asks."""
    settle(page, address)
    settle(page, address)


def finished(page: Page) -> str:
    match = str(call(page, "/matches", OVER)["id"])
    call(page, f"/matches/{match}/abandon", {})
    return match


@pytest.fixture
def reader(new_page: NewPage, watch: Watch) -> Page:
    watch.allow(*TROUBLES)
    return new_page(service_workers="allow")


def test_what_was_read_can_be_read_without_a_network(reader: Page) -> None:
    """The rules and the lobby after one visit each; a finished match too, with its board and its log."""
    settle(reader, "/rules/europe-in-turmoil")
    title = reader.locator("h1").first.inner_text()
    match = finished(reader)
    settle(reader, f"/table/{match}")
    expect(reader.locator("main.table[data-ply]")).to_be_visible()
    settle(reader, "/replays")
    settle(reader, "/")
    expect(reader.locator(".games")).to_contain_text("Realpolitik")
    for _ in moments():
        if {f"/api/matches/{match}/table", "/api/me"} <= set(reader.evaluate(OWN)):
            break
    reader.context.set_offline(True)
    reader.goto("/")
    expect(reader.locator(".games")).to_contain_text("Realpolitik")
    reader.goto("/rules/europe-in-turmoil")
    expect(reader.locator("h1").first).to_have_text(title)
    expect(reader.locator("main")).to_contain_text("6.1")
    reader.goto(f"/table/{match}")
    expect(reader.locator("main.table[data-ply][data-status=abandoned]")).to_be_visible()
    reader.goto("/replays")
    expect(reader.locator("main")).to_contain_text("Europe in Turmoil")


def test_pages_that_were_never_opened_and_rules_of_a_game_that_was(
    reader: Page, request: pytest.FixtureRequest
) -> None:
    """Whoever has only sat at a table can read its rules on the train, and nobody is told of a newer version there."""
    if request.config.getoption("--client-source") or bundle() is None:
        pytest.skip("a page whose files are not joined has dozens of them, and only those that were loaded are kept")
    reader.goto("/offline")
    match = finished(reader)
    settle(reader, f"/table/{match}")
    reader.context.set_offline(True)
    reader.goto("/rules/europe-in-turmoil")
    expect(reader.locator("main")).to_contain_text("6.1")
    reader.goto("/replays")
    expect(reader.get_by_role("heading", level=1)).to_have_text("Replays")
    assert all("chancellery-client" not in headers for headers in reader.evaluate(HEADERS))


@pytest.mark.parametrize(
    ("locale", "title", "again"),
    [("fr-FR", "Pas de connexion", "Réessayer"), at_night("en-GB", "No connection", "Try again")],
)
def test_the_rest_says_so_in_the_readers_language(
    new_page: NewPage, watch: Watch, locale: str, title: str, again: str
) -> None:
    watch.allow(*TROUBLES)
    page = new_page(service_workers="allow", locale=locale)
    page.goto("/rules")
    match = call(page, "/matches", OVER)["id"]
    settle(page, f"/table/{match}")
    page.context.set_offline(True)
    # A match that goes on is not shown as it was; nor is anything that was never read.
    for address in (f"/table/{match}", "/table/unknown", "/people/somebody", "/workshop"):
        page.goto(address)
        expect(page.get_by_role("alert").get_by_role("heading", level=1)).to_have_text(title)
        assert page.evaluate("document.documentElement.lang") == locale[:2]
        assert page.locator("main").count() == 1
    page.context.set_offline(False)
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-ply]")).to_be_visible()
    page.context.set_offline(True)
    page.goto("/workshop")
    with page.expect_navigation():
        page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).not_to_have_text(title)
    expect(page.get_by_role("button", name=again)).to_have_count(0)


def test_nothing_of_somebody_stays_who_has_logged_out(reader: Page) -> None:
    reader.goto("/rules")
    name = "Somebody who leaves"
    call(reader, "/me/claim", {"name": name, "password": "long enough"})
    match = finished(reader)
    settle(reader, f"/table/{match}")
    settle(reader, "/replays")
    expect(reader.locator("main")).to_contain_text("Europe in Turmoil")
    for _ in moments():
        if {"/api/me", f"/api/matches/{match}/table"} <= set(reader.evaluate(OWN)):
            break
    reader.goto("/account")
    reader.get_by_role("button", name="Log out", exact=True).first.click()
    expect(reader.get_by_role("heading", name="Log in", exact=True)).to_be_visible()
    assert not any(match in address for address in reader.evaluate(OWN))
    reader.context.set_offline(True)
    reader.goto("/replays")
    expect(reader.locator("main")).not_to_contain_text("Europe in Turmoil")
    reader.goto(f"/table/{match}")
    expect(reader.get_by_role("alert")).to_contain_text("No connection")
    reader.goto("/account")
    expect(reader.locator("main")).not_to_contain_text(name)


def test_a_worker_of_another_shape_is_tidied_away(reader: Page) -> None:
    reader.goto("/offline")
    reader.evaluate("async () => { await caches.open('chancellery 0 words'); await caches.open('chancellery 0 own'); }")
    settle(reader, "/")
    assert [name for name in reader.evaluate(NAMES) if not name.startswith("chancellery 1 ")] == []


# --- deploys ---


class Deployed:
    """A server whose client can be changed under its pages."""

    def __init__(self, folder: Path) -> None:
        self.client = folder / "client"
        shutil.copytree(bundle() or SOURCE, self.client)
        self.server = Server(f"sqlite:///{folder / 'own.sqlite'}", folder, client=self.client).start()

    def change(self, words: str) -> None:
        """The next version: another sentence on the page without a match, and another module."""
        text = self.client / "text/en/lobby.ftl"
        text.write_text(
            re.sub(r"^lobby-what = .*$", f"lobby-what = {words}", text.read_text("utf-8"), flags=re.M), "utf-8"
        )
        app = self.client / "app.js"
        app.write_text(app.read_text("utf-8") + f"\ndocument.documentElement.dataset.app = '{words}';\n", "utf-8")
        self.server.stop()
        self.server.start()


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[Deployed]:
    found = Deployed(tmp_path)
    yield found
    found.server.stop()


def shown(page: Page) -> dict[str, Any]:
    """Which version the page has of its words, and which of its modules; all its files are of one."""
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    names = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert len({version[1] for name in names if (version := re.search(r"/client/v-(\w+)/", name))}) == 1
    found: dict[str, Any] = page.evaluate(
        "() => ({ words: document.querySelector('h1').textContent, app: document.documentElement.dataset.app ?? '' })"
    )
    return found


def test_a_deploy_is_seen_at_once_and_never_mixed(new_page: NewPage, watch: Watch, deployed: Deployed) -> None:
    watch.allow(*TROUBLES, "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "a script failed", "console")
    page = new_page(service_workers="allow", base_url=deployed.server.url)
    read_again(page, "/")
    first = shown(page)
    deployed.change("The second version")
    page.goto("/")
    assert shown(page) == {"words": "The second version", "app": "The second version"}
    settle(page, "/")
    page.context.set_offline(True)
    page.goto("/")
    assert shown(page) == {"words": "The second version", "app": "The second version"}
    page.context.set_offline(False)
    # A deploy that no page has been opened of yet: without a network it is the last one, whole.
    deployed.change("The third version")
    page.context.set_offline(True)
    page.goto("/")
    assert shown(page) == {"words": "The second version", "app": "The second version"}
    page.context.set_offline(False)
    page.goto("/")
    assert shown(page)["words"] == "The third version"
    settle(page, "/")
    for _ in moments():
        if sum("client" in name for name in page.evaluate(NAMES)) <= 2:
            break
    assert first["words"] not in ("The second version", "The third version")


class Gateway(BaseHTTPRequestHandler):
    """A proxy whose server is away."""

    def do_GET(self) -> None:
        self.send_response(502)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None: ...


def test_a_server_that_is_away_is_told_and_no_old_page_is_shown(
    new_page: NewPage, watch: Watch, deployed: Deployed
) -> None:
    """A proxy answers for it: the network is there, so nothing old is shown."""
    watch.allow(*TROUBLES, "502")
    page = new_page(service_workers="allow", base_url=deployed.server.url)
    read_again(page, "/")
    deployed.server.stop()
    with running(ThreadingHTTPServer(("127.0.0.1", deployed.server.port), Gateway)):
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("No connection")
    # Where nobody answers at all there is no network, either.
    page.goto("/")
    expect(page.locator(".games")).to_contain_text("Realpolitik")
