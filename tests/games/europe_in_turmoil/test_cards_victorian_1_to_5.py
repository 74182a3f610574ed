"""Tests for the cards of the Victorian Era, 1 to 5: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import (
    AUSTRIA_HUNGARY,
    FRANCE,
    each,
)
from tests.games.europe_in_turmoil.tables import run

# --- 1: Admiral von Tirpitz ---


def test_01_admiral_von_tirpitz() -> None:
    run("""
        set support authoritarian wilhelm_ii: 2
        set support authoritarian kiel: 1
        set support authoritarian vienna: 3
        set navy authoritarian: 1
        set flipped authoritarian: 1
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 6
        authoritarian: event admiral_von_tirpitz
        expect tension: 1
        expect event: crisis-rolled die=6 tension=1 status=-6 total=1
        legal only authoritarian: amount 0, amount 1, amount 2
        authoritarian: amount 2
        legal only authoritarian: remove wilhelm_ii, remove kiel
        authoritarian: remove wilhelm_ii
        authoritarian: remove kiel
        expect at wilhelm_ii: 0,1
        expect at kiel: 0,0
        expect navy authoritarian: 3        # Nassau, then Bellerophon for 2 VP
        expect vp: -2
        expect flipped authoritarian: 1     # no attempt: the marker keeps its side (6.3.2)
        expect attempts authoritarian: 0
        expect removed: admiral_von_tirpitz
    """)


def test_01_admiral_von_tirpitz_leaves_the_start_and_gets_both_boxes() -> None:
    run("""
        set support authoritarian wilhelm_ii: 2
        set support liberal italy: 3
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        authoritarian: amount 2
        expect navy authoritarian: 1
        expect at wilhelm_ii: 0,0
        illegal authoritarian: place italy
        illegal authoritarian: place norway
        authoritarian: place belgium
        illegal authoritarian: place belgium
        authoritarian: place spain_portugal
        expect navy authoritarian: 2
        expect privilege nassau: authoritarian
    """)


def test_01_admiral_von_tirpitz_may_build_nothing() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        legal only authoritarian: amount 0, amount 1
        authoritarian: amount 0
        expect at kiel: 0,1
        expect navy authoritarian: 0
        expect removed: admiral_von_tirpitz
    """)


def test_01_admiral_von_tirpitz_at_the_highest_tension_costs_a_vp() -> None:
    run("""
        set tension: 6
        set hand authoritarian: admiral_von_tirpitz
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event admiral_von_tirpitz
        expect tension: 6
        expect vp: 1
        expect acting: liberal
    """)


def test_01_admiral_von_tirpitz_builds_nothing_once_war_has_broken_out() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set tension: 2
        set hand authoritarian: admiral_von_tirpitz
        stack ActionRound seat=authoritarian number=1
        dice 6 6 1
        authoritarian: event admiral_von_tirpitz
        expect event: crisis-rolled die=6 tension=3 status=-2 total=7
        expect event: war-broke-out
        expect navy authoritarian: 0
        illegal authoritarian: amount 1
    """)


def test_01_admiral_von_tirpitz_played_by_the_liberal_is_carried_out_by_the_authoritarian() -> None:
    run("""
        set support authoritarian kiel: 1
        set support liberal paris: 1
        set tension: 6
        set hand liberal: admiral_von_tirpitz
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: operate admiral_von_tirpitz
        liberal: event-before
        expect vp: 1
        expect acting: authoritarian
        authoritarian: amount 0
        expect prompt liberal: operate ops=4
    """)


# --- 2: State Secularism in France ---

FRENCH_BATTLEGROUNDS = """
        set support liberal beau_monde: 3
        set support liberal french_writers: 3
        set support liberal paris: 2
        set support liberal french_armed_forces: 4
        set support liberal colonials: 3
"""


def test_02_state_secularism_in_france() -> None:
    run(f"""
        {FRENCH_BATTLEGROUNDS}
        set support authoritarian french_catholic_church: 6
        set support liberal french_catholic_church: 2
        set hand liberal: state_secularism_in_france
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        expect worth france liberal: 8         # Presence 3, five battlegrounds
        liberal: event state_secularism_in_france
        expect at french_catholic_church: 0,0
        expect control french_catholic_church: none
        expect worth france liberal: 14        # Control 9 with the five that are left
        expect worth france authoritarian: 0
        expect beside: state_secularism_in_france
        expect in_effect state_secularism_in_france: 2
    """)


def test_02_state_secularism_in_france_cuts_the_links_and_joins_nothing() -> None:
    near_alsace_lorraine = "alsace_lorraine french_armed_forces imperial_army wilhelm_ii bavaria"
    run(f"""
        set support authoritarian french_catholic_church: 4
        set support authoritarian alsace_lorraine: 1
        set hand authoritarian: state_secularism_in_france
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate state_secularism_in_france
        authoritarian: event-before
        legal only authoritarian: placement
        authoritarian: placement
        legal only authoritarian: {each("place", near_alsace_lorraine + " crimea constantinople")}
    """)


# --- 3: Second International ---


def test_03_second_international() -> None:
    run("""
        set tension: 2
        set support authoritarian paris: 1
        set support liberal paris: 3
        set support authoritarian serbia: 2
        set black_hand: serbia
        set hand liberal: second_international
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event second_international
        illegal liberal: place paris
        illegal liberal: place serbia
        illegal liberal: place norway
        illegal liberal: place united_kingdom
        liberal: place wilhelm_ii
        illegal liberal: place wilhelm_ii
        liberal: place kiel
        liberal: place moscow
        liberal: place belgium
        expect at wilhelm_ii: 1,0
        expect at belgium: 1,0
        expect points liberal: 7
        expect acting: authoritarian
        expect removed: second_international
    """)


def test_03_second_international_may_stop_early() -> None:
    run("""
        set hand liberal: second_international
        set hand authoritarian: prussian_spirit
        set opened norway: 1                    # after Norwegian Independence
        stack ActionRound seat=liberal number=1
        liberal: event second_international
        liberal: place norway
        liberal: done
        expect points liberal: 1
        expect acting: authoritarian
    """)


def test_03_second_international_cannot_be_played_above_tension_2() -> None:
    run("""
        set tension: 3
        set support liberal paris: 1
        set hand liberal: second_international
        stack ActionRound seat=liberal number=1
        legal only liberal: operate second_international, naval second_international
        illegal liberal: event second_international rule 7.1
    """)


def test_03_second_international_above_tension_2_gives_the_authoritarian_operations_only() -> None:
    run("""
        set tension: 3
        set support authoritarian kiel: 1
        set hand authoritarian: second_international
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate second_international
        expect event: event-blocked card=second_international
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect points liberal: 0
        expect discard: second_international
        expect removed: none
    """)


# --- 4: Franz Ferdinand ---


def test_04_franz_ferdinand() -> None:
    run(f"""
        set support liberal bohemia: 2
        set support liberal vienna: 2
        set hand authoritarian: franz_ferdinand
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event franz_ferdinand
        legal only authoritarian: {each("place", AUSTRIA_HUNGARY, "bohemia")}, done
        authoritarian: place vienna
        illegal authoritarian: place vienna
        authoritarian: place budapest
        authoritarian: place trieste
        expect at vienna: 2,1
        expect at budapest: 0,1
        expect at trieste: 0,1
        expect acting: liberal
        expect in_effect franz_ferdinand: 1
        expect beside: franz_ferdinand
    """)


def test_04_franz_ferdinand_may_place_less_when_the_liberal_plays_it() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: franz_ferdinand
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate franz_ferdinand
        liberal: event-before
        authoritarian: place vienna
        authoritarian: done
        expect points authoritarian: 1
        expect prompt liberal: operate ops=2
        expect in_effect franz_ferdinand: 1
    """)


def test_04_franz_ferdinand_can_no_longer_be_played_after_gavrilo_princip() -> None:
    run("""
        set happened gavrilo_princip: 1
        set support liberal paris: 1
        set hand liberal: franz_ferdinand
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate franz_ferdinand
        expect event: event-blocked card=franz_ferdinand
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect discard: franz_ferdinand
        expect in_effect franz_ferdinand: 0
    """)


VIENNA_AND_BUDAPEST = """
        set in_effect franz_ferdinand: 1
        set happened franz_ferdinand: 1
        set beside: franz_ferdinand
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
"""


def test_ruling_42_franz_ferdinand_holds_tension_at_3() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: local_uprising
        stack ActionRound seat=authoritarian number=1
        expect highest_tension: 3
        authoritarian: event the_kaiser_intervenes
        expect tension: 3
        expect vp: 1                 # it is the Authoritarian's event
        authoritarian: place paris
        liberal: event local_uprising
        expect tension: 3
        expect vp: 0                 # and now the Liberal's
    """)


def test_ruling_42_tension_above_3_can_only_fall_under_franz_ferdinand() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 5
        set hand authoritarian: the_kaiser_intervenes, conrad_von_hotzendorf
        set hand liberal: indecisiveness
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 5
        expect vp: 1
        authoritarian: place paris
        liberal: event indecisiveness
        expect tension: 4
        liberal: place paris
        authoritarian: event conrad_von_hotzendorf
        expect tension: 4            # 4 is the new ceiling
        expect vp: 2
    """)


def test_ruling_41_a_neutral_event_above_the_highest_tension_costs_its_player() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set navy liberal: 1
        set hand liberal: naval_bill_fleet_law
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event naval_bill_fleet_law
        expect tension: 3
        expect vp: -1
        expect navy liberal: 2
    """)


def test_04_franz_ferdinand_is_suspended_without_vienna() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set support liberal vienna: 1
        set tension: 3
        set hand authoritarian: the_kaiser_intervenes
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 4
        expect vp: 0
        expect in_effect franz_ferdinand: 1
    """)


def test_04_franz_ferdinand_ends_with_gavrilo_princip() -> None:
    run(f"""
        {VIENNA_AND_BUDAPEST}
        set tension: 3
        set hand authoritarian: gavrilo_princip
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event gavrilo_princip
        expect tension: 5
        expect vp: 0
        expect in_effect franz_ferdinand: 0
        expect removed: franz_ferdinand, gavrilo_princip
    """)


# --- 5: Dreyfus Affair ---


def test_05_dreyfus_affair() -> None:
    run(f"""
        set support liberal paris: 2
        set hand authoritarian: dreyfus_affair, prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event dreyfus_affair
        legal only authoritarian: {each("place", FRANCE)}
        authoritarian: place paris
        authoritarian: place paris
        expect at paris: 2,2
        expect beside: dreyfus_affair
        liberal: operate modernism
        liberal: placement
        legal liberal: place paris, place dijon
        liberal: place paris               # doubled: both points are gone
        expect at paris: 3,2
        expect round: 2
    """)


def test_05_dreyfus_affair_makes_enemy_control_cost_4() -> None:
    run("""
        set in_effect dreyfus_affair: 1
        set support authoritarian paris: 3
        set support liberal paris: 1
        set support liberal dijon: 1
        set hand liberal: march_of_history, stymied
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate march_of_history
        liberal: placement
        illegal liberal: place paris rule 6.1.3
        liberal: place dijon
        legal only liberal: place switzerland, place netherlands, place belgium, place greece, place libya
        stack ActionRound seat=liberal number=1
        liberal: operate stymied
        liberal: placement
        liberal: place paris
        expect at paris: 2,3
        expect acting: authoritarian
    """)


def test_05_dreyfus_affair_spares_events_and_the_player_himself() -> None:
    run("""
        set in_effect dreyfus_affair: 1
        set support authoritarian paris: 1
        set hand liberal: socialist_movements
        set hand authoritarian: military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        liberal: place picardy
        liberal: place picardy
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place paris
        authoritarian: place paris
        expect at picardy: 2*,0
        expect at paris: 0,3*
    """)


def test_05_dreyfus_affair_serves_the_liberal_as_well() -> None:
    run("""
        set support authoritarian paris: 1
        set hand liberal: dreyfus_affair, modernism
        set hand authoritarian: military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event dreyfus_affair
        liberal: place french_writers
        liberal: place beau_monde
        expect in_effect dreyfus_affair: 2
        authoritarian: operate military_tradition
        authoritarian: placement
        authoritarian: place paris
        expect at paris: 0,2*
        expect acting: liberal             # doubled: both points are gone
    """)


def test_05_dreyfus_affair_for_operations_has_no_event() -> None:
    run("""
        set support authoritarian paris: 1
        set hand authoritarian: dreyfus_affair
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate dreyfus_affair
        legal only authoritarian: placement
        authoritarian: placement
        authoritarian: place paris
        authoritarian: place paris
        expect happened dreyfus_affair: 0
        expect discard: dreyfus_affair
    """)


def test_05_dreyfus_affair_cannot_be_played_after_the_rehabilitation() -> None:
    run("""
        set happened dreyfus_rehabilitated: 1
        set support authoritarian paris: 1
        set hand authoritarian: dreyfus_affair
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate dreyfus_affair, naval dreyfus_affair
    """)


def test_ruling_70_dreyfus_affair_stymied_and_legacy_of_bismarck_are_discarded_at_the_end_of_the_turn() -> None:
    run("""
        set beside: dreyfus_affair, stymied, legacy_of_bismarck, absolutism, march_of_history
        set in_effect dreyfus_affair: 1
        set in_effect stymied: 2
        set in_effect legacy_of_bismarck: 1
        set in_effect absolutism: 1
        set in_effect march_of_history: 2
        stack EndTurn
        expect turn: 6
        expect beside: none
        expect discard: dreyfus_affair, stymied, legacy_of_bismarck
        expect removed: absolutism, march_of_history
        expect in_effect dreyfus_affair: 0
        expect in_effect stymied: 0
        expect in_effect legacy_of_bismarck: 0
        expect in_effect absolutism: 0
        expect in_effect march_of_history: 0
    """)
