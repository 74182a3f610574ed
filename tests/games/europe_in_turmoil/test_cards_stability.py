"""The stability check (9.0), and one test for each stability card: the normal case, and what blocks or bends it."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.events import StabilityPlayed
from tests.games.europe_in_turmoil.tables import run

LIBERAL_CARDS = (
    "workers_unite farmer_collectives testimonials popular_uproar intelligentsia left_wing_governments "
    "anarchist_attack blockade silent_majority most_favoured_nation_liberal"
)
AUTHORITARIAN_CARDS = (
    "support_of_the_farmers absolutist_rule support_of_the_generals secret_treaty_clauses "
    "most_favoured_nation_authoritarian naval_law_amendment elitist_art government_suppression ecclesial_influence "
    "limited_franchise"
)


def each(verb: str, names: str, *but: str) -> str:
    """An action for each of the things named, but for some."""
    return ", ".join(f"{verb} {name}" for name in names.split() if name not in but)


def unavailable_but(names: str, *left: str) -> str:
    """Lines that make stability cards unavailable, but for those that are left."""
    return "\n".join(f"set ready {name}: 0" for name in names.split() if name not in left)


def liberal(card: str, region: str, active: str = "authoritarian") -> str:
    """Lines in which a Liberal stability card takes effect, in the middle of a check."""
    return _plays("liberal", card, region, active)


def authoritarian(card: str, region: str, active: str = "liberal") -> str:
    """Lines in which an Authoritarian stability card takes effect, in the middle of a check."""
    return _plays("authoritarian", card, region, active)


def _plays(seat: str, card: str, region: str, active: str) -> str:
    frame = f"PlayStability seat={seat} stability={card} region={region} active={active}"
    return f"""
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack {frame} then ActionRound seat=authoritarian number=2
    """


OVER = "expect prompt authoritarian: play-card"


def without_effect(card: str) -> str:
    """Lines that expect a card to have done nothing: it is played all the same."""
    return f"""
        expect event: stability-without-effect card={card}
        expect ready {card}: 0
        {OVER}
    """


# --- the check (9.0) ---

FRANCE_BY_LIBERAL = """
        set hand liberal: france_scoring, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
"""
FRANCE_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: france_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event france_scoring
"""


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
        authoritarian: stability limited_franchise
        authoritarian: place paris
        dice 1
        authoritarian: place paris
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
        dice 1
        authoritarian: stability elitist_art
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
        dice 1
        authoritarian: stability elitist_art
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
        expect event: stability-played card=farmer_collectives
        liberal: done
        expect event: stability-played card=ecclesial_influence
        authoritarian: place nice
        authoritarian: place nice
        expect event: stability-played card=most_favoured_nation_liberal
        legal liberal: place italy
        illegal liberal: place nice
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
        illegal liberal: stability most_favoured_nation_liberal
    """)


BALKANS_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: balkans_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
"""
ENVER_PASHA = """
        set in_effect enver_pasha: 1
        set happened enver_pasha: 1
        set beside: enver_pasha
"""
CHERNOV = """
        set in_effect victor_chernov: 2
        set happened victor_chernov: 1
        set beside: victor_chernov
"""
RUSSIA_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: russia_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event russia_scoring
"""


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
        # Two each: Liberal, Authoritarian, Liberal, Authoritarian
        expect acting: liberal
        legal only liberal: place italy, place constantinople, done
        liberal: done
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
        liberal: place moscow
        expect ready popular_uproar: 0
        expect ready intelligentsia: 1
        expect ready elitist_art: 1
        expect in_effect victor_chernov: 0
        stack ActionRound seat=authoritarian number=2
        authoritarian: event russia_scoring
        liberal: stability intelligentsia
        expect acting: authoritarian
    """)


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
        dice 1
        liberal: stability popular_uproar
    """
    run(f"{position}\nexpect event: stability-without-effect card=popular_uproar\nexpect event: region-scored")
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


# --- 6 and 18: governments ---


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


def test_18_government_suppression() -> None:
    germany = "hanover_oldenburg jugendstil east_prussia imperial_army silesia alsace_lorraine industrialists saxony"
    run(f"""
        set support authoritarian berlin: 3
        set support authoritarian kiel: 3
        set support authoritarian wilhelm_ii: 5
        set support liberal bavaria: 3
        set support liberal saxony: 2
        {authoritarian("government_suppression", "germany")}
        legal only authoritarian: {each("place", germany)}, done
        authoritarian: place saxony
        authoritarian: place silesia
        authoritarian: done
        expect at saxony: 2,1
        expect at silesia: 0,1
        {OVER}
    """)


def test_18_government_suppression_finds_no_government_in_the_balkans() -> None:
    run(f"""
        set support authoritarian montenegro: 2
        set support authoritarian serbia: 3
        {authoritarian("government_suppression", "balkans")}
        {without_effect("government_suppression")}
    """)


# --- 7: Anarchist Attack ---


def test_07_anarchist_attack_with_intellectuals_or_workers() -> None:
    for plotter, points in (("viennese_secession", 1), ("bohemia", 2)):
        run(f"""
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


# --- 10 and 15: Most Favoured Nation ---


def test_10_most_favoured_nation_liberal() -> None:
    run(f"""
        set support authoritarian belgium: 3
        set support liberal algeria: 3
        set support authoritarian italy: 2
        {liberal("most_favoured_nation_liberal", "france")}
        legal only liberal: {each("place", "switzerland spain_portugal morocco tunisia italy")}, done
        liberal: place italy
        illegal liberal: place italy
        liberal: place morocco
        expect at italy: 1,2
        expect at morocco: 1,0
        {OVER}
    """)


def test_10_most_favoured_nation_reaches_norway_only_after_its_independence() -> None:
    run(f"""
        {liberal("most_favoured_nation_liberal", "russia")}
        legal only liberal: place sweden, place constantinople, done
    """)
    run(f"""
        set opened norway: 1
        {liberal("most_favoured_nation_liberal", "russia")}
        legal only liberal: place norway, place sweden, place constantinople, done
    """)


def test_15_most_favoured_nation_authoritarian() -> None:
    run(f"""
        set support liberal switzerland: 5
        {authoritarian("most_favoured_nation_authoritarian", "germany")}
        legal only authoritarian: {each("place", "netherlands belgium sweden denmark")}, done
        authoritarian: place belgium
        illegal authoritarian: place belgium
        authoritarian: done
        expect at belgium: 0,1
        {OVER}
    """)


def test_15_most_favoured_nation_finds_no_uncontrolled_neighbour() -> None:
    run(f"""
        set support liberal switzerland: 5
        set support authoritarian italy: 3
        {authoritarian("most_favoured_nation_authoritarian", "austria_hungary")}
        expect ready most_favoured_nation_authoritarian: 0
        expect points authoritarian: 3
        {OVER}
    """)


# --- 11: Support of the Farmers ---


def test_11_support_of_the_farmers() -> None:
    run(f"""
        set support authoritarian belarus: 2
        set support authoritarian ukraine: 2
        set support authoritarian crimea: 1
        set support liberal moscow: 3
        {authoritarian("support_of_the_farmers", "russia")}
        legal only authoritarian: place saint_petersburg, place moscow, place orthodox_church
        authoritarian: place moscow
        legal only authoritarian: place saint_petersburg, place orthodox_church
        authoritarian: place orthodox_church
        expect at moscow: 3,1
        expect at orthodox_church: 0,1
        {OVER}
    """)


def test_11_support_of_the_farmers_has_only_so_many_places_to_go() -> None:
    run(f"""
        set support authoritarian brittany_normandy: 2
        set support authoritarian bordeaux: 3
        set support authoritarian nice: 2
        {authoritarian("support_of_the_farmers", "france")}
        authoritarian: place paris
        authoritarian: place french_catholic_church
        expect at paris: 0,1
        expect at french_catholic_church: 0,1
        {OVER}
    """)


def test_11_support_of_the_farmers_needs_farmers() -> None:
    run(f"""
        set support authoritarian nice: 1
        set support authoritarian spain_portugal: 2
        {authoritarian("support_of_the_farmers", "france")}
        expect ready support_of_the_farmers: 0
        expect points authoritarian: 3
        {OVER}
    """)


# --- 12: Absolutist Rule ---


def test_12_absolutist_rule() -> None:
    for region, monarch, points, second, second_points in (
        ("germany", "wilhelm_ii", 5, "kiel", 3),
        ("germany", "wilhelm_ii", 5, "alsace_lorraine", 3),
        ("austria_hungary", "dual_monarchy", 2, "budapest", 2),
        ("russia", "nicolas_ii", 4, "finland", 2),
        ("balkans", "montenegro", 2, "serbia", 3),
        ("france", "paris", 2, "colonials", 3),
    ):
        run(f"""
            set support authoritarian {monarch}: {points}
            set support authoritarian {second}: {second_points}
            {authoritarian("absolutist_rule", region)}
            expect vp: -2
            {OVER}
        """)


def test_ruling_51_the_second_space_of_absolutist_rule_is_another_one() -> None:
    for region, monarch, points in (("balkans", "montenegro", 2), ("france", "paris", 2), ("germany", "wilhelm_ii", 5)):
        run(f"""
            set support authoritarian {monarch}: {points}
            set support authoritarian morocco: 3
            {authoritarian("absolutist_rule", region)}
            {without_effect("absolutist_rule")}
            expect vp: 0
        """)


def test_12_absolutist_rule_needs_the_monarch() -> None:
    run(f"""
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set support authoritarian dual_monarchy: 1
        {authoritarian("absolutist_rule", "austria_hungary")}
        {without_effect("absolutist_rule")}
        expect vp: 0
    """)


def test_12_absolutist_rule_counts_paris_only_as_a_monarchy_with_the_optional_rule() -> None:
    position = f"""
        set support authoritarian paris: 2
        set support authoritarian french_armed_forces: 4
        {authoritarian("absolutist_rule", "france")}
    """
    run(f"{position}\nexpect vp: 0\n{without_effect('absolutist_rule')}", "option french_monarchy yes")
    run(f"set marked monarchy_restored: 1\n{position}\nexpect vp: -2", "option french_monarchy yes")


# --- 13: Support of the Generals ---


def test_13_support_of_the_generals() -> None:
    run(f"""
        set tension: 1
        set in_effect stymied: 2             # a flat 3
        set support authoritarian kiel: 3
        set support liberal bavaria: 2
        set support liberal hanover_oldenburg: 1
        set support liberal paris: 2
        {authoritarian("support_of_the_generals", "germany")}
        expect tension: 2
        legal only authoritarian: check bavaria, check hanover_oldenburg
        dice 1
        authoritarian: check hanover_oldenburg
        expect event: support-checked die=1 ops=3 neighbours=1 stability=2 excess=1
        expect at hanover_oldenburg: 0,0
        {OVER}
    """)


def test_13_support_of_the_generals_without_a_target_still_raises_tension() -> None:
    run(f"""
        set tension: 6
        set support authoritarian kiel: 3
        {authoritarian("support_of_the_generals", "germany")}
        expect tension: 6
        expect vp: 1
        {OVER}
    """)


def test_13_support_of_the_generals_needs_an_army() -> None:
    run(f"""
        set support authoritarian kiel: 2
        set support liberal bavaria: 2
        {authoritarian("support_of_the_generals", "germany")}
        {without_effect("support_of_the_generals")}
        expect tension: 0
    """)


# --- 14: Secret Treaty Clauses ---


def test_14_secret_treaty_clauses() -> None:
    run(f"""
        set support authoritarian colonials: 3
        set support authoritarian algeria: 3
        {authoritarian("secret_treaty_clauses", "france")}
        set hand authoritarian: prussian_spirit, russia_scoring
        set deck: status_quo, absolutism
        legal only authoritarian: discard prussian_spirit, discard russia_scoring, discard status_quo
        authoritarian: discard russia_scoring
        expect hand authoritarian: prussian_spirit, status_quo
        expect discard: russia_scoring
        expect deck: absolutism
        expect vp: 0
        {OVER}
    """)


def test_14_secret_treaty_clauses_need_two_spaces() -> None:
    run(f"""
        set support authoritarian finland: 2
        set support authoritarian poland: 2
        set support authoritarian italy: 3
        set support authoritarian libya: 2
        set deck: status_quo
        {authoritarian("secret_treaty_clauses", "russia")}
        {without_effect("secret_treaty_clauses")}
        expect hand authoritarian: prussian_spirit
    """)


# --- 16: Naval Law Amendment ---


def test_16_naval_law_amendment() -> None:
    run(f"""
        set navy liberal: 2
        set navy authoritarian: 1
        set attempts authoritarian: 1
        {authoritarian("naval_law_amendment", "france")}
        dice 3
        expect navy authoritarian: 2
        expect event: naval-attempt die=3 modifier=2 needed=5
        expect attempts authoritarian: 1
        {OVER}
    """)


def test_16_naval_law_amendment_flips_the_marker_if_it_fails() -> None:
    run(f"""
        set navy liberal: 2
        set navy authoritarian: 1
        {authoritarian("naval_law_amendment", "france")}
        dice 2
        expect navy authoritarian: 1
        expect flipped authoritarian: 1
        expect attempts authoritarian: 0
        {OVER}
    """)


def test_16_naval_law_amendment_has_the_modifiers_of_the_marker_and_of_sydow() -> None:
    run(f"""
        set navy liberal: 6
        set navy authoritarian: 5
        set flipped authoritarian: 1
        set in_effect reinhold_von_sydow: 1
        {authoritarian("naval_law_amendment", "france")}
        dice 2
        expect event: naval-attempt die=2 modifier=5 needed=7
        expect navy authoritarian: 6
        expect flipped authoritarian: 0
        expect vp: -1                        # second to the Kaiser class
    """)


def test_16_naval_law_amendment_fails_under_bethmann_hollweg() -> None:
    run(f"""
        set navy liberal: 1
        set in_effect von_bethmann_hollweg: 1
        {authoritarian("naval_law_amendment", "france")}
        expect event: naval-attempt-failed seat=authoritarian
        expect navy authoritarian: 0
        expect flipped authoritarian: 1
        {OVER}
    """)


def test_16_naval_law_amendment_needs_the_german_navy_behind() -> None:
    run(f"""
        set navy liberal: 2
        set navy authoritarian: 2
        {authoritarian("naval_law_amendment", "france")}
        {without_effect("naval_law_amendment")}
        expect flipped authoritarian: 0
    """)


# --- 17: Elitist Art ---


def test_17_elitist_art() -> None:
    run(f"""
        set support authoritarian bosnia: 3
        {authoritarian("elitist_art", "balkans")}
        expect vp: -1
        {OVER}
    """)


def test_17_elitist_art_needs_an_intellectual_space_of_the_region() -> None:
    run(f"""
        set support authoritarian bosnia: 3
        set support authoritarian denmark: 2
        set support authoritarian jugendstil: 1
        {authoritarian("elitist_art", "germany")}
        {without_effect("elitist_art")}
        expect vp: 0
    """)


# --- 19: Ecclesial Influence ---


def test_19_ecclesial_influence() -> None:
    places = "kiel east_prussia imperial_army silesia alsace_lorraine saxony bavaria"
    run(f"""
        set support authoritarian hanover_oldenburg: 2
        set support liberal bavaria: 3
        {authoritarian("ecclesial_influence", "germany")}
        legal only authoritarian: {each("place", places)}
        authoritarian: place bavaria
        authoritarian: place bavaria
        expect at bavaria: 3,2
        {OVER}
    """)


def test_19_ecclesial_influence_needs_a_church() -> None:
    run(f"""
        set support authoritarian french_catholic_church: 3
        set support authoritarian hanover_oldenburg: 2
        {authoritarian("ecclesial_influence", "france")}
        {without_effect("ecclesial_influence")}
        expect points authoritarian: 5
    """)


# --- 20: Limited Franchise ---


def test_20_limited_franchise() -> None:
    run(f"""
        set support authoritarian trieste: 3
        set support liberal vienna: 3
        {authoritarian("limited_franchise", "austria_hungary")}
        legal only authoritarian: place vienna, place budapest, place dual_monarchy
        authoritarian: place vienna
        authoritarian: place dual_monarchy
        expect at vienna: 3,1
        expect at dual_monarchy: 0,1
        {OVER}
    """)


def test_20_limited_franchise_needs_the_bourgeoisie() -> None:
    run(f"""
        set support authoritarian trieste: 2
        set support authoritarian switzerland: 5
        {authoritarian("limited_franchise", "austria_hungary")}
        {without_effect("limited_franchise")}
        expect points authoritarian: 7
    """)
