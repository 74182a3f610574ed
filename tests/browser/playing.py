"""Playing in the browser as a person does: by clicking what is marked as legal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from chancellery.engine.journal import Journal
from chancellery.engine.state import State
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.web.serving import Person, Server

ASKED = "main.table[data-mine=true]"
PATIENCE_MS = 30_000
FORMALITY = ("formality", "", 0)
# What can be clicked now: buttons of the prompt, marks on the board, buttons on the cards of the hand; null as long as
# there is nothing and the match stands at this ply.
ANSWERS = """(ply) => {
  const found = [];
  const buttons = document.querySelectorAll(".prompt .a button:not(.quiet):not(:disabled)");
  buttons.forEach((_, i) => found.push(["button", String(i), 0]));
  document.querySelectorAll(".board [data-thing].legal").forEach((mark) => found.push(["mark", mark.dataset.thing, 0]));
  document.querySelectorAll("#hand .slot > [data-thing].legal").forEach((card) =>
    card.querySelectorAll(".acts button:not(:disabled)").forEach((_, i) =>
      found.push(["card", card.dataset.thing, i])));
  return found.length || document.querySelector("main.table").dataset.ply !== ply ? found : null;
}"""


def call(page: Page, path: str, body: Any = None) -> Any:
    """What the API answers to the person behind the page: a change if there is a body."""
    told = page.request.get(f"/api{path}") if body is None else page.request.post(f"/api{path}", data=body)
    assert told.ok, told.text()
    return told.json()


def try_act(page: Page, match: str, action: str | None, ply: int, seat: str) -> bool:
    """Answer for the person behind the page; False if a bot that chooses at the same time was quicker."""
    body = {"action": action, "ply": ply, "seat": seat}
    told = page.request.post(f"/api/matches/{match}/actions", data=body)
    assert told.ok or told.status == 409, told.text()
    return bool(told.ok)


def act_by_chance(page: Page, match: str, luck: random.Random) -> bool:
    """Answer by chance, without a click; False if nothing is asked now."""
    seen = call(page, f"/matches/{match}/view")
    legal = seen["position"]["legal"]
    return bool(legal) and try_act(page, match, luck.choice(legal), seen["ply"], seen["seat"])


def fork(page: Page, journal: dict[str, Any], ply: int, seat: str) -> str:
    """A moment of a finished match becomes a match of the person behind the page against bots."""
    match = call(page, "/matches/import", journal)["id"]
    return str(call(page, f"/matches/{match}/fork", {"ply": ply, "seat": seat})["id"])


def answer_alone(page: Page) -> None:
    """From now on questions with one answer are answered by themselves, as everybody has it at first."""
    page.add_init_script("""localStorage.settings = JSON.stringify({ turns: "none", moments: "line" })""")


def lay(page: Page, **more: Any) -> str:
    """A new match of the person behind the page, with the authoritarian seat open if not told otherwise."""
    seats = {"liberal": {"kind": "me"}, "authoritarian": {"kind": "open"}}
    return str(call(page, "/matches", {"game": "europe-in-turmoil", "seats": seats, **more})["id"])


def sit(page: Page, match: str) -> None:
    """Open a table and wait until it is drawn."""
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-ply]")).to_be_visible()
    # The title comes last: from now on the table hears its keys.
    expect(page).to_have_title(re.compile("Europe in Turmoil|Realpolitik|Europe Divided|Versailles 1919"))


# A page of ours with little on it.
ELSEWHERE = "/workshop"
GO = """(to) => { history.pushState(null, "", to); dispatchEvent(new PopStateEvent("popstate")); }"""


def turn_to(page: Page, table: str) -> None:
    """Open another table as a link does: without loading the page anew, which takes most of the time."""
    page.evaluate(GO, ELSEWHERE)
    expect(page.locator("main.table")).to_have_count(0)
    page.evaluate(GO, table)


# Which step is played to the person, and whether any is.
STEP = """() => document.querySelector("main.table.watching .prompt.directing small")?.textContent ?? "" """


def watch_next(page: Page) -> None:
    """Go on to the next step of what is played, and wait until it is there; some steps have several parts."""
    before = page.evaluate(STEP)
    page.keyboard.press("ArrowRight")
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"(before) => ({STEP})() !== before", arg=before, timeout=1000)


def start(page: Page, **more: Any) -> str:
    """A new match of the person behind the page, opened there; against the bot if not told otherwise."""
    match = lay(page, **{"seats": {"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot"}}, **more})
    sit(page, match)
    return match


def unfold(page: Page) -> None:
    """Open every chapter of the log."""
    page.locator(".log .earlier, .log .chapter [aria-expanded=false]").evaluate_all(
        "all => all.forEach((one) => one.click())"
    )


def table(page: Page) -> Locator:
    return page.locator("main.table")


def ply(page: Page) -> int:
    return int(table(page).get_attribute("data-ply") or 0)


def over(page: Page) -> bool:
    return table(page).get_attribute("data-status") in ("finished", "abandoned")


def wait_for_turn(page: Page) -> bool:
    """Wait until the person is asked; False if the match is over instead."""
    page.locator(f"{ASKED}, main.table[data-status=finished]").wait_for(timeout=PATIENCE_MS)
    return not over(page)


def click(page: Page, kind: str, which: str, index: int) -> None:
    """Click one of what ANSWERS has found."""
    if kind == "button":
        page.locator(".prompt .a button:not(.quiet):not(:disabled)").nth(int(which)).click(timeout=PATIENCE_MS)
    elif kind == "mark":
        page.locator(f'.board [data-thing="{which}"]').click(timeout=PATIENCE_MS)
    else:
        page.locator(f'#hand .slot > [data-thing="{which}"]').hover(timeout=PATIENCE_MS)
        button = page.locator(f'#hand .raised > [data-thing="{which}"] .acts button:not(:disabled)').nth(index)
        button.click(timeout=PATIENCE_MS)


def answer(page: Page, luck: random.Random) -> tuple[str, str, int]:
    """Click one of the legal answers, and again where it is one of a kind or the dice are asked for; what was clicked.

    Against bots a page may answer a mere formality itself, at any moment: then nothing of it can be clicked any more.
    """
    before = ply(page)
    moved = page.locator(f"main.table:not([data-ply='{before}'])")
    # A button of the main question may stand for many answers: one of them is next, until that is taken back.
    back = page.locator(".prompt [data-back]")
    inside = back.count() > 0
    found = page.wait_for_function(ANSWERS, arg=str(before), timeout=PATIENCE_MS).json_value()
    if not found:
        return FORMALITY
    kind, which, index = luck.choice(found)
    try:
        click(page, kind, which, index)
    except PlaywrightTimeout:
        if not moved.count():
            raise
        return FORMALITY
    roll = page.locator(".prompt.confirming .a button.do:not(:disabled)")
    menu = page.locator(".spottip.asks button:not(.rule-chip)")
    next_step = moved.or_(roll).or_(menu)
    (next_step if inside else next_step.or_(back)).first.wait_for(timeout=PATIENCE_MS)
    if not inside and back.count() and not moved.count():
        return answer(page, luck)
    if menu.count() and kind == "mark":
        menu.nth(luck.randrange(menu.count())).click()
        moved.or_(roll).first.wait_for(timeout=PATIENCE_MS)
    if roll.count():
        roll.click()
    moved.wait_for(timeout=PATIENCE_MS)
    return kind, which, index


def play_on(page: Page, luck: random.Random, decisions: int) -> int:
    """Answer so many questions, or until the match is over; returns how many were answered."""
    for done in range(decisions):
        if not wait_for_turn(page):
            return done
        answer(page, luck)
    return decisions


# --- over HTTP, where the way to a position is not what is tested ---


def become(page: Page, person: Person) -> None:
    """From now on the page belongs to somebody who has been here over HTTP."""
    url = str(person.http.base_url)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": url} for name, value in person.http.cookies.items()]
    )


def two_people(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A running match of two people: Liberal and Authoritarian."""
    liberal, authoritarian = server.person(), server.person()
    seats = {"liberal": {"kind": "me"}}
    match = str(liberal.post("/matches", {"game": "europe-in-turmoil", "seats": seats, **more})["id"])
    authoritarian.post(f"/matches/{match}/join", {})
    return match, liberal, authoritarian


def drive(match: str, people: list[Person], wanted: Callable[[Any], bool], luck: random.Random) -> Person:
    """Play at random until somebody's view is as wanted; returns who that is."""
    while True:
        for person in people:
            seen = person.view(match)
            assert seen["status"] == "running"
            if wanted(seen):
                return person
            if seen["position"]["legal"]:
                person.act(match, luck.choice(seen["position"]["legal"]), seen["ply"])


def asked(seen: Any, verb: str) -> list[str]:
    """The legal actions of a kind."""
    return [name for name in seen["position"]["legal"] if name.split()[0] == verb]


def checks(seen: Any) -> bool:
    """A die is about to be rolled for a support check."""
    return bool(asked(seen, "check"))


def places(seen: Any) -> bool:
    """There are several points of support to place."""
    return bool(asked(seen, "place")) and seen["position"]["prompt"]["args"].get("points", 0) > 1


def plays_card(seen: Any) -> bool:
    return bool(asked(seen, "operate"))


def asks(server: Server, page: Page, wanted: Callable[[Any], bool]) -> tuple[str, Person, Person]:
    """A table of two at which the page's person is asked what is wanted; the match, they, and the other person."""
    match, *people = two_people(server)
    me = drive(match, people, wanted, random.Random(1))
    become(page, me)
    sit(page, match)
    people.remove(me)
    return match, me, people[0]


@cache
def whole_game(seed: int) -> dict[str, Any]:
    """A match file of a game that random play brings to its end."""
    journal = Journal(EUROPE_IN_TURMOIL, EUROPE_IN_TURMOIL.options(), seed.to_bytes(32))
    for _ in played_at_random(journal, seed):
        pass
    return journal.export()


def played_at_random(journal: Journal, seed: int) -> Iterator[State]:
    """Fill a journal with a random game; the one live state before each action."""
    luck = random.Random(seed)
    g = journal.game.new(journal.options, journal.seed)
    while g.outcome is None:
        yield g
        seat = g.waiting[0]
        action = luck.choice(g.legal(seat))
        journal.actions.append((seat, action))
        g.play(seat, action)


def finished(page: Page, seed: int) -> str:
    """A table at which a game is over, opened at its result."""
    match = str(call(page, "/matches/import", whole_game(seed))["id"])
    sit(page, match)
    expect(page.locator("main.table[data-status=finished]")).to_be_visible()
    expect(page.locator("dialog.result")).to_be_visible()
    return match
