"""A friend who opens an invitation: what game it is, how long it takes, who asks, and how to learn it first."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.playing import become
from tests.web.serving import Server

# A browser that can share notes what it was asked to.
SHARING = "navigator.share = (what) => { globalThis.shared = what; return Promise.resolve(); }"


def test_an_invited_friend_reads_what_it_is_and_may_learn_it_first(
    page: Page, new_page: Callable[..., Page], server: Server
) -> None:
    host = server.person()
    name = "Kris who invites"
    host.post("/me/claim", {"name": name, "password": "long enough"})
    pace = {"kind": "live", "seconds": 3600, "increment": 10}
    match = host.post("/matches", {"game": "europe-divided", "pace": pace, "seats": {"europe": {"kind": "me"}}})["id"]
    page.goto(f"/table/{match}")
    box = page.locator(".invite")
    expect(box.get_by_role("heading")).to_have_text(f"{name} invites you to play Europe Divided")
    expect(box).to_contain_text("2 players")
    expect(box).to_contain_text("90 min · real-time, 60 min each")
    # Nobody has any time before the match begins.
    expect(page.locator(".clock")).to_have_count(0)
    assert serious(page) == []
    box.get_by_role("button", name="Learn it first").click()
    expect(page.locator("main.table[data-status=running]")).to_be_visible()
    expect(page.get_by_text("The table you were invited to is waiting for you.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".invite")).to_be_visible()
    page.locator(".invite").get_by_role("button", name="Take this seat").click()
    expect(page.locator("main.table[data-status=running]")).to_be_visible()

    sender = new_page(locale="fr")
    sender.add_init_script(SHARING)
    again = host.post("/matches", {"game": "europe-divided", "seats": {"europe": {"kind": "me"}}})["id"]
    become(sender, host)
    sender.goto(f"/table/{again}")
    sender.get_by_role("button", name="Partager…").click()
    assert sender.evaluate("shared.url") == f"{server.url}/table/{again}"
