"""The numbered rulings on tension, crisis and victory."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run

# ---- tension, crisis, victory --------------------------------------------------------------------------------


def test_ruling_41_neutral_events_answer_for_tension_by_their_player() -> None:
    for seat, above, below in (("authoritarian", 1, -1), ("liberal", -1, 1)):
        run(f"""
            set hand {seat}: naval_bill_fleet_law
            set tension: 6
            set navy liberal: 3
            set navy authoritarian: 3
            stack ActionRound seat={seat} number=1
            dice 1
            {seat}: event naval_bill_fleet_law
            expect vp: {above}
        """)
        run(f"""
            set hand {seat}: indecisiveness
            stack ActionRound seat={seat} number=1
            {seat}: event indecisiveness
            expect vp: {below}
        """)


def test_ruling_41_stability_cards_answer_by_their_owner() -> None:
    # Intelligentsia lowers tension below 0 for the Liberal, though the Authoritarian scores.
    run("""
        set hand authoritarian: france_scoring
        set hand liberal: modernism
        set discard: none
        set support liberal fauvism: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: event france_scoring
        authoritarian: stability naval_law_amendment
        dice 1
        liberal: stability intelligentsia
        expect event: victory-points seat=liberal points=1 vp=1
        expect vp: 4
    """)


@pytest.mark.parametrize(("tension", "highest"), [(0, 3), (3, 3), (4, 4), (5, 5)])
def test_ruling_42_franz_ferdinand_holds_tension_where_it_is_but_at_three_at_least(tension: int, highest: int) -> None:
    run(f"""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: {tension}
        expect highest_tension: {highest}
        set support authoritarian budapest: 1
        expect highest_tension: 6
    """)


@pytest.mark.parametrize(
    ("card", "seat", "marker"),
    [
        ("war_in_the_balkans", "authoritarian", "balkan_wars"),
        ("balkan_civil_war", "liberal", "balkan_wars"),
        ("russian_collapse", "authoritarian", "russian_collapse"),
    ],
)
def test_ruling_43_the_marker_follows_the_crisis_roll(card: str, seat: str, marker: str) -> None:
    position = """
        set support liberal moscow: 3
        set support liberal poland: 3
        set support liberal saint_petersburg: 3
        set tension: 5
        set hand liberal: modernism
    """
    answer = "liberal: choose greece" if card == "balkan_civil_war" else ""
    track = "russian_collapse" if marker == "russian_collapse" else "three_emperor_league, balkan_wars"
    run(f"""
        {position}
        dice 6
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect event: crisis-rolled die=6 tension=6 status=-6 total=6
        {answer}
        expect track: {track}
    """)
    run(f"""
        {position}
        set track: franco_russian_alliance, dual_alliance
        dice 4 1 1
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect event: crisis-rolled die=4 tension=6 status=-3 total=7
        expect track: franco_russian_alliance, dual_alliance
    """)


def test_ruling_44_jaures_speaks_once_before_the_roll() -> None:
    run("""
        set in_effect jean_jaures: 2
        set tension: 3
        set hand liberal: modernism
        stack Crisis then ActionRound seat=liberal number=1
        expect prompt liberal: jaures tension=3
        dice 4
        liberal: yes
        expect event: crisis-rolled die=4 tension=2
        expect vp: -1
        expect prompt liberal: play-card
    """)
    run("""
        set in_effect jean_jaures: 2
        set tension: 3
        set hand liberal: modernism
        stack Crisis then ActionRound seat=liberal number=1
        dice 4
        liberal: no
        expect event: crisis-rolled die=4 tension=3
        expect vp: 0
    """)


def test_ruling_44_but_not_at_tension_zero() -> None:
    run("""
        set in_effect jean_jaures: 2
        set hand liberal: modernism
        dice 4
        stack Crisis then ActionRound seat=liberal number=1
        expect prompt liberal: play-card
    """)


def test_ruling_45_a_war_started_by_the_scoring_comes_before_twenty_vp() -> None:
    scoring = """
        set vp: 19
        set tension: 6
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set support liberal paris: 2
        set hand liberal: france_scoring
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        authoritarian: stability elitist_art
    """
    run(f"""
        {scoring}
        dice 3 6 1
        liberal: stability blockade
        expect event: region-scored region=france net=4
        expect event: war-broke-out
        expect result: none
    """)
    run(f"""
        {scoring}
        dice 2
        liberal: stability blockade
        expect result: liberal by automatic-victory
    """)


def test_ruling_46_control_of_germany_does_not_win_in_the_great_war() -> None:
    run("""
        set vp: -19
        set support liberal kiel: 3
        set support liberal east_prussia: 4
        set support liberal imperial_army: 4
        set support liberal wilhelm_ii: 5
        set support liberal alsace_lorraine: 3
        stack FinalWarScoring
        expect event: region-scored region=germany net=14
        expect vp: -5
        expect result: authoritarian by great-war
    """)


def test_ruling_47_draws_and_common_defeats() -> None:
    run("""
        set hand authoritarian: france_scoring
        set hand liberal: russia_scoring
        stack EndTurn
        expect result: authoritarian, liberal by both-held-scoring
    """)
    run("""
        set turn: 10
        stack EndTurn
        expect result: authoritarian, liberal by draw
    """)
    run("""
        set winner: liberal
        stack FinalWarScoring
        expect result: liberal by great-war-tied
    """)
    run("""
        stack FinalWarScoring
        expect result: nobody by great-war-lost
    """)
