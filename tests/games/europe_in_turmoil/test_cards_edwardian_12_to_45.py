"""Tests for the cards of the Edwardian Era, 12 to 45: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_12_magyarization() -> None:
    run("""
        set support authoritarian vienna: 4
        set support authoritarian saxony: 2
        set hand liberal: magyarization
        stack ActionRound seat=liberal number=1
        liberal: event magyarization
        expect at budapest: 3*,0
        legal only liberal: check vienna
        dice 5
        liberal: check vienna
        expect event: support-checked die=5 ops=3 neighbours=1 stability=3 excess=3
        expect at vienna: 0,1
        expect removed: magyarization
    """)


def test_12_magyarization_without_a_space_to_check() -> None:
    run("""
        set support authoritarian budapest: 0
        set support authoritarian saxony: 2
        set hand authoritarian: prussian_spirit
        set hand liberal: magyarization
        stack ActionRound seat=liberal number=1
        liberal: event magyarization
        expect at budapest: 3*,0
        expect acting: authoritarian
        expect removed: magyarization
    """)


def test_12_magyarization_checks_annexed_bosnia() -> None:
    run("""
        set support authoritarian bosnia: 3
        set support authoritarian serbia: 3
        set marked bosnia_annexed: 1
        set hand liberal: magyarization
        stack ActionRound seat=liberal number=1
        liberal: event magyarization
        legal only liberal: check bosnia
    """)


def test_12_magyarization_played_by_the_authoritarian() -> None:
    run("""
        set support authoritarian vienna: 3
        set support liberal budapest: 1
        set hand authoritarian: magyarization
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate magyarization
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place vienna
        authoritarian: place budapest
        authoritarian: place budapest
        expect at budapest: 4*,2
        dice 6
        legal only liberal: check vienna, check budapest
        liberal: check budapest
        expect event: support-checked die=6 ops=3 neighbours=-1 stability=2 excess=4
        expect at budapest: 4*,0
        expect removed: magyarization
    """)


def test_32_copenhagenization() -> None:
    run("""
        set tension: 2
        set navy liberal: 1
        set navy authoritarian: 5
        set hand liberal: copenhagenization
        stack ActionRound seat=liberal number=1
        dice 4
        liberal: event copenhagenization
        expect tension: 3
        expect event: crisis-rolled die=4 tension=3 status=-6 total=1
        expect navy authoritarian: 3
        expect high_water: 5
        expect navy liberal: 1
        expect removed: copenhagenization
    """)


def test_32_copenhagenization_stops_at_the_start() -> None:
    run("""
        set navy authoritarian: 1
        set hand liberal: copenhagenization
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 0
        expect high_water: 1
    """)


def test_32_copenhagenization_leaves_an_older_high_water_mark() -> None:
    run("""
        set navy authoritarian: 5
        set high_water: 7
        set hand liberal: copenhagenization
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 3
        expect high_water: 7
    """)


def test_32_copenhagenization_at_the_highest_tension_costs_the_liberal() -> None:
    run("""
        set tension: 6
        set navy authoritarian: 4
        set hand authoritarian: copenhagenization
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate copenhagenization
        dice 3
        authoritarian: event-before
        expect tension: 6
        expect vp: -1
        expect navy authoritarian: 2
    """)


def test_32_copenhagenization_ends_in_war() -> None:
    run("""
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set navy authoritarian: 5
        set hand liberal: copenhagenization
        stack ActionRound seat=liberal number=1
        dice 5 6 1
        liberal: event copenhagenization
        expect event: crisis-rolled die=5 tension=4 status=-2 total=7
        expect event: war-broke-out
        expect navy authoritarian: 5
        expect high_water: -1
    """)


def test_39_spiritism_and_mysticism() -> None:
    run("""
        set support authoritarian french_catholic_church: 4
        set support authoritarian beau_monde: 1
        set support authoritarian colonials: 2
        set support authoritarian wilhelm_ii: 5
        set support authoritarian kiel: 3
        set support authoritarian sweden: 1
        set support authoritarian switzerland: 1
        set support liberal trieste: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: spiritism_and_mysticism
        stack ActionRound seat=liberal number=1
        liberal: event spiritism_and_mysticism
        legal only liberal: remove french_catholic_church, remove beau_monde, remove colonials, \
            remove wilhelm_ii, remove sweden, remove switzerland, done
        liberal: remove french_catholic_church
        illegal liberal: remove french_catholic_church
        liberal: remove colonials
        legal only liberal: remove wilhelm_ii, remove sweden, remove switzerland, done
        liberal: remove wilhelm_ii
        liberal: remove switzerland
        expect acting: authoritarian
        expect at french_catholic_church: 0,3
        expect at colonials: 0,1
        expect at wilhelm_ii: 0,4
        expect at switzerland: 0,0
        expect at beau_monde: 0,1
        expect discard: spiritism_and_mysticism
    """)


def test_39_spiritism_and_mysticism_may_stop_early() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian nicolas_ii: 4
        set hand liberal: spiritism_and_mysticism
        stack ActionRound seat=liberal number=1
        liberal: event spiritism_and_mysticism
        liberal: remove nicolas_ii
        liberal: done
        expect at wilhelm_ii: 0,5*
        expect at nicolas_ii: 0,3
        expect discard: spiritism_and_mysticism
    """)


def test_39_spiritism_and_mysticism_has_no_limit_among_independents() -> None:
    run("""
        set support authoritarian sweden: 3
        set support authoritarian italy: 3
        set support authoritarian constantinople: 3
        set support authoritarian switzerland: 5
        set hand liberal: spiritism_and_mysticism
        stack ActionRound seat=liberal number=1
        liberal: event spiritism_and_mysticism
        liberal: remove sweden
        liberal: remove italy
        liberal: remove constantinople
        legal only liberal: remove switzerland, done
        liberal: remove switzerland
        expect at switzerland: 0,4
        expect at constantinople: 0,2
    """)


def test_41_dreyfus_rehabilitated() -> None:
    run("""
        set support liberal french_writers: 3
        set support authoritarian french_armed_forces: 5
        set support authoritarian paris: 1
        set support authoritarian colonials: 3
        set support authoritarian alsace_lorraine: 3
        set hand liberal: dreyfus_rehabilitated
        stack ActionRound seat=liberal number=1
        liberal: event dreyfus_rehabilitated
        expect at french_armed_forces: 0,3
        legal only liberal: remove paris, remove colonials
        liberal: remove colonials
        liberal: remove colonials
        legal only liberal: check french_armed_forces, check paris, check colonials
        dice 6
        liberal: check paris
        expect event: support-checked die=6 ops=3 neighbours=1 stability=2 excess=6
        expect at paris: 2*,0
        expect at colonials: 0,1
        expect beside: dreyfus_rehabilitated
        expect in_effect dreyfus_rehabilitated: 2
    """)


def test_41_dreyfus_rehabilitated_takes_what_there_is() -> None:
    run("""
        set support liberal french_writers: 3
        set support liberal paris: 2
        set support authoritarian french_armed_forces: 1
        set support authoritarian nice: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: dreyfus_rehabilitated
        stack ActionRound seat=liberal number=1
        liberal: event dreyfus_rehabilitated
        expect at french_armed_forces: 0,0
        expect at nice: 0,0
        expect acting: authoritarian
        expect at paris: 2*,0
    """)


def test_41_dreyfus_rehabilitated_needs_the_writers() -> None:
    run("""
        set support liberal french_writers: 2
        set support authoritarian french_armed_forces: 5
        set hand liberal: dreyfus_rehabilitated
        stack ActionRound seat=liberal number=1
        illegal liberal: event dreyfus_rehabilitated rule 7.1
        legal only liberal: operate dreyfus_rehabilitated, naval dreyfus_rehabilitated

        set hand liberal: modernism
        set hand authoritarian: dreyfus_rehabilitated
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate dreyfus_rehabilitated
        expect event: event-blocked card=dreyfus_rehabilitated
        expect at french_armed_forces: 0,5*
        authoritarian: placement
        authoritarian: place paris
        authoritarian: place paris
        authoritarian: place paris
        expect discard: dreyfus_rehabilitated
    """)


def test_41_dreyfus_rehabilitated_ends_the_affair() -> None:
    run("""
        set happened dreyfus_rehabilitated: 1
        set hand liberal: dreyfus_affair, modernism
        stack ActionRound seat=liberal number=1
        illegal liberal: event dreyfus_affair rule 7.1

        set hand authoritarian: ferdinand_esterhazy
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event ferdinand_esterhazy rule 7.1
    """)


def test_42_the_kaiser_intervenes() -> None:
    run("""
        set support liberal paris: 2
        set hand authoritarian: the_kaiser_intervenes
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: 1
        illegal authoritarian: place norway
        illegal authoritarian: place united_kingdom
        illegal authoritarian: done
        authoritarian: place paris
        expect at paris: 2,1
        expect discard: the_kaiser_intervenes
    """)


def test_42_the_kaiser_intervenes_under_franz_ferdinand() -> None:
    run("""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 3
        set hand liberal: the_kaiser_intervenes
        stack ActionRound seat=liberal number=1
        liberal: operate the_kaiser_intervenes
        liberal: event-before
        expect tension: 3
        expect vp: 1
        expect acting: authoritarian
        authoritarian: place moscow
        expect at moscow: 0,1
        expect prompt liberal: operate ops=4
    """)


def test_43_balkans_scoring() -> None:
    run("""
        set support authoritarian bosnia: 3
        set support authoritarian serbia: 3
        set support authoritarian romania: 3
        set support authoritarian montenegro: 2
        set support authoritarian constantinople: 3
        set support liberal bulgaria: 3
        set support liberal greece: 2
        set support liberal italy: 3
        set hand authoritarian: balkans_scoring
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: event balkans_scoring
        authoritarian: event balkans_scoring
        expect acting: authoritarian, liberal
        liberal: stability blockade
        dice 6
        authoritarian: stability naval_law_amendment
        expect event: region-scored region=balkans authoritarian=8 liberal=4 net=-4
        expect event: crisis-rolled die=6 tension=0 status=-6 total=0
        expect vp: -4
        expect ready blockade: 0
        expect ready naval_law_amendment: 0
        expect discard: balkans_scoring
    """)


def test_43_balkans_scoring_the_other_player_resolves_first() -> None:
    run("""
        set support authoritarian constantinople: 2
        set hand liberal: balkans_scoring
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        liberal: stability workers_unite
        authoritarian: stability most_favoured_nation_authoritarian
        expect at romania: 0,0
        legal only authoritarian: place italy, place constantinople, done
        authoritarian: place constantinople
        dice 2
        authoritarian: done
        expect at romania: 3*,0
        expect event: region-scored authoritarian=1 liberal=3 net=2
        expect vp: 2
    """)


def test_43_balkans_scoring_with_control() -> None:
    run("""
        set support authoritarian bosnia: 3
        set support authoritarian serbia: 3
        set support authoritarian romania: 3
        set support authoritarian bulgaria: 3
        set support authoritarian macedonia: 2
        set support liberal greece: 2
        set hand liberal: balkans_scoring
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        liberal: stability blockade
        dice 1
        authoritarian: stability naval_law_amendment
        expect event: region-scored authoritarian=11 liberal=2 net=-9
    """)


def test_43_a_war_after_the_scoring_comes_before_20_vp() -> None:
    run("""
        set vp: 19
        set tension: 3
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set support liberal bosnia: 3
        set hand liberal: balkans_scoring
        stack ActionRound seat=liberal number=1
        liberal: event balkans_scoring
        liberal: stability blockade
        dice 6 6 1
        authoritarian: stability naval_law_amendment
        expect event: region-scored authoritarian=0 liberal=3 net=3
        expect event: war-broke-out
        expect result: none
    """)


def test_44_second_hague_conference_fails() -> None:
    run("""
        set hand authoritarian: second_hague_conference
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_hague_conference
        legal only authoritarian: first-option, second-option
        authoritarian: first-option
        expect tension: 1
        expect vp: -2
        expect removed: second_hague_conference
    """)


def test_44_second_hague_conference_succeeds() -> None:
    run("""
        set support liberal sweden: 3
        set hand liberal: second_hague_conference, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: operate second_hague_conference
        liberal: event-before
        authoritarian: second-option
        legal only authoritarian: place french_armed_forces, place kiel, place east_prussia, \
            place imperial_army, place galicia_przemysl, place tsarist_army, place serbia, place wilhelm_ii, \
            place dual_monarchy, place nicolas_ii, place montenegro, place sweden, place italy, \
            place constantinople
        authoritarian: place east_prussia
        illegal authoritarian: place east_prussia
        authoritarian: place sweden
        authoritarian: place italy
        authoritarian: place nicolas_ii
        expect at sweden: 3,1
        expect tension: 0
        expect vp: 0
        expect prompt liberal: operate ops=2
    """)


def test_44_second_hague_conference_fails_at_the_highest_tension() -> None:
    run("""
        set tension: 6
        set hand authoritarian: second_hague_conference
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_hague_conference
        authoritarian: first-option
        expect tension: 6
        expect vp: -1
    """)


def test_45_belgian_rule_in_congo_costs_vp() -> None:
    run("""
        set support authoritarian belgium: 1
        set hand authoritarian: belgian_rule_in_congo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event belgian_rule_in_congo
        legal only liberal: first-option, second-option
        liberal: first-option
        expect vp: -2
        expect at belgium: 0,1
        expect marked congo_annexed: 1
        expect removed: belgian_rule_in_congo
    """)


def test_45_belgian_rule_in_congo_costs_belgium() -> None:
    run("""
        set support authoritarian belgium: 1
        set support liberal belgium: 2
        set hand liberal: belgian_rule_in_congo
        stack ActionRound seat=liberal number=1
        liberal: operate belgian_rule_in_congo
        liberal: event-before
        liberal: second-option
        expect at belgium: 2,5*
        expect vp: 0
        expect marked congo_annexed: 1
        expect prompt liberal: operate ops=3
    """)
