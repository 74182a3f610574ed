"""Tests for the cards of the Edwardian Era, 74 to 105: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_74_von_bethmann_hollweg() -> None:
    run("""
        set hand authoritarian: von_bethmann_hollweg
        expect war_modifier authoritarian: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event von_bethmann_hollweg
        expect marked von_bethmann_hollweg: 1
        expect war_modifier authoritarian: 3
        expect beside: von_bethmann_hollweg
        expect in_effect von_bethmann_hollweg: 1
    """)


def test_74_von_bethmann_hollweg_two_attempts_a_turn() -> None:
    run("""
        set in_effect von_bethmann_hollweg: 1
        set navy liberal: 1
        set hand authoritarian: prussian_spirit, status_quo, military_tradition
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval status_quo
        expect event: naval-attempt-failed seat=authoritarian
        expect flipped authoritarian: 1
        expect navy authoritarian: 0
        dice 1
        authoritarian: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=5 needed=4
        expect navy authoritarian: 1
        expect flipped authoritarian: 0
        illegal authoritarian: naval military_tradition rule 6.3.3
    """)


def test_74_without_von_bethmann_hollweg_one_attempt_a_turn() -> None:
    run("""
        set in_effect von_bethmann_hollweg: 1
        set navy authoritarian: 1
        set hand liberal: prussian_spirit, status_quo
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval prussian_spirit
        expect event: naval-attempt die=1 modifier=3 needed=4
        expect navy liberal: 1
        illegal liberal: naval status_quo rule 6.3.3

        set in_effect von_bethmann_hollweg: 0
        set attempts authoritarian: 1
        set hand authoritarian: military_tradition
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: naval military_tradition rule 6.3.3
    """)


def test_74_von_bethmann_hollweg_follows_bulow() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set support authoritarian dual_monarchy: 2
        set discard: modernism
        set hand authoritarian: bernhard_von_bulow
        stack ActionRound seat=authoritarian number=1
        legal authoritarian: event bernhard_von_bulow
        set happened von_bethmann_hollweg: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event bernhard_von_bulow rule 7.1
    """)


def test_75_jean_jaures() -> None:
    run("""
        set tension: 2
        set hand authoritarian: prussian_spirit
        set hand liberal: jean_jaures
        stack ActionRound seat=liberal number=1
        liberal: event jean_jaures
        expect tension: 1
        expect vp: 0
        expect beside: jean_jaures
        expect in_effect jean_jaures: 2
    """)


def test_75_jean_jaures_at_no_tension() -> None:
    run("""
        set hand authoritarian: jean_jaures
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate jean_jaures
        authoritarian: event-before
        expect tension: 0
        expect vp: 1
    """)


def test_75_jean_jaures_calms_a_crisis() -> None:
    run("""
        set in_effect jean_jaures: 2
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set navy authoritarian: 3
        set hand authoritarian: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        authoritarian: event naval_bill_fleet_law
        expect tension: 4
        legal only liberal: yes, no
        dice 5
        liberal: yes
        expect event: crisis-rolled die=5 tension=3 status=-2 total=6
        expect vp: -1
        expect tension: 3
        expect navy authoritarian: 4
    """)


def test_75_jean_jaures_may_be_silent() -> None:
    run("""
        set in_effect jean_jaures: 2
        set tension: 3
        stack Crisis then ActionRound seat=authoritarian number=2
        dice 6
        liberal: no
        expect event: crisis-rolled die=6 tension=3 status=-6 total=3
        expect vp: 0
        expect tension: 3
    """)


def test_75_jean_jaures_is_silenced_by_raoul_villain() -> None:
    run("""
        set in_effect jean_jaures: 2
        set happened jean_jaures: 1
        set beside: jean_jaures
        set tension: 3
        set hand authoritarian: raoul_villain
        set hand liberal: naval_bill_fleet_law
        stack ActionRound seat=authoritarian number=1
        authoritarian: event raoul_villain
        expect in_effect jean_jaures: 0
        expect removed: jean_jaures, raoul_villain
        dice 1
        liberal: event naval_bill_fleet_law
        expect event: crisis-rolled die=1 tension=4 status=-6 total=-1
    """)


def test_75_jean_jaures_is_barred_by_raoul_villain() -> None:
    run("""
        set happened raoul_villain: 1
        set hand liberal: jean_jaures
        stack ActionRound seat=liberal number=1
        illegal liberal: event jean_jaures rule 7.1
        legal only liberal: operate jean_jaures, naval jean_jaures
    """)


def test_76_georges_clemenceau() -> None:
    run("""
        set support liberal paris: 1
        set support authoritarian paris: 3
        set support liberal nice: 2
        set support authoritarian nice: 1
        set support authoritarian french_armed_forces: 4
        set support liberal alsace_lorraine: 1
        set support authoritarian alsace_lorraine: 2
        set hand authoritarian: georges_clemenceau
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate georges_clemenceau
        authoritarian: event-before
        expect at paris: 1,2
        expect at nice: 2*,0
        expect at french_armed_forces: 0,4*
        expect at alsace_lorraine: 1,2
        expect in_effect georges_clemenceau: 2
    """)


def test_76_georges_clemenceau_makes_france_cheaper() -> None:
    run("""
        set in_effect georges_clemenceau: 2
        set support liberal beau_monde: 1
        set support authoritarian paris: 4
        set support liberal jugendstil: 1
        set support authoritarian berlin: 3
        set hand liberal: jozef_pilsudski
        stack ActionRound seat=liberal number=1
        liberal: operate jozef_pilsudski
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect at paris: 2,4*
        illegal liberal: place berlin rule 6.1.3
        liberal: place paris
        expect at paris: 3,4
    """)


def test_76_georges_clemenceau_does_not_help_the_authoritarian() -> None:
    run("""
        set in_effect georges_clemenceau: 2
        set support authoritarian beau_monde: 1
        set support liberal paris: 4
        set hand authoritarian: military_tradition
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place paris
        expect at paris: 4*,1
        expect points authoritarian: 2
    """)


def test_76_georges_clemenceau_ends_with_briand() -> None:
    run("""
        set in_effect georges_clemenceau: 2
        set beside: georges_clemenceau
        set happened georges_clemenceau: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: aristide_briand
        stack ActionRound seat=liberal number=1
        liberal: event aristide_briand
        liberal: place nice
        liberal: place dijon
        expect in_effect georges_clemenceau: 0
        expect removed: georges_clemenceau

        set hand liberal: georges_clemenceau
        stack ActionRound seat=liberal number=2
        illegal liberal: event georges_clemenceau rule 7.1
    """)


def test_77_alsace_lorraine() -> None:
    run("""
        set support authoritarian alsace_lorraine: 4
        set support liberal alsace_lorraine: 1
        set hand authoritarian: alsace_lorraine
        stack ActionRound seat=authoritarian number=1
        authoritarian: event alsace_lorraine
        expect vp: -2
        expect at alsace_lorraine: 1,6*
        expect tension: 1
        expect removed: alsace_lorraine
    """)


def test_77_alsace_lorraine_control_comes_too_late() -> None:
    run("""
        set support authoritarian alsace_lorraine: 1
        set hand liberal: alsace_lorraine
        stack ActionRound seat=liberal number=1
        liberal: operate alsace_lorraine
        liberal: event-before
        expect vp: 0
        expect at alsace_lorraine: 0,3*
        expect tension: 1
    """)


def test_79_victor_chernov() -> None:
    run("""
        set happened union_of_liberation: 1
        set support authoritarian moscow: 3
        set support authoritarian poland: 1
        set support authoritarian nicolas_ii: 4
        set support authoritarian tsarist_army: 2
        set support authoritarian vienna: 3
        set hand authoritarian: prussian_spirit
        set hand liberal: victor_chernov
        stack ActionRound seat=liberal number=1
        liberal: event victor_chernov
        legal only liberal: replace moscow, replace poland, replace nicolas_ii, replace tsarist_army
        liberal: replace moscow
        illegal liberal: replace moscow
        liberal: replace poland
        liberal: replace nicolas_ii
        expect acting: authoritarian
        expect at moscow: 1,2
        expect at poland: 1,0
        expect at nicolas_ii: 1,3
        expect at tsarist_army: 0,2
        expect beside: victor_chernov
    """)


def test_79_victor_chernov_in_fewer_spaces() -> None:
    run("""
        set happened union_of_liberation: 1
        set support authoritarian moscow: 3
        set hand authoritarian: victor_chernov
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate victor_chernov
        authoritarian: event-before
        legal only liberal: replace moscow
        liberal: replace moscow
        expect at moscow: 1,2
        expect prompt authoritarian: operate ops=3
    """)


def test_79_victor_chernov_needs_the_union_of_liberation() -> None:
    run("""
        set happened revolution_of_1905: 1
        set support authoritarian moscow: 3
        set hand liberal: victor_chernov
        stack ActionRound seat=liberal number=1
        illegal liberal: event victor_chernov rule 7.1
    """)


def test_79_victor_chernov_brings_a_second_stability_card() -> None:
    run("""
        set in_effect victor_chernov: 2
        set happened victor_chernov: 1
        set beside: victor_chernov
        set hand authoritarian: russia_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event russia_scoring
        liberal: stability blockade
        legal liberal: stability workers_unite
        liberal: stability workers_unite
        dice 1
        authoritarian: stability naval_law_amendment
        expect at baltic_states: 2*,0
        expect event: region-scored region=russia authoritarian=0 liberal=3 net=3
        expect ready blockade: 0
        expect ready workers_unite: 0
        expect in_effect victor_chernov: 0
        expect removed: victor_chernov
    """)


def test_79_victor_chernov_does_not_count_elsewhere() -> None:
    run("""
        set in_effect victor_chernov: 2
        set hand authoritarian: germany_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event germany_scoring
        liberal: stability blockade
        expect acting: authoritarian
        dice 1
        authoritarian: stability naval_law_amendment
        expect in_effect victor_chernov: 2
    """)


def test_80_tangier_crisis_the_liberal_gives_way() -> None:
    run("""
        set hand liberal: tangier_crisis
        stack ActionRound seat=liberal number=1
        liberal: operate tangier_crisis
        liberal: event-before
        legal only liberal: first-option, second-option
        liberal: first-option
        expect vp: -3
        expect tension: 0
        expect at french_armed_forces: 0,0
        expect prompt liberal: operate ops=3
    """)


def test_80_tangier_crisis_the_liberal_stands_firm() -> None:
    run("""
        set support authoritarian french_armed_forces: 3
        set hand authoritarian: tangier_crisis
        stack ActionRound seat=authoritarian number=1
        authoritarian: event tangier_crisis
        expect acting: liberal
        dice 6
        liberal: second-option
        expect at french_armed_forces: 0,5*
        expect tension: 1
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        expect vp: 0
        expect removed: tangier_crisis
    """)


def test_80_tangier_crisis_elsewhere_in_france() -> None:
    run("""
        set support authoritarian french_armed_forces: 4
        set support liberal paris: 2
        set tension: 6
        set hand authoritarian: tangier_crisis
        stack ActionRound seat=authoritarian number=1
        authoritarian: event tangier_crisis
        liberal: second-option
        legal only authoritarian: choose brittany_normandy, choose picardy, choose beau_monde, \
            choose french_writers, choose french_catholic_church, choose fauvism, choose paris, \
            choose french_armed_forces, choose bordeaux, choose dijon, choose nice, choose colonials
        dice 1
        authoritarian: choose paris
        expect at paris: 2,2
        expect at french_armed_forces: 0,4*
        expect tension: 6
        expect vp: 1
    """)


def test_80_tangier_crisis_ends_in_war() -> None:
    run("""
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set support liberal paris: 2
        set hand liberal: tangier_crisis
        stack ActionRound seat=liberal number=1
        liberal: operate tangier_crisis
        liberal: event-before
        dice 5 6 1
        liberal: second-option
        expect event: crisis-rolled die=5 tension=4 status=-2 total=7
        expect event: war-broke-out
        expect at french_armed_forces: 0,2
        legal authoritarian: region france, region germany
    """)


def test_97_exiles_escape_return() -> None:
    run("""
        set support liberal siberia: 5
        set support authoritarian moscow: 3
        set hand authoritarian: prussian_spirit
        set hand liberal: exiles_escape_return
        stack ActionRound seat=liberal number=1
        liberal: event exiles_escape_return
        legal only liberal: place finland, place saint_petersburg, place russian_bourgeoisie, \
            place baltic_states, place nicolas_ii, place moscow, place symbolism, place poland, \
            place tsarist_army, place belarus, place ukraine, place orthodox_church, place crimea, done
        liberal: place moscow
        illegal liberal: place moscow
        liberal: place poland
        liberal: place symbolism
        legal liberal: done
        liberal: place crimea
        expect acting: authoritarian
        expect at siberia: 1,0
        expect at moscow: 1,3
        expect at symbolism: 1*,0
        expect removed: exiles_escape_return
    """)


def test_97_exiles_escape_return_may_stop_early() -> None:
    run("""
        set support liberal siberia: 3
        set hand authoritarian: exiles_escape_return
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate exiles_escape_return
        authoritarian: event-before
        liberal: place poland
        liberal: done
        expect at siberia: 2,0
        expect prompt authoritarian: operate ops=3
    """)


def test_97_exiles_escape_return_only_as_many_as_there_are() -> None:
    run("""
        set support liberal siberia: 2
        set hand authoritarian: prussian_spirit
        set hand liberal: exiles_escape_return
        stack ActionRound seat=liberal number=1
        liberal: event exiles_escape_return
        liberal: place poland
        liberal: place moscow
        expect acting: authoritarian
        expect points liberal: 2
    """)


def test_105_rosa_luxemburg() -> None:
    run("""
        set support liberal jugendstil: 2
        set support liberal alsace_lorraine: 3
        set support liberal bavaria: 2
        set support liberal picardy: 2
        set discard: young_turk_revolution, entente_cordiale, enver_pasha, modernism, october_manifesto
        set hand authoritarian: prussian_spirit
        set hand liberal: rosa_luxemburg
        stack ActionRound seat=liberal number=1
        dice 3
        liberal: event rosa_luxemburg
        expect event: die-rolled seat=liberal die=3 modifier=2
        legal only liberal: take young_turk_revolution, take entente_cordiale
        liberal: take young_turk_revolution
        liberal: place greece
        liberal: place bosnia
        expect at greece: 1,0
        expect beside: young_turk_revolution
        expect discard: entente_cordiale, enver_pasha, modernism, october_manifesto
        expect removed: rosa_luxemburg
    """)


def test_105_rosa_luxemburg_is_not_heard() -> None:
    run("""
        set support liberal jugendstil: 2
        set discard: young_turk_revolution
        set hand authoritarian: rosa_luxemburg
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate rosa_luxemburg
        dice 3
        authoritarian: event-before
        expect event: die-rolled seat=liberal die=3 modifier=1
        expect discard: young_turk_revolution
        expect prompt authoritarian: operate ops=3
    """)


def test_105_rosa_luxemburg_finds_no_red_card() -> None:
    run("""
        set discard: modernism, enver_pasha, victor_chernov
        set hand authoritarian: prussian_spirit
        set hand liberal: rosa_luxemburg
        stack ActionRound seat=liberal number=1
        dice 6
        liberal: event rosa_luxemburg
        expect acting: authoritarian
        expect removed: rosa_luxemburg
    """)
