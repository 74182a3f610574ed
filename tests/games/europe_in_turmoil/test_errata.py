"""The errata of the rulebooks."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import CONTENT
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start

# ---- errata --------------------------------------------------------------------------------------------------


def test_erratum_b1_switzerland_is_bourgeoisie_not_monarch() -> None:
    run("""
        set support authoritarian switzerland: 1
        stack TakePlace card=status_quo seat=authoritarian then ActionRound seat=liberal number=1
        legal authoritarian: place switzerland
        stack TakePlace card=spiritism_and_mysticism seat=liberal then ActionRound seat=liberal number=1
        legal only liberal: remove switzerland, done
    """)
    run("""
        set hand liberal: modernism
        stack TakePlace card=funeral_of_edward_vii seat=liberal then ActionRound seat=liberal number=1
        expect at switzerland: 0,0
        expect points liberal: 7
    """)
    run("""
        stack TakePlace card=second_hague_conference seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: second-option
        illegal authoritarian: place switzerland
    """)
    run("""
        set hand authoritarian: bernhard_von_bulow
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian switzerland: 5
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bernhard_von_bulow rule 7.1
    """)


def test_erratum_b2_attempted_neutrality_is_liberal() -> None:
    run("""
        set hand liberal: attempted_neutrality
        stack ActionRound seat=liberal number=1
        legal liberal: event attempted_neutrality
    """)
    run("""
        set hand authoritarian: attempted_neutrality
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event attempted_neutrality rule 7.1
    """)


def test_erratum_b3_us_interventionism_counts_with_the_schlieffen_plan_too() -> None:
    run("""
        set track: russian_collapse
        set marked us_interventionism: 1
        expect war_modifier liberal: 0
        set marked schlieffen_plan_adopted: 1
        expect war_modifier liberal: 2
    """)


def test_erratum_b4_the_balkan_wars_marker_adds_one_and_nothing_else() -> None:
    run("""
        set track: franco_russian_alliance, entente_cordiale
        expect status: -3
        set track: franco_russian_alliance, entente_cordiale, balkan_wars
        expect status: -1
        expect war_modifier authoritarian: 0
        expect war_modifier liberal: 4
    """)


def test_erratum_b5_saxony_and_switzerland_at_the_start() -> None:
    start("""
        expect at saxony: 0,1
        expect at switzerland: 1,0
    """)


def test_erratum_b5_nine_cards_from_turn_4() -> None:
    g = run("""
        set turn: 3
        stack EndTurn
        expect turn: 4
    """)
    assert [len(hand) for hand in g.hand] == [9, 9]


@pytest.mark.parametrize(("turn", "waits"), [(3, False), (4, True), (7, False), (8, True)])
def test_erratum_b5_the_exceptions_of_4_3_1_are_turns_4_and_8(turn: int, waits: bool) -> None:
    g = run(f"""
        set turn: {turn - 1}
        set deck: prussian_spirit
        set discard: modernism, status_quo
        stack EndTurn
        expect turn: {turn}
    """)
    assert bool(g.discard) == waits


@pytest.mark.parametrize(("german", "british", "succeeds"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_erratum_b5_attempts_fail_only_while_both_navies_are_at_the_start(
    german: int, british: int, succeeds: bool
) -> None:
    run(f"""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        set navy authoritarian: {german}
        set navy liberal: {british}
        stack ActionRound seat=authoritarian number=1
        {"dice 6" if succeeds else "# no die is rolled"}
        authoritarian: naval the_kaiser_intervenes
        expect navy authoritarian: {german + succeeds}
        expect flipped authoritarian: {int(not succeeds)}
        expect event: {"naval-attempt success=1" if succeeds else "naval-attempt-failed cause=start"}
    """)


def test_erratum_b5_order_of_losses_in_a_region_of_the_beaten_side() -> None:
    for dice, winner, region, order in (
        ("6 1", "authoritarian", "france", ("liberal", "authoritarian", "liberal")),
        ("1 6", "liberal", "germany", ("authoritarian", "liberal", "authoritarian")),
    ):
        run(f"""
            set track: russian_collapse, dual_alliance
            set support liberal belgium: 9
            set support authoritarian belgium: 9
            set support liberal switzerland: 9
            set support authoritarian switzerland: 9
            dice {dice}
            stack GreatWar
            dice 1
            {winner}: region {region}
            expect event: losses-rolled seat={order[0]} region={region} die=1
            expect prompt {order[0]}: remove-losses points=1
            dice 2
            {order[0]}: remove belgium
            expect event: losses-rolled seat={order[1]} region={region} die=2
            expect prompt {order[1]}: remove-losses points=2
            {order[1]}: remove belgium
            dice 3
            {order[1]}: remove belgium
            expect event: losses-rolled seat={order[2]} region={region} die=3
            expect prompt {order[2]}: remove-losses points=3
            {order[2]}: remove belgium
            {order[2]}: remove belgium
            {order[2]}: remove belgium
            expect prompt {winner}: war-losses
            expect support {order[0]} belgium: 5
            expect support {order[1]} belgium: 7
        """)


def test_erratum_b5_the_beaten_side_loses_after_the_winner_places() -> None:
    for dice, winner, loser, region in (
        ("6 1", "authoritarian", "liberal", "germany"),
        ("1 6", "liberal", "authoritarian", "france"),
    ):
        run(f"""
            set track: russian_collapse, dual_alliance
            set support liberal belgium: 9
            set support authoritarian belgium: 9
            set support liberal switzerland: 9
            set support authoritarian switzerland: 9
            dice {dice}
            stack GreatWar
            dice 2
            {winner}: region {region}
            expect event: gains-rolled seat={winner} region={region} die=2
            {winner}: place belgium
            dice 1
            {winner}: place belgium
            expect event: losses-rolled seat={loser} region={region} die=1
            expect prompt {loser}: remove-losses points=1
            {loser}: remove belgium
            expect prompt {winner}: war-losses
            expect support {winner} belgium: 11
            expect support {loser} belgium: 8
        """)


def test_erratum_b5_a_tie_with_mobilization_means_that_both_lose() -> None:
    run(
        """
        stack FinalWarScoring
        expect vp: 0
        expect result: nobody by great-war-lost
        """,
        "option mobilization yes",
    )


def test_erratum_b6_which_independent_spaces_count() -> None:
    for space, vp in (("algeria", 1), ("tunisia", 1), ("morocco", 1), ("libya", 0)):
        run(f"""
            set support liberal {space}: 3
            expect worth france liberal: {vp}
            expect worth balkans liberal: 0
        """)
    # The boxes never count: United Kingdom and Egypt are Liberal, the Ottoman Empire is Authoritarian.
    run("""
        expect worth france liberal: 0
        expect worth germany liberal: 0
        expect worth balkans liberal: 0
        expect worth russia authoritarian: 0
        expect worth balkans authoritarian: 0
    """)


def test_erratum_b7_france_first_is_exactly_that_caption() -> None:
    cards = CONTENT.mobilization
    first = {card.id for card in cards.values() if card.caption == "france_first"}
    assert first == {"british_expeditionary_force", "guns_of_august", "savoyard_war"}
    assert "kaiser_wilhelms_plan" in cards


def test_erratum_b7_the_submarine_card_moves_the_navy_without_any_reward() -> None:
    # The card costs the Authoritarian 2 VP and Kaiser Wilhelm's Plan brings 2; boxes 3 and 6 bring nothing.
    run(
        """
        set track: russian_collapse
        set navy liberal: 6
        set navy authoritarian: 2
        stack GreatWar
        authoritarian: mobilize kaiser_wilhelms_plan
        authoritarian: mobilize u_boat_offensive
        liberal: mobilize colonial_sunset
        expect navy authoritarian: 6
        expect event: mobilization-invalid seat=liberal card=colonial_sunset
        expect vp: 0
        expect result: nobody by great-war-lost
        """,
        "option mobilization yes",
    )
