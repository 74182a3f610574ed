"""Actions that may be taken while somebody else is asked: listed in one's own block, sent like any other."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import serious
from tests.browser.playing import asks as table_that_asks
from tests.browser.playing import places, sit, two_people, wait_for_turn
from tests.web.serving import Server

# No game with a board has asides of this kind: the page is given some that the server did not send.
ASIDES = ["no", "done"]


def with_asides(page: Page) -> None:
    """Every view that the page reads has asides."""

    def add(route: Route) -> None:
        answer = route.fetch(max_retries=3)
        told = answer.json()
        told.get("view", told)["position"]["asides"] = ASIDES
        route.fulfill(response=answer, json=told)

    page.route(re.compile(r"/api/matches/[^/]+/(view|table)\b"), add)


def sent(page: Page) -> list[Any]:
    """The actions that the page sends from now on; they do not reach the server."""
    bodies: list[Any] = []

    def keep(route: Route) -> None:
        bodies.append(json.loads(route.request.post_data or ""))
        route.fulfill(json={"ply": 0, "view": None})

    page.route("**/api/matches/*/actions", keep)
    return bodies


def test_asides_are_listed_apart_from_the_question(page: Page, server: Server) -> None:
    with_asides(page)
    table_that_asks(server, page, places)
    assert wait_for_turn(page)
    listed = page.locator(".pls details.asides")
    expect(listed).to_have_count(1)
    expect(listed.locator("summary")).to_have_text("You can also … (2)")
    expect(page.locator(".prompt .a").get_by_role("button", name="No", exact=True)).to_have_count(0)


def test_an_aside_is_taken_by_keyboard_while_somebody_else_is_asked(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server)
    asked, other = (liberal, authoritarian) if liberal.view(match)["position"]["legal"] else (authoritarian, liberal)
    action = asked.view(match)["position"]["legal"][0]
    asked.act(match, action, asked.view(match)["ply"])
    waiting = asked if not asked.view(match)["position"]["legal"] else other
    with_asides(page)
    bodies = sent(page)
    page.context.add_cookies(
        [
            {"name": name, "value": value, "url": str(waiting.http.base_url)}
            for name, value in waiting.http.cookies.items()
        ]
    )
    sit(page, match)
    page.locator("details.asides summary").focus()
    page.keyboard.press("Enter")
    button = page.locator("details.asides").get_by_role("button", name="No", exact=True)
    expect(button).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_be_enabled()
    assert [(body["action"], body["ply"]) for body in bodies] == [("no", waiting.view(match)["ply"])]


def test_asides_are_not_offered_in_a_replay(page: Page, server: Server) -> None:
    with_asides(page)
    table_that_asks(server, page, places)
    expect(page.locator("details.asides")).to_be_visible()
    page.get_by_role("slider", name="Position in the match").fill("0")
    expect(page.locator("main.table.past")).to_be_visible()
    expect(page.locator("details.asides")).to_have_count(0)
