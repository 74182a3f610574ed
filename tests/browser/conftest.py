"""A real Chromium at a real server.

`page` is a page of a person who is new here, `new_page()` one of somebody else; both start at nothing, so a test begins
with `page.goto(server.url)` or `page.goto("/somewhere")`. Whatever goes wrong in a page fails its test: an error in the
console, a script that throws, a request that fails or leaves our server. A test that provokes a refusal says so
beforehand with `watch.allow("409")`.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
    sync_playwright,
)

from chancellery.loadtest.chromium import find_chromium, ready_playwright
from tests.browser.pages import Pages, Seat
from tests.failures import telling
from tests.web.serving import Server, bytecode
from tools.bundle import bundle
from tools.chromium import LEFT_OUT

__all__ = ["bytecode"]

# Whatever is expected comes within a moment; how long that is depends on what else the machine does.
expect.set_options(timeout=30_000)

ARGUMENTS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Letters as wide as on a screen: a browser without one rounds them to whole pixels.
    "--font-render-hinting=none",
    # Pages of tests are too short-lived for what V8 would gain by optimising them, and the cores are all taken.
    "--js-flags=--no-opt,--no-maglev,--single-threaded",
]


class Watch:
    """What went wrong in the pages of a test; `allow` names what is meant to happen, by a part of its text."""

    def __init__(self) -> None:
        self.allowed: list[str] = []
        self.troubles: list[str] = []

    def allow(self, *parts: str) -> None:
        self.allowed += parts

    def over(self, page: Page) -> None:
        """Look at everything that happens in a page.

        The console hears of every answer of 400 or more, and of every request that the policy keeps from leaving our
        server: to be told of each single request would cost as much as it takes.
        """
        page.on("console", self.heard)
        page.on("pageerror", self.threw)
        page.on("requestfailed", self.failed)

    def note(self, trouble: str) -> None:
        if not any(part in trouble for part in self.allowed):
            self.troubles.append(trouble)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.note(f"console: {message.text} {message.location['url']}")

    def threw(self, error: Error) -> None:
        self.note(f"a script failed: {error}")

    def failed(self, request: Request) -> None:
        # A page that is left breaks off what it asked for.
        if request.failure != "net::ERR_ABORTED":
            self.note(f"{request.failure}: {request.url}")


# Not for the whole session: while Playwright runs, no other test could run an event loop in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # `make test` has got one beforehand, if there is one to be had: no test fetches anything.
    found = find_chromium()
    if found is None:
        pytest.skip(LEFT_OUT)
    ready_playwright()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield chromium
        # One that does not let itself be closed would hold up all other tests.
        impatience = Timer(60, kill_children, [os.getpid()])
        impatience.start()
        chromium.close()
    impatience.cancel()


def kill_children(pid: int) -> None:
    """Kill every process that another one has started, and theirs."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split():
        kill_children(int(child))
        with suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGKILL)


@pytest.fixture(scope="package")
def server(
    bytecode: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server with every game and Courtyard, on a store of its own; its client is joined, so that pages load soon."""
    client = None if request.config.getoption("--client-source") else bundle()
    folder = tmp_path_factory.mktemp("browser")
    running = Server(
        f"sqlite:///{folder / 'test.sqlite'}",
        folder,
        # No bot or hint takes as long, unless the machine is very busy.
        "--bot-seconds",
        "10",
        "--hint-seconds",
        "0.2",
        "--review-seconds",
        "0",
        client=client,
    ).start()
    yield running
    running.stop()
    log = running.log.read_text("utf-8")
    assert "traceback" not in log, log[log.index("traceback") - 500 :][:3000]


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.troubles == []


@pytest.fixture(scope="package")
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    pages = Pages(browser, server.url)
    yield pages
    # A page that is open would miss its server.
    pages.close()


@pytest.fixture
def new_page(pages: Pages, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Pages of people who do not know each other; takes what a context of Playwright takes (locale, viewport …).

    They see at once what others do; `directed` pages have it played to them, as everybody has at first.
    """
    seats: list[Seat] = []

    def make(*, directed: bool = False, **options: Any) -> Page:
        seat = pages.take(directed=directed, **options)
        seats.append(seat)
        watch.over(seat.page)
        return seat.page

    def tell(folder: Path) -> None:
        """Every page as it looks now, and what is on it."""
        (folder / "troubles.txt").write_text("\n".join(watch.troubles), "utf-8")
        for number, page in enumerate(page for seat in seats for page in seat.context.pages):
            (folder / f"page-{number}.html").write_text(f"<!-- {page.url} -->\n{page.content()}", "utf-8")
            page.screenshot(path=folder / f"page-{number}.png", timeout=10_000)

    with telling(tell):
        yield make
    for seat in seats:
        pages.give_back(seat)


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page()


@pytest.fixture
def source_page(new_page: Callable[..., Page], tmp_path: Path) -> Iterator[Page]:
    """A page of a server whose client is not joined: its files as they are written, each a module to be imported."""
    running = Server(f"sqlite:///{tmp_path / 'own.sqlite'}", tmp_path).start()
    page = new_page(base_url=running.url)
    yield page
    # A page that is open would miss its server.
    page.close()
    running.stop()


@pytest.fixture
def joined(request: pytest.FixtureRequest) -> None:
    """Only of a client that is joined is little asked for, and nothing that its page could do without."""
    if request.config.getoption("--client-source") or bundle() is None:
        pytest.skip("the client is served as it is written")
