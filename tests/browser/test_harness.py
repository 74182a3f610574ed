"""What the other tests here rely on: whatever goes wrong in a page is noticed, and both forms of the client work."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.pages import Pages
from tests.browser.playing import answer, call, sit, wait_for_turn
from tests.waiting import moments

# Something that no page of ours may do, and what is said of it; the policy of our pages keeps requests from leaving.
WRONGS = {
    "console.error('a cry')": "console: a cry",
    "fetch('/api/matches/nobody')": "status of 404 (Not Found)",
    "fetch('http://127.0.0.1:9/away').catch(() => {})": "http://127.0.0.1:9/away",
    "new Image().src = 'http://127.0.0.1:9/picture'": "http://127.0.0.1:9/picture",
    "setTimeout(() => { throw new Error('thrown') })": "a script failed: thrown",
}


def test_whatever_goes_wrong_in_a_page_is_noticed(page: Page, watch: Watch) -> None:
    """So that the other tests can fail."""
    page.goto("/workshop")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    before = ""
    for wrong, said in WRONGS.items():
        # A request that fails may be told of twice.
        assert [trouble for trouble in watch.troubles if before not in trouble] == []
        watch.troubles.clear()
        page.evaluate(f"() => {{ {wrong} }}")
        for _ in moments():
            if any(said in trouble for trouble in watch.troubles):
                break
            page.evaluate("0")
        before = said
    watch.allow(before)
    watch.troubles.clear()


def test_a_page_that_is_given_on_knows_nothing_of_whoever_had_it(pages: Pages) -> None:
    first = pages.take(directed=False, locale="en-IE")
    call(first.page, "/matches", {"game": "europe-divided"})
    assert first.context.cookies() != []
    first.page.goto("/settings")
    first.page.evaluate("localStorage.left = sessionStorage.left = 'behind'")
    told: list[object] = []
    first.page.on("console", lambda message: told.append(message))
    first.context.set_offline(True)
    first.page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    pages.give_back(first)
    # What was said before that was said to whoever sat there.
    told.clear()
    second = pages.take(directed=False, locale="en-IE", viewport={"width": 390, "height": 844})
    assert second is first
    assert second.context.cookies() == []
    second.page.goto("/settings")
    assert second.page.evaluate("[localStorage.left, sessionStorage.left, innerWidth]") == [None, None, 390]
    shown = """['prefers-color-scheme: light', 'prefers-reduced-motion: reduce']
      .map((one) => matchMedia(`(${one})`).matches)"""
    assert second.page.evaluate(shown) == [True, True]
    second.page.evaluate("console.log('to nobody')")
    assert told == []
    # What cannot be taken back ends with the page: a file that was replaced may be remembered.
    second.page.route("**/settings", lambda route: route.abort())
    pages.give_back(second)
    assert pages.take(directed=False, locale="en-IE") is not second


def test_a_clock_that_was_set_ends_with_its_page(pages: Pages) -> None:
    seat = pages.take(directed=False, locale="en-IE")
    seat.page.clock.install()
    seat.page.goto("/settings")
    assert not seat.leave()
    seat.context.close()


def test_lobby_and_table_work_as_the_files_are_written(source_page: Page) -> None:
    page = source_page
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    scripts = page.evaluate(
        "performance.getEntriesByType('resource').filter((one) => one.name.includes('/parts/')).length"
    )
    assert scripts > 20, "the client was served joined"
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}
    match = call(page, "/matches", {"game": "europe-in-turmoil", "seats": seats})["id"]
    sit(page, match)
    assert wait_for_turn(page)
    answer(page, random.Random(1))
