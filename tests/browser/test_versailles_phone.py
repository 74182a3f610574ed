"""Versailles 1919 under a finger: where an answer leads is seen before it is given, and nothing that decides is cut."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.overlaps import overlaps
from tests.browser.playing import become, call, drive, ply, sit
from tests.browser.prompts import question
from tests.browser.test_tutorials import MARK, act, begin
from tests.browser.test_versailles import asked, people_at
from tests.nightly import at_night
from tests.web.serving import Server

NewPage = Callable[..., Page]
GAME = "versailles-1919"
PHONE, ON_ITS_SIDE, UPRIGHT = (390, 844), (844, 390), (768, 1024)
# Letters may hang below their last line, by less than half of one.
UNCUT = "one => one.scrollHeight <= one.clientHeight + 8 && one.scrollWidth <= one.clientWidth"
# What is asked for at every settlement, with the longest reasons.
SETTLING = ("may-confer", "name-player", "pick-alternative", "advance-event", "put-cube", "choose-option", "make-bid")
# A question that waits while others are told of, with an answer of many words.
LONG_ANSWER = """(table) => table.insertAdjacentHTML("beforeend", `<section class="phone watch"><div class="due">
  <b>Which?</b><div class="a"><button>${"Bring the League of Nations to the table ".repeat(2)}</button></div>
  </div></section>`)"""


def touched(new_page: NewPage, size: tuple[int, int] = PHONE, **more: Any) -> Page:
    page = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True, **more)
    page.goto("/workshop")
    return page


def ask(page: Page, key: str) -> str:
    """Open a table that asks; its match."""
    match = str(call(page, "/matches/import", question(GAME, key))["id"])
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    return match


def sure(page: Page) -> Locator:
    return page.locator(".prompt.confirming .a button.do")


@pytest.mark.parametrize("size", [PHONE, at_night(ON_ITS_SIDE), UPRIGHT])
def test_a_region_is_shown_on_the_track_before_it_is_chosen(new_page: NewPage, size: tuple[int, int]) -> None:
    page = touched(new_page, size)
    match = ask(page, "choose-region")
    outlook = call(page, f"/matches/{match}/view")["position"]["outlook"]
    name, outcome = next((name, one) for name, one in outlook.items() if one["unrest"])
    [shift] = outcome["unrest"].values()
    before = ply(page)
    answer = page.locator(f'.prompt [data-action="{name}"]')
    expect(answer).to_contain_text(f"{shift['before']} → {shift['after']}")
    answer.tap()
    ahead = page.locator(".vs-regions .next")
    expect(ahead).to_have_count(1)
    expect(ahead).to_be_in_viewport(ratio=1)
    assert ply(page) == before
    sure(page).tap()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


def test_a_phone_has_the_regions_of_an_issue_below_its_options(new_page: NewPage) -> None:
    page = touched(new_page)
    match = ask(page, "choose-option")
    outlook = call(page, f"/matches/{match}/view")["position"]["outlook"]
    regions = {region for one in outlook.values() for region in one["unrest"]}
    expect(page.locator(".vs-over .vs-regions .row")).to_have_count(len(regions))
    name, outcome = next((name, one) for name, one in outlook.items() if one["unrest"])
    moved = [shift for shift in outcome["unrest"].values() if shift["before"] != shift["after"]]
    before = ply(page)
    page.locator(f'.vs-option[data-action="{name}"]').tap()
    expect(page.locator(".vs-over .vs-regions .next")).to_have_count(len(moved))
    assert ply(page) == before
    # A second press on the same is the answer, too.
    page.locator(f'.vs-option[data-action="{name}"]').tap()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


@pytest.mark.parametrize("locale", [at_night("en-GB"), "fr-FR"])
def test_the_bar_of_a_phone_says_all_of_what_a_settlement_asks(new_page: NewPage, locale: str) -> None:
    page = touched(new_page, locale=locale)
    for key in SETTLING:
        ask(page, key)
        for part in (".prompt .q strong", ".prompt .q small"):
            assert page.locator(part).evaluate(UNCUT), (key, page.locator(part).inner_text())


def test_the_list_of_a_phone_goes_back_to_what_is_asked(new_page: NewPage) -> None:
    page = touched(new_page)
    ask(page, "act")
    page.locator("[data-deed=place]").tap()
    page.locator(".vs-pick").first.tap()
    figures = page.locator(".prompt .figures button")
    expect(figures).not_to_have_count(0)
    # Somebody looks at the events meanwhile.
    page.mouse.move(200, 480)
    page.mouse.down()
    page.mouse.move(200, 330, steps=4)
    page.mouse.up()
    figures.first.tap()
    names = page.locator(".prompt .vs-pick")
    expect(names).to_have_count(4)
    expect(names.first).to_contain_text("to lead")
    expect(page.locator(".prompt .undo")).to_be_visible()
    for issue in page.locator('.board [data-thing^="issue:"].legal').all():
        expect(issue).to_be_in_viewport(ratio=0.98)


def test_a_bid_on_a_phone_shows_what_it_is_for(new_page: NewPage) -> None:
    page = touched(new_page)
    match = ask(page, "make-bid")
    issue = call(page, f"/matches/{match}/view")["position"]["board"]["bidding"]["issue"]
    facts = call(page, f"/games/{GAME}/facts")["content"]["issues"]
    options = [one for one in facts["option"] if one["issue"] == issue]
    expect(page.locator(".vs-over .vs-face li")).to_have_count(len(options))
    expect(page.locator(".vs-over .vs-bids li").filter(has_text="You")).to_have_count(1)
    assert overlaps(page) == []


def test_an_answer_of_many_words_stays_in_the_window_while_others_are_told_of(new_page: NewPage) -> None:
    page = touched(new_page)
    ask(page, "act")
    page.locator("main.table").evaluate(LONG_ANSWER)
    box = page.locator(".phone.watch .due button").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("size", [UPRIGHT, (1024, 768)])
def test_who_sits_there_is_said_on_a_tablet(new_page: NewPage, size: tuple[int, int]) -> None:
    page = touched(new_page, size, locale="fr-FR")
    ask(page, "act")
    blocks = page.locator(".pls > div")
    for block in blocks.all():
        expect(block.locator("small")).to_contain_text("Invité")
        expect(block.locator("small")).to_be_in_viewport(ratio=1)
        assert block.evaluate("(one) => one.getBoundingClientRect().height") < 72
    assert overlaps(page) == []


def test_five_names_have_one_row_of_a_french_bar(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1440, "height": 900}, locale="fr-FR")
    page.goto("/workshop")
    ask(page, "act")
    page.locator("[data-deed=place]").click()
    names = page.locator(".prompt .vs-pick")
    expect(names).to_have_count(5)
    middles = "all => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom))"
    assert len(set(names.evaluate_all(middles))) == 1
    expect(page.locator(".prompt.many")).to_have_count(0)
    assert overlaps(page) == []


# --- how far off the end is, and who leads ---


@pytest.mark.parametrize(("locale", "end"), [at_night("en-GB", "{} cards to the end"), ("fr-FR", "Fin dans {} cartes")])
def test_the_top_says_how_far_off_the_end_is_and_who_leads(new_page: NewPage, locale: str, end: str) -> None:
    page = touched(new_page, locale=locale)
    match = ask(page, "make-bid")
    board = call(page, f"/matches/{match}/view")["position"]["board"]
    top = page.locator(".phonetop h1")
    expect(top).to_contain_text(end.format(board["game_end"]["least"]))
    standing = board["standing"]
    assert standing["place"] > 1
    expect(top.locator(".secondline")).to_contain_text(f"{standing['place']}")
    expect(top.locator(".secondline")).to_contain_text(f" {standing['points']}")
    for part in (top, top.locator(".secondline")):
        assert part.evaluate(UNCUT)
        expect(part).to_be_in_viewport(ratio=1)
    assert overlaps(page) == []
    # On its side figures stand below it.
    page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
    expect(page.locator("main.table.flat")).to_be_visible()
    for part in (top, page.locator(".phonetop .gauges")):
        assert part.evaluate(UNCUT)
        expect(part).to_be_in_viewport(ratio=1)
    assert overlaps(page) == []


def test_a_bid_says_its_strength_and_what_leads(new_page: NewPage) -> None:
    page = touched(new_page)
    match = ask(page, "make-bid")
    ways = call(page, f"/matches/{match}/view")["position"]["board"]["bidding"]["ways"]
    assert ways
    for action, way in ways.items():
        expect(page.locator(f'.prompt [data-action="{action}"]')).to_contain_text(f"strength {way['strength']}, leads")


# --- answers ---


def test_while_others_are_told_of_there_is_one_way_to_many_answers(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, directed=True)
    match, people = people_at(server, 3)
    me = drive(
        match, people, lambda seen: asked(seen) == "act" and seen["position"]["board"]["turn"] > 3, random.Random(1)
    )
    become(page, me)
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("main.table.watching")).to_be_visible()
    way = page.locator(".phone.watch button").filter(has_text=re.compile("Show my .* choices"))
    expect(way).to_have_count(1)
    expect(page.locator(".phone.watch .due button")).to_have_count(0)
    way.tap()
    expect(page.locator(".prompt .vs-deed")).to_have_count(4)


@pytest.mark.parametrize("key", ["choose-region", at_night("advance-issue"), "make-bid"])
def test_answers_of_more_than_one_row_have_one_look(new_page: NewPage, key: str) -> None:
    page = touched(new_page, locale="fr-FR")
    ask(page, key)
    answers = page.locator(".prompt:is(.paired, .stacked) .a > button:not(.undo)")
    expect(answers).not_to_have_count(0)
    widths = answers.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().width))")
    assert max(widths) - min(widths) <= 1, widths
    assert overlaps(page) == []


def test_the_board_gives_way_to_an_offer(new_page: NewPage) -> None:
    page = touched(new_page, locale="fr-FR")
    match = ask(page, "act")
    view = call(page, f"/matches/{match}/view")
    me, board = view["position"]["seat"], view["position"]["board"]
    other = next(one["id"] for one in call(page, f"/matches/{match}")["seats"] if one["id"] != me)
    term = f"term-place-on {board['table'][0]['issue']}"
    for action in (f"offer {board['own']}", "demand", "about politics", term, "propose"):
        now = call(page, f"/matches/{match}/view?seat={other}")["ply"]
        call(page, f"/matches/{match}/actions", {"action": action, "seat": other, "ply": now})
    expect(page.locator(".prompt.offered")).to_be_visible()
    asked, below = page.locator(".prompt .asked").bounding_box(), page.locator(".boardw").bounding_box()
    assert asked is not None
    assert below is not None
    assert asked["height"] > 80
    assert asked["y"] + asked["height"] <= below["y"] + 1
    for issue in board["table"]:
        expect(page.locator(f'.board [data-thing="issue:{issue["issue"]}"]')).to_be_in_viewport(ratio=0.98)


def test_the_guide_leaves_all_issues_in_sight_that_can_come(new_page: NewPage) -> None:
    page = new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True)
    match = begin(page, GAME)
    for _ in range(2):
        page.locator(f"{MARK} button.do").tap()
    for action in ("settle smyrna", "choose smyrna-greece", "fly uk", "first"):
        assert act(page, match, "one", action, ply(page))
    expect(page.locator(MARK)).to_contain_text("Step 6 of")
    coach = page.locator(MARK).bounding_box()
    assert coach is not None
    issues = page.locator('.board [data-thing^="issue:"].legal, .board .legal > [data-thing^="issue:"]')
    expect(issues).to_have_count(3)
    for issue in issues.all():
        expect(issue).to_be_in_viewport(ratio=0.98)
        box = issue.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= coach["y"]


# --- a die ---

# How far a die that rolls reaches, in parts of its size.
REACH = """() => {
  const die = document.querySelector("#probe .d");
  const [roll] = die.getAnimations();
  roll.pause();
  let most = 0;
  for (let at = 0; at < 600; at += 20) {
    roll.currentTime = at;
    most = Math.max(most, die.getBoundingClientRect().width / die.offsetWidth);
  }
  return most;
}"""
PROBE = '<div id="probe" class="rolled"><div class="sum"><span class="d"></span></div></div>'


def test_a_die_that_rolls_stays_in_its_place(new_page: NewPage) -> None:
    """What is around it is cut at the edge of its box."""
    page = touched(new_page, directed=True, reduced_motion="no-preference")
    ask(page, "act")
    page.locator("[data-motion=full]").first.wait_for(state="attached")
    page.locator("main.table").evaluate("(table, die) => table.insertAdjacentHTML('beforeend', die)", PROBE)
    assert page.evaluate(REACH) <= 1.06
