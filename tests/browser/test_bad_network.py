"""The page over a bad line: it notices, says so, and goes on as if nothing had been, with every move there once."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.drawn import DRAWN
from tests.browser.playing import become, drive, places, ply, sit, two_people
from tests.browser.test_connection import actions, drive_until_asked, target, waits
from tests.web.bad_network import BadNetwork, Weather, bad_network
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
# A line that is dead is noticed within so many seconds.
NOTICED = 12.0
# The page has slept for some seconds, fewer than it would wait for a line that says nothing.
SLEPT = "(() => { const now = Date.now; Date.now = () => now() + 6000; })()"

# What the page has warned of since.
NOTE_ALERTS = """() => {
  globalThis.alerts = [];
  const box = document.querySelector("main.table [role=alert]");
  new MutationObserver(() => globalThis.alerts.push(box.textContent))
    .observe(box, { characterData: true, childList: true, subtree: true });
}"""

# Every ply that the board has shown since.
WATCH_PLIES = """() => {
  const table = document.querySelector("main.table");
  globalThis.plies = [Number(table.dataset.ply)];
  new MutationObserver(() => globalThis.plies.push(Number(table.dataset.ply)))
    .observe(table, { attributeFilter: ["data-ply"] });
}"""


@pytest.fixture
def road(server: Server) -> Iterator[BadNetwork]:
    with bad_network(server.url) as road:
        yield road


@pytest.fixture
def far(new_page: NewPage, road: BadNetwork, watch: Watch) -> Page:
    """A page that reaches the server by the bad road."""
    watch.allow("net::ERR_", "Failed to load resource")
    return new_page(base_url=road.url)


def seated(server: Server, page: Page, wanted: Callable[[Any], bool]) -> tuple[str, Person, Person]:
    """A match at which the person behind the page is asked, or waits."""
    match, liberal, authoritarian = two_people(server)
    people = [liberal, authoritarian]
    me = drive(match, people, wanted, random.Random(1))
    people.remove(me)
    become(page, me)
    sit(page, match)
    return match, me, people[0]


def test_a_line_that_dies_in_silence_is_noticed(server: Server, far: Page, road: BadNetwork) -> None:
    match, me, other = seated(server, far, waits)
    before = ply(far)
    road.weather.frozen = True
    began = time.monotonic()
    done = drive_until_asked(match, other, me)
    expect(far.get_by_role("alert")).to_contain_text("Connection lost", timeout=NOTICED * 1000 + 1000)
    assert time.monotonic() - began < NOTICED + 1
    assert ply(far) == before
    # What was frozen stays so; new connections come through.
    road.weather = Weather()
    expect(far.locator(f"main.table[data-ply='{done}'][data-mine=true]")).to_be_visible()
    expect(far.get_by_role("alert")).not_to_contain_text("Connection lost")


def test_whoever_comes_back_reads_again_at_once(server: Server, far: Page, road: BadNetwork) -> None:
    """A laptop that was closed, a phone in a pocket: the line is gone, and the page need not run out of patience."""
    match, me, other = seated(server, far, waits)
    road.weather.frozen = True
    done = drive_until_asked(match, other, me)
    far.evaluate(SLEPT)
    far.evaluate(NOTE_ALERTS)
    road.weather = Weather()
    far.evaluate("dispatchEvent(new Event('focus'))")
    # It may be back before anybody can read that.
    far.wait_for_function("alerts.some((text) => text.includes('Connection lost'))")
    expect(far.locator(f"main.table[data-ply='{done}'][data-mine=true]")).to_be_visible()


def test_moves_over_a_slow_line_that_loses_packets(server: Server, far: Page, road: BadNetwork) -> None:
    match, me, _ = seated(server, far, places)
    road.weather = Weather(delay=0.15, loss=5)
    before = ply(far)
    for step in range(1, 3):
        target(far).click()
        expect(far.locator(f"main.table[data-ply='{before + step}']")).to_be_visible()
    expect(far.get_by_role("alert")).not_to_contain_text("Connection lost")
    assert [piece["ply"] for piece in actions(me, match)] == list(range(1, before + 3))


def test_answers_that_overtake_each_other(server: Server, far: Page, road: BadNetwork) -> None:
    """What was read before a move arrives after it: the board never goes back."""
    # A line that is not there yet has nothing to renew.
    with far.expect_response(lambda answer: "/api/events" in answer.url):
        match, me, _ = seated(server, far, places)
    before = ply(far)
    far.evaluate(WATCH_PLIES)
    road.weather = Weather(late=b"/table?after=")
    for step in range(1, 3):
        with far.expect_response(lambda answer: "/table?after=" in answer.url):
            far.evaluate("dispatchEvent(new Event('online'))")
            target(far).click()
            expect(far.locator(f"main.table[data-ply='{before + step}']")).to_be_visible()
    road.weather = Weather()
    far.evaluate(DRAWN)
    assert far.evaluate("globalThis.plies") == [before, before + 1, before + 2]
    assert [piece["ply"] for piece in actions(me, match)] == list(range(1, before + 3))


def test_an_answer_that_breaks_off_is_asked_for_again(server: Server, far: Page, road: BadNetwork) -> None:
    match, me, _ = seated(server, far, places)
    before = ply(far)
    road.weather.cut = 300
    target(far).click()
    expect(far.get_by_role("alert")).to_contain_text("Connection lost")
    road.weather = Weather()
    expect(far.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    assert [piece["ply"] for piece in actions(me, match)] == list(range(1, before + 2))


def test_a_line_that_is_refused_comes_back_by_itself(server: Server, far: Page, road: BadNetwork) -> None:
    match, me, other = seated(server, far, waits)
    road.weather.refused = True
    road.hang_up()
    expect(far.get_by_role("alert")).to_contain_text("Connection lost")
    done = drive_until_asked(match, other, me)
    road.weather = Weather()
    expect(far.locator(f"main.table[data-ply='{done}'][data-mine=true]")).to_be_visible()
    expect(far.get_by_role("alert")).not_to_contain_text("Connection lost")
