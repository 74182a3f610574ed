"""Versailles 1919 in a browser: ends of games, a deal that binds, the steps of a settlement, small windows, axe."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from chancellery.engine.journal import Journal
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from tests.browser.axe import pale, serious
from tests.browser.pages import WIDE
from tests.browser.playing import answer, become, call, fork, played_at_random, ply, table, wait_for_turn
from tests.browser.prompts import question
from tests.nightly import at_night
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
GAME = "versailles-1919"
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 768, "height": 1024}
# Cubes that are enough for a gift and for placing influence after it.
SPARE = 6
# Actions of everybody in the last turns of a game.
LAST = 40
SOON = 15
PANEL = "button.vs-option:not(:disabled), .vs-choice button:not(:disabled)"
NAMES = {"uk": "the United Kingdom", "france": "France", "usa": "the United States"}


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
    """Answer by the panel of options if it is open, else anywhere; confirm what rolls a die."""
    panel = page.locator(PANEL)
    if not panel.count():
        answer(page, luck)
        return
    press(page, panel.nth(luck.randrange(panel.count())))


def press(page: Page, button: Locator) -> None:
    """Choose by a button, and once more if that rolls a die; the match goes on."""
    moved = page.locator(f"main.table:not([data-ply='{ply(page)}'])")
    roll = page.locator(".prompt.confirming .a button.do:not(:disabled)")
    button.click()
    moved.or_(roll).first.wait_for()
    if roll.count():
        roll.click()
    moved.wait_for()


def play(page: Page, luck: random.Random, decisions: int) -> int:
    for done in range(decisions):
        if not wait_for_turn(page):
            return done
        answer_any(page, luck)
    return decisions


def people_at(server: Server, players: int) -> tuple[str, list[Person]]:
    people = [server.person() for _ in range(players)]
    options = {"players": players, "nations": "seated"}
    match = str(people[0].post("/matches", {"game": GAME, "seats": {"one": {"kind": "me"}}, "options": options})["id"])
    for person in people[1:]:
        person.post(f"/matches/{match}/join", {})
    return match, people


def asked(seen: Any) -> str:
    return str((seen["position"]["prompt"] or {}).get("key"))


def asks(server: Server, page: Page, *keys: str, players: int = 3) -> tuple[str, Person]:
    """A table at which the page's person is asked one of some questions."""
    me = None
    while me is None:
        match, people = people_at(server, players)
        me = first_asked(match, people, keys)
    become(page, me)
    open_table(page, match)
    return match, me


def first_asked(match: str, people: list[Person], keys: tuple[str, ...]) -> Person | None:
    """Play at random until somebody is asked one of some questions; None if the game ends without."""
    luck = random.Random(4)
    while True:
        for person in people:
            seen = person.view(match)
            if seen["status"] != "running":
                return None
            legal = seen["position"]["legal"]
            if legal and asked(seen) in keys:
                return person
            if legal:
                person.act(match, luck.choice(legal), seen["ply"])


def in_both_lights(page: Page) -> list[str]:
    found = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        found += [f"{light}: {line}" for line in (serious if light == "light" else pale)(page)]
    return found


# --- games ---


def test_a_solo_game_is_played(page: Page) -> None:
    options = {"players": 1}
    match = str(call(page, "/matches", {"game": GAME, "seats": {"one": {"kind": "me"}}, "options": options})["id"])
    open_table(page, match)
    play(page, random.Random(2), 20)
    expect(page.locator(".vs-solo")).to_contain_text("of 20")
    expect(page.locator(".hand")).to_have_count(0)
    # Automated factions make no deals; their moves are marked as theirs, with the priority that decided.
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Deals")).to_have_count(0)
    automated = page.locator(".log p").filter(has_text="automated").last
    expect(automated.locator(".seatmark")).to_have_count(1)
    expect(page.locator(".vs-rules .vs-priorities")).to_have_count(2)
    expect(page.locator(".vs-rules .vs-priorities").last.locator(".decided")).to_have_count(1)


def test_a_solo_game_comes_to_its_end(page: Page) -> None:
    journal = Journal(VERSAILLES_1919, VERSAILLES_1919.options({"players": 1}), bytes(32))
    plies = sum(1 for _ in played_at_random(journal, 2))
    open_table(page, fork(page, journal.export(), plies - LAST, "one"))
    play(page, random.Random(2), 2000)
    expect(table(page)).to_have_attribute("data-status", "finished")


def ready_to_deal(position: Any) -> dict[str, Any] | None:
    """The board, if whoever looks has a whole turn and influence to spare, and somebody else has some to recover."""
    board: dict[str, Any] = position["board"]
    powers = board["powers"]
    tired = [name for name in powers if name != board["own"] and powers[name]["exhausted"]]
    places = [name.split()[1] for name in position["legal"] if name.startswith("place-on ")]
    if asked({"position": position}) != "act" or not places or not tired:
        return None
    if powers[board["own"]]["available"] < SPARE:
        return None
    return {**board, "partner": tired[0], "issue": places[0]}


def late_chance_of_a_deal() -> tuple[dict[str, Any], int, str]:
    """A finished match of three, and ply and seat of a good moment for a deal some time before its end."""
    journal = Journal(VERSAILLES_1919, VERSAILLES_1919.options({"players": 3, "nations": "seated"}), bytes(32))
    late = sum(1 for _ in played_at_random(journal, 7)) - SOON
    moments = [
        (g.ply, g.seat_id(g.waiting[0]))
        for g in played_at_random(Journal(journal.game, journal.options, journal.seed), 7)
        if late - LAST < g.ply <= late and len(g.waiting) == 1 and ready_to_deal(g.view(g.waiting[0]))
    ]
    ply, seat = moments[-1]
    return journal.export(), ply, seat


COVERED = """() => [...document.querySelectorAll('.board .vs-card [data-thing^="issue:"]')].filter((card) => {
  const desk = document.querySelector(".vs-desk").getBoundingClientRect();
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const apart = desk.right <= left + 1 || right <= desk.left + 1 || desk.bottom <= top + 1 || bottom <= desk.top + 1;
  return !apart;
}).map((card) => card.dataset.thing)"""


def covered(page: Page) -> list[str]:
    """The issues that the desk lies over."""
    found: list[str] = page.evaluate(COVERED)
    return found


def test_a_binding_deal_with_a_bot_is_kept_and_the_game_played_to_its_end(page: Page) -> None:
    """A person gives a bot influence and a promise, has to keep it, and plays on to the result; all by clicks."""
    match = fork(page, *late_chance_of_a_deal())
    open_table(page, match)
    luck = random.Random(7)
    assert wait_for_turn(page)
    board = ready_to_deal(call(page, f"/matches/{match}/view")["position"])
    assert board is not None
    partner, issue = board["partner"], board["issue"]
    title = page.locator(f'.vs-card:has([data-thing="issue:{issue}"]) header b').inner_text()
    page.keyboard.press("d")
    desk = page.get_by_role("region", name="Draft a deal")
    ready = desk.get_by_role("region", name="Ready-made offers")
    expect(ready).to_have_attribute("aria-busy", "false")
    expect(ready.locator("article")).to_have_count(len(call(page, f"/matches/{match}/ready-made")))
    # All issues stay in sight.
    assert covered(page) == []
    desk.get_by_role("group", name="With").get_by_role("button", name=NAMES[partner].removeprefix("the ")).click()
    desk.get_by_role("button", name="Promise to …").click()
    desk.get_by_role("button", name="settle, place or reclaim").click()
    desk.get_by_role("button", name=f"Place influence on {title}", exact=True).click()
    desk.get_by_role("group", name="Give").get_by_role("button", name="1", exact=True).click()
    desk.get_by_role("button", name=f"Offer it to {NAMES[partner]}").click()
    expect(page.locator(".vs-bound")).to_contain_text(title)
    expect(page.locator(".prompt")).to_contain_text("You are bound by a deal")
    position = call(page, f"/matches/{match}/view")["position"]
    assert [name for name in position["legal"] if name.startswith(("place-on", "settle", "reclaim"))] == [
        f"place-on {issue}"
    ]
    for nation, change in ((board["own"], 1), (partner, -1)):
        assert position["board"]["powers"][nation]["exhausted"] == board["powers"][nation]["exhausted"] + change

    page.keyboard.press("d")
    page.locator(f'.board [data-thing="issue:{issue}"]').click()
    expect(page.locator(".prompt")).to_contain_text(f"How many cubes on “{title}”")
    play(page, luck, 2000)
    result = call(page, f"/matches/{match}/view")["position"]["result"]
    ending = page.get_by_role("dialog")
    seats = call(page, f"/matches/{match}")["seats"]
    for seat, scored in enumerate(result["scores"]):
        expect(ending).to_contain_text(str(scored))
        expect(ending.locator(".scoretable thead th").nth(seat).locator("em")).to_have_count(
            int(seats[seat]["id"] in result["winners"])
        )


# --- a deal between people ---


def test_a_deal_is_drafted_in_one_page_and_kept_in_another(server: Server, page: Page, new_page: NewPage) -> None:
    match, people = people_at(server, 3)
    me = next(person for person in people if person.view(match)["position"]["legal"])
    other = next(person for person in people if person is not me)
    board = me.view(match)["position"]["board"]
    nation, issue = board["own"], board["table"][0]["issue"]

    become(page, other)
    open_table(page, match)
    title = page.locator(f'.vs-card:has([data-thing="issue:{issue}"]) header b').inner_text()
    page.keyboard.press("d")
    desk = page.get_by_role("region", name="Draft a deal")
    desk.get_by_role("group", name="With").get_by_role("button", name=NAMES[nation].removeprefix("the ")).click()
    open_decisions = desk.get_by_role("region", name="What a deal can still cover this turn").locator("li")
    expect(open_decisions).to_have_count(8)
    # Nobody leads on an issue in the first turn, so none can be settled.
    expect(open_decisions.nth(1)).to_contain_text("nothing to promise")
    desk.get_by_role("button", name=f"Ask {NAMES[nation]} to …").click()
    desk.get_by_role("button", name="settle, place or reclaim").click()
    desk.get_by_role("button", name=f"Place influence on {title}", exact=True).click()
    expect(open_decisions.first).to_contain_text("in this deal")
    desk.get_by_role("button", name=f"Offer it to {NAMES[nation]}").click()
    expect(desk.locator(".vs-offer")).to_have_count(1)
    assert serious(page) == []

    second = new_page(viewport=PHONE)
    become(second, me)
    open_table(second, match)
    # On a phone too the offer stands in the bar, until it is answered or put off.
    bar = second.locator(".prompt")
    expect(bar).to_contain_text("offers you a deal")
    # Whoever accepts has read all of it.
    uncut = "one => one.scrollHeight <= one.clientHeight + 1"
    expect(bar.locator(".q small")).to_contain_text("Nobody waits for your answer")
    assert bar.locator(".q small").evaluate(uncut)
    expect(bar).to_contain_text(f"You promise to place influence on “{title}”")
    expect(bar.get_by_role("button", name="Refuse")).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Later").click()
    expect(bar).not_to_contain_text("offers you a deal")
    bar.get_by_role("button", name="offers you a deal").click()
    second.set_viewport_size(WIDE)
    # The same back as a draft, to be changed; the offer stands meanwhile. A person gives no reasons by themselves.
    bar.get_by_role("button", name="Change it").click()
    back = second.get_by_role("region", name="Draft a deal")
    expect(back.locator(".sentence")).to_contain_text("place influence on")
    expect(back.get_by_role("button", name="Offer it to")).to_be_visible()
    expect(second.locator(".vs-asking")).to_have_count(0)
    bar.get_by_role("button", name="Accept").click()
    expect(second.locator(".vs-bound")).to_contain_text(title)
    expect(second.locator(".prompt")).to_contain_text("You are bound by a deal")
    legal = me.view(match)["position"]["legal"]
    assert [name for name in legal if name.startswith(("place-on", "settle", "reclaim"))] == [f"place-on {issue}"]
    assert in_both_lights(second) == []
    second.keyboard.press("d")
    second.locator(f'.board [data-thing="issue:{issue}"]').click()
    expect(second.locator(".prompt")).to_contain_text(f"How many cubes on “{title}”")


# --- the steps of a settlement ---


def steps(page: Page) -> Locator:
    return page.get_by_role("region", name="Stage").locator(".vs-steps > li")


def test_the_terms_say_who_decides_and_what_would_change(server: Server, page: Page) -> None:
    match, me = asks(server, page, "choose-option")
    position = me.view(match)["position"]
    board, outcomes = position["board"], position["outlook"]
    expect(steps(page)).to_have_count(5)
    expect(steps(page).nth(board["step"] - 1)).to_have_attribute("aria-current", "step")
    expect(steps(page).first).to_contain_text("most influence")
    expect(page.locator(".vs-option")).to_have_count(len(outcomes))
    for option, outcome in zip(page.locator(".vs-option").all(), outcomes.values(), strict=True):
        for shift in [*outcome["unrest"].values(), *outcome["happiness"].values()]:
            before, after = shift["before"], shift["after"]
            expect(option).to_contain_text(str(before) if before == after else f"{before} → {after}")
    picture(page, "terms")
    # Whoever looks at an option sees on the map where it leads.
    for option, outcome in zip(page.locator(".vs-option").all(), outcomes.values(), strict=True):
        moved = [shift for shift in outcome["unrest"].values() if shift["before"] != shift["after"]]
        option.hover()
        expect(page.locator(".vs-plate .vs-next")).to_have_count(len(moved))
    press(page, page.locator(PANEL).first)


def test_the_odds_are_told_before_anything_is_risked(server: Server, page: Page) -> None:
    match, me = asks(server, page, "act")
    board = me.view(match)["position"]["board"]
    told = f"{board['crisis_checks']} of {board['crisis_cards']}"
    expect(page.locator(".prompt")).to_contain_text(told)
    expect(steps(page).last).to_contain_text(told)
    risks = page.get_by_role("list", name="Chance of an uprising in a check, by region").locator("li b")
    expect(risks).to_have_text([f"{one['odds']} in 6" if one["odds"] else "–" for one in board["regions"].values()])


def test_the_die_is_shown_face_by_face_before_it_is_rolled(server: Server, page: Page) -> None:
    # Where somebody else changes the die afterwards, no face can be told.
    match, me = asks(server, page, "announce")
    while not any(die["counts"] for die in me.get(f"/matches/{match}/odds").values()):
        match, me = asks(server, page, "announce")
    given = me.view(match)["position"]["prompt"]["args"]
    expect(page.locator(".vs-faces .y")).to_have_count(given["chances"])
    for key, words in (("more", "Add 1"), ("less", "Subtract 1"), ("chances", "Leave the die")):
        button = page.locator(".prompt").get_by_role("button", name=words)
        expect(button).to_contain_text(f"{given[key]} in 6")
        expect(button.locator("small")).to_have_count(0)
    picture(page, "announce")


def test_seats_wear_the_colours_of_their_nations(server: Server, page: Page) -> None:
    match, me = asks(server, page, "make-bid")
    board = me.view(match)["position"]["board"]
    own = board["own"]
    # Units stand on the map, and no free place is shown as long as none can be chosen.
    expect(page.locator(".vs-post")).to_have_count(sum(len(region["units"]) for region in board["regions"].values()))
    expect(page.locator(".vs-post.free")).to_have_count(0)
    expect(page.locator(".pls > div.act")).to_have_class(f"vs-{own} act")
    expect(page.locator(".prompt .seatmark")).to_have_class(f"seatmark vs-{own} block")
    expect(page.locator(".vs-bids li")).to_have_count(3)
    expect(page.locator(".vs-bidding article")).to_have_count(3)
    expect(page.locator(".vs-bidding article.own")).to_have_count(1)
    assert in_both_lights(page) == []
    for tab in ("Settled", "Strategies", "Deals"):
        page.get_by_role("tab", name=tab).click()
        assert serious(page) == [], tab


def test_the_board_as_text_has_the_options(server: Server, page: Page) -> None:
    asks(server, page, "choose-option")
    page.get_by_role("link", name="The board as text").focus()
    page.keyboard.press("Enter")
    press(page, page.locator(".textview [data-row^='issue_option:'] button").first)


# --- windows ---


@pytest.mark.parametrize(("name", "width", "height"), [("laptop", 1366, 650), at_night("tablet", 1024, 768)])
def test_the_conference_in_smaller_windows_and_in_french(new_page: NewPage, name: str, width: int, height: int) -> None:
    page = new_page(viewport={"width": width, "height": height}, locale="fr-FR")
    seats = {"one": {"kind": "me"}, **{seat: {"kind": "bot"} for seat in ("two", "three", "four")}}
    match = str(call(page, "/matches", {"game": GAME, "seats": seats, "options": {"players": 4}})["id"])
    open_table(page, match)
    play(page, random.Random(3), 8)
    expect(page.locator(".vs-place").first).to_contain_text("Antichambre")
    assert in_both_lights(page) == []
    picture(page, name)


def test_a_phone_reads_the_conference_as_a_list(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    match, me = asks(server, page, "act")
    board = me.view(match)["position"]["board"]
    cards = [page.locator(f'[data-thing="issue:{one["issue"]}"]') for one in board["table"]]
    boxes = [card.bounding_box() for card in cards]
    assert all(box is not None and box["width"] > 350 for box in boxes)
    # Nothing lies over the cards.
    expect(page.locator(".zoom")).to_be_hidden()
    expect(page.get_by_role("tab", name="Turn")).to_have_attribute("aria-selected", "true")
    # A drag upwards brings the rest of the list.
    last = page.locator(".board .vs-event").last
    before = last.bounding_box()
    page.mouse.move(200, 480)
    page.mouse.down()
    page.mouse.move(200, 300, steps=4)
    page.mouse.up()
    after = last.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] < before["y"] - 150
    assert in_both_lights(page) == []
    picture(page, "phone")


def test_the_board_of_a_phone_stands_still_from_the_deed_to_the_end_of_the_turn(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/workshop")
    match = call(page, "/matches/import", question(GAME, "act"))["id"]
    open_table(page, match)
    board = page.locator(".viewport").bounding_box()
    assert board is not None

    def stands() -> bool:
        now = page.locator(".viewport").bounding_box()
        return now is not None and abs(now["y"] - board["y"]) < 2 and abs(now["height"] - board["height"]) < 2

    page.locator("[data-deed=place]").tap()
    issues = page.locator(".prompt .vs-pick")
    expect(issues).to_have_count(5)
    expect(issues.first).to_contain_text("to lead")
    assert stands()
    issues.first.tap()
    # As many as may be placed, in one row.
    expect(page.locator(".prompt .figures button")).not_to_have_count(0)
    assert stands()
    page.locator(".prompt .figures button").first.tap()
    # The second issue is asked for as the first was.
    expect(issues).to_have_count(4)
    assert stands()
    page.locator('.board [data-thing^="issue:"].legal').first.tap()
    page.locator(".walker .do").tap()
    expect(page.locator(".prompt .figures button")).not_to_have_count(0)
    page.locator(".prompt .figures button").first.tap()
    # What is called the end of the turn is not asked once more.
    before = page.locator("[data-action=done]")
    expect(before).to_be_visible()
    ended = page.locator(f"main.table:not([data-ply='{ply(page)}'])")
    before.tap()
    expect(ended).to_be_visible()


def test_options_stand_over_the_board_of_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    asks(server, page, "choose-option")
    assert in_both_lights(page) == []
    press(page, page.locator(".vs-over .vs-option:not(:disabled)").first)


def test_an_option_is_shown_on_the_tracks_of_a_tablet_before_it_is_chosen(new_page: NewPage) -> None:
    page = new_page(viewport=TABLET, has_touch=True, is_mobile=True)
    page.goto("/workshop")
    match = call(page, "/matches/import", question(GAME, "choose-option"))["id"]
    outlook = call(page, f"/matches/{match}/view")["position"]["outlook"]
    open_table(page, match)
    name, outcome = next((name, one) for name, one in outlook.items() if one["unrest"])
    before = ply(page)
    page.locator(f'.vs-option[data-action="{name}"]').tap()
    moved = [shift for shift in outcome["unrest"].values() if shift["before"] != shift["after"]]
    expect(page.locator(".vs-regions .next")).to_have_count(len(moved))
    expect(page.locator(".vs-option.chosen")).to_have_count(1)
    assert ply(page) == before
    page.locator(".prompt.confirming .a button.do").tap()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


@pytest.mark.parametrize("window", [{"width": 390, "height": 844}, at_night({"width": 1440, "height": 900})])
def test_where_a_unit_can_go_is_a_table_that_says_what_it_brings(new_page: NewPage, window: ViewportSize) -> None:
    page = new_page(viewport=window, has_touch=True, is_mobile=True)
    page.goto("/workshop")
    match = call(page, "/matches/import", question(GAME, "act"))["id"]
    position = call(page, f"/matches/{match}/view")["position"]
    places = [name for name in position["legal"] if name.startswith("deploy ")]
    open_table(page, match)
    board = page.locator(".viewport").bounding_box()
    page.locator("[data-deed=military]").tap()
    cells = page.locator(".vs-posts button")
    expect(cells).to_have_count(len(places))
    # Nothing moves, and a finger finds each of them.
    assert page.locator(".viewport").bounding_box() == board
    for cell in cells.all():
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43
    europe = page.locator(f'.vs-posts [data-action="{places[0]}"]')
    shift = position["outlook"][places[0]]["unrest"]["europe"]
    expect(europe).to_have_accessible_name(
        re.compile(rf"^Deploy: Europe.*: Unrest {shift['before']} → {shift['after']}, ")
    )
    # Upright on a tablet the same places are answers on the tracks, too.
    page.set_viewport_size(TABLET)
    expect(page.locator(".vs-regions button[data-action]")).to_have_count(len(places))
    page.locator(f'.vs-regions [data-action="{places[0]}"]').tap()
    expect(page.locator(".vs-posts")).to_have_count(0)
    space = places[0].removeprefix("deploy ")
    assert call(page, f"/matches/{match}/view")["position"]["board"]["regions"]["europe"]["units"][space]


def test_nothing_that_is_printed_on_a_card_is_cut(new_page: NewPage) -> None:
    """Four options, one of them with two lines of changes, below influence: the fullest card there is."""
    page = new_page(viewport={"width": 1440, "height": 900})
    page.goto("/workshop")
    match = call(page, "/matches/import", with_influence_on("russia"))["id"]
    open_table(page, match)
    cut = """all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
    expect(page.locator(".vs-face.dense")).not_to_have_count(0)
    assert page.locator(".vs-card .vs-face > :is(ul, p)").evaluate_all(cut) == []


def with_influence_on(issue: str) -> dict[str, Any]:
    """A game in which somebody has influence on an issue, when a turn begins."""
    for seed in range(9):
        luck, options = random.Random(seed), VERSAILLES_1919.options({"players": 4})
        journal = Journal(VERSAILLES_1919, options, seed.to_bytes(32))
        g = VERSAILLES_1919.new(options, journal.seed)
        while g.outcome is None:
            seat = g.waiting[0]
            asked = g.prompt(seat)
            if asked and asked.key == "act":
                board = g.view(seat)["board"]
                if any(one["issue"] == issue and one["cubes"] for one in [*board["waiting_room"], *board["table"]]):
                    return journal.export()
            action = luck.choice(g.legal(seat))
            journal.actions.append((seat, action))
            g.play(seat, action)
    raise AssertionError(f"nobody ever has influence on {issue}")


@pytest.mark.parametrize(("width", "height"), [at_night(1440, 900), (390, 844)])
def test_issues_to_choose_between_are_shown_whole(new_page: NewPage, width: int, height: int) -> None:
    """Two that were drawn lie nowhere on the board (5.3.4): each is shown with all its options, and its button."""
    page = new_page(viewport={"width": width, "height": height})
    page.goto("/workshop")
    match = call(page, "/matches/import", question(GAME, "keep-issue"))["id"]
    drawn = call(page, f"/matches/{match}/view")["position"]["board"]["drawn"]
    open_table(page, match)
    cards = page.get_by_role("region", name="Issues to choose from").locator("article")
    expect(cards).to_have_count(2)
    facts = call(page, f"/games/{GAME}/facts")["content"]["issues"]
    for card, issue in zip(cards.all(), drawn, strict=True):
        options = [option for option in facts["option"] if option["issue"] == issue]
        expect(card.locator("li")).to_have_count(len(options))
        stars = next(one["stars"] for one in facts["issue"] if one["id"] == issue)
        expect(card.locator("header")).to_contain_text(f"★{stars}")
        expect(card.get_by_role("button")).to_be_in_viewport()
    assert in_both_lights(page) == []
    kept = cards.first.locator("header b").text_content()
    moved, sure = page.locator(f"main.table:not([data-ply='{ply(page)}'])"), page.locator(".prompt .a button.do")
    cards.first.get_by_role("button", name=f"Keep {kept}").click()
    # What ends one's turn is asked once more on a phone.
    moved.or_(sure).first.wait_for()
    if not moved.count():
        sure.click()
    expect(moved).to_be_visible()
    expect(page.locator(".vs-choice")).to_have_count(0)
    waiting = call(page, f"/matches/{match}/view")["position"]["board"]["waiting_room"]
    assert drawn[0] in [one["issue"] for one in waiting]


def test_upright_on_a_tablet_delegations_and_regions_are_in_sight(new_page: NewPage) -> None:
    page = new_page(viewport=TABLET, has_touch=True, is_mobile=True)
    page.goto("/workshop")
    open_table(page, call(page, "/matches/import", question(GAME, "act"))["id"])
    for seat in page.locator(".pls > div").all():
        expect(seat).to_be_in_viewport(ratio=1)
        expect(seat).to_contain_text("Points")
    rows = page.locator(".vs-regions .row")
    expect(rows).to_have_count(5)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=0.9)
