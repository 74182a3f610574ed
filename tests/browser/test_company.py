"""Strangers on the page: muting, reporting, rematches by consent, and the operator's page."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from chancellery.store.store import open_store
from tests.browser.axe import serious
from tests.browser.playing import become, two_people
from tests.web.serving import Server


def test_a_message_is_reported_its_sender_muted_and_the_operator_sees_and_closes_it(
    page: Page, new_page: Callable[..., Page], server: Server
) -> None:
    match, liberal, authoritarian = two_people(server)
    authoritarian.post(f"/matches/{match}/messages", {"text": "rude words"})
    become(page, liberal)
    page.goto(f"/table/{match}")
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="People at this table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("button", name="Unmute")).to_be_visible()
    assert liberal.get(f"/matches/{match}/messages")["messages"] == []
    dialog.get_by_role("button", name="Unmute").click()
    expect(dialog.get_by_role("button", name="Mute", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("What happened?").fill("look at this")
    dialog.get_by_label("Message", exact=True).select_option(label="rude words")
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Your report has been sent to the operator.")).to_be_visible()

    boss = server.person()
    id = boss.post("/me/claim", {"name": f"Boss {random.randrange(10**9)}", "password": "long enough"})["id"]
    store = open_store(server.db, migrate=False)
    store.people.set_operator(id, True)
    store.close()
    desk = new_page(locale="fr")
    become(desk, boss)
    desk.goto("/operator")
    line = desk.get_by_role("listitem").filter(has_text="look at this")
    expect(line).to_contain_text("rude words")
    line.get_by_role("button", name="Traité").click()
    expect(line).to_have_count(0)
    expect(desk.get_by_role("listitem").filter(has_text="Signalement traité").first).to_be_visible()
    assert serious(desk) == []


def test_a_rematch_is_accepted_in_the_lobby(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server, timeout="forfeit")
    liberal.post(f"/matches/{match}/leave", {})
    again = authoritarian.post(f"/matches/{match}/rematch")["id"]
    become(page, liberal)
    page.goto("/")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator("main.table[data-status=running]")).to_be_visible()
    assert list(liberal.get(f"/matches/{again}")["shares"]) == liberal.get(f"/matches/{again}")["yours"]
