"""What the page remembers of a match: the commitment it saw first, and the chance that it brought."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from sqlalchemy import update

from chancellery.store.schema import matches
from chancellery.store.store import open_store
from tests.browser.playing import call
from tests.web.serving import Server


def test_the_page_brings_its_share_and_notices_when_the_seed_is_exchanged(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play against a bot: Europe in Turmoil").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    expect(page.locator("main.table[data-status=running]")).to_be_visible()
    id = page.url.rpartition("/")[2]
    summary = call(page, f"/matches/{id}")
    kept = json.loads(str(page.evaluate("localStorage.getItem('chancellery-promises')")))[id]
    assert (kept["commitment"], {"liberal": kept["share"]}) == (summary["commitment"], summary["shares"])
    alarm = page.get_by_text("the seed of this match was replaced")
    expect(alarm).to_have_count(0)
    store = open_store(server.db, migrate=False)
    with store.database.writing() as connection:
        connection.execute(update(matches).where(matches.c.id == id).values(seed=bytes(32)))
    store.close()
    page.reload()
    expect(alarm).to_be_visible()
    call(page, f"/matches/{id}/abandon", {})
    page.get_by_text("Fairness check").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("the seed is not the one that was promised")).to_be_visible()


def test_whoever_sits_down_by_a_link_brings_a_share_too(page: Page, server: Server) -> None:
    friend = server.person()
    id = friend.post("/matches", {"game": "europe-in-turmoil", "seats": {"liberal": {"kind": "me"}}})["id"]
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="Take this seat").click()
    expect(page.locator("main.table[data-status=running]")).to_be_visible()
    assert list(friend.get(f"/matches/{id}")["shares"]) == ["authoritarian"]
