"""Europe Divided in the browser: a game against the bot, what the page says before one acts, and of the other side."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from chancellery.engine.journal import Journal
from chancellery.games.europe_divided.board import CONTENT, EUROPE, ORDER_CARDS, REGION_IDS, RUSSIA
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.rules.turn import CommitCards, may_change_order
from chancellery.games.europe_divided.state import EuropeDivided
from tests.browser.axe import pale, serious
from tests.browser.europe_divided import (
    Test,
    acts_second,
    commits,
    gains_money,
    lacks_a_die,
    lacks_money,
    moves,
    places_headlines,
    reached,
    tipping,
    tips_a_headline,
)
from tests.browser.playing import (
    FORMALITY,
    answer,
    answer_alone,
    call,
    fork,
    over,
    played_at_random,
    ply,
    sit,
    table,
    wait_for_turn,
)
from tests.matches.fixtures import folder
from tests.nightly import at_night
from tests.web.serving import Server

# Some frames, in which a page has drawn what it knows and acted on it.
FRAMES = """async () => { for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame); }"""
NewPage = Callable[..., Page]
# Decisions of the first turn; plies of both sides in the last ones, which never take as many decisions.
FIRST = 6
MORE = 20
LAST = 40
MOST = 300
LARGE = {"width": 1440, "height": 900}


# --- games ---


def click_on(page: Page, decisions: int) -> set[str]:
    """Answer so many questions by clicks, or until the match is over; where was clicked."""
    luck = random.Random("divided")
    clicked = set()
    for _ in range(decisions):
        if not wait_for_turn(page):
            break
        clicked.add(answer(page, luck)[0])
    return clicked - {FORMALITY[0]}


@pytest.mark.parametrize("decisions", [FIRST, at_night(MORE)])
def test_the_first_turns_against_the_bot(page: Page, decisions: int) -> None:
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "bot"}}
    sit(page, call(page, "/matches", {"game": "europe-divided", "seats": seats})["id"])
    expect(page).to_have_title(re.compile("Europe Divided"))
    expect(page.locator('.board [data-thing="space:poland"]')).to_be_visible()
    clicked = click_on(page, decisions)
    assert clicked == {"button", "mark", "card"} or (clicked and decisions < MORE)
    assert not over(page)


def test_the_last_turns_against_the_bot(page: Page) -> None:
    kept = json.loads((folder(EUROPE_DIVIDED) / "2-players.json").read_text("utf-8"))
    match = fork(page, kept, len(kept["actions"]) - LAST, "europe")
    sit(page, match)
    assert click_on(page, MOST) == {"button", "mark", "card"}
    assert over(page)
    card = call(page, f"/matches/{match}")
    assert card["ply"] == ply(page)
    names = {"europe": "Europe", "russia": "Russia"}
    heading = page.get_by_role("dialog").get_by_role("heading")
    winners = [names[winner] for winner in card["result"]["winners"]]
    expect(heading).to_have_text(re.compile(f"You win|{winners[0]}" if len(winners) == 1 else "."))
    board = call(page, f"/matches/{match}/view")["position"]["board"]
    for side, figure in zip(names, card["result"]["scores"], strict=True):
        assert board["sides"][side]["prestige"] == figure
        expect(page.locator(f'[data-prestige="{side} {figure}"]')).to_be_attached()


# Names of the map on which the price of a move lies, and prices that lie on each other.
PRICED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const prices = [...document.querySelectorAll(".ed-tag .box")].map(box);
  const hidden = [...document.querySelectorAll(".ed-title .name")].filter((name) =>
    prices.some((price) => shared(box(name), price) > 8));
  const crossed = prices.filter((one, i) => prices.slice(i + 1).some((other) => shared(one, other) > 8));
  return { prices: prices.length, hidden: hidden.map((name) => name.textContent), crossed: crossed.length };
}"""


@pytest.mark.parametrize("language", ["en", at_night("fr")])
def test_prices_of_a_move_hide_no_names(new_page: NewPage, language: str) -> None:
    page = new_page(viewport=LARGE, locale=language)
    reached(moves).open(page)
    expect(page.locator(".ed-tag .box").first).to_be_visible()
    priced = page.evaluate(PRICED)
    assert priced["prices"] > 10
    assert (priced["hidden"], priced["crossed"]) == ([], 0)


def test_a_click_is_not_lost_when_the_other_side_chooses_in_secret_meanwhile(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport=LARGE)
    seats = {"europe": {"kind": "me"}, "russia": {"kind": "open"}}
    match = call(page, "/matches", {"game": "europe-divided", "seats": seats})["id"]
    russia = server.person()
    russia.post(f"/matches/{match}/join", {})
    held: list[Route] = []

    def without_odds(route: Route) -> None:
        told = route.fetch(max_retries=3)
        route.fulfill(response=told, json={**told.json(), "odds": None})

    # A click waits for what dice would do, and that takes long here.
    page.route("**/table", without_odds)
    page.route("**/odds?*", lambda route: held.append(route))
    sit(page, match)
    page.locator("#hand .slot > .asked .acts button").first.click()
    seen = russia.view(match)
    russia.act(match, seen["position"]["legal"][0], seen["ply"])
    expect(page.locator("main.table[data-ply='1']")).to_be_visible()
    assert held
    page.unroute("**/odds?*")
    for route in held:
        route.continue_()
    expect(page.locator("main.table[data-ply='2']")).to_be_visible()


def before_a_formality() -> tuple[Journal, int]:
    """A whole game, and when Russia chooses its last card in it, to be asked for an advantage it does not have."""
    for seed in range(1, 100):
        journal = Journal(EUROPE_DIVIDED, EUROPE_DIVIDED.options(), seed.to_bytes(32))
        found = None
        for g in played_at_random(journal, seed):
            assert isinstance(g, EuropeDivided)
            chooses = isinstance(g.stack[-1], CommitCards) and g.waiting == (RUSSIA,) and len(g.picks[RUSSIA]) == 1
            asked = [seat for seat in (EUROPE, RUSSIA) if may_change_order(g, seat)] == [RUSSIA]
            if chooses and asked and not set(ORDER_CARDS[RUSSIA]) & set(g.advantages[RUSSIA]):
                found = found or g.ply
        if found:
            return journal, found
    raise AssertionError("no game comes to such a question")


def test_a_formality_is_answered_though_a_request_is_under_way(new_page: NewPage) -> None:
    page = new_page(viewport=LARGE)
    answer_alone(page)
    journal, at = before_a_formality()
    sit(page, fork(page, journal.export(), at, "russia"))
    asked: list[str] = []
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            sent.append(json.loads(request.post_data or "")["action"])

    def older(route: Route) -> None:
        """What the server answers is older than what the stream has told: the page reads the position again."""
        told = route.fetch(max_retries=3)
        answered = told.json()
        asked.append(answered["view"]["position"]["prompt"]["key"])
        answered["view"]["seq"] -= 1
        route.fulfill(response=told, json=answered)

    def slow(route: Route) -> None:
        # Whatever the page does with what it has, it does in the meantime.
        page.evaluate(FRAMES)
        route.continue_()

    page.on("request", note)
    page.route("**/view*", slow)
    page.route("**/actions", older, times=1)
    page.locator("#hand .slot > .asked .acts button").first.click()
    expect(page.locator(f"main.table:not([data-ply='{at}']):not([data-ply='{at + 1}'])")).to_be_visible()
    assert asked == ["change-order"]
    assert sent[1:] == ["decline"]


# --- before one acts ---


def test_two_cards_are_chosen_from_a_raised_drawer(new_page: NewPage) -> None:
    page = new_page(viewport=LARGE)
    position = reached(commits)
    position.open(page)
    expect(page.locator("#hand .slot > .asked")).to_have_count(4)
    expect(page.locator(".ed-odds .dist span")).to_have_count(len(position.board["sides"][position.other]["totals"]))
    first, second = position.board["own"]["hand"][:2]
    page.locator(f'#hand .slot > [data-thing="card:{first}"] .acts button').click()
    expect(page.locator(f'#hand .slot > [data-thing="card:{first}"]')).to_have_class(re.compile("chosen"))
    row = page.locator(f'[data-initiative="{position.side} 0"]')
    expect(row.locator(".slot2.chosen")).to_have_count(1)
    page.locator(f'#hand .slot > [data-thing="card:{second}"] .acts button').click()
    expect(page.locator(f'[data-initiative="{position.side} 0"] .slot2.chosen')).to_have_count(0)


def test_a_card_that_changes_its_place_under_the_pointer_does_not_stay_up(new_page: NewPage) -> None:
    # The drawer is below the board, and too low to show cards whole.
    page = new_page(viewport={"width": 1280, "height": 780})
    position = reached(commits)
    position.open(page)
    waiting = page.locator("main.table[data-mine=true]")
    for _ in range(2):
        # Both sides are this person's; the two cards come to the front when both have chosen.
        for card in page.locator("#hand .slot > .legal").evaluate_all("all => all.map((c) => c.dataset.thing)")[::3]:
            before = ply(page)
            page.locator(f'#hand .slot > [data-thing="{card}"]').hover()
            page.locator(f'#hand .raised > [data-thing="{card}"] .acts button').click()
            expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()
            expect(waiting).to_be_visible()
    expect(page.locator("#hand .slot > .in-play")).to_have_count(2)
    expect(page.locator("#hand .slot:not(:hover) > .raised")).to_have_count(0)
    page.locator("#hand .slot").last.hover()
    expect(page.locator("#hand .slot").last.locator(".raised")).to_be_visible()


@pytest.mark.parametrize(
    ("wanted", "why", "words"),
    [(lacks_money, "money", re.compile(r"costs 2, you have \d")), (lacks_a_die, "die", re.compile("needs .* 5 or 6"))],
)
def test_an_impossible_action_is_struck_out_with_the_reason(
    page: Page, wanted: Test, why: str, words: re.Pattern[str]
) -> None:
    position = reached(wanted)
    position.open(page)
    lines = page.locator(f'.ed-inplay [data-line$=" {why}"]')
    printed = position.board["lines"][position.board["card"]]
    expect(lines).to_have_count(len([line for line in printed if line["why"] == why]))
    expect(lines.first).to_have_class("not")
    expect(lines.first).to_contain_text(words)
    expect(page.locator('.ed-inplay [data-line$=" none"]')).not_to_have_count(0)
    expect(page.locator('.ed-inplay [data-line$=" none"].not')).to_have_count(0)


def test_a_region_says_what_raising_its_die_would_tip(page: Page) -> None:
    position = reached(tips_a_headline)
    position.open(page)
    action = tipping(position.view)[0]
    region = action.removeprefix("raise ")
    expect(page.locator(f'[data-tag="{region}"]')).to_be_visible()
    current = {one["headline"]: one["met"] for one in position.board["current"]}
    headline = next(id for id in position.view["outlook"][action]["headlines"] if id in current)
    met = current[headline]
    panel = page.locator(f'[data-headline="{headline} {str(met).lower()}"]')
    expect(panel).to_contain_text("Now: to" if met else "Now: not met")
    expect(panel.locator("em")).to_have_count(0)
    page.locator(f'.board [data-thing="region:{region}"]').hover()
    expect(panel.locator("em")).to_have_text("then: not met" if met else "then: met")
    expect(page.locator(".spottip")).to_contain_text("would no longer be met" if met else "would be met")


def test_a_button_says_what_it_would_change(page: Page) -> None:
    position = reached(gains_money)
    position.open(page)
    now = position.board["sides"][position.side]["money"]
    then = position.view["outlook"]["gain-money"]["money"][position.side]
    button = page.locator(".prompt .a button").filter(has_text="Gain money")
    expect(button.locator("small")).to_contain_text(f"money {now} → {then}")


def test_an_army_sees_the_price_of_every_space(page: Page) -> None:
    position = reached(moves)
    position.open(page)
    for space, cost in position.board["costs"].items():
        expect(page.locator(f'[data-tag="{space}"] text').first).to_have_text(str(cost) if cost else "free")


# --- what one may know of the other ---


def test_both_sides_cards_can_be_counted(page: Page) -> None:
    position = reached(commits)
    position.open(page)
    page.get_by_role("tab", name="Cards").click()
    for side, known in position.board["sides"].items():
        panel = page.locator(f'[data-counted="{side}"]')
        for pile in ("discard", "held"):
            expect(panel.locator(f"[data-pile={pile}] > li")).to_have_count(len(known[pile]))
            assert all(one.is_visible() for one in panel.locator("summary").all())
        drawn = known["hand"] + known["committed"] - len(known["held"])
        pile = "deck" if drawn == 0 else "held-too" if known["deck"] == 0 else "unseen"
        expect(panel.locator(f"[data-pile={pile}] > li")).to_have_count(len(known["unseen"]))


@pytest.mark.parametrize("size", [at_night((1440, 900)), (390, 844)])
def test_every_open_card_can_be_read(new_page: NewPage, size: tuple[int, int]) -> None:
    """Contested cards lie face up beside the board, and discard piles are open: what is printed there can be read."""
    page = new_page(viewport={"width": size[0], "height": size[1]})
    position = reached(commits)
    position.open(page)
    page.get_by_role("tab", name="Cards").click()
    for side, known in position.board["sides"].items():
        piles = page.locator(f'[data-counted="{side}"]')
        beside = piles.locator("[data-pile=open] > li")
        expect(beside).to_have_count(len(REGION_IDS) - len(known["taken"]))
        card = beside.filter(has=page.locator("summary", has_text="Azerbaijan"))
        expect(card.locator("[data-line]").first).to_be_hidden()
        card.locator("summary").click()
        expect(card.locator("[data-line]").first).to_be_visible()
        printed = CONTENT.cards["ce_azerbaijan" if side == "europe" else "cr_azerbaijan"]
        lines = [f"{action.type} {action.bloc} printed" for action in printed.actions]
        assert [one.get_attribute("data-line") for one in card.locator("[data-line]").all()] == lines
        expect(card.locator("p")).to_have_count(len(printed.special))
        other = piles.locator("ul:not([data-pile=open]) > li").first
        other.locator("summary").click()
        expect(other.locator("[data-line]").first).to_be_visible()


def test_the_initiative_is_shown_as_far_as_it_was_announced(page: Page) -> None:
    position = reached(acts_second)
    position.open(page)
    for side, known in position.board["sides"].items():
        row = page.locator(f'[data-initiative="{side} {known["total"]}"]')
        expect(row.locator("strong")).to_have_text(str(known["total"]))
        expect(row.locator(".slot2.shown")).to_have_count(len(known["shown"]))
        expect(row.locator(".slot2.down")).to_have_count(known["committed"])
        expect(row.locator("> small")).to_have_text("acts first" if position.board["first"] == side else "")


# --- everybody can read it ---


@pytest.mark.parametrize("size", [(390, 844), at_night((1440, 900)), at_night((1024, 768))])
def test_axe_finds_nothing_serious(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 641)
    found = []
    for wanted in (places_headlines, lacks_money):
        reached(wanted).open(page)
        page.emulate_media(color_scheme="dark")
        found += [f"dark: {line}" for line in pale(page)]
        page.emulate_media(color_scheme="light")
        found += serious(page)
    for name in ("Cards", "Tracks") if size[0] < 641 else ("Cards",):
        page.get_by_role("tab", name=name).click()
        found += serious(page)
    assert found == []


@pytest.mark.parametrize("size", [(1366, 650), at_night((1024, 768)), (390, 844)])
def test_the_french_page_fits_every_width(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale="fr-FR", has_touch=size[0] < 641)
    reached(tips_a_headline).open(page)
    expect(page.locator("[data-headline]").first).to_contain_text("À présent")
    assert table(page).evaluate("main => main.scrollWidth") <= size[0]
