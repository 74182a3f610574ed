"""Rulings about uprisings, bids and strategy cards (9, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.engine.errors import IllegalAction
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import FORCE_IDS, FRANCE, ITALY, NOUNS, OPTIONS_OF, REGION_OF, UK, USA
from chancellery.games.versailles_1919.rules.bidding import (
    MakeBid,
)
from chancellery.games.versailles_1919.rules.strategy_cards import selection_order
from chancellery.games.versailles_1919.rules.unsettling import (
    unsettle,
)
from chancellery.games.versailles_1919.rules.uprising import UprisingCheck, highest_regions
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import ask, can, deploy, do, exhaust, give, issue, lay, quiet, space

EUROPE = 0
MIDDLE_EAST = 2
AFRICA = 3


def troubled(*dice: int, players: int = 3) -> Versailles:
    """Europe boils, and the UK has two issues there."""
    g = quiet(players, dice=dice)
    g.unrest[EUROPE] = 5
    give(g, UK, "saar-league", "russia-cordon")
    return g


def test_ruling_30_all_regions_that_tie_are_checked() -> None:
    g = quiet()
    g.unrest = [5, 2, 5, 1, 4]
    assert highest_regions(g) == (0, 2)


def test_ruling_31_a_quiet_column_has_no_roll() -> None:
    g = quiet()
    g.unrest[EUROPE] = 2
    deploy(g, UK, "europe-7")
    ask(g, UprisingCheck((EUROPE,)))
    assert g.waiting == (g.seat_of[FRANCE],)
    assert g.uprisings == 0


def test_ruling_32_announcements_go_round_and_the_active_player_is_last() -> None:
    g = troubled(2)
    for nation, column in ((UK, 7), (FRANCE, 6), (USA, 8)):
        deploy(g, nation, f"europe-{column}")
    ask(g, UprisingCheck((EUROPE,)))
    assert g.waiting == (g.seat_of[UK],)
    do(g, "plus-one")
    assert g.waiting == (g.seat_of[FRANCE],)
    do(g, "plus-one")
    assert g.contested == issue("russia")


def test_ruling_32_the_number_itself_is_enough() -> None:
    for die, rises in ((3, False), (4, True)):
        g = ask(troubled(die), UprisingCheck((EUROPE,)))
        assert (g.contested != NOBODY) == rises


def test_ruling_32_what_was_announced_is_forgotten_after_the_roll() -> None:
    g = troubled(1)
    deploy(g, FRANCE, "europe-6")
    ask(g, UprisingCheck((EUROPE,)))
    do(g, "plus-one")
    assert g.modifier == 0


def test_the_question_names_the_least_face_that_brings_an_uprising() -> None:
    for die in range(1, 7):
        g = troubled(die)
        deploy(g, FRANCE, "europe-6")
        ask(g, UprisingCheck((EUROPE,)))
        prompt = g.prompt(g.waiting[0])
        assert prompt is not None
        least = prompt.args["least"]
        assert isinstance(least, int)
        do(g, "no-change")
        assert (g.contested != NOBODY) == (die >= least)


def test_ruling_33_all_rolls_come_first() -> None:
    g = troubled(6, 6)
    g.unrest[AFRICA] = 5
    give(g, FRANCE, first_option(next(i for i in range(52) if REGION_OF[i] == AFRICA and i != issue("togo"))))
    ask(g, UprisingCheck((EUROPE, AFRICA)))
    assert g.rising == (AFRICA,)
    assert g.contested == issue("russia")


def first_option(number: int) -> str:
    return NOUNS.id("issue_option", OPTIONS_OF[number][0])


def test_ruling_34_the_left_most_unit_decides_a_tie() -> None:
    g = troubled(6)
    give(g, FRANCE, "danzig-poland", "austria-ban")
    deploy(g, USA, "europe-8")
    ask(g, UprisingCheck((EUROPE,)))
    assert g.waiting == (g.seat_of[USA],)
    assert can(g) == ["hit france", "hit uk"]
    do(g, "hit france")
    assert g.contested == issue("austria")


def test_ruling_34_and_96_without_a_unit_dice_decide_and_only_the_highest_roll_again() -> None:
    g = troubled(6, 5, 5, 3, 2, 4)
    give(g, FRANCE, "danzig-poland", "austria-ban")
    give(g, USA, "ukraine-white", "byelorus-poland")
    ask(g, UprisingCheck((EUROPE,)))
    # France and the USA roll 5, the UK 3; then 2 against 4.
    assert g.contender == USA


def test_ruling_35_without_issues_the_region_is_reset_and_strategies_chosen() -> None:
    g = quiet(dice=(6,))
    g.unrest[AFRICA] = 6
    ask(g, UprisingCheck((AFRICA,)))
    assert (g.keg[AFRICA], g.unrest[AFRICA]) == (1, 2)
    assert can(g)[0].startswith("strategy")


def test_ruling_36_of_equal_issues_the_owner_picks() -> None:
    g = quiet(dice=(6,))
    g.unrest[EUROPE] = 5
    give(g, UK, "saar-league", "danzig-poland", "byelorus-poland")
    ask(g, UprisingCheck((EUROPE,)))
    assert g.waiting == (g.seat_of[UK],)
    assert can(g) == ["lose saar", "lose danzig"]


def test_ruling_36_more_stars_in_another_region_do_not_matter() -> None:
    g = quiet(dice=(6,))
    g.unrest[EUROPE] = 5
    give(g, UK, "saar-league", "constantinople-turkey")
    ask(g, UprisingCheck((EUROPE,)))
    assert g.contested == issue("saar")


def test_ruling_37_military_first_then_influence() -> None:
    g = ask(troubled(6), UprisingCheck((EUROPE,)))
    do(g, "bid none_at_all", "cubes 9")
    assert g.waiting == (g.seat_of[FRANCE],)
    do(g, "bid one_unit", "cubes 0")
    assert g.waiting == (g.seat_of[USA],)
    assert can(g) == ["pass", "bid one_unit", "bid two_units", "bid three_units"]
    do(g, "pass", "pass")
    assert g.owner[issue("russia")] == FRANCE


def test_ruling_37_a_pass_is_final_and_the_last_need_not_raise() -> None:
    g = ask(troubled(6), UprisingCheck((EUROPE,)))
    do(g, "pass", "bid one_unit", "cubes 1")
    do(g, "pass")
    assert g.owner[issue("russia")] == FRANCE
    assert (g.spent_units[FRANCE], g.exhausted[FRANCE]) == (1, 1)


def test_ruling_38_only_available_units_and_the_one_in_the_region_count() -> None:
    g = troubled(6)
    deploy(g, UK, "africa-8")
    deploy(g, UK, "europe-8")
    lay(g, units={UK: 0}, spent_units={UK: 1})
    ask(g, UprisingCheck((EUROPE,)))
    assert can(g) == ["pass", "bid none_at_all", "bid local"]


def test_ruling_38_a_bid_with_pieces_one_does_not_have_is_refused_and_changes_nothing() -> None:
    g = troubled(6)
    lay(g, units={UK: 2}, spent_units={UK: 1})
    ask(g, UprisingCheck((EUROPE,)))
    before = laid(g)
    for bid in ("bid three_units", "bid local", "cubes 3"):
        with pytest.raises(IllegalAction, match=f"may not '{bid}' now"):
            do(g, bid)
    do(g, "bid none_at_all")
    with pytest.raises(IllegalAction, match="may not 'cubes 0' now"):
        do(g, "cubes 0")
    assert before == laid(g)


def laid(g: Versailles) -> dict[str, Any]:
    """What lies on the board, but for what one may bid, which belongs to the question."""
    board = g.view(0)["board"]
    return {**board, "bidding": {**board["bidding"], "ways": {}}}


def test_ruling_39_a_bid_may_change_its_make_up() -> None:
    g = troubled(6)
    deploy(g, UK, "europe-8")
    ask(g, UprisingCheck((EUROPE,)))
    do(g, "bid two_units", "cubes 1", "bid two_units", "cubes 2", "pass")
    assert "bid local" in can(g)


def test_ruling_40_the_winner_pays_by_the_disc() -> None:
    g = troubled(6)
    deploy(g, UK, "europe-8")
    ask(g, UprisingCheck((EUROPE,)))
    do(g, "bid local_and_one", "cubes 0", "pass", "pass")
    assert g.owner[issue("russia")] == UK
    assert (g.happiness[UK], g.spent_units[UK], g.unit[space("europe-8")]) == (18, 2, NOBODY)
    assert g.available[FRANCE] == 15


def test_ruling_40_paying_with_units_may_bring_a_mutiny() -> None:
    g = troubled(6)
    g.happiness[UK] = 11
    ask(g, UprisingCheck((EUROPE,)))
    do(g, "bid one_unit", "cubes 0", "pass", "pass")
    assert (g.happiness[UK], g.waiting) == (10, (g.seat_of[UK],))
    assert can(g) == ["give-up-available", "give-up-exhausted"]
    assert g.keg[EUROPE] == 0, "the mutiny comes before the region is reset"
    do(g, "give-up-exhausted")
    assert (g.keg[EUROPE], g.retired[UK]) == (1, 1)


def test_ruling_38_without_cubes_the_units_are_the_bid() -> None:
    g = troubled(6)
    exhaust(g, UK, 15)
    ask(g, UprisingCheck((EUROPE,)))
    assert can(g) == ["pass", "bid one_unit", "bid two_units", "bid three_units"]
    do(g, "bid two_units")
    assert (g.bid_cubes[UK], g.waiting) == (0, (g.seat_of[FRANCE],))


def test_ruling_41_without_a_bid_the_issue_is_discarded() -> None:
    g = ask(troubled(6), UprisingCheck((EUROPE,)))
    do(g, "pass", "pass", "pass")
    russia = issue("russia")
    assert g.issue_discard[-1] == russia
    assert (g.owner[russia], g.chosen[russia]) == (NOBODY, NOBODY)
    assert (g.keg[EUROPE], g.unrest[EUROPE]) == (1, 2)


def test_ruling_43_the_reset_comes_before_the_new_option() -> None:
    g = ask(troubled(6), UprisingCheck((EUROPE,)))
    do(g, "bid one_unit", "cubes 0", "pass", "pass")
    assert (g.keg[EUROPE], g.unrest[EUROPE]) == (1, 2)
    do(g, "choose russia-cordon")
    assert (g.unrest[EUROPE], g.happiness[FRANCE], g.happiness[USA]) == (3, 21, 19)


def test_ruling_44_a_reopened_issue_resets_nothing_and_is_no_uprising() -> None:
    g = troubled()
    unsettle(g, issue("russia"), NOBODY)
    stack = g.stack[-1:]
    ask(g, *stack)
    do(g, "bid one_unit", "cubes 0", "pass", "pass", "choose russia-cordon")
    assert (g.keg[EUROPE], g.uprisings) == (0, 0)


def test_ruling_44_a_unit_in_the_region_of_a_reopened_issue_counts_double_too() -> None:
    g = troubled()
    deploy(g, UK, "europe-8")
    lay(g, units={UK: 0}, retired={UK: 2})
    unsettle(g, issue("russia"), NOBODY)
    ask(g, *g.stack[-1:])
    assert can(g) == ["pass", "bid none_at_all", "bid local"]
    do(g, "bid local", "cubes 0")
    assert (g.bid_force[UK], can(g)[1]) == (FORCE_IDS.index("local"), "bid two_units")


def test_ruling_45_fewest_stars_choose_first_then_clockwise_from_the_active() -> None:
    g = quiet(4)
    give(g, FRANCE, "russia-cordon")
    give(g, USA, "byelorus-poland")
    assert selection_order(g) == [ITALY, UK, USA, FRANCE]


def test_ruling_45_and_92_strategies_are_chosen_once_after_all_uprisings() -> None:
    g = troubled(6, 6)
    g.unrest[AFRICA] = 5
    ask(g, UprisingCheck((EUROPE, AFRICA)))
    do(g, "pass", "pass", "pass")
    assert g.keg[AFRICA] == 1
    chosen = []
    for _ in range(3):
        assert can(g)[0].startswith("strategy")
        chosen.append(g.waiting[0])
        do(g, can(g)[0])
    assert sorted(chosen) == [0, 1, 2]
    assert (len(g.strategies), g.uprisings) == (1, 2)
    assert not can(g)[0].startswith("strategy")


def test_ruling_45_the_fewest_stars_are_asked_first() -> None:
    g = quiet(dice=(6,))
    g.unrest[AFRICA] = 5
    give(g, FRANCE, "russia-cordon")
    give(g, UK, "byelorus-poland")
    ask(g, UprisingCheck((AFRICA,)))
    asked = []
    for _ in range(3):
        asked.append(g.waiting[0])
        do(g, can(g)[0])
    assert asked == [g.seat_of[nation] for nation in (USA, UK, FRANCE)]


def test_ruling_45_a_second_uprising_offers_no_strategies() -> None:
    g = quiet(dice=(6, 6))
    for region in (AFRICA, EUROPE):
        g.unrest[region] = 5
        ask(g, UprisingCheck((region,)))
        assert can(g)[0].startswith("strategy") == (region == AFRICA)
        while can(g)[0].startswith("strategy"):
            do(g, can(g)[0])
    assert (g.keg[EUROPE], len(g.strategies)) == (1, 1)


def test_ruling_46_nobody_has_a_strategy_before_the_first_uprising() -> None:
    assert quiet().strategy == (NOBODY,) * 5


def test_ruling_47_the_example_needs_seven_cubes() -> None:
    g = troubled()
    g.contested, g.contender = issue("russia"), UK
    lay(g, bid_force={FRANCE: 2}, bid_cubes={FRANCE: 7})
    g.available[USA] = 7
    ask(g, MakeBid(2, USA))
    assert can(g) == ["pass", "bid three_units"]


def test_ruling_76_a_later_uprising_is_judged_when_its_turn_comes() -> None:
    g = troubled(6, 6)
    g.unrest[MIDDLE_EAST] = 5
    give(g, UK, "arabia-saud")
    ask(g, UprisingCheck((EUROPE, MIDDLE_EAST)))
    lay(g, owner={issue("arabia"): FRANCE})
    do(g, "pass", "pass", "pass")
    assert g.contender == FRANCE


def test_ruling_67_uprisings_never_hit_world_issues() -> None:
    g = quiet(dice=(6,))
    g.unrest[EUROPE] = 5
    give(g, UK, first_option(issue("reparations")))
    ask(g, UprisingCheck((EUROPE,)))
    assert g.contested == NOBODY
