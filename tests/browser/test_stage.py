"""The stage: what others did is played step by step, marked until one acts, and told in the log by plays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.stages import stages
from chancellery.games.europe_in_turmoil.board import CONTENT
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from tests.browser.conftest import Watch
from tests.browser.playing import (
    act_by_chance,
    asked,
    asks,
    become,
    call,
    drive,
    played_at_random,
    plays_card,
    ply,
    sit,
    two_people,
    watch_next,
)
from tests.browser.prompts import question
from tests.nightly import at_night
from tests.waiting import moments
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
LINES = """() => {
  const lines = [...document.querySelectorAll(".log p")].map((one) => one.innerText);
  return lines.length ? lines : null;
}"""
LIVELY = {"directed": True}


def waits_for_a_card(seen: Any) -> bool:
    """Everybody has played in this round: the other one is asked for a card."""
    return not seen["position"]["legal"] and bool(seen["position"]["waiting"]) and seen["ply"] > 20


def opposite(
    server: Server, page: Page, *, settings: dict[str, str] | None = None
) -> tuple[str, Person, Person, random.Random]:
    """A table at which somebody else is about to play a card, and the page looks on from its own seat."""
    match, *people = two_people(server)
    luck = random.Random(5)
    other = drive(match, people, plays_card, luck)
    people.remove(other)
    become(page, people[0])
    if settings:
        page.goto("/")
        page.evaluate("chosen => localStorage.setItem('settings', JSON.stringify(chosen))", settings)
    sit(page, match)
    expect(page.locator("main.table[data-mine=false]")).to_be_visible()
    return match, people[0], other, luck


def turn_of(other: Person, match: str, luck: random.Random) -> list[Any]:
    """The other one plays a card for support and all that follows; what the log says of it."""
    began = other.view(match)["ply"]
    card = luck.choice(asked(other.view(match), "operate"))
    other.act(match, card, began)
    while (seen := other.view(match))["position"]["legal"] and not asked(seen, "operate"):
        legal = seen["position"]["legal"]
        wanted = asked(seen, "checks") or asked(seen, "check") or asked(seen, "event-after") or legal
        other.act(match, wanted[0], seen["ply"])
    return [entry for entry in other.get(f"/matches/{match}/log", lang="en") if entry["ply"] > began]


def directing(page: Page) -> Any:
    return page.locator("main.table.watching .prompt.directing")


def test_the_turn_of_another_is_played_step_by_step(server: Server, new_page: NewPage) -> None:
    page = new_page(**LIVELY)
    match, me, other, luck = opposite(server, page)
    before = page.locator(".viewport").bounding_box()
    entries = turn_of(other, match, luck)
    events = [event for entry in entries for event in entry["data"]["events"]]
    expect(directing(page)).to_be_visible()
    stage = page.get_by_role("region", name="In play")
    expect(stage.locator(".staged-card .figure")).to_be_visible()
    expect(stage.locator(".staged-card h3")).not_to_be_empty()
    # The present is known all the time, and the board is the one of a moment ago.
    page.keyboard.press(" ")
    expect(directing(page).get_by_role("button", name="Play")).to_be_visible()
    now = me.view(match)["ply"]
    expect(page.locator(f"main.table[data-ply='{now}']")).to_be_visible()
    rolled = [event for event in events if event["event"] == "support-checked"]
    for _ in range(12):
        if stage.locator(".rolled .sum").count():
            break
        watch_next(page)
    expect(stage.locator(".rolled .sum .total")).to_have_text(re.compile(str(rolled[0]["total"])))
    # What is still to come is not told in the log.
    told = page.locator(".log .on-stage p").count()
    page.keyboard.press("ArrowLeft")
    expect(stage.locator(".rolled .sum")).to_have_count(0)
    assert page.locator(".log .on-stage p").count() <= told
    page.keyboard.press("Escape")
    expect(page.locator("main.table:not(.watching)")).to_be_visible()
    changed = {event["space"] for event in events if event["event"] in ("support-added", "support-removed")}
    changed |= {"tension" for event in events if event["event"] == "tension-changed"}
    assert page.locator(".board-marks > g").count() == len(changed)
    assert page.locator(".viewport").bounding_box() == before
    # What was played stays on stage and is watched again.
    page.keyboard.press("w")
    expect(directing(page)).to_be_visible()
    page.keyboard.press("Escape")
    # Marks are hidden and shown by a key, and go when I act.
    assert changed
    page.keyboard.press("m")
    expect(page.locator(".board-marks > g")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".board-marks > g")).to_have_count(len(changed))
    seen = me.view(match)
    me.act(match, luck.choice(seen["position"]["legal"]), seen["ply"])
    expect(page.locator(f"main.table:not([data-ply='{seen['ply']}'])")).to_be_visible()
    expect(page.locator(".board-marks .brackets")).to_have_count(0)


def test_acting_at_once_skips_the_rest(server: Server, new_page: NewPage) -> None:
    page = new_page(**LIVELY)
    match, me, other, luck = opposite(server, page)
    turn_of(other, match, luck)
    if not asked(me.view(match), "operate"):
        drive(
            match,
            [me, other],
            lambda seen: seen["position"]["seat"] == me.view(match)["seat"] and plays_card(seen),
            luck,
        )
    page.keyboard.press("w")
    expect(directing(page)).to_be_visible()
    before = ply(page)
    # A naval attempt would ask again before it rolls.
    operate = page.locator(".acts button:not(:disabled)", has_text=re.compile("^Operations"))
    page.locator("#hand .slot > .card.legal").filter(has=operate).first.hover()
    page.locator("#hand .raised").locator(operate).first.click()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


@pytest.mark.parametrize(("width", "language"), [at_night(1440, "en"), (390, "fr")])
def test_an_answer_that_is_due_needs_no_end_of_the_show(
    server: Server, new_page: NewPage, width: int, language: str
) -> None:
    """A press on an answer or on a target, while the director plays, is carried out at once."""
    page = new_page(**LIVELY, viewport={"width": width, "height": 844}, locale=language)
    asks(server, page, lambda seen: bool(asked(seen, "checks")))
    for press in (".due button[data-action^=checks]", "[data-due]"):
        page.keyboard.press("w")
        expect(directing(page)).to_be_visible()
        before = ply(page)
        if press == "[data-due]":
            page.locator(press).first.dispatch_event("click")
            expect(page.locator(".prompt .odds")).to_be_visible()
        else:
            page.locator(press).click()
            expect(page.locator(f"main.table[data-mine=true]:not([data-ply='{before}'])")).to_be_visible()
        expect(page.locator("main.table:not(.watching)")).to_be_visible()


@pytest.mark.parametrize("width", [at_night(1440), 390])
def test_the_only_answer_that_is_no_place_is_not_offered_alone(new_page: NewPage, width: int) -> None:
    """While a battle is still shown, "leave the map" would be the only button: the way to the places is, instead."""
    page = new_page(**LIVELY, viewport={"width": width, "height": 844})
    page.goto("/workshop")
    match = call(page, "/matches/import", question("realpolitik", "retreat"))["id"]
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible()
    page.keyboard.press("w")
    expect(directing(page)).to_be_visible()
    expect(page.locator(".due [data-action]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Show my choice|Show my .* choices")).click()
    expect(page.locator("main.table:not(.watching)")).to_be_visible()
    expect(page.locator(".prompt [data-action]")).to_have_count(1)


def lacking(board: Any, events: list[Any], space: str) -> str:
    """What would win a space, win it back, or break its control: counted from what lies there (2.1.3)."""
    there, stability = board["spaces"][space], CONTENT.spaces[space].stability
    lead = {"liberal": there["liberal"] - there["authoritarian"]}
    lead["authoritarian"] = -lead["liberal"]
    need = {side: stability - by for side, by in lead.items()}
    for side, foe in (("liberal", "authoritarian"), ("authoritarian", "liberal")):
        if need[side] <= 0:
            assert there["control"] == side
            breaks = f"The {foe.title()} breaks {side.title()} control there with {lead[side] - stability + 1} SP"
            return f"{breaks} and takes over with {need[foe]}."
        if any(one["event"] == "control-lost" and one["seat"] == side for one in events):
            back = f"The {side.title()} needs {need[side]} SP there to win it back"
            return f"{back}, the {foe.title()} {need[foe]} for control."
    return f"For control the Liberal needs {need['liberal']} SP there, the Authoritarian {need['authoritarian']}."


@pytest.mark.parametrize("size", [at_night((1440, 900)), (360, 740)])
def test_ones_own_die_is_seen(server: Server, new_page: NewPage, size: tuple[int, int]) -> None:
    """What I have rolled is shown with its sum as that of others is, and the next question is at hand meanwhile."""
    page = new_page(**LIVELY, viewport={"width": size[0], "height": size[1]})
    match, me, _ = asks(server, page, lambda seen: bool(asked(seen, "check")))
    page.keyboard.press("Escape")
    before = ply(page)
    space = asked(me.view(match), "check")[0].split()[1]
    page.locator(f'.board [data-thing="space:{space}"]').dispatch_event("click")
    deed = page.locator(".walker button.do")
    roll = page.locator(".prompt.confirming button.do")
    deed.or_(roll).first.wait_for()
    # On a phone the deed at the thumb says the odds itself.
    deed.or_(roll).click()
    shown = page.locator(".phone.watch" if size[0] < 640 else ".stage .rolled").locator(".sum .total")
    expect(shown).to_be_visible()
    page.keyboard.press(" ")
    entries = [entry for entry in me.get(f"/matches/{match}/log") if entry["ply"] > before]
    events = [event for entry in entries for event in entry["data"]["events"]]
    rolled = [event for event in events if event["event"] == "support-checked"]
    board = me.view(match)["position"]["board"]
    expect(shown).to_have_text(re.compile(str(rolled[0]["total"])))
    assert me.view(match)["position"]["legal"]
    expect(page.locator(".due, [data-due]").first).to_be_visible()
    # In words what came of it; the next question begins with it.
    expect(page.locator(".rolled .verdict")).to_have_text(re.compile("Passed by|Failed by"))
    expect(page.locator(".rolled .after")).to_contain_text(lacking(board, events, rolled[0]["space"]))
    if size[0] < 640:
        # Die, sum, what came of it and what has changed: all of it is in sight.
        hidden = "one => one.scrollHeight - one.clientHeight"
        assert page.locator(".phone.watch .told").evaluate(hidden) <= 1
        tops = [box["y"] for box in map(Locator.bounding_box, page.locator(".rolled .sign").all()) if box]
        assert max(tops) - min(tops) < 30
    told = page.locator(".prompt.directing .banner").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("main.table:not(.watching)")).to_be_visible()
    expect(page.locator(".prompt .q small .source").first).to_have_text(re.compile(re.escape(told), re.IGNORECASE))


@pytest.mark.parametrize("enemy", [True, False])
def test_a_card_played_for_operations_says_whether_its_event_takes_place(
    server: Server, page: Page, enemy: bool
) -> None:
    def playable(seen: Any) -> list[str]:
        held = seen["position"]["board"]["hand"]
        events = {one["card"]: one["event"] for one in held if one["event"]}
        names = [name.split()[1] for name in asked(seen, "operate")]
        return [card for card in names if events[card]["enemy"] == enemy and (events[card]["possible"] or not enemy)]

    match, me, _ = asks(server, page, lambda seen: bool(playable(seen)))
    seen = me.view(match)
    card = playable(seen)[0]
    me.act(match, f"operate {card}", seen["ply"])
    stage = page.get_by_role("region", name="In play")
    expect(stage.locator(f".staged-card [data-shows='card:{card}']")).to_be_visible()
    expect(stage.locator(".idle")).to_have_count(0 if enemy else 1)
    # What the card says is told where it happens.
    expect(stage.locator(".card-text")).to_have_count(1 if enemy else 0)


def test_reduced_motion_keeps_the_reading_time(server: Server, new_page: NewPage) -> None:
    page = new_page(**LIVELY, reduced_motion="reduce")
    match, _, other, luck = opposite(server, page)
    turn_of(other, match, luck)
    expect(directing(page)).to_be_visible()
    moving = "all => all.filter((one) => one.getAnimations().length > 0).length"
    assert page.locator(".stage *, .board-marks *, .moment *").evaluate_all(moving) == 0
    page.keyboard.press("Escape")
    expect(page.locator("main.table:not(.watching)")).to_be_visible()


@pytest.mark.parametrize("language", ["en", at_night("fr")])
def test_a_great_moment_waits_with_its_sum(server: Server, new_page: NewPage, language: str) -> None:
    page = new_page(**LIVELY, locale=language)
    moment = brought_to_a_moment(server, page)
    expect(moment.locator("tbody tr, .sum .fig").first).to_be_visible()
    # What is counted stays lit, and the rest of the board steps back.
    expect(moment.locator("tbody tr").first).to_be_visible()
    expect(page.locator(".board .counted .veil")).to_have_count(1)
    # On a phone too: the moment stands below what it is about, and keeps to the window.
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone.watch")).to_be_visible()
    box, board = moment.bounding_box(), page.locator(".viewport").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] - board["y"] >= 150
    assert [round(box["x"] + box["width"]), round(box["y"] + box["height"])] == [390, 844]
    table = moment.locator("table").bounding_box()
    assert table is not None
    assert table["x"] + table["width"] <= 390 - table["x"] + 1
    go = moment.get_by_role("button", name={"en": "Continue", "fr": "Continuer"}[language])
    expect(go).to_be_focused()
    headline = moment.locator("h2").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".moment h2").filter(has_text=headline)).to_have_count(0)


def brought_to_a_moment(server: Server, page: Page) -> Locator:
    """Somebody else scores a region, and the page is told."""
    match, *people = two_people(server)
    luck = random.Random(2)

    def may_score(seen: Any) -> bool:
        return any("scoring" in name for name in asked(seen, "event"))

    scorer = drive(match, people, may_score, luck)
    people.remove(scorer)
    become(page, people[0])
    sit(page, match)
    seen = scorer.view(match)
    scorer.act(match, next(name for name in asked(seen, "event") if "scoring" in name), seen["ply"])
    moment = page.get_by_role("dialog")
    for _ in moments():
        if moment.count():
            break
        for person in (scorer, people[0]):
            seen = person.view(match)
            if seen["position"]["legal"] and not plays_card(seen):
                person.act(match, luck.choice(seen["position"]["legal"]), seen["ply"])
    expect(moment).to_be_visible()
    return moment


def test_enter_goes_on_wherever_one_has_clicked_in_the_log(server: Server, new_page: NewPage) -> None:
    page = new_page(**LIVELY)
    moment = brought_to_a_moment(server, page)
    for place in (".log .livename", ".log p"):
        go = moment.get_by_role("button", name="Continue")
        expect(go).to_be_visible()
        headline = moment.locator("h2").inner_text()
        page.locator(place).last.click()
        expect(go).not_to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".moment h2").filter(has_text=headline)).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("w")


def last_answer(seed: int) -> tuple[Journal, tuple[int, int], list[int]]:
    """A random game before its last answer, that answer, and the VP from then on as they change."""
    journal = Journal(EUROPE_IN_TURMOIL, EUROPE_IN_TURMOIL.options(), seed.to_bytes(32))
    *_, before = [g.clone() for g in played_at_random(journal, seed)]
    seat, action = journal.actions.pop()
    seen = [stage.position["board"] for stage in stages(before, seat, seat, action)]
    before.log = None
    points = [before.see(seat)["vp"], *(board["vp"] for board in seen)]
    before.play(seat, action)
    points.append(before.see(seat)["vp"])
    return journal, (seat, action), [now for now, was in zip(points, [None, *points], strict=False) if now != was]


def test_regions_are_scored_one_by_one(new_page: NewPage) -> None:
    """The last answer of a match scores every region: each step has the VP as they stand then."""
    journal, (seat, action), points = last_answer(208)
    assert len(set(points)) > 4
    page = new_page(**LIVELY)
    page.goto("/workshop")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ moments: 'line' }))")
    match = call(page, "/matches/import", journal.export())["id"]
    sit(page, match)
    marker = page.locator(".eit-vp-marker text")

    def now() -> list[int]:
        """The VP as the track shows them, whoever has them."""
        return [abs(int(marker.text_content() or "0"))]

    names = journal.game.seats(journal.options)
    body = {"action": journal.game.actions.name(action), "ply": len(journal.actions), "seat": names[seat]}
    seen = now()
    assert page.request.post(f"/api/matches/{match}/actions", data=body).ok
    expect(directing(page)).to_be_visible()
    page.keyboard.press(" ")
    for _ in range(30):
        if not page.locator("main.table.watching").count():
            break
        seen += now() if now() != seen[-1:] else []
        watch_next(page)
    expect(page.locator("main.table:not(.watching)")).to_be_attached()
    seen += now() if now() != seen[-1:] else []
    assert seen == [abs(vp) for vp in points]


def test_after_a_break_the_last_turn_is_offered(server: Server, new_page: NewPage, watch: Watch) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED")
    page = new_page(**LIVELY)
    match, _, other, luck = opposite(server, page)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Your moves are saved.")
    turn_of(other, match, luck)
    page.context.set_offline(False)
    offer = page.locator(".stage .offer")
    expect(offer).to_contain_text("Since your last move")
    expect(page.locator("main.table.watching")).to_have_count(0)
    offer.get_by_role("button", name="Watch").click()
    expect(directing(page)).to_be_visible()
    # A press on the board ends the present step, and nothing else happens.
    page.locator(".viewport").click(position={"x": 5, "y": 5})
    expect(page.locator(".spottip")).to_have_count(0)


def test_the_log_is_grouped_found_in_and_copied(server: Server, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match, _me, other, luck = opposite(server, page)
    turn_of(other, match, luck)
    plays = page.locator(".log .play")
    expect(plays.last.locator("h5")).to_be_visible()
    card = plays.last.locator("h5 .livename")
    name = card.inner_text()
    card.click()
    expect(page.locator(".explained")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type(name[:8])
    expect(plays.filter(has_not_text=name[:8])).to_have_count(0)
    expect(plays).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#log-find")).to_have_value("")
    page.get_by_role("button", name="Copy").click()
    text = page.evaluate("navigator.clipboard.readText()")
    assert name in text
    assert "\ue000" not in text
    # A chapter folds and unfolds.
    head = page.locator(".log .chapter button").last
    head.click()
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(plays).to_have_count(0)
    head.click()
    expect(plays.last).to_be_visible()
    # A name of a place shows it on the board.
    place = page.locator(".log p [data-shows^='space:']").last
    place.hover()
    expect(page.locator(".board-marks .ring.pointed")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [at_night(1440, 900), (1366, 650), at_night(1024, 768), (390, 844)])
def test_the_board_keeps_its_size_and_everything_its_room(
    server: Server, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(**LIVELY, viewport={"width": width, "height": height}, locale="fr" if width == 1366 else "en")
    match, _, other, luck = opposite(server, page)
    before = page.locator(".viewport").bounding_box()
    turn_of(other, match, luck)
    expect(directing(page)).to_be_visible()
    # On a phone the sheet below the board falls and rises with what is asked.
    assert width < 640 or page.locator(".viewport").bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.locator("main.table:not(.watching)")).to_be_visible()
    assert width < 640 or page.locator(".viewport").bounding_box() == before
    assert width < 640 or page.locator("#hand .slot").first.is_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    if width > 640:
        expect(page.locator(".log")).to_be_visible()
        page.wait_for_function("document.querySelector('.log')?.getBoundingClientRect().height > 90")
        replay = page.locator(".scrub").bounding_box()
        assert replay is not None
        assert replay["y"] + replay["height"] <= height


TABLES = {
    "realpolitik": ["austria", "france", "prussia", "italy"],
    "europe-divided": ["europe", "russia"],
    "versailles-1919": ["one", "two", "three", "four"],
}


@pytest.mark.parametrize("game", TABLES)
def test_bots_of_every_game_wait_for_their_audience(new_page: NewPage, watch: Watch, game: str) -> None:
    """Somebody plays against bots: what those do is played, with its card or action on stage, and told by plays."""
    # The page answers a formality by itself, perhaps at the moment in which it is answered here.
    watch.allow("409")
    page = new_page(**LIVELY)
    seats = {seat: {"kind": "bot" if i else "me"} for i, seat in enumerate(TABLES[game])}
    match = call(page, "/matches", {"game": game, "seats": seats})["id"]
    page.goto(f"/table/{match}")
    luck = random.Random(3)
    watching = page.locator("main.table.watching .prompt.directing")
    for _ in moments():
        act_by_chance(page, match, luck)
        if watching.count() and page.locator(".stage .staged-card").count():
            break
    expect(watching.locator("strong")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".log .play h5").first).to_be_visible()
    # The log is drawn anew while the bots play on: its lines at one moment at which it has some.
    told = page.wait_for_function(LINES).json_value()
    assert not [line for line in told if "story-" in line or "undefined" in line]
