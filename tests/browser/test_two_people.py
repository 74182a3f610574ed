"""Two people in two browsers: the invitation, hidden hands, taking back by agreement, talk, and somebody who watches."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, Response, expect

from chancellery.games.europe_in_turmoil.board import FACTS
from tests.browser.playing import answer, asked, become, call, drive, lay, ply, sit, two_people, wait_for_turn
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
PLIES = 32


class Traffic:
    """Every byte that a page is told about matches: answers, and the stream of news."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        self.news: list[str] = []
        page.on("response", self.answers.append)
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Network.eventSourceMessageReceived", lambda told: self.news.append(told["data"]))
        self.session.send("Network.enable")

    def told(self) -> list[str]:
        """What the server said of the match; what is printed for everybody is the same for everybody."""
        of_matches = [one for one in self.answers if "/api/matches" in one.url and "/events" not in one.url]
        assert {one.url.partition("/api/games/")[2].partition("?")[0] for one in self.answers if "/api/games/" in one.url} == {
            "europe-in-turmoil/facts",
            "europe-in-turmoil/text",
        }
        return [*(one.text() for one in of_matches), *self.news]

    def hands(self) -> set[str]:
        """All cards that the page's own seat ever held, as its views had them."""
        views = [json.loads(one.text()) for one in self.answers if re.search(r"/view\b", one.url)]
        return {held["card"] for view in views for held in view["position"]["board"]["hand"]}

    def cards(self) -> set[str]:
        """All cards that are named anywhere."""
        everything = "\n".join(self.told())
        return {card for card in FACTS.cards if re.search(rf"\b{card}\b", everything)}


def invite(page: Page, new_page: NewPage) -> tuple[str, Page]:
    """A table of two by the link that the first copies and the second opens."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = lay(page)
    sit(page, match)
    panel = page.get_by_role("region", name="The table waits for players")
    panel.get_by_role("button", name="Copy the link").click()
    expect(panel.get_by_role("status")).to_have_text("The link is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    return link, new_page()


def test_two_browsers_play_each_other_and_see_no_foreign_hand(page: Page, new_page: NewPage, server: Server) -> None:
    traffic = {"liberal": Traffic(page)}
    link, friend = invite(page, new_page)
    traffic["authoritarian"] = Traffic(friend)
    friend.goto(link)
    panel = friend.get_by_role("region", name="The table waits for players")
    expect(panel.get_by_role("listitem").filter(has_text="Liberal").get_by_role("button")).to_have_count(0)
    panel.get_by_role("listitem").filter(has_text="Authoritarian").get_by_role("button", name="Sit here").click()
    onlooker = new_page()
    traffic["spectator"] = Traffic(onlooker)
    sit(onlooker, page.url.rpartition("/")[2])
    expect(onlooker.get_by_text("You are watching: hands are not shown.")).to_be_visible()

    luck = random.Random("two browsers")
    for one in (page, friend):
        expect(one.locator("main.table[data-status=running]")).to_be_visible()
        expect(one.get_by_role("region", name="The table waits for players")).to_have_count(0)
        expect(one.locator("#hand .slot")).to_have_count(8)
    while (now := ply(page)) < PLIES:
        mover = page.or_ if False else next_to_move(page, friend)
        answer(mover, luck)
        for one in (page, friend, onlooker):
            expect(one.locator(f"main.table[data-ply='{now}']")).to_have_count(0)
        assert ply(mover) == now + 1

    end = ply(page)
    for one in (page, friend, onlooker):
        expect(one.locator(f"main.table[data-ply='{end}']")).to_be_visible()
        expect(one.locator(".board [data-thing]").first).to_be_visible()
        one.wait_for_load_state("networkidle")
    boards = [one.locator(".board .slot .figure").all_text_contents() for one in (page, friend, onlooker)]
    assert boards[0] == boards[1] == boards[2]

    public = traffic["spectator"].cards()
    for seat, other in (("liberal", "authoritarian"), ("authoritarian", "liberal")):
        own = traffic[seat].hands()
        assert own <= traffic[seat].cards()
        secret = own - public - seen_by_rule(traffic[other], seat)
        assert len(secret) >= 3
        assert secret & traffic[other].cards() == set()
        assert len(traffic[other].news) >= end
    assert "".join(traffic["spectator"].told()).count('"hand":[]') > 0
    assert traffic["spectator"].hands() == set()


def next_to_move(*pages: Page) -> Page:
    """Whichever page is asked."""
    while True:
        for page in pages:
            if page.locator("main.table[data-mine=true]").count():
                return page
        pages[0].wait_for_timeout(20)


def seen_by_rule(traffic: Traffic, of: str) -> set[str]:
    """Cards of the other hand that an event has shown to this seat."""
    views = [json.loads(one.text()) for one in traffic.answers if re.search(r"/view\b", one.url)]
    return {card for view in views for card in view["position"]["board"]["known"][of]}
