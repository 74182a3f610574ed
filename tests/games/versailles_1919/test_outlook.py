"""What a player can foresee: the step of a settlement, what options would do, how many crises bring a check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chancellery.engine.outlook import outlook
from chancellery.engine.rng import Rng, key_from
from chancellery.games.versailles_1919.board import FRANCE, NATION_IDS, UK, USA
from chancellery.games.versailles_1919.outlook import CHECKS, brings_checks, next_events
from chancellery.games.versailles_1919.rules.common import settling_step
from chancellery.games.versailles_1919.rules.effects import ChooseRegion
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit
from chancellery.games.versailles_1919.rules.settling import MayConfer, NewEvent
from chancellery.games.versailles_1919.rules.uprising import Announce
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, ask, can, card, deploy, do, index, issue, put, quiet

MIDDLE_EAST = 2


def outcomes(g: Versailles) -> Mapping[str, Any]:
    """What whoever is asked is told of the options."""
    return outlook(g, g.waiting[0], Rng(key_from("outlook")))


def settled() -> Versailles:
    """France leads on Smyrna and settles it."""
    g = quiet()
    g.available[FRANCE] -= 3
    g.cubes[issue("smyrna") * len(NATION_IDS) + FRANCE] = 3
    return do(act(g), "settle smyrna")


def test_the_steps_are_counted_from_the_terms_to_the_crisis() -> None:
    g = settled()
    found = [settling_step(g)]
    while settling_step(g):
        do(g, can(g)[0])
        found.append(settling_step(g))
    assert found[0] == 1
    assert found == [*sorted(found[:-1]), 0]
    assert set(found) >= {0, 1, 3, 4}


def test_a_turn_without_a_settlement_has_no_step() -> None:
    assert settling_step(act(quiet())) == 0


def crisis(id: str) -> Versailles:
    """A position in which an event is drawn and its crisis begins."""
    g = quiet()
    g.event_deck.append(card(id))
    g.unrest[MIDDLE_EAST] = 5
    deploy(g, UK, "middle_east-7")
    return g


def test_a_check_in_a_crisis_is_the_fifth_step() -> None:
    g = ask(crisis("te_lawrence"), NewEvent())
    assert isinstance(g.stack[-1], Announce)
    assert settling_step(g) == 5


def test_a_mutiny_in_a_crisis_is_the_fifth_step_and_elsewhere_none() -> None:
    g = crisis("john_maynard_keynes")
    g.happiness[UK] = 10
    ask(g, NewEvent())
    assert (type(g.stack[-1]), settling_step(g)) == (GiveUpUnit, 5)
    assert settling_step(ask(crisis("te_lawrence"), GiveUpUnit(0, UK, 1))) == 0


def test_a_tie_is_decided_in_the_first_step() -> None:
    g = quiet()
    put(g, "smyrna", 2, 2)
    assert settling_step(do(act(g), "settle smyrna")) == 1


def test_outcomes_are_what_the_options_then_do() -> None:
    for name in outcomes(settled()):
        g = settled()
        told = outcomes(g)[name]
        before = list(g.happiness), list(g.unrest)
        do(g, name)
        if can(g) == ["fly uk", "fly usa"]:
            do(g, "fly uk")
        for nation, shift in told["happiness"].items():
            index = NATION_IDS.index(nation)
            assert (shift["before"], shift["after"]) == (before[0][index], g.happiness[index])
        shift_of = told["unrest"].get("middle_east")
        if shift_of is not None:
            assert (shift_of["before"], shift_of["after"]) == (before[1][MIDDLE_EAST], g.unrest[MIDDLE_EAST])


def test_a_unit_holds_unrest_back_in_the_outlook_too() -> None:
    g = quiet()
    g.unrest[MIDDLE_EAST] = 4
    deploy(g, USA, "middle_east-5")
    g.available[FRANCE] -= 3
    g.cubes[issue("smyrna") * len(NATION_IDS) + FRANCE] = 3
    do(act(g), "settle smyrna")
    shifts = [told["unrest"]["middle_east"] for told in outcomes(g).values() if "middle_east" in told["unrest"]]
    assert max(shift["after"] for shift in shifts) == 4


def test_of_a_turn_units_are_foreseen_and_nothing_else() -> None:
    g = act(quiet())
    g.exhausted[FRANCE], g.available[FRANCE] = 4, 2
    found = outcomes(g)
    assert {name.split()[0] for name in found} == {"deploy", "demobilize"}
    deployed = found["deploy middle_east-6"]
    assert deployed["cubes"] == {"france": {"before": 2, "after": 5}}
    then = do(g.clone(), "deploy middle_east-6")
    assert deployed["happiness"]["france"]["after"] == then.happiness[FRANCE]
    assert found["demobilize"]["happiness"]["france"]["after"] > g.happiness[FRANCE]


def test_of_a_region_it_is_told_where_unrest_would_go() -> None:
    g = ask(quiet(), ChooseRegion(FRANCE, FRANCE, 2))
    assert outcomes(g)["region middle_east"]["unrest"] == {
        "middle_east": {"before": 1, "after": 3, "needed": 6, "odds": 1}
    }


def test_looking_ahead_changes_nothing() -> None:
    g = settled()
    before = g.clone()
    outcomes(g)
    assert (g.happiness, g.unrest, g.chosen, g.flag) == (before.happiness, before.unrest, before.chosen, before.flag)
    assert len(g.stack) == len(before.stack)


def test_checks_are_counted_in_the_deck_or_in_the_pile_that_becomes_it() -> None:
    g = quiet()
    g.event_deck, g.event_discard = [card("vladimir_lenin")], [card("vladimir_lenin"), card("prince_feisal")]
    assert CHECKS[card("vladimir_lenin")]
    assert not CHECKS[card("prince_feisal")]
    assert brings_checks(next_events(g)) == 1
    g.event_deck = []
    assert brings_checks(next_events(g)) == 1


def test_in_a_crisis_the_event_on_the_table_will_be_shuffled_in_too() -> None:
    g = crisis("te_lawrence")
    g.event, g.event_deck, g.event_discard = card("bela_kun"), [card("te_lawrence")], []
    ask(g, NewEvent())
    assert (settling_step(g), next_events(g)) == (5, [card("bela_kun")])


def confer(id: str) -> Versailles:
    """France is asked whether it uses an event."""
    g = quiet()
    g.event = card(id)
    return ask(g, MayConfer(g.seat_of[FRANCE], FRANCE, card(id)))


def test_of_an_event_it_is_told_what_its_effect_would_change() -> None:
    g = confer("bela_kun")
    told = outcomes(g)
    assert list(told) == ["accept"]
    before = {region: g.unrest[index("region", region)] for region in ("europe", "balkans")}
    shifts = told["accept"]["unrest"]
    assert {region: (shift["before"], shift["after"]) for region, shift in shifts.items()} == {
        region: (unrest, unrest + 1) for region, unrest in before.items()
    }
    do(g, "accept")
    assert all(g.unrest[index("region", region)] == shift["after"] for region, shift in shifts.items())


def test_to_end_the_turn_changes_nothing_that_is_told() -> None:
    g = act(quiet())
    g.exhausted[FRANCE] = 6
    do(act(g), "reclaim")
    while "done" not in can(g):
        do(g, can(g)[0])
    assert "demobilize" in outcomes(g)
    assert "done" not in outcomes(g)
