"""Tests for the cards of the Victorian Era, 21 to 28: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import (
    AUSTRIA_HUNGARY,
    FRANCE,
    GERMANY,
    LIBERAL_STABILITY,
    RUSSIA,
    WORKERS,
    each,
)
from tests.games.europe_in_turmoil.tables import run

# --- 21: Prussian Spirit ---


def test_21_prussian_spirit() -> None:
    run(f"""
        set support liberal bavaria: 3
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event prussian_spirit
        legal only authoritarian: {each("place", GERMANY)}
        authoritarian: place bavaria
        authoritarian: place bavaria
        authoritarian: place kiel
        expect at bavaria: 3,2
        expect at kiel: 0,1
        expect acting: liberal
        expect removed: prussian_spirit
    """)


def test_21_prussian_spirit_for_operations_is_no_event_of_its_owner() -> None:
    run("""
        set support authoritarian vienna: 1
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate prussian_spirit
        authoritarian: placement
        authoritarian: place vienna
        authoritarian: place vienna
        authoritarian: place vienna
        expect points authoritarian: 4
        expect happened prussian_spirit: 0
        expect discard: prussian_spirit
    """)


# --- 22: Socialist Movements ---


def test_22_socialist_movements() -> None:
    run(f"""
        set support authoritarian alsace_lorraine: 3
        set hand liberal: socialist_movements
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        legal only liberal: {each("place", WORKERS)}
        liberal: place alsace_lorraine
        liberal: place alsace_lorraine
        expect at alsace_lorraine: 2,3
        expect acting: authoritarian
        expect discard: socialist_movements
    """)


# --- 23: Third Department/Okhrana ---


def test_23_third_department_okhrana() -> None:
    run(f"""
        set ready workers_unite: 0
        set hand authoritarian: third_department_okhrana
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event third_department_okhrana
        legal only authoritarian: {each("stability", LIBERAL_STABILITY, "workers_unite")}
        authoritarian: stability popular_uproar
        expect ready popular_uproar: 0
        expect ready workers_unite: 0
        expect ready blockade: 1
        expect removed: third_department_okhrana
    """)


def test_23_third_department_okhrana_refreshes_a_deck_of_two() -> None:
    gone = "\n".join(f"set ready {card}: 0" for card in LIBERAL_STABILITY.split()[2:])
    run(f"""
        {gone}
        set hand liberal: third_department_okhrana, modernism
        set hand authoritarian: prussian_spirit
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate third_department_okhrana
        liberal: event-before
        legal only authoritarian: stability workers_unite, stability farmer_collectives
        authoritarian: stability workers_unite
        expect event: stability-refreshed seat=liberal
        expect ready workers_unite: 1
        expect ready popular_uproar: 1
        expect ready most_favoured_nation_liberal: 1
    """)


# --- 24: Tsarist Repression ---


def repression(turn: int, die: int) -> str:
    """Seven Liberal points in Russia, and Tsarist Repression."""
    return f"""
        set turn: {turn}
        set support liberal moscow: 4
        set support liberal poland: 2
        set support liberal siberia: 1
        set support liberal vienna: 3
        set hand authoritarian: tsarist_repression
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice {die}
        authoritarian: event tsarist_repression
    """


def test_24_tsarist_repression() -> None:
    run(f"""
        {repression(turn=2, die=3)}
        legal only authoritarian: remove moscow, remove poland
        authoritarian: remove moscow
        authoritarian: remove moscow
        illegal authoritarian: done
        authoritarian: remove poland
        expect at siberia: 4,0
        expect at moscow: 2,0
        expect at poland: 1,0
        expect acting: liberal
        expect removed: tsarist_repression
    """)


def test_24_tsarist_repression_of_6_goes_to_saint_petersburg() -> None:
    run(f"""
        {repression(turn=3, die=6)}
        legal only authoritarian: remove moscow, remove poland, remove siberia
        authoritarian: remove siberia
        authoritarian: remove moscow
        authoritarian: remove moscow
        authoritarian: remove moscow
        authoritarian: remove moscow
        expect at saint_petersburg: 6*,0
        expect at poland: 1,0
    """)


def test_ruling_22_the_modified_total_decides_where_the_exiles_go() -> None:
    run(f"""
        {repression(turn=7, die=4)}
        expect event: die-rolled die=4 modifier=1
        expect prompt authoritarian: move-to points=5 space=siberia
        illegal authoritarian: remove siberia          # 4 + 1 = 5: that is where they go
    """)
    run(f"""
        {repression(turn=7, die=5)}
        expect prompt authoritarian: move-to points=6 space=saint_petersburg
        legal authoritarian: remove siberia            # 5 + 1 = 6: the capital
    """)
    run(f"""
        {repression(turn=8, die=4)}
        expect event: die-rolled die=4 modifier=2
        expect prompt authoritarian: move-to points=6 space=saint_petersburg
        legal authoritarian: remove siberia            # 4 + 2 = 6
    """)


def test_24_tsarist_repression_moves_all_if_there_are_fewer() -> None:
    run("""
        set turn: 2
        set support liberal poland: 2
        set support liberal vienna: 3
        set hand authoritarian: tsarist_repression
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 4
        authoritarian: event tsarist_repression
        expect at siberia: 2,0
        expect at poland: 0,0
        expect at vienna: 3*,0
        expect acting: liberal
    """)


# --- 25: Legacy of Bismarck ---


def test_25_legacy_of_bismarck() -> None:
    run("""
        set support authoritarian serbia: 1
        set support authoritarian croatia: 1
        set support liberal serbia: 1
        set support liberal croatia: 1
        set marked bosnia_annexed: 1
        set hand authoritarian: legacy_of_bismarck, prussian_spirit
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event legacy_of_bismarck
        expect beside: legacy_of_bismarck
        liberal: operate modernism
        liberal: checks
        legal only liberal: check croatia
        dice 1
        liberal: check croatia
        authoritarian: operate prussian_spirit
        authoritarian: placement
        illegal authoritarian: place serbia
        illegal authoritarian: place bosnia        # annexed, but still of the Balkans
        legal authoritarian: place croatia, place vienna, place trieste
    """)


def test_25_legacy_of_bismarck_binds_the_placement_of_the_liberal_but_no_events() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set support liberal romania: 1
        set hand liberal: modernism, socialist_movements
        stack ActionRound seat=liberal number=1
        liberal: operate modernism
        liberal: placement
        illegal liberal: place romania
        illegal liberal: place bulgaria
        legal liberal: place transylvania, place crimea, place orthodox_church
        stack ActionRound seat=liberal number=1
        liberal: event socialist_movements
        liberal: place romania
        expect at romania: 2,0
    """)


def test_25_legacy_of_bismarck_avoids_the_crisis_of_the_balkan_wars() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set support liberal serbia: 3
        set hand authoritarian: war_in_the_balkans
        set hand liberal: balkan_civil_war
        stack ActionRound seat=authoritarian number=1
        authoritarian: event war_in_the_balkans
        expect tension: 1
        expect event: crisis-avoided
        expect at serbia: 0,0
        liberal: event balkan_civil_war
        expect tension: 2
        expect event: crisis-avoided
    """)


def test_25_legacy_of_bismarck_avoids_no_other_crisis() -> None:
    run("""
        set in_effect legacy_of_bismarck: 1
        set hand authoritarian: austria_annexes_bosnia
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        dice 2
        authoritarian: event austria_annexes_bosnia
        expect event: crisis-rolled die=2 tension=1 status=-6 total=-3
        expect at bosnia: 0,3*
    """)


# --- 26: Franco-Russian Alliance ---


def test_26_franco_russian_alliance() -> None:
    run(f"""
        set support authoritarian paris: 2
        set support authoritarian nicolas_ii: 4
        set hand liberal: franco_russian_alliance
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        expect status: -6
        liberal: event franco_russian_alliance
        expect track: franco_russian_alliance
        expect status: -4
        legal only liberal: {each("place", FRANCE + RUSSIA, "paris", "nicolas_ii")}
        liberal: place moscow
        liberal: place moscow
        expect at moscow: 2,0
        expect acting: authoritarian
        expect beside: franco_russian_alliance
    """)


def test_26_franco_russian_alliance_cannot_follow_the_russian_collapse() -> None:
    run("""
        set happened russian_collapse: 1
        set track: russian_collapse
        set support authoritarian kiel: 1
        set hand authoritarian: franco_russian_alliance
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate franco_russian_alliance
        expect event: event-blocked card=franco_russian_alliance
        authoritarian: placement
        authoritarian: place kiel
        authoritarian: place kiel
        expect track: russian_collapse
        expect points liberal: 0
        expect discard: franco_russian_alliance
    """)


# --- 27: The Dual Alliance ---


def test_27_the_dual_alliance() -> None:
    run(f"""
        set support liberal bavaria: 3
        set support liberal vienna: 3
        set track: three_emperor_league, entente_cordiale
        set hand authoritarian: the_dual_alliance
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_dual_alliance
        expect track: three_emperor_league, entente_cordiale, dual_alliance
        expect status: -4
        legal only authoritarian: {each("place", GERMANY + AUSTRIA_HUNGARY, "bavaria", "vienna")}
        authoritarian: place kiel
        authoritarian: place dual_monarchy
        expect at kiel: 0,1
        expect at dual_monarchy: 0,1
        expect acting: liberal
        expect beside: the_dual_alliance
    """)


# --- 28: Scramble for Africa ---


def test_28_scramble_for_africa() -> None:
    run("""
        set support liberal morocco: 3
        set hand authoritarian: scramble_for_africa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event scramble_for_africa
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya
        authoritarian: place morocco
        authoritarian: place morocco
        authoritarian: place libya
        expect at morocco: 3,2
        expect at libya: 0,1
        expect acting: liberal
        expect removed: scramble_for_africa
    """)


def test_28_scramble_for_africa_reaches_belgium_once_the_congo_is_annexed() -> None:
    run("""
        set marked congo_annexed: 1
        set hand authoritarian: scramble_for_africa
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event scramble_for_africa
        legal only authoritarian: place morocco, place algeria, place tunisia, place libya, place belgium
        authoritarian: place belgium
        authoritarian: place belgium
        authoritarian: place belgium
        expect at belgium: 0,3*
    """)
