"""Chapter 7: events, with 2.2 on the cards, tested sentence by sentence."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run

# ---- 2.2: what becomes of a card -----------------------------------------------------------------------------


def test_2_2_1_scoring_cards_must_be_played_in_the_turn_they_are_drawn() -> None:
    run("""
        set hand liberal: france_scoring
        stack EndTurn
        expect result: authoritarian by held-scoring
    """)


def test_2_2_5_an_event_with_an_asterisk_is_removed() -> None:
    run("""
        set hand authoritarian: prussian_spirit, military_tradition
        stack ActionRound seat=authoritarian number=1
        authoritarian: event prussian_spirit
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect removed: prussian_spirit
        expect discard: none
    """)


def test_2_2_8_an_event_without_an_asterisk_is_discarded() -> None:
    run("""
        set hand authoritarian: prussian_spirit, military_tradition
        stack ActionRound seat=authoritarian number=1
        authoritarian: event military_tradition
        authoritarian: place kiel
        authoritarian: place kiel
        expect removed: none
        expect discard: military_tradition
    """)


def test_2_2_8_the_discard_pile_is_face_up() -> None:
    g = run("set discard: military_tradition, modernism")
    for seat in (-1, 0, 1):
        assert sorted(g.view(seat)["board"]["discard"]) == ["military_tradition", "modernism"]


def test_2_2_6_an_underlined_event_stays_beside_the_board() -> None:
    run("""
        set hand liberal: lord_fisher
        set hand authoritarian: status_quo
        set navy liberal: 1
        stack ActionRound seat=liberal number=1
        liberal: event lord_fisher
        expect beside: lord_fisher
        expect in_effect lord_fisher: 2
        expect removed: none
        stack EndTurn
        expect beside: lord_fisher
        expect in_effect lord_fisher: 2
    """)


def test_2_2_6_until_it_is_cancelled() -> None:
    run("""
        set hand authoritarian: raoul_villain, status_quo
        set in_effect jean_jaures: 2
        set beside: jean_jaures
        stack ActionRound seat=authoritarian number=1
        authoritarian: event raoul_villain
        expect in_effect jean_jaures: 0
        expect event: effect-ended card=jean_jaures
        expect beside: none
        expect removed: jean_jaures, raoul_villain
    """)


@pytest.mark.parametrize(
    ("card", "marker"),
    [("schlieffen_plan_adopted", "schlieffen_plan_adopted"), ("von_bethmann_hollweg", "von_bethmann_hollweg")],
)
def test_2_2_6_its_marker_is_placed(card: str, marker: str) -> None:
    run(f"""
        set hand authoritarian: {card}, status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event {card}
        expect marked {marker}: 1
        expect beside: {card}
    """)


@pytest.mark.parametrize(
    ("follower", "red"),
    [
        ("henry_wilson", "entente_cordiale"),
        ("victor_chernov", "union_of_liberation"),
        ("october_manifesto", "revolution_of_1905"),
        ("freedom_and_accord_party", "young_turk_revolution"),
        ("freedom_and_accord_party", "enver_pasha"),
    ],
)
def test_2_2_7_red_cards_are_prerequisites(follower: str, red: str) -> None:
    run(f"""
        set hand liberal: {follower}
        set attempts liberal: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: operate {follower}
        set happened {red}: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: operate {follower}, event {follower}
    """)


# ---- 7.1 and 7.2 ---------------------------------------------------------------------------------------------


def test_7_1_own_and_common_events_may_be_played_instead_of_operations() -> None:
    run("""
        set hand authoritarian: prussian_spirit, indecisiveness, modernism
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate prussian_spirit, event prussian_spirit, operate indecisiveness, \
event indecisiveness, operate modernism
        illegal authoritarian: event modernism rule 7.1
    """)


def test_7_1_a_common_event_serves_whoever_plays_it() -> None:
    for seat, shown in (("authoritarian", "0,1"), ("liberal", "1,0")):
        run(f"""
            set hand {seat}: indecisiveness
            set tension: 2
            stack ActionRound seat={seat} number=1
            {seat}: event indecisiveness
            {seat}: place vienna
            expect tension: 1
            expect at vienna: {shown}
        """)


def test_7_2_some_events_last_for_the_rest_of_the_game() -> None:
    run("""
        set hand authoritarian: reinhold_von_sydow, prussian_spirit
        set hand liberal: modernism
        set navy authoritarian: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event reinhold_von_sydow
        stack ActionRound seat=authoritarian number=2
        dice 1
        authoritarian: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=6
        stack EndTurn
        expect in_effect reinhold_von_sydow: 1
    """)


def test_7_2_some_until_a_later_event() -> None:
    run("""
        set hand authoritarian: gavrilo_princip, status_quo
        set in_effect franz_ferdinand: 1
        set beside: franz_ferdinand
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 3
        expect highest_tension: 3
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event gavrilo_princip
        expect in_effect franz_ferdinand: 0
        expect tension: 5
        expect vp: 0
    """)


# ---- 7.3: events that modify Operations ----------------------------------------------------------------------


def test_7_3_1_modifiers_are_applied_in_aggregate() -> None:
    # 1 - 1 + 1 = 1; one after the other, with the minimum in between, it would be 2.
    run("""
        set hand liberal: us_interventionism, modernism
        set in_effect stymied: 1
        set in_effect march_of_history: 2
        stack ActionRound seat=liberal number=1
        expect ops liberal us_interventionism: 1
        expect ops liberal modernism: 2
    """)


def test_7_3_1_they_modify_the_cards_that_follow() -> None:
    run("""
        set hand authoritarian: stymied
        set hand liberal: prussian_spirit
        stack ActionRound seat=authoritarian number=1
        expect ops liberal prussian_spirit: 3
        authoritarian: event stymied
        expect ops liberal prussian_spirit: 2
        liberal: operate prussian_spirit
        liberal: event-after
        expect prompt liberal: operate ops=2
    """)


def test_7_3_2_a_card_is_worth_at_least_one() -> None:
    run("""
        set hand authoritarian: raoul_villain
        set in_effect stymied: 2
        stack ActionRound seat=authoritarian number=1
        expect ops authoritarian raoul_villain: 1
        authoritarian: operate raoul_villain
        expect prompt authoritarian: operate ops=1
    """)


def test_7_3_3_modifiers_apply_to_one_player() -> None:
    run("""
        set in_effect stymied: 1
        expect ops authoritarian prussian_spirit: 3
        expect ops liberal prussian_spirit: 2
    """)
    run("""
        set in_effect absolutism: 1
        expect ops authoritarian prussian_spirit: 4
        expect ops liberal prussian_spirit: 3
    """)
    run("""
        set in_effect march_of_history: 2
        expect ops authoritarian prussian_spirit: 3
        expect ops liberal prussian_spirit: 4
    """)


def test_7_3_3_for_all_purposes() -> None:
    modified = """
        set hand authoritarian: military_tradition
        set hand liberal: modernism
        set in_effect absolutism: 1
        set support authoritarian kiel: 1
        set support liberal berlin: 9
        set navy authoritarian: 2
        set navy liberal: 2
        stack ActionRound seat=authoritarian number=1
    """
    run(f"""
        {modified}
        authoritarian: operate military_tradition
        authoritarian: placement
        expect prompt authoritarian: place-support ops=3
    """)
    run(f"""
        {modified}
        authoritarian: operate military_tradition
        authoritarian: checks
        dice 1
        authoritarian: check berlin
        expect event: support-checked die=1 ops=3
    """)
    run(f"""
        {modified}
        dice 1
        authoritarian: naval military_tradition
        expect event: naval-attempt die=1 modifier=4
    """)


# ---- 7.4 and 7.5 ---------------------------------------------------------------------------------------------


def test_7_4_operations_of_an_event_follow_the_rules_of_placement() -> None:
    run("""
        set hand liberal: viscount_grey
        set support liberal poland: 1
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        expect prompt liberal: operate ops=3
        liberal: placement
        illegal liberal: place vienna rule 6.1.2
        legal liberal: place poland, place silesia
    """)


def test_7_4_and_other_events_limit_them() -> None:
    run("""
        set hand liberal: viscount_grey
        set support liberal greece: 2
        set in_effect legacy_of_bismarck: 1
        set in_effect stymied: 1
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        expect prompt liberal: operate ops=2
        liberal: placement
        illegal liberal: place greece rule 6.1.2
        illegal liberal: place macedonia rule 6.1.2
        legal liberal: place constantinople
    """)


def test_7_5_an_unplayable_event_leaves_the_operations() -> None:
    run("""
        set hand authoritarian: bernhard_von_bulow, status_quo
        set happened von_bethmann_hollweg: 1
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bernhard_von_bulow rule 7.1
        authoritarian: operate bernhard_von_bulow
        expect prompt authoritarian: operate ops=3
        authoritarian: placement
        authoritarian: place wilhelm_ii
        authoritarian: place wilhelm_ii
        authoritarian: place wilhelm_ii
        expect discard: bernhard_von_bulow
    """)
