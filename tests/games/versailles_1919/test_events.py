"""Every event card does what it says, as crisis and as conference effect, with every alternative."""

from __future__ import annotations

import pytest

from chancellery.engine.effects import Compiler
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919 import records
from chancellery.games.versailles_1919.board import (
    EVENT_IDS,
    FRANCE,
    GAME_END,
    ITALY,
    NATION_IDS,
    NATIONS,
    NOUNS,
    OPTIONAL,
    OPTIONS_OF,
    REGION_IDS,
    REGION_OF,
    STARS,
    UK,
    USA,
    WORLD,
)
from chancellery.games.versailles_1919.programs import KINDS
from chancellery.games.versailles_1919.rules.bidding import MakeBid
from chancellery.games.versailles_1919.rules.effects import ReopenIssue, carry_out
from chancellery.games.versailles_1919.rules.settling import Conference, NewEvent
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.card_table import CARDS
from tests.games.versailles_1919.positions import ask, can, card, do, exhaust, give, issue, lay, put, quiet

PARTS = [(id, part) for id in CARDS for part in ("crisis", "conference")]
MIDDLE = 4


def ready(dice: tuple[int, ...] = ()) -> Versailles:
    """Four players, France settles; everything can move both ways, and checks fail on a 1."""
    g = quiet(4, dice=(*dice, *[1] * 12))
    g.happiness = [15] * NATIONS
    g.unrest = [MIDDLE] * 5
    g.keg = (1,) * 5
    for nation in range(4):
        exhaust(g, nation, 6)
    lay(g, units={FRANCE: g.units[FRANCE] - 2})
    lay(g, spent_units={FRANCE: g.spent_units[FRANCE] + 2})
    for id in ("reparations", "arabia", "high_seas_fleet", "new_guinea_samoa", "saar", "somalia"):
        give(g, UK, first(id))
    return g


def first(id: str) -> str:
    """The first option of an issue."""
    return NOUNS.id("issue_option", OPTIONS_OF[issue(id)][0])


def begin(id: str, part: str, dice: tuple[int, ...] = ()) -> Versailles:
    g = ready(dice)
    for pile in (g.event_deck, g.event_discard):
        if card(id) in pile:
            pile.remove(card(id))
    g.callers = tuple([caller for caller in g.callers if caller != card(id)])
    g.event = NOBODY
    if part == "crisis":
        g.event_deck.append(card(id))
        return ask(g, NewEvent())
    g.event = card(id)
    return ask(g, Conference())


class Expected:
    """What a board should look like after some effects."""

    def __init__(self, g: Versailles) -> None:
        self.unrest = g.unrest[:]
        self.keg = list(g.keg)
        self.happiness = g.happiness[:]
        self.available = g.available[:]
        self.units = list(g.units)
        self.retired = list(g.retired)

    def take(self, line: str, chosen: int) -> None:
        """Add one effect, written as in the table."""
        word, *rest = line.split()
        if word == "unrest":
            region = 2 if rest[0] in ("random", "choice") else REGION_IDS.index(rest[0])
            self.unrest[region] = max(self.keg[region] + 1, self.unrest[region] + int(rest[1]))
        elif word == "powder_keg":
            self.keg[REGION_IDS.index(rest[0])] += int(rest[1])
        elif word == "happiness":
            self.happiness[who(rest[0], chosen)[0]] += int(rest[1])
        elif word in ("recover_influence", "exhaust_influence"):
            for nation in who(rest[0], chosen):
                self.available[nation] += int(rest[1]) if word == "recover_influence" else -int(rest[1])
        elif word == "recover_military":
            self.units[FRANCE] = 3
        elif word == "demobilize":
            nation = who(rest[0], chosen)[0]
            self.retired[nation] += 1
            self.happiness[nation] += 5 if rest[1] == "track" else 1
            self.units[nation] -= 1

    def compare(self, g: Versailles) -> None:
        assert (g.unrest, list(g.keg)) == (self.unrest, self.keg)
        assert (g.happiness, g.available) == (self.happiness, self.available)
        assert (list(g.units), list(g.retired)) == (self.units, self.retired)


def who(word: str, chosen: int) -> list[int]:
    if word == "each_player":
        return [0, 1, 2, 3]
    return [{"decider": FRANCE, "chosen": chosen}.get(word, NATION_IDS.index(word) if word in NATION_IDS else 0)]


def answer(g: Versailles) -> None:
    """Say yes, and give up whatever unit there is."""
    while g.waiting and can(g)[0] in ("give-up-available", "give-up-exhausted", "region europe"):
        do(g, "region middle_east" if can(g)[0] == "region europe" else can(g)[0])


def run(g: Versailles, effects: str, chosen: int = NOBODY) -> None:
    """Expect simple effects, separated by semicolons, on a board that has not been touched yet."""
    expected = Expected(ready())
    for line in effects.split("; "):
        expected.take(line, chosen)
    answer(g)
    expected.compare(g)


@pytest.mark.parametrize(("id", "part"), PARTS)
def test_event_card(id: str, part: str) -> None:
    crisis, optional, conference = CARDS[id]
    effects = crisis if part == "crisis" else conference
    dice = (3,) if "random" in effects else ()
    g = begin(id, part, dice)
    assert OPTIONAL[card(id)] == optional
    if part == "conference" and optional:
        assert can(g) == ["accept", "decline"]
        declined = g.clone()
        do(declined, "decline")
        Expected(ready()).compare(declined)
        do(g, "accept")
    check_effects(g, effects)
    assert (
        part == "crisis"
        or g.event_discard[-1:] == [card(id)]
        or isinstance(g.stack[-1], MakeBid)
        or g.event == card(id)
    )


def check_effects(g: Versailles, effects: str) -> None:
    word, _, rest = effects.partition(" ")
    if effects.startswith("name"):
        check_named(g, effects)
    elif effects.startswith("choose:"):
        check_choice(g, effects.removeprefix("choose: "), NOBODY)
    elif word == "check":
        check_rolls(g, rest)
    elif word == "reopen":
        check_reopened(g, dict(pair.split("=") for pair in rest.split()))
    elif word == "swap":
        check_swap(g)
    elif word == "discard":
        check_discard(g)
    else:
        run(g, effects)


def check_named(g: Versailles, effects: str) -> None:
    head, _, alternatives = effects.partition(": ")
    expected = [NATION_IDS[n] for n in (1, 2, 3, 0) if head.endswith("any") or n != FRANCE]
    assert can(g) == [f"name {nation}" for nation in expected]
    do(g, "name uk")
    assert g.waiting == (g.seat_of[UK],)
    check_choice(g, alternatives, UK)


def check_choice(g: Versailles, alternatives: str, chosen: int) -> None:
    assert can(g) == ["first", "second"]
    for word, effects in zip(("first", "second"), alternatives.split(" | "), strict=True):
        twin = g.clone()
        do(twin, word)
        if effects.startswith("reopen"):
            check_reopened(twin, dict(pair.split("=") for pair in effects.split()[1:]))
        else:
            run(twin, effects, chosen)


def check_rolls(g: Versailles, region: str) -> None:
    """Every region checked rolled a 1, where a 5 is needed."""
    Expected(ready()).compare(g)
    before = 12 + (1 if region == "random" else 0)
    assert g.uprisings == 0
    assert len(g.rng.dice) == before - {"highest": 5, "random": 2}.get(region, 1)  # type: ignore[attr-defined]


def check_reopened(g: Versailles, filters: dict[str, str]) -> None:
    found = {name.removeprefix("reopen ") for name in can(g)}
    due = set()
    for id in ("reparations", "arabia", "high_seas_fleet", "new_guinea_samoa", "saar", "somalia"):
        number = issue(id)
        region = "world" if REGION_OF[number] == WORLD else REGION_IDS[REGION_OF[number]]
        fits = filters.get("region", region) == region and filters.get("issue", id) == id
        if fits and STARS[number] <= int(filters.get("max_stars", "9")):
            due.add(id)
    assert found == due
    assert due, "the position has no issue that this card could re-open"
    do(g, can(g)[0])
    assert isinstance(g.stack[-1], MakeBid)
    assert g.arena == NOBODY


def check_swap(g: Versailles) -> None:
    do(g, "send-out smyrna", "bring-in togo")
    assert issue("togo") in g.table
    assert issue("smyrna") in g.waiting_room


def check_discard(g: Versailles) -> None:
    top = g.issue_deck[-1]
    do(g, "discard togo")
    assert g.issue_discard[-1] == issue("togo")
    assert top in g.waiting_room


def test_the_game_end_card_is_neither_re_opened_nor_discarded_nor_are_cubes() -> None:
    g = ready()
    lay(g, owner={GAME_END: UK})
    ask(g, ReopenIssue(1, FRANCE, NOBODY, NOBODY, 9))
    assert "reopen saar" in can(g)
    assert "reopen rush_to_the_finish" not in can(g)
    g = begin("press_leak", "conference")
    g.waiting_room = [GAME_END, issue("togo"), issue("korea")]
    put(g, "togo", 1)
    do(g, "accept")
    assert can(g) == ["discard korea"]


def test_effects_without_anything_to_act_on_do_nothing() -> None:
    g = begin("colonel_house", "conference")
    g.waiting_room = []
    do(g, "accept")
    assert g.event == NOBODY, "no issue waits: nothing is exchanged"
    g = begin("press_leak", "conference")
    g.issue_deck, rest = [], len(g.waiting_room)
    do(g, "accept", "discard togo")
    assert len(g.waiting_room) == rest - 1, "an empty deck refills nothing, and the game goes on"
    assert g.outcome is None
    g = ready()
    for record in (
        records.RecoverInfluence(who="japan", n=2),
        records.ExhaustInfluence(who="japan", n=2),
        records.Demobilize(who="japan", box="track"),
    ):
        carry_out(g, card("general_strikes"), Compiler(KINDS).effect(record), FRANCE, NOBODY)
    Expected(ready()).compare(g)


def test_every_card_is_in_the_table() -> None:
    assert list(CARDS) == list(EVENT_IDS)


def test_each_player_gives_up_a_unit_clockwise_and_the_first_has_the_best_box() -> None:
    g = ready()
    effect = Compiler(KINDS).effect(records.Demobilize(who="each_player", box="track"))
    carry_out(g, card("general_strikes"), effect, FRANCE, NOBODY)
    ask(g, *g.stack[:-5:-1])
    asked = []
    for _ in range(4):
        asked.append(g.waiting[0])
        do(g, "give-up-available")
    assert asked == [g.seat_of[nation] for nation in (FRANCE, USA, ITALY, UK)]
    assert g.box[:4] == (FRANCE, USA, ITALY, UK)


@pytest.mark.parametrize("part", ["crisis", "conference"])
def test_ruling_29_a_six_is_no_region(part: str) -> None:
    id = {"crisis": "arthur_balfour", "conference": "comintern"}[part]
    g = begin(id, part, (6,))
    Expected(ready()).compare(g)
