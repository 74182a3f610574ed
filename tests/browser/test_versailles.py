"""Versailles 1919 in a browser: the conference is drawn, answered by its cards, and a deal made in its panel binds."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import answer, become, call, ply, table, wait_for_turn
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
GAME = "versailles-1919"
PANEL = ".vs-option:not(:disabled)"


def open_table(page: Page, match: str) -> None:
    page.goto(f"/table/{match}")
    expect(page.locator("main.table[data-ply]")).to_be_visible()
    expect(page.locator(".vs-room")).to_be_attached()


def picture(page: Page, name: str) -> None:
    """A picture of the page, for whoever wants to look at it."""
    folder = os.environ.get("CHANCELLERY_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def answer_any(page: Page, luck: random.Random) -> None:
    """Answer by the panel of options if it is open, else anywhere."""
    panel = page.locator(PANEL)
    if panel.count():
        before = ply(page)
        panel.nth(luck.randrange(panel.count())).click()
        page.locator(f"main.table:not([data-ply='{before}'])").wait_for()
    else:
        answer(page, luck)


def play(page: Page, luck: random.Random, decisions: int) -> int:
    for done in range(decisions):
        if not wait_for_turn(page):
            return done
        answer_any(page, luck)
    return decisions


def test_a_solo_game_is_played_to_its_end(page: Page) -> None:
    match = str(
        call(page, "/matches", {"game": GAME, "seats": {"one": {"kind": "me"}}, "options": {"players": 1}})["id"]
    )
    open_table(page, match)
    luck = random.Random(2)
    play(page, luck, 40)
    picture(page, "solo")
    play(page, luck, 2000)
    expect(table(page)).to_have_attribute("data-status", "finished")


def three_people(server: Server) -> tuple[str, list[Person]]:
    people = [server.person() for _ in range(3)]
    options = {"players": 3, "nations": "seated"}
    match = str(people[0].post("/matches", {"game": GAME, "seats": {"one": {"kind": "me"}}, "options": options})["id"])
    for person in people[1:]:
        person.post(f"/matches/{match}/join", {})
    return match, people


def test_a_deal_made_in_the_panel_binds(server: Server, page: Page, new_page: NewPage) -> None:
    match, people = three_people(server)
    asked = next(person for person in people if person.view(match)["position"]["legal"])
    nation = asked.view(match)["position"]["board"]["own"]
    other = next(person for person in people if person is not asked)
    issue = asked.view(match)["position"]["board"]["table"][0]["issue"]
    become(page, other)
    open_table(page, match)
    page.get_by_role("tab", name="Deals").click()
    deals = page.locator(".vs-deals")
    for words in ("Draft a deal with", "Add a promise of theirs", "About the political action"):
        names = {"uk": "the United Kingdom", "france": "France", "usa": "the United States"}
        exact = f"{words} {names[nation]}" if words.startswith("Draft") else words
        deals.get_by_role("button", name=exact, exact=True).click()
    title = page.evaluate("issue => document.querySelector(`[data-thing='issue:${issue}'] b`).textContent", issue)
    deals.get_by_role("button", name=f"Promise: influence on {title}", exact=True).click()
    deals.get_by_role("button", name="Offer the deal", exact=True).click()
    expect(deals.locator("section")).to_have_count(1)
    picture(page, "deal")

    second = new_page()
    become(second, asked)
    open_table(second, match)
    second.get_by_role("tab", name="Deals 1").click()
    second.locator(".vs-deals section.to-you").get_by_role("button", name="Accept").click()
    expect(second.locator(".vs-bound")).to_contain_text(title)
    legal = asked.view(match)["position"]["legal"]
    assert [name for name in legal if name.startswith(("place-on", "settle", "reclaim"))] == [f"place-on {issue}"]
    picture(second, "bound")
    second.locator(f'.board [data-thing="issue:{issue}"]').click()
    expect(second.locator(".prompt")).to_contain_text(f"how many cubes on {title}")


def test_the_conference_is_drawn_on_small_screens_and_in_french(new_page: NewPage) -> None:
    for name, width, height, decisions in (
        ("laptop", 1366, 650, 12),
        ("tablet", 820, 1180, 12),
        ("phone", 390, 844, 1),
    ):
        page = new_page(viewport={"width": width, "height": height}, locale="fr-FR")
        seats = {"one": {"kind": "me"}, **{seat: {"kind": "bot"} for seat in ("two", "three", "four")}}
        match = str(call(page, "/matches", {"game": GAME, "seats": seats, "options": {"players": 4}})["id"])
        open_table(page, match)
        play(page, random.Random(3), decisions)
        expect(page.locator(".vs-place").first).to_contain_text("Antichambre")
        picture(page, name)
