"""The stability cards 10 to 20: for each the normal case, and what blocks or bends it (9.0)."""

from __future__ import annotations

from tests.games.europe_in_turmoil.places import each
from tests.games.europe_in_turmoil.stability_checks import (
    OVER,
    authoritarian,
    liberal,
    without_effect,
)
from tests.games.europe_in_turmoil.tables import run

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


# --- 18: Government Suppression ---


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
