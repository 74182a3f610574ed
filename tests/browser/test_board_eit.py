"""The board of Europe in Turmoil in a browser, held against the position that the rules have."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from chancellery.engine.journal import Journal
from chancellery.engine.prose import Prose
from chancellery.games.europe_in_turmoil.board import CONTENT, FOLDER, NOUNS
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.browser.playing import PATIENCE_MS, ply
from tests.nightly import at_night

MANY = 14
SIDES = ("liberal", "authoritarian")
IMPORT = """async (file) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/matches/import", { method: "POST", headers, body: JSON.stringify(file) });
  return (await answer.json()).id;
}"""

Test = Callable[[Turmoil], bool]


class Position:
    """A position that random play comes to, and what the seat sees that has to decide."""

    def __init__(self, wanted: Test) -> None:
        g = next(found for seed in range(100) if (found := self.play(wanted, seed)) is not None)
        self.seat = g.waiting[0]
        self.view = g.view(self.seat)
        self.board: Any = self.view["board"]
        self.legal: list[str] = self.view["legal"]

    def play(self, wanted: Test, seed: int) -> Turmoil | None:
        """Play at random until the position is there; None if the game is over before."""
        luck = random.Random(seed)
        self.journal = Journal(EUROPE_IN_TURMOIL, EUROPE_IN_TURMOIL.options(), seed.to_bytes(32))
        g = EUROPE_IN_TURMOIL.new(self.journal.options, self.journal.seed)
        assert isinstance(g, Turmoil)
        while not wanted(g):
            seat = g.waiting[0]
            action = luck.choice(g.legal(seat))
            self.journal.actions.append((seat, action))
            g.play(seat, action)
            if g.outcome is not None:
                return None
        return g

    def open(self, page: Page) -> None:
        page.goto("/")
        match = page.evaluate(IMPORT, self.journal.export())
        page.goto(f"/table/{match}")
        expect(page.locator("main.table[data-mine=true]")).to_be_visible(timeout=PATIENCE_MS)

    def targets(self) -> set[str]:
        return {name.partition(" ")[2] for name in self.legal} & set(CONTENT.spaces)


@cache
def reached(wanted: Test) -> Position:
    return Position(wanted)


def asked(g: Turmoil, verb: str) -> list[str]:
    return [name for name in g.view(g.waiting[0])["legal"] if name.startswith(verb + " ")]


def late(g: Turmoil) -> bool:
    return g.turn >= 3 and bool(asked(g, "operate"))


def few_targets(g: Turmoil) -> bool:
    return g.turn >= 2 and 2 <= len(asked(g, "place")) <= MANY


def many_targets(g: Turmoil) -> bool:
    return g.turn >= 2 and len(asked(g, "check")) > MANY


def an_event_is_blocked(g: Turmoil) -> bool:
    return bool(asked(g, "operate")) and blocked(g.see(g.waiting[0]), g.waiting[0]) is not None


def blocked(board: Any, seat: int) -> Any:
    """A card in hand whose event is not the enemy's and cannot take place."""
    own = ("neutral", NOUNS.id("seat", seat))
    return next(
        (h for h in board["hand"] if h["event"] and h["event"]["why"] and CONTENT.cards[h["card"]].side in own), None
    )


def prose(language: str = "en") -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def plate(page: Page, space: str) -> Locator:
    return page.locator(f'.board [data-thing="space:{space}"]')


def middle(one: Locator) -> tuple[float, float]:
    """Where the centre of something is in the window."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def plates(page: Page) -> dict[str, tuple[str, list[str]]]:
    """Of every plate: what it is called for those who listen, and the support that it shows."""
    found = page.locator(".eit-plate").evaluate_all(
        """plates => plates.map((plate) => [plate.dataset.space,
          plate.querySelector(".press").getAttribute("aria-label"),
          [...plate.querySelectorAll(".slot .figure")].map((figure) => figure.textContent)])"""
    )
    return {space: (label, figures) for space, label, figures in found}


def spaces_with(page: Page, selector: str) -> set[str]:
    return set(page.locator(selector).evaluate_all("plates => plates.map((plate) => plate.dataset.space)"))


def test_a_plate_says_all_that_it_shows(page: Page) -> None:
    position = reached(late)
    position.open(page)
    shown = plates(page)
    words = {"none": "no control", "liberal": "Liberal control", "authoritarian": "Authoritarian control"}
    for space, there in position.board["spaces"].items():
        liberal, authoritarian, control = there["liberal"], there["authoritarian"], there["control"]
        record = CONTENT.spaces[space]
        parts = [
            prose().text(f"space-{space}"),
            f"stability {record.stability}",
            f"Liberal {liberal}, Authoritarian {authoritarian}",
            words[control],
            *(["battleground"] if record.battleground else []),
        ]
        label, figures = shown[space]
        assert label.startswith(", ".join(parts))
        assert figures == [str(n) for n in (liberal, authoritarian) if n]
    expect(plate(page, "united_kingdom")).to_have_attribute("aria-label", "UK, always Liberal")


def test_control_shows_by_hatching_and_emblem(page: Page) -> None:
    position = reached(late)
    position.open(page)
    held = {s: seen["control"] for s, seen in position.board["spaces"].items() if seen["control"] != "none"}
    assert set(held.values()) == set(SIDES)
    emblems = {"liberal": "#i-star", "authoritarian": "#i-crown"}
    for control, emblem in emblems.items():
        assert spaces_with(page, f'.eit-plate.open:has(.emblem[href="{emblem}"])') == {
            s for s in held if held[s] == control
        }
    for side, look in (("liberal", "lib"), ("authoritarian", "aut")):
        shown = spaces_with(page, f".eit-plate.open.{look}:has(.hatch)")
        assert shown == {space for space, control in held.items() if control == side}


def test_spaces_without_support_look_shut(page: Page) -> None:
    position = reached(lambda g: bool(asked(g, "operate")))
    position.open(page)
    assert spaces_with(page, ".eit-plate.closed") == {"norway"}
    assert spaces_with(page, ".eit-plate.gone") == set()
    expect(page.locator(".eit-links .dormant")).to_have_count(1)


def test_the_church_goes_with_its_links(page: Page) -> None:
    position = reached(lambda g: late(g) and "french_catholic_church" not in g.see(0)["spaces"])
    position.open(page)
    assert spaces_with(page, ".eit-plate.gone") == {"french_catholic_church"}
    links = page.locator(".eit-links .casing").get_attribute("d") or ""
    gone = {"norway", "french_catholic_church"} - set(position.board["spaces"])
    pairs = {frozenset((a, b)) for a, record in CONTENT.spaces.items() for b in record.adjacent}
    assert links.count("M") == sum(1 for pair in pairs if not pair & gone)


def test_a_few_targets_stand_out(page: Page) -> None:
    position = reached(few_targets)
    position.open(page)
    assert spaces_with(page, ".eit-plate.legal") == position.targets()
    expect(page.locator(".eit-ring rect.target:not(.casing)")).to_have_count(len(position.targets()))
    expect(page.locator(".eit-plate.faded")).to_have_count(0)
    assert {space for space, (label, _) in plates(page).items() if "can be chosen" in label} == position.targets()


def test_among_many_targets_the_others_fade(page: Page) -> None:
    position = reached(many_targets)
    position.open(page)
    assert spaces_with(page, ".eit-plate.legal") == position.targets()
    assert spaces_with(page, ".eit-plate.faded") == set(CONTENT.spaces) - position.targets()
    expect(page.locator(".eit-ring rect.outline")).to_have_count(len(position.targets()))


def test_a_click_on_a_target_places_support_there(page: Page) -> None:
    position = reached(few_targets)
    position.open(page)
    space = min(position.targets())
    before = ply(page)
    plate(page, space).click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()
    expect(plate(page, space)).to_have_attribute("aria-label", re.compile("last move"))


def test_odds_are_shown_before_a_support_check(page: Page) -> None:
    position = reached(many_targets)
    position.open(page)
    before = ply(page)
    space = min(position.targets())
    plate(page, space).click()
    expect(page.locator(".prompt .odds")).to_be_visible()
    assert ply(page) == before
    expect(page.locator(".eit-ring rect.chosen:not(.casing)")).to_have_count(1)
    changes = page.locator(".prompt .odds > span:not(.of)").evaluate_all("cells => cells.map((c) => c.lastChild.data)")
    assert changes == expected_changes(position, space)
    page.locator(".prompt button.roll").click()
    expect(page.locator(f"main.table[data-ply='{before + 1}']")).to_be_visible()


def expected_changes(position: Position, space: str) -> list[str]:
    """By 6.2.4 and 6.2.5: enemy points go first, then own ones come until control."""
    own, enemy = SIDES[1 - position.seat], SIDES[position.seat]
    record, board = CONTENT.spaces[space], position.board
    holders = [
        CONTENT.spaces[near].permanent_control or board["spaces"].get(near, {"control": "none"})["control"]
        for near in record.adjacent
    ]
    prompt = position.view["prompt"]
    assert prompt is not None
    bonus = prompt["args"]["ops"] + holders.count(own) - holders.count(enemy)
    mine, theirs = board["spaces"][space][own], board["spaces"][space][enemy]
    cells = []
    for die in range(1, 7):
        excess = max(0, die + bonus - 2 * record.stability)
        lost = min(excess, theirs)
        won = max(0, min(excess - lost, record.stability + theirs - lost - mine))
        parts = [f"\N{MINUS SIGN}{lost}" if lost else "", f"+{won}" if won else ""]
        cells.append(" ".join(filter(None, parts)) or "–")
    return cells


def test_a_card_says_why_its_event_is_blocked(page: Page) -> None:
    position = reached(an_event_is_blocked)
    position.open(page)
    held = blocked(position.board, position.seat)
    head = page.locator(f'#hand .slot > [data-thing="card:{held["card"]}"]')
    assert "Event blocked." in (head.get_attribute("aria-label") or "")
    head.hover()
    whole = page.locator(f'#hand .raised > [data-thing="card:{held["card"]}"]')
    expect(whole.locator(".why").last).to_contain_text("Event blocked.")
    expect(whole.get_by_role("button", name="Event:")).to_have_count(0)
    expect(whole.get_by_role("button", name="Operations:")).to_be_visible()


def test_a_card_under_the_pointer_stays_up_when_another_loses_the_focus(page: Page) -> None:
    page.clock.install()
    reached(late).open(page)
    heads = page.locator("#hand .slot > [data-thing]")
    heads.first.focus()
    heads.last.hover()
    whole = page.locator("#hand .slot").last.locator(".raised")
    expect(whole).to_be_visible()
    heads.first.evaluate("card => card.blur()")
    heads.last.focus()
    # Pressed buttons take the focus with them when they go.
    heads.last.evaluate("card => card.blur()")
    # Whatever would let a card fall has come by then.
    page.clock.run_for(1000)
    expect(whole).to_be_visible()


def test_a_card_that_comes_under_a_resting_mouse_stays_down(page: Page) -> None:
    page.clock.install()
    reached(late).open(page)
    heads, raised = page.locator("#hand .slot > [data-thing]"), page.locator("#hand .raised")
    page.mouse.move(*middle(heads.nth(1)))
    page.clock.run_for(1000)
    expect(raised).to_have_count(1)
    page.mouse.move(0, 0)
    page.clock.run_for(1000)
    expect(raised).to_have_count(0)
    # The hand makes room for something else, and another card lies where the mouse rests.
    x, y = middle(heads.first)
    page.mouse.move(x, y - 200)
    page.locator("#hand").evaluate("hand => { hand.style.transform = 'translateY(-200px)'; }")
    expect(page.locator("#hand .slot:hover")).to_have_count(1)
    page.clock.run_for(1000)
    expect(raised).to_have_count(0)
    page.mouse.move(x + 2, y - 200)
    page.clock.run_for(1000)
    expect(raised).to_have_count(1)


def test_a_large_screen_shows_beside_the_map_what_is_in_tabs_elsewhere(page: Page) -> None:
    reached(late).open(page)
    tabs, shelves = page.get_by_role("tab"), page.locator(".shelves")
    expect(tabs).to_have_count(5)
    expect(shelves).to_have_count(0)
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(shelves.get_by_role("heading", level=2)).to_have_text([re.compile("In effect"), "Discard pile"])
    expect(tabs).to_have_text(["Log", "Chat"])
    # A window that is higher for its width has no room to spare.
    page.set_viewport_size({"width": 1920, "height": 1160})
    expect(shelves).to_have_count(0)
    expect(tabs.get_by_text("Discard pile")).to_be_visible()


def test_every_card_of_the_hand_offers_what_is_legal(page: Page) -> None:
    position = reached(late)
    position.open(page)
    cards = page.locator("#hand .slot > .card")
    assert {str(t).removeprefix("card:") for t in cards.evaluate_all("all => all.map((c) => c.dataset.thing)")} == {
        held["card"] for held in position.board["hand"]
    }
    expect(page.locator("#hand .slot > .card .acts button")).to_have_count(len(position.legal))


def test_a_tooltip_answers_why(page: Page) -> None:
    position = reached(late)
    position.open(page)
    seen = position.board["spaces"]
    space = next(s for s, there in seen.items() if there["control"] == "none" and (there[SIDES[0]] or there[SIDES[1]]))
    authoritarian, liberal = seen[space]["authoritarian"], seen[space]["liberal"]
    stability = CONTENT.spaces[space].stability
    plate(page, space).hover()
    lacks = stability - liberal + authoritarian, stability + liberal - authoritarian
    why = f"Control needs a lead of {stability} SP. The Liberal lacks {lacks[0]} SP, the Authoritarian {lacks[1]}."
    expect(page.locator(".spottip")).to_contain_text(why)


def test_the_text_view_tells_what_the_board_shows(page: Page) -> None:
    position = reached(few_targets)
    position.open(page)
    shown = plates(page)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".textview")).to_be_visible()
    rows = page.locator(".textview tr[data-row]").evaluate_all(
        """rows => rows.map((row) => [row.dataset.row, [...row.cells].map((cell) => cell.textContent),
          row.querySelectorAll("button").length])"""
    )
    told = {row.removeprefix("space:"): (cells, buttons) for row, cells, buttons in rows}
    for space, there in position.board["spaces"].items():
        liberal, authoritarian, control = there["liberal"], there["authoritarian"], there["control"]
        cells, buttons = told[space]
        name = prose().text(f"space-{space}")
        holder = "–" if control == "none" else prose().text(f"seat-{control}")
        assert cells[:5] == [name, str(CONTENT.spaces[space].stability), str(liberal), str(authoritarian), holder]
        said = f"{name}, stability {cells[1]}, Liberal {cells[2]}, Authoritarian {cells[3]}"
        assert shown[space][0].startswith(said)
        assert buttons == (space in position.targets())


def test_regions_show_what_a_scoring_would_count(page: Page) -> None:
    position = reached(late)
    position.open(page)
    letters = {"nothing": "–", "presence": "P", "domination": "D", "control": "C"}
    for region, levels in position.board["regions"].items():
        shown = page.locator(f'.eit-region-row[data-region="{region}"] .level .value').all_text_contents()
        assert shown == [letters[levels[side]["level"]] for side in SIDES]


def test_the_board_speaks_french(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="fr-FR")
    position = reached(few_targets)
    position.open(page)
    shown = plates(page)
    for space in position.targets():
        label, _ = shown[space]
        assert label.startswith(
            f"{prose('fr').text(f'space-{space}')}, stabilité {CONTENT.spaces[space].stability}, Libéral"
        )
        assert "cible possible" in label
    expect(page.locator(".eit-panel .title")).to_have_text(["Régions", "Tension", "Grande Guerre"])


@pytest.mark.parametrize("language", [at_night("en"), "fr"])
def test_names_stay_on_their_plates(new_page: Callable[..., Page], language: str) -> None:
    page = new_page(locale={"en": "en-GB", "fr": "fr-FR"}[language])
    reached(late).open(page)
    page.evaluate("document.fonts.ready")
    wide = page.locator(".eit-plate .name").evaluate_all(
        """names => names.map((name) => [name.textContent, name.getBBox()])
          .filter(([, box]) => box.x < 0 || box.x + box.width > 86).map(([name]) => name)"""
    )
    assert wide == []
