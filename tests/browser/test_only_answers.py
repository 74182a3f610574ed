"""Questions with one answer: given by itself and told, unless it is taken back or somebody wants to be asked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.only_answer import only_answer
from chancellery.engine.rng import Rng, key_from
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from tests.browser.axe import serious
from tests.browser.playing import answer_alone, call, fork, played_at_random, sit


def before_the_only_die() -> tuple[Journal, int, str, str]:
    """A game, the ply at which a seat chooses what leaves it one die to raise, that seat, and its choice."""
    for seed in range(1, 60):
        journal = Journal(EUROPE_DIVIDED, EUROPE_DIVIDED.options(), seed.to_bytes(32))
        before, found = (-1, -1), None
        for g in played_at_random(journal, seed):
            seat = g.waiting[0]
            asked = g.prompt(seat)
            due = asked is not None and asked.key == "increase-influence" and before == (g.ply - 1, seat)
            if due and g.may_undo() and only_answer(g, seat, True, [], Rng(key_from("x"))) == "later":
                found = found or (g.ply - 1, seat)
            before = (g.ply, seat)
        if found:
            at, seat = found
            name = EUROPE_DIVIDED.seats(EUROPE_DIVIDED.options())[seat]
            return journal, at, name, EUROPE_DIVIDED.actions.name(journal.actions[at][1])
    raise AssertionError("no game comes to such a question")


def test_the_only_die_is_raised_by_itself_unless_it_is_taken_back_or_asked_for(page: Page) -> None:
    answer_alone(page)
    journal, at, seat, leading = before_the_only_die()
    page.goto("/workshop")
    match = fork(page, journal.export(), at, seat)
    body = {"action": leading, "seat": seat}
    call(page, f"/matches/{match}/actions", {**body, "ply": at})
    view = call(page, f"/matches/{match}/view")
    assert (view["only"], len(view["position"]["legal"])) == ("later", 1)
    sit(page, match)
    # For a moment it can still be taken back.
    expect(page.locator(".prompt")).to_contain_text("There is only one answer")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"main.table[data-ply='{at}']")).to_be_visible()
    # Where somebody wants to be asked, they are.
    page.get_by_role("button", name="Options").click()
    page.locator("[data-setting=only]").get_by_label("Ask me").check()
    page.get_by_role("button", name="Close").click()
    call(page, f"/matches/{match}/actions", {**body, "ply": at})
    expect(page.locator(f"main.table[data-ply='{at + 1}'][data-mine=true]")).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("There is only one answer")
    page.get_by_role("button", name="Options").click()
    page.locator("[data-setting=only]").get_by_label("Answered for me").check()
    page.get_by_role("button", name="Close").click()
    # Else it is given, and told.
    expect(page.locator(f"main.table:not([data-ply='{at + 1}'])")).to_be_visible()
    expect(page.locator(".byitself").first).to_contain_text("the only answer")
    assert serious(page) == []
