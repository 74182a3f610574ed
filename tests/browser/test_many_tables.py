"""Many tables in one browser: they share one line to the server, and each can be played at."""

from __future__ import annotations

from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Watch
from tests.browser.playing import ply
from tests.web.serving import Person, Server

TABLES = 12
NO_SHARING = "delete globalThis.BroadcastChannel"


def tables(server: Server, page: Page, count: int) -> tuple[Person, list[str]]:
    """Matches of Courtyard between the person behind a page and somebody else."""
    page.request.post("/api/me/guest")
    other = server.person()
    ids = []
    for _ in range(count):
        seats = {"red": {"kind": "me"}, "blue": {"kind": "open"}}
        answer = page.request.post("/api/matches", data={"game": "courtyard", "seats": seats})
        match = str(answer.json()["id"])
        other.post(f"/matches/{match}/join", {})
        ids.append(match)
    return other, ids


def open_table(page: Page, match: str) -> None:
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-ply]")).to_be_visible()


def streams(page: Page) -> list[Request]:
    """The streams that the tabs of a browser open from now on."""
    asked: list[Request] = []
    page.context.on("request", lambda request: asked.append(request) if "/api/events?" in request.url else None)
    return asked


def act_elsewhere(page: Page, match: str, other: Person) -> int:
    """Somebody acts, and not by a click; where the match stands then."""
    for seen in (other.view(match), page.request.get(f"/api/matches/{match}/view?seat=red").json()):
        legal, body = seen["position"]["legal"], {"ply": seen["ply"], "seat": seen["seat"]}
        if legal and seen["seat"] == "red":
            assert page.request.post(f"/api/matches/{match}/actions", data={"action": legal[0], **body}).ok
        elif legal:
            other.act(match, legal[0], seen["ply"])
        if legal:
            return int(seen["ply"]) + 1
    raise AssertionError("nobody is asked")


def expect_at(page: Page, moment: int) -> None:
    expect(page.locator(f"main.table[data-ply='{moment}']")).to_be_visible()


def test_twelve_tables_are_played_at_in_one_browser(server: Server, page: Page, watch: Watch) -> None:
    other, ids = tables(server, page, TABLES)
    asked = streams(page)
    tabs = [page, *(page.context.new_page() for _ in range(TABLES - 1))]
    for tab, match in zip(tabs, ids, strict=True):
        watch.over(tab)
        open_table(tab, match)
    for tab, match in zip(tabs, ids, strict=True):
        expect_at(tab, act_elsewhere(page, match, other))
    # All of them by one line: the last stream that was opened has every table.
    assert [match for match in ids if match not in asked[-1].url] == []


def test_the_line_goes_to_another_tab_when_its_own_is_closed(server: Server, page: Page, watch: Watch) -> None:
    other, (one, two) = tables(server, page, 2)
    second = page.context.new_page()
    watch.over(second)
    open_table(page, one)
    open_table(second, two)
    page.close()
    expect_at(second, act_elsewhere(second, two, other))
    third = second.context.new_page()
    watch.over(third)
    open_table(third, one)
    expect_at(third, act_elsewhere(second, one, other))
    expect_at(second, act_elsewhere(second, two, other))


def test_two_tabs_at_one_table_hear_the_same(server: Server, page: Page, watch: Watch) -> None:
    other, (match,) = tables(server, page, 1)
    second = page.context.new_page()
    watch.over(second)
    for tab in (page, second):
        open_table(tab, match)
    moment = act_elsewhere(page, match, other)
    for tab in (page, second):
        expect_at(tab, moment)
    assert ply(page) == moment


def test_a_browser_that_cannot_share_has_a_line_for_each_table(server: Server, page: Page, watch: Watch) -> None:
    page.context.add_init_script(NO_SHARING)
    other, (one, two) = tables(server, page, 2)
    asked = streams(page)
    second = page.context.new_page()
    watch.over(second)
    open_table(page, one)
    open_table(second, two)
    for tab, match in ((page, one), (second, two)):
        expect_at(tab, act_elsewhere(page, match, other))
    assert len(asked) == 2
