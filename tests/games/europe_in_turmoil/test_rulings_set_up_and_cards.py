"""The numbered rulings on set-up, deck and card play."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from tests.games.europe_in_turmoil.card_numbers import CARD_NUMBER
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start

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
        expect event: event-blocked card=second_duma_disbanded reason=needs
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
        expect prompt liberal: operate ops=2 bonus=1
        liberal: placement
        expect prompt liberal: place-support ops=2 bonus=1
    """)
    run(f"""
        {federation}
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        legal only liberal: placement
        expect prompt liberal: operate ops=2 bonus=0
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
        expect prompt liberal: operate ops=2 bonus=0
        legal only liberal: placement, done
        liberal: placement
        expect prompt liberal: place-support ops=2 bonus=0
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
        expect prompt authoritarian: add-support-in points=3 region=germany
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
    [(3, 5, 5, 0), (3, 6, 0, 6), (5, 4, 5, 0), (5, 5, 0, 6), (5, 6, 0, 7), (9, 3, 5, 0), (9, 4, 0, 6), (9, 6, 0, 8)],
)
def test_ruling_22_the_modified_total_of_tsarist_repression_decides_both(
    turn: int, die: int, siberia: int, saint_petersburg: int
) -> None:
    total = siberia + saint_petersburg
    script = f"""
set turn: {turn}
set hand liberal: modernism
set support liberal poland: 9
set support liberal vienna: 3
dice {die}
stack TakePlace card=tsarist_repression seat=authoritarian then ActionRound seat=liberal number=1
expect log: die-rolled seat=authoritarian die={die} modifier={total - die}
expect support liberal siberia: {siberia}
expect support liberal saint_petersburg: {saint_petersburg}
expect support liberal poland: {9 - total}
expect support liberal vienna: 3
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
        legal only liberal: place vienna, place budapest
        liberal: place budapest
        legal only liberal: place saint_petersburg, place moscow
        liberal: place moscow
        illegal liberal: place vienna
        liberal: place italy
        expect points liberal: 5
        expect at paris: 1,0
        expect at budapest: 1,0
        expect at moscow: 1,0
        expect at berlin: 1,0
        expect at italy: 1,0
        expect acting: authoritarian
    """)
