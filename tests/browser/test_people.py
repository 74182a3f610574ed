"""People: names where one sits down, who invites, who is there, profiles, and the browser that calls for a turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import Page, expect

from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.browser.axe import serious
from tests.browser.playing import act_by_chance, call, lay

NewPage = Callable[..., Page]


def claim(page: Page, name: str) -> None:
    call(page, "/me/claim", {"name": name, "password": "long enough"})


def test_whoever_is_invited_sees_by_whom_and_says_a_name(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(locale="fr")
    host.goto("/rules")
    claim(host, "The host of a table")
    match = lay(host)
    friend.goto(f"/table/{match}")
    invitation = friend.locator(".invite")
    expect(invitation).to_contain_text("The host of a table vous invite à jouer")
    invitation.get_by_label("Votre nom").fill("A friend with a name")
    assert serious(friend) == []
    invitation.get_by_role("button", name="Prendre cette place").click()
    expect(friend.locator("main.table[data-status=running]")).to_be_visible()
    host.goto(f"/table/{match}")
    expect(host.locator(".pls")).to_contain_text("A friend with a name")
    expect(host.locator(".pls .dot.here")).to_have_count(1)


def test_the_lobby_asks_for_a_name_and_keeps_it(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("European statecraft")
    form = page.get_by_role("form", name="Your name")
    form.get_by_label("Your name").fill("Somebody in the lobby")
    form.get_by_role("button", name="Save name").click()
    expect(page.locator(".playas")).to_contain_text("You play as Somebody in the lobby")
    page.reload()
    expect(page.locator(".top .who")).to_have_text("Somebody in the lobby")


def test_a_profile_tells_matches_wins_and_strength(new_page: NewPage) -> None:
    first, second = new_page(), new_page(locale="fr", viewport={"width": 390, "height": 844})
    for page, name in ((first, "First of two"), (second, "Second of two")):
        page.goto("/rules")
        claim(page, name)
    for _ in range(2):
        match = lay(first, timeout="forfeit")
        call(second, f"/matches/{match}/join", {})
        # Only a match that was really played counts.
        luck = random.Random(1)
        while call(first, f"/matches/{match}")["ply"] < EUROPE_IN_TURMOIL.least_plies:
            assert act_by_chance(first, match, luck) or act_by_chance(second, match, luck)
        call(second, f"/matches/{match}/leave", {})
    first.goto(f"/people/{quote('First of two')}")
    expect(first.get_by_role("heading", level=1)).to_have_text("First of two")
    records = first.locator(".records")
    expect(records).to_contain_text("2 of 2")
    expect(records).to_contain_text("2 : 0")
    expect(first.locator(".course")).to_be_visible()
    assert serious(first) == []
    first.get_by_role("link", name="Second of two").first.click()
    expect(first.get_by_role("heading", level=1)).to_have_text("Second of two")
    second.goto(f"/people/{quote('Second of two')}")
    expect(second.locator(".records")).to_contain_text("0 sur 2")
    expect(second.locator(".timetable .rs").first).to_have_text("perdue")
    assert second.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(second) == []


def test_the_browser_asks_once_whether_it_may_call(new_page: NewPage) -> None:
    host, friend = new_page(permissions=["notifications"]), new_page()
    # A Chromium without windows grants it and goes on saying that it is denied.
    host.add_init_script("""Object.defineProperty(Notification, "permission", { get: () => "granted" })""")
    host.goto("/rules")
    match = lay(host)
    friend.goto("/rules")
    call(friend, f"/matches/{match}/join", {})
    host.goto(f"/table/{match}")
    question = host.get_by_role("complementary", name="Get a browser notification when it is your turn?")
    expect(host.locator("main.table[data-mine=true]")).to_be_visible()
    expect(question).to_have_count(0)
    while (view := call(host, f"/matches/{match}/view"))["position"]["legal"]:
        call(host, f"/matches/{match}/actions", {"action": view["position"]["legal"][0], "ply": view["ply"]})
    expect(question).to_be_visible()
    question.get_by_role("button", name="Yes, notify me").click()
    expect(question).to_have_count(0)
    assert host.evaluate("localStorage.getItem('chancellery-turncall')") == "on"
    host.reload()
    expect(host.locator("main.table[data-status=running]")).to_be_visible()
    expect(question).to_have_count(0)
    host.goto("/account")
    expect(host.get_by_label("Notify me in this browser when it is my turn")).to_be_checked()
