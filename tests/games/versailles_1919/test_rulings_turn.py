"""Rulings about the turn and political actions (4, 5)."""

from __future__ import annotations

from typing import cast

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    CONTENT,
    COUNTER_IDS,
    FRANCE,
    GAME_END,
    NATIONS,
    OPTION_COUNTERS,
    OPTION_HAPPINESS,
    OPTION_UNREST,
    UK,
    USA,
)
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.settling import AddIssue, AdvanceEvent, AdvanceIssue, Conference, NewEvent
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import (
    act,
    ask,
    can,
    card,
    deploy,
    do,
    exhaust,
    issue,
    lay,
    on,
    option,
    put,
    quiet,
    space,
)


def test_ruling_1_either_action_first_and_each_once() -> None:
    g = act(quiet())
    assert "done" not in can(g)
    do(g, "demobilize", "give-up-available")
    assert not any(name.startswith(("deploy", "demobilize")) for name in can(g))
    do(g, "place-on smyrna", "cubes 1", "place-on togo", "cubes 1")
    assert g.active == USA
    g = act(quiet())
    do(g, "place-on smyrna", "cubes 1", "place-on togo", "cubes 1")
    assert g.active == FRANCE
    assert "done" in can(g)
    assert "place-on smyrna" not in can(g)
    do(g, "done")
    assert g.active == USA


def test_ruling_2_two_issues_and_a_strict_lead_on_both() -> None:
    g = quiet()
    put(g, "smyrna", 2)
    put(g, "byelorus", 2)
    g.available[FRANCE] = 5
    act(g)
    do(g, "place-on smyrna")
    assert can(g) == ["cubes 3", "cubes 4"]
    do(g, "cubes 3")
    assert "place-on byelorus" not in can(g)
    assert "place-on smyrna" not in can(g)


def test_ruling_2_without_cubes_for_two_issues_nothing_is_placed() -> None:
    g = quiet()
    exhaust(g, FRANCE, 14)
    act(g)
    assert not any(name.startswith("place-on") for name in can(g))


def test_ruling_2_an_issue_that_leaves_nothing_for_a_second_is_not_offered() -> None:
    g = quiet()
    put(g, "smyrna", 4)
    g.available[FRANCE] = 6
    act(g)
    assert {"place-on smyrna", "place-on togo"} <= set(can(g))
    g.available[FRANCE] = 5
    g._legal = None
    assert "place-on smyrna" not in can(g)
    assert "place-on togo" in can(g)


def test_ruling_3_the_game_end_card_takes_cubes() -> None:
    g = quiet()
    g.waiting_room[0] = GAME_END
    act(g)
    do(g, "place-on rush_to_the_finish", "cubes 2", "place-on togo", "cubes 1")
    assert on(g, "rush_to_the_finish", FRANCE) == 2


def test_ruling_4_reclaim_moves_at_least_one_piece() -> None:
    g = quiet()
    exhaust(g, FRANCE, 8)
    act(g)
    do(g, "reclaim")
    assert can(g) == [f"cubes {n}" for n in range(1, 7)]
    g = quiet()
    deploy(g, FRANCE, "africa-8")
    act(g)
    do(g, "reclaim")
    assert can(g) == ["recall africa"]
    do(g, "recall africa")
    assert (g.units[FRANCE], FRANCE in g.unit, g.happiness[FRANCE]) == (3, False, 20)


def test_ruling_4_with_units_back_no_cube_need_come() -> None:
    g = quiet()
    exhaust(g, FRANCE, 2)
    lay(g, units={FRANCE: 2}, spent_units={FRANCE: 1})
    act(g)
    do(g, "reclaim")
    assert can(g) == ["cubes 0", "cubes 1", "cubes 2"]
    do(g, "cubes 0")
    assert (g.units[FRANCE], g.exhausted[FRANCE]) == (3, 2)


def test_ruling_4_all_exhausted_units_come_back_and_deployed_ones_by_choice() -> None:
    g = quiet()
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 2}, unit={space("africa-8"): FRANCE})
    act(g)
    assert "reclaim" in can(g), "an exhausted unit is enough"
    do(g, "reclaim")
    assert (g.units[FRANCE], g.spent_units[FRANCE]) == (2, 0)
    assert can(g) == ["recall africa", "done"]
    lay(g, units={FRANCE: 0}, spent_units={FRANCE: 3}, unit={space("africa-8"): NOBODY})
    act(g)
    assert "reclaim" in can(g)


def test_ruling_4_a_unit_called_back_is_piece_enough() -> None:
    g = quiet()
    exhaust(g, FRANCE, 2)
    deploy(g, FRANCE, "africa-8")
    deploy(g, FRANCE, "europe-8")
    act(g)
    do(g, "reclaim")
    assert can(g) == ["cubes 0", "cubes 1", "cubes 2"]
    do(g, "cubes 0")
    assert can(g) == ["recall europe", "recall africa"], "one piece must come back"
    do(g, "recall africa")
    assert can(g) == ["recall europe", "done"]


def test_ruling_5_settling_is_forced_when_nothing_else_is_possible() -> None:
    g = quiet()
    put(g, "smyrna", 3, 14)
    g.available[FRANCE] = 1
    lay(g, retired={FRANCE: 3}, units={FRANCE: 0})
    act(g)
    assert can(g) == ["settle smyrna"]


def test_ruling_5_with_nothing_to_settle_the_action_is_left_out() -> None:
    g = quiet()
    g.available[FRANCE] = 1
    lay(g, retired={FRANCE: 3}, units={FRANCE: 0})
    act(g)
    assert can(g) == ["done"]
    do(g, "done")
    assert g.active == USA


def test_ruling_5_an_issue_without_cubes_cannot_be_settled() -> None:
    assert not any(name.startswith("settle") for name in can(act(quiet())))


def test_ruling_6_equal_cubes_are_no_lead() -> None:
    g = quiet()
    put(g, "smyrna", 2, 2)
    assert leader(g, issue("smyrna")) == NOBODY


def test_ruling_6_whoever_settles_a_tied_issue_says_who_takes_it() -> None:
    g = quiet()
    put(g, "smyrna", 2, 2, 1)
    act(g, USA)
    do(g, "settle smyrna")
    asked = g.prompt(g.waiting[0])
    assert asked is not None
    assert (g.waiting, asked.key) == ((g.seat_of[USA],), "choose-controller")
    assert can(g) == ["award uk", "award france"]
    do(g, "award france")
    assert (g.owner[issue("smyrna")], g.exhausted[FRANCE], g.exhausted[UK]) == (FRANCE, 2, 1)
    assert g.waiting == (g.seat_of[FRANCE],), "France chooses the option"


def test_ruling_6_the_game_end_card_may_be_tied_too() -> None:
    g = quiet()
    g.table = [GAME_END, issue("byelorus")]
    put(g, "rush_to_the_finish", 3, 3)
    act(g)
    do(g, "settle rush_to_the_finish", "award uk")
    assert g.owner[GAME_END] == UK
    assert g.outcome is not None


def test_ruling_7_cubes_at_a_settlement() -> None:
    g = quiet()
    put(g, "smyrna", 5, 3, 4)
    act(g)
    do(g, "settle smyrna")
    assert (g.exhausted[UK], g.exhausted[FRANCE], g.exhausted[USA]) == (5, 0, 2)
    assert (g.available[UK], g.available[FRANCE], g.available[USA]) == (10, 15, 13)


def test_ruling_7_half_of_one_cube_is_none() -> None:
    g = quiet()
    put(g, "smyrna", 1, 3)
    act(g)
    do(g, "settle smyrna")
    assert (g.available[UK], g.exhausted[UK]) == (15, 0)


def test_ruling_8_mutiny_waits_for_the_whole_option() -> None:
    g = quiet()
    put(g, "smyrna", 0, 3)
    g.happiness[UK] = 11
    act(g)
    do(g, "settle smyrna", "choose smyrna-greece", "fly uk")
    assert g.unrest[2] == 3
    assert g.waiting == (g.seat_of[UK],)
    assert can(g) == ["give-up-available"]


def test_ruling_9_the_controller_picks_the_flag() -> None:
    g = quiet(active=UK)
    put(g, "smyrna", 1, 3)
    act(g, UK)
    do(g, "settle smyrna", "choose smyrna-greece")
    assert g.waiting == (g.seat_of[FRANCE],)
    assert can(g) == ["fly uk", "fly usa"]


def test_ruling_10_the_cube_on_the_event_decides_who_decides() -> None:
    g = quiet()
    g.event, g.event_cube = card("te_lawrence"), NOBODY
    g.event_discard = [card("amritsar")]
    assert ask(g, Conference()).waiting == (g.seat_of[FRANCE],)
    do(g, "decline")
    assert g.event_discard == [card("amritsar"), card("te_lawrence")], "the top of the pile comes last"
    g = quiet()
    g.event, g.event_cube = card("te_lawrence"), USA
    g.available[USA] -= 1
    ask(g, Conference())
    assert g.waiting == (g.seat_of[USA],)
    do(g, "decline")
    assert (g.event, g.event_cube, g.exhausted[USA]) == (NOBODY, NOBODY, 1)


def test_ruling_11_the_settler_advances_and_may_put_a_cube() -> None:
    g = quiet()
    put(g, "togo", 0, 0, 2)
    g.event = NOBODY
    g.callers = (card("arthur_balfour"), card("bela_kun"))
    ask(g, AdvanceIssue(1), AdvanceEvent(1))
    do(g, "advance togo")
    assert on(g, "togo", USA) == 2
    twin = g.clone()
    do(twin, "call bela_kun")
    assert twin.event_cube == NOBODY
    assert "put-cube" not in can(twin)
    do(g, "call arthur_balfour")
    assert can(g) == ["put-cube", "no-cube"]
    g.available[FRANCE] = 0
    g._legal = None
    assert can(g) == ["no-cube"]


def test_ruling_11_without_a_cube_nothing_is_asked_about_one() -> None:
    g = quiet()
    g.event, g.callers = NOBODY, (card("arthur_balfour"), card("bela_kun"))
    g.available[FRANCE] = 0
    ask(g, AdvanceEvent(1), AddIssue(1))
    do(g, "call arthur_balfour")
    assert can(g)[0] == "pick 1"


def test_ruling_12_the_discard_pile_costs_0_1_or_2() -> None:
    g = quiet()
    g.issue_discard = [issue("saar"), issue("danzig"), issue("fiume"), issue("egypt")]
    ask(g, AddIssue(1))
    assert can(g) == ["pick 1", "pick 2", "pick 3", "draw"]
    do(g, "pick 3")
    assert issue("danzig") in g.waiting_room
    assert g.issue_discard == [issue("saar"), issue("fiume"), issue("egypt")]
    assert (g.available[FRANCE], g.exhausted[FRANCE]) == (13, 2)


def test_ruling_12_without_cubes_only_the_top_card_is_free() -> None:
    g = quiet()
    g.issue_discard = [issue("saar"), issue("danzig"), issue("fiume")]
    g.available[FRANCE] = 0
    ask(g, AddIssue(1))
    assert can(g) == ["pick 1", "draw"]


def test_ruling_13_the_game_end_card_must_wait() -> None:
    for order in ((GAME_END, 5), (5, GAME_END)):
        g = quiet()
        g.issue_deck = [3, *order]
        ask(g, AddIssue(1))
        do(g, "draw")
        assert GAME_END in g.waiting_room
        assert g.issue_discard[-1] == 5


def test_ruling_14_a_single_card_waits_and_nothing_is_discarded() -> None:
    g = quiet()
    g.issue_deck = [5]
    before = g.issue_discard[:]
    ask(g, AddIssue(1))
    do(g, "draw")
    assert 5 in g.waiting_room
    assert g.issue_discard == before


def test_ruling_15_an_empty_event_deck_is_made_of_the_discards() -> None:
    g = quiet()
    g.event_deck, g.event_discard = [], [card("scapa_flow"), card("billy_hughes")]
    g.happiness = [20] * NATIONS
    ask(g, NewEvent())
    assert len(g.event_deck) == 1
    assert g.event_discard == []


def test_ruling_15_the_discards_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 3, "nations": "seated"}), seed))
        g.event_deck, g.event_discard = [], list(range(20))
        ask(g, NewEvent())
        orders.add(tuple(g.event_deck))
    assert len(orders) == 4


def test_ruling_16_and_17_a_settlement_is_not_interrupted() -> None:
    g = quiet()
    put(g, "smyrna", 0, 3)
    act(g)
    do(g, "settle smyrna")
    assert not any(name.startswith(("deploy", "demobilize", "quell")) for name in can(g))


def test_ruling_17a_nations_are_chosen_in_seat_order() -> None:
    g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 4}), 3))
    first = g.waiting[0]
    assert can(g) == ["take uk", "take france", "take usa", "take italy"]
    do(g, "take usa")
    assert g.waiting == ((first + 1) % 4,)
    assert "take usa" not in can(g)
    do(g, "take italy", "take uk")
    assert g.order[0] == USA
    assert [g.seat_of[nation] for nation in g.order] == [(first + i) % 4 for i in range(4)]


def test_the_starting_player_is_drawn() -> None:
    first = set()
    for seed in range(12):
        g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 3}), seed)
        first.add(g.waiting[0])
    assert first == {0, 1, 2}


def test_set_up_of_events_strategies_and_regions() -> None:
    for players in (2, 3, 4):
        g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": players}), 3))
        assert (len(g.table), len(g.waiting_room), len(g.issue_discard)) == (2, 3, 1)
        assert (g.event != NOBODY, len(g.callers), len(g.event_deck)) == (True, 2, 43)
        assert len(g.strategies) == players + 1
        assert (g.unrest, g.keg) == ([1] * 5, (0,) * 5)
        assert (g.political, g.military, g.event_cube) == (0, 0, NOBODY)


def test_ruling_17b_everything_but_decks_is_open() -> None:
    g = act(quiet())
    view = g.view(2)["board"]
    assert view["issue_discard"]
    assert view["event_deck"] == len(g.event_deck)
    assert view["game_end_after"] == view["issue_deck"] - 21


def test_ruling_70_what_is_possible_is_judged_after_the_military_action() -> None:
    g = quiet()
    g.available[FRANCE] = 1
    put(g, "smyrna", 2)
    act(g)
    assert "reclaim" not in can(g)
    do(g, "deploy africa-8")
    assert "reclaim" in can(g)
    assert "settle smyrna" in can(g)
    do(g, "reclaim", "recall africa")
    assert g.units[FRANCE] == 3


def test_ruling_71_the_cube_on_the_event_is_exhausted_after_its_effect() -> None:
    g = quiet()
    g.event, g.event_cube = card("lord_robert_cecil"), FRANCE
    g.available[FRANCE] -= 1
    ask(g, Conference())
    do(g, "accept")
    assert (g.available[FRANCE], g.exhausted[FRANCE]) == (14, 1)


def test_ruling_71_an_issue_just_settled_can_be_reopened() -> None:
    g = quiet()
    put(g, "smyrna", 0, 2)
    g.event = card("prince_feisal")
    act(g)
    do(g, "settle smyrna", "choose smyrna-greece", "fly uk", "accept")
    assert can(g) == ["reopen smyrna"]


def test_ruling_72_drawn_cards_are_open_and_cannot_be_put_back() -> None:
    g = quiet()
    ask(g, AddIssue(1))
    do(g, "draw")
    assert len(g.view(0)["board"]["drawn"]) == 2
    assert all(name.startswith("keep") for name in can(g))
    assert g.floor == g.ply


def test_ruling_72_nobody_sees_how_deep_a_shuffled_game_end_card_lies() -> None:
    depths = set()
    for seed in range(8):
        g = VERSAILLES_1919.new(VERSAILLES_1919.options({"players": 3, "length": "longest"}), seed)
        assert isinstance(g, Versailles)
        depths.add(g.issue_deck.index(GAME_END))
        assert g.view(0)["board"]["game_end_after"] == NOBODY
    assert len(depths) > 1


def test_ruling_73_no_pile_and_no_deck_end_the_game() -> None:
    g = quiet()
    g.issue_deck, g.issue_discard = [], []
    ask(g, AddIssue(1))
    assert can(g) == ["draw"]
    do(g, "draw")
    assert g.outcome is not None


def test_ruling_73_an_empty_waiting_room_advances_nothing() -> None:
    g = quiet()
    g.waiting_room = []
    ask(g, AdvanceIssue(1), AddIssue(1))
    assert can(g) == ["pick 1", "draw"]


def test_ruling_100_nobody_is_made_to_settle() -> None:
    g = quiet()
    put(g, "smyrna", 1)
    for nation in (UK, FRANCE, USA):
        g.available[nation] = 1
    act(g, UK)
    for _ in range(30):
        region = ("europe", "balkans", "africa")[g.active]
        do(g, f"deploy {region}-8")
        assert {"settle smyrna", "reclaim"} <= set(can(g))
        do(g, "reclaim", f"recall {region}")
    assert (g.outcome, g.turn) == (None, 31)


# The options that were changed, so that each is the best one for somebody: happiness, unrest, counters.
CHANGED = {
    "ukraine-independent": ({FRANCE: -1, USA: 1}, {}, ["self_determination", "bolshevik_containment"]),
    "transylvania-partition": ({}, {1: 1}, ["self_determination"]),
    "constantinople-mandate": ({USA: -1}, {2: 2}, ["empire-usa"]),
    "india-reforms": ({}, {4: -1}, []),
}


def test_ruling_102_figures_changed_for_balance() -> None:
    for id, (happiness, unrest, counters) in CHANGED.items():
        number = option(id)
        assert dict(OPTION_HAPPINESS[number]) == happiness, id
        assert dict(OPTION_UNREST[number]) == unrest, id
        assert [COUNTER_IDS[counter] for counter in OPTION_COUNTERS[number]] == counters, id
        assert CONTENT.options[id].source == "designed"
