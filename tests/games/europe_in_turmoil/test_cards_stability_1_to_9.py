"""The stability cards 1 to 9: for each the normal case, and what blocks or bends it (9.0)."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.events import StabilityWithoutEffect
from tests.games.europe_in_turmoil.places import each
from tests.games.europe_in_turmoil.stability_checks import (
    FRANCE_BY_AUTHORITARIAN,
    FRANCE_BY_LIBERAL,
    OVER,
    liberal,
    without_effect,
)
from tests.games.europe_in_turmoil.tables import run

# --- 1: Workers Unite ---


def test_01_workers_unite() -> None:
    run(f"""
        set support authoritarian silesia: 1
        set support authoritarian alsace_lorraine: 3
        set support liberal saxony: 4
        set support liberal bavaria: 2
        set support authoritarian bavaria: 1
        {liberal("workers_unite", "germany")}
        expect at silesia: 3*,1
        expect at alsace_lorraine: 0,3*
        expect at saxony: 4*,0
        expect at bavaria: 4*,1
        expect at bohemia: 0,0
        expect points liberal: 11
        {OVER}
    """)


# --- 2: Farmer Collectives ---


def test_02_farmer_collectives() -> None:
    run(f"""
        set support authoritarian nice: 3
        {liberal("farmer_collectives", "france")}
        legal only liberal: place brittany_normandy, place bordeaux, place nice, done
        liberal: place nice
        legal only liberal: place brittany_normandy, place bordeaux, done
        liberal: place bordeaux
        expect at nice: 1,3*
        expect at bordeaux: 1,0
        {OVER}
    """)


def test_02_farmer_collectives_may_stop_early() -> None:
    run(f"""
        {liberal("farmer_collectives", "austria_hungary")}
        legal only liberal: place transylvania, place croatia, done
        liberal: done
        expect points liberal: 0
        {OVER}
    """)


# --- 3: Testimonials ---


def test_03_testimonials() -> None:
    run(f"""
        set support liberal orthodox_church: 3
        {liberal("testimonials", "russia")}
        legal only liberal: {each("place", "belarus ukraine crimea baltic_states finland poland")}, done
        liberal: place poland
        illegal liberal: place poland
        liberal: place finland
        expect at poland: 1,0
        expect at finland: 1,0
        {OVER}
    """)


def test_03_testimonials_need_a_church_of_the_region() -> None:
    run(f"""
        set support liberal orthodox_church: 2
        set support liberal macedonia: 2
        {liberal("testimonials", "russia")}
        {without_effect("testimonials")}
        expect points liberal: 4
    """)


def test_03_testimonials_find_no_church_in_a_secular_france() -> None:
    run(f"""
        set opened french_catholic_church: 0
        set marked state_secularism: 1
        {liberal("testimonials", "france")}
        {without_effect("testimonials")}
    """)


# --- 4: Popular Uproar ---


def test_04_popular_uproar() -> None:
    run(f"""
        set support liberal morocco: 3
        set support authoritarian paris: 2
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability limited_franchise
        liberal: stability popular_uproar
        expect event: scoring-stopped region=france
        expect acting: liberal
        illegal liberal: place belgium
        illegal liberal: done
        liberal: place paris
        expect at paris: 1,2
        expect vp: 0
        expect ready popular_uproar: 0
        expect ready limited_franchise: 1
        expect hand authoritarian: france_scoring, prussian_spirit
        expect discard: none
        expect uproars: 1
        expect prompt liberal: play-card        # his own action round comes next
    """)


def test_ruling_50_popular_uproar_gives_the_authoritarian_a_round_after_the_last_and_before_helgoland() -> None:
    run("""
        set support liberal colonials: 3
        set support liberal paris: 1
        set support authoritarian kiel: 1
        set navy liberal: 4
        set hand authoritarian: france_scoring
        set hand liberal: socialist_movements, modernism
        stack ActionRound seat=authoritarian number=8
        authoritarian: event france_scoring
        authoritarian: stability elitist_art
        liberal: stability popular_uproar
        liberal: place paris
        expect at paris: 2*,0
        liberal: event modernism
        liberal: place fauvism
        liberal: place fauvism
        liberal: place jugendstil
        liberal: place jugendstil
        expect turn: 5
        legal only authoritarian: event france_scoring
        authoritarian: event france_scoring
        liberal: stability testimonials
        dice 1
        authoritarian: stability elitist_art
        # Paris, Colonials and Fauvism dominate: 6 + 2
        expect event: region-scored region=france authoritarian=0 liberal=8 net=8
        expect prompt liberal: helgoland
    """)


def test_04_popular_uproar_counts_annex_spaces_in_the_region_and_of_any_neighbour() -> None:
    for annex, points in (("colonials", 3), ("tunisia", 2), ("alsace_lorraine", 3)):
        run(f"""
            set support liberal {annex}: {points}
            {FRANCE_BY_AUTHORITARIAN}
            authoritarian: stability elitist_art
            liberal: stability popular_uproar
            expect event: scoring-stopped region=france
        """)


def test_04_popular_uproar_counts_belgium_once_the_congo_is_annexed() -> None:
    position = f"""
        set support liberal belgium: 3
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        liberal: stability popular_uproar
    """
    run(f"dice 1\n{position}\nexpect event: stability-without-effect card=popular_uproar\nexpect event: region-scored")
    run(f"set marked congo_annexed: 1\n{position}\nexpect event: scoring-stopped")


def test_04_popular_uproar_needs_an_annex_space_nearby() -> None:
    run(f"""
        set support liberal libya: 2
        set support liberal bosnia: 3
        set support liberal colonials: 2
        set support liberal italy: 3
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        dice 1
        liberal: stability popular_uproar
        expect event: stability-without-effect card=popular_uproar
        expect event: region-scored region=france authoritarian=0 liberal=1 net=1
        expect uproars: 0
    """)


def test_04_popular_uproar_stops_no_scoring_of_the_liberal_himself() -> None:
    run(f"""
        set support liberal colonials: 3
        {FRANCE_BY_LIBERAL}
        authoritarian: stability elitist_art
        dice 1
        liberal: stability popular_uproar
        expect event: stability-without-effect card=popular_uproar
        expect vp: 4
        expect discard: france_scoring
    """)


# --- 5: Intelligentsia ---


def test_05_intelligentsia() -> None:
    run(f"""
        set tension: 2
        set in_effect stymied: 1              # the printed value counts
        set support liberal fauvism: 1
        set discard: traditionalism, stymied, march_of_history, scramble_for_africa, dreyfus_affair, russia_scoring
        {liberal("intelligentsia", "france")}
        expect tension: 1
        legal only liberal: take traditionalism, take dreyfus_affair
        liberal: take traditionalism
        expect hand liberal: modernism, traditionalism
        expect discard: stymied, march_of_history, scramble_for_africa, dreyfus_affair, russia_scoring
        expect vp: 0
        {OVER}
    """)


def test_05_intelligentsia_at_tension_0_gives_a_vp() -> None:
    run(f"""
        set support liberal fauvism: 1
        set discard: stymied
        {liberal("intelligentsia", "france")}
        expect tension: 0
        expect vp: 1
        expect hand liberal: modernism
        {OVER}
    """)


def test_05_intelligentsia_need_an_intellectual_space() -> None:
    run(f"""
        set tension: 2
        set support liberal jugendstil: 2
        set support liberal paris: 2
        set discard: traditionalism
        {liberal("intelligentsia", "france")}
        {without_effect("intelligentsia")}
        expect tension: 2
    """)


# --- 6: Left Wing Governments ---


def test_06_left_wing_governments() -> None:
    run(f"""
        set support liberal budapest: 2
        set support authoritarian vienna: 3
        set support liberal bohemia: 2
        set support authoritarian moravia: 1
        {liberal("left_wing_governments", "austria_hungary")}
        illegal liberal: place budapest
        illegal liberal: place vienna
        illegal liberal: place bohemia
        illegal liberal: place bosnia
        liberal: place moravia
        illegal liberal: place moravia
        liberal: place trieste
        liberal: place croatia
        expect at moravia: 1,1
        expect at trieste: 1,0
        expect at croatia: 1,0
        {OVER}
    """)


def test_06_left_wing_governments_need_a_government_space() -> None:
    run(f"""
        set support liberal dual_monarchy: 2
        set support liberal paris: 2
        {liberal("left_wing_governments", "austria_hungary")}
        {without_effect("left_wing_governments")}
    """)


# --- 7: Anarchist Attack ---


def test_07_anarchist_attack_with_intellectuals_or_workers() -> None:
    for plotter, points in (("viennese_secession", 1), ("bohemia", 2)):
        g = run(f"""
            set support liberal {plotter}: {points}
            set support authoritarian vienna: 3
            set support authoritarian dual_monarchy: 2
            set support authoritarian moravia: 2
            {liberal("anarchist_attack", "austria_hungary")}
            legal only liberal: remove vienna, remove dual_monarchy
            liberal: remove vienna
            expect at vienna: 0,2
            {OVER}
        """)
        assert g.log is not None
        assert not any(isinstance(entry.event, StabilityWithoutEffect) for entry in g.log.entries)


def test_07_anarchist_attack_with_both() -> None:
    run(f"""
        set support liberal symbolism: 1
        set support liberal baltic_states: 2
        set support authoritarian nicolas_ii: 5
        set support authoritarian moscow: 2
        set support authoritarian poland: 3
        {liberal("anarchist_attack", "russia")}
        legal only liberal: choose nicolas_ii, choose moscow
        liberal: choose nicolas_ii
        expect at nicolas_ii: 0,2
        expect at moscow: 0,2
        {OVER}
    """)


def test_07_anarchist_attack_takes_all_if_there_are_fewer() -> None:
    run(f"""
        set support liberal fauvism: 1
        set support liberal picardy: 2
        set support authoritarian paris: 2
        {liberal("anarchist_attack", "france")}
        liberal: choose paris
        expect at paris: 0,0
        {OVER}
    """)


def test_ruling_25_anarchists_cannot_remove_the_black_hand() -> None:
    run(f"""
        set support liberal romania: 3
        set support liberal bosnia: 3
        set support authoritarian montenegro: 3
        set black_hand: montenegro
        {liberal("anarchist_attack", "balkans")}
        legal only liberal: choose montenegro
        liberal: choose montenegro
        expect at montenegro: 0,2*
        {OVER}
    """)


def test_07_anarchist_attack_needs_plotters_in_the_region() -> None:
    run(f"""
        set support liberal fauvism: 1
        set support liberal paris: 2
        set support authoritarian wilhelm_ii: 5
        {liberal("anarchist_attack", "germany")}
        {without_effect("anarchist_attack")}
        expect at wilhelm_ii: 0,5*
    """)


# --- 8: Blockade ---


def test_08_blockade() -> None:
    run(f"""
        set navy liberal: 3
        set navy authoritarian: 2
        set support authoritarian colonials: 2
        set support authoritarian morocco: 3
        set support authoritarian bosnia: 1
        set support authoritarian serbia: 2
        set black_hand: serbia
        set support authoritarian belgium: 3
        {liberal("blockade", "russia")}
        legal only liberal: remove colonials, remove morocco, remove bosnia, done
        liberal: remove morocco
        legal only liberal: remove colonials, remove bosnia, done
        liberal: remove bosnia
        expect at morocco: 0,2
        expect at bosnia: 0,0
        {OVER}
    """)


def test_08_blockade_may_stop_early() -> None:
    run(f"""
        set navy liberal: 1
        set marked congo_annexed: 1
        set support authoritarian belgium: 3
        set support authoritarian morocco: 3
        {liberal("blockade", "germany")}
        liberal: remove belgium
        liberal: done
        expect at belgium: 0,2
        expect at morocco: 0,3*
        {OVER}
    """)


def test_08_blockade_needs_the_british_navy_ahead() -> None:
    run(f"""
        set navy liberal: 3
        set navy authoritarian: 3
        set support authoritarian morocco: 3
        {liberal("blockade", "france")}
        {without_effect("blockade")}
        expect at morocco: 0,3*
    """)


# --- 9: Silent Majority ---


def test_09_silent_majority() -> None:
    run(f"""
        set support liberal fauvism: 1
        set support liberal nice: 2
        set support liberal dijon: 2
        set support liberal picardy: 2
        set support authoritarian wilhelm_ii: 5
        {liberal("silent_majority", "france")}
        illegal liberal: place paris
        illegal liberal: place norway
        illegal liberal: place egypt
        illegal liberal: done
        legal liberal: place belgium, place morocco, place serbia
        liberal: place wilhelm_ii
        expect at wilhelm_ii: 1,5
        {OVER}
    """)


def test_09_silent_majority_does_not_speak_for_three_spaces() -> None:
    run(f"""
        set support liberal fauvism: 1
        set support liberal nice: 2
        set support liberal dijon: 2
        set support liberal picardy: 1
        set support liberal belgium: 3
        {liberal("silent_majority", "france")}
        {without_effect("silent_majority")}
        expect points liberal: 9
    """)


def test_09_silent_majority_counts_annexed_bosnia_in_austria_hungary() -> None:
    run(f"""
        set marked bosnia_annexed: 1
        set support liberal bohemia: 2
        set support liberal moravia: 2
        set support liberal alto_adige: 2
        set support liberal bosnia: 3
        {liberal("silent_majority", "austria_hungary")}
        illegal liberal: place bosnia
        legal liberal: place serbia
    """)
