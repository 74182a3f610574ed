"""Tests for the cards of the Edwardian Era, 63 to 73: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_63_october_manifesto() -> None:
    run("""
        set happened revolution_of_1905: 1
        set support authoritarian moscow: 3
        set hand liberal: october_manifesto
        stack ActionRound seat=liberal number=1
        liberal: event october_manifesto
        legal only liberal: place finland, place siberia, place saint_petersburg, place russian_bourgeoisie, \
            place baltic_states, place nicolas_ii, place moscow, place symbolism, place poland, \
            place tsarist_army, place belarus, place ukraine, place orthodox_church, place crimea
        liberal: place moscow
        liberal: place moscow
        illegal liberal: place moscow
        liberal: place poland
        liberal: place poland
        liberal: place symbolism
        expect at moscow: 2,3
        expect at poland: 2,0
        expect at symbolism: 1*,0
        expect beside: october_manifesto
        expect happened october_manifesto: 1
    """)


def test_63_october_manifesto_needs_the_revolution() -> None:
    run("""
        set support authoritarian moscow: 3
        set hand liberal: october_manifesto
        set hand authoritarian: october_manifesto
        stack ActionRound seat=liberal number=1
        illegal liberal: event october_manifesto rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate october_manifesto
        expect event: event-blocked card=october_manifesto
        authoritarian: placement
        authoritarian: place moscow
        authoritarian: place moscow
        authoritarian: place moscow
        authoritarian: place moscow
        expect discard: october_manifesto
        expect happened october_manifesto: 0
    """)


def test_64_diagonal_politics() -> None:
    run("""
        set support authoritarian wilhelm_ii: 5
        set support authoritarian imperial_army: 5
        set support authoritarian berlin: 2
        set support liberal bavaria: 3
        set support authoritarian vienna: 3
        set hand authoritarian: diagonal_politics
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate diagonal_politics
        authoritarian: event-before
        expect at wilhelm_ii: 1,5
        expect at imperial_army: 1,5*
        expect at berlin: 0,2
        expect at bavaria: 3*,0
        expect at vienna: 0,3*
        expect points liberal: 5
    """)


def test_64_diagonal_politics_where_nothing_is_authoritarian() -> None:
    run("""
        set support authoritarian berlin: 2
        set hand liberal: diagonal_politics
        stack ActionRound seat=liberal number=1
        liberal: event diagonal_politics
        expect points liberal: 0
        expect removed: diagonal_politics
    """)


def test_65_second_duma_disbanded() -> None:
    run("""
        set happened october_manifesto: 1
        set support liberal moscow: 3
        set support authoritarian moscow: 1
        set support liberal poland: 2
        set support liberal siberia: 1
        set support liberal kiel: 3
        set hand authoritarian: second_duma_disbanded
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_duma_disbanded
        legal authoritarian: choose moscow, choose poland
        illegal authoritarian: choose kiel
        authoritarian: choose moscow
        expect at moscow: 0,1
        expect at siberia: 4,0
        expect at poland: 2,0
        expect removed: second_duma_disbanded
    """)


def test_65_second_duma_disbanded_after_chernov_without_deputies() -> None:
    run("""
        set happened victor_chernov: 1
        set support liberal siberia: 2
        set hand authoritarian: second_duma_disbanded
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event second_duma_disbanded
        expect at siberia: 2,0
        expect acting: liberal
        expect removed: second_duma_disbanded
    """)


def test_65_second_duma_disbanded_needs_a_duma() -> None:
    run("""
        set happened revolution_of_1905: 1
        set happened union_of_liberation: 1
        set support liberal moscow: 3
        set hand authoritarian: second_duma_disbanded
        set hand liberal: second_duma_disbanded
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event second_duma_disbanded rule 7.1
        stack ActionRound seat=liberal number=1
        liberal: operate second_duma_disbanded
        expect event: event-blocked card=second_duma_disbanded
        liberal: placement
        liberal: place moscow
        liberal: place moscow
        expect discard: second_duma_disbanded
    """)


def test_66_henry_wilson() -> None:
    run("""
        set happened entente_cordiale: 1
        set support authoritarian french_armed_forces: 4
        set support authoritarian alsace_lorraine: 3
        set hand liberal: henry_wilson
        stack ActionRound seat=liberal number=1
        liberal: event henry_wilson
        expect at french_armed_forces: 1,3
        legal only liberal: check french_armed_forces
        dice 6
        liberal: check french_armed_forces
        expect event: support-checked die=6 ops=2 neighbours=-1 stability=4 excess=-1
        expect at french_armed_forces: 1,3
        expect removed: henry_wilson
    """)


def test_66_henry_wilson_checks_even_without_a_replacement() -> None:
    run("""
        set happened entente_cordiale: 1
        set support authoritarian nice: 1
        set hand authoritarian: henry_wilson
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate henry_wilson
        authoritarian: event-before
        expect at french_armed_forces: 0,0
        legal only liberal: check nice
        dice 4
        liberal: check nice
        expect event: support-checked die=4 ops=2 neighbours=0 stability=2 excess=2
        expect at nice: 1,0
    """)


def test_66_henry_wilson_needs_the_entente_unflipped() -> None:
    run("""
        set support authoritarian french_armed_forces: 4
        set hand liberal: henry_wilson
        stack ActionRound seat=liberal number=1
        illegal liberal: event henry_wilson rule 7.1

        set happened entente_cordiale: 1
        stack ActionRound seat=liberal number=1
        legal liberal: event henry_wilson

        set happened splendid_isolation: 1
        stack ActionRound seat=liberal number=1
        illegal liberal: event henry_wilson rule 7.1
    """)


def test_67_landslide_electoral_victory() -> None:
    run("""
        set support liberal paris: 2
        set support liberal fauvism: 1
        set support liberal kiel: 3
        set support liberal sweden: 3
        set support liberal denmark: 2
        set support liberal vienna: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: landslide_electoral_victory
        stack ActionRound seat=liberal number=1
        liberal: event landslide_electoral_victory
        legal only liberal: place paris, place fauvism, place kiel, place sweden, place denmark
        liberal: place paris
        legal only liberal: place fauvism, place kiel, place sweden, place denmark
        liberal: place fauvism
        liberal: place kiel
        liberal: place denmark
        expect acting: authoritarian
        expect at paris: 3*,0
        expect at denmark: 3*,0
        expect at sweden: 3*,0
        expect points liberal: 16
        expect discard: landslide_electoral_victory
    """)


def test_67_landslide_electoral_victory_in_fewer_spaces() -> None:
    run("""
        set support liberal paris: 2
        set support liberal kiel: 3
        set hand authoritarian: landslide_electoral_victory
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate landslide_electoral_victory
        authoritarian: event-before
        liberal: place kiel
        expect points liberal: 7
        expect at kiel: 4*,0
        expect at paris: 3*,0
        expect prompt authoritarian: operate ops=2
    """)


def test_68_triple_alliance() -> None:
    run("""
        set support liberal italy: 2
        set hand authoritarian: triple_alliance
        stack ActionRound seat=authoritarian number=1
        authoritarian: event triple_alliance
        expect at italy: 2,5*
        expect track: three_emperor_league, triple_alliance
        expect status: -5
        expect war_modifier authoritarian: 5
        expect beside: triple_alliance
    """)


def test_68_triple_alliance_leaves_a_controlled_italy_alone() -> None:
    run("""
        set support authoritarian italy: 4
        set hand liberal: triple_alliance
        stack ActionRound seat=liberal number=1
        liberal: operate triple_alliance
        liberal: event-before
        expect at italy: 0,4*
        expect track: three_emperor_league, triple_alliance
        expect prompt liberal: operate ops=4
    """)


def test_68_triple_alliance_is_barred_by_perfidious_italy() -> None:
    run("""
        set happened perfidious_italy: 1
        set track: three_emperor_league, perfidious_italy
        set hand authoritarian: triple_alliance
        set hand liberal: triple_alliance
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event triple_alliance rule 7.1
        set support liberal paris: 2
        stack ActionRound seat=liberal number=1
        liberal: operate triple_alliance
        expect event: event-blocked card=triple_alliance
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect at italy: 0,0
        expect track: three_emperor_league, perfidious_italy
        expect discard: triple_alliance
    """)


def test_69_prince_heinrich() -> None:
    run("""
        set navy authoritarian: 6
        set navy liberal: 2
        set hand liberal: prince_heinrich
        stack ActionRound seat=liberal number=1
        liberal: operate prince_heinrich
        liberal: event-before
        expect vp: -4
        expect prompt liberal: operate ops=2
    """)


def test_69_prince_heinrich_needs_the_lead() -> None:
    run("""
        set navy authoritarian: 3
        set navy liberal: 3
        set high_water: 5
        set hand authoritarian: prince_heinrich
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event prince_heinrich rule 7.1

        set navy authoritarian: 4
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event prince_heinrich
        expect vp: -1
        expect removed: prince_heinrich
    """)


def test_70_winston_churchill() -> None:
    run("""
        set navy liberal: 4
        set navy authoritarian: 2
        set hand authoritarian: military_tradition
        set hand liberal: winston_churchill, france_scoring, modernism, stymied
        set deck: prussian_spirit, status_quo, traditionalism
        stack ActionRound seat=liberal number=1
        liberal: event winston_churchill
        legal only liberal: discard france_scoring, discard modernism, discard stymied, done
        liberal: discard france_scoring
        liberal: discard modernism
        illegal liberal: discard stymied
        liberal: done
        expect hand liberal: stymied, prussian_spirit, status_quo
        expect discard: france_scoring, modernism
        expect deck: traditionalism
        expect vp: 0
        expect removed: winston_churchill
    """)


def test_70_winston_churchill_may_exchange_fewer() -> None:
    run("""
        set navy liberal: 4
        set hand authoritarian: winston_churchill, military_tradition
        set hand liberal: modernism, stymied
        set deck: status_quo, traditionalism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate winston_churchill
        authoritarian: event-before
        liberal: discard stymied
        liberal: done
        expect hand liberal: modernism, status_quo
        expect discard: stymied
        expect hand authoritarian: military_tradition
    """)


def test_70_winston_churchill_one_box_ahead() -> None:
    run("""
        set navy liberal: 3
        set navy authoritarian: 2
        set hand authoritarian: military_tradition
        set hand liberal: winston_churchill, modernism, stymied
        set deck: status_quo, traditionalism
        stack ActionRound seat=liberal number=1
        liberal: event winston_churchill
        liberal: discard modernism
        illegal liberal: discard stymied
        liberal: done
        expect hand liberal: stymied, status_quo
    """)


def test_70_winston_churchill_needs_the_lead() -> None:
    run("""
        set navy liberal: 2
        set navy authoritarian: 2
        set support authoritarian kiel: 3
        set hand liberal: winston_churchill, modernism
        set hand authoritarian: winston_churchill
        stack ActionRound seat=liberal number=1
        illegal liberal: event winston_churchill rule 7.1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate winston_churchill
        expect event: event-blocked card=winston_churchill
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect discard: winston_churchill
    """)


def test_71_local_uprising() -> None:
    run("""
        set support authoritarian poland: 3
        set tension: 2
        set hand liberal: local_uprising
        stack ActionRound seat=liberal number=1
        liberal: event local_uprising
        expect tension: 3
        legal only liberal: place colonials, place alsace_lorraine, place alto_adige, place finland, \
            place poland, place bosnia, place serbia, place montenegro, place macedonia, place morocco, \
            place algeria, place tunisia, place libya
        liberal: place poland
        liberal: place poland
        liberal: place bosnia
        expect at poland: 2,3
        expect at bosnia: 1,0
        expect discard: local_uprising
    """)


def test_71_local_uprising_in_congo_and_norway() -> None:
    run("""
        set marked congo_annexed: 1
        set opened norway: 1
        set tension: 6
        set hand authoritarian: local_uprising
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate local_uprising
        authoritarian: event-before
        expect tension: 6
        expect vp: -1
        liberal: place belgium
        liberal: place norway
        liberal: place norway
        expect at belgium: 1,0
        expect at norway: 2*,0
    """)


def test_72_military_parade() -> None:
    run("""
        set support authoritarian kiel: 3
        set support authoritarian serbia: 3
        set support authoritarian imperial_army: 3
        set support liberal tsarist_army: 3
        set support liberal wilhelm_ii: 5
        set hand authoritarian: military_parade
        stack ActionRound seat=authoritarian number=1
        authoritarian: event military_parade
        legal only authoritarian: choose kiel, choose serbia
        authoritarian: choose kiel
        expect at hanover_oldenburg: 0,1
        expect at wilhelm_ii: 5,1
        expect at sweden: 0,1
        expect at denmark: 0,1
        expect at norway: 0,0
        expect at kiel: 0,3*
        expect points authoritarian: 13
        expect discard: military_parade
    """)


def test_72_military_parade_where_a_space_is_gone_or_new() -> None:
    run("""
        set opened french_catholic_church: 0
        set opened norway: 1
        set support authoritarian french_armed_forces: 4
        set support authoritarian kiel: 3
        stack TakePlace card=military_parade seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: choose french_armed_forces
        expect at french_catholic_church: 0,0
        expect at paris: 0,1
        expect at alsace_lorraine: 0,1
        expect points authoritarian: 9

        stack TakePlace card=military_parade seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: choose kiel
        expect at norway: 0,1
    """)


def test_72_military_parade_without_an_army() -> None:
    run("""
        set support authoritarian kiel: 2
        set hand liberal: military_parade
        stack ActionRound seat=liberal number=1
        liberal: operate military_parade
        liberal: event-before
        expect points authoritarian: 2
        expect prompt liberal: operate ops=3
    """)


def test_73_central_authority() -> None:
    run("""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 3
        set support liberal budapest: 1
        set support authoritarian trieste: 1
        set support liberal bohemia: 2
        set support authoritarian bosnia: 3
        set support authoritarian italy: 3
        set hand liberal: central_authority
        stack ActionRound seat=liberal number=1
        liberal: operate central_authority
        liberal: event-before
        legal only authoritarian: region france, region germany, region austria_hungary, region russia, region balkans
        authoritarian: region austria_hungary
        expect at vienna: 0,4*
        expect at budapest: 1,4*
        expect at trieste: 0,1
        expect at bohemia: 2*,0
        expect at bosnia: 0,3*
        expect at italy: 0,3*
        expect prompt liberal: operate ops=2
    """)


def test_73_central_authority_in_annexed_bosnia() -> None:
    run("""
        set marked bosnia_annexed: 1
        set support authoritarian vienna: 3
        set support authoritarian bosnia: 3
        set support authoritarian serbia: 3
        set hand authoritarian: central_authority
        stack ActionRound seat=authoritarian number=1
        authoritarian: event central_authority
        authoritarian: region austria_hungary
        expect at vienna: 0,4*
        expect at bosnia: 0,4*
        expect at serbia: 0,3*
        expect discard: central_authority
    """)
