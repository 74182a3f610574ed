"""The numbered rulings on stability checks and the Great War, and those after review."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import LIBERAL
from chancellery.games.europe_in_turmoil.events import HandShown
from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_8_tension_and_war import taking_part

# ---- stability -----------------------------------------------------------------------------------------------


def test_ruling_48_the_card_of_the_other_player_may_undo_ones_own() -> None:
    # Silent Majority needs four Liberal spaces; Ecclesial Influence comes first and takes Picardy away.
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        set support authoritarian french_catholic_church: 4
        set support liberal paris: 2
        set support liberal picardy: 2
        set support liberal nice: 2
        set support liberal fauvism: 1
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        expect acting: authoritarian, liberal
        liberal: stability silent_majority
        authoritarian: stability ecclesial_influence
        expect acting: authoritarian
        authoritarian: place picardy
        dice 1
        authoritarian: place picardy
        expect event: stability-without-effect seat=liberal card=silent_majority
        expect ready silent_majority: 0
        expect event: region-scored region=france
    """)


LIBERAL_STABILITY = (
    "workers_unite",
    "farmer_collectives",
    "testimonials",
    "popular_uproar",
    "intelligentsia",
    "left_wing_governments",
    "anarchist_attack",
    "blockade",
    "silent_majority",
    "most_favoured_nation_liberal",
)


def only_ready(*cards: str) -> str:
    return "\n".join(f"set ready {card}: 0" for card in LIBERAL_STABILITY if card not in cards)


def test_ruling_49_when_one_card_is_left_all_come_back_but_the_one_just_played() -> None:
    g = run(f"""
{only_ready("testimonials", "blockade")}
set hand liberal: france_scoring
set hand authoritarian: status_quo
stack ActionRound seat=liberal number=1
liberal: event france_scoring
legal only liberal: stability testimonials, stability blockade
authoritarian: stability elitist_art
dice 1
liberal: stability blockade
expect event: stability-refreshed seat=liberal
expect ready blockade: 0
""")
    assert sum(g.ready[:10]) == 9


def test_ruling_49_also_by_the_okhrana() -> None:
    g = run(f"""
{only_ready("testimonials", "blockade")}
set hand authoritarian: third_department_okhrana, status_quo
stack ActionRound seat=authoritarian number=1
authoritarian: event third_department_okhrana
legal only authoritarian: stability testimonials, stability blockade
authoritarian: stability blockade
expect event: stability-refreshed seat=liberal
""")
    assert sum(g.ready[:10]) == 10


def test_ruling_49_also_in_the_middle_of_choosing_several() -> None:
    left = ", ".join(f"stability {card}" for card in LIBERAL_STABILITY if card != "blockade")
    run(f"""
{only_ready("testimonials", "blockade")}
set hand liberal: france_scoring
set navy liberal: 8
set navy authoritarian: 7
stack ActionRound seat=liberal number=1
liberal: event france_scoring
liberal: stability blockade
legal only liberal: {left}, done
""")


def test_ruling_50_popular_uproar_stops_an_authoritarian_scoring_for_an_extra_round() -> None:
    # Alsace-Lorraine is an annex space next to France.
    run("""
        set hand authoritarian: france_scoring
        set support liberal alsace_lorraine: 3
        set navy authoritarian: 4
        set navy liberal: 3
        stack ActionRound seat=authoritarian number=8
        authoritarian: event france_scoring
        authoritarian: stability elitist_art
        liberal: stability popular_uproar
        expect event: scoring-stopped region=france
        expect hand authoritarian: france_scoring
        expect ready elitist_art: 1
        liberal: place paris
        expect prompt authoritarian: play-card round=9
        expect phasing: authoritarian
        legal only authoritarian: event france_scoring
    """)


def test_ruling_50_but_not_a_liberal_one() -> None:
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        set support liberal alsace_lorraine: 3
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        authoritarian: stability elitist_art
        dice 1
        liberal: stability popular_uproar
        expect event: stability-without-effect card=popular_uproar
        expect event: region-scored region=france
    """)


def test_ruling_50_the_extra_round_comes_before_the_helgoland_round() -> None:
    run("""
        set hand authoritarian: modernism
        set uproars: 1
        set navy authoritarian: 4
        set navy liberal: 3
        set hand liberal: none
        stack ExtraRounds
        expect prompt authoritarian: play-card round=9
        set hand authoritarian: modernism, prussian_spirit
        set support authoritarian berlin: 1
        authoritarian: operate prussian_spirit
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect prompt authoritarian: helgoland
    """)


@pytest.mark.parametrize(
    ("region", "spaces", "vp"),
    [
        ("france", ("paris",), 0),
        ("france", ("paris", "french_armed_forces"), -2),
        ("balkans", ("montenegro",), 0),
        ("balkans", ("montenegro", "serbia"), -2),
    ],
)
def test_ruling_51_absolutist_rule_needs_a_second_space(region: str, spaces: tuple[str, ...], vp: int) -> None:
    points = "\n".join(f"set support authoritarian {space}: 5" for space in spaces)
    event = f"expect event: victory-points seat=authoritarian points=2 vp={vp}"
    if not vp:
        event = "expect event: stability-without-effect card=absolutist_rule"
    run(f"""
{points}
set hand authoritarian: {region}_scoring
set hand liberal: modernism
stack ActionRound seat=authoritarian number=1
authoritarian: event {region}_scoring
liberal: stability blockade
dice 1
authoritarian: stability absolutist_rule
{event}
""")


def test_ruling_52_no_stability_cards_and_no_crisis_rolls_in_final_scoring() -> None:
    # Neither a choice nor a die is asked for.
    for line in ("set turn: 10\nstack EndTurn", "stack FinalWarScoring"):
        g = run(f"set tension: 6\nset support liberal paris: 2\n{line}\nexpect vp: 4")
        assert all(g.ready)
        assert g.outcome is not None


# ---- the Great War -------------------------------------------------------------------------------------------


def test_ruling_53_the_slots_of_the_status_track() -> None:
    markers = ["three_emperor_league", "entente_cordiale", "dual_alliance", "triple_alliance", "splendid_isolation"]
    for count, number in ((1, -4), (2, -3), (3, -2), (4, -1), (5, 0)):
        run(f"set track: {', '.join(markers[:count])}\nexpect status: {number - 2}")
    run("set track: franco_russian_alliance, entente_cordiale, dual_alliance\nexpect status: -2")


def test_ruling_54_german_army_expansion_has_a_box_of_its_own() -> None:
    run("""
        set hand authoritarian: german_army_expansion
        set hand liberal: modernism
        stack ActionRound seat=authoritarian number=1
        authoritarian: event german_army_expansion
        expect track: three_emperor_league
        expect marked german_army_expansion: 1
        expect war_modifier authoritarian: 3
    """)


@pytest.mark.parametrize(
    ("track", "marked", "takes_part"),
    [
        ("russian_collapse", (), False),
        ("russian_collapse", ("schlieffen_plan_adopted",), True),
        ("russian_collapse, entente_cordiale", (), True),
        ("russian_collapse, splendid_isolation", (), False),
        ("russian_collapse, splendid_isolation", ("schlieffen_plan_adopted",), False),
    ],
)
def test_ruling_55_britain_takes_part_for_a_reason_only(track: str, marked: tuple[str, ...], takes_part: bool) -> None:
    assert ("britain" in taking_part(track, *marked)) == takes_part


@pytest.mark.parametrize(
    ("track", "schlieffen", "liberal"),
    [
        ("russian_collapse", 0, 0),
        ("russian_collapse", 1, 2),
        ("russian_collapse, entente_cordiale", 0, 2 + 2),
        ("russian_collapse, splendid_isolation", 1, 0),
    ],
)
def test_ruling_56_america_comes_if_britain_takes_part(track: str, schlieffen: int, liberal: int) -> None:
    run(f"""
        set track: {track}
        set marked schlieffen_plan_adopted: {schlieffen}
        set marked us_interventionism: 1
        expect war_modifier liberal: {liberal}
    """)


def test_ruling_57_both_sides_may_have_a_minor_major_power() -> None:
    run("""
        set track: russian_collapse, triple_alliance
        set support liberal italy: 3
        set support authoritarian constantinople: 3
        expect war_modifier liberal: 1
        expect war_modifier authoritarian: 3
        set support authoritarian italy: 6
        expect war_modifier liberal: 0
        expect war_modifier authoritarian: 3
    """)


def test_ruling_58_every_roller_removes_his_own_and_italy_falls_only_after_all_regions() -> None:
    run("""
        set track: russian_collapse
        set support liberal paris: 9
        set support authoritarian paris: 9
        set support authoritarian kiel: 3
        dice 6 1
        stack GreatWar
        dice 1 2 3
        dice 1  # for Germany, the last region: nobody chooses it
        authoritarian: region france
        expect log: losses-rolled seat=liberal die=1 then losses-rolled seat=authoritarian die=2 \
            then losses-rolled seat=liberal die=3 then gains-rolled seat=authoritarian region=germany die=1
        expect at paris: 5,7*
        expect at italy: 0,0
        dice 1
        authoritarian: place kiel
        expect at kiel: 0,4*
        expect at italy: 0,3*
        expect at constantinople: 0,3*
    """)


def test_ruling_58_points_won_follow_the_rules_of_placement() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian berlin: 3
        set support liberal jugendstil: 5
        dice 6 1
        stack GreatWar
        dice 3
        authoritarian: region germany
        illegal authoritarian: place kiel rule 6.1.2
        authoritarian: place jugendstil
        expect prompt authoritarian: place-support ops=1
        illegal authoritarian: place jugendstil rule 6.1.3
    """)


def test_ruling_59_if_both_lose_nobody_places_and_nobody_gets_italy() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian east_prussia: 9
        set support liberal east_prussia: 9
        set support authoritarian french_catholic_church: 9
        set support liberal french_catholic_church: 9
        dice 2 2
        stack GreatWar
        dice 1 2 3
        dice 1 2 3  # for France, the last region: nobody chooses it
        liberal: region germany
        expect at east_prussia: 7,5
        expect at french_catholic_church: 5,7
        expect log never: gains-rolled
        expect at italy: 0,0
        expect at constantinople: 0,0
        expect result: nobody by great-war-lost
    """)


def test_ruling_60_austria_hungary_and_the_balkans_may_stay_out() -> None:
    run("""
        set track: franco_russian_alliance
        set vp: 1
        set support authoritarian vienna: 3
        set support authoritarian serbia: 3
        dice 3 1
        stack GreatWar
        legal only liberal: region france, region germany, region russia
        dice 1 1 1 1 1 1 1 1 1
        liberal: region france
        authoritarian: region germany
        expect at vienna: 0,3*
        expect at serbia: 0,3*
        expect log: region-scored region=france then region-scored region=russia then region-scored region=germany
        expect log never: region-scored region=austria_hungary
        expect log never: region-scored region=balkans
        expect log never: losses-rolled region=austria_hungary
        expect log never: losses-rolled region=balkans
        expect vp: 1
        expect result: liberal by great-war
    """)


# ---- rulings after review ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "vp", "belgium"), [("first-option", -2, "0,0"), ("second-option", 0, "0,3*")])
def test_ruling_61_the_congo_marker_comes_with_either_choice(option: str, vp: int, belgium: str) -> None:
    run(f"""
        set hand authoritarian: belgian_rule_in_congo
        set hand liberal: local_uprising
        set tension: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: event belgian_rule_in_congo
        liberal: {option}
        expect vp: {vp}
        expect at belgium: {belgium}
        expect marked congo_annexed: 1
        liberal: event local_uprising
        legal liberal: place belgium
        stack TakePlace card=socialist_movements seat=liberal then ActionRound seat=liberal number=1
        legal liberal: place belgium
    """)


def test_ruling_62_eight_nation_alliance_in_the_naval_race_gives_no_vp() -> None:
    run("""
        set hand liberal: eight_nation_alliance
        set navy liberal: 2
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: naval eight_nation_alliance
        expect vp: 0
    """)
    run("""
        set hand liberal: eight_nation_alliance
        stack ActionRound seat=liberal number=1
        liberal: operate eight_nation_alliance
        expect vp: -1
    """)


def test_ruling_63_legacy_of_1848_resolves_only_liberal_or_neutral_events() -> None:
    run("""
        set hand liberal: legacy_of_1848
        set hand authoritarian: enver_pasha, jean_jaures, prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event legacy_of_1848
        expect known enver_pasha: 2
        expect known jean_jaures: 2
        expect known prussian_spirit: -1
        legal only liberal: take jean_jaures, take legacy_of_1848, done
    """)


def test_ruling_64_nassau_touches_only_cards_played_in_the_own_round() -> None:
    run("""
        set hand authoritarian: kulturkampf
        set navy authoritarian: 2
        set support authoritarian orthodox_church: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate kulturkampf
        authoritarian: event-before
        expect prompt liberal: support-check ops=3
    """)
    run("""
        set hand liberal: kulturkampf
        set navy authoritarian: 2
        set support authoritarian orthodox_church: 3
        stack ActionRound seat=liberal number=1
        liberal: event kulturkampf
        expect prompt liberal: support-check ops=2
    """)


def test_ruling_65_a_modifier_never_touches_the_card_that_made_it() -> None:
    # With the Colossus class Absolutism serves for event and Operations: those stay 3.
    run("""
        set hand authoritarian: absolutism, status_quo
        set navy authoritarian: 5
        set navy liberal: 4
        stack ActionRound seat=authoritarian number=1
        authoritarian: both absolutism
        authoritarian: event-before
        expect in_effect absolutism: 1
        expect prompt authoritarian: operate ops=3
        expect ops authoritarian status_quo: 3
    """)


@pytest.mark.parametrize(
    ("navy", "amounts", "most"), [(1, "amount 0, amount 1", 1), (5, "amount 0, amount 1, amount 2", 2)]
)
def test_ruling_66_mitteleuropa_gives_up_no_more_boxes_than_there_are(navy: int, amounts: str, most: int) -> None:
    run(f"""
        set hand authoritarian: mitteleuropa
        set navy authoritarian: {navy}
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        legal only authoritarian: {amounts}
        authoritarian: amount {most}
        expect navy authoritarian: {navy - most}
        expect high_water: {navy}
        expect prompt authoritarian: place-support ops={4 * most}
    """)


def test_ruling_66_mitteleuropa_asks_nothing_of_a_navy_that_cannot_go_back() -> None:
    run("""
        set hand authoritarian: mitteleuropa
        set hand liberal: modernism
        set support authoritarian berlin: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: event mitteleuropa
        expect navy authoritarian: 0
        expect high_water: -1
        expect points authoritarian: 3
        expect removed: mitteleuropa
        expect prompt liberal: play-card
    """)


def test_ruling_67_a_privilege_stays_after_a_retreat() -> None:
    run("""
        set hand liberal: copenhagenization, prussian_spirit
        set navy authoritarian: 2
        set navy liberal: 1
        stack ActionRound seat=liberal number=1
        dice 1
        liberal: event copenhagenization
        expect navy authoritarian: 0
        expect high_water: 2
        expect privilege nassau: authoritarian
        expect acting: liberal
        expect ops liberal prussian_spirit: 2
    """)


def test_ruling_68_the_marker_may_pass_twenty_until_everything_is_worked_out() -> None:
    run("""
        set vp: -19
        set tension: 6
        set support authoritarian alsace_lorraine: 3
        set hand authoritarian: alsace_lorraine, status_quo
        stack ActionRound seat=authoritarian number=1
        authoritarian: event alsace_lorraine
        expect event: victory-points seat=authoritarian points=2 vp=-21
        expect vp: -20
        expect result: authoritarian by automatic-victory
    """)


def test_ruling_69_verifying_held_cards_shows_nothing_else() -> None:
    g = run("""
        set hand authoritarian: prussian_spirit, status_quo
        set hand liberal: modernism
        stack EndTurn
        expect turn: 6
        expect known prussian_spirit: -2
        expect known modernism: -2
    """)
    assert g.view(LIBERAL)["board"]["known"] == {"authoritarian": [], "liberal": []}
    assert g.log is not None
    assert not [entry for entry in g.log.entries if isinstance(entry.event, HandShown)]


@pytest.mark.parametrize("card", ["dreyfus_affair", "stymied", "legacy_of_bismarck"])
def test_ruling_70_events_of_a_turn_lie_open_however_they_came_about(card: str) -> None:
    answer = "\nauthoritarian: place paris" * 2 if card == "dreyfus_affair" else ""
    run(f"""
set hand authoritarian: control_of_the_channel
set hand liberal: modernism
set navy authoritarian: 1
set discard: {card}
stack ActionRound seat=authoritarian number=1
authoritarian: event control_of_the_channel{answer}
expect beside: {card}
expect discard: none
expect in_effect {card}: 1
stack EndTurn
expect discard: {card}
expect beside: none
""")


def test_ruling_70_also_after_the_opponents_operations() -> None:
    run("""
        set hand liberal: legacy_of_bismarck
        set hand authoritarian: status_quo
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate legacy_of_bismarck
        liberal: event-after
        liberal: placement
        liberal: place paris
        liberal: place paris
        expect beside: legacy_of_bismarck
        expect in_effect legacy_of_bismarck: 1
    """)


def test_ruling_71_a_helgoland_attempt_counts_towards_those_owed() -> None:
    run("""
        set hand liberal: modernism
        set hand authoritarian: status_quo
        set navy liberal: 4
        set navy authoritarian: 3
        set owed: 1
        set in_effect two_power_standard: 1
        set beside: two_power_standard
        stack ExtraRounds
        expect prompt liberal: helgoland
        dice 1
        liberal: naval modernism
        expect turn: 6
        expect owed: 0
        expect in_effect two_power_standard: 0
        expect removed: two_power_standard
    """)


def test_ruling_71_an_attempt_with_the_operations_of_an_event_counts_as_owed() -> None:
    run("""
        set owed: 2
        set in_effect two_power_standard: 1
        set navy liberal: 1
        set hand authoritarian: legacy_of_1848, prussian_spirit
        set hand liberal: modernism
        set support authoritarian vienna: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate legacy_of_1848
        authoritarian: event-before
        liberal: take legacy_of_1848
        dice 1
        liberal: attempt
        expect owed: 1
    """)
