"""What the log tells, and what it does not keep telling."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import become, sit, two_people
from tests.web.serving import Server


def test_that_somebody_has_chosen_is_told_until_something_happens(page: Page, server: Server) -> None:
    match, liberal, authoritarian = two_people(server)
    become(page, liberal)
    sit(page, match)
    chosen = page.locator(".log p").filter(has_text="has chosen.")
    expect(chosen).to_have_count(0)
    authoritarian.act(match, "no", 0)
    expect(chosen).to_have_text(["The Authoritarian has chosen."])
    liberal.act(match, "no", 1)
    expect(chosen).to_have_count(2)
    asked = next(one for one in (liberal, authoritarian) if one.view(match)["position"]["legal"])
    asked.act(match, asked.view(match)["position"]["legal"][0], 2)
    expect(page.locator("main.table[data-ply='3']")).to_be_visible()
    expect(chosen).to_have_count(0)
