"""The director begins before anything of what it tells is seen, and the next question comes with its last step."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.frames import frames, record
from tests.browser.playing import become, click, drive, plays_card, sit
from tests.browser.test_stage import directing, opposite, turn_of
from tests.nightly import at_night
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
# Whatever has been read is drawn.
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def in_order(seen: list[dict[str, Any]]) -> bool:
    """Whether the board never goes back."""
    plies = [frame["shown"] for frame in seen]
    return plies == sorted(plies)


def committing(server: Server) -> tuple[str, Person, Person]:
    """A match of Europe Divided in which both choose cards: whoever is second to choose, and the other."""
    me, other = server.person(), server.person()
    seats = {"europe": {"kind": "me"}}
    match = str(me.post("/matches", {"game": "europe-divided", "seats": seats})["id"])
    other.post(f"/matches/{match}/join", {})
    luck = random.Random(1)
    drive(match, [me, other], lambda seen: (seen["position"]["prompt"] or {}).get("key") == "commit-cards", luck)
    return match, me, other


def test_a_secret_choice_is_told_on_the_board_of_its_moment(server: Server, new_page: NewPage) -> None:
    """My choice is the last one: all is revealed, and the other acts at once; none of that is seen before its step."""
    page = new_page(directed=True)
    match, me, other = committing(server)
    seen = other.view(match)
    while seen["position"]["legal"]:
        other.act(match, seen["position"]["legal"][0], seen["ply"])
        seen = other.view(match)
    seen = me.view(match)
    me.act(match, seen["position"]["legal"][-1], seen["ply"])
    card = me.view(match)["position"]["legal"][-1].split()[1]
    become(page, me)
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    record(page)
    click(page, "card", f"card:{card}", 0)
    expect(directing(page)).to_be_visible()
    page.keyboard.press(" ")
    revealed = me.view(match)["ply"]
    for person in (other, me, other, me):
        seen = person.view(match)
        if seen["position"]["legal"]:
            person.act(match, seen["position"]["legal"][0], seen["ply"])
    last = me.view(match)["ply"]
    assert last > revealed
    expect(page.locator(f"main.table[data-ply='{last}']")).to_be_visible()
    assert max(frame["shown"] for frame in frames(page)) <= revealed
    page.keyboard.press("Escape")
    expect(page.locator(f"main.table[data-shown='{last}']")).to_be_visible()
    assert in_order(frames(page))


class Held:
    """Requests of a page that wait until they are let go."""

    def __init__(self, page: Page, address: re.Pattern[str]) -> None:
        self.address = address
        self.routes: list[Route] | None = []
        page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        routes, self.routes = self.routes or [], None
        for route in routes:
            route.continue_()


def test_what_comes_all_at_once_begins_where_the_board_stood(server: Server, new_page: NewPage) -> None:
    """The page reads of a turn when that is over, and its earlier boards later still: the end is not seen first."""
    page = new_page(directed=True)
    match, me, other, luck = opposite(server, page)
    before = me.view(match)["ply"]
    expect(page.locator(f"main.table[data-shown='{before}']")).to_be_visible()
    news, earlier = Held(page, re.compile(r"/view\?after=")), Held(page, re.compile(r"/view\?seat=\w+&ply="))
    record(page)
    with page.expect_request(news.address):
        turn_of(other, match, luck)
    last = me.view(match)["ply"]
    assert last > before + 1
    with page.expect_request(earlier.address):
        news.let_go()
    expect(page.locator(f"main.table[data-ply='{last}']")).to_be_visible()
    page.evaluate(DRAWN)
    assert {frame["shown"] for frame in frames(page)} == {before}
    earlier.let_go()
    expect(directing(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"main.table[data-shown='{last}']")).to_be_visible()
    assert in_order(frames(page))


@pytest.mark.parametrize("width", [at_night(1440), 390])
def test_the_next_question_comes_with_the_last_step(server: Server, new_page: NewPage, width: int) -> None:
    page = new_page(directed=True, viewport={"width": width, "height": 844})
    match, me, other, luck = opposite(server, page)
    record(page)
    turn_of(other, match, luck)
    if not me.view(match)["position"]["legal"]:
        drive(match, [other, me], lambda seen: seen["seat"] == me.view(match)["seat"] and plays_card(seen), luck)
    expect(page.locator("main.table.watching")).to_be_visible()
    expect(page.locator("main.table[data-mine=true]:not(.watching)")).to_be_visible()
    seen = frames(page)
    assert in_order(seen)
    told = [frame["says"] for frame in seen if frame["watching"] and not frame["due"]]
    asked = [frame["says"] for frame in seen if frame["watching"] and frame["due"]]
    assert len(set(told)) > 1
    # With one step on stage, the last one.
    assert len(set(asked)) == 1
    assert all(frame["shown"] == frame["present"] for frame in seen if frame["watching"] and frame["due"])
