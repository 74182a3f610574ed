"""Two people in two browsers: the invitation, hidden hands, taking back by agreement, talk."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, Response, expect

from chancellery.games.europe_in_turmoil.board import CONTENT
from tests.browser.playing import answer, asks, become, call, drive, lay, places, ply, sit, two_people, wait_for_turn
from tests.web.serving import Server

NewPage = Callable[..., Page]
# Decisions that both make by clicks: while everybody waits, and at night.
PLIES = [5, pytest.param(32, marks=pytest.mark.nightly)]
PRINTED = {"games/europe-in-turmoil/facts", "games/europe-in-turmoil/text"}
# What is said of the games that there are: the friend who is invited reads which one it is.
TOLD = {"me", "events", "games"}


class Traffic:
    """Every byte that a page is told about matches: answers, and the stream of news."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        self.news: list[str] = []
        page.on("response", lambda response: self.answers.append(response))
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Network.eventSourceMessageReceived", lambda told: self.news.append(told["data"]))
        self.session.send("Network.enable")

    def told(self) -> list[str]:
        """What the server said of the match; what is printed for everybody is the same for everybody."""
        urls = [one.url.partition("/api/")[2].partition("?")[0] for one in self.answers if "/api/" in one.url]
        assert {url for url in urls if not url.startswith("matches/")} - TOLD == PRINTED
        of_matches = [
            one for one in self.answers if re.search(r"/api/(matches|me)\b", one.url) and "/events" not in one.url
        ]
        return [*(one.text() for one in of_matches), *self.news]

    def hands(self) -> set[str]:
        """All cards that the page's own seat ever held, as its views had them."""
        return {held["card"] for view in self.views() for held in view["position"]["board"]["hand"]}

    def views(self) -> list[Any]:
        """What the page's own seat saw."""
        told = [json.loads(one.text()) for one in self.answers if re.search(r"/api/.*/(view|table)\b", one.url)]
        return [one.get("view", one) for one in told]

    def cards(self) -> set[str]:
        """All cards that are named anywhere."""
        everything = "\n".join(self.told())
        return {card for card in CONTENT.cards if re.search(rf"\b{card}\b", everything)}


def copied_link(page: Page) -> str:
    """The link to a table that waits, as its panel copies it."""
    panel = waiting_panel(page)
    panel.get_by_role("button", name="Copy the link").click()
    expect(panel.get_by_role("status")).to_have_text("Link copied.")
    return str(page.evaluate("navigator.clipboard.readText()"))


def waiting_panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Waiting for players")


@pytest.mark.parametrize("plies", PLIES)
def test_two_browsers_play_each_other_and_see_no_foreign_hand(page: Page, new_page: NewPage, plies: int) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    friend, onlooker = new_page(), new_page()
    match = lay(page)
    traffic = {"liberal": Traffic(page), "authoritarian": Traffic(friend), "spectator": Traffic(onlooker)}
    sit(page, match)
    friend.goto(copied_link(page))
    seats = waiting_panel(friend).get_by_role("listitem")
    expect(seats.filter(has_text="Liberal").get_by_role("button")).to_have_count(0)
    seats.filter(has_text="Authoritarian").get_by_role("button", name="Take this seat").click()
    for one in (page, friend):
        expect(one.locator("main.table[data-status=running]")).to_be_visible()
        expect(waiting_panel(one)).to_have_count(0)
        expect(one.locator("#hand .slot")).to_have_count(8)
        expect(one.locator(".log .chapter").first).to_have_text("Turn 1")
    sit(onlooker, match)
    expect(onlooker.get_by_text("You are watching: hands are not shown.")).to_be_visible()

    pages = {"liberal": page, "authoritarian": friend}
    luck = random.Random("two browsers")
    while (now := ply(page)) < plies:
        mover = pages[call(page, f"/matches/{match}")["waiting"][0]]
        assert wait_for_turn(mover)
        answer(mover, luck)
        for one in (page, friend, onlooker):
            expect(one.locator(f"main.table[data-ply='{now + 1}']")).to_be_visible()

    figures = [one.locator(".board .slot .figure").all_text_contents() for one in (page, friend, onlooker)]
    assert figures[0] == figures[1] == figures[2]
    for one in (page, friend, onlooker):
        one.wait_for_load_state("networkidle")
    public = traffic["spectator"].cards()
    assert traffic["spectator"].hands() == set()
    for seat, other in (("liberal", "authoritarian"), ("authoritarian", "liberal")):
        own = traffic[seat].hands()
        assert own <= traffic[seat].cards()
        secret = own - public - seen_by_rule(traffic[other], seat)
        assert len(secret) >= 3
        assert secret & traffic[other].cards() == set()
        assert len(traffic[other].news) >= plies - 1


def seen_by_rule(traffic: Traffic, of: str) -> set[str]:
    """Cards of the other hand that an event has shown to this seat."""
    return {card for view in traffic.views() for card in view["position"]["board"]["known"][of]}


# --- taking back ---


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision")


def ask_to_take_back(page: Page) -> None:
    page.get_by_role("button", name="Options").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask for undo").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_nobody_has_learned_from_can_be_taken_back(page: Page, server: Server) -> None:
    asks(server, page, places)
    before = ply(page)
    mark = page.locator(".board [data-thing].legal").first
    thing, label = mark.get_attribute("data-thing"), mark.get_attribute("aria-label")
    mark.click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    mark = page.locator(f'.board [data-thing="{thing}"]')
    expect(mark).not_to_have_attribute("aria-label", label or "")
    prompt(page).get_by_role("button", name="Undo").click()
    expect(page.locator(f"main.table[data-ply='{before}'][data-mine=true]")).to_be_visible()
    expect(mark).to_have_attribute("aria-label", label or "")
    expect(page.locator(".log p").last).to_contain_text("undoes the last action.")
    told = page.locator(".log p").all_inner_texts()
    page.reload()
    expect(page.locator(".log p")).to_have_text(told)


def test_what_became_known_is_taken_back_only_by_agreement(page: Page, new_page: NewPage, server: Server) -> None:
    match, *people = two_people(server)
    luck = random.Random(1)
    drive(match, people, places, luck)
    waits = drive(match, people, lambda seen: not seen["position"]["legal"] and seen["ply"] > 4, luck)
    friend = new_page()
    become(page, waits)
    people.remove(waits)
    become(friend, people[0])
    for one in (page, friend):
        sit(one, match)
    now = ply(page)
    expect(prompt(page).get_by_role("button", name="Undo")).to_have_count(0)
    question = prompt(friend).locator("strong").inner_text()

    ask_to_take_back(page)
    expect(prompt(page)).to_contain_text("asks to undo the last action.")
    expect(prompt(page).get_by_role("button")).to_have_text(["Withdraw"])
    expect(prompt(friend)).to_contain_text("asks to undo the last action.")
    prompt(friend).get_by_role("button", name="Refuse").click()
    expect(prompt(friend).locator("strong")).to_have_text(question)
    expect(prompt(page)).to_contain_text("Waiting for")
    assert ply(page) == ply(friend) == now

    ask_to_take_back(page)
    prompt(page).get_by_role("button", name="Withdraw").click()
    expect(prompt(page)).to_contain_text("Waiting for")
    expect(prompt(friend).locator("strong")).to_have_text(question)

    ask_to_take_back(page)
    prompt(friend).get_by_role("button", name="Agree").click()
    for one in (page, friend):
        expect(one.locator(f"main.table[data-ply='{now - 1}']")).to_be_visible()
        expect(one.locator(".log p").last).to_have_text("By agreement the last action is undone.")
    assert waits.view(match)["ply"] == now - 1


# --- talk ---


def test_talk_arrives_with_a_mark_until_it_is_read(page: Page, new_page: NewPage, server: Server) -> None:
    match, liberal, authoritarian = two_people(server)
    friend = new_page()
    become(page, liberal)
    become(friend, authoritarian)
    for one in (page, friend):
        sit(one, match)
    tab = friend.get_by_role("tab", name="Chat")
    expect(tab).to_have_text("Chat")
    talk(page, "Let the games begin: <b>France</b> is mine.")
    talk(page, "Or is it?")
    expect(tab).to_have_text("Chat 2")
    expect(friend.locator(".log p.talk")).to_have_text(
        [
            re.compile(r"^Liberal – Guest \w{4}: Let the games begin: <b>France</b> is mine\.$"),
            re.compile(r"^Liberal – Guest \w{4}: Or is it\?$"),
        ]
    )
    tab.click()
    said = friend.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Let the games begin: <b>France</b> is mine.")
    expect(tab).to_have_text("Chat")
    # With two seats there is nobody to whisper about.
    expect(friend.get_by_label("To", exact=True)).to_have_count(0)
    talk(friend, "We shall see.")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("We shall see.")
    expect(page.get_by_role("tab", name="Chat")).to_have_text("Chat")
    friend.reload()
    expect(tab).to_have_text("Chat")


def talk(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(text)
    expect(page.get_by_role("textbox", name="Write a message")).to_have_value("")
