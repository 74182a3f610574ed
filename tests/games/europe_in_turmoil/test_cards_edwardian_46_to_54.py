"""Tests for the cards of the Edwardian Era, 46 to 54: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_46_liberals_gain_power_in_uk() -> None:
    run("""
        set support authoritarian paris: 2
        set hand authoritarian: prussian_spirit
        set hand liberal: liberals_gain_power_in_uk
        stack ActionRound seat=liberal number=1
        liberal: event liberals_gain_power_in_uk
        legal only liberal: place vienna, place budapest
        liberal: place budapest
        legal only liberal: place saint_petersburg, place moscow
        liberal: place moscow
        legal only liberal: place sweden, place denmark, place netherlands, place belgium, place switzerland, \
            place spain_portugal, place morocco, place algeria, place tunisia, place italy, place libya, \
            place constantinople
        liberal: place libya
        expect acting: authoritarian
        expect points liberal: 5
        expect at paris: 1,2
        expect at berlin: 1,0
        expect at budapest: 1,0
        expect at moscow: 1,0
        expect at libya: 1,0
        expect removed: liberals_gain_power_in_uk
    """)


def test_46_liberals_gain_power_in_uk_without_a_french_government() -> None:
    run(
        """
        set marked monarchy_restored: 1
        set hand liberal: liberals_gain_power_in_uk
        stack ActionRound seat=liberal number=1
        liberal: event liberals_gain_power_in_uk
        legal only liberal: place vienna, place budapest
        """,
        "option french_monarchy yes",
    )


def test_47_young_turk_revolution() -> None:
    run("""
        set support authoritarian bulgaria: 4
        set support authoritarian constantinople: 4
        set hand liberal: young_turk_revolution
        stack ActionRound seat=liberal number=1
        liberal: event young_turk_revolution
        legal only liberal: place constantinople, place bosnia, place serbia, place romania, place montenegro, \
            place bulgaria, place macedonia, place greece
        liberal: place constantinople
        illegal liberal: place constantinople
        liberal: place serbia
        legal only liberal: check bulgaria
        dice 6
        liberal: check bulgaria
        expect event: support-checked die=6 ops=2 neighbours=-1 stability=3 excess=1
        expect at bulgaria: 0,3*
        dice 5
        liberal: check bulgaria
        expect event: support-checked die=5 ops=2 neighbours=-1 stability=3 excess=0
        expect at bulgaria: 0,3*
        expect beside: young_turk_revolution
    """)


def test_47_young_turk_revolution_does_not_check_the_black_hand() -> None:
    run("""
        set black_hand: serbia
        set support authoritarian serbia: 3
        set support authoritarian bulgaria: 1
        set hand liberal: young_turk_revolution
        stack ActionRound seat=liberal number=1
        liberal: event young_turk_revolution
        liberal: place greece
        liberal: place romania
        legal only liberal: check bulgaria
    """)


def test_48_enver_pasha() -> None:
    run("""
        set support liberal constantinople: 1
        set hand authoritarian: enver_pasha
        stack ActionRound seat=authoritarian number=1
        authoritarian: event enver_pasha
        expect at constantinople: 1,2
        expect beside: enver_pasha
        expect in_effect enver_pasha: 1
    """)


def test_48_enver_pasha_brings_a_second_stability_card() -> None:
    run("""
        set in_effect enver_pasha: 1
        set beside: enver_pasha
        set happened enver_pasha: 1
        set support authoritarian macedonia: 2
        set support authoritarian bosnia: 3
        set hand liberal: balkans_scoring
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        authoritarian: stability elitist_art
        legal authoritarian: stability absolutist_rule, done
        authoritarian: stability naval_law_amendment
        liberal: stability blockade
        legal only authoritarian: stability elitist_art, stability naval_law_amendment
        dice 1
        authoritarian: stability elitist_art
        expect ready elitist_art: 0
        expect ready naval_law_amendment: 0
        expect event: region-scored authoritarian=4 liberal=0
        expect vp: -5
        expect in_effect enver_pasha: 0
        expect removed: enver_pasha
    """)


def test_48_enver_pasha_may_keep_to_one_stability_card() -> None:
    run("""
        set in_effect enver_pasha: 1
        set support authoritarian macedonia: 2
        set hand authoritarian: balkans_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
        liberal: stability blockade
        authoritarian: stability naval_law_amendment
        dice 1
        authoritarian: done
        expect vp: -3
        expect in_effect enver_pasha: 0
    """)


def test_48_enver_pasha_needs_macedonia_and_is_used_up_without() -> None:
    run("""
        set in_effect enver_pasha: 1
        set support authoritarian macedonia: 1
        set hand authoritarian: balkans_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
        authoritarian: stability naval_law_amendment
        expect acting: liberal
        dice 1
        liberal: stability blockade
        expect in_effect enver_pasha: 0
    """)


def test_48_enver_pasha_is_used_up_by_a_popular_uproar() -> None:
    run("""
        set in_effect enver_pasha: 1
        set beside: enver_pasha
        set support authoritarian macedonia: 2
        set support liberal bosnia: 3
        set hand authoritarian: balkans_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
        authoritarian: stability elitist_art
        authoritarian: stability naval_law_amendment
        liberal: stability popular_uproar
        liberal: place serbia
        expect vp: 0
        expect hand authoritarian: balkans_scoring
        expect ready elitist_art: 1
        expect ready naval_law_amendment: 1
        expect in_effect enver_pasha: 0
        liberal: event modernism
        liberal: place siberia
        liberal: place siberia
        liberal: place fauvism
        liberal: place fauvism
        authoritarian: event balkans_scoring
        authoritarian: stability naval_law_amendment
        expect acting: liberal
    """)


def test_49_austria_annexes_bosnia() -> None:
    run("""
        set support liberal bosnia: 1
        set hand authoritarian: austria_annexes_bosnia
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: event austria_annexes_bosnia
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        expect tension: 1
        expect at bosnia: 1,3
        expect marked bosnia_annexed: 1
        expect beside: austria_annexes_bosnia
    """)


def test_49_austria_annexes_bosnia_a_battleground_in_two_regions() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support authoritarian dual_monarchy: 2
        set support liberal bosnia: 3
        expect worth austria_hungary authoritarian: 8
        expect worth austria_hungary liberal: 0
        set marked bosnia_annexed: 1
        expect worth austria_hungary authoritarian: 6
        expect worth austria_hungary liberal: 3
        expect worth balkans liberal: 3
    """)


def test_49_austria_annexes_bosnia_ends_in_war() -> None:
    run("""
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set hand authoritarian: austria_annexes_bosnia
        stack ActionRound seat=authoritarian number=1
        dice 5 6 1
        authoritarian: event austria_annexes_bosnia
        expect event: war-broke-out
        expect at bosnia: 0,0
        expect marked bosnia_annexed: 0
    """)


def test_50_schlieffen_plan_adopted() -> None:
    run("""
        set hand authoritarian: schlieffen_plan_adopted
        set marked us_interventionism: 1
        expect war_modifier authoritarian: 2
        expect war_modifier liberal: 0
        stack ActionRound seat=authoritarian number=1
        authoritarian: event schlieffen_plan_adopted
        expect at belgium: 0,1
        expect marked schlieffen_plan_adopted: 1
        expect war_modifier authoritarian: 3
        expect war_modifier liberal: 2
        expect beside: schlieffen_plan_adopted
        set track: three_emperor_league, splendid_isolation
        expect war_modifier authoritarian: 3
        expect war_modifier liberal: 0
    """)


def test_50_schlieffen_plan_adopted_played_by_the_liberal() -> None:
    run("""
        set support liberal belgium: 4
        set hand liberal: schlieffen_plan_adopted
        stack ActionRound seat=liberal number=1
        liberal: operate schlieffen_plan_adopted
        liberal: event-before
        expect at belgium: 4*,1
        expect marked schlieffen_plan_adopted: 1
        expect prompt liberal: operate ops=2
    """)


def test_51_norwegian_independence() -> None:
    run("""
        set hand liberal: norwegian_independence
        set hand authoritarian: the_kaiser_intervenes
        stack ActionRound seat=liberal number=1
        liberal: event norwegian_independence
        expect at norway: 2*,0
        expect marked norwegian_independence: 1
        expect beside: norwegian_independence
        expect worth germany liberal: 1
        expect worth russia liberal: 1
        authoritarian: event the_kaiser_intervenes
        authoritarian: place norway
        expect at norway: 2,1
    """)


def test_51_norway_is_closed_before() -> None:
    run("""
        set support liberal denmark: 2
        set hand liberal: attempted_neutrality, modernism
        stack ActionRound seat=liberal number=1
        liberal: event attempted_neutrality
        illegal liberal: place norway

        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        liberal: placement
        legal liberal: place sweden, place kiel
        illegal liberal: place norway rule 6.1.2
    """)


def test_52_conrad_von_hotzendorf() -> None:
    run("""
        set support liberal vienna: 3
        set hand authoritarian: conrad_von_hotzendorf
        stack ActionRound seat=authoritarian number=1
        authoritarian: event conrad_von_hotzendorf
        expect at vienna: 3,1
        expect at budapest: 0,1
        expect at galicia_przemysl: 0,1
        expect tension: 1
        expect removed: conrad_von_hotzendorf
    """)


def test_52_conrad_von_hotzendorf_places_before_tension_rises() -> None:
    run("""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 2
        set support authoritarian budapest: 1
        set tension: 3
        set hand liberal: conrad_von_hotzendorf
        stack ActionRound seat=liberal number=1
        liberal: operate conrad_von_hotzendorf
        liberal: event-before
        expect at vienna: 0,3*
        expect at budapest: 0,2*
        expect tension: 3
        expect vp: 1
    """)


def test_53_germany_scoring() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian kiel: 3
        set support authoritarian berlin: 3
        set support authoritarian denmark: 2
        set support liberal alsace_lorraine: 3
        set support liberal bavaria: 3
        set support liberal silesia: 2
        set support liberal netherlands: 3
        set support liberal libya: 2
        set hand liberal: germany_scoring
        stack ActionRound seat=liberal number=1
        legal only liberal: event germany_scoring
        liberal: event germany_scoring
        liberal: stability blockade
        dice 4
        authoritarian: stability naval_law_amendment
        expect event: region-scored region=germany authoritarian=6 liberal=5 net=-1
        expect event: crisis-rolled die=4 tension=0 status=-6 total=-2
        expect vp: -1
        expect discard: germany_scoring
    """)


def test_53_liberal_control_of_germany_wins() -> None:
    run("""
        set vp: -10
        set support liberal wilhelm_ii: 5
        set support liberal kiel: 3
        set support liberal east_prussia: 4
        set support liberal imperial_army: 4
        set support liberal alsace_lorraine: 3
        set support authoritarian berlin: 3
        set hand authoritarian: germany_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        authoritarian: stability naval_law_amendment
        expect result: liberal by control-of-germany
    """)


def test_53_germany_is_looked_at_after_the_stability_cards() -> None:
    run("""
        set support liberal wilhelm_ii: 5
        set support liberal kiel: 3
        set support liberal east_prussia: 4
        set support liberal imperial_army: 4
        set support liberal alsace_lorraine: 3
        set support authoritarian hanover_oldenburg: 2
        set hand authoritarian: germany_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        authoritarian: stability ecclesial_influence
        authoritarian: place kiel
        dice 3
        authoritarian: place silesia
        expect event: region-scored authoritarian=3 liberal=7 net=4
        expect result: none
        expect vp: 4
    """)


def test_53_authoritarian_control_of_germany_only_scores() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian kiel: 3
        set support authoritarian east_prussia: 4
        set support authoritarian imperial_army: 4
        set support authoritarian alsace_lorraine: 3
        set hand authoritarian: germany_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        dice 1
        authoritarian: stability naval_law_amendment
        expect vp: -14
        expect result: none
    """)


def test_54_traditionalists_gain_power() -> None:
    run("""
        set support authoritarian french_armed_forces: 3
        set support authoritarian bordeaux: 1
        set support authoritarian tsarist_army: 1
        set support authoritarian serbia: 3
        set support authoritarian spain_portugal: 2
        set support authoritarian netherlands: 1
        set hand authoritarian: traditionalists_gain_power
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event traditionalists_gain_power
        legal only authoritarian: remove french_armed_forces, remove bordeaux, remove tsarist_army, done
        authoritarian: remove french_armed_forces
        authoritarian: remove french_armed_forces
        authoritarian: remove tsarist_army
        legal only authoritarian: place saint_petersburg, place moscow
        authoritarian: place moscow
        legal only authoritarian: remove french_armed_forces, remove bordeaux, done
        authoritarian: remove bordeaux
        expect acting: liberal
        expect at french_armed_forces: 0,1
        expect at paris: 0,3*
        expect at moscow: 0,1
        expect at tsarist_army: 0,0
        expect removed: traditionalists_gain_power
    """)


def test_54_traditionalists_gain_power_may_stop_early() -> None:
    run("""
        set support authoritarian croatia: 2
        set support liberal ukraine: 2
        set hand liberal: traditionalists_gain_power
        stack ActionRound seat=liberal number=1
        liberal: operate traditionalists_gain_power
        liberal: event-before
        legal only authoritarian: remove croatia, done
        authoritarian: remove croatia
        legal only authoritarian: place vienna, place budapest
        authoritarian: place budapest
        authoritarian: done
        expect at croatia: 0,1
        expect at budapest: 0,1
        expect prompt liberal: operate ops=3
    """)


def test_54_traditionalists_gain_power_not_in_a_restored_monarchy() -> None:
    run(
        """
        set marked monarchy_restored: 1
        set support authoritarian nice: 2
        set support authoritarian kiel: 3
        set hand authoritarian: traditionalists_gain_power
        stack ActionRound seat=authoritarian number=1
        authoritarian: event traditionalists_gain_power
        legal only authoritarian: remove kiel, done
        authoritarian: remove kiel
        expect at berlin: 0,1
        """,
        "option french_monarchy yes",
    )
