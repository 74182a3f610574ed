"""Areas of the map: what they are called, on every shape of the map, and what asks about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import process_time

import pytest

from chancellery.engine.prose import Arg
from chancellery.engine.saves import load, save
from chancellery.games.europe_in_turmoil.board import (
    CARD_SIDE,
    DREADNOUGHT,
    FRENCH_CATHOLIC_CHURCH,
    INDEPENDENT,
    LIBERAL,
    NORWAY,
    NOUNS,
    OPENED,
    REGIONS,
    SCORES,
    SPACES,
    STABILITY_SIDE,
    spaces,
)
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules.areas import (
    AREAS,
    BOSNIA_ANNEXED,
    CONGO_ANNEXED,
    MONARCHY_RESTORED,
    adjacent_independents,
    has_icon,
    in_region,
    region_spaces,
    where,
)
from chancellery.games.europe_in_turmoil.rules.event_play import EVENTS
from chancellery.games.europe_in_turmoil.rules.mobilization import EFFECTS, ExecuteMobilization
from chancellery.games.europe_in_turmoil.rules.naval_race import AdvanceNavy
from chancellery.games.europe_in_turmoil.rules.stability import STABILITY_EFFECTS
from chancellery.games.europe_in_turmoil.rules.support import UNCONTROLLED, AddSupport
from chancellery.games.europe_in_turmoil.rules.turn import EndRound
from chancellery.games.europe_in_turmoil.state import Turmoil
from tests.games.europe_in_turmoil.tables import run

Shape = tuple[int, ...]
SHAPES: list[Shape] = list(product((0, 1), repeat=5))
LINES = [
    line.split(" | ")
    for line in Path(__file__).with_name("areas.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def on(shape: Shape) -> Turmoil:
    """A map of a shape, see areas.txt."""
    g = EUROPE_IN_TURMOIL.new()
    assert isinstance(g, Turmoil)
    gone, norway, *markers = shape
    opened, marked = list(OPENED), list(g.marked)
    opened[FRENCH_CATHOLIC_CHURCH], opened[NORWAY] = 1 - gone, norway
    for marker, lies in zip((BOSNIA_ANNEXED, CONGO_ANNEXED, MONARCHY_RESTORED), markers, strict=True):
        marked[marker] = lies
    g.opened, g.marked = tuple(opened), tuple(marked)
    g.settle()
    return g


def things(words: dict[str, Arg], name: str) -> tuple[int, ...]:
    value = words[name]
    assert isinstance(value, tuple)
    assert isinstance(value[1], tuple)
    return value[1]


def listed(words: dict[str, Arg]) -> str:
    """Words as areas.txt has them."""
    parts = [str(words["where"])]
    for name, kind in (("regions", "region"), ("icons", "icon"), ("names", "space")):
        if found := things(words, name):
            parts.append(f"{name}={','.join(NOUNS.id(kind, thing) for thing in found)}")
    return " ".join(parts)


# --- what areas are called ---


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "".join(map(str, shape)))
def test_areas_are_called_as_ever(shape: Shape) -> None:
    g = on(shape)
    for pattern, words, there in LINES:
        if all(wanted in ("-", str(has)) for wanted, has in zip(pattern, shape, strict=True)):
            assert listed(where(g, spaces(*there.split()))) == words


def meant(g: Turmoil, words: dict[str, Arg]) -> set[int]:
    """The spaces that somebody has in mind who reads the words."""
    regions, icons = things(words, "regions"), things(words, "icons")
    found = set(g.open_spaces)
    if words["where"] == "independent":
        found &= set(INDEPENDENT)
    if words["where"] in ("regions", "icons-in"):
        found = {s for s in found if any(in_region(g, s, region) for region in regions)}
    return {s for s in found if any(has_icon(g, s, icon) for icon in icons)} if icons else found


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "".join(map(str, shape)))
def test_name_of_an_area_says_exactly_which_spaces_are_meant(shape: Shape) -> None:
    g = on(shape)
    named = [(area.on(g), words) for area in AREAS if (words := area.words(g)) is not None]
    assert len(named) > 40
    for there, words in named:
        assert set(there) == meant(g, words), words
        assert len(set(there)) == len(there)


def test_order_of_spaces_changes_no_words() -> None:
    g = on(SHAPES[0])
    for area in AREAS:
        there = area.on(g)
        assert where(g, there[::-1]) == where(g, there)


# --- what asks ---


def everything_that_asks() -> Iterator[tuple[str, Turmoil]]:
    """Positions right after each event, stability card and mobilization card, with what it asks on the stack."""
    for card, event in EVENTS.items():
        g = on(SHAPES[0])
        g.playing = [card]
        event(g, max(CARD_SIDE[card], 0))
        yield NOUNS.id("card", card), g
    for card, region in product(STABILITY_EFFECTS, range(len(REGIONS))):
        g = on(SHAPES[0])
        g.support = [1] * (2 * SPACES)
        g.stack, g.playing = [EndRound(0, 1)], [SCORES.index(region)]
        STABILITY_EFFECTS[card](g, STABILITY_SIDE[card], region, 1 - STABILITY_SIDE[card])
        yield f"{NOUNS.id('stability', card)} {REGIONS[region]}", g
    for card, effect in EFFECTS.items():
        g = on(SHAPES[0])
        g.stack = [ExecuteMobilization(99, (), ())]
        effect(g, LIBERAL)
        yield NOUNS.id("mobilization", card), g


def test_no_card_asks_for_independent_spaces_that_nobody_controls() -> None:
    """By this a question of the Dreadnought class is known, from a save too: see `dreadnought_asks`."""
    asked = 0
    for name, g in everything_that_asks():
        for frame in g.stack:
            if isinstance(frame, AddSupport):
                asked += 1
                assert frame.test != UNCONTROLLED or set(frame.spaces) != set(INDEPENDENT) - {NORWAY}, name
    assert asked > 40


@pytest.mark.parametrize("playing", ["none", "lord_fisher"])
def test_6_3_5_the_box_asks_whatever_card_brought_the_navy_there(playing: str) -> None:
    g = run(f"""
        set navy liberal: {DREADNOUGHT - 1}
        set playing: {playing}
        stack AdvanceNavy seat=liberal then ActionRound seat=authoritarian number=2
    """)
    assert AdvanceNavy.__name__ not in repr(g.stack)
    for state in (g, load(EUROPE_IN_TURMOIL, save(g))):
        assert state.source() == ("box", DREADNOUGHT)
        prompt = state.prompt(LIBERAL)
        assert prompt is not None
        assert prompt.args["source"] == ("box", DREADNOUGHT)


def test_104_the_card_asks_although_its_spaces_are_the_same() -> None:
    g = run(f"""
        set navy liberal: {DREADNOUGHT}
        set hand liberal: attempted_neutrality
        stack ActionRound seat=liberal number=1
        liberal: event attempted_neutrality
    """)
    assert g.source() == ("card", NOUNS.index("card", "attempted_neutrality"))


# --- what words cost ---


@pytest.mark.parametrize("region", range(len(REGIONS)), ids=lambda region: str(REGIONS[region]))
def test_prompt_costs_less_than_the_board_beside_it(region: int) -> None:
    """Words that are known need not be worked out at every question: once that took several times as long."""
    g = on(SHAPES[0])
    # No name fits these, so that all names would be tried in vain.
    g.stack = [EndRound(0, 1), AddSupport(LIBERAL, 2, region_spaces(g, region) + adjacent_independents(g, region))]
    g.run()

    def cost(work: Callable[[int], object]) -> float:
        began = process_time()
        for _ in range(50):
            work(LIBERAL)
        return process_time() - began

    assert min(cost(g.prompt) for _ in range(5)) < min(cost(g.see) for _ in range(5))
