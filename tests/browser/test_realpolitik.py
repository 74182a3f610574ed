"""Realpolitik in a browser: the board against the position of the rules, sealed choices, talk, and play with bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chancellery.engine.outlook import outlook
from chancellery.engine.rng import Rng, key_from
from chancellery.games.realpolitik.board import BORDER_IDS, CONTENT, ENTERABLE, NOUNS, POWER_OF
from chancellery.games.realpolitik.state import Realpolitik
from tests.browser.axe import serious
from tests.browser.hits import expect_on_top
from tests.browser.playing import PATIENCE_MS, become, call, lay, ply, sit, unfold, wait_for_turn, watch_next
from tests.browser.prompts import question
from tests.browser.realpolitik import (
    POWERS,
    Position,
    Traffic,
    asked,
    choose,
    click,
    distances,
    foes,
    label,
    press,
    prose,
    reached,
    seen,
    territory,
)
from tests.nightly import at_night
from tests.web.serving import Person, Server

NewPage = Callable[..., Page]
MANY = 14
# Far more than it takes: the bots seek allies and fights too.
MOST = 250


def moving(g: Realpolitik) -> bool:
    return g.turn >= 4 and asked(g) == "move-generals" and max(g.ally) >= 0


def moving_with_an_ally(g: Realpolitik) -> bool:
    return moving(g) and g.ally[g.waiting[0]] >= 0


def laying_with_an_ally(g: Realpolitik) -> bool:
    return g.turn >= 4 and asked(g) == "lay-card" and g.ally[g.waiting[0]] >= 0


def at_the_border(g: Realpolitik) -> bool:
    """Whoever moves has come next to somebody to fight."""
    if g.turn < 2 or asked(g) != "move-generals":
        return False
    position = g.view(g.waiting[0])
    far = distances(foes(position["board"], position["seat"] or ""))
    return any(action.startswith("march ") and far[action.split()[1]] == 1 for action in position["legal"])


def fighting(g: Realpolitik) -> bool:
    """Cards of both sides lie face down, and one lies open."""
    if asked(g) != "play-card" or not any(g.face_up):
        return False
    hidden = {POWER_OF[general] for general, up in zip(g.committed_to, g.face_up, strict=True) if not up}
    return g.waiting[0] in hidden and len(hidden) > 1


def deciding(g: Realpolitik) -> bool:
    """One of the cards wins whatever comes, and another does not yet."""
    if asked(g) != "play-card":
        return False
    told = outlook(g, g.waiting[0], Rng(key_from("cards")))
    found = {change["cards"]["outcome"] for name, change in told.items() if name.startswith("play ")}
    return found == {"won", "open"}


def planning(g: Realpolitik) -> bool:
    return asked(g) == "plan-further"


def asking_leave(g: Realpolitik) -> bool:
    return asked(g) == "allow-move"


def striking(g: Realpolitik) -> bool:
    return asked(g) == "choose-target-card"


def laying_rails(g: Realpolitik) -> bool:
    return asked(g) == "place-free-trains"


def beginning(g: Realpolitik) -> bool:
    return asked(g) == "lay-card"


def about_to_ally(g: Realpolitik) -> bool:
    return alliance_by(g) is not None


def alliance_by(g: Realpolitik) -> tuple[str, list[str]] | None:
    """An answer that makes an alliance at once, and the pair."""
    seat = g.waiting[0]
    for action, name in zip(g.legal(seat), g.view(seat)["legal"], strict=True) if len(g.waiting) == 1 else ():
        if name.startswith("entreat "):
            after = g.clone()
            after.play(seat, action)
            if g.ally[seat] < 0 <= after.ally[seat]:
                return name, [POWERS[power] for power in sorted((seat, after.ally[seat]))]
    return None


# --- the board ---


def test_the_board_shows_every_piece(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    board = position.board
    for one in board["generals"]:
        piece = page.locator(f'.rp-general.rp-{one["power"]}[data-general="{one["general"]}"]')
        expect(piece.locator("text")).to_have_text(str(one["units"]))
        expect(piece.locator(".unit")).to_have_count(one["units"])
        name = prose().text(f"general-{one['general']}")
        where = prose().form(f"territory-{one['territory']}", "loc")
        expect(piece.locator("[data-thing]")).to_have_attribute("aria-label", re.compile(f"^{name}, {where}, "))
    expect(page.locator(".rp-general")).to_have_count(len(board["generals"]))
    tokens = page.locator(".rp-garrisons [data-garrison]:has(.token)")
    held = tokens.evaluate_all("all => all.map((one) => [one.dataset.garrison, one.getAttribute('class')])")
    assert dict(held) == {where: f"rp-{power}" for where, power in board["garrisons"].items()}
    trains = page.locator(".rp-train:not(.ghost)").evaluate_all("all => all.map((one) => one.dataset.border)")
    assert set(trains) == set(board["trains"])
    expect(page.locator(".rp-lanes .lane")).to_have_count(len(CONTENT.lanes))


def test_whoever_holds_foreign_land_shows_by_colour_and_lines(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    foreign = {
        f"{where} {power}"
        for where, power in position.board["control"].items()
        if CONTENT.territories[where].owner != power
    }
    assert foreign
    shown = page.locator(".rp-held").evaluate_all("all => all.map((one) => one.dataset.held)")
    assert set(shown) == foreign


def test_legal_targets_are_marked(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    targets = position.things("territory")
    assert 0 < len(targets) <= MANY
    legal = page.locator(".board use.rp-press.legal").evaluate_all("all => all.map((one) => one.dataset.thing)")
    assert {str(thing).removeprefix("territory:") for thing in legal} == targets
    expect(page.locator(".rp-ring .target")).to_have_count(len(targets))
    for where in targets:
        expect(territory(page, where)).to_have_attribute("aria-label", re.compile("can be chosen"))


def test_a_train_is_laid_where_its_outline_is(page: Page) -> None:
    position = reached(laying_rails)
    position.open(page)
    sites = position.things("border")
    ghosts = page.locator(".rp-train.ghost.legal").evaluate_all("all => all.map((one) => one.dataset.border)")
    assert set(ghosts) == sites
    assert set(BORDER_IDS) > sites
    site = min(sites)
    click(page, f"train {site}", position.view)
    expect(page.locator(f'.rp-train:not(.ghost)[data-border="{site}"]')).to_have_count(1)


def test_a_territory_says_why(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    one = next(one for one in position.board["generals"] if one["power"] == POWERS[position.seat])
    record = CONTENT.territories[one["territory"]]
    label = territory(page, one["territory"]).get_attribute("aria-label") or ""
    assert label.startswith(prose().text(f"territory-{one['territory']}") + ", ")
    assert f"{'influence' if record.kind == 'disputed' else 'money'} {record.value}" in label
    press(page, one["territory"])
    expect(page.locator(".spottip")).to_contain_text(prose().text(f"general-{one['general']}"))
    expect(page.locator(".spottip")).to_contain_text("before support and cards")


def test_the_general_on_the_move_stands_out(page: Page) -> None:
    position = reached(planning)
    position.open(page)
    prompt = position.view["prompt"]
    assert prompt is not None
    args = prompt["args"]
    mover = page.locator(".rp-general:has(.moving-ring)")
    expect(mover).to_have_count(1)
    where = next(
        one["territory"] for one in position.board["generals"] if one["general"] == mover.get_attribute("data-general")
    )
    assert where == args["origin"]["id"]
    expect(page.locator(".rp-way .arrow")).to_have_count(1)
    expect(page.get_by_role("button", name=label("halt"), exact=True)).to_be_visible()


# --- powers and tracks ---


def test_tracks_and_the_diplomatic_web(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    powers = position.board["powers"]
    # Beside the map, not in a tab.
    expect(page.get_by_role("tab", name="Tracks")).to_have_count(0)
    for figure in ("influence", "morale"):
        said = page.locator(f".rp-track.rp-{figure} .run").get_attribute("aria-label") or ""
        for power in POWERS:
            assert f"{prose().text(f'power-{power}')} {powers[power][figure]}" in said
    order = page.locator(".rp-prestige li").all_text_contents()
    names = [prose().text(f"power-{power}") for power in position.board["prestige"]]
    assert [text.strip()[-len(name) :] for text, name in zip(order, names, strict=True)] == names
    pairs = page.locator(".rp-web li").evaluate_all("all => all.map((one) => one.dataset.pair.split(' '))")
    assert len(pairs) == 6
    for one, other, state in pairs:
        assert state == ("alliance" if powers[one]["ally"] == other else "war")
    assert any(state == "alliance" for *_, state in pairs)
    expect(page.locator(".rp-diplomacy li.now")).to_have_count(1)
    page.get_by_role("tab", name="Supply").click()
    for power in POWERS:
        row = page.locator(".more > .rp-supply tbody tr").nth(POWERS.index(power))
        one = powers[power]
        discards = " ".join(map(str, one["discard"])) or "–"
        assert row.locator("td").all_text_contents() == [str(one["tokens"]), str(one["deck"]), discards]
    expect(page.locator(".more > .rp-supply")).to_contain_text(f"{position.board['trains_left']} trains left")


def test_minor_italy_has_a_block_and_a_controller(page: Page) -> None:
    position = reached(lambda g: g.turn >= 1 and g.controller >= 0, 3)
    position.open(page)
    controller = position.board["controller"]
    block = page.locator("[data-minor=italy]")
    expect(block).to_contain_text(f"Minor power, controlled by {prose().text(f'power-{controller}')}")
    expect(page.locator(".pls > div")).to_have_count(4)
    expect(page.locator(f'.rp-web li[data-pair="{controller} italy controls"]')).to_have_count(1)


def test_the_hand_says_what_cards_do_and_four_are_told_in_the_order_in_which_they_count(page: Page) -> None:
    position = reached(laying_with_an_ally)
    page.goto("/rules")
    match = position.with_bots(page)
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
    # Actions say what they do, and battle cards are one for each value.
    for card in page.locator("#hand .slot > .rp-action .wide").all():
        assert 1 <= len((card.text_content() or "").split()) <= 5
    battle = page.locator("#hand .slot > .rp-battle .ops").all_text_contents()
    assert len(battle) == len(set(battle)) > 0
    seen = call(page, f"/matches/{match}/view")
    action = next(name for name in seen["position"]["legal"] if name.startswith("lay "))
    answer = {"action": action, "ply": seen["ply"], "seat": seen["seat"]}
    assert page.request.post(f"/api/matches/{match}/actions", data=answer).ok
    # All four are told at once, in the order in which they are carried out, each with what it comes to.
    expect(page.locator(".log")).to_contain_text("Action cards revealed")
    log = call(page, f"/matches/{match}/log")
    told = [e for entry in log for e in entry["data"].get("events", []) if e["event"] == "action-revealed"][-4:]
    order = ("taxation", "gain_influence", "mobilisation", "dispatch", "movement")
    assert len({one["power"] for one in told}) == len(POWERS)
    told.sort(key=lambda one: one["place"])
    assert [one["place"] for one in told] == [1, 2, 3, 4]
    assert [one["action_card"] for one in told] == sorted((one["action_card"] for one in told), key=order.index)
    assert all(one["brings"] >= 0 for one in told)


@pytest.mark.parametrize("size", [(1440, 900), at_night((390, 844))])
def test_four_action_cards_are_turned_up_as_four_cards(new_page: NewPage, size: tuple[int, int]) -> None:
    """All at once and whole, each with its power and what it comes to, the one that counts first at the left."""
    page = new_page(directed=True, viewport={"width": size[0], "height": size[1]})
    position = reached(laying_with_an_ally)
    page.goto("/rules")
    match = position.with_bots(page)
    sit(page, match)
    expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)
    seen = call(page, f"/matches/{match}/view")
    action = next(name for name in seen["position"]["legal"] if name.startswith("lay "))
    answer = {"action": action, "ply": seen["ply"], "seat": seen["seat"]}
    assert page.request.post(f"/api/matches/{match}/actions", data=answer).ok
    cards = page.locator(".turnedup li")
    expect(cards).to_have_count(len(POWERS), timeout=PATIENCE_MS)
    page.keyboard.press(" ")
    log = call(page, f"/matches/{match}/log")
    told = [e for entry in log for e in entry["data"].get("events", []) if e["event"] == "action-revealed"][-4:]
    told.sort(key=lambda one: one["place"])
    assert [card.locator("b").inner_text() for card in cards.all()] == [
        prose().text(f"action_card-{one['action_card']}") for one in told
    ]
    for card, one in zip(cards.all(), told, strict=True):
        expect(card.locator("h3")).to_contain_text(prose().text(f"power-{one['power']}"))
        expect(card.locator("p")).not_to_be_empty()
        expect(card).to_be_in_viewport(ratio=1)
        expect_on_top(card)
    # Nothing of a card is cut off.
    cut = """all => all
      .map((one) => [one.textContent, one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])
      .filter(([, wide, high]) => wide > 1 || high > 1)"""
    assert page.locator(".turnedup :is(li, h3, b, p)").evaluate_all(cut) == []


@pytest.mark.parametrize("size", [(1440, 900), at_night((390, 844))])
def test_a_turn_that_one_answer_carries_out_is_told_on_the_board_of_each_step(
    server: Server, new_page: NewPage, size: tuple[int, int]
) -> None:
    """The last card that is laid brings all incomes and a new turn: at the first step nothing of that is seen yet."""
    page = new_page(directed=True, viewport={"width": size[0], "height": size[1]})
    match, people = four_people(server)
    become(page, people["france"])
    sit(page, match)
    header, figures = page.locator("header.top h1"), page.locator(".pls > div .k, header.top .gauges")
    expect(header).to_contain_text("Turn 1")
    before = figures.all_inner_texts()
    assert before
    for power, card in zip(POWERS, ("gain_influence", "taxation", "taxation", "taxation"), strict=True):
        people[power].act(match, f"lay {card}", people[power].view(match)["ply"])
    expect(page.locator(".turnedup li")).to_have_count(len(POWERS), timeout=PATIENCE_MS)
    page.keyboard.press(" ")
    # The present is the next turn, and what is seen is the one in which the cards are turned up.
    assert people["france"].view(match)["position"]["board"]["turn"] == 2
    expect(header).to_contain_text("Turn 1")
    assert figures.all_inner_texts() == before
    if size[0] > 640:
        for power, name in zip(POWERS, ("Gain Influence", "Taxation", "Taxation", "Taxation"), strict=True):
            expect(page.locator(f'[data-laid="{power} shown"]')).to_contain_text(name)
    # Step by step it comes to what it is now.
    seen = [before]
    for _ in range(10):
        if not page.locator("main.table.watching").count():
            break
        watch_next(page)
        if figures.all_inner_texts() != seen[-1]:
            seen.append(figures.all_inner_texts())
    page.keyboard.press("Escape")
    expect(header).to_contain_text("Turn 2")
    assert figures.all_inner_texts() == seen[-1] != before


def scored_together() -> Callable[[Realpolitik], bool]:
    """Whether the last action has brought influence to two powers at once."""
    before: list[int] = []

    def risen(g: Realpolitik) -> bool:
        gains = [now > then for now, then in zip(g.influence, before, strict=False)]
        before[:] = g.influence
        return g.ply > 0 and sum(gains) > 1

    return risen


def test_influence_is_told_power_by_power(page: Page) -> None:
    """It is what one wins by: nobody's points are lost in a sentence about somebody else's."""
    page.goto("/rules")
    match = reached(scored_together()).with_bots(page)
    sit(page, match)
    unfold(page)
    log = call(page, f"/matches/{match}/log")
    gains = [[e for e in entry["data"].get("events", []) if e["event"] == "influence-gained"] for entry in log]
    assert max(map(len, gains)) > 1
    told = page.locator(".log p").filter(has_text=re.compile(r"gains \d+ influence")).all_inner_texts()
    assert len(told) == sum(map(len, gains))


# --- consent and battles ---


def test_an_ally_is_asked_and_may_answer_for_good(page: Page) -> None:
    position = reached(asking_leave)
    position.open(page)
    expect(page.locator(".prompt .q strong")).to_contain_text("Allow a move")
    buttons = page.locator(".prompt .a button:not(.quiet)").all_text_contents()
    assert buttons == ["Allow this move", "Refuse it"]
    expect(page.locator(".rp-ring .chosen")).not_to_have_count(0)
    panel = page.locator(".rp-permits")
    grants = [action for action in position.legal if action.startswith("permit ")]
    assert panel.locator("button:not(:disabled)").count() == len(grants)
    before = ply(page)
    panel.get_by_role("button", name=label("permit enter_always")).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Entering my territories: always")


def test_a_standing_permission_is_changed_whoever_is_asked(page: Page) -> None:
    """It answers no question: whoever was asked is asked still (R35). What an alliance means stands beside it."""
    position = reached(moving_with_an_ally)
    position.open(page)
    panel = page.locator(".rp-permits")
    panel.locator("summary").click()
    expect(panel.locator("button:not(:disabled)")).to_have_count(len(position.view["asides"]))
    before, asking = ply(page), page.locator(".prompt .q strong").text_content()
    panel.get_by_role("button", name=label("permit stay_never")).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    expect(page.locator(".prompt .q strong")).to_have_text(asking or "")
    expect(page.locator(".log")).to_contain_text("Staying in my home when we ally: never")


@pytest.mark.parametrize("width", [at_night(1440), 390])
def test_each_battle_card_says_what_it_would_come_to(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 844}, **({"has_touch": True} if width < 400 else {}))
    position = reached(deciding)
    position.open(page)
    match = page.url.rpartition("/")[2]
    told = call(page, f"/matches/{match}/view?seat={position.view['seat']}")["position"]["outlook"]
    for name in (name for name in position.legal if name.startswith("play ")):
        cards = told[name]["cards"]
        slot = page.locator(f'#hand [data-thing="battle:{name.split()[1]}"]')
        expected = "you win whatever comes" if cards["outcome"] == "won" else f"{cards['own']} against {cards['other']}"
        expect(slot).to_have_attribute("aria-label", re.compile(expected))
        if cards["outcome"] == "won":
            expect(slot.locator(".slim")).to_have_text("wins")
            slot.hover() if width > 400 else slot.tap()
            expect(page.locator(".raised .comes, .opencard .comes")).to_have_text("you win whatever comes")
            page.keyboard.press("Escape")


def test_a_battle_shows_both_sides_and_hides_what_lies_face_down(page: Page) -> None:
    position = reached(fighting)
    position.open(page)
    battle = position.board["battle"]
    panel = page.locator(".rp-fight")
    expect(panel.locator("h2")).to_contain_text(prose().form(f"territory-{battle['territory']}", "loc"))
    for side in ("attack", "defence"):
        figures = panel.locator(f".rp-column.{side} dd").all_text_contents()
        assert figures == [str(battle["sides"][side][figure]) for figure in ("base", "shown")]
    hidden = 0
    for one in battle["generals"]:
        pile = panel.locator(f'[data-pile="{one["general"]}"] .rp-played:not(.free)')
        expect(pile).to_have_count(len(one["cards"]))
        shown = pile.evaluate_all("all => all.map((one) => one.textContent)")
        assert shown == [str(card["value"] or "") for card in one["cards"]]
        expect(panel.locator(f'[data-pile="{one["general"]}"] .back')).to_have_count(shown.count(""))
        hidden += shown.count("")
    assert hidden
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("closed")
    expect(page.locator(".chat form")).to_have_count(0)


def test_a_card_is_struck_by_clicking_it(page: Page) -> None:
    position = reached(striking)
    position.open(page)
    targets = page.locator(".rp-played button.target")
    expect(targets).to_have_count(len(position.legal))
    before = ply(page)
    targets.first.click()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


# --- people ---


def four_people(server: Server) -> tuple[str, dict[str, Person]]:
    people = {power: server.person() for power in POWERS}
    wish = {"game": "realpolitik", "options": {"players": 4}, "seats": {"france": {"kind": "me"}}}
    match = str(people["france"].post("/matches", wish)["id"])
    for power in POWERS:
        if power != "france":
            people[power].post(f"/matches/{match}/join", {"seat": power})
    return match, people


def state_of(page: Page, power: str) -> str:
    laid = page.locator(f'[data-laid^="{power} "]')
    return (laid.get_attribute("data-laid") or "").partition(" ")[2]


def test_sealed_cards_are_seen_as_laid_and_not_what_they_are(server: Server, page: Page) -> None:
    match, people = four_people(server)
    become(page, people["france"])
    traffic = Traffic(page)
    sit(page, match)
    assert {state_of(page, power) for power in POWERS} == {"choosing"}
    click(page, "lay movement")
    expect(page.locator('[data-laid="france own"]')).to_contain_text("Movement")
    card = page.locator('#hand .slot > [data-thing="lay:movement"]')
    expect(card).to_have_attribute("aria-label", re.compile("You can change it until everyone has chosen"))
    people["austria"].act(match, "lay gain_influence", people["austria"].view(match)["ply"])
    expect(page.locator('[data-laid="austria hidden"]')).to_contain_text("played, hidden")
    assert state_of(page, "prussia") == "choosing"
    ours = traffic.told()
    assert "gain_influence" not in re.sub(r'"ready": ?\[[^]]*\]|"legal": ?\[[^]]*\]', "", ours)

    page.get_by_role("button", name="Take it back").or_(page.locator(".prompt .sealed ~ button")).first.click()
    expect(page.locator('[data-laid="france choosing"]')).to_be_visible()
    click(page, "lay dispatch")
    expect(page.locator('[data-laid="france own"]')).to_contain_text("Dispatch")
    for power, laid in (("prussia", "movement"), ("italy", "taxation")):
        people[power].act(match, f"lay {laid}", people[power].view(match)["ply"])
    for power, name in zip(POWERS, ("Gain Influence", "Dispatch", "Movement", "Taxation"), strict=True):
        expect(page.locator(f'[data-laid="{power} shown"]')).to_contain_text(name)


def test_a_private_note_reaches_its_addressee_alone(server: Server, new_page: NewPage) -> None:
    match, people = four_people(server)
    pages = {power: new_page() for power in ("france", "prussia", "austria")}
    traffic = {power: Traffic(page) for power, page in pages.items()}
    for power, page in pages.items():
        become(page, people[power])
        sit(page, match)
        page.get_by_role("tab", name="Chat").click()
    form = pages["france"].locator(".chat form")
    form.get_by_role("combobox").select_option("prussia")
    form.get_by_role("textbox").fill("Rheinland for Bohemia?")
    form.get_by_role("button").click()
    expect(pages["prussia"].locator(".chat .said")).to_contain_text("Rheinland for Bohemia?")
    form.get_by_role("combobox").select_option("")
    form.get_by_role("textbox").fill("Peace to all.")
    form.get_by_role("button").click()
    for page in pages.values():
        expect(page.locator(".chat .said")).to_contain_text("Peace to all.")
    expect(pages["austria"].locator(".chat .said")).not_to_contain_text("Rheinland")
    assert "Rheinland for Bohemia" in traffic["prussia"].told()
    assert "Rheinland for Bohemia" not in traffic["austria"].told()
    assert "Peace to all" in traffic["austria"].told()


def test_a_time_for_talk_counts_down_until_all_are_ready(server: Server, page: Page) -> None:
    people = {power: server.person() for power in POWERS[:3]}
    pace = {"kind": "live", "seconds": 3600}
    match = str(
        people["austria"].post("/matches", {"game": "realpolitik", "options": {"players": 3}, "pace": pace})["id"]
    )
    for power in ("france", "prussia"):
        people[power].post(f"/matches/{match}/join", {"seat": power})
    become(page, people["austria"])
    sit(page, match)
    expect(page.locator(".prompt")).to_contain_text("Negotiate")
    expect(page.locator(".prompt .within .fig")).to_have_text(re.compile(r"2:5\d"))
    expect(page.locator(".pls .clock .fig").first).to_have_text("1:00:00")
    people["france"].act(match, "ready", people["france"].view(match)["ply"])
    expect(page.locator('[data-laid="france hidden"]')).to_have_text("ready")
    expect(page.locator('[data-laid="prussia choosing"]')).to_have_text("negotiating")
    page.get_by_role("button", name="End my negotiation").click()
    expect(page.locator('[data-laid="austria hidden"]')).to_have_text("ready")
    expect(page.locator(".prompt .within")).to_be_visible()
    people["prussia"].act(match, "ready", people["prussia"].view(match)["ply"])
    expect(page.locator(".prompt")).to_contain_text("Offer an alliance to a power, or to Italy?")
    expect(page.locator(".prompt .within")).to_have_count(0)


# --- with bots ---


def with_bots(page: Page, me: str, players: int) -> str:
    seats = {power: {"kind": "me"} if power == me else {"kind": "bot"} for power in POWERS[:players]}
    match = lay(page, game="realpolitik", seats=seats, options={"players": players})
    sit(page, match)
    return match


def test_an_alliance_is_made_by_a_click(page: Page) -> None:
    position = reached(about_to_ally)
    position.open(page)
    g = position.journal.replay()
    assert isinstance(g, Realpolitik)
    found = alliance_by(g)
    assert found is not None
    action, pair = found
    click(page, action, position.view)
    expect(page.locator(f'.rp-web li[data-pair="{pair[0]} {pair[1]} alliance"]')).to_be_visible()
    # And as a chip in both rows.
    for one, other in (pair, pair[::-1]):
        expect(page.locator(f'.pls .rp-ally[data-ally="{one} {other}"]')).to_be_visible()
    expect(page.locator(".log")).to_contain_text("have offered each other an alliance: they are allies.")


def test_one_person_and_three_bots_come_to_a_battle(page: Page) -> None:
    position = reached(at_the_border)
    me = position.view["seat"] or ""
    match = position.with_bots(page)
    sit(page, match)
    offers = 0
    fought = decided = False
    for _ in range(MOST):
        assert wait_for_turn(page)
        position = seen(page, match, me)
        action = choose(position, offers)
        offers += action.startswith("entreat ")
        if action.startswith("play"):
            fought = True
            expect(page.locator(".rp-fight")).to_be_visible()
            expect(page.locator(".rp-fight .mine")).to_have_text("Your turn")
        click(page, action, position)
        if fought and not position["board"]["battle"]:
            decided = True
            break
    assert (fought, decided) == (True, True)
    page.get_by_role("tab", name="Log").click()
    unfold(page)
    expect(page.locator(".log")).to_contain_text(re.compile(r"Battle in .*: \d+ to \d+\."))


def test_news_of_a_battle_can_be_closed(page: Page) -> None:
    """What the bots fought out is told to whoever comes to decide again."""
    match = with_bots(page, "france", 4)
    report = page.locator(".rp-report")
    for _ in range(MOST):
        assert wait_for_turn(page)
        if report.count():
            break
        position = seen(page, match, "france")
        click(page, choose(position, 0), position)
    told = seen(page, match, "france")["board"]["reports"][0]
    expect(report).to_contain_text(f"{told['attack']} against {told['defence']}.")
    shown = (
        report.locator("article").first.locator(".rp-shown b").evaluate_all("all => all.map((b) => b.firstChild.data)")
    )
    assert sorted(shown) == sorted(str(card["value"]) for card in told["cards"])
    report.get_by_role("button", name="Close").click()
    expect(report).to_have_count(0)


def test_three_players_and_minor_italy(page: Page) -> None:
    match = with_bots(page, "austria", 3)
    expect(page.locator("[data-minor=italy]")).to_contain_text("Minor power")
    verbs = set()
    for turn in range(14):
        assert wait_for_turn(page)
        position = seen(page, match, "austria")
        action = choose(position, turn)
        verbs.add(action.split()[0])
        click(page, action, position)
    assert {"entreat", "lay"} <= verbs
    controller = call(page, f"/matches/{match}/view?seat=austria")["position"]["board"]["controller"]
    said = "under nobody" if controller == "none" else f"controlled by {prose().text(f'power-{controller}')}"
    expect(page.locator("[data-minor=italy]")).to_contain_text(said)


# --- languages, widths, other ways to read ---


def test_the_board_speaks_french(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    position = reached(moving)
    position.open(page)
    for where in position.things("territory"):
        expect(territory(page, where)).to_have_attribute(
            "aria-label", re.compile(f"^{prose('fr').text(f'territory-{where}')}, .*cible possible")
        )
    heads = page.locator(".rp-beside h3:visible").all_inner_texts()
    assert heads == ["Influence", "Moral", "Prestige", "Relations diplomatiques", "Piste de diplomatie"]
    assert not re.search(r"\b(At war|Influence: )", page.locator("main").inner_text())


def test_at_the_width_of_a_phone_a_tap_looks_and_a_second_acts(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    position = reached(planning)
    position.open(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    go = next(name for name in position.legal if name.split()[0] in ("go", "garrison"))
    where = go.split()[1]
    box = page.locator(f'.rp-title[data-name="{where}"] .name').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = ply(page)
    page.locator(".prompt .walker").get_by_role("button", name=label(go)).tap()
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()
    for tab in ("Tracks", "Players", "Log", "Chat"):
        page.get_by_role("tab", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_text_view_tells_what_the_board_shows(page: Page) -> None:
    position = reached(moving)
    position.open(page)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    rows = page.locator(".textview tr[data-row^='territory:']").evaluate_all(
        """rows => rows.map((row) => [row.dataset.row.slice(10), [...row.cells].map((cell) => cell.textContent),
          row.querySelectorAll("button").length])"""
    )
    assert len(rows) == len(ENTERABLE)
    for where, cells, buttons in rows:
        holder = position.board["control"].get(where)
        assert cells[0] == prose().text(f"territory-{where}")
        assert cells[2] == ("–" if holder is None else prose().text(f"power-{holder}"))
        armies = [one["general"] for one in position.board["generals"] if one["territory"] == where]
        assert all(prose().text(f"general-{general}") in cells[4] for general in armies)
        assert buttons == sum(name.partition(" ")[2] == where for name in position.legal)
    before = ply(page)
    page.locator(".textview td button").first.click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()


@pytest.mark.parametrize("wanted", [at_night(beginning), at_night(moving), fighting, asking_leave])
def test_axe_finds_nothing_serious(page: Page, wanted: Any) -> None:
    reached(wanted).open(page)
    assert serious(page) == []


def test_the_keyboard_is_enough(page: Page) -> None:
    position: Position = reached(moving)
    position.open(page)
    page.keyboard.press("l")
    focused = page.evaluate("document.activeElement.dataset.thing")
    kind, _, where = focused.partition(":")
    assert kind == "territory"
    assert where in NOUNS.ids["territory"]
    expect(page.locator(".rp-ring .focus")).to_have_count(1)
    page.keyboard.press("Enter")
    before = ply(page)
    actions = [name for name in position.legal if name.partition(" ")[2] == where]
    if len(actions) > 1:
        page.keyboard.press("Tab")
        page.locator(".spottip").get_by_role("button").first.press("Enter")
    expect(page.locator(f"main.table:not([data-ply='{before}'])")).to_be_visible()


# Names of the map on which a price lies.
PRICED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const prices = [...document.querySelectorAll(".chips rect")].map(box);
  const hidden = [...document.querySelectorAll(".rp-title .name")].filter((name) =>
    prices.some((price) => shared(box(name), price) > 8));
  return { prices: prices.length, hidden: hidden.map((name) => name.textContent) };
}"""


def test_prices_stand_beside_names_and_answers_do_not_move_the_map(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/workshop")
    sit(page, call(page, "/matches/import", question("realpolitik", "purchase"))["id"])
    expect(page.locator(".chips rect").first).to_be_visible()
    priced = page.evaluate(PRICED)
    assert priced["prices"] > 4
    assert priced["hidden"] == []
    # A bar of one row and one of two: the map is as large as before, and where it was.
    bar, paris = page.locator(".prompt"), page.locator('.board [data-thing="territory:paris"]')
    page.locator('.board [data-thing="territory:wien"]').click(position={"x": 12, "y": 30})
    expect(page.locator(".prompt.no")).to_be_visible()
    low, before = bar.bounding_box(), paris.bounding_box()
    page.get_by_role("button", name="Back to the question").click()
    expect(page.locator(".prompt.many")).to_be_visible()
    high = bar.bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > low["height"] + 20
    assert paris.bounding_box() == pytest.approx(before, abs=1)
