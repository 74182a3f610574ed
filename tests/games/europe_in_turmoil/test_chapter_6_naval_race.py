"""Chapter 6, second part: the Naval Arms Race (6.3), tested sentence by sentence."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run

# ---- 6.3.1: attempts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "modifier"),
    [
        ("prussian_spirit", 3),  # 3 OP, of the opponent
        ("indecisiveness", 2),  # 2 OP, neutral
        ("modernism", 2 + 1),  # 2 OP, the player's own event
    ],
)
def test_6_3_1_operations_and_one_more_for_an_own_event(card: str, modifier: int) -> None:
    run(f"""
        set hand liberal: {card}
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval {card}
        expect event: naval-attempt seat=liberal box=hms_dreadnought die=1 modifier={modifier} needed=4
    """)


def test_6_3_1_one_more_for_a_further_attempt() -> None:
    run("""
        set hand authoritarian: modernism
        set navy authoritarian: 2
        set flipped authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 2
        authoritarian: naval modernism
        expect event: naval-attempt box=bellerophon die=2 modifier=3 needed=6
    """)


def test_6_3_1_one_more_for_the_liberal_with_lord_fisher() -> None:
    run("""
        set hand liberal: prussian_spirit
        set in_effect lord_fisher: 2
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=4
    """)
    run("""
        set hand authoritarian: modernism
        set navy authoritarian: 1
        set in_effect lord_fisher: 2
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval modernism
        expect event: naval-attempt die=1 modifier=2
    """)


# ---- 6.3.2: success and failure ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("box", "needed"),
    [(1, 4), (2, 5), (3, 6), (4, 6), (5, 6), (6, 7), (7, 7), (8, 7), (9, 8), (10, 8), (11, 9), (12, 9), (13, 10)],
)
def test_6_3_2_the_number_in_the_box_must_be_matched(box: int, needed: int) -> None:
    # Copenhagenization is worth 4 to the Authoritarian, so that the die decides; from box 9 on the Kaiser gives 4 + 1.
    card, modifier = ("copenhagenization", 4) if needed < 10 else ("the_kaiser_intervenes", 5)
    for die, reached in ((max(needed - modifier, 1), box), (needed - modifier - 1, box - 1)):
        if die >= 1:
            run(f"""
                set hand authoritarian: {card}
                set hand liberal: modernism
                set navy authoritarian: {box - 1}
                set navy liberal: {max(box - 1, 1)}
                stack ActionRound seat=authoritarian number=1
                dice {die}
                authoritarian: naval {card}
                expect event: naval-attempt die={die} modifier={modifier} needed={needed}
                expect navy authoritarian: {reached}
                expect flipped authoritarian: {int(reached < box)}
            """)


def test_6_3_2_success_turns_the_marker_back() -> None:
    run("""
        set hand liberal: modernism
        set hand authoritarian: status_quo
        set navy liberal: 1
        set flipped liberal: 1
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval modernism
        expect navy liberal: 2
        expect flipped liberal: 0
    """)


def test_6_3_2_a_second_failure_leaves_the_marker_as_it_is() -> None:
    run("""
        set hand authoritarian: modernism
        set hand liberal: modernism
        set navy authoritarian: 2
        set flipped authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval modernism
        expect navy authoritarian: 2
        expect flipped authoritarian: 1
    """)


def test_6_3_2_authoritarian_attempts_fail_while_both_navies_are_at_the_start() -> None:
    run("""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval the_kaiser_intervenes
        expect event: naval-attempt-failed seat=authoritarian
        expect navy authoritarian: 0
        expect flipped authoritarian: 1
        expect discard: the_kaiser_intervenes
        dice 3
        liberal: naval modernism
        expect navy liberal: 1
    """)


def test_6_3_2_but_not_once_one_of_them_has_left() -> None:
    run("""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        set navy liberal: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval the_kaiser_intervenes
        expect navy authoritarian: 1
    """)
    run("""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: modernism
        set navy authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval the_kaiser_intervenes
        expect navy authoritarian: 2
    """)


@pytest.mark.parametrize("side", [0, 1])
def test_6_3_2_note_an_event_leaves_the_marker_on_its_side(side: int) -> None:
    run(f"""
        set hand liberal: naval_bill_fleet_law
        set hand authoritarian: status_quo
        set navy liberal: 1
        set flipped liberal: {side}
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect navy liberal: 2
        expect flipped liberal: {side}
    """)


# ---- 6.3.3: how often ----------------------------------------------------------------------------------------


def test_6_3_3_one_regular_attempt_a_turn() -> None:
    run("""
        set hand liberal: modernism, socialist_movements
        stack ActionRound seat=liberal number=1
        dice 6
        liberal: naval modernism
        liberal: place italy
        liberal: done
        expect round: 2
        illegal liberal: naval socialist_movements rule 6.3.3
        legal only liberal: operate socialist_movements, event socialist_movements
    """)


def test_6_3_3_another_one_in_the_next_turn() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set attempts authoritarian: 1
        set attempts liberal: 1
        stack EndTurn
        expect attempts authoritarian: 0
        expect attempts liberal: 0
        legal authoritarian: naval prussian_spirit
    """)


def test_6_3_3_two_power_standard_asks_for_attempts_beyond_the_limit() -> None:
    run("""
        set hand liberal: modernism, socialist_movements, prussian_spirit
        set navy liberal: 2
        set owed: 2
        set attempts liberal: 1
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ActionRound seat=liberal number=1
        expect prompt liberal: play-owed owed=2
        legal only liberal: naval modernism, naval socialist_movements, naval prussian_spirit
        dice 1
        liberal: naval modernism
        expect owed: 1
        dice 1
        liberal: naval socialist_movements
        expect owed: 0
        expect removed: two_power_standard
        legal only liberal: operate prussian_spirit
    """)


def test_6_3_3_two_power_standard_reaches_into_the_next_turn() -> None:
    run("""
        set hand liberal: modernism
        set hand authoritarian: military_tradition
        set navy liberal: 2
        set owed: 2
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        set support authoritarian berlin: 1
        stack ActionRound seat=liberal number=8
        dice 1
        liberal: naval modernism
        expect turn: 6
        expect owed: 1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        expect prompt liberal: play-owed owed=1
        set hand liberal: modernism, prussian_spirit
        dice 1
        liberal: naval modernism
        set hand authoritarian: none
        stack ActionRound seat=liberal number=2
        illegal liberal: naval prussian_spirit rule 6.3.3
    """)


def test_6_3_3_bethmann_hollweg_allows_a_second_attempt() -> None:
    run("""
        set hand authoritarian: prussian_spirit, status_quo
        set navy authoritarian: 2
        set flipped authoritarian: 1
        set attempts authoritarian: 1
        set in_effect von_bethmann_hollweg: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval prussian_spirit
        illegal authoritarian: naval status_quo rule 6.3.3
    """)


def test_6_3_3_naval_law_amendment_does_not_count() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set hand liberal: france_scoring
        set navy liberal: 1
        set attempts authoritarian: 1
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        authoritarian: stability naval_law_amendment
        dice 2 1
        liberal: stability testimonials
        expect event: naval-attempt seat=authoritarian die=2 modifier=2 needed=4
        expect navy authoritarian: 1
        expect attempts authoritarian: 1
    """)


# ---- 6.3.4 ---------------------------------------------------------------------------------------------------


def test_6_3_4_events_advance_a_navy_besides_any_attempt() -> None:
    run("""
        set hand authoritarian: naval_bill_fleet_law, status_quo
        set navy authoritarian: 1
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 2
        expect attempts authoritarian: 1
    """)


# ---- 6.3.5: the boxes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "first", "second"), [(3, 2, 1), (6, 2, 1), (9, 2, 1), (11, 2, 1), (13, 4, 0)])
def test_6_3_5_vp_for_the_first_and_the_second_to_arrive(box: int, first: int, second: int) -> None:
    for seat, other, sign in (("liberal", "authoritarian", 1), ("authoritarian", "liberal", -1)):
        for rival, vp in ((box - 1, first), (box, second)):
            run(f"""
                set hand liberal: modernism
                set navy {seat}: {box - 1}
                set navy {other}: {rival}
                stack AdvanceNavy seat={seat} then ActionRound seat=liberal number=1
                expect vp: {sign * vp}
                expect navy {seat}: {box}
            """)


def test_6_3_5_dreadnought_places_support_in_two_independent_spaces() -> None:
    run("""
        set hand liberal: modernism
        set support authoritarian belgium: 3
        set support liberal morocco: 3
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        legal only liberal: place sweden, place denmark, place netherlands, place switzerland, \
place spain_portugal, place algeria, place tunisia, place italy, place libya, place constantinople, done
        liberal: place italy
        illegal liberal: place italy
        liberal: place libya
        expect at italy: 1,0
        expect at libya: 1,0
        expect prompt liberal: play-card
    """)


def test_6_3_5_dreadnought_gives_nothing_to_the_second() -> None:
    run("""
        set hand liberal: modernism
        set navy authoritarian: 1
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        expect navy liberal: 1
        expect prompt liberal: play-card
    """)


def test_6_3_5_nassau_takes_a_point_from_the_opponents_cards_of_three_or_more() -> None:
    run("""
        set hand authoritarian: modernism, prussian_spirit, the_kaiser_intervenes
        set navy liberal: 2
        set navy authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        expect privilege nassau: liberal
        expect ops authoritarian modernism: 2
        expect ops authoritarian prussian_spirit: 2
        expect ops authoritarian the_kaiser_intervenes: 3
        authoritarian: operate prussian_spirit
        expect prompt authoritarian: operate ops=2
    """)


def test_6_3_5_nassau_ends_when_the_opponent_arrives() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set navy liberal: 2
        set navy authoritarian: 2
        stack ActionRound seat=authoritarian number=1
        expect privilege nassau: none
        expect ops authoritarian prussian_spirit: 3
    """)


def test_6_3_5_helgoland_gives_one_more_attempt_at_minus_one() -> None:
    run("""
        set hand liberal: modernism, socialist_movements
        set navy liberal: 4
        set navy authoritarian: 3
        set attempts liberal: 1
        set support liberal paris: 1
        stack ActionRound seat=liberal number=8
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect prompt liberal: helgoland
        legal only liberal: naval socialist_movements, done
        dice 4
        liberal: naval socialist_movements
        expect event: naval-attempt die=4 modifier=2 needed=6
        expect navy liberal: 5
        expect turn: 6
    """)


def test_6_3_5_helgoland_again_in_every_turn_and_only_if_one_likes() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 4
        set navy authoritarian: 3
        stack ExtraRounds
        liberal: done
        expect turn: 6
        stack ExtraRounds
        expect prompt liberal: helgoland
    """)


def test_6_3_5_helgoland_ends_when_the_opponent_arrives() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 4
        set navy authoritarian: 4
        stack ExtraRounds
        expect turn: 6
    """)


def test_6_3_5_colossus_plays_a_card_for_both_once_a_turn() -> None:
    run("""
        set hand liberal: modernism, socialist_movements, prussian_spirit, france_scoring
        set navy liberal: 5
        set navy authoritarian: 4
        set attempts liberal: 1
        set support liberal poland: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: operate modernism, event modernism, both modernism, operate socialist_movements, \
event socialist_movements, both socialist_movements, operate prussian_spirit, event france_scoring
        liberal: both modernism
        liberal: event-after
        liberal: placement
        liberal: place poland
        liberal: place poland
        liberal: place fauvism
        liberal: place fauvism
        liberal: place siberia
        liberal: place siberia
        expect at poland: 3*,0
        expect at siberia: 2,0
        expect round: 2
        illegal liberal: both socialist_movements
    """)


def test_6_3_5_colossus_again_next_turn_and_not_after_the_opponent_arrived() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set navy authoritarian: 5
        set navy liberal: 4
        set colossus_used authoritarian: 1
        stack EndTurn
        legal authoritarian: both prussian_spirit
        set navy liberal: 5
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: both prussian_spirit
    """)


def test_6_3_5_orion_looks_at_the_hand_after_the_second_round() -> None:
    run("""
        set hand liberal: modernism
        set hand authoritarian: prussian_spirit, status_quo
        set navy liberal: 7
        set navy authoritarian: 6
        set support liberal paris: 1
        stack ActionRound seat=liberal number=2
        expect known prussian_spirit: 0
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect event: hand-looked-at seat=liberal
        expect known prussian_spirit: 1
        expect known status_quo: 1
    """)


@pytest.mark.parametrize(("number", "rival"), [(1, 6), (3, 6), (2, 7)])
def test_6_3_5_orion_not_after_another_round_or_once_the_opponent_arrived(number: int, rival: int) -> None:
    run(f"""
        set hand liberal: modernism
        set hand authoritarian: prussian_spirit, status_quo
        set navy liberal: 7
        set navy authoritarian: {rival}
        set support liberal paris: 1
        stack ActionRound seat=liberal number={number}
        liberal: operate modernism
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect known prussian_spirit: 0
    """)


def test_6_3_5_moltke_allows_a_second_stability_card() -> None:
    run("""
        set hand liberal: france_scoring
        set navy liberal: 8
        set navy authoritarian: 7
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        expect prompt liberal: choose-stability count=2
        expect prompt authoritarian: choose-stability count=1
        authoritarian: stability elitist_art
        liberal: stability testimonials
        expect acting: liberal
        liberal: stability blockade
        dice 1
        liberal: stability blockade
        expect ready testimonials: 0
        expect ready blockade: 0
    """)


def test_6_3_5_moltke_ends_when_the_opponent_arrives() -> None:
    run("""
        set hand liberal: france_scoring
        set navy liberal: 8
        set navy authoritarian: 8
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        expect prompt liberal: choose-stability count=1
    """)


def test_6_3_5_konig_rolls_again_once_a_turn() -> None:
    run("""
        set hand liberal: prussian_spirit
        set navy liberal: 10
        set navy authoritarian: 9
        set support authoritarian berlin: 9
        set support authoritarian moscow: 9
        stack ActionRound seat=liberal number=1
        liberal: operate prussian_spirit
        liberal: event-after
        liberal: checks
        dice 1
        liberal: check berlin
        expect prompt liberal: reroll die=1
        dice 6
        liberal: yes
        expect event: die-rerolled old=1 die=6
        expect event: support-checked die=6 ops=3 excess=3
        expect at berlin: 0,6*
        dice 2
        liberal: check moscow
        expect event: support-checked die=2
    """)


def test_6_3_5_konig_may_let_the_die_stand() -> None:
    run("""
        set hand liberal: prussian_spirit
        set navy liberal: 10
        set navy authoritarian: 9
        set support authoritarian berlin: 9
        set support authoritarian moscow: 9
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=authoritarian number=1
        set phasing: liberal
        set in_round: 1
        liberal: checks
        dice 5
        liberal: check berlin
        liberal: no
        expect event: support-checked die=5
        dice 4
        liberal: check moscow
        expect prompt liberal: reroll die=4
    """)


def test_6_3_5_konig_again_in_the_next_turn() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set navy authoritarian: 10
        set navy liberal: 9
        set konig_used authoritarian: 1
        stack EndTurn
        dice 1
        authoritarian: naval prussian_spirit
        expect prompt authoritarian: reroll die=1
    """)


def test_6_3_5_konig_not_in_the_round_of_the_opponent() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        set navy liberal: 10
        set navy authoritarian: 9
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval prussian_spirit
        expect event: naval-attempt die=1
        expect prompt liberal: play-card
    """)


def test_6_3_5_bayern_discards_two_cards_and_draws_three() -> None:
    run("""
        set hand liberal: modernism, france_scoring, status_quo
        set deck: traditionalism, kulturkampf, indecisiveness, stymied
        set discard: none
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        expect prompt liberal: redraw discards=2 draws=3
        legal only liberal: yes, no
        liberal: yes
        legal only liberal: discard modernism, discard france_scoring, discard status_quo
        liberal: discard modernism
        liberal: discard france_scoring
        expect hand liberal: status_quo, traditionalism, kulturkampf, indecisiveness
        expect discard: modernism, france_scoring
    """)


def test_6_3_5_bayern_is_an_offer() -> None:
    run("""
        set hand liberal: modernism, status_quo
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        liberal: no
        expect hand liberal: modernism, status_quo
        expect prompt liberal: play-card
    """)


def test_6_3_5_bayern_gives_nothing_to_the_second() -> None:
    run("""
        set hand liberal: modernism, status_quo
        set navy liberal: 11
        set navy authoritarian: 12
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        expect prompt liberal: play-card
    """)


# ---- 6.3.6 and 6.3.7 -----------------------------------------------------------------------------------------


def test_6_3_6_the_event_is_not_implemented_and_the_card_discarded() -> None:
    run("""
        set hand liberal: the_dual_alliance
        set hand authoritarian: status_quo
        set navy liberal: 1
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval the_dual_alliance
        expect track: three_emperor_league
        expect happened the_dual_alliance: 0
        expect discard: the_dual_alliance
        expect removed: none
    """)


def test_6_3_7_no_attempt_from_the_last_box() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 13
        set navy authoritarian: 13
        stack ActionRound seat=liberal number=1
        legal only liberal: operate modernism, event modernism
        illegal liberal: naval modernism rule 6.3.7
    """)


# ---- 6.3.8: the German Navy High Water Mark ------------------------------------------------------------------


def test_6_3_8_the_mark_is_put_where_the_german_navy_was() -> None:
    run("""
        set hand liberal: copenhagenization
        set hand authoritarian: status_quo
        set navy authoritarian: 5
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 3
        expect high_water: 5
    """)


def test_6_3_8_a_mark_on_the_track_stays_where_it_is() -> None:
    run("""
        set hand liberal: copenhagenization
        set hand authoritarian: status_quo
        set navy authoritarian: 4
        set high_water: 7
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 2
        expect high_water: 7
    """)


def test_6_3_8_the_mark_goes_when_the_german_navy_passes_it() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 4
        set high_water: 5
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 5
        expect high_water: 5
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 6
        expect high_water: -1
        expect vp: -2
    """)


def test_6_3_8_no_reward_twice_for_the_german_navy() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 2
        set high_water: 3
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 3
        expect vp: 0
    """)


def test_6_3_8_the_mark_stands_for_the_german_navy_when_the_british_arrive() -> None:
    # Bellerophon as the second: 1 VP; Helgoland: no extra attempt.
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 1
        set navy liberal: 2
        set high_water: 4
        stack AdvanceNavy seat=liberal then AdvanceNavy seat=liberal then ActionRound seat=authoritarian number=1
        expect navy liberal: 4
        expect vp: 1
        expect privilege helgoland: none
    """)


# ---- 6.3.9 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lasting", "card", "ops"),
    [
        ("absolutism: 1", "military_tradition", 2),  # 2 + 1 = 3, then Nassau
        ("absolutism: 1", "prussian_spirit", 3),  # 3 + 1 = 4, then Nassau
        ("stymied: 2", "prussian_spirit", 2),  # 3 - 1 = 2, which Nassau leaves alone
        ("stymied: 2", "the_kaiser_intervenes", 2),  # 4 - 1 = 3, then Nassau
    ],
)
def test_6_3_9_card_modifiers_come_before_nassau(lasting: str, card: str, ops: int) -> None:
    run(f"""
        set hand authoritarian: {card}
        set in_effect {lasting}
        set navy liberal: 2
        stack ActionRound seat=authoritarian number=1
        expect ops authoritarian {card}: {ops}
    """)


@pytest.mark.parametrize(("card", "ops"), [("modernism", 2), ("march_of_history", 3)])
def test_6_3_9_march_of_history_before_nassau(card: str, ops: int) -> None:
    run(f"""
        set hand liberal: {card}
        set in_effect march_of_history: 2
        set navy authoritarian: 2
        stack ActionRound seat=liberal number=1
        expect ops liberal {card}: {ops}
    """)
