"""What a visit asks for and gets, counted by a browser; what is new after a deploy; what is missed in an absence."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, expect

from chancellery.loadtest.page_visits import BOARD, SEATS, Visit, new_match, visit
from chancellery.loadtest.page_visits import LOBBY as ROWS
from tests.browser.conftest import Watch
from tests.browser.pages import WIDE
from tests.browser.playing import ELSEWHERE, become, call, lay, ply, sit, wait_for_turn
from tests.nightly import at_night
from tests.web.serving import Server
from tools.bundle import SOURCE, bundle

NewPage = Callable[..., Page]
GAMES = list(SEATS)
# The two whose tables are the largest, and the others at night.
LARGEST = ["europe-in-turmoil", "versailles-1919", at_night("realpolitik"), at_night("europe-divided")]
# Requests and kilobytes, with fonts.
FIRST, SECOND, LOBBY = (25, 420), (8, 30), (40, 250)
ASK_ALWAYS = (
    """localStorage.settings = JSON.stringify({ turns: "none", moments: "line", only: "ask", confirm: "every" })"""
)
VERSION = re.compile(r"/client/v-([0-9a-f]+)/")


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that has never been here: a page of other tests may know our files already."""
    context = browser.new_context(base_url=server.url, viewport=WIDE)
    yield context
    context.close()


def told(seen: Visit) -> str:
    return f"{len(seen.requests)} requests, {seen.bytes / 1000:.1f} kB\n" + "\n".join(seen.requests)


def within(seen: Visit, budget: tuple[int, int]) -> bool:
    """Whether a visit keeps to its budget; what a bot plays meanwhile, on a slow machine, is read beside it."""
    return len(seen.visited) <= budget[0] and seen.bytes <= budget[1] * 1000


@pytest.mark.parametrize("game", LARGEST)
def test_a_table_is_small_and_a_second_visit_is_nearly_nothing(
    joined: None, newcomer: BrowserContext, game: str
) -> None:
    address = f"/table/{new_match(newcomer, game)}"
    page = newcomer.new_page()
    first = visit(page, address, BOARD)
    assert within(first, FIRST), told(first)
    # Nothing of it was there before.
    assert {"app.js", "table.js", "index.js", "all.css"} <= {one.rpartition("/")[2] for one in first.requests}
    page.close()
    second = visit(newcomer.new_page(), address, BOARD)
    assert within(second, SECOND), told(second)


def test_a_lobby_with_a_match_of_each_game_is_small_and_loads_no_game(
    joined: None, newcomer: BrowserContext, new_page: NewPage
) -> None:
    for game in GAMES:
        new_match(newcomer, game)
    # Somebody waits for an opponent, and is not there.
    elsewhere = new_page()
    elsewhere.goto(ELSEWHERE)
    lay(elsewhere, visibility="public")
    page = newcomer.new_page()
    seen = visit(page, "/", f"main:has(.away):has({ROWS})")
    expect(page.locator("main")).to_contain_text("Turn")
    assert within(seen, LOBBY), told(seen)
    # A slanted face would take a fourth of it, for a word here and there.
    assert not [address for address in seen.requests if re.search(r"/games/[^/]+/.*\.(js|css)$|italic", address)]


# --- after a deploy ---


@pytest.fixture
def deploying(tmp_path: Path, new_page: NewPage, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server whose client is its own to change."""
    made = None if request.config.getoption("--client-source") else bundle()
    client = tmp_path / "client"
    shutil.copytree(made or SOURCE, client)
    server = Server(f"sqlite:///{tmp_path / 'own.sqlite'}", tmp_path, client=client)
    yield server.start()
    server.stop()


def versions(page: Page) -> set[str]:
    """The versions of all scripts that a page has loaded."""
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {found[1] for name in names if name.endswith(".js") and (found := VERSION.search(name))}


def deploy(server: Server) -> None:
    """Another version of the client, in which a table is marked, and the server started anew with it."""
    assert server.client is not None
    table = server.client / "pages" / "table.js"
    table.write_text(table.read_text("utf-8") + "\nwindow.isNew = true;\n", "utf-8")
    server.stop()
    server.start()


def test_an_open_page_plays_on_after_a_deploy_and_offers_the_new_version(
    joined: None, deploying: Server, new_page: NewPage, watch: Watch
) -> None:
    """Nothing of two versions is ever in one page; what an old one cannot load any more it says."""
    watch.allow("410", "ERR_", "a script failed", "Failed to load resource")
    page = new_page(base_url=deploying.url)
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}}
    match = lay(page, seats=seats)
    lobby = page.context.new_page()
    lobby.goto("/")
    sit(page, match)
    expect(page.locator(".newer")).to_have_count(0)
    old = versions(page)
    deploy(deploying)
    # Nobody has touched anything: the page has found its server again, and heard of it.
    expect(page.locator(".newer")).to_have_text(re.compile("A newer version of the page is available"))
    expect(page.locator(".newer")).to_have_count(1)
    before = ply(page)
    act(page)
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()
    assert versions(page) == old
    assert len(old) == 1
    # A page that has not heard of it yet, and wants a module of a version that is gone.
    lobby.evaluate("history.pushState(null, '', '/workshop'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(lobby.get_by_role("alert").get_by_role("heading")).to_have_text("There is a newer version")
    assert versions(lobby) == old
    lobby.get_by_role("button", name="Try again").click()
    expect(lobby.get_by_role("heading", level=1)).not_to_be_empty()
    assert len(versions(lobby)) == 1
    assert versions(lobby) != old
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.evaluate("window.isNew") is True
    assert versions(page) == versions(lobby)
    expect(page.locator(".newer")).to_have_count(0)
    # A page that is open would miss its server.
    page.close()
    lobby.close()


def test_nobody_is_disturbed_in_the_middle_of_a_move(deploying: Server, new_page: NewPage, watch: Watch) -> None:
    """In French, and not while a deed waits for its confirmation; whoever goes elsewhere has the new version there."""
    page = new_page(base_url=deploying.url, locale="fr-FR")
    page.add_init_script(ASK_ALWAYS)
    match = lay(page, seats={"liberal": {"kind": "me"}, "authoritarian": {"kind": "me"}})
    sit(page, match)
    page.locator(".prompt .a button:not(.quiet):not(:disabled)").first.click()
    expect(page.locator(".prompt.confirming")).to_be_visible()
    hear(page)
    expect(page.locator(".newer")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".newer")).to_have_text(re.compile("Une version plus récente de la page est disponible"))
    page.get_by_role("button", name="Plus tard").click()
    expect(page.locator(".newer")).to_have_count(0)
    page.evaluate("window.isOld = true")
    page.locator("a[href='/']").first.click()
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    assert page.evaluate("window.isOld ?? false") is False
    page.close()


def act(page: Page) -> None:
    """Answer the first question by its first button."""
    assert wait_for_turn(page)
    page.locator(".prompt .a button:not(.quiet):not(:disabled)").first.click()


def hear(page: Page) -> None:
    """Let the page hear of another version, as any answer of the server may tell it."""

    def other(route: Route) -> None:
        told = route.fetch(max_retries=3)
        route.fulfill(response=told, headers={**told.headers, "chancellery-client": "0123456789abcdef"})

    page.route("**/api/**/table?*", other)
    with page.expect_response("**/table?*"):
        page.evaluate("dispatchEvent(new Event('online'))")


# --- after an absence ---


def test_what_was_missed_is_read_in_one_request(server: Server, page: Page, watch: Watch) -> None:
    """Moves, messages and who sits there; how much it is makes no difference (tests/web/test_table_news.py)."""
    watch.allow("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK")
    me = server.person()
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "me"}}
    match = me.post("/matches", {"game": "europe-divided", "seats": seats})["id"]
    become(page, me)
    sit(page, match)
    begun = ply(page)
    page.context.set_offline(True)
    expect(page.locator(".lost.on")).to_be_visible()
    luck = random.Random(1)
    for _ in range(12):
        seen = me.view(match)
        me.act(match, luck.choice(seen["position"]["legal"]), seen["ply"], seat=seen["seat"])
    me.post(f"/matches/{match}/messages", {"text": "While you were away", "seat": "russia"})
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url and "/events" not in request.url:
            asked.append(request.url.partition("/api")[2])

    page.on("request", note)
    page.context.set_offline(False)
    expect(page.locator(f"main.table[data-ply='{begun + 12}']")).to_be_visible()
    expect(page.locator(".lost.on")).to_have_count(0)
    # Whoever has asked and been answered since has nothing more to ask.
    page.evaluate("fetch('/api/me').then(() => null)")
    asked = [re.sub(r"\d+$", "N", path) for path in asked]
    assert [path for path in asked if not path.endswith(("/present", "/me"))] == [f"/matches/{match}/table?after=N"]
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(page.get_by_text("While you were away")).to_be_visible()


# --- what is said twice ---


@pytest.mark.parametrize("game", LARGEST)
def test_the_lobby_and_the_table_say_the_same_of_a_match(page: Page, game: str) -> None:
    """Headline and looks of seats come from the server in the one, and from the game's module in the other."""
    match = new_match(page.context, game)
    page.goto(f"/table/{match}")
    expect(page.locator(BOARD)).to_be_visible()
    looks = {one["id"]: one["looks"] for one in call(page, "/games")}
    drawn = "async (game) => (await import(`${document.documentElement.dataset.client}games/${game}/index.js`)).default"
    seats = page.evaluate(f"async (game) => JSON.stringify((await ({drawn})(game)).seats)", game)
    assert json.loads(seats) == looks[game]
    assert list(json.loads(seats)) == list(looks[game])
    assert wait_for_turn(page)
    text = call(page, f"/matches/{match}/view?lang=en")["text"]
    expect(page.locator("header.top")).to_contain_text(text["headline"])
