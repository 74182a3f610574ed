"""The lobby and a table in Firefox and in WebKit, where this machine has them; all else is tried in Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.webdrivers import LEFT_OUT, Driver, find_firefox, find_webkit, firefox, until, webkit
from tests.web.serving import Server

STANDS = "() => document.documentElement.dataset.standing === 'yes'"
TILES = "() => document.querySelectorAll('.games article .vig img').length"
BEGIN = """(body) => {
  fetch("/api/matches", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
    .then((told) => told.json())
    .then(({ id }) => (document.documentElement.dataset.begun = id));
}"""
BEGUN = "() => document.documentElement.dataset.begun"
ASKED = "() => document.querySelector('main.table[data-mine=true]')?.dataset.ply"
MOVED = "(ply) => { const now = document.querySelector('main.table').dataset.ply; return now !== ply && now; }"
# A target of the board, or else the first answer of the bar or of a card; false while there is none.
PRESS = """() => {
  const mark = document.querySelector(".board [data-thing].legal");
  const answers = ".prompt .a button:not(.quiet):not(:disabled), #hand .slot > .card .acts button:not(:disabled)";
  const button = document.querySelector(answers);
  if (mark) mark.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "mouse" }));
  else button?.click();
  return Boolean(mark ?? button);
}"""
# Sizes of things that every browser lays out by itself, and the colour that light-dark() has chosen.
LAID_OUT = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const { width, height } = box(".viewport");
  const letters = parseFloat(getComputedStyle(document.querySelector(".prompt .q strong")).fontSize);
  return {
    board: width > 400 && height > 250,
    bar: Math.round(box(".prompt").height) >= 48,
    letters: letters >= 13 && letters <= 20,
    column: Math.round(box(".side").width) > 200,
    whole: document.documentElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight,
    drawn: document.querySelectorAll(".board [data-thing]").length > 10,
    dressed: getComputedStyle(document.body).backgroundColor,
  };
}"""
CLOTH = "rgb(30, 68, 56)"


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    with ExitStack() as later:
        if request.param == "firefox":
            program = find_firefox()
            if program is None:
                pytest.skip(LEFT_OUT.format(name="Firefox", packages="apt install firefox-esr"))
            yield later.enter_context(firefox(program, tmp_path))
        else:
            programs = find_webkit()
            if programs is None:
                pytest.skip(LEFT_OUT.format(name="WebKit", packages="apt install webkit2gtk-driver xvfb"))
            yield later.enter_context(webkit(*programs, tmp_path))


@pytest.mark.slow
def test_lobby_and_table(driver: Driver, server: Server) -> None:
    driver.open(server.url)
    until(driver, STANDS)
    until(driver, f"() => ({TILES})() === 4")
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}
    driver.ask(BEGIN, {"game": "europe-in-turmoil", "seats": seats})
    driver.open(f"{server.url}/table/{until(driver, BEGUN)}")
    ply = until(driver, ASKED)
    assert driver.ask(LAID_OUT) == {
        **dict.fromkeys(("board", "bar", "letters", "column", "whole", "drawn"), True),
        "dressed": CLOTH,
    }
    until(driver, PRESS)
    until(driver, MOVED, ply)
    assert not driver.ask("() => document.querySelector('.trouble') !== null")
    assert driver.complaints() == []
