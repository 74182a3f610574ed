"""One test for each numbered ruling on Europe in Turmoil: how we read the rules where they leave something open."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, CARD_NUMBER, LIBERAL
from chancellery.games.europe_in_turmoil.events import HandShown
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start
from tests.games.europe_in_turmoil.test_chapter_8_tension_and_war import taking_part

# ---- set-up and deck -----------------------------------------------------------------------------------------


def test_ruling_01_starting_support_is_that_of_the_rulebook() -> None:
    start("""
        expect at french_writers: 2,0
        expect at east_prussia: 0,1
        expect at saxony: 0,1
        expect at switzerland: 1,0
    """)


def test_ruling_02_discretionary_support_goes_anywhere_without_enemy_support() -> None:
    start("""
        authoritarian: no
        liberal: no
        illegal authoritarian: place paris rule 3.4
        illegal authoritarian: place norway rule 3.4
        illegal authoritarian: place ottoman_empire rule 3.4
        legal authoritarian: place libya
        authoritarian: place libya
        authoritarian: place libya
        expect at libya: 0,2*
        illegal liberal: place libya rule 3.4
    """)


def test_ruling_03_two_scoring_cards_shown_bring_three_four_and_two_points() -> None:
    start("""
        set hand liberal: france_scoring, russia_scoring
        set hand authoritarian: modernism
        liberal: yes
        authoritarian: no
        authoritarian: place vienna
        authoritarian: place vienna
        expect prompt liberal: discretionary points=3
        liberal: place poland
        liberal: place poland
        liberal: place poland
        authoritarian: place vienna
        authoritarian: place vienna
        authoritarian: place vienna
        expect prompt liberal: discretionary points=4
        liberal: place poland
        liberal: place poland
        liberal: place poland
        liberal: place poland
        authoritarian: place vienna
        expect prompt liberal: discretionary points=2
    """)


def test_ruling_04_every_card_left_in_hand_is_kept() -> None:
    g = run("""
        set hand authoritarian: prussian_spirit, status_quo, modernism
        set hand liberal: stymied
        stack EndTurn
        expect turn: 6
        legal authoritarian: operate prussian_spirit, operate status_quo, operate modernism
    """)
    assert [len(hand) for hand in g.hand] == [9, 9]
    assert 16 in {CARD_NUMBER[card] for card in g.hand[LIBERAL]}


@pytest.mark.parametrize(("turn", "newcomer"), [(4, 12), (8, 110)])
def test_ruling_05_eras_begin_in_turns_4_and_8_and_the_discards_wait(turn: int, newcomer: int) -> None:
    g = run(f"""
        set turn: {turn - 1}
        set deck: prussian_spirit
        set discard: modernism
        stack EndTurn
        expect turn: {turn}
        expect discard: modernism
    """)
    assert newcomer in {CARD_NUMBER[card] for card in (*g.deck, *g.hand[AUTHORITARIAN], *g.hand[LIBERAL])}


def test_ruling_06_discards_are_reshuffled_only_when_a_card_has_to_be_drawn() -> None:
    run("""
        set hand liberal: modernism, status_quo
        set deck: prussian_spirit
        set discard: military_tradition
        set navy liberal: 2
        stack TakePlace card=winston_churchill seat=liberal then ActionRound seat=liberal number=1
        liberal: discard modernism
        liberal: done
        expect hand liberal: status_quo, prussian_spirit
        expect deck: none
        expect discard: military_tradition, modernism
    """)


def test_ruling_07_only_an_empty_hand_forfeits_a_round() -> None:
    run("""
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=3
        expect event: round-forfeited seat=authoritarian
        expect acting: liberal
        expect round: 3
        illegal liberal: done rule 5.1
        illegal liberal: discard modernism rule 5.1
    """)


# ---- card play -----------------------------------------------------------------------------------------------


def test_ruling_08_conditions_are_tested_when_the_event_would_be_resolved() -> None:
    # The Liberal breaks the third monarch first: Bülow has no say any more.
    run("""
        set hand liberal: bernhard_von_bulow
        set hand authoritarian: status_quo
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set support liberal budapest: 1
        set discard: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate bernhard_von_bulow
        liberal: event-after
        liberal: placement
        liberal: place dual_monarchy
        liberal: place budapest
        expect event: event-blocked card=bernhard_von_bulow
        expect discard: prussian_spirit, bernhard_von_bulow
    """)


def test_ruling_08_except_that_dreyfus_rehabilitated_looks_at_the_start_of_the_round() -> None:
    run("""
        set hand authoritarian: dreyfus_rehabilitated
        set support liberal french_writers: 3
        set support authoritarian paris: 1
        set support authoritarian french_armed_forces: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate dreyfus_rehabilitated
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place french_writers
        expect control french_writers: none
        authoritarian: place paris
        expect event: event-happened seat=liberal card=dreyfus_rehabilitated
        expect at french_armed_forces: 0,1
        legal only liberal: remove french_writers, remove paris
    """)


def test_ruling_09_blocked_cards_are_discarded_and_idle_ones_removed() -> None:
    run("""
        set hand liberal: second_duma_disbanded
        set hand authoritarian: exiles_escape_return
        stack ActionRound seat=liberal number=1
        liberal: operate second_duma_disbanded
        liberal: event-before
        liberal: placement
        liberal: place greece
        liberal: place greece
        expect discard: second_duma_disbanded
        authoritarian: operate exiles_escape_return
        authoritarian: event-before
        authoritarian: placement
        authoritarian: place crimea
        authoritarian: place crimea
        authoritarian: place crimea
        expect removed: exiles_escape_return
        expect discard: second_duma_disbanded
    """)


def test_ruling_10_neutral_cards_give_event_or_operations_never_both() -> None:
    run("""
        set hand liberal: indecisiveness
        set hand authoritarian: status_quo
        set tension: 3
        stack ActionRound seat=liberal number=1
        legal only liberal: event indecisiveness, operate indecisiveness, naval indecisiveness
        liberal: operate indecisiveness
        liberal: placement
        liberal: place greece
        liberal: place greece
        expect acting: authoritarian
        expect tension: 3
    """)


def test_ruling_11_a_card_used_for_an_attempt_is_discarded_in_spite_of_its_asterisk() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval prussian_spirit
        expect happened prussian_spirit: 0
        expect discard: prussian_spirit
        expect removed: none
    """)


def test_ruling_12_scoring_cards_have_no_other_use() -> None:
    run("""
        set hand liberal: eight_nation_alliance, france_scoring
        stack ActionRound seat=liberal number=1
        legal only liberal: operate eight_nation_alliance, naval eight_nation_alliance, event france_scoring
    """)


def test_ruling_12_but_effects_may_discard_them() -> None:
    # Esterhazy (37); for 70 see 5.4, for the Bayern box 6.3.5, for stability card 14 the clarifications.
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: france_scoring, modernism
        pick card: france_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event ferdinand_esterhazy
        expect hand liberal: modernism
        expect discard: france_scoring, ferdinand_esterhazy
        expect vp: 0
    """)


@pytest.mark.parametrize(
    ("card", "ops"), [("prussian_spirit", 3), ("military_tradition", 2), ("raoul_villain", 2), ("stymied", 4)]
)
def test_ruling_13_modifiers_then_at_least_one_then_nassau(card: str, ops: int) -> None:
    # Absolutism makes 4, 3, 2 and 5 of 3, 2, 1 and 4; Nassau takes one from all but the 2.
    run(f"""
        set hand authoritarian: {card}
        set in_effect absolutism: 1
        set navy liberal: 2
        stack ActionRound seat=authoritarian number=1
        expect ops authoritarian {card}: {ops}
    """)


def test_ruling_13_balkan_federation_is_one_of_the_modifiers() -> None:
    # Of 3 + 1 Nassau leaves 3; of 2 + 1 it leaves 2, so that nothing is won.
    federation = """
        set in_effect balkan_federation: 2
        set navy authoritarian: 2
        set support liberal greece: 2
    """
    run(f"""
        {federation}
        set hand liberal: russo_japanese_war
        stack ActionRound seat=liberal number=1
        liberal: operate russo_japanese_war
        expect prompt liberal: operate ops=2
        liberal: balkan-placement
        expect prompt liberal: place-support ops=3
    """)
    run(f"""
        {federation}
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        legal only liberal: placement
    """)


def test_ruling_14_an_event_uses_the_modifiers_of_the_side_that_carries_it_out() -> None:
    for lasting, ops in (("stymied: 1", 2), ("march_of_history: 2", 4), ("absolutism: 1", 3), ("stymied: 2", 3)):
        run(f"""
            set hand authoritarian: kulturkampf
            set in_effect {lasting}
            set support authoritarian orthodox_church: 3
            stack ActionRound seat=authoritarian number=1
            authoritarian: operate kulturkampf
            authoritarian: event-before
            expect prompt liberal: support-check ops={ops}
        """)


@pytest.mark.parametrize(("card", "seat"), [("absolutism", "authoritarian"), ("march_of_history", "liberal")])
def test_ruling_15_absolutism_and_march_of_history_last_for_the_turn_and_are_removed(card: str, seat: str) -> None:
    run(f"""
        set hand {seat}: {card}, modernism
        stack ActionRound seat={seat} number=1
        {seat}: event {card}
        expect ops {seat} modernism: 3
        expect beside: {card}
        stack EndTurn
        expect in_effect {card}: 0
        expect removed: {card}
        expect ops {seat} modernism: 2
    """)


@pytest.mark.parametrize("card", ["dreyfus_affair", "stymied", "legacy_of_bismarck"])
def test_ruling_15_dreyfus_stymied_and_bismarck_are_discarded_at_the_end_of_the_turn(card: str) -> None:
    run(f"""
        set hand authoritarian: status_quo
        set in_effect {card}: 1
        set beside: {card}
        stack EndTurn
        expect in_effect {card}: 0
        expect beside: none
        expect discard: {card}
        expect removed: none
    """)


@pytest.mark.parametrize(
    ("turn", "lasting", "ops"),
    [(4, "", 3), (7, "", 3), (8, "", 4), (5, "stymied: 1", 2), (8, "march_of_history: 2", 5)],
)
def test_ruling_16_viscount_grey_counts_as_a_card_of_three_or_four(turn: int, lasting: str, ops: int) -> None:
    run(f"""
        set turn: {turn}
        {f"set in_effect {lasting}" if lasting else ""}
        set hand liberal: viscount_grey
        set support authoritarian berlin: 3
        set support authoritarian vienna: 3
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        expect prompt liberal: operate ops={ops}
        liberal: checks
        expect prompt liberal: support-check ops={ops} count=2
    """)


def test_ruling_16_balkan_federation_raises_viscount_grey_like_any_card() -> None:
    # Stymied and federated a 3 stays a 3, from which Nassau takes one: no more than the 2 of Stymied alone.
    run("""
        set hand liberal: viscount_grey
        set in_effect balkan_federation: 2
        set in_effect stymied: 1
        set navy authoritarian: 2
        set support liberal greece: 2
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        expect prompt liberal: operate ops=2
        legal only liberal: placement, done
    """)


def test_ruling_16_mitteleuropa_gives_four_or_eight_whatever_cards_are_worth() -> None:
    for ships, ops in ((1, 4), (2, 8)):
        run(f"""
            set hand authoritarian: mitteleuropa
            set in_effect absolutism: 1
            set navy authoritarian: 2
            set support authoritarian berlin: 1
            stack ActionRound seat=authoritarian number=1
            authoritarian: event mitteleuropa
            authoritarian: amount {ships}
            expect prompt authoritarian: place-support ops={ops}
            illegal authoritarian: place vienna rule 6.1.2
        """)


def test_ruling_17_red_cards_keep_enabling_their_followers() -> None:
    run("""
        set hand authoritarian: raid_on_the_sublime_porte, second_duma_disbanded
        set happened enver_pasha: 1
        set in_effect enver_pasha: 0
        set happened victor_chernov: 1
        set in_effect victor_chernov: 0
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event raid_on_the_sublime_porte, event second_duma_disbanded
    """)


def test_ruling_17_unless_a_marker_is_looked_at_or_splendid_isolation_forbids() -> None:
    run("""
        set hand liberal: franco_british_naval_cooperation, henry_wilson
        set happened entente_cordiale: 1
        set track: three_emperor_league, entente_cordiale
        stack ActionRound seat=liberal number=1
        legal liberal: event franco_british_naval_cooperation, event henry_wilson
        set happened splendid_isolation: 1
        set track: three_emperor_league, splendid_isolation
        stack ActionRound seat=liberal number=1
        illegal liberal: event franco_british_naval_cooperation rule 7.1
        illegal liberal: event henry_wilson rule 7.1
    """)


def test_ruling_18_bonapartism_stays_blocked_after_clemenceau_even_if_briand_followed() -> None:
    run("""
        set hand authoritarian: bonapartism_monarchism
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event bonapartism_monarchism
        set happened georges_clemenceau: 1
        set happened aristide_briand: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bonapartism_monarchism rule 7.1
    """)


def test_ruling_19_bulow_picks_an_authoritarian_or_neutral_event() -> None:
    run("""
        set hand authoritarian: bernhard_von_bulow
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set discard: prussian_spirit, indecisiveness, modernism, eight_nation_alliance, france_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event bernhard_von_bulow
        legal only authoritarian: take prussian_spirit, take indecisiveness, done
    """)


def test_ruling_19_the_channel_lets_any_event_pass_and_its_owner_carries_it_out() -> None:
    run("""
        set hand liberal: control_of_the_channel
        set navy liberal: 1
        set discard: prussian_spirit, indecisiveness, modernism, eight_nation_alliance, france_scoring
        stack ActionRound seat=liberal number=1
        liberal: event control_of_the_channel
        legal only liberal: take prussian_spirit, take indecisiveness, take modernism
        liberal: take prussian_spirit
        expect acting: authoritarian
        expect prompt authoritarian: add-support points=3
    """)


def test_ruling_20_this_round_is_the_action_round_of_the_phasing_player() -> None:
    # The Liberals had the writers when the numbered round began, but not when their own action round did.
    run("""
        set hand authoritarian: military_tradition
        set hand liberal: dreyfus_rehabilitated
        set support liberal french_writers: 3
        set support authoritarian paris: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place french_writers
        expect at french_writers: 3,1
        expect acting: liberal
        illegal liberal: event dreyfus_rehabilitated rule 7.1
    """)


def test_ruling_21_belgium_counts_as_annex_only_with_the_marker_and_stays_worker() -> None:
    run("""
        set hand liberal: modernism
        stack TakePlace card=scramble_for_africa seat=authoritarian then ActionRound seat=liberal number=1
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya
    """)
    run("""
        set marked congo_annexed: 1
        stack TakePlace card=scramble_for_africa seat=authoritarian then ActionRound seat=liberal number=1
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya, place belgium
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=liberal number=1
        legal liberal: place belgium
    """)


@pytest.mark.parametrize(
    ("turn", "die", "siberia", "saint_petersburg"),
    [(3, 5, 5, 0), (3, 6, 0, 6), (5, 4, 5, 0), (5, 5, 0, 6), (9, 4, 0, 6)],
)
def test_ruling_22_the_modified_total_of_tsarist_repression_decides_both(
    turn: int, die: int, siberia: int, saint_petersburg: int
) -> None:
    total = siberia + saint_petersburg
    deport = "\n".join(["authoritarian: remove poland"] * total)
    script = f"""
set turn: {turn}
set hand liberal: modernism
set support liberal poland: 9
dice {die}
stack TakePlace card=tsarist_repression seat=authoritarian then ActionRound seat=liberal number=1
{deport}
expect support liberal siberia: {siberia}
expect support liberal saint_petersburg: {saint_petersburg}
expect support liberal poland: {9 - total}
expect acting: liberal
"""
    run(script)


@pytest.mark.parametrize("seat", ["authoritarian", "liberal"])
def test_ruling_23_the_liberal_chooses_and_the_authoritarian_answers_for_tension(seat: str) -> None:
    play = "authoritarian: event agadir_crisis"
    if seat == "liberal":
        play = "liberal: operate agadir_crisis\nliberal: event-before"
    run(f"""
set hand {seat}: agadir_crisis
set tension: 6
stack ActionRound seat={seat} number=1
{play}
legal only liberal: first-option, second-option
dice 1
liberal: second-option
expect vp: 3
""")


def test_ruling_24_traditionalists_work_in_several_regions_with_four_points_in_all() -> None:
    run("""
        set hand liberal: modernism
        set support authoritarian east_prussia: 3
        set support authoritarian transylvania: 2
        stack TakePlace card=traditionalists_gain_power seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: remove east_prussia
        authoritarian: remove east_prussia
        authoritarian: remove east_prussia
        authoritarian: remove transylvania
        legal only authoritarian: place vienna, place budapest
        authoritarian: place budapest
        expect at berlin: 0,3*
        expect at budapest: 0,1
        expect at transylvania: 0,1
        expect acting: liberal
    """)


def test_ruling_25_the_black_hand_is_two_points_for_every_purpose() -> None:
    hand = """
        set hand liberal: modernism
        stack TakePlace card=black_hand seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: choose macedonia
        expect at macedonia: 0,2*
    """
    run(f"""
        {hand}
        stack Operate seat=authoritarian ops=1 card=modernism then ActionRound seat=liberal number=1
        authoritarian: placement
        legal authoritarian: place macedonia, place serbia, place bulgaria, place greece
    """)
    run(f"""
        {hand}
        stack TakePlace card=second_international seat=liberal then ActionRound seat=liberal number=1
        illegal liberal: place macedonia
    """)
    run(f"""
        {hand}
        dice 1
        stack TakePlace card=balkan_civil_war seat=liberal then ActionRound seat=liberal number=1
        liberal: choose macedonia
        expect at macedonia: 2,2
    """)


def test_ruling_25_and_can_be_neither_removed_nor_checked() -> None:
    run("""
        set support authoritarian serbia: 1
        set hand liberal: modernism
        stack TakePlace card=black_hand seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: choose serbia
        expect at serbia: 0,3*
        stack TakePlace card=weltpolitik seat=authoritarian then ActionRound seat=liberal number=1
        legal only liberal: remove serbia, done
        liberal: remove serbia
        expect at serbia: 0,2
        stack TakePlace card=weltpolitik seat=authoritarian then ActionRound seat=liberal number=1
        expect prompt liberal: play-card
        stack Operate seat=liberal ops=3 card=modernism then ActionRound seat=liberal number=1
        legal only liberal: placement
    """)


def test_ruling_26_liberals_in_uk_one_government_in_each_of_four_regions_and_one_independent() -> None:
    run("""
        set hand authoritarian: status_quo
        stack TakePlace card=liberals_gain_power_in_uk seat=liberal then ActionRound seat=authoritarian number=1
        legal only liberal: place paris
        liberal: place paris
        legal only liberal: place vienna, place budapest
        liberal: place budapest
        legal only liberal: place saint_petersburg, place moscow
        liberal: place moscow
        legal only liberal: place berlin
        liberal: place berlin
        illegal liberal: place vienna
        liberal: place italy
        expect points liberal: 5
        expect acting: authoritarian
    """)


# ---- operations ----------------------------------------------------------------------------------------------


def test_ruling_27_points_that_cannot_be_spent_are_lost() -> None:
    run("""
        set hand liberal: modernism
        set support liberal crimea: 9
        set support liberal constantinople: 9
        stack Operate seat=authoritarian ops=3 card=status_quo then ActionRound seat=liberal number=1
        authoritarian: placement
        legal only authoritarian: place crimea, place constantinople
        authoritarian: place crimea
        expect at crimea: 9*,1
        expect prompt liberal: play-card
    """)


@pytest.mark.parametrize(
    ("seat", "spaces"),
    [
        ("liberal", "place brittany_normandy, place netherlands, place belgium, place greece, place libya"),
        ("authoritarian", "place crimea, place constantinople"),
    ],
)
def test_ruling_28_support_spreads_from_the_boxes(seat: str, spaces: str) -> None:
    run(f"""
        stack Operate seat={seat} ops=1 card=modernism then ActionRound seat=liberal number=1
        {seat}: placement
        legal only {seat}: {spaces}
    """)


def test_ruling_29_a_check_needs_nothing_but_enemy_support() -> None:
    run("""
        set support liberal moscow: 6
        set support authoritarian moscow: 1
        set support authoritarian libya: 1
        set support authoritarian serbia: 2
        set black_hand: serbia
        stack Operate seat=liberal ops=4 card=modernism then ActionRound seat=authoritarian number=1
        liberal: checks
        legal only liberal: check moscow, check libya
        dice 6
        liberal: check moscow
        expect event: support-checked excess=4
        expect at moscow: 6*,0
    """)


def test_ruling_30_event_checks_may_repeat_a_space() -> None:
    run("""
        set hand authoritarian: status_quo
        set support authoritarian serbia: 9
        stack TakePlace card=young_turk_revolution seat=liberal then ActionRound seat=authoritarian number=1
        liberal: place greece
        liberal: place romania
        dice 6
        liberal: check serbia
        legal only liberal: check serbia
        dice 6
        liberal: check serbia
        expect support authoritarian serbia: 5
    """)


# ---- the naval race ------------------------------------------------------------------------------------------


def test_ruling_31_all_modifiers_of_an_attempt() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set navy authoritarian: 5
        set navy liberal: 3
        set flipped authoritarian: 1
        set in_effect reinhold_von_sydow: 1
        stack ExtraRounds
        dice 1
        authoritarian: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=6 needed=7
        expect navy authoritarian: 6
    """)
    run("""
        set hand liberal: stymied
        set in_effect lord_fisher: 2
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval stymied
        expect event: naval-attempt die=1 modifier=5
    """)


def test_ruling_32_a_doomed_attempt_is_allowed_and_flips_the_marker() -> None:
    run("""
        set hand authoritarian: modernism
        set hand liberal: status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval modernism
        expect flipped authoritarian: 1
        expect attempts authoritarian: 1
        expect discard: modernism
    """)


def test_ruling_32_events_move_the_german_navy_from_the_start() -> None:
    run("""
        set hand authoritarian: admiral_von_tirpitz
        set support authoritarian wilhelm_ii: 5
        set flipped authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 1
        authoritarian: remove wilhelm_ii
        expect navy authoritarian: 1
        expect flipped authoritarian: 1
    """)


def test_ruling_33_owed_attempts_count_against_the_limit_afterwards() -> None:
    run("""
        set hand liberal: modernism, prussian_spirit
        set navy liberal: 2
        set owed: 1
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval modernism
        expect round: 2
        legal only liberal: operate prussian_spirit
    """)


def test_ruling_34_colossus_takes_own_and_neutral_cards_but_gives_no_attempt() -> None:
    run("""
        set hand liberal: indecisiveness, modernism, prussian_spirit
        set navy liberal: 5
        set navy authoritarian: 4
        set tension: 2
        stack ActionRound seat=liberal number=1
        legal liberal: both indecisiveness, both modernism
        illegal liberal: both prussian_spirit
        liberal: both indecisiveness
        liberal: event-before
        expect tension: 1
        liberal: place poland
        legal only liberal: placement
        liberal: placement
        liberal: place poland
        liberal: place silesia
        expect at poland: 2,0
    """)


def test_ruling_35_konig_re_rolls_any_die_of_the_own_round() -> None:
    # The die is the Authoritarian's event, the round the Liberal's.
    run("""
        set hand liberal: tsarist_repression
        set navy liberal: 10
        set navy authoritarian: 9
        set support liberal poland: 9
        stack ActionRound seat=liberal number=1
        liberal: operate tsarist_repression
        dice 6
        liberal: event-before
        expect prompt liberal: reroll die=6
        dice 1
        liberal: yes
        expect event: die-rolled seat=authoritarian die=1 modifier=1
        expect prompt authoritarian: move-to points=2 space=siberia
        expect konig_used liberal: 1
    """)


def test_ruling_36_the_helgoland_round_comes_last_is_optional_and_takes_no_scoring_card() -> None:
    run("""
        set hand authoritarian: modernism, france_scoring
        set navy authoritarian: 4
        set navy liberal: 3
        stack ActionRound seat=liberal number=8
        expect prompt authoritarian: helgoland
        legal only authoritarian: naval modernism, done
    """)


def test_ruling_37_bayern_needs_two_cards() -> None:
    run("""
        set hand liberal: modernism
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        expect navy liberal: 12
        expect prompt liberal: play-card
    """)
    run("""
        set hand liberal: france_scoring, russia_scoring
        set navy liberal: 11
        stack AdvanceNavy seat=liberal then ActionRound seat=liberal number=1
        liberal: yes
        legal only liberal: discard france_scoring, discard russia_scoring
    """)


def test_ruling_38_an_event_that_moves_two_boxes_resolves_both() -> None:
    run("""
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        set support authoritarian wilhelm_ii: 5
        set navy authoritarian: 2
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 2
        authoritarian: remove wilhelm_ii
        authoritarian: remove wilhelm_ii
        expect navy authoritarian: 4
        expect vp: -2
        expect privilege helgoland: authoritarian
    """)
    run("""
        set hand liberal: franco_british_naval_cooperation
        set hand authoritarian: status_quo
        set track: three_emperor_league, entente_cordiale
        set navy authoritarian: 4
        set navy liberal: 2
        stack ActionRound seat=liberal number=1
        liberal: event franco_british_naval_cooperation
        expect navy liberal: 4
        expect vp: 1
    """)


def test_ruling_39_the_high_water_mark_awards_nothing_twice_but_does_not_lead() -> None:
    run("""
        set hand authoritarian: prince_heinrich
        set navy authoritarian: 2
        set navy liberal: 4
        set high_water: 6
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect vp: 0
        illegal authoritarian: event prince_heinrich rule 7.1
        expect war_modifier liberal: 1
        expect war_modifier authoritarian: 2
    """)


def test_ruling_39_the_marked_box_itself_gives_nothing_and_the_next_one_does() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 1
        set high_water: 2
        stack AdvanceNavy seat=authoritarian then AdvanceNavy seat=authoritarian then ActionRound \
seat=authoritarian number=1
        expect navy authoritarian: 3
        expect high_water: -1
        expect vp: -2
    """)


def test_ruling_40_the_german_navy_retreats_no_further_than_the_start() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 1
        dice 1
        stack TakePlace card=copenhagenization seat=liberal then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 0
        expect high_water: 1
    """)


def test_ruling_40_no_navy_moves_beyond_the_last_box() -> None:
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 13
        set navy liberal: 13
        stack AdvanceNavy seat=authoritarian then ActionRound seat=authoritarian number=1
        expect navy authoritarian: 13
        expect vp: 0
        illegal authoritarian: naval status_quo rule 6.3.7
    """)


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


# ---- stability -----------------------------------------------------------------------------------------------


def test_ruling_48_the_card_of_the_other_player_may_undo_ones_own() -> None:
    # Silent Majority needs four Liberal spaces; Ecclesial Influence comes first and takes Picardy away.
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        set support authoritarian french_catholic_church: 4
        set support liberal paris: 2
        set support liberal picardy: 2
        set support liberal nice: 2
        set support liberal fauvism: 1
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        expect acting: authoritarian, liberal
        liberal: stability silent_majority
        authoritarian: stability ecclesial_influence
        expect acting: authoritarian
        authoritarian: place picardy
        dice 1
        authoritarian: place picardy
        expect event: stability-without-effect seat=liberal card=silent_majority
        expect ready silent_majority: 0
        expect event: region-scored region=france
    """)


LIBERAL_STABILITY = (
    "workers_unite",
    "farmer_collectives",
    "testimonials",
    "popular_uproar",
    "intelligentsia",
    "left_wing_governments",
    "anarchist_attack",
    "blockade",
    "silent_majority",
    "most_favoured_nation_liberal",
)


def only_ready(*cards: str) -> str:
    return "\n".join(f"set ready {card}: 0" for card in LIBERAL_STABILITY if card not in cards)


def test_ruling_49_when_one_card_is_left_all_come_back_but_the_one_just_played() -> None:
    g = run(f"""
{only_ready("testimonials", "blockade")}
set hand liberal: france_scoring
set hand authoritarian: status_quo
stack ActionRound seat=liberal number=1
liberal: event france_scoring
legal only liberal: stability testimonials, stability blockade
authoritarian: stability elitist_art
dice 1
liberal: stability blockade
expect event: stability-refreshed seat=liberal
expect ready blockade: 0
""")
    assert sum(g.ready[:10]) == 9


def test_ruling_49_also_by_the_okhrana() -> None:
    g = run(f"""
{only_ready("testimonials", "blockade")}
set hand authoritarian: third_department_okhrana, status_quo
stack ActionRound seat=authoritarian number=1
authoritarian: event third_department_okhrana
legal only authoritarian: stability testimonials, stability blockade
authoritarian: stability blockade
expect event: stability-refreshed seat=liberal
""")
    assert sum(g.ready[:10]) == 10


def test_ruling_49_also_in_the_middle_of_choosing_several() -> None:
    left = ", ".join(f"stability {card}" for card in LIBERAL_STABILITY if card != "blockade")
    run(f"""
{only_ready("testimonials", "blockade")}
set hand liberal: france_scoring
set navy liberal: 8
set navy authoritarian: 7
stack ActionRound seat=liberal number=1
liberal: event france_scoring
liberal: stability blockade
legal only liberal: {left}, done
""")


def test_ruling_50_popular_uproar_stops_an_authoritarian_scoring_for_an_extra_round() -> None:
    # Alsace-Lorraine is an annex space next to France.
    run("""
        set hand authoritarian: france_scoring
        set support liberal alsace_lorraine: 3
        set navy authoritarian: 4
        set navy liberal: 3
        stack ActionRound seat=authoritarian number=8
        authoritarian: event france_scoring
        authoritarian: stability elitist_art
        liberal: stability popular_uproar
        expect event: scoring-stopped region=france
        expect hand authoritarian: france_scoring
        expect ready elitist_art: 1
        liberal: place paris
        expect prompt authoritarian: play-card round=9
        expect phasing: authoritarian
        legal only authoritarian: event france_scoring
    """)


def test_ruling_50_but_not_a_liberal_one() -> None:
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        set support liberal alsace_lorraine: 3
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        authoritarian: stability elitist_art
        dice 1
        liberal: stability popular_uproar
        expect event: stability-without-effect card=popular_uproar
        expect event: region-scored region=france
    """)


def test_ruling_50_the_extra_round_comes_before_the_helgoland_round() -> None:
    run("""
        set hand authoritarian: modernism
        set uproars: 1
        set navy authoritarian: 4
        set navy liberal: 3
        set hand liberal: none
        stack ExtraRounds
        expect prompt authoritarian: play-card round=9
        set hand authoritarian: modernism, prussian_spirit
        set support authoritarian berlin: 1
        authoritarian: operate prussian_spirit
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect prompt authoritarian: helgoland
    """)


@pytest.mark.parametrize(
    ("region", "spaces", "vp"),
    [
        ("france", ("paris",), 0),
        ("france", ("paris", "french_armed_forces"), -2),
        ("balkans", ("montenegro",), 0),
        ("balkans", ("montenegro", "serbia"), -2),
    ],
)
def test_ruling_51_absolutist_rule_needs_a_second_space(region: str, spaces: tuple[str, ...], vp: int) -> None:
    points = "\n".join(f"set support authoritarian {space}: 5" for space in spaces)
    event = f"expect event: victory-points seat=authoritarian points=2 vp={vp}"
    if not vp:
        event = "expect event: stability-without-effect card=absolutist_rule"
    run(f"""
{points}
set hand authoritarian: {region}_scoring
set hand liberal: modernism
stack ActionRound seat=authoritarian number=1
authoritarian: event {region}_scoring
liberal: stability blockade
dice 1
authoritarian: stability absolutist_rule
{event}
""")


def test_ruling_52_no_stability_cards_and_no_crisis_rolls_in_final_scoring() -> None:
    # Neither a choice nor a die is asked for.
    for line in ("set turn: 10\nstack EndTurn", "stack FinalWarScoring"):
        g = run(f"set tension: 6\nset support liberal paris: 2\n{line}\nexpect vp: 4")
        assert all(g.ready)
        assert g.outcome is not None


# ---- the Great War -------------------------------------------------------------------------------------------


def test_ruling_53_the_slots_of_the_status_track() -> None:
    markers = ["three_emperor_league", "entente_cordiale", "dual_alliance", "triple_alliance", "splendid_isolation"]
    for count, number in ((1, -4), (2, -3), (3, -2), (4, -1), (5, 0)):
        run(f"set track: {', '.join(markers[:count])}\nexpect status: {number - 2}")
    run("set track: franco_russian_alliance, entente_cordiale, dual_alliance\nexpect status: -2")


def test_ruling_54_german_army_expansion_has_a_box_of_its_own() -> None:
    run("""
        set hand authoritarian: german_army_expansion
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event german_army_expansion
        expect track: three_emperor_league
        expect marked german_army_expansion: 1
        expect war_modifier authoritarian: 3
    """)


@pytest.mark.parametrize(
    ("track", "marked", "takes_part"),
    [
        ("russian_collapse", (), False),
        ("russian_collapse", ("schlieffen_plan_adopted",), True),
        ("russian_collapse, entente_cordiale", (), True),
        ("russian_collapse, splendid_isolation", (), False),
        ("russian_collapse, splendid_isolation", ("schlieffen_plan_adopted",), False),
    ],
)
def test_ruling_55_britain_takes_part_for_a_reason_only(track: str, marked: tuple[str, ...], takes_part: bool) -> None:
    assert ("britain" in taking_part(track, *marked)) == takes_part


@pytest.mark.parametrize(
    ("track", "schlieffen", "liberal"),
    [
        ("russian_collapse", 0, 0),
        ("russian_collapse", 1, 2),
        ("russian_collapse, entente_cordiale", 0, 2 + 2),
        ("russian_collapse, splendid_isolation", 1, 0),
    ],
)
def test_ruling_56_america_comes_if_britain_takes_part(track: str, schlieffen: int, liberal: int) -> None:
    run(f"""
        set track: {track}
        set marked schlieffen_plan_adopted: {schlieffen}
        set marked us_interventionism: 1
        expect war_modifier liberal: {liberal}
    """)


def test_ruling_57_both_sides_may_have_a_minor_major_power() -> None:
    run("""
        set track: russian_collapse, triple_alliance
        set support liberal italy: 3
        set support authoritarian constantinople: 3
        expect war_modifier liberal: 1
        expect war_modifier authoritarian: 3
        set support authoritarian italy: 6
        expect war_modifier liberal: 0
        expect war_modifier authoritarian: 3
    """)


def test_ruling_58_every_roller_removes_his_own_and_italy_falls_only_after_all_regions() -> None:
    run("""
        set track: russian_collapse
        set support liberal paris: 3
        set support authoritarian paris: 3
        dice 6 1
        stack GreatWar
        dice 1
        authoritarian: region france
        legal only liberal: remove paris
        dice 1
        liberal: remove paris
        legal only authoritarian: remove paris
        dice 1
        authoritarian: remove paris
        liberal: remove paris
        expect at paris: 1,2
        expect at italy: 0,0
        dice 1 1
        authoritarian: region germany
        expect at italy: 0,3*
        expect at constantinople: 0,3*
    """)


def test_ruling_58_points_won_follow_the_rules_of_placement() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian berlin: 3
        set support liberal jugendstil: 5
        dice 6 1
        stack GreatWar
        dice 3
        authoritarian: region germany
        illegal authoritarian: place kiel rule 6.1.2
        authoritarian: place jugendstil
        expect prompt authoritarian: place-support ops=1
        illegal authoritarian: place jugendstil rule 6.1.3
    """)


def test_ruling_59_if_both_lose_nobody_places_and_nobody_gets_italy() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian berlin: 4
        dice 2 2
        stack GreatWar
        dice 1
        liberal: region germany
        dice 1 1
        authoritarian: remove berlin
        authoritarian: remove berlin
        dice 1 1 1
        authoritarian: region france
        expect at berlin: 0,2
        expect at italy: 0,0
        expect result: nobody by great-war-lost
    """)


def test_ruling_60_austria_hungary_and_the_balkans_may_stay_out() -> None:
    run("""
        set track: franco_russian_alliance
        set vp: 1
        set support authoritarian vienna: 3
        set support authoritarian serbia: 3
        dice 3 1
        stack GreatWar
        legal only liberal: region france, region germany, region russia
        dice 1 1 1 1 1 1 1 1 1
        liberal: region france
        authoritarian: region germany
        liberal: region russia
        expect at vienna: 0,3*
        expect vp: 1
        expect result: liberal by great-war
    """)


# ---- rulings after review ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "vp", "belgium"), [("first-option", -2, "0,0"), ("second-option", 0, "0,3*")])
def test_ruling_61_the_congo_marker_comes_with_either_choice(option: str, vp: int, belgium: str) -> None:
    run(f"""
        set hand authoritarian: belgian_rule_in_congo
        set hand liberal: local_uprising
        set tension: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: event belgian_rule_in_congo
        liberal: {option}
        expect vp: {vp}
        expect at belgium: {belgium}
        expect marked congo_annexed: 1
        liberal: event local_uprising
        legal liberal: place belgium
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=liberal number=1
        legal liberal: place belgium
    """)


def test_ruling_62_eight_nation_alliance_in_the_naval_race_gives_no_vp() -> None:
    run("""
        set hand liberal: eight_nation_alliance
        set navy liberal: 2
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval eight_nation_alliance
        expect vp: 0
    """)
    run("""
        set hand liberal: eight_nation_alliance
        stack ActionRound seat=liberal number=1
        liberal: operate eight_nation_alliance
        expect vp: -1
    """)


def test_ruling_63_legacy_of_1848_resolves_only_liberal_or_neutral_events() -> None:
    run("""
        set hand liberal: legacy_of_1848
        set hand authoritarian: enver_pasha, jean_jaures, prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        expect known enver_pasha: 2
        expect known jean_jaures: 2
        expect known prussian_spirit: 0
        legal only liberal: take jean_jaures, take legacy_of_1848, done
    """)


def test_ruling_64_nassau_touches_only_cards_played_in_the_own_round() -> None:
    run("""
        set hand authoritarian: kulturkampf
        set navy authoritarian: 2
        set support authoritarian orthodox_church: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate kulturkampf
        authoritarian: event-before
        expect prompt liberal: support-check ops=3
    """)
    run("""
        set hand liberal: kulturkampf
        set navy authoritarian: 2
        set support authoritarian orthodox_church: 3
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        expect prompt liberal: support-check ops=2
    """)


def test_ruling_65_a_modifier_never_touches_the_card_that_made_it() -> None:
    # With the Colossus class Absolutism serves for event and Operations: those stay 3.
    run("""
        set hand authoritarian: absolutism, status_quo
        set navy authoritarian: 5
        set navy liberal: 4
        stack ActionRound seat=authoritarian number=1
        authoritarian: both absolutism
        authoritarian: event-before
        expect in_effect absolutism: 1
        expect prompt authoritarian: operate ops=3
        expect ops authoritarian status_quo: 3
    """)


@pytest.mark.parametrize(
    ("navy", "amounts"), [(0, "amount 0"), (1, "amount 0, amount 1"), (5, "amount 0, amount 1, amount 2")]
)
def test_ruling_66_mitteleuropa_gives_up_no_more_boxes_than_there_are(navy: int, amounts: str) -> None:
    run(f"""
        set hand authoritarian: mitteleuropa
        set navy authoritarian: {navy}
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        legal only authoritarian: {amounts}
    """)


def test_ruling_67_a_privilege_stays_after_a_retreat() -> None:
    run("""
        set hand liberal: copenhagenization, prussian_spirit
        set navy authoritarian: 2
        set navy liberal: 1
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 0
        expect high_water: 2
        expect privilege nassau: authoritarian
        expect acting: liberal
        expect ops liberal prussian_spirit: 2
    """)


def test_ruling_68_the_marker_may_pass_twenty_until_everything_is_worked_out() -> None:
    run("""
        set vp: -19
        set tension: 6
        set support authoritarian alsace_lorraine: 3
        set hand authoritarian: alsace_lorraine, status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event alsace_lorraine
        expect event: victory-points seat=authoritarian points=2 vp=-21
        expect vp: -20
        expect result: authoritarian by automatic-victory
    """)


def test_ruling_69_verifying_held_cards_shows_nothing_else() -> None:
    g = run("""
        set hand authoritarian: prussian_spirit, status_quo
        set hand liberal: modernism
        stack EndTurn
        expect turn: 6
        expect known prussian_spirit: 0
        expect known modernism: 0
    """)
    assert g.view(LIBERAL)["board"]["known"] == {"authoritarian": [], "liberal": []}
    assert g.log is not None
    assert not [entry for entry in g.log.entries if isinstance(entry.event, HandShown)]


@pytest.mark.parametrize("card", ["dreyfus_affair", "stymied", "legacy_of_bismarck"])
def test_ruling_70_events_of_a_turn_lie_open_however_they_came_about(card: str) -> None:
    answer = "\nauthoritarian: place paris" * 2 if card == "dreyfus_affair" else ""
    run(f"""
set hand authoritarian: control_of_the_channel
set hand liberal: modernism
set navy authoritarian: 1
set discard: {card}
stack ActionRound seat=authoritarian number=1
authoritarian: event control_of_the_channel
authoritarian: take {card}{answer}
expect beside: {card}
expect discard: none
expect in_effect {card}: 1
stack EndTurn
expect discard: {card}
expect beside: none
""")


def test_ruling_70_also_after_the_opponents_operations() -> None:
    run("""
        set hand liberal: legacy_of_bismarck
        set hand authoritarian: status_quo
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate legacy_of_bismarck
        liberal: event-after
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect beside: legacy_of_bismarck
        expect in_effect legacy_of_bismarck: 1
    """)


def test_ruling_71_a_helgoland_attempt_counts_towards_those_owed() -> None:
    run("""
        set hand liberal: modernism
        set hand authoritarian: status_quo
        set navy liberal: 4
        set navy authoritarian: 3
        set owed: 1
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ExtraRounds
        expect prompt liberal: helgoland
        dice 1
        liberal: naval modernism
        expect turn: 6
        expect owed: 0
        expect in_effect two_power_standard: 0
        expect removed: two_power_standard
    """)
