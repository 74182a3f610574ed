"""Tests for the cards of the Victorian Era, 6 to 14: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import (
    FARMERS,
    FRANCE,
    each,
)
from tests.games.europe_in_turmoil.tables import run

# --- 6, 7 and 8: scoring cards ---


def test_06_france_scoring() -> None:
    run("""
        set support liberal paris: 2
        set support liberal french_writers: 3
        set support liberal fauvism: 1
        set support authoritarian colonials: 3
        set support liberal tunisia: 2
        set support liberal belgium: 3
        set support liberal libya: 2               # never worth VP
        set support authoritarian algeria: 3
        set support authoritarian constantinople: 3
        set hand liberal: france_scoring
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        legal only liberal: event france_scoring
        liberal: event france_scoring
        liberal: stability testimonials
        dice 4
        authoritarian: stability elitist_art
        expect event: region-scored region=france authoritarian=5 liberal=10 net=5
        expect event: crisis-rolled die=4 tension=0 status=-6 total=-2
        expect vp: 5
        expect discard: france_scoring
        expect acting: authoritarian
    """)


def test_06_france_scoring_domination_takes_more_battlegrounds_than_the_opponent() -> None:
    run("""
        set support liberal paris: 2
        set support liberal fauvism: 1
        set support authoritarian colonials: 3
        stack ActionRound seat=liberal number=1
        set hand liberal: france_scoring
        set hand authoritarian: prussian_spirit
        liberal: event france_scoring
        liberal: stability testimonials
        dice 4
        authoritarian: stability elitist_art
        expect event: region-scored region=france authoritarian=4 liberal=4 net=0
        expect vp: 0
    """)


def test_07_austria_hungary_scoring() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support liberal bohemia: 2
        set support liberal switzerland: 5
        set support authoritarian italy: 3
        set support authoritarian bosnia: 3            # not annexed
        set hand authoritarian: austria_hungary_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: event austria_hungary_scoring
        authoritarian: event austria_hungary_scoring
        liberal: stability testimonials
        dice 6
        authoritarian: stability elitist_art
        expect event: region-scored region=austria_hungary authoritarian=9 liberal=3 net=-6
        expect vp: -6
        expect discard: austria_hungary_scoring
    """)


def test_07_austria_hungary_scoring_counts_annexed_bosnia_as_a_third_battleground() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support liberal bosnia: 3
        set marked bosnia_annexed: 1
        set hand authoritarian: austria_hungary_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event austria_hungary_scoring
        liberal: stability testimonials
        dice 6
        authoritarian: stability elitist_art
        expect event: region-scored region=austria_hungary authoritarian=4 liberal=3 net=-1
    """)


def test_08_russia_scoring() -> None:
    run("""
        set support authoritarian nicolas_ii: 4
        set support authoritarian moscow: 3
        set support authoritarian belarus: 2
        set support authoritarian constantinople: 3
        set support liberal poland: 3
        set support liberal sweden: 3
        set hand authoritarian: russia_scoring
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: event russia_scoring
        authoritarian: event russia_scoring
        liberal: stability testimonials
        dice 1
        authoritarian: stability elitist_art
        expect event: region-scored region=russia authoritarian=9 liberal=5 net=-4
        expect vp: -4
        expect discard: russia_scoring
    """)


def test_ruling_12_scoring_cards_pay_for_no_naval_attempt_and_join_no_alliance() -> None:
    run("""
        set support liberal paris: 1
        set hand liberal: russia_scoring, eight_nation_alliance
        stack ActionRound seat=liberal number=1
        legal only liberal: event russia_scoring, operate eight_nation_alliance, naval eight_nation_alliance
        illegal liberal: operate russia_scoring
        illegal liberal: naval russia_scoring
        illegal liberal: pair russia_scoring
    """)


def test_ruling_45_a_war_from_the_crisis_roll_of_a_scoring_comes_before_20_vp() -> None:
    position = """
        set vp: 18
        set support liberal fauvism: 1
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set tension: 3
        set hand liberal: france_scoring
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        liberal: stability testimonials
    """
    run(f"""
        {position}
        dice 5
        authoritarian: stability elitist_art
        expect vp: 21
        expect result: liberal by automatic-victory
    """)
    run(f"""
        {position}
        dice 6 6 1
        authoritarian: stability elitist_art
        expect event: crisis-rolled die=6 tension=3 status=-2 total=7
        expect event: war-broke-out
        expect result: none
    """)


def test_ruling_47_a_scoring_card_held_at_the_end_of_the_turn_loses() -> None:
    run("""
        set hand liberal: france_scoring, modernism
        set hand authoritarian: prussian_spirit
        stack EndTurn
        expect result: authoritarian by held-scoring
        set hand authoritarian: russia_scoring
        stack EndTurn
        expect result: authoritarian, liberal by both-held-scoring
    """)


# --- 9: Russo-Japanese War ---


def test_09_russo_japanese_war() -> None:
    run("""
        set support authoritarian moscow: 3
        set support authoritarian tsarist_army: 1
        set support authoritarian nicolas_ii: 4
        set support authoritarian poland: 2
        set hand liberal: russo_japanese_war
        stack ActionRound seat=liberal number=1
        liberal: event russo_japanese_war
        legal only liberal: remove moscow, remove tsarist_army, remove nicolas_ii
        liberal: remove moscow
        liberal: remove moscow
        illegal liberal: remove moscow
        liberal: remove nicolas_ii
        liberal: remove tsarist_army
        expect at moscow: 0,1
        expect at nicolas_ii: 0,3
        expect at tsarist_army: 0,0
        expect removed: russo_japanese_war
    """)


def test_09_russo_japanese_war_takes_what_there_is() -> None:
    run("""
        set support authoritarian moscow: 3
        stack TakePlace card=russo_japanese_war seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: prussian_spirit
        liberal: remove moscow
        liberal: remove moscow
        expect at moscow: 0,1
        expect acting: authoritarian
    """)


def test_09_russo_japanese_war_without_effect_still_counts_as_played() -> None:
    run("""
        set hand liberal: russo_japanese_war
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event russo_japanese_war
        expect happened russo_japanese_war: 1
        expect removed: russo_japanese_war
    """)


# --- 10: Entente Cordiale ---


def test_10_entente_cordiale() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian french_catholic_church: 4
        set support authoritarian french_armed_forces: 3
        set hand liberal: entente_cordiale, henry_wilson
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        illegal liberal: event henry_wilson
        liberal: event entente_cordiale
        expect track: three_emperor_league, entente_cordiale
        expect status: -5
        legal only liberal: {each("place", FRANCE, "french_catholic_church", "paris")}
        liberal: place french_armed_forces
        liberal: place french_armed_forces
        illegal liberal: place french_armed_forces
        liberal: place nice
        liberal: place picardy
        expect at french_armed_forces: 2,3
        expect at nice: 1,0
        expect at picardy: 1,0
        expect beside: entente_cordiale
        stack ActionRound seat=liberal number=2
        legal liberal: event henry_wilson
    """)


def test_10_entente_cordiale_cannot_follow_splendid_isolation() -> None:
    run("""
        set happened splendid_isolation: 1
        set track: three_emperor_league, splendid_isolation
        set support authoritarian kiel: 1
        set hand authoritarian: entente_cordiale
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate entente_cordiale
        authoritarian: event-before
        expect event: event-blocked card=entente_cordiale
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        expect track: three_emperor_league, splendid_isolation
        expect points liberal: 0
        expect discard: entente_cordiale
    """)


# --- 11: Foreign Investments ---


def test_11_foreign_investments() -> None:
    run("""
        set support liberal picardy: 2
        set support liberal bavaria: 3
        set support liberal belgium: 2
        set support liberal romania: 2
        set support authoritarian moscow: 3
        set hand liberal: foreign_investments
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event foreign_investments
        legal only liberal: amount 0, amount 1, amount 2, amount 3, amount 4
        liberal: amount 4
        legal only liberal: remove picardy, remove bavaria
        liberal: remove picardy
        liberal: remove bavaria
        liberal: remove bavaria
        liberal: remove bavaria
        illegal liberal: place paris
        illegal liberal: place wilhelm_ii
        illegal liberal: place constantinople
        liberal: place moscow
        liberal: place moscow
        illegal liberal: place moscow
        liberal: place serbia
        illegal liberal: done
        liberal: place vienna
        expect at moscow: 2,3
        expect at serbia: 1,0
        expect at vienna: 1,0
        expect at picardy: 1,0
        expect at bavaria: 0,0
        expect points liberal: 9
        expect discard: foreign_investments
    """)


def test_11_foreign_investments_moves_no_more_than_there_is() -> None:
    run("""
        set support liberal dijon: 1
        set hand liberal: foreign_investments
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event foreign_investments
        legal only liberal: amount 0, amount 1
        liberal: amount 0
        expect at dijon: 1,0
        expect acting: authoritarian
    """)


# --- 13: Traditionalism ---


def test_13_traditionalism() -> None:
    run(f"""
        set support liberal nice: 2
        set hand authoritarian: traditionalism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event traditionalism
        legal only authoritarian: {each("place", FARMERS)}
        authoritarian: place nice
        authoritarian: place nice
        illegal authoritarian: place nice
        authoritarian: place spain_portugal
        illegal authoritarian: done
        authoritarian: place spain_portugal
        expect at nice: 2,2
        expect at spain_portugal: 0,2*
        expect discard: traditionalism
        expect removed: none
    """)


# --- 14: Radical Party Founded ---


def test_14_radical_party_founded() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian french_writers: 2
        set hand liberal: radical_party_founded
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event radical_party_founded
        illegal liberal: place paris
        illegal liberal: place belgium
        liberal: place french_writers
        legal only liberal: {each("place", FRANCE, "french_writers", "paris")}, done
        liberal: place nice
        liberal: place dijon
        liberal: place fauvism
        expect at french_writers: 1,2
        expect points liberal: 4
        expect acting: authoritarian
        expect removed: radical_party_founded
    """)


def test_14_radical_party_founded_may_stop_early_when_the_authoritarian_plays_it() -> None:
    run("""
        set support authoritarian kiel: 1
        set hand authoritarian: radical_party_founded
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate radical_party_founded
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        authoritarian: place kiel
        liberal: place paris
        liberal: done
        expect points liberal: 1
        expect removed: radical_party_founded
    """)
