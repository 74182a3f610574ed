"""Chapter 4: the sequence of the game and of a turn, tested sentence by sentence."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from tests.games.europe_in_turmoil.card_numbers import CARD_NUMBER
from tests.games.europe_in_turmoil.tables import run

EDWARDIAN = {12, 32, 39, *range(41, 61), *range(62, 78), 79, 80, 97, 105}
GEORGIAN = {61, *range(81, 97), *range(98, 105), *range(106, 111)}


@pytest.mark.parametrize(("turn", "rounds"), [(1, 7), (2, 7), (3, 7), (4, 8), (7, 8), (8, 8), (10, 8)])
def test_4_1_seven_rounds_a_turn_and_eight_from_turn_4(turn: int, rounds: int) -> None:
    run(f"""
        set turn: {turn}
        set hand authoritarian: prussian_spirit, military_tradition
        stack ActionRound seat=liberal number={rounds - 1}
        expect round: {rounds}
        expect phasing: authoritarian
        expect turn: {turn}
    """)


@pytest.mark.parametrize(("turn", "rounds"), [(1, 7), (3, 7), (4, 8), (7, 8), (9, 8)])
def test_4_1_no_round_more(turn: int, rounds: int) -> None:
    run(f"""
        set turn: {turn}
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number={rounds}
        expect turn: {turn + 1}
        expect round: 1
    """)


@pytest.mark.parametrize(("turn", "cards"), [(2, 8), (3, 8), (4, 9), (5, 9), (8, 9), (10, 9)])
def test_4_1_eight_cards_and_nine_from_turn_4(turn: int, cards: int) -> None:
    g = run(f"""
        set turn: {turn - 1}
        stack StartTurn
        expect turn: {turn}
    """)
    assert [len(hand) for hand in g.hand] == [cards, cards]


def test_4_1_the_game_ends_after_turn_10() -> None:
    run("""
        set turn: 10
        set vp: 1
        stack ActionRound seat=liberal number=8
        expect result: liberal by final-scoring
    """)


def test_4_2_the_phasing_player_is_the_one_whose_round_it_is() -> None:
    run("""
        set hand authoritarian: modernism
        set hand liberal: prussian_spirit
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=3
        expect phasing: authoritarian
        authoritarian: operate modernism
        authoritarian: event-before
        expect acting: liberal
        expect phasing: authoritarian
        liberal: place siberia
        liberal: place siberia
        liberal: place fauvism
        liberal: place fauvism
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        expect phasing: liberal
    """)


def test_4_3_an_empty_deck_is_made_anew_from_the_discards() -> None:
    g = run("""
        set turn: 1
        set deck: none
        set discard: prussian_spirit, military_tradition, modernism, status_quo
        set removed: absolutism
        set beside: lord_fisher
        order card: status_quo, modernism, military_tradition, prussian_spirit
        stack StartTurn
        expect hand authoritarian: status_quo, military_tradition
        expect hand liberal: modernism, prussian_spirit
        expect deck: none
        expect discard: none
    """)
    # Cards removed from the game and lasting events do not come back.
    assert [CARD_NUMBER[card] for card in (*g.removed, *g.beside)] == [35, 15]


def test_4_3_1_all_cards_left_are_dealt_before_the_reshuffle() -> None:
    run("""
        set turn: 1
        set deck: modernism, traditionalism, stymied
        set discard: prussian_spirit, military_tradition, status_quo
        order card: status_quo, prussian_spirit, military_tradition
        stack StartTurn
        expect hand authoritarian: modernism, stymied, prussian_spirit
        expect hand liberal: traditionalism, status_quo, military_tradition
    """)


def test_4_3_1_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    seven = "france_scoring, lord_fisher, modernism, stymied, status_quo, absolutism, kulturkampf"
    other_seven = "traditionalism, indecisiveness, dreyfus_affair, russia_scoring, prussian_spirit, two_power_standard"
    run(f"""
        set turn: 1
        set hand authoritarian: {seven}
        set hand liberal: {other_seven}, franz_ferdinand
        set deck: socialist_movements, the_dual_alliance
        set discard: march_of_history
        stack StartTurn
        expect deck: none
        expect discard: march_of_history
    """)


@pytest.mark.parametrize(("turn", "era"), [(4, EDWARDIAN), (8, GEORGIAN)])
def test_4_4_a_new_era_joins_the_deck_and_the_discards_wait(turn: int, era: set[int]) -> None:
    g = run(f"""
        set turn: {turn - 1}
        set deck: prussian_spirit, modernism
        set discard: status_quo, military_tradition, lord_fisher
        stack StartTurn
        expect discard: status_quo, military_tradition, lord_fisher
    """)
    cards = g.hand[AUTHORITARIAN] + g.hand[LIBERAL] + g.deck
    assert {CARD_NUMBER[card] for card in cards} == {21, 33} | era
    assert not {CARD_NUMBER[card] for card in g.later} & era


def test_4_4_old_and_new_cards_are_shuffled_together() -> None:
    g = run("""
        set turn: 3
        set deck: prussian_spirit, modernism
        order card: magyarization, prussian_spirit, jean_jaures
        stack StartTurn
        legal authoritarian: operate magyarization, operate jean_jaures
    """)
    assert len(g.hand[AUTHORITARIAN]) == 9
    assert 21 in {CARD_NUMBER[card] for card in g.hand[LIBERAL]}


def test_4_4_the_discards_come_back_at_the_next_reshuffle() -> None:
    run("""
        set turn: 4
        set deck: magyarization
        set discard: status_quo, jean_jaures
        order card: status_quo, jean_jaures
        stack StartTurn
        expect hand authoritarian: magyarization, jean_jaures
        expect hand liberal: status_quo
    """)


def test_4_5_1_the_deal_goes_back_and_forth_authoritarian_first() -> None:
    run("""
        set turn: 1
        set deck: modernism, traditionalism, stymied, status_quo, lord_fisher
        set discard: none
        stack StartTurn
        expect hand authoritarian: modernism, stymied, lord_fisher
        expect hand liberal: traditionalism, status_quo
    """)


def test_4_5_1_hands_are_filled_up() -> None:
    g = run("""
        set turn: 1
        set hand authoritarian: modernism, traditionalism
        set hand liberal: stymied
        stack StartTurn
        legal authoritarian: operate modernism, operate traditionalism
    """)
    assert [len(hand) for hand in g.hand] == [8, 8]
    assert 16 in {CARD_NUMBER[card] for card in g.hand[LIBERAL]}


def test_4_5_2_authoritarian_first_then_liberal() -> None:
    run("""
        set hand authoritarian: prussian_spirit, military_tradition
        set hand liberal: modernism
        set support authoritarian berlin: 1
        set support liberal paris: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        expect acting: liberal
        expect round: 1
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect acting: authoritarian
        expect round: 2
    """)


def test_4_5_2_one_card_each_round() -> None:
    run("""
        set hand authoritarian: prussian_spirit, military_tradition
        set hand liberal: modernism
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        not asked authoritarian
        expect hand authoritarian: prussian_spirit
    """)


def test_4_5_2_all_actions_of_a_card_come_before_the_next_round() -> None:
    run("""
        set hand authoritarian: socialist_movements
        set hand liberal: modernism
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate socialist_movements
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        expect prompt liberal: add-support points=2
        illegal liberal: operate modernism
        liberal: place saxony
        liberal: place saxony
        expect prompt liberal: play-card round=1
    """)


def test_4_5_2_a_card_left_over_is_held() -> None:
    g = run("""
        set turn: 2
        set hand authoritarian: military_tradition
        set hand liberal: modernism, prussian_spirit
        set support liberal paris: 1
        stack ActionRound seat=liberal number=7
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect turn: 3
        legal authoritarian: operate military_tradition
    """)
    assert 21 in {CARD_NUMBER[card] for card in g.hand[LIBERAL]}
    assert [len(hand) for hand in g.hand] == [8, 8]


def test_4_5_2_without_a_card_the_round_is_forfeited() -> None:
    run("""
        set hand authoritarian: military_tradition
        set hand liberal: modernism
        set support authoritarian berlin: 1
        set support liberal paris: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        set hand liberal: modernism, status_quo
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect event: round-forfeited seat=authoritarian
        expect acting: liberal
        expect round: 2
    """)


def test_4_5_3_whoever_holds_a_scoring_card_loses() -> None:
    run("""
        set hand authoritarian: germany_scoring
        set vp: -15
        stack EndTurn
        expect result: liberal by held-scoring
    """)
    run("""
        set hand liberal: france_scoring, modernism
        set vp: 15
        stack EndTurn
        expect result: authoritarian by held-scoring
    """)


def test_4_5_3_any_other_card_may_be_held() -> None:
    run("""
        set hand authoritarian: prussian_spirit, the_kaiser_intervenes
        set hand liberal: modernism
        stack EndTurn
        expect result: none
        expect turn: 6
    """)


def test_4_5_3_held_cards_are_verified_only_after_the_last_round() -> None:
    run("""
        set hand liberal: france_scoring
        stack ActionRound seat=authoritarian number=8
        expect result: none
        expect acting: liberal
        legal only liberal: event france_scoring
    """)


def test_4_5_4_war_ends_the_game_whatever_is_held() -> None:
    run("""
        set hand liberal: naval_bill_fleet_law, france_scoring
        set tension: 5
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        stack ActionRound seat=liberal number=8
        dice 6 1 1
        liberal: event naval_bill_fleet_law
        expect event: war-broke-out
        expect result: none
        expect prompt liberal: war-losses
        dice 1
        liberal: region france
        dice 1
        liberal: place brittany_normandy
        dice 1 1 1
        liberal: region germany
        dice 1 1 1 1 1
        liberal: region austria_hungary
        expect log: losses-rolled region=austria_hungary then gains-rolled region=russia \
            then losses-rolled region=russia
        expect hand liberal: france_scoring
        expect result: liberal by great-war
    """)


def test_4_5_5_the_turn_marker_advances() -> None:
    run("""
        set turn: 5
        stack EndTurn
        expect turn: 6
        expect round: 1
        expect phasing: authoritarian
        expect event: turn-began turn=6
    """)


@pytest.mark.parametrize("turn", [2, 3, 5, 6, 7, 9, 10])
def test_4_5_5_no_era_begins_in_another_turn(turn: int) -> None:
    g = run(f"""
        set turn: {turn - 1}
        stack StartTurn
        expect turn: {turn}
    """)
    assert {CARD_NUMBER[card] for card in g.later} == EDWARDIAN | GEORGIAN


def test_4_5_6_final_scoring_after_turn_10() -> None:
    run("""
        set turn: 10
        set support liberal paris: 2
        stack EndTurn
        expect event: region-scored region=france liberal=4 authoritarian=0 net=4
        expect event: region-scored region=balkans net=0
        expect vp: 4
        expect result: liberal by final-scoring
    """)


def test_4_5_6_held_cards_are_verified_first() -> None:
    run("""
        set turn: 10
        set hand liberal: russia_scoring
        set support liberal paris: 2
        stack EndTurn
        expect result: authoritarian by held-scoring
    """)


def test_norway_takes_no_support_before_its_independence() -> None:
    run("""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        set support authoritarian kiel: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        illegal authoritarian: place norway
        authoritarian: place kiel
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=authoritarian number=2
        authoritarian: operate prussian_spirit
        authoritarian: placement
        illegal authoritarian: place norway
        legal authoritarian: place sweden, place denmark
    """)


def test_norway_is_an_ordinary_space_after_its_independence() -> None:
    run("""
        set hand liberal: norwegian_independence
        set hand authoritarian: prussian_spirit
        set support authoritarian kiel: 3
        stack ActionRound seat=liberal number=1
        liberal: event norwegian_independence
        expect at norway: 2*,0
        authoritarian: operate prussian_spirit
        legal authoritarian: checks
        authoritarian: placement
        legal authoritarian: place norway
    """)
