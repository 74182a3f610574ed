"""Broken lines, killed servers, reloads and second tabs: no move is lost, none is played twice, nothing old stays."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.conftest import Watch
from tests.browser.drawn import ANSWERED
from tests.browser.playing import asks, become, checks, drive, places, ply, sit, two_people, wait_for_turn
from tests.waiting import moments
from tests.web.serving import Person, Server

LOST = "net::ERR_"


@pytest.fixture
def mortal(server: Server) -> Iterator[Server]:
    """The server, to be killed; it is up again afterwards."""
    yield server
    if server.process is None or server.process.poll() is not None:
        server.start()


def waits(seen: Any) -> bool:
    return not seen["position"]["legal"]


def target(page: Page) -> Locator:
    return page.locator(".board [data-thing].legal").first


def actions(person: Person, match: str) -> list[Any]:
    return [piece for piece in person.get(f"/matches/{match}/log") if piece["kind"] == "action"]


def clock(page: Page) -> str:
    return str(page.evaluate("new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })"))


def sent(page: Page) -> list[str]:
    """What the page asks the server to change, from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            found.append(request.url.rpartition("/")[2])

    page.on("request", note)
    return found


def test_a_move_made_while_the_server_is_down_arrives_once(mortal: Server, page: Page, watch: Watch) -> None:
    watch.allow(LOST)
    match, me, _ = asks(mortal, page, places)
    before = ply(page)
    mortal.kill()
    early = clock(page)
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("Connection lost at")
    assert any(f"Connection lost at {at}." in banner.inner_text() for at in (early, clock(page)))
    target(page).click()
    expect(banner).to_contain_text("and only once")
    assert ply(page) == before
    mortal.start()
    expect(page.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    expect(banner).not_to_contain_text("Connection lost")
    assert me.view(match)["ply"] == before + 1
    assert [piece["ply"] for piece in actions(me, match)] == list(range(1, before + 2))


def test_an_answer_that_gets_lost_does_not_play_twice(server: Server, page: Page, watch: Watch) -> None:
    watch.allow(LOST)
    match, me, _ = asks(server, page, places)
    before = ply(page)
    posts = sent(page)

    def swallow(route: Route) -> None:
        """The server has played the move, and nobody hears of it."""
        assert route.fetch(max_retries=3).status == 200
        route.abort("connectionreset")

    page.route("**/actions", swallow, times=1)
    target(page).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_contain_text("Connection lost")
    assert posts == ["actions", "actions"]
    assert me.view(match)["ply"] == before + 1
    assert [piece["ply"] for piece in actions(me, match)] == list(range(1, before + 2))


def test_what_others_did_during_a_break_is_there_afterwards(server: Server, page: Page, watch: Watch) -> None:
    watch.allow(LOST)
    match, me, other = asks(server, page, waits)
    before = ply(page)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Your moves are saved.")
    done = drive_until_asked(match, other, me)
    expect(page.locator(f"main.table[data-ply='{before}']")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(f"main.table[data-ply='{done}'][data-mine=true]")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_contain_text("Connection lost")
    told = page.locator(".log p").count()
    page.reload()
    expect(page.locator(f"main.table[data-ply='{done}']")).to_be_visible()
    expect(page.locator(".log p")).to_have_count(told)


def drive_until_asked(match: str, other: Person, me: Person) -> int:
    """The other person acts over HTTP until it is my turn; where the match stands then."""
    luck = random.Random(1)
    while True:
        seen = other.view(match)
        if not seen["position"]["legal"]:
            return int(me.view(match)["ply"])
        other.act(match, luck.choice(seen["position"]["legal"]), seen["ply"])


def test_what_happens_while_a_table_is_opened_is_not_missed(server: Server, page: Page) -> None:
    match, liberal, authoritarian = two_people(server)
    people = [liberal, authoritarian]
    me = drive(match, people, waits, random.Random(1))
    people.remove(me)
    become(page, me)

    def late(route: Route) -> None:
        """The page has read the table and does not listen yet."""
        drive_until_asked(match, people[0], me)
        route.continue_()

    page.route("**/events?*", late)
    sit(page, match)
    assert wait_for_turn(page)
    assert ply(page) == me.view(match)["ply"]
    page.locator(".log p").last.wait_for()
    told = page.locator(".log p").all_inner_texts()
    page.unroute("**/events?*")
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(".log p")).to_have_text(told)


def test_a_reload_asks_the_same_question(server: Server, page: Page) -> None:
    match, me, _ = asks(server, page, places)
    before = ply(page)
    target(page).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    question, legal = the_question(page), legal_targets(page)
    expect(undo(page)).to_be_visible()
    page.reload()
    assert wait_for_turn(page)
    assert (ply(page), the_question(page), legal_targets(page)) == (before + 1, question, legal)
    expect(undo(page)).to_be_visible()
    assert me.view(match)["ply"] == before + 1


def test_what_was_chosen_and_not_rolled_is_not_rolled(server: Server, page: Page) -> None:
    match, me, _ = asks(server, page, checks)
    before, question, legal = ply(page), the_question(page), legal_targets(page)
    target(page).click()
    expect(roll(page)).to_be_visible()
    page.reload()
    assert wait_for_turn(page)
    assert (ply(page), the_question(page), legal_targets(page)) == (before, question, legal)
    expect(roll(page)).to_have_count(0)
    assert me.view(match)["ply"] == before


def roll(page: Page) -> Locator:
    return page.locator(".prompt").get_by_role("button", name="Roll")


def undo(page: Page) -> Locator:
    return page.locator(".prompt").get_by_role("button", name="Undo")


def the_question(page: Page) -> str:
    return page.locator(".prompt strong").inner_text()


def legal_targets(page: Page) -> list[str]:
    marks = page.locator(".board [data-thing].legal, #hand .slot > .legal")
    return sorted(marks.evaluate_all("all => all.map((one) => one.dataset.thing)"))


@pytest.mark.parametrize("answered", [False, True], ids=["before the answer", "after the answer"])
def test_a_double_click_plays_once(server: Server, page: Page, answered: bool) -> None:
    page.clock.install()
    match, me, _ = asks(server, page, places)
    before, posts = ply(page), sent(page)
    box = target(page).bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    # However long this machine takes, the second click comes at once.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.mouse.click(*place)
    played = page.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")
    if answered:
        expect(played).to_be_visible()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(played).to_be_visible()
    page.clock.resume()
    undo(page).click()
    expect(page.locator(f"main.table[data-ply='{before}'][data-mine=true]")).to_be_visible()
    assert posts == ["actions", "undo"]
    assert me.view(match)["ply"] == before


def test_a_late_answer_does_not_take_the_board_back(server: Server, page: Page) -> None:
    asks(server, page, places)
    before = ply(page)
    held: list[Route] = []
    # It stays: one that ends with its first request would be taken away while others are on their way.
    page.route(re.compile(r"/table\?after=\d+$"), lambda route: route.continue_() if held else held.append(route))
    for number, _ in enumerate(moments()):
        if held:
            break
        # A page whose line is not there yet has nothing to renew, and one that is being renewed is not to be disturbed.
        # What has happened in a page is told while it is asked something.
        page.evaluate("dispatchEvent(new Event('online'))" if number % 100 == 0 else "0")
    old = held[0].fetch()
    page.evaluate("""() => {
      const table = document.querySelector("main.table");
      window.plies = [];
      const watch = new MutationObserver(() => window.plies.push(Number(table.dataset.ply)));
      watch.observe(table, { attributes: true, attributeFilter: ["data-ply"] });
    }""")
    target(page).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    held[0].fulfill(response=old)
    # Whoever has asked and been answered since, and drawn twice, has read the late answer, too.
    page.evaluate(ANSWERED)
    assert page.evaluate("window.plies") == [before + 1]


def test_two_tabs_show_the_same_present(server: Server, page: Page, watch: Watch) -> None:
    match, _, _ = asks(server, page, places)
    before = ply(page)
    second = page.context.new_page()
    watch.over(second)
    sit(second, match)
    target(page).click()
    for tab in (page, second):
        expect(tab.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    assert legal_targets(page) == legal_targets(second)


def test_a_stale_page_is_told_and_shows_the_present(server: Server, page: Page, watch: Watch) -> None:
    watch.allow("409")
    match, me, _ = asks(server, page, places)
    before = ply(page)
    deaf = page.context.new_page()
    watch.over(deaf)
    held: list[Route] = []
    # Neither the server nor the other tab tells it anything.
    deaf.add_init_script("delete globalThis.BroadcastChannel")
    deaf.route("**/events?*", lambda route: held.append(route))
    sit(deaf, match)
    target(page).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    assert ply(deaf) == before
    target(deaf).click()
    expect(deaf.locator(".prompt")).to_contain_text("Someone moved first. The board is up to date now: choose again.")
    expect(deaf.locator(f"main.table[data-ply='{before + 1}'][data-mine=true]")).to_be_visible()
    assert legal_targets(deaf) == legal_targets(page)
    assert me.view(match)["ply"] == before + 1


def test_an_answer_that_was_overtaken_is_sent_again_by_itself(server: Server, page: Page, watch: Watch) -> None:
    watch.allow("409")
    # Whether they show scoring cards is what both are asked first, at once and in secret.
    match, me, _ = two_people(server)
    become(page, me)
    sit(page, match)
    keys: list[str] = []

    def overtake(route: Route) -> None:
        """While the first answer is on its way, the same person chooses in another window and thinks better of it."""
        keys.append((route.request.post_data_json or {})["key"])
        if len(keys) == 1:
            me.act(match, "no", 0)
            me.act(match, "retract", 1)
        route.continue_()

    page.route(re.compile(r"/actions$"), overtake)
    page.locator(".prompt .a button:not(.quiet):not(:disabled)").first.click()
    expect(page.locator("main.table[data-ply='3']")).to_be_visible()
    assert keys == [keys[0]] * 2
    assert me.view(match)["position"]["legal"] == []
    expect(page.locator(".refused b")).to_have_count(0)
