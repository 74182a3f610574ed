"""A language from outside, accented and 40 % longer: lobby, rules and tables are read in it, whole, without English."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.engine.game import Game
from chancellery.engine.languages import VARIABLE
from chancellery.engine.nouns import Nouns
from chancellery.engine.prose import Prose
from chancellery.games import all_games
from chancellery.web.http.client_files import CLIENT
from tests.browser.conftest import Watch
from tests.browser.playing import act_by_chance, call
from tests.browser.test_languages_and_themes import TEXTS
from tests.languages import pseudo
from tests.nightly import at_night
from tests.tiny import TINY
from tests.waiting import moments
from tests.web.serving import Server
from tools.bundle import bundle

# Names and what a machine reads: no language translates them. Guests are named by the server.
KEPT = ("Chancellery", "English", "JSON", "API", "CHANCELLERY_GAMES", "Esc", "Enter", "guest", "courtyard")
# Texts whose box hides a part of them: (text, where).
CLIPPED = """() => {
  const found = [];
  for (const at of document.querySelectorAll("body *")) {
    if (!(at instanceof HTMLElement) || !at.checkVisibility() || at.closest(".unseen, select, input")) continue;
    if (![...at.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const { overflowX, clipPath } = getComputedStyle(at);
    // What is there for listeners alone is clipped on purpose.
    const hides = ["hidden", "clip"].includes(overflowX) && clipPath === "none";
    if (hides && at.clientWidth > 0 && at.scrollWidth > at.clientWidth + 1) {
      found.push([at.textContent, at.outerHTML.slice(0, 120)]);
    }
  }
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth > clientWidth + 1) found.push(["the page itself", `${scrollWidth} > ${clientWidth}`]);
  for (const name of document.querySelectorAll(".eit-plate .face text.name")) {
    // In a small picture of the board letters are rounded to whole pixels, and no plate is read.
    if (name.closest(".still")) continue;
    if (name.getBBox().width > 84) found.push([name.textContent, `${name.getBBox().width} on a plate of 86`]);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def server(bytecode: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told of the language by its environment alone."""
    folder = tmp_path_factory.mktemp("pseudo")
    patch = pytest.MonkeyPatch()
    patch.setenv(VARIABLE, str(pseudo.write(folder / "languages", [TINY, *all_games()])))
    running = Server(f"sqlite:///{folder / 'test.sqlite'}", folder, "--bot-seconds", "2", client=bundle()).start()
    yield running
    running.stop()
    patch.undo()


@pytest.fixture
def foreigner(browser: Browser, server: Server, watch: Watch) -> Iterator[Page]:
    """A page that has been switched to the language by hand."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    watch.over(page)
    page.goto("/")
    for name in ("Français", pseudo.NAME):
        page.get_by_role("button", name=name).click()
    expect(page.locator("html")).to_have_attribute("lang", pseudo.ID)
    yield page
    context.close()


def people() -> list[str]:
    """Whose games they are."""
    credits = [game.credits for game in (*all_games(), TINY)]
    return [name for each in credits for name in (*each.designers, each.publisher)]


def said(id: str) -> str:
    """A message of the page in the language."""
    return pseudo.pseudo(Prose("en", [CLIENT / "text"], Nouns({"seat": ()}), strict=True).text(id))


def assert_spoken(page: Page, least: int = 20) -> None:
    """Everything on the page is in the language, and whole."""
    texts = page.evaluate(TEXTS)
    assert len(texts) >= least
    kept = (
        *KEPT,
        *(name for game in (*all_games(), TINY) for name in (*game.credits.designers, game.credits.publisher)),
    )
    english = {(text, where) for text, where in texts if pseudo.english_in(text, kept)}
    assert english == set()
    assert page.evaluate(CLIPPED) == []


def opened(page: Page, address: str, what: str) -> None:
    page.goto(address)
    expect(page.locator(what).first).to_be_visible()
    page.wait_for_load_state("networkidle")


# By address: what shows that the page is there.
PAGES = {
    "/": ".vig",
    "/rules": "main",
    "/rules/europe-in-turmoil": "main h2",
    "/rules/realpolitik": "main h2",
    "/account": "#language",
    "/replays": "main",
    "/workshop": "main",
}
# While everybody waits: the most words, and the most boxes.
BRIEF = ("/", "/rules/realpolitik", "/account")
# The table with the most words, and the others at night.
TABLES = [game if game.id == "versailles-1919" else at_night(game) for game in all_games()]


@pytest.mark.parametrize("pages", [BRIEF, pytest.param(tuple(PAGES), marks=pytest.mark.nightly)], ids=["brief", "all"])
def test_the_pages_around_the_tables(foreigner: Page, pages: tuple[str, ...]) -> None:
    for address in pages:
        opened(foreigner, address, PAGES[address])
        assert_spoken(foreigner, 10)


def a_table(page: Page, game: Game, actions: int) -> str:
    """A match of the person behind the page in the first seat, against bots, after some actions of theirs."""
    seats: dict[str, Any] = {seat: {"kind": "bot"} for seat in game.seats(game.options())}
    seats[next(iter(seats))] = {"kind": "me"}
    match = str(call(page, "/matches", {"game": game.id, "seats": seats})["id"])
    luck = random.Random(5)
    for _ in range(actions):
        any(act_by_chance(page, match, luck) for _ in moments())
    return match


def in_the_middle(game: Game, most: int) -> int:
    """After so many answers of the first seat a match goes on for about as long again, or longer."""
    g, luck, answered = game.new(seed=5), random.Random(5), 0
    while g.waiting and answered < 2 * most:
        answered += g.waiting[0] == 0
        g.play(g.waiting[0], luck.choice(g.legal(g.waiting[0])))
    return answered // 2


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_table(foreigner: Page, game: Game) -> None:
    address = f"/table/{a_table(foreigner, game, in_the_middle(game, 20))}"
    opened(foreigner, address, "main.table[data-ply]")
    # What is told for a moment may be longer than its line: the log has it whole.
    expect(foreigner.locator(".prompt .banner")).to_have_count(0)
    assert_spoken(foreigner, 40)
    names = foreigner.locator(".ground-names.spoken text").all_text_contents()
    assert all(names)
    assert pseudo.english_in(" ".join(names)) == []
    foreigner.get_by_role("button", name=said("options")).first.click()
    expect(foreigner.get_by_role("dialog")).to_be_visible()
    assert_spoken(foreigner)
    foreigner.get_by_role("dialog").get_by_role("button", name=said("text-view")).click()
    assert_spoken(foreigner, 40)
    # On a phone.
    foreigner.set_viewport_size({"width": 390, "height": 844})
    opened(foreigner, address, "main.table[data-ply]")
    assert_spoken(foreigner)
