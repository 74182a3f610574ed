"""The stability check (9.0), and one test for each stability card: the normal case, and what blocks or bends it."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.events import StabilityPlayed
from tests.games.europe_in_turmoil.places import each
from tests.games.europe_in_turmoil.stability_checks import (
    AUTHORITARIAN_CARDS,
    BALKANS_BY_AUTHORITARIAN,
    CHERNOV,
    ENVER_PASHA,
    FRANCE_BY_AUTHORITARIAN,
    FRANCE_BY_LIBERAL,
    LIBERAL_CARDS,
    RUSSIA_BY_AUTHORITARIAN,
    unavailable_but,
)
from tests.games.europe_in_turmoil.tables import run

# --- the check (9.0) ---


def test_ruling_48_both_choose_at_the_same_time_and_may_think_again() -> None:
    run(f"""
        {FRANCE_BY_LIBERAL}
        expect acting: authoritarian, liberal
        legal only authoritarian: {each("stability", AUTHORITARIAN_CARDS)}
        legal only liberal: {each("stability", LIBERAL_CARDS)}
        illegal liberal: done rule 9.1
        liberal: stability blockade
        expect event: pick-sealed seat=liberal
        expect acting: authoritarian
        liberal: retract
        expect acting: authoritarian, liberal
        authoritarian: stability elitist_art
        dice 1
        liberal: stability testimonials
        expect ready testimonials: 0
        expect ready blockade: 1
        expect ready elitist_art: 0
    """)


def test_ruling_48_a_choice_is_secret_until_both_are_made() -> None:
    first = run(f"{FRANCE_BY_LIBERAL}\nliberal: stability blockade")
    other = run(f"{FRANCE_BY_LIBERAL}\nliberal: stability testimonials")
    assert first.view(AUTHORITARIAN) == other.view(AUTHORITARIAN)
    assert first.view(LIBERAL) != other.view(LIBERAL)


def test_ruling_48_a_card_without_effect_may_be_chosen_and_is_used_up() -> None:
    run(f"""
        {FRANCE_BY_LIBERAL}
        liberal: stability popular_uproar
        dice 1
        authoritarian: stability naval_law_amendment
        expect event: stability-without-effect seat=authoritarian card=naval_law_amendment
        expect event: stability-without-effect seat=liberal card=popular_uproar
        expect ready popular_uproar: 0
        expect ready naval_law_amendment: 0
        expect event: region-scored region=france net=0
    """)


def test_09_2_the_player_who_is_not_active_plays_first() -> None:
    run(f"""
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_LIBERAL}
        liberal: stability farmer_collectives
        authoritarian: stability ecclesial_influence
        expect event: stability-played seat=authoritarian card=ecclesial_influence
        expect acting: authoritarian
        authoritarian: place nice
        authoritarian: place nice
        expect event: stability-played seat=liberal card=farmer_collectives
        expect acting: liberal
        liberal: place nice
        dice 1
        liberal: done
        expect at nice: 1,2
    """)
    run(f"""
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability ecclesial_influence
        liberal: stability farmer_collectives
        expect acting: liberal
        liberal: done
        expect acting: authoritarian
    """)


def test_09_2_the_active_player_reveals_his_card_only_when_he_plays_it() -> None:
    position = f"""
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_LIBERAL}
        authoritarian: stability ecclesial_influence
    """
    first = run(f"{position}\nliberal: stability farmer_collectives")
    other = run(f"{position}\nliberal: stability blockade")
    assert first.waiting == other.waiting == (AUTHORITARIAN,)
    assert first.view(AUTHORITARIAN) == other.view(AUTHORITARIAN)
    assert first.log is not None
    assert other.log is not None
    seen = [[e.event for e in g.log.entries if e.visible_to(AUTHORITARIAN)] for g in (first, other) if g.log]
    assert seen[0] == seen[1]
    assert isinstance(seen[0][-1], StabilityPlayed)


def test_ruling_48_conditions_are_tested_when_the_card_takes_effect() -> None:
    run(f"""
        set support liberal paris: 2
        set support authoritarian colonials: 3
        {FRANCE_BY_LIBERAL}
        liberal: stability left_wing_governments
        dice 1
        authoritarian: stability limited_franchise
        expect at paris: 2,2
        expect event: stability-without-effect seat=liberal card=left_wing_governments
        expect ready left_wing_governments: 0
    """)


def test_09_2_a_card_that_was_played_is_unavailable() -> None:
    run(f"""
        set ready blockade: 0
        set ready elitist_art: 0
        {FRANCE_BY_LIBERAL}
        legal only liberal: {each("stability", LIBERAL_CARDS, "blockade")}
        illegal authoritarian: stability elitist_art rule 9.1
        illegal liberal: stability elitist_art
    """)


def test_09_3_the_region_is_scored_after_the_stability_cards() -> None:
    run(f"""
        {FRANCE_BY_AUTHORITARIAN}
        liberal: stability workers_unite
        dice 6
        authoritarian: stability elitist_art
        expect at picardy: 2*,0
        expect at dijon: 2*,0
        expect event: region-scored region=france authoritarian=0 liberal=3 net=3
        expect event: crisis-rolled die=6 tension=0 status=-6 total=0
        expect vp: 3
        expect discard: france_scoring
    """)


def test_ruling_52_final_scoring_has_no_stability_check() -> None:
    run("""
        set turn: 10
        set in_effect enver_pasha: 1
        set support authoritarian macedonia: 2
        stack EndTurn
        expect ready workers_unite: 1
        expect vp: -3                  # Presence 2 and a battleground in the Balkans
        expect result: authoritarian by final-scoring
    """)


# --- refreshing ---


def test_ruling_49_all_cards_come_back_when_one_is_left() -> None:
    run(f"""
        {unavailable_but(LIBERAL_CARDS, "blockade", "testimonials")}
        set ready elitist_art: 0
        {FRANCE_BY_LIBERAL}
        legal only liberal: stability blockade, stability testimonials
        authoritarian: stability naval_law_amendment
        dice 1
        liberal: stability blockade
        expect event: stability-refreshed seat=liberal
        expect ready blockade: 0
        expect ready testimonials: 1
        expect ready workers_unite: 1
        expect ready most_favoured_nation_liberal: 1
        expect ready elitist_art: 0
        expect ready naval_law_amendment: 0
    """)


def test_ruling_49_three_cards_left_are_not_refreshed_by_choosing_one() -> None:
    run(f"""
        {unavailable_but(LIBERAL_CARDS, "blockade", "testimonials", "intelligentsia")}
        {FRANCE_BY_LIBERAL}
        authoritarian: stability naval_law_amendment
        dice 1
        liberal: stability blockade
        expect ready blockade: 0
        expect ready testimonials: 1
        expect ready intelligentsia: 1
        expect ready workers_unite: 0
    """)


def test_ruling_49_cards_come_back_in_the_middle_of_choosing_two() -> None:
    run(f"""
        set navy liberal: 8
        set navy authoritarian: 7
        {unavailable_but(LIBERAL_CARDS, "testimonials", "intelligentsia")}
        {FRANCE_BY_LIBERAL}
        legal only liberal: stability testimonials, stability intelligentsia
        liberal: stability testimonials
        legal only liberal: {each("stability", LIBERAL_CARDS, "testimonials")}, done
        liberal: stability left_wing_governments
        authoritarian: stability elitist_art
        dice 1
        liberal: stability testimonials
        expect ready testimonials: 0
        expect ready left_wing_governments: 0
        expect ready intelligentsia: 1
        expect ready workers_unite: 1
    """)


def test_ruling_49_cards_come_back_after_the_second_choice() -> None:
    run(f"""
        set navy liberal: 8
        set navy authoritarian: 7
        {unavailable_but(LIBERAL_CARDS, "testimonials", "intelligentsia", "left_wing_governments")}
        {FRANCE_BY_LIBERAL}
        liberal: stability testimonials
        legal only liberal: stability intelligentsia, stability left_wing_governments, done
        liberal: stability left_wing_governments
        authoritarian: stability elitist_art
        dice 1
        liberal: stability testimonials
        expect ready testimonials: 0
        expect ready left_wing_governments: 0
        expect ready intelligentsia: 1
        expect ready workers_unite: 1
    """)


def test_ruling_49_okhrana_leaves_one_card_and_all_come_back() -> None:
    run(f"""
        {unavailable_but(LIBERAL_CARDS, "blockade", "testimonials")}
        set hand authoritarian: third_department_okhrana
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event third_department_okhrana
        legal only authoritarian: stability blockade, stability testimonials
        authoritarian: stability blockade
        expect ready blockade: 1
        expect ready testimonials: 1
        expect ready workers_unite: 1
    """)


def test_ruling_49_okhrana_leaves_two_cards_and_none_comes_back() -> None:
    run(f"""
        {unavailable_but(LIBERAL_CARDS, "blockade", "testimonials", "intelligentsia")}
        set hand authoritarian: third_department_okhrana
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event third_department_okhrana
        authoritarian: stability blockade
        expect ready blockade: 0
        expect ready testimonials: 1
        expect ready workers_unite: 0
    """)


def test_09_2_us_interventionism_refreshes_the_liberal_alone() -> None:
    run(f"""
        {unavailable_but(LIBERAL_CARDS, "blockade", "testimonials", "intelligentsia")}
        set ready elitist_art: 0
        set hand liberal: us_interventionism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event us_interventionism
        expect event: stability-refreshed seat=liberal
        expect ready workers_unite: 1
        expect ready most_favoured_nation_liberal: 1
        expect ready elitist_art: 0
    """)


def test_09_2_us_non_interventionism_refreshes_the_authoritarian_alone() -> None:
    run(f"""
        {unavailable_but(AUTHORITARIAN_CARDS, "elitist_art", "absolutist_rule", "limited_franchise")}
        set ready blockade: 0
        set hand authoritarian: us_non_interventionism
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event us_non_interventionism
        expect event: stability-refreshed seat=authoritarian
        expect ready support_of_the_farmers: 1
        expect ready government_suppression: 1
        expect ready blockade: 0
    """)


# --- several cards ---


def test_09_2_the_moltke_class_gives_one_more_card_and_the_players_alternate() -> None:
    run(f"""
        set navy liberal: 8
        set navy authoritarian: 7
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_AUTHORITARIAN}
        liberal: stability farmer_collectives
        expect acting: authoritarian, liberal
        legal only liberal: {each("stability", LIBERAL_CARDS, "farmer_collectives")}, done
        liberal: stability most_favoured_nation_liberal
        expect acting: authoritarian
        authoritarian: stability ecclesial_influence
        legal only liberal: stability farmer_collectives, stability most_favoured_nation_liberal
        liberal: stability farmer_collectives
        expect event: stability-played card=farmer_collectives
        liberal: done
        expect event: stability-played card=ecclesial_influence
        authoritarian: place nice
        authoritarian: place nice
        expect event: stability-played card=most_favoured_nation_liberal
        legal liberal: place italy
        illegal liberal: place nice
    """)


def test_09_2_a_second_card_of_the_authoritarian_comes_after_the_only_one_of_the_liberal() -> None:
    run(f"""
        set navy authoritarian: 8
        set support authoritarian french_catholic_church: 4
        {FRANCE_BY_LIBERAL}
        authoritarian: stability elitist_art
        authoritarian: stability ecclesial_influence
        liberal: stability farmer_collectives
        expect acting: authoritarian
        authoritarian: stability elitist_art
        expect event: stability-without-effect card=elitist_art
        expect acting: liberal
        liberal: place nice
        liberal: done
        expect acting: authoritarian
        authoritarian: place nice
        dice 1
        authoritarian: place nice
        expect at nice: 1,2
        expect ready elitist_art: 0
        expect ready ecclesial_influence: 0
    """)


def test_09_2_the_second_card_of_the_moltke_class_may_be_left_out() -> None:
    run(f"""
        set navy authoritarian: 8
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        authoritarian: done
        dice 1
        liberal: stability testimonials
        expect ready elitist_art: 0
        expect event: region-scored region=france
    """)


def test_09_1_the_moltke_class_is_lost_when_the_other_navy_arrives() -> None:
    run(f"""
        set navy liberal: 9
        set navy authoritarian: 8
        {FRANCE_BY_AUTHORITARIAN}
        liberal: stability farmer_collectives
        expect acting: authoritarian
        not asked liberal
    """)


def test_48_enver_pasha_gives_one_more_card_in_the_balkans_with_macedonia() -> None:
    run(f"""
        {ENVER_PASHA}
        set navy liberal: 8
        set support authoritarian macedonia: 2
        {BALKANS_BY_AUTHORITARIAN}
        authoritarian: stability ecclesial_influence
        legal only authoritarian: {each("stability", AUTHORITARIAN_CARDS, "ecclesial_influence")}, done
        authoritarian: stability most_favoured_nation_authoritarian
        liberal: stability most_favoured_nation_liberal
        liberal: stability farmer_collectives
        # Two each: Liberal, Authoritarian, Liberal, Authoritarian; each begins with the card of its choice.
        expect acting: liberal
        liberal: stability most_favoured_nation_liberal
        legal only liberal: place italy, place constantinople, done
        liberal: done
        authoritarian: stability ecclesial_influence
        legal only authoritarian: place serbia, place romania, place bulgaria
        authoritarian: place serbia
        authoritarian: place serbia
        legal only liberal: place bulgaria, done
        liberal: done
        legal only authoritarian: place italy, place constantinople, done
        dice 1
        authoritarian: done
        expect event: region-scored region=balkans authoritarian=3 liberal=0 net=-3
        expect in_effect enver_pasha: 0
        expect removed: enver_pasha
    """)


def test_48_enver_pasha_is_used_up_without_macedonia() -> None:
    run(f"""
        {ENVER_PASHA}
        set support authoritarian macedonia: 1
        {BALKANS_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        expect acting: liberal
        dice 1
        liberal: stability testimonials
        expect in_effect enver_pasha: 0
        expect removed: enver_pasha
    """)


def test_48_enver_pasha_waits_for_the_balkans() -> None:
    run(f"""
        {ENVER_PASHA}
        set support authoritarian macedonia: 2
        {FRANCE_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        expect acting: liberal
        dice 1
        liberal: stability testimonials
        expect in_effect enver_pasha: 1
    """)


def test_48_enver_pasha_is_used_up_even_if_popular_uproar_stops_the_scoring() -> None:
    run(f"""
        {ENVER_PASHA}
        set support authoritarian macedonia: 2
        set support liberal bosnia: 3
        {BALKANS_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        authoritarian: stability limited_franchise
        liberal: stability popular_uproar
        liberal: place serbia
        expect in_effect enver_pasha: 0
        stack ActionRound seat=authoritarian number=2
        authoritarian: event balkans_scoring
        authoritarian: stability elitist_art
        expect acting: liberal
    """)


def test_ruling_17_enver_pasha_keeps_enabling_his_followers_when_used_up() -> None:
    run("""
        set happened enver_pasha: 1
        set in_effect enver_pasha: 0
        set removed: enver_pasha
        set hand liberal: freedom_and_accord_party
        stack ActionRound seat=liberal number=1
        legal liberal: event freedom_and_accord_party
        set happened enver_pasha: 0
        illegal liberal: event freedom_and_accord_party
    """)


def test_79_victor_chernov_gives_one_more_card_in_russia() -> None:
    run(f"""
        {CHERNOV}
        set support authoritarian orthodox_church: 3
        {RUSSIA_BY_AUTHORITARIAN}
        authoritarian: stability ecclesial_influence
        liberal: stability farmer_collectives
        liberal: stability most_favoured_nation_liberal
        liberal: stability farmer_collectives
        legal only liberal: place belarus, place ukraine, place crimea, done
        liberal: done
        authoritarian: place belarus
        authoritarian: place belarus
        legal only liberal: place sweden, place constantinople, done
        dice 1
        liberal: done
        expect in_effect victor_chernov: 0
        expect removed: victor_chernov
    """)


def test_79_victor_chernov_waits_for_russia() -> None:
    run(f"""
        {CHERNOV}
        {FRANCE_BY_LIBERAL}
        liberal: stability testimonials
        expect acting: authoritarian
        dice 1
        authoritarian: stability elitist_art
        expect in_effect victor_chernov: 2
    """)


def test_79_victor_chernov_is_used_up_even_if_popular_uproar_stops_the_scoring() -> None:
    run(f"""
        {CHERNOV}
        set support liberal finland: 2
        {RUSSIA_BY_AUTHORITARIAN}
        authoritarian: stability elitist_art
        liberal: stability popular_uproar
        liberal: stability intelligentsia
        liberal: stability popular_uproar
        expect event: scoring-stopped region=russia
        liberal: place moscow
        expect at moscow: 1,0
        expect ready popular_uproar: 0
        expect ready intelligentsia: 1
        expect ready elitist_art: 1
        expect in_effect victor_chernov: 0
        stack ActionRound seat=authoritarian number=2
        authoritarian: event russia_scoring
        liberal: stability intelligentsia
        expect acting: authoritarian
    """)
