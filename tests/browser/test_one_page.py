"""Many matches in one page: whoever goes from one table to another finds nothing of the first at the second."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import GO, call
from tests.browser.prompts import GAMES, first_asked
from tests.nightly import at_night

# Each game after another one, and one after itself; at night every game after every other and after itself, with as few
# tables as that takes.
ROUNDS = [(0, 1, 2, 3, 3, 0, 2, 1), at_night((0, 3, 3, 2, 3, 1, 3, 0, 2, 2, 1, 2, 0, 1, 1, 0, 0))]
# A match of which so many kinds of questions have been asked has a log to look through.
KINDS = 6
# What a table shows: everything but the ground of its map and where that has been moved to, what was typed, and what
# lies over it.
SEEN = """() => {
  const table = document.querySelector("main.table").cloneNode(true);
  for (const one of table.querySelectorAll(".ground, .locator")) one.remove();
  const fields = [...document.querySelectorAll("main.table :is(input, select, textarea)")];
  return [
    ...table.outerHTML.replace(/ (style|viewBox|transform|d|clip-path)="[^"]*"/g, "").split(/(?=<)/),
    ...fields.map((one) => `${one.className} ${one.type} = ${one.value}`),
    ...[...document.querySelectorAll("dialog[open], .toast")].map((one) => `over it: ${one.textContent}`),
    document.title,
  ];
}"""

# Names are measured, and measured again when their letters have arrived.
LETTERED = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""


@cache
def matches() -> dict[str, list[dict[str, Any]]]:
    """Two matches of each game, in which one person is asked and nobody else."""
    return {game: [journal_of(game, seed) for seed in (0, 1)] for game in GAMES}


def journal_of(game: str, seed: int) -> dict[str, Any]:
    asked: Iterator[dict[str, Any]] = (journal.export() for _, journal in first_asked(game, seed))
    return [next(asked) for _ in range(KINDS)][-1]


def look_through_the_log(page: Page) -> None:
    """Search, choose a seat, fold chapters; and write half a message."""
    page.locator(".log-tools input").fill("zzz")
    page.locator(".log-tools select").select_option(index=1)
    page.get_by_role("tab", name="Chat").click()
    page.locator(".chat form input").fill("half a sentence")


def open_a_rule(page: Page) -> None:
    page.locator("main.table").press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def look_back(page: Page) -> None:
    page.get_by_role("slider").fill("1")
    expect(page.locator("main.table.past")).to_be_visible()


# Whether what happened has been told since; on a busy machine that is over before anybody can look.
NOTE_WATCHING = """() => {
  const table = document.querySelector("main.table");
  globalThis.watched = false;
  new MutationObserver(() => { globalThis.watched ||= table.classList.contains("watching"); })
    .observe(table, { attributeFilter: ["class"] });
}"""


def watch_again(page: Page) -> None:
    page.evaluate(NOTE_WATCHING)
    page.locator("main.table").press("w")
    page.wait_for_function("globalThis.watched")


def point_at_things(page: Page) -> None:
    """A target, a live name of the log, whatever can be unfolded beside the board."""
    page.locator("main.table").press("l")
    page.locator("aside details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
    page.locator(".log .livename").first.dispatch_event("click")


def read_the_text(page: Page) -> None:
    page.get_by_role("button", name="Options").click()
    page.get_by_role("dialog").get_by_role("button", name="The board as text").click()
    expect(page.locator("#text-view")).to_be_visible()


def ask_for_options(page: Page) -> None:
    page.get_by_role("tab").last.click()
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog")).to_be_visible()


LEAVINGS: tuple[Callable[[Page], None], ...] = (
    look_through_the_log,
    open_a_rule,
    look_back,
    point_at_things,
    watch_again,
    read_the_text,
    ask_for_options,
)


def go(page: Page, match: str) -> list[str]:
    """Open a table without loading the page anew; what it shows to whoever points at nothing."""
    page.mouse.move(-1, -1)
    # The title comes last; it is taken away in the same breath, before the new table can have set its own.
    page.evaluate(f"(to) => {{ ({GO})(to); document.title = ''; }}", f"/table/{match}")
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    expect(page).to_have_title(re.compile("."))
    page.evaluate(LETTERED)
    seen: list[str] = page.evaluate(SEEN)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("order", ROUNDS, ids=len)
def test_a_table_has_nothing_of_the_one_before(page: Page, order: tuple[int, ...]) -> None:
    page.goto("/workshop")
    ids = [[str(call(page, "/matches/import", one)["id"]) for one in two] for two in matches().values()]
    # Where only one table of a game is opened, the other is not looked at.
    fresh = {match: go(page, match) for game, two in enumerate(ids) for match in two[: order.count(game)]}
    tables = [cycle(two) for two in ids]
    leave = cycle(LEAVINGS)
    before = "nothing"
    for game in order:
        match = next(tables[game])
        seen = go(page, match)
        assert (before, [part for part in seen if part not in fresh[match]]) == (before, [])
        assert seen == fresh[match], before
        leaving = next(leave)
        leaving(page)
        before = f"{leaving.__name__} at {list(GAMES)[game]}"
