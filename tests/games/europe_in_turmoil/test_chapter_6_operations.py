"""Chapter 6, first part: placing support and support checks, with 2.1 on the map, tested sentence by sentence."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run

# ---- 2.1: spaces and control ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("liberal", "authoritarian", "shown"),
    [(3, 0, "3*,0"), (2, 0, "2,0"), (5, 2, "5*,2"), (4, 2, "4,2"), (2, 5, "2,5*"), (0, 3, "0,3*"), (3, 3, "3,3")],
)
def test_2_1_3_control_takes_a_lead_of_the_stability(liberal: int, authoritarian: int, shown: str) -> None:
    # Moscow has a stability of 3.
    run(f"""
        set support liberal moscow: {liberal}
        set support authoritarian moscow: {authoritarian}
        expect at moscow: {shown}
    """)


def test_2_1_3_control_follows_every_point() -> None:
    run("""
        set support liberal poland: 2
        stack Operate seat=liberal ops=2 card=modernism then ActionRound seat=authoritarian number=8
        liberal: placement
        expect control poland: none
        liberal: place poland
        expect event: control-gained seat=liberal space=poland
        expect control poland: liberal
    """)


@pytest.mark.parametrize(("origin", "target"), [("italy", "libya"), ("libya", "italy"), ("tunisia", "algeria")])
def test_2_1_4_lines_connect_both_ways(origin: str, target: str) -> None:
    run(f"""
        set support authoritarian {origin}: 1
        stack Operate seat=authoritarian ops=1 card=prussian_spirit then ActionRound seat=liberal number=8
        authoritarian: placement
        legal authoritarian: place {target}
    """)


# ---- 6.0: the options ----------------------------------------------------------------------------------------


def test_6_0_one_option_takes_all_points() -> None:
    run("""
        set hand liberal: modernism
        set support liberal poland: 1
        set support authoritarian moscow: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: event modernism, operate modernism, naval modernism
        liberal: operate modernism
        legal only liberal: placement, checks
        liberal: placement
        liberal: place poland
        illegal liberal: check moscow
        illegal liberal: done
        liberal: place poland
        expect at poland: 3*,0
    """)


def test_6_0_scoring_cards_have_no_operations() -> None:
    run("""
        set hand liberal: russia_scoring
        stack ActionRound seat=liberal number=1
        illegal liberal: operate russia_scoring
        illegal liberal: naval russia_scoring
    """)


# ---- 6.1: placing support ------------------------------------------------------------------------------------


def test_6_1_1_events_ignore_adjacency_and_control() -> None:
    run("""
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=authoritarian number=8
        legal liberal: place romania, place baltic_states
        liberal: place romania
        liberal: place silesia
        expect points liberal: 2
    """)
    run("""
        set support authoritarian siberia: 9
        stack TakePlace card=modernism seat=liberal then ActionRound seat=authoritarian number=8
        liberal: place siberia
        liberal: place siberia
        expect at siberia: 2,9*
    """)


def test_6_1_2_with_or_next_to_own_support() -> None:
    # The Ottoman Empire counts as well: ruling 28.
    run("""
        set support authoritarian berlin: 1
        stack Operate seat=authoritarian ops=3 card=prussian_spirit then ActionRound seat=liberal number=8
        authoritarian: placement
        legal only authoritarian: place berlin, place jugendstil, place east_prussia, place wilhelm_ii, \
place crimea, place constantinople
        illegal authoritarian: place kiel rule 6.1.2
    """)


def test_6_1_2_that_was_there_before_the_first_point() -> None:
    run("""
        set support authoritarian berlin: 1
        stack Operate seat=authoritarian ops=3 card=prussian_spirit then ActionRound seat=liberal number=8
        authoritarian: placement
        authoritarian: place wilhelm_ii
        illegal authoritarian: place kiel rule 6.1.2
        authoritarian: place wilhelm_ii
        illegal authoritarian: place imperial_army rule 6.1.2
    """)


def test_6_1_2_support_of_the_opponent_is_no_base() -> None:
    run("""
        set support authoritarian berlin: 1
        set support liberal saxony: 1
        stack Operate seat=authoritarian ops=1 card=prussian_spirit then ActionRound seat=liberal number=8
        authoritarian: placement
        illegal authoritarian: place saxony rule 6.1.2
        illegal authoritarian: place silesia rule 6.1.2
    """)


def test_6_1_3_one_point_in_a_friendly_or_uncontrolled_space() -> None:
    run("""
        set support liberal poland: 3
        stack Operate seat=liberal ops=2 card=modernism then ActionRound seat=authoritarian number=8
        liberal: placement
        liberal: place poland
        expect prompt liberal: place-support ops=1
        liberal: place silesia
        expect at poland: 4*,0
        expect at silesia: 1,0
    """)


def test_6_1_3_two_points_under_enemy_control() -> None:
    run("""
        set support liberal poland: 1
        set support authoritarian tsarist_army: 9
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=8
        liberal: placement
        liberal: place tsarist_army
        expect prompt liberal: place-support ops=1
        illegal liberal: place tsarist_army rule 6.1.3
        liberal: place poland
        expect at tsarist_army: 1,9*
    """)


def test_6_1_3_the_price_falls_once_control_is_broken() -> None:
    run("""
        set support liberal poland: 1
        set support authoritarian tsarist_army: 3
        stack Operate seat=liberal ops=4 card=modernism then ActionRound seat=authoritarian number=8
        liberal: placement
        liberal: place tsarist_army
        expect prompt liberal: place-support ops=2
        liberal: place tsarist_army
        liberal: place tsarist_army
        expect at tsarist_army: 3,3
    """)


def test_6_1_3_a_single_point_buys_nothing_under_enemy_control() -> None:
    run("""
        set support liberal poland: 1
        set support authoritarian tsarist_army: 3
        stack Operate seat=liberal ops=1 card=modernism then ActionRound seat=authoritarian number=8
        liberal: placement
        illegal liberal: place tsarist_army rule 6.1.3
        legal liberal: place poland, place silesia
    """)


# ---- 6.2: support checks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("ops", [1, 2, 5])
def test_6_2_2_two_checks_whatever_the_card_is_worth(ops: int) -> None:
    run(f"""
        set support authoritarian berlin: 9
        set support authoritarian moscow: 9
        set support authoritarian vienna: 9
        stack Operate seat=liberal ops={ops} card=modernism then ActionRound seat=authoritarian number=1
        set hand authoritarian: status_quo
        liberal: checks
        expect prompt liberal: support-check ops={ops} count=2
        dice 1 1
        liberal: check berlin
        expect prompt liberal: support-check ops={ops} count=1
        liberal: check moscow
        expect acting: authoritarian
    """)


def test_6_2_2_in_different_spaces() -> None:
    run("""
        set support authoritarian berlin: 9
        set support authoritarian moscow: 9
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 1
        liberal: check berlin
        illegal liberal: check berlin rule 6.2.2
        legal only liberal: check moscow
    """)


def test_6_2_2_without_a_second_space_there_is_no_second_check() -> None:
    run("""
        set hand authoritarian: status_quo
        set support authoritarian berlin: 9
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 1
        liberal: check berlin
        expect acting: authoritarian
    """)


def test_6_2_2_checks_of_an_event_may_repeat_a_space() -> None:
    run("""
        set support authoritarian orthodox_church: 9
        stack TakePlace card=kulturkampf seat=liberal then ActionRound seat=authoritarian number=1
        dice 6
        liberal: check orthodox_church
        expect at orthodox_church: 0,6*
        legal liberal: check orthodox_church
        dice 6
        liberal: check orthodox_church
        expect at orthodox_church: 0,3*
    """)


def test_6_2_3_only_where_the_opponent_has_support() -> None:
    run("""
        set support authoritarian berlin: 1
        set support liberal vienna: 1
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        legal only liberal: check berlin
        illegal liberal: check vienna rule 6.2.3
        illegal liberal: check moscow rule 6.2.3
    """)


def test_6_2_3_no_check_at_all_without_a_target() -> None:
    run("""
        set support liberal berlin: 1
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        legal only liberal: placement
    """)


def test_6_2_3_the_first_check_is_resolved_before_the_second_is_declared() -> None:
    # Symbolism falls to the Liberal first and then helps in Moscow.
    run("""
        set support authoritarian symbolism: 1
        set support authoritarian moscow: 1
        stack Operate seat=liberal ops=2 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 3
        liberal: check symbolism
        expect event: support-checked space=symbolism die=3 ops=2 neighbours=0 stability=1 excess=3
        expect at symbolism: 1*,0
        dice 4
        liberal: check moscow
        expect event: support-checked space=moscow die=4 ops=2 neighbours=1 stability=3 excess=1
        expect at moscow: 0,0
    """)


def test_6_2_4_neighbours_modify_the_die() -> None:
    # Poland and Galicia are friendly; Nicolas II, Ukraine and Belarus hostile; Crimea and the Church nobody's.
    run("""
        set support authoritarian tsarist_army: 2
        set support liberal poland: 3
        set support liberal galicia_przemysl: 2
        set support authoritarian nicolas_ii: 4
        set support authoritarian ukraine: 2
        set support authoritarian belarus: 2
        set support liberal crimea: 1
        stack Operate seat=liberal ops=4 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 5
        liberal: check tsarist_army
        expect event: support-checked die=5 ops=4 neighbours=-1 stability=3 excess=2
        expect at tsarist_army: 0,0
    """)


@pytest.mark.parametrize(
    ("seat", "space", "neighbours"),
    [
        ("liberal", "netherlands", 1),
        ("authoritarian", "netherlands", -1),
        ("liberal", "brittany_normandy", 1),
        ("authoritarian", "belgium", -1),
        ("liberal", "greece", 1),
        ("authoritarian", "libya", -1),
        ("liberal", "crimea", -1),
        ("authoritarian", "constantinople", 1),
    ],
)
def test_6_2_4_boxes_count_as_controlled(seat: str, space: str, neighbours: int) -> None:
    other = "authoritarian" if seat == "liberal" else "liberal"
    run(f"""
        set support {other} {space}: 9
        stack Operate seat={seat} ops=1 card=modernism then ActionRound seat={other} number=1
        {seat}: checks
        dice 1
        {seat}: check {space}
        expect event: support-checked die=1 ops=1 neighbours={neighbours}
    """)


@pytest.mark.parametrize("own", [0, 8])
def test_6_2_4_support_in_the_space_itself_does_not_count(own: int) -> None:
    run(f"""
        set support authoritarian berlin: 4
        set support liberal berlin: {own}
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 4
        liberal: check berlin
        expect event: support-checked die=4 ops=3 neighbours=0 stability=3 excess=1
        expect support authoritarian berlin: 3
        expect support liberal berlin: {own}
    """)


@pytest.mark.parametrize(("die", "left"), [(1, 4), (3, 4), (4, 3), (6, 1)])
def test_6_2_5_the_excess_over_twice_the_stability_is_removed(die: int, left: int) -> None:
    # Berlin: 3 + die against 6.
    run(f"""
        set support authoritarian berlin: 4
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice {die}
        liberal: check berlin
        expect support authoritarian berlin: {left}
        expect support liberal berlin: 0
    """)


@pytest.mark.parametrize(("ops", "liberal"), [(3, "2,0"), (4, "3*,0"), (5, "3*,0")])
def test_6_2_5_the_rest_becomes_own_support_up_to_control(ops: int, liberal: str) -> None:
    # Berlin: 6 + 3 - 6 = 3, one point removed and two added; never more than three.
    run(f"""
        set support authoritarian berlin: 1
        stack Operate seat=liberal ops={ops} card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 6
        liberal: check berlin
        expect at berlin: {liberal}
    """)


def test_6_2_5_a_failed_check_costs_nothing() -> None:
    run("""
        set support authoritarian berlin: 1
        set support liberal berlin: 1
        stack Operate seat=liberal ops=1 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        dice 1
        liberal: check berlin
        expect at berlin: 1,1
    """)
