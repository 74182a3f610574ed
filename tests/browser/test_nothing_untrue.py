"""What is shown is so: odds and deeds, what is still open, what has counted, and what belongs to which match."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.odds import odds
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.browser.hits import expect_on_top
from tests.browser.playing import PATIENCE_MS, become, call, played_at_random, ply, sit, two_people
from tests.browser.test_asking import open_question
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]


@cache
def reached(wanted: Callable[[State], bool]) -> dict[str, Any]:
    """A match file of a random game of Europe in Turmoil up to the first position that is wanted."""
    for seed in range(40):
        journal = Journal(EUROPE_IN_TURMOIL, EUROPE_IN_TURMOIL.options(), seed.to_bytes(32))
        for g in played_at_random(journal, seed):
            if wanted(g):
                return journal.export()
    raise AssertionError("no random game comes to such a position")


def open_position(page: Page, wanted: Callable[[State], bool]) -> str:
    match = str(call(page, "/matches/import", reached(wanted))["id"])
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
    return match


# --- odds ---


def places_before_a_crisis(g: State) -> bool:
    """A point is placed for certain, and then a crisis roll follows."""
    actions = g.game.actions
    seat = g.waiting[0]
    if g.stack[-1].sealed or not any(actions.verbs[action] == "place" for action in g.legal(seat)):
        return False
    found = odds(g, seat, Rng(key_from("odds")))
    return any(actions.verbs[action] == "place" and not die.rolls for action, die in found.items())


@pytest.mark.parametrize(
    ("locale", "deed", "roll"),
    [("en-GB", r"Place 1\sSP\s\w", "Roll"), at_night("fr-FR", r"Placer 1\sPS\s\w", "Lancer")],
)
def test_a_sure_placement_says_what_is_done_and_no_odds(new_page: NewPage, locale: str, deed: str, roll: str) -> None:
    page = new_page(locale=locale)
    match = open_position(page, places_before_a_crisis)
    dice = call(page, f"/matches/{match}/odds")
    action = next(name for name, die in dice.items() if name.startswith("place ") and not die["rolls"])
    expect(page.locator(".board [data-thing].legal").first).to_be_visible()
    expect(page.locator(".eit-plate .answer text").filter(has_text=re.compile("/6"))).to_have_count(0)
    before = ply(page)
    page.locator(f'.board [data-thing="space:{action.split()[1]}"]').click()
    sure = page.locator(".prompt.confirming button.do")
    expect(sure).to_contain_text(re.compile(deed))
    expect(sure).not_to_contain_text(roll)
    expect(page.locator(".prompt.confirming .odds")).to_have_count(0)
    sure.click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()


def test_an_issue_is_kept_without_odds_of_what_nobody_knows(page: Page) -> None:
    open_question(page, "versailles-1919", "keep-issue")
    answers = page.locator("button[data-action^=keep]")
    expect(answers).to_have_count(2)
    expect(page.locator(".prompt, .vs-choice").filter(has_text="in 6")).to_have_count(0)
    before = ply(page)
    answers.first.click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()


# --- what counted ---


def scored_beside(g: State) -> bool:
    """A region was just scored with an independent space beside it that counts."""
    if g.ply < 5:
        g.record()
    entries = g.log.entries if g.log else []
    now = [one.event for one in entries if one.ply == g.ply and isinstance(one.event, events.RegionScored)]
    return any(set(one.valued) & set(one.authoritarian_spaces + one.liberal_spaces) for one in now)


def test_a_scoring_lights_what_it_has_counted(new_page: NewPage) -> None:
    page = new_page(directed=True)
    match = open_position(page, scored_beside)
    told = [one for entry in call(page, f"/matches/{match}/log") for one in entry["data"].get("events", [])]
    scored = [one for one in told if one["event"] == "region-scored"][-1]
    page.keyboard.press("w")
    veil = page.locator(".board .counted .veil")
    expect(veil).to_have_count(1)
    # One hole for each space beside the frame itself.
    assert (veil.get_attribute("d") or "").lower().count("m") == 1 + len(scored["spaces"])
    held = {*scored["authoritarian_spaces"], *scored["liberal_spaces"]} & {*scored["valued"]}
    expect(page.locator(".board .counted .net")).to_have_count(len(held))


# --- what is still open ---


def test_the_deal_desk_says_what_can_still_be_promised(page: Page, server: Server) -> None:
    people = [server.person() for _ in range(2)]
    options = {"players": 2, "nations": "seated"}
    body = {"game": "versailles-1919", "seats": {"one": {"kind": "me"}}, "options": options}
    match = str(people[0].post("/matches", body)["id"])
    people[1].post(f"/matches/{match}/join", {})
    me = next(person for person in people if person.view(match)["position"]["legal"])
    offer = next(name for name in me.view(match)["position"]["asides"] if name.startswith("offer "))
    me.act(match, offer, me.view(match)["ply"])
    board = me.view(match)["position"]["board"]
    become(page, me)
    sit(page, match)
    page.keyboard.press("d")
    for topic in board["topics"]:
        line = page.locator(f'.vs-open li[data-topic="{topic["topic"]}"]')
        expect(line).to_have_class(re.compile("open|maybe" if topic["nations"] else "over"))
    # What one may promise by the rules is what the desk calls open for oneself.
    me.act(match, "promise", me.view(match)["ply"])
    asides = me.view(match)["position"]["asides"]
    open_for_me = {name.split()[1] for name in asides if name.startswith("about ")}
    assert open_for_me
    assert open_for_me <= {topic["topic"] for topic in board["topics"] if board["own"] in topic["nations"]}


# --- a hint ---


def test_the_answers_of_a_hint_are_pressed_where_they_stand(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    open_question(page, "versailles-1919", "choose-option")
    expect(page.locator(".stage")).to_have_count(1)
    page.get_by_role("button", name="Hint", exact=True).click()
    choose = page.locator("section.hint li button")
    expect(choose.first).to_be_visible()
    # What was played last makes way, and its own button with it.
    expect(page.locator(".stage")).to_have_count(0)
    for button in choose.all():
        button.scroll_into_view_if_needed()
        expect_on_top(button)


# --- trains ---


def test_a_train_that_was_built_looks_like_the_others(page: Page) -> None:
    open_question(page, "realpolitik", "place-free-trains")
    mark = page.locator('.board [data-thing^="border:"].legal').first
    border = (mark.get_attribute("data-thing") or "").removeprefix("border:")
    mark.dispatch_event("click")
    built = page.locator(f'.rp-train[data-border="{border}"]')
    expect(built.locator(".track")).to_have_count(1)
    look = "box => { const { stroke, strokeDasharray } = getComputedStyle(box); return stroke + strokeDasharray; }"
    others = page.locator(".rp-train:has(.track) .box").evaluate_all(f"all => all.map({look})")
    assert len(others) > 2
    assert set(others) == {built.locator(".box").evaluate(look)}


# --- what one match remembers ---


def test_what_is_looked_for_in_one_log_is_not_in_the_next(page: Page) -> None:
    page.goto("/rules")
    tables = {}
    for game, seats in (
        ("realpolitik", ["austria", "france", "prussia", "italy"]),
        ("europe-divided", ["europe", "russia"]),
    ):
        chosen = {seat: {"kind": "bot" if i else "me"} for i, seat in enumerate(seats)}
        tables[game] = call(page, "/matches", {"game": game, "seats": chosen})["id"]
    sit(page, tables["realpolitik"])
    page.evaluate("window.same = true")
    page.locator(".log-tools select").select_option("prussia")
    page.locator("#log-find").fill("nothing like this")
    expect(page.locator(".log .none")).to_have_count(1)
    page.get_by_role("link", name="Lobby").click()
    page.locator(f'.mine a[href="/table/{tables["europe-divided"]}"]').click()
    expect(page.locator("main.table[data-game=europe-divided] .log")).to_be_visible()
    assert page.evaluate("window.same")
    expect(page.locator("#log-find")).to_have_value("")
    expect(page.locator(".log-tools select")).to_have_value("")
    expect(page.locator(".log .none")).to_have_count(0)


# --- whose matches are listed ---


def test_a_match_that_was_left_is_not_listed(page: Page, server: Server) -> None:
    """Nor is it asked how it looks from no seat, which the server would refuse."""
    left, liberal, _ = two_people(server)
    # It waits for somebody else, so that bots do not play it to its end meanwhile.
    seats = {"liberal": {"kind": "bot"}, "authoritarian": {"kind": "open"}}
    kept = liberal.post("/matches", {"game": "europe-in-turmoil", "seats": seats})["id"]
    liberal.post(f"/matches/{left}/leave", {})
    assert left in [match["id"] for match in liberal.get("/matches", which="mine")]
    become(page, liberal)
    page.goto("/")
    expect(page.locator(f'.mine a[href="/table/{kept}"]')).to_be_visible()
    expect(page.locator(f'.mine a[href="/table/{left}"]')).to_have_count(0)
    liberal.post(f"/matches/{kept}/abandon", {})
