"""The rules of a match were mended while it ran: a note at the table, a line in the log, and the way to object."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import Watch
from tests.browser.playing import become, drive, sit, two_people
from tests.web.serving import Person, Server

MENDED = {
    "en": "From here on the match continues under corrected rules (version 3): The Colossus Class works",
    "fr": "À partir d’ici, la partie continue avec des règles corrigées (version 3)\u202f: La classe Colossus",
}


@pytest.fixture
def carried(server: Server) -> tuple[str, Person]:
    """A match that was begun with the version before, and in which something was told otherwise then."""
    match, liberal, authoritarian = two_people(server)
    drive(match, [liberal, authoritarian], lambda seen: seen["ply"] >= 40, random.Random(1))
    server.stop()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as store, store:
        store.execute("update matches set rules = rules - 1 where id = ?", (match,))
        found = store.execute("select seq, data from entries where match = ? and kind = 'action'", (match,)).fetchall()
        seq, data = next((seq, json.loads(data)) for seq, data in found if json.loads(data)["events"])
        data["events"] = []
        store.execute("update entries set data = ? where match = ? and seq = ?", (json.dumps(data), match, seq))
    server.start()
    return match, liberal


def test_note_and_log_say_what_was_mended(carried: tuple[str, Person], new_page: Callable[..., Page]) -> None:
    match, liberal = carried
    for locale, words in MENDED.items():
        page = new_page(locale=locale)
        become(page, liberal)
        sit(page, match)
        expect(page.locator(".rulesnote")).to_contain_text(words)
        expect(page.locator(".log").first).to_contain_text(words)
        assert serious(page) == []
    page.get_by_role("button", name="Continuer").click()
    expect(page.locator(".rulesnote")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".rulesnote")).to_have_count(0)


def test_whoever_objects_ends_the_match_without_a_result(page: Page, carried: tuple[str, Person]) -> None:
    match, liberal = carried
    become(page, liberal)
    sit(page, match)
    page.get_by_role("button", name="Object …").click()
    dialog = page.get_by_role("dialog", name="End this match?")
    expect(dialog).to_contain_text("without a result, and no ratings change")
    dialog.get_by_role("button", name="End without a result").click()
    expect(page.locator(".prompt")).to_contain_text("Somebody did not want to continue under the corrected rules")
    assert liberal.get(f"/matches/{match}")["result"] is None


def test_page_asks_again_while_the_server_is_upgraded_and_loads_itself_anew(
    page: Page, server: Server, watch: Watch
) -> None:
    watch.allow("503")
    match, liberal, _ = two_people(server)
    become(page, liberal)
    sit(page, match)
    refused: list[str] = []
    problem = {"error": "it is being upgraded", "code": "newer-rules", "message": "It is being upgraded."}

    def older(route: Route) -> None:
        """What a process of the version before answers, twice; the next request comes to a newer one."""
        refused.append(route.request.url)
        if len(refused) > 2:
            route.continue_()
        else:
            route.fulfill(status=503, json=problem, headers={"Retry-After": "1"})

    page.evaluate("window.kept = true")
    page.route(f"**/api/matches/{match}/actions", older)
    page.locator(".board [data-thing].legal, .prompt .a button, .hand button").first.wait_for()
    with page.expect_navigation(timeout=30_000):
        drive_page(page)
    assert len(refused) == 3
    assert page.evaluate("window.kept") is None
    expect(page.locator(".prompt")).to_be_visible()


def drive_page(page: Page) -> None:
    """Answer what is asked with the first answer there is, by the keyboard's own way: the API of the page."""
    page.evaluate(
        """() => {
            const button = document.querySelector(".prompt .a button:not(.undo), .prompt .reply button");
            const mark = document.querySelector(".board [data-thing].legal");
            (button ?? mark).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }"""
    )
