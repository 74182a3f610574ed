"""Tests for the numbered rulings that cards of the Edwardian Era touch."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_ruling_14_an_event_uses_the_modifiers_of_the_side_that_carries_it_out() -> None:
    run("""
        set support authoritarian vienna: 6
        set in_effect stymied: 1
        set hand authoritarian: magyarization
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate magyarization
        authoritarian: event-before
        dice 1
        liberal: check vienna
        expect event: support-checked die=1 ops=2 neighbours=1 stability=3 excess=-2
        expect prompt authoritarian: operate ops=3
    """)


def test_ruling_14_march_of_history_raises_a_liberal_event() -> None:
    run("""
        set happened entente_cordiale: 1
        set support authoritarian nice: 3
        set in_effect march_of_history: 2
        set hand authoritarian: henry_wilson
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate henry_wilson
        authoritarian: event-before
        dice 1
        liberal: check nice
        expect event: support-checked die=1 ops=3 neighbours=0 stability=2 excess=0
        expect prompt authoritarian: operate ops=2
    """)


def test_ruling_17_a_played_red_card_keeps_enabling_its_followers() -> None:
    run("""
        set hand authoritarian: raid_on_the_sublime_porte
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event raid_on_the_sublime_porte rule 7.1

        set happened enver_pasha: 1
        set in_effect enver_pasha: 0
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event raid_on_the_sublime_porte

        set happened enver_pasha: 0
        set happened young_turk_revolution: 1
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event raid_on_the_sublime_porte
    """)


def test_ruling_17_chernov_enables_the_end_of_the_duma_after_his_stability_card() -> None:
    run("""
        set happened victor_chernov: 1
        set in_effect victor_chernov: 0
        set support liberal poland: 1
        set hand authoritarian: second_duma_disbanded
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_duma_disbanded
        expect at siberia: 1,0
        expect at poland: 0,0
    """)


def test_ruling_18_bonapartism_stays_barred_after_briand() -> None:
    run("""
        set hand authoritarian: bonapartism_monarchism
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event bonapartism_monarchism

        set happened georges_clemenceau: 1
        set happened aristide_briand: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bonapartism_monarchism rule 7.1
    """)


def test_ruling_19_control_of_the_channel_takes_an_event_of_either_side() -> None:
    run("""
        set navy authoritarian: 2
        set discard: modernism, prussian_spirit, stymied, eight_nation_alliance, balkans_scoring
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        authoritarian: event control_of_the_channel
        legal only authoritarian: take modernism, take prussian_spirit, take stymied
        authoritarian: take stymied
        expect event: event-happened seat=authoritarian card=stymied
    """)


def test_ruling_20_dreyfus_looks_at_the_beginning_of_the_round() -> None:
    run("""
        set support liberal french_writers: 3
        set support authoritarian paris: 2
        set support authoritarian french_armed_forces: 4
        set hand authoritarian: dreyfus_rehabilitated
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate dreyfus_rehabilitated
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place french_writers
        expect at french_writers: 3,1
        authoritarian: place paris
        expect event: event-happened seat=liberal card=dreyfus_rehabilitated
        expect at french_armed_forces: 0,2
        legal only liberal: remove french_writers, remove paris
    """)


def test_rulings_21_and_61_belgium_is_worker_and_annex() -> None:
    run("""
        set marked congo_annexed: 1
        stack TakePlace card=local_uprising seat=liberal then ActionRound seat=authoritarian number=2
        legal liberal: place belgium
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=authoritarian number=2
        legal liberal: place belgium
        stack TakePlace card=scramble_for_africa seat=authoritarian then ActionRound seat=liberal number=1
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya, place belgium
    """)


def test_ruling_21_without_congo_belgium_is_worker_only() -> None:
    run("""
        stack TakePlace card=local_uprising seat=liberal then ActionRound seat=authoritarian number=2
        illegal liberal: place belgium
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=authoritarian number=2
        legal liberal: place belgium
        stack TakePlace card=scramble_for_africa seat=authoritarian then ActionRound seat=liberal number=1
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya
    """)


def test_ruling_23_the_liberal_chooses_and_the_authoritarian_pays_for_tension() -> None:
    run("""
        set tension: 6
        set hand liberal: tangier_crisis
        stack ActionRound seat=liberal number=1
        liberal: operate tangier_crisis
        liberal: event-before
        dice 1
        liberal: second-option
        expect tension: 6
        expect vp: 1
        expect at french_armed_forces: 0,2
    """)


def test_ruling_24_traditionalists_work_in_several_regions() -> None:
    run("""
        set support authoritarian kiel: 1
        set support authoritarian nice: 1
        set support authoritarian galicia_przemysl: 1
        set support authoritarian belarus: 1
        set support authoritarian crimea: 1
        stack TakePlace card=traditionalists_gain_power seat=authoritarian then ActionRound seat=liberal number=1
        set hand liberal: modernism
        authoritarian: remove kiel
        authoritarian: remove nice
        authoritarian: remove galicia_przemysl
        authoritarian: place vienna
        authoritarian: remove belarus
        authoritarian: place saint_petersburg
        expect at berlin: 0,1
        expect at paris: 0,1
        expect at vienna: 0,1
        expect at saint_petersburg: 0,1
        expect at crimea: 0,1
        expect acting: liberal
    """)


def test_ruling_25_the_black_hand_is_never_removed() -> None:
    run("""
        set black_hand: macedonia
        set support authoritarian macedonia: 2
        set support authoritarian montenegro: 2
        stack TakePlace card=spiritism_and_mysticism seat=liberal then ActionRound seat=authoritarian number=2
        legal only liberal: remove montenegro, done

        set support authoritarian macedonia: 3
        stack TakePlace card=spiritism_and_mysticism seat=liberal then ActionRound seat=authoritarian number=2
        liberal: remove macedonia
        expect at macedonia: 0,2*
    """)


def test_ruling_25_the_black_hand_counts_for_control() -> None:
    run("""
        set black_hand: serbia
        set support authoritarian serbia: 2
        set support liberal serbia: 1
        stack TakePlace card=declaration_of_independence seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: choose serbia
        expect at serbia: 1,4*
    """)


def test_ruling_31_a_naval_attempt_adds_up() -> None:
    run("""
        set navy liberal: 5
        set flipped liberal: 1
        set in_effect lord_fisher: 2
        set hand liberal: henry_wilson
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval henry_wilson
        expect event: naval-attempt die=1 modifier=5 needed=7
        expect navy liberal: 5
        expect flipped liberal: 1
        expect discard: henry_wilson
    """)


def test_ruling_31_a_neutral_card_is_nobodys_own() -> None:
    run("""
        set navy authoritarian: 1
        set in_effect reinhold_von_sydow: 1
        set hand authoritarian: control_of_the_channel
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval control_of_the_channel
        expect event: naval-attempt die=1 modifier=4 needed=5
        expect navy authoritarian: 2
        expect discard: control_of_the_channel
    """)


def test_ruling_32_the_german_navy_does_not_start_the_race() -> None:
    run("""
        set hand authoritarian: military_parade
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval military_parade
        expect event: naval-attempt-failed seat=authoritarian
        expect navy authoritarian: 0
        expect flipped authoritarian: 1
        expect discard: military_parade
    """)


def test_ruling_32_the_german_navy_may_go_on_while_the_british_waits() -> None:
    run("""
        set navy authoritarian: 1
        set hand authoritarian: military_parade
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: naval military_parade
        expect event: naval-attempt die=1 modifier=4 needed=5
        expect navy authoritarian: 2
    """)


def test_ruling_33_one_regular_attempt_a_turn() -> None:
    run("""
        set navy liberal: 2
        set hand liberal: henry_wilson, local_uprising
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval henry_wilson
        expect attempts liberal: 1
        illegal liberal: naval local_uprising rule 6.3.3
    """)


def test_ruling_34_the_colossus_class_gives_event_and_operations() -> None:
    run("""
        set navy liberal: 5
        set support liberal paris: 2
        set support liberal kiel: 3
        set hand authoritarian: prussian_spirit
        set hand liberal: landslide_electoral_victory, military_parade, control_of_the_channel
        stack ActionRound seat=liberal number=1
        legal liberal: both landslide_electoral_victory, event control_of_the_channel
        illegal liberal: both control_of_the_channel
        illegal liberal: both military_parade
        liberal: both landslide_electoral_victory
        legal only liberal: event-before, event-after
        liberal: event-before
        liberal: place paris
        legal only liberal: placement
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect at paris: 5*,0
        expect at kiel: 4*,0
        expect discard: landslide_electoral_victory
        expect colossus_used liberal: 1
    """)


def test_ruling_34_the_colossus_class_serves_once_a_turn_and_only_the_leader() -> None:
    run("""
        set navy liberal: 5
        set colossus_used liberal: 1
        set hand liberal: local_uprising
        stack ActionRound seat=liberal number=1
        illegal liberal: both local_uprising

        set colossus_used liberal: 0
        set navy authoritarian: 5
        stack ActionRound seat=liberal number=1
        illegal liberal: both local_uprising
    """)


def test_ruling_37_the_bayern_class_redraws_with_two_cards() -> None:
    run("""
        set navy liberal: 11
        set navy authoritarian: 11
        set hand authoritarian: prussian_spirit
        set hand liberal: naval_bill_fleet_law, france_scoring, modernism
        set deck: stymied, status_quo, traditionalism
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        legal only liberal: yes, no
        liberal: yes
        liberal: discard france_scoring
        liberal: discard modernism
        expect hand liberal: stymied, status_quo, traditionalism
        expect discard: france_scoring, modernism
    """)


def test_ruling_37_the_bayern_class_needs_two_cards() -> None:
    run("""
        set navy liberal: 11
        set navy authoritarian: 11
        set hand authoritarian: prussian_spirit
        set hand liberal: naval_bill_fleet_law, modernism
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect navy liberal: 12
        expect acting: authoritarian
        expect hand liberal: modernism
    """)


def test_ruling_39_no_reward_up_to_the_high_water_mark() -> None:
    run("""
        set navy authoritarian: 5
        set high_water: 6
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 6
        expect vp: 0
        expect high_water: 6
    """)


def test_ruling_39_the_high_water_mark_goes_when_it_is_passed() -> None:
    run("""
        set navy authoritarian: 8
        set high_water: 8
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 9
        expect vp: -2
        expect high_water: -1
    """)


def test_ruling_39_the_high_water_mark_makes_the_british_second() -> None:
    run("""
        set navy liberal: 2
        set navy authoritarian: 1
        set high_water: 4
        expect privilege helgoland: authoritarian
        set hand liberal: naval_bill_fleet_law
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect navy liberal: 3
        expect vp: 1
    """)


def test_ruling_40_nothing_moves_beyond_the_last_box() -> None:
    run("""
        set navy liberal: 13
        set navy authoritarian: 11
        set hand liberal: naval_bill_fleet_law, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: naval modernism rule 6.3.7
        dice 1
        liberal: event naval_bill_fleet_law
        expect navy liberal: 13
        expect vp: 0
        expect removed: naval_bill_fleet_law
    """)


def test_ruling_41_a_neutral_event_belongs_to_its_player() -> None:
    run("""
        set tension: 6
        set navy liberal: 4
        set hand liberal: naval_bill_fleet_law
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect tension: 6
        expect vp: -1
    """)


def test_ruling_42_tension_above_three_cannot_rise_under_franz_ferdinand() -> None:
    run("""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 5
        set hand liberal: local_uprising
        stack ActionRound seat=liberal number=1
        liberal: event local_uprising
        expect tension: 5
        expect vp: -1
    """)


def test_ruling_42_franz_ferdinand_is_suspended_without_budapest() -> None:
    run("""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 1
        set tension: 3
        set hand liberal: local_uprising
        stack ActionRound seat=liberal number=1
        liberal: event local_uprising
        expect tension: 4
        expect vp: 0
    """)


def test_ruling_44_jaures_is_asked_at_every_roll_but_once() -> None:
    run("""
        set in_effect jean_jaures: 2
        set tension: 2
        set hand authoritarian: balkans_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
        liberal: stability blockade
        authoritarian: stability naval_law_amendment
        expect prompt liberal: jaures tension=2
        dice 6
        liberal: yes
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        expect vp: -1
    """)


def test_ruling_44_jaures_is_not_asked_at_no_tension() -> None:
    run("""
        set in_effect jean_jaures: 2
        set hand authoritarian: balkans_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
        liberal: stability blockade
        dice 6
        authoritarian: stability naval_law_amendment
        expect event: crisis-rolled die=6 tension=0 status=-6 total=0
        expect vp: 0
    """)


def test_ruling_56_us_interventionism_counts_whenever_britain_takes_part() -> None:
    run("""
        set marked us_interventionism: 1
        set track: franco_russian_alliance
        expect war_modifier liberal: 2
        set track: franco_russian_alliance, entente_cordiale
        expect war_modifier liberal: 6
        set track: franco_russian_alliance
        set marked schlieffen_plan_adopted: 1
        expect war_modifier liberal: 4
        set track: franco_russian_alliance, splendid_isolation
        expect war_modifier liberal: 2
    """)


def test_ruling_63_legacy_of_1848_never_takes_enver_pasha() -> None:
    run("""
        set hand authoritarian: enver_pasha, jean_jaures
        set hand liberal: legacy_of_1848
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        illegal liberal: take enver_pasha
        expect known enver_pasha: 2
        liberal: take jean_jaures
        expect vp: 1
        expect hand authoritarian: enver_pasha
        expect beside: jean_jaures
    """)


def test_ruling_64_nassau_looks_at_cards_of_the_own_round() -> None:
    run("""
        set navy authoritarian: 2
        set support authoritarian vienna: 6
        set hand authoritarian: magyarization
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate magyarization
        authoritarian: event-before
        dice 1
        liberal: check vienna
        expect event: support-checked die=1 ops=3 neighbours=1
        expect prompt authoritarian: operate ops=3

        set hand liberal: magyarization
        stack ActionRound seat=liberal number=1
        liberal: event magyarization
        dice 1
        liberal: check vienna
        expect event: support-checked die=1 ops=2 neighbours=1
    """)


def test_ruling_64_nassau_reduces_the_operations_of_the_player() -> None:
    run("""
        set navy liberal: 2
        set support authoritarian vienna: 6
        set hand authoritarian: magyarization
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate magyarization
        authoritarian: event-before
        dice 1
        liberal: check vienna
        expect event: support-checked die=1 ops=3 neighbours=1
        expect prompt authoritarian: operate ops=2
    """)


def test_ruling_64_balkan_federation_raises_no_check_of_an_event() -> None:
    """84 counts for Operations alone: an event adds the 2 of its card, in the own round and in the opponent's."""
    run("""
        set in_effect balkan_federation: 2
        set support authoritarian serbia: 6
        set hand liberal: young_turk_revolution, modernism
        set hand authoritarian: young_turk_revolution
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate young_turk_revolution
        authoritarian: event-before
        liberal: place constantinople
        liberal: place greece
        dice 1
        liberal: check serbia
        expect event: support-checked die=1 ops=2

        stack ActionRound seat=liberal number=1
        liberal: event young_turk_revolution
        liberal: place constantinople
        liberal: place macedonia
        dice 1
        liberal: check serbia
        expect event: support-checked die=1 ops=2

        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        legal liberal: balkan-checks
    """)


def test_ruling_65_a_modifier_does_not_touch_the_card_being_played() -> None:
    run("""
        set navy authoritarian: 5
        set support authoritarian kiel: 3
        set hand authoritarian: absolutism, military_parade
        stack ActionRound seat=authoritarian number=1
        authoritarian: both absolutism
        authoritarian: event-before
        expect prompt authoritarian: operate ops=3
        expect ops authoritarian military_parade: 4
    """)


def test_ruling_65_nor_the_card_whose_event_took_another() -> None:
    run("""
        set navy authoritarian: 5
        set discard: absolutism
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set hand authoritarian: bernhard_von_bulow, military_parade
        stack ActionRound seat=authoritarian number=1
        authoritarian: both bernhard_von_bulow
        authoritarian: event-before
        authoritarian: take absolutism
        expect prompt authoritarian: operate ops=3
        expect ops authoritarian military_parade: 4
    """)


def test_ruling_16_balkan_federation_adds_to_viscount_grey() -> None:
    run("""
        set in_effect balkan_federation: 2
        set support liberal greece: 2
        set hand liberal: viscount_grey
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event viscount_grey
        legal only liberal: placement, done
        liberal: placement
        expect prompt liberal: place-support ops=3 bonus=1
        legal liberal: place greece, place macedonia, place montenegro, place belgium
        liberal: place greece
        liberal: place greece
        liberal: place greece
        expect prompt liberal: place-support ops=0 bonus=1
        legal only liberal: place greece, place macedonia, place montenegro
        liberal: place macedonia
        expect acting: authoritarian
        expect at greece: 5*,0
        expect at macedonia: 1,0
    """)


def test_ruling_13_nassau_swallows_what_balkan_federation_adds_to_legacy_of_1848() -> None:
    run("""
        set in_effect balkan_federation: 2
        set attempts liberal: 1
        set navy authoritarian: 2
        set support liberal greece: 2
        set hand liberal: legacy_of_1848
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        liberal: take legacy_of_1848
        expect prompt liberal: operate ops=2 bonus=0
        legal only liberal: placement
    """)
