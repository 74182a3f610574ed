"""What a visit costs: how much a browser asks for and gets, and how soon a page is there over a slow line."""

from __future__ import annotations

import os
import re
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from chancellery.lab.figures import Figures
from chancellery.loadtest.chromium import find_chromium, ready_playwright
from chancellery.loadtest.server_process import serving
from chancellery.web.http.client_files import JOINED

WINDOW: Final = {"width": 1440, "height": 900}
# 1.6 Mbit/s and 150 ms: a phone on a train that has a line.
DOWN_BYTES: Final = 1_600_000 // 8
UP_BYTES: Final = 750_000 // 8
LATENCY_MS: Final = 150
WAIT_SECONDS: Final = 60.0
# One's own seat, against bots.
SEATS: Final = {
    "europe-in-turmoil": {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}},
    "realpolitik": {"austria": {"kind": "me"}, "france": {"kind": "bot"}, "prussia": {"kind": "bot"}},
    "europe-divided": {"europe": {"kind": "me"}, "russia": {"kind": "bot"}},
    "versailles-1919": {"one": {"kind": "me"}, "two": {"kind": "bot"}},
}
BOARD: Final = "main.table[data-ply] .board"
# A row for a match of each game.
LOBBY: Final = f"section.mine tbody tr:nth-child({len(SEATS)})"
# What is asked for because somebody plays meanwhile: a page answers what has one answer only, and bots answer it.
PLAYED: Final = re.compile(r"/(actions|table\?after=\d+|view\?(after=|seat=\w+&ply=)\d+)$")
# When what was meant stood there, measured from the moment at which its address was asked for.
WATCHED: Final = """(() => {
  const look = () => {
    if (document.querySelector("%s"))
      window.drawnAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""
TIMES: Final = """() => [
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null, window.drawnAt ?? null]"""


class Visit(NamedTuple):
    """What one visit of a page took: requests that left the browser, bytes that came, and milliseconds."""

    requests: list[str]
    bytes: int
    paint_ms: float | None
    drawn_ms: float | None

    @property
    def visited(self) -> list[str]:
        """What was asked for in order to see the page, and not because somebody played meanwhile."""
        return [address for address in self.requests if not PLAYED.search(address)]

    def figures(self) -> Figures:
        return {
            "requests": len(self.visited),
            "played": len(self.requests) - len(self.visited),
            "kilobytes": round(self.bytes / 1000, 1),
            "first_paint_ms": None if self.paint_ms is None else round(self.paint_ms),
            "drawn_ms": None if self.drawn_ms is None else round(self.drawn_ms),
        }


class Traffic:
    """Everything that a page asks for, as the browser's own tools count it."""

    def __init__(self, page: Any, slow: bool) -> None:
        self.page = page
        self.asked: dict[str, str] = {}
        self.kept: set[str] = set()
        self.over: set[str] = set()
        self.bytes = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self.on_request)
        session.on("Network.requestServedFromCache", lambda told: self.kept.add(told["requestId"]))
        session.on("Network.responseReceived", self.on_response)
        session.on("Network.loadingFinished", self.on_end)
        session.on("Network.loadingFailed", lambda told: self.over.add(told["requestId"]))
        session.send("Network.enable")
        if slow:
            line = {"latency": LATENCY_MS, "downloadThroughput": DOWN_BYTES, "uploadThroughput": UP_BYTES}
            session.send("Network.emulateNetworkConditions", {"offline": False, **line})

    def on_request(self, told: Any) -> None:
        if told["request"]["url"].startswith("http"):
            self.asked[told["requestId"]] = told["request"]["url"]

    def on_response(self, told: Any) -> None:
        if told["response"].get("fromDiskCache") or told["response"].get("fromPrefetchCache"):
            self.kept.add(told["requestId"])

    def on_end(self, told: Any) -> None:
        self.over.add(told["requestId"])
        if told["requestId"] not in self.kept:
            self.bytes += int(told["encodedDataLength"])

    @property
    def requests(self) -> list[str]:
        """The addresses of what was not in the browser's own cache."""
        return [address for id, address in self.asked.items() if id not in self.kept]

    def wait(self) -> None:
        """Until everything has come that was asked for; the stream of news never ends."""
        end = time.monotonic() + WAIT_SECONDS
        quiet = 0
        while quiet < 5 and time.monotonic() < end:
            open_ids = {id for id, address in self.asked.items() if "/api/events" not in address}
            quiet = quiet + 1 if open_ids <= self.over | self.kept else 0
            self.page.wait_for_timeout(60)


def visit(page: Any, address: str, drawn: str, slow: bool = False) -> Visit:
    """Open an address in a page that was opened for it, until all of it is there."""
    traffic = Traffic(page, slow)
    page.add_init_script(WATCHED % drawn)
    page.goto(address)
    page.wait_for_selector(drawn, timeout=WAIT_SECONDS * 1000)
    page.evaluate("document.fonts.ready.then(() => null)")
    traffic.wait()
    paint, at = page.evaluate(TIMES)
    return Visit(traffic.requests, traffic.bytes, paint, at)


def new_match(context: Any, game: str) -> str:
    """A match of a game against bots, laid without opening a page."""
    players = {"realpolitik": {"players": 3}, "versailles-1919": {"players": 2}}.get(game, {})
    body = {"game": game, "seats": SEATS[game], "options": players}
    return str(context.request.post("/api/matches", data=body).json()["id"])


def bench_visits() -> Figures | None:
    """First and second visits over a slow line, of a table of each game and of a lobby; None without a browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    browser = find_chromium()
    if browser is None:
        return None
    ready_playwright()
    with (
        tempfile.TemporaryDirectory(prefix="chancellery-visits-") as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=browser)
        try:
            return {
                "load_average": round(os.getloadavg()[0], 1),
                "joined": JOINED.exists(),
                "games": {game: both(chromium, server.port, [game], BOARD) for game in SEATS},
                "lobby": both(chromium, server.port, list(SEATS), LOBBY),
            }
        finally:
            chromium.close()


def both(chromium: Any, port: int, games: list[str], drawn: str) -> Figures:
    """The first visit and the second one: of a table, or of the lobby with a match of each game."""
    context = chromium.new_context(viewport=WINDOW, base_url=f"http://127.0.0.1:{port}")
    try:
        matches = [new_match(context, game) for game in games]
        address = f"/table/{matches[0]}" if len(matches) == 1 else "/"
        # What a server does once, for the first of all visitors, is no matter of the line.
        context.request.get(address)
        found = {}
        for which in ("first", "second"):
            page = context.new_page()
            found[which] = visit(page, address, drawn, slow=True).figures()
            page.close()
        return found
    finally:
        context.close()
