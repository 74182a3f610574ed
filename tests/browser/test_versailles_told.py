"""What is told of Versailles 1919 is what happened: effects of options and of events, each as its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.state import State
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from tests.browser.playing import call, played_at_random, sit
from tests.browser.prompts import question

NewPage = Callable[..., Page]
GAME = "versailles-1919"


def test_an_option_with_a_squadron_is_told_once_with_what_it_brings(new_page: NewPage) -> None:
    """The option alone changes nothing before the flag is chosen: that had a page of its own, and the change none."""
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, directed=True)
    page.goto("/workshop")
    sit(page, str(call(page, "/matches/import", question(GAME, "choose-flag"))["id"]))
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page.locator(".moment")).to_have_count(0)
    page.locator(".prompt [data-action^=fly]").first.tap()
    sure = page.locator(".prompt.confirming .a button.do")
    sure.or_(page.locator(".moment")).first.wait_for()
    if sure.count():
        sure.tap()
    expect(page.locator(".moment")).to_contain_text("Decided by")
    expect(page.locator(".moment tr").nth(1)).to_be_visible()


# What stands over a line of the log.
HEAD = """(line) => {
  let one = line;
  while (one && !one.matches("h5")) one = one.previousElementSibling ?? one.parentElement;
  return one?.textContent ?? "";
}"""


@cache
def by_an_event() -> dict[str, Any]:
    """A match in which somebody else than whose turn it is has just sent a unit home, as an event wants it."""
    for seed in range(60):
        journal = Journal(VERSAILLES_1919, VERSAILLES_1919.options({"players": 3}), seed.to_bytes(32))
        for g in played_at_random(journal, seed):
            if g.ply < 5:
                g.record()
            if sent_home_by_an_event(g):
                return journal.export()
    raise AssertionError("no event sends a unit home")


def sent_home_by_an_event(g: State) -> bool:
    told = [one.event for one in g.log.entries] if g.log else []
    settled = [i for i, one in enumerate(told) if isinstance(one, events.IssueSettled)]
    home = [i for i, one in enumerate(told) if isinstance(one, events.UnitDemobilized)]
    later = (
        [one for one in told[settled[-1] :] if isinstance(one, (events.CrisisBegun, events.TurnBegun))]
        if settled
        else []
    )
    return bool(settled and home) and home[-1] > settled[-1] and not later and len(g.waiting) == 1


def test_what_an_event_does_to_units_is_nobodys_military_action(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    page.goto("/workshop")
    match = str(call(page, "/matches/import", by_an_event())["id"])
    sit(page, match)
    log = page.locator(".log")
    expect(log).to_contain_text("demobilizes a unit")
    told = log.locator("p").filter(has_text="demobilizes a unit").last
    head = told.evaluate(HEAD)
    assert head
    assert "Military action" not in head, head
