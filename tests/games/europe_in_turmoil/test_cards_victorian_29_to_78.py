"""Tests for the cards of the Victorian Era, 29 to 40 and 78: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import (
    ARMIES,
    BOURGEOISIE,
    INTELLECTUALS,
    each,
)
from tests.games.europe_in_turmoil.tables import run

# --- 29: Two-Power Standard ---


def test_29_two_power_standard() -> None:
    run("""
        set support liberal paris: 1
        set support authoritarian kiel: 1
        set attempts liberal: 1                        # the regular attempt of the turn is already made
        set hand authoritarian: two_power_standard, military_tradition, prussian_spirit, absolutism
        set hand liberal: modernism, stymied, socialist_movements, france_scoring
        stack ActionRound seat=authoritarian number=1
        authoritarian: event two_power_standard
        expect owed: 2                                 # level, so not three
        legal only liberal: naval modernism, naval stymied, naval socialist_movements
        dice 1
        liberal: naval stymied
        expect navy liberal: 1
        expect owed: 1
        expect beside: two_power_standard
    """)


def test_29_two_power_standard_ends_and_leaves_no_regular_attempt() -> None:
    run("""
        set owed: 1
        set in_effect two_power_standard: 1
        set happened two_power_standard: 1
        set beside: two_power_standard
        set support liberal paris: 1
        set support authoritarian kiel: 1
        set hand liberal: stymied, modernism
        set hand authoritarian: absolutism, prussian_spirit
        stack ActionRound seat=liberal number=1
        legal only liberal: naval stymied, naval modernism
        dice 1
        liberal: naval stymied
        liberal: done
        expect owed: 0
        expect removed: two_power_standard
        expect in_effect two_power_standard: 0
        authoritarian: event absolutism
        legal only liberal: operate modernism, event modernism
    """)


def test_29_two_power_standard_asks_for_three_if_the_german_navy_is_ahead() -> None:
    run("""
        set navy authoritarian: 1
        set support liberal paris: 1
        set hand liberal: two_power_standard, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate two_power_standard
        liberal: event-before
        expect owed: 3
        expect prompt liberal: operate ops=3
    """)


def test_29_two_power_standard_asks_for_two_if_the_british_navy_is_ahead() -> None:
    run("""
        set navy liberal: 1
        set hand authoritarian: two_power_standard
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event two_power_standard
        expect owed: 2
    """)


def test_29_two_power_standard_carries_over_into_the_next_turn() -> None:
    run("""
        set owed: 2
        set in_effect two_power_standard: 1
        set hand liberal: stymied
        set deck: modernism, socialist_movements
        set hand authoritarian: none
        stack ActionRound seat=liberal number=8
        dice 1
        liberal: naval stymied
        liberal: done
        expect turn: 6
        expect owed: 1
        stack ActionRound seat=liberal number=1
        legal only liberal: naval socialist_movements
    """)


def test_29_two_power_standard_waits_for_a_scoring_card_in_the_last_round() -> None:
    run("""
        set owed: 2
        set in_effect two_power_standard: 1
        set hand liberal: stymied, modernism, france_scoring
        set hand authoritarian: prussian_spirit
        set support authoritarian kiel: 1
        stack ActionRound seat=liberal number=7
        legal only liberal: naval stymied, naval modernism
        stack ActionRound seat=liberal number=8
        legal only liberal: event france_scoring
        liberal: event france_scoring
        expect owed: 2
    """)


# --- 30: Military Tradition ---


def test_30_military_tradition() -> None:
    run(f"""
        set support liberal serbia: 3
        set hand authoritarian: military_tradition
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event military_tradition
        legal only authoritarian: {each("place", ARMIES)}
        authoritarian: place serbia
        authoritarian: place serbia
        expect at serbia: 3,2
        expect acting: liberal
        expect discard: military_tradition
    """)


# --- 31: Status Quo ---


def test_31_status_quo() -> None:
    run(f"""
        set hand authoritarian: status_quo
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event status_quo
        legal only authoritarian: {each("place", BOURGEOISIE)}
        authoritarian: place switzerland
        authoritarian: place switzerland
        illegal authoritarian: done
        authoritarian: place switzerland
        expect at switzerland: 0,3
        expect acting: liberal
        expect removed: status_quo
    """)


# --- 33: Modernism ---


def test_33_modernism() -> None:
    run(f"""
        set support authoritarian jugendstil: 2
        set hand liberal: modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event modernism
        legal only liberal: {each("place", INTELLECTUALS)}
        liberal: place jugendstil
        liberal: place jugendstil
        legal only liberal: {each("place", INTELLECTUALS, "jugendstil")}
        liberal: place denmark
        illegal liberal: done
        liberal: place bosnia
        expect at jugendstil: 2,2
        expect at denmark: 1,0
        expect at bosnia: 1,0
        expect acting: authoritarian
        expect discard: modernism
    """)


# --- 34: Government-sponsored Art ---


def test_34_government_sponsored_art() -> None:
    run("""
        set support liberal french_writers: 3
        set hand authoritarian: government_sponsored_art
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event government_sponsored_art
        expect at french_writers: 3,1
        expect at fauvism: 0,1*
        expect at jugendstil: 0,1
        expect at viennese_secession: 0,1*
        expect at symbolism: 0,1*
        expect at denmark: 0,1
        expect points authoritarian: 6
        expect discard: government_sponsored_art
    """)


# --- 35: Absolutism ---


def test_35_absolutism() -> None:
    run("""
        set support authoritarian kiel: 1
        set support liberal paris: 1
        set hand authoritarian: absolutism, prussian_spirit, military_tradition
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event absolutism
        expect beside: absolutism
        expect ops liberal modernism: 2
        liberal: operate modernism
        expect prompt liberal: operate ops=2
        liberal: placement
        liberal: place paris
        liberal: place paris
        authoritarian: operate military_tradition
        expect prompt authoritarian: operate ops=3
    """)


def test_ruling_65_absolutism_does_not_raise_the_card_that_brings_it_about() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: absolutism
        set hand authoritarian: union_of_liberation
        stack ActionRound seat=liberal number=1
        liberal: operate absolutism
        liberal: event-before
        expect prompt liberal: operate ops=3
        expect ops authoritarian union_of_liberation: 4
    """)


def test_ruling_65_march_of_history_helps_no_card_that_is_already_being_played() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: march_of_history
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate march_of_history
        authoritarian: event-before
        expect prompt authoritarian: operate ops=3
        expect ops liberal modernism: 3
        expect ops authoritarian modernism: 2
    """)


# --- 36: March of History ---


def test_36_march_of_history() -> None:
    run("""
        set navy authoritarian: 1
        set hand liberal: march_of_history, modernism
        set hand authoritarian: prussian_spirit, military_tradition
        stack ActionRound seat=liberal number=1
        liberal: event march_of_history
        expect beside: march_of_history
        expect ops authoritarian military_tradition: 2
        stack ActionRound seat=liberal number=2
        dice 1
        liberal: naval modernism
        expect event: naval-attempt die=1 modifier=4 needed=4        # 2 + 1 OP, own event
    """)


# --- 37: Ferdinand Esterházy ---


def test_37_ferdinand_esterhazy() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: modernism, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        pick card: prussian_spirit
        authoritarian: event ferdinand_esterhazy
        expect event: card-discarded seat=liberal card=prussian_spirit
        expect acting: authoritarian
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect at kiel: 0,3*
        expect removed: prussian_spirit
        expect discard: ferdinand_esterhazy
        expect hand liberal: modernism
    """)


def test_37_ferdinand_esterhazy_just_discards_every_other_card() -> None:
    for other in ("modernism", "indecisiveness", "france_scoring", "eight_nation_alliance"):
        run(f"""
            set hand authoritarian: ferdinand_esterhazy
            set hand liberal: {other}, socialist_movements
            stack ActionRound seat=authoritarian number=1
            pick card: {other}
            authoritarian: event ferdinand_esterhazy
            expect acting: liberal
            expect happened {other}: 0
            expect points liberal: 0
            expect vp: 0
            expect discard: ferdinand_esterhazy, {other}
            expect hand liberal: socialist_movements
        """)


def test_37_ferdinand_esterhazy_discards_an_event_that_cannot_take_place() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: second_duma_disbanded, modernism
        set support liberal moscow: 3
        stack ActionRound seat=authoritarian number=1
        pick card: second_duma_disbanded
        authoritarian: event ferdinand_esterhazy
        expect acting: liberal
        expect at moscow: 3*,0
        expect discard: ferdinand_esterhazy, second_duma_disbanded
        expect removed: none
    """)


def test_37_ferdinand_esterhazy_played_by_the_liberal_takes_from_the_rest_of_the_hand() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: ferdinand_esterhazy, status_quo
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate ferdinand_esterhazy
        pick card: status_quo
        liberal: event-before
        authoritarian: place trieste
        authoritarian: place trieste
        authoritarian: place trieste
        expect at trieste: 0,3*
        expect hand liberal: none
        expect prompt liberal: operate ops=2
    """)


def test_37_ferdinand_esterhazy_finds_an_empty_hand() -> None:
    run("""
        set hand authoritarian: ferdinand_esterhazy, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event ferdinand_esterhazy
        expect discard: ferdinand_esterhazy
        expect round: 2
        expect acting: authoritarian
    """)


def test_37_ferdinand_esterhazy_cannot_follow_the_rehabilitation() -> None:
    run("""
        set happened dreyfus_rehabilitated: 1
        set hand authoritarian: ferdinand_esterhazy
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate ferdinand_esterhazy, naval ferdinand_esterhazy
    """)


# --- 38: Kulturkampf ---


def test_38_kulturkampf() -> None:
    run("""
        set support authoritarian french_catholic_church: 4
        set support authoritarian symbolism: 1
        set support authoritarian macedonia: 1
        set support authoritarian paris: 3
        set support authoritarian french_armed_forces: 4
        set support liberal french_writers: 3
        set hand liberal: kulturkampf
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        legal only liberal: check french_catholic_church, check symbolism, check macedonia
        dice 6
        liberal: check french_catholic_church
        # French Writers help, Paris and the French Armed Forces do not count
        expect event: support-checked die=6 ops=3 neighbours=1 stability=4 excess=2
        expect at french_catholic_church: 0,2
        dice 6
        liberal: check french_catholic_church
        expect at french_catholic_church: 0,0
        expect acting: authoritarian
        expect discard: kulturkampf
    """)


def test_38_kulturkampf_without_a_second_target() -> None:
    run("""
        set support authoritarian symbolism: 1
        set hand liberal: kulturkampf
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        dice 6
        liberal: check symbolism
        expect at symbolism: 1*,0            # excess 7: never more than control takes
        expect acting: authoritarian
    """)


# --- 40: Indecisiveness ---


def test_40_indecisiveness() -> None:
    run("""
        set tension: 2
        set support authoritarian wilhelm_ii: 5
        set hand liberal: indecisiveness
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event indecisiveness
        expect tension: 1
        expect vp: 0
        illegal liberal: place norway
        illegal liberal: place egypt
        illegal liberal: done
        liberal: place wilhelm_ii
        expect at wilhelm_ii: 1,5
        expect acting: authoritarian
        expect discard: indecisiveness
    """)


def test_40_indecisiveness_at_tension_0_gives_its_player_a_vp() -> None:
    run("""
        set hand authoritarian: indecisiveness
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event indecisiveness
        expect tension: 0
        expect vp: -1
        authoritarian: place paris
        expect at paris: 0,1
    """)


def test_40_indecisiveness_for_operations_has_no_event() -> None:
    run("""
        set tension: 2
        set support authoritarian kiel: 1
        set hand authoritarian: indecisiveness
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate indecisiveness
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect tension: 2
        expect at kiel: 0,3*
        expect acting: liberal
    """)


# --- 78: Revolution of 1905 ---


def test_78_revolution_of_1905() -> None:
    run("""
        set tension: 2
        set support authoritarian moscow: 9
        set support authoritarian poland: 1
        set support authoritarian vienna: 3
        set hand liberal: revolution_of_1905, october_manifesto
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: event october_manifesto
        liberal: event revolution_of_1905
        expect tension: 3
        legal only liberal: check moscow, check poland
        dice 4 4 4 4 6 1
        liberal: check moscow
        expect event: support-checked die=4 ops=3 neighbours=0 stability=3 excess=1
        expect at moscow: 0,8*
        liberal: check moscow
        liberal: check moscow
        liberal: check moscow
        expect at moscow: 0,5*
        liberal: check poland
        expect at poland: 2,0
        expect event: crisis-rolled die=1 tension=3 status=-6 total=-2
        expect acting: authoritarian
        expect beside: revolution_of_1905
        stack ActionRound seat=liberal number=2
        legal liberal: event october_manifesto
    """)


def test_78_revolution_of_1905_has_as_many_checks_as_the_card_is_worth() -> None:
    run("""
        set in_effect stymied: 1
        set support authoritarian moscow: 9
        set hand liberal: revolution_of_1905
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event revolution_of_1905
        expect prompt liberal: support-check ops=1 count=4
    """)
    run("""
        set in_effect march_of_history: 2
        set support authoritarian moscow: 9
        set hand authoritarian: revolution_of_1905
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate revolution_of_1905
        authoritarian: event-before
        expect prompt liberal: support-check ops=1 count=6
    """)


def test_78_revolution_of_1905_at_the_highest_tension_costs_the_liberal_a_vp() -> None:
    run("""
        set tension: 6
        set hand liberal: revolution_of_1905
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        dice 2
        liberal: event revolution_of_1905
        expect tension: 6
        expect vp: -1
        expect event: crisis-rolled die=2 tension=6 status=-6 total=2
    """)


def test_78_revolution_of_1905_can_bring_the_war_after_its_checks() -> None:
    run("""
        set tension: 5
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set support authoritarian symbolism: 1
        set hand authoritarian: revolution_of_1905
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate revolution_of_1905
        authoritarian: event-before
        dice 6 3 6 1
        liberal: check symbolism
        expect event: support-checked die=6 ops=6
        expect at symbolism: 1*,0
        expect event: war-broke-out
        illegal authoritarian: placement       # the Operations are lost
    """)
