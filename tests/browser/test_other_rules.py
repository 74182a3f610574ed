"""A match of rules that the server does not play any more: said plainly, read, saved, and not acted in."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from chancellery.engine.saves import unpack
from tests.browser.axe import serious
from tests.browser.playing import become, call, drive, lay, sit, two_people
from tests.nightly import at_night
from tests.upgrades.kept import packed
from tests.web.serving import Server

NOBODY: dict[str, Any] = {
    "waiting": [],
    "rule": None,
    "prompt": None,
    "legal": [],
    "asides": [],
    "picks": [],
    "talk": True,
}
OTHER = {"rules": 1, "installed_rules": 2, "playable": False}
BOTS = {"seats": {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}}
ENGLISH = "This match was started with version 1 of the rules; this server uses version 2."
FRENCH = "Cette partie a commencé avec la version 1 des règles\u202f; ce serveur utilise la version 2."


def change(page: Page, address: str, into: Callable[[Any], Any]) -> None:
    def answer(route: Route) -> None:
        fetched = route.fetch(max_retries=3)
        route.fulfill(response=fetched, json=into(fetched.json()))

    page.route(address, answer)


def outdated(page: Page, *, board: bool) -> str:
    """A running match that the page takes for one of other rules, with the last board that was kept or without."""
    match = lay(page, **BOTS)
    change(page, "**/api/matches?which=mine", lambda found: [{**summary, **OTHER} for summary in found])

    def old(view: Any) -> Any:
        position = {**view["position"], **NOBODY} if board else None
        return {**view, "undo": False, "playable": False, "position": position}

    def old_news(news: Any) -> Any:
        return {**news, "summary": {**news["summary"], **OTHER}, "view": old(news["view"])}

    change(page, f"**/api/matches/{match}/table*", old_news)
    change(page, f"**/api/matches/{match}/view*", old)
    return match


def test_the_last_board_is_shown_and_nothing_can_be_done(page: Page) -> None:
    match = outdated(page, board=True)
    sit(page, match)
    expect(page.locator(".prompt")).to_contain_text(ENGLISH)
    expect(page.locator(".prompt").get_by_role("link", name="Save as a file")).to_have_attribute(
        "href", f"/api/matches/{match}/export?seat=liberal"
    )
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    expect(page.locator(".board [data-thing].legal, .prompt button")).to_have_count(0)
    expect(page.get_by_role("slider", name="Position in the match")).to_have_count(0)
    expect(page.locator(".log button")).to_have_count(0)
    assert serious(page) == []


def test_without_a_board_there_are_log_chat_and_file(page: Page) -> None:
    match = outdated(page, board=False)
    page.goto(f"/table/{match}")
    expect(page.locator(".prompt")).to_contain_text(ENGLISH)
    expect(page.locator(".prompt")).to_contain_text("none of its positions can be shown")
    expect(page.get_by_role("log").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert download.value.suggested_filename == f"chancellery-{match}.json"
    assert serious(page) == []


@pytest.mark.parametrize(("locale", "sentence"), [at_night("en", ENGLISH), ("fr", FRENCH)])
def test_it_is_said_in_both_languages(new_page: Callable[..., Page], locale: str, sentence: str) -> None:
    page = new_page(locale=locale)
    match = outdated(page, board=False)
    page.goto(f"/table/{match}")
    expect(page.locator(".prompt")).to_contain_text(sentence)


def test_the_lobby_says_so_and_asks_nobody_to_move(page: Page) -> None:
    outdated(page, board=True)
    assert len(call(page, "/matches?which=mine")) == 1
    page.goto("/")
    row = page.locator(".mine").get_by_role("row").filter(has_text="Europe in Turmoil")
    expect(row).to_contain_text("Started under an older version of the rules: you can view it, but not continue it.")
    expect(row.get_by_role("link", name="Open: Europe in Turmoil")).to_be_visible()
    expect(row.get_by_role("link", name="Your move")).to_have_count(0)


def test_a_match_that_the_rules_have_left_behind(page: Page, server: Server) -> None:
    """Not made up for the page: the match is of older rules, and nothing that was kept of it can be played on."""
    match, liberal, authoritarian = two_people(server)
    drive(match, [liberal, authoritarian], lambda seen: seen["ply"] >= 45, random.Random(1))
    installed = liberal.get(f"/matches/{match}")["installed_rules"]
    server.stop()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as store, store:
        store.execute("update matches set rules = ? where id = ?", (installed - 1, match))
        told = "select min(seq) from entries where match = ? and json_array_length(data, '$.events') > 0"
        ((seq,),) = store.execute(told, (match,)).fetchall()
        otherwise = "update entries set data = json_set(data, '$.events', json('[]')) where match = ? and seq = ?"
        store.execute(otherwise, (match, seq))
        ((saved,),) = store.execute("select state from snapshots where match = ? and ply = 32", (match,)).fetchall()
        position = unpack(saved)
        # A question that there is no more.
        position["stack"][-1][0] = "AskedNoMore"
        store.execute("update snapshots set state = ? where match = ?", (packed(position), match))
    server.start()
    become(page, liberal)
    sit(page, match)
    expect(page.locator(".prompt")).to_contain_text(f"started with version {installed - 1} of the rules")
    expect(page.locator("main.table")).to_have_attribute("data-ply", "32")
    expect(page.locator(".board [data-thing].legal, .prompt button, .log button")).to_have_count(0)
    assert page.locator(".log p").count() > 10
    assert serious(page) == []
