"""Looking back: the scrubber, the lines of the log, what happened since one's last turn, and people who only watch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.playing import become, call, drive, ply, sit, two_people, wait_for_turn
from tests.web.serving import Person, Server

PLIES = 30


def played(server: Server, page: Page) -> tuple[str, Person, Person]:
    """A match of some plies; the page belongs to whoever has to decide."""
    match, *people = two_people(server)
    me = drive(match, people, lambda seen: seen["ply"] >= PLIES and bool(seen["position"]["legal"]), random.Random(1))
    people.remove(me)
    become(page, me)
    sit(page, match)
    return match, me, people[0]


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the match")


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay")


# Whether each thing on the board is called something that says this.
SHOWS = """(said) => Object.entries(said).every(([thing, words]) =>
  document.querySelector(`.board [data-thing="${thing}"]`)?.ariaLabel.includes(words))"""


def expect_board_of(page: Page, person: Person, match: str, moment: int) -> None:
    """The board shows what the seat saw at a ply, says so, and asks nothing."""
    seen = person.view(match, ply=moment)["position"]["board"]
    expect(slider(page)).to_have_value(str(moment))
    expect(page.locator("main.table.past .prompt")).to_contain_text("Replay:")
    said = {
        f"space:{space}": f"Liberal {there['liberal']}, Authoritarian {there['authoritarian']},"
        for space, there in seen["spaces"].items()
    }
    page.wait_for_function(SHOWS, arg=said)
    held = page.locator("#hand .slot > [data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)")
    assert held == [f"card:{one['card']}" for one in seen["hand"]]
    expect(page.locator("main.table[data-mine=true]")).to_have_count(0)
    expect(page.locator(".board [data-thing].legal, #hand .legal")).to_have_count(0)


def test_the_scrubber_goes_through_the_whole_match(page: Page, server: Server) -> None:
    match, me, _ = played(server, page)
    now = ply(page)
    question = page.locator(".prompt strong").inner_text()
    slider(page).fill("9")
    expect_board_of(page, me, match, 9)
    replay(page).get_by_role("button", name="◂ Step").click()
    expect_board_of(page, me, match, 8)
    slider(page).focus()
    page.keyboard.press("Home")
    expect_board_of(page, me, match, 0)
    expect(replay(page).get_by_role("button", name="◂ Step")).to_be_disabled()
    replay(page).get_by_role("button", name="Step ▸").click()
    expect(slider(page)).to_have_value("1")
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    expect(page.locator("main.table.past")).to_have_count(0)
    expect(page.locator(".prompt strong")).to_have_text(question)
    assert ply(page) == now
    assert wait_for_turn(page)
    slider(page).fill("9")
    expect(page.locator("main.table.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main.table.past")).to_have_count(0)


def test_a_line_of_the_log_shows_its_moment(page: Page, server: Server) -> None:
    match, me, _ = played(server, page)
    lines = page.locator(".log p[data-ply]")
    there = [int(moment or 0) for moment in lines.evaluate_all("all => all.map((one) => one.dataset.ply)")]
    assert there == sorted(there)
    which = next(i for i, moment in enumerate(there) if moment >= 10)
    lines.nth(which).get_by_role("button", name="Show the board as it was then").click()
    expect(lines.nth(which)).to_have_attribute("aria-current", "step")
    expect_board_of(page, me, match, there[which])
    # The present is one click away too.
    lines.last.get_by_role("button", name="Show the board as it was then").click()
    expect(page.locator("main.table.past")).to_have_count(0)
    assert wait_for_turn(page)


def test_the_last_moment_asked_for_is_the_one_shown(page: Page, server: Server) -> None:
    match, me, _ = played(server, page)
    held: list[Route] = []
    page.route("**/view?*ply=5", lambda route: held.append(route))
    slider(page).fill("5")
    slider(page).fill("11")
    expect_board_of(page, me, match, 11)
    with page.expect_response("**/view?*ply=5") as late:
        held[0].continue_()
    late.value.finished()
    expect_board_of(page, me, match, 11)


def test_since_my_last_turn_is_watched_from_the_log(page: Page, server: Server) -> None:
    match, me, other = played(server, page)
    luck = random.Random(1)
    for person in (me, other):
        last = ply_of(me, match)
        drive(match, [person], lambda seen: not seen["position"]["legal"], luck)
    now = ply_of(me, match)
    asked_for: list[int] = []

    def note(request: Request) -> None:
        if moment := re.search(r"/view\?.*ply=(\d+)", request.url):
            asked_for.append(int(moment[1]))

    page.on("request", note)
    expect(page.locator(f"main.table[data-ply='{now}'][data-mine=true]")).to_be_visible()
    expect(page.locator(".log .fresh")).to_contain_text("Since your last move")
    page.locator(".log .fresh").get_by_role("button", name="Watch").click()
    expect(page.locator("main.table.watching .prompt.directing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main.table:not(.watching)[data-mine=true]")).to_be_visible()
    assert set(asked_for) <= set(range(last, now))
    expect(slider(page)).to_have_value(str(now))


def ply_of(person: Person, match: str) -> int:
    return int(person.view(match)["ply"])


def test_a_spectator_looks_back_and_sees_no_hand(page: Page, new_page: Callable[..., Page], server: Server) -> None:
    match, me, _ = played(server, page)
    onlooker = new_page()
    sit(onlooker, match)
    expect(onlooker.get_by_text("You are watching: hands are not shown.")).to_be_visible()
    for moment in ("4", "15", "25"):
        slider(onlooker).fill(moment)
        expect(onlooker.locator("main.table.past .prompt")).to_contain_text("Replay:")
        expect(slider(onlooker)).to_have_value(moment)
        expect(onlooker.locator("#hand .slot")).to_have_count(0)
        assert call(onlooker, f"/matches/{match}/view?ply={moment}")["position"]["board"]["hand"] == []
    replay(onlooker).get_by_role("button", name="Live").click()
    # What is played arrives here too.
    seen = me.view(match)
    me.act(match, seen["position"]["legal"][0], seen["ply"])
    expect(onlooker.locator(f"main.table[data-ply='{seen['ply'] + 1}']")).to_be_visible()
    expect(onlooker.locator(".prompt button")).to_have_count(0)
