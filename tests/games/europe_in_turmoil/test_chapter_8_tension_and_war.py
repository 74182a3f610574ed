"""Chapter 8: tension, the Great War Status track, crises and the Great War, tested sentence by sentence."""

from __future__ import annotations

import pytest

from chancellery.games.europe_in_turmoil.board import NATIONS, SEATS
from chancellery.games.europe_in_turmoil.events import NationTookPart
from tests.games.europe_in_turmoil.tables import run

# ---- 8.1: tension --------------------------------------------------------------------------------------------


def test_8_1_1_tension_rises_and_falls_by_events() -> None:
    run("""
        set hand authoritarian: the_kaiser_intervenes
        set hand liberal: indecisiveness
        set tension: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect event: tension-changed change=1 tension=3
        authoritarian: place berlin
        liberal: event indecisiveness
        expect event: tension-changed change=-1 tension=2
        expect vp: 0
    """)


@pytest.mark.parametrize(
    ("card", "seat", "tension", "left", "vp"),
    [
        ("istvan_tisza", "liberal", 0, 0, 1),
        ("istvan_tisza", "liberal", 1, 0, 0),
        # Preventive War: 2 VP for the Authoritarian, and tension falls by 2.
        ("preventive_war", "authoritarian", 2, 0, -2),
        ("preventive_war", "authoritarian", 1, 0, -3),
        ("preventive_war", "authoritarian", 0, 0, -4),
    ],
)
def test_8_1_2_below_zero_the_player_whose_event_it_is_gains_a_vp_for_each_point(
    card: str, seat: str, tension: int, left: int, vp: int
) -> None:
    run(f"""
        set tension: {tension}
        set hand liberal: modernism
        set support authoritarian berlin: 3
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect tension: {left}
        expect vp: {vp}
    """)


@pytest.mark.parametrize(
    ("card", "seat", "tension", "vp", "dice"),
    [
        ("conrad_von_hotzendorf", "authoritarian", 5, 0, ""),
        ("conrad_von_hotzendorf", "authoritarian", 6, 1, ""),
        ("gavrilo_princip", "authoritarian", 4, 0, "1"),
        ("gavrilo_princip", "authoritarian", 5, 1, "1"),
        ("gavrilo_princip", "authoritarian", 6, 2, "1"),
        ("revolution_of_1905", "liberal", 6, -1, "1"),
    ],
)
def test_8_1_2_above_six_the_player_whose_event_it_is_loses_a_vp_for_each_point(
    card: str, seat: str, tension: int, vp: int, dice: str
) -> None:
    run(f"""
        set tension: {tension}
        set hand liberal: modernism
        dice {dice}
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect tension: 6
        expect vp: {vp}
    """)


@pytest.mark.parametrize(("vienna", "budapest", "highest"), [(3, 2, 3), (2, 2, 6), (3, 1, 6)])
def test_8_1_2_franz_ferdinand_holds_tension_at_three(vienna: int, budapest: int, highest: int) -> None:
    run(f"""
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: {vienna}
        set support authoritarian budapest: {budapest}
        set tension: 3
        set hand authoritarian: the_kaiser_intervenes
        expect highest_tension: {highest}
        stack ActionRound seat=authoritarian number=1
        authoritarian: event the_kaiser_intervenes
        expect tension: {min(4, highest)}
        expect vp: {1 if highest == 3 else 0}
    """)


# ---- 8.2: the Great War Status track -------------------------------------------------------------------------


def test_8_2_2_the_league_is_on_the_track_from_the_start() -> None:
    run("expect track: three_emperor_league\nexpect status: -6")


def test_8_2_3_new_markers_go_to_the_leftmost_open_position() -> None:
    g = run("""
        set hand liberal: modernism
        stack TakePlace card=triple_alliance seat=authoritarian then TakePlace card=the_dual_alliance \
seat=authoritarian then ActionRound seat=liberal number=1
        authoritarian: place berlin
        authoritarian: place berlin
    """)
    assert [g.game.nouns.id("marker", marker) for marker in g.track] == [
        "three_emperor_league",
        "triple_alliance",
        "dual_alliance",
    ]


def test_8_2_3_a_flipped_marker_keeps_its_position() -> None:
    g = run("""
        set hand liberal: modernism
        stack TakePlace card=triple_alliance seat=authoritarian then TakePlace card=the_dual_alliance \
seat=authoritarian then TakePlace card=perfidious_italy seat=liberal then ActionRound seat=liberal number=1
        authoritarian: place berlin
        authoritarian: place berlin
    """)
    assert [g.game.nouns.id("marker", marker) for marker in g.track] == [
        "three_emperor_league",
        "perfidious_italy",
        "dual_alliance",
    ]


@pytest.mark.parametrize(
    ("track", "status"),
    [
        ("three_emperor_league", -4 - 2),
        ("franco_russian_alliance", -4),
        ("russian_collapse", -4),
        ("three_emperor_league, entente_cordiale", -3 - 2),
        ("franco_russian_alliance, entente_cordiale, dual_alliance", -2),
        ("franco_russian_alliance, entente_cordiale, dual_alliance, triple_alliance", -1),
        ("three_emperor_league, balkan_wars", -3 - 2 + 1),
        ("franco_russian_alliance, splendid_isolation, dual_alliance, perfidious_italy, balkan_wars", 0 + 1),
        ("three_emperor_league, entente_cordiale, dual_alliance, triple_alliance, balkan_wars", 0 - 2 + 1),
    ],
)
def test_8_2_4_the_status_modifier(track: str, status: int) -> None:
    run(f"""
        set track: {track}
        expect status: {status}
    """)


@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("schlieffen_plan_adopted", "authoritarian"),
        ("german_army_expansion", "authoritarian"),
        ("von_bethmann_hollweg", "authoritarian"),
        ("us_interventionism", "liberal"),
    ],
)
def test_8_2_5_four_markers_have_boxes_of_their_own(card: str, seat: str) -> None:
    run(f"""
        set hand liberal: modernism
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect marked {card}: 1
        expect track: three_emperor_league
        expect status: -6
    """)


def test_8_2_5_us_non_interventionism_removes_the_marker() -> None:
    run("""
        set marked us_interventionism: 1
        set in_effect us_interventionism: 2
        set hand liberal: modernism
        stack TakePlace card=us_non_interventionism seat=authoritarian then ActionRound seat=liberal number=1
        expect marked us_interventionism: 0
        expect in_effect us_interventionism: 0
    """)


def test_8_2_5_also_from_the_pool() -> None:
    run("""
        set hand authoritarian: us_non_interventionism
        set hand liberal: us_interventionism
        set attempts liberal: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: event us_non_interventionism
        legal only liberal: operate us_interventionism
    """)


# ---- 8.3: crises ---------------------------------------------------------------------------------------------

TENSE = """
        set track: franco_russian_alliance, entente_cordiale, dual_alliance
        set tension: 5
        set navy liberal: 1
        set navy authoritarian: 1
"""


def test_8_3_1_the_text_before_the_roll_comes_first_then_the_rest() -> None:
    # 2 + 6 - 2 = 6 is not higher than 6.
    run(f"""
        {TENSE}
        set hand liberal: naval_bill_fleet_law
        set hand authoritarian: status_quo
        stack ActionRound seat=liberal number=1
        dice 2
        liberal: event naval_bill_fleet_law
        expect event: crisis-rolled die=2 tension=6 status=-2 total=6
        expect navy liberal: 2
        expect acting: authoritarian
    """)


def test_8_3_1_above_six_the_great_war_breaks_out_and_the_rest_is_skipped() -> None:
    run(f"""
        {TENSE}
        set hand liberal: naval_bill_fleet_law
        set hand authoritarian: status_quo
        stack ActionRound seat=liberal number=1
        dice 3 1 1
        liberal: event naval_bill_fleet_law
        expect event: crisis-rolled die=3 tension=6 status=-2 total=7
        expect event: war-broke-out
        expect navy liberal: 1
        expect prompt liberal: war-losses
    """)


def test_8_3_1_unspent_operations_are_skipped_too() -> None:
    run(f"""
        {TENSE}
        set hand liberal: austria_annexes_bosnia
        set support liberal serbia: 1
        stack ActionRound seat=liberal number=1
        liberal: operate austria_annexes_bosnia
        dice 6 1 1
        liberal: event-before
        expect event: war-broke-out
        expect at bosnia: 0,0
        expect prompt liberal: war-losses
    """)


def test_8_3_1_but_not_those_spent_before() -> None:
    run(f"""
        {TENSE}
        set hand liberal: austria_annexes_bosnia
        set support liberal serbia: 1
        stack ActionRound seat=liberal number=1
        liberal: operate austria_annexes_bosnia
        liberal: event-after
        liberal: placement
        liberal: place serbia
        dice 6 1 1
        liberal: place serbia
        expect event: war-broke-out
        expect at serbia: 3*,0
    """)


def test_8_3_2_every_scoring_ends_with_a_crisis_roll() -> None:
    run("""
        set hand liberal: france_scoring
        set hand authoritarian: status_quo
        set support liberal paris: 2
        set tension: 2
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
        authoritarian: stability elitist_art
        dice 4
        liberal: stability blockade
        expect event: region-scored region=france net=4
        expect event: crisis-rolled die=4 tension=2 status=-6 total=0
        expect vp: 4
        expect acting: authoritarian
    """)


# ---- 8.4.1: who takes part -----------------------------------------------------------------------------------


def taking_part(track: str, *marked: str) -> dict[str, str]:
    """Every nation that the outbreak of the war announces, with its side."""
    boxes = "\n".join(f"set marked {marker}: 1" for marker in marked)
    g = run(f"set track: {track}\n{boxes}\ndice 6 1\nstack GreatWar\nexpect result: none")
    assert g.log is not None
    announced = [entry.event for entry in g.log.entries if isinstance(entry.event, NationTookPart)]
    return {NATIONS[event.nation]: SEATS[event.seat] for event in announced}


ALWAYS = {"germany": "authoritarian", "france": "liberal"}
BRITAIN = {"britain": "liberal"}
AUSTRIA = {"austria_hungary": "authoritarian"}
LEAGUE = {**AUSTRIA, "russia": "authoritarian"}


def test_8_4_1_germany_and_france_always() -> None:
    assert taking_part("russian_collapse") == ALWAYS


def test_8_4_1_the_league_brings_austria_hungary_and_russia_to_the_central_powers() -> None:
    assert taking_part("three_emperor_league") == {**ALWAYS, **LEAGUE}


def test_8_4_1_the_dual_alliance_brings_austria_hungary() -> None:
    assert taking_part("russian_collapse, dual_alliance") == {**ALWAYS, **AUSTRIA}


def test_8_4_1_the_franco_russian_alliance_brings_russia_to_the_entente() -> None:
    assert taking_part("franco_russian_alliance") == {**ALWAYS, "russia": "liberal"}


@pytest.mark.parametrize(
    ("track", "marked", "britain"),
    [
        ("russian_collapse, entente_cordiale", (), BRITAIN),
        ("russian_collapse", ("schlieffen_plan_adopted",), BRITAIN),
        ("russian_collapse, entente_cordiale", ("schlieffen_plan_adopted",), BRITAIN),
        ("russian_collapse, splendid_isolation", (), {}),
        ("russian_collapse, splendid_isolation", ("schlieffen_plan_adopted",), {}),
        ("russian_collapse", (), {}),
    ],
)
def test_8_4_1_britain(track: str, marked: tuple[str, ...], britain: dict[str, str]) -> None:
    assert taking_part(track, *marked) == {**ALWAYS, **britain}


@pytest.mark.parametrize(
    ("track", "sides"),
    [
        ("three_emperor_league, balkan_wars", {**LEAGUE, "balkans": "authoritarian"}),
        ("franco_russian_alliance, balkan_wars", {"russia": "liberal", "balkans": "liberal"}),
        ("russian_collapse, balkan_wars", {"balkans": "liberal"}),
    ],
)
def test_8_4_1_the_balkans_go_with_russia_or_the_entente(track: str, sides: dict[str, str]) -> None:
    assert taking_part(track) == {**ALWAYS, **sides}


# ---- 8.4.2: who wins the war ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("track", "marked", "authoritarian", "liberal"),
    [
        ("three_emperor_league", (), 2, 0),
        ("franco_russian_alliance", (), 0, 2),
        ("russian_collapse", (), 0, 0),
        ("russian_collapse, entente_cordiale", (), 0, 2),
        ("russian_collapse, splendid_isolation", (), 0, 0),
        ("russian_collapse, dual_alliance", (), 2, 0),
        ("russian_collapse, triple_alliance", (), 2, 0),
        ("russian_collapse, perfidious_italy", (), 0, 0),
        ("russian_collapse, balkan_wars", (), 0, 0),
        ("russian_collapse", ("schlieffen_plan_adopted",), 1, 0),
        ("russian_collapse", ("german_army_expansion",), 1, 0),
        ("russian_collapse", ("von_bethmann_hollweg",), 1, 0),
        ("russian_collapse, entente_cordiale", ("us_interventionism",), 0, 4),
        ("three_emperor_league, dual_alliance, triple_alliance", ("von_bethmann_hollweg",), 7, 0),
    ],
)
def test_8_4_2_markers_add_up(track: str, marked: tuple[str, ...], authoritarian: int, liberal: int) -> None:
    boxes = "\n".join(f"set marked {marker}: 1" for marker in marked)
    run(
        f"set track: {track}\n{boxes}\nexpect war_modifier authoritarian: {authoritarian}\n"
        f"expect war_modifier liberal: {liberal}"
    )


def test_8_4_2_one_more_for_the_navy_ahead() -> None:
    run("""
        set track: russian_collapse
        set navy liberal: 6
        set navy authoritarian: 2
        expect war_modifier liberal: 1
        expect war_modifier authoritarian: 0
        set navy authoritarian: 6
        expect war_modifier liberal: 0
        expect war_modifier authoritarian: 0
        set navy authoritarian: 7
        expect war_modifier authoritarian: 1
    """)


@pytest.mark.parametrize(("spaces"), [("constantinople",), ("italy",), ("constantinople", "italy")])
def test_8_4_2_one_more_for_constantinople_or_italy(spaces: tuple[str, ...]) -> None:
    points = "\n".join(f"set support liberal {space}: 3" for space in spaces)
    run(f"set track: russian_collapse\n{points}\nexpect war_modifier liberal: 1\nexpect war_modifier authoritarian: 0")


@pytest.mark.parametrize(
    ("authoritarian", "liberal", "winner", "vp"), [(5, 2, "authoritarian", -4), (2, 5, "liberal", 4), (4, 4, "none", 0)]
)
def test_8_4_2_the_higher_total_wins_four_vp_and_a_tie_nobody(
    authoritarian: int, liberal: int, winner: str, vp: int
) -> None:
    run(f"""
        set track: russian_collapse
        dice {authoritarian} {liberal}
        stack GreatWar
        expect winner: {winner}
        expect vp: {vp}
    """)


def test_8_4_2_totals_are_compared_not_dice() -> None:
    run("""
        set track: franco_russian_alliance, entente_cordiale
        dice 5 2
        stack GreatWar
        expect winner: liberal
    """)


# ---- 8.4.3: war losses ---------------------------------------------------------------------------------------

# Germany fights France and Russia; nobody has support outside these lines.
CENTRAL_POWERS_WIN = """
        set track: franco_russian_alliance
        dice 6 1
        stack GreatWar
"""
ENTENTE_WINS = """
        set track: franco_russian_alliance
        dice 1 6
        stack GreatWar
"""
BOTH_LOSE = """
        set track: franco_russian_alliance
        dice 3 1
        stack GreatWar
"""


def test_8_4_3_entente_lost_a_region_of_the_entente() -> None:
    run(f"""
        set support liberal picardy: 4
        set support liberal belgium: 4
        set support liberal vienna: 4
        set support authoritarian french_armed_forces: 6
        set support authoritarian morocco: 3
        set support authoritarian kiel: 3
        {CENTRAL_POWERS_WIN}
        dice 2
        authoritarian: region france
        expect event: losses-rolled seat=liberal region=france die=2
        legal only liberal: remove picardy, remove belgium
        liberal: remove picardy
        dice 1
        liberal: remove belgium
        expect event: losses-rolled seat=authoritarian region=france die=1
        legal only authoritarian: remove french_armed_forces, remove morocco
        dice 3
        authoritarian: remove morocco
        expect event: losses-rolled seat=liberal region=france die=3
        liberal: remove picardy
        liberal: remove picardy
        liberal: remove picardy
        expect at picardy: 0,0
        expect at belgium: 3*,0
        expect at morocco: 0,2
        expect prompt authoritarian: war-losses
        legal only authoritarian: region germany, region russia
    """)


def test_8_4_3_entente_lost_a_region_of_the_central_powers() -> None:
    run(f"""
        set support liberal bavaria: 5
        set support liberal sweden: 2
        set support authoritarian berlin: 1
        {CENTRAL_POWERS_WIN}
        dice 2
        authoritarian: region germany
        expect event: gains-rolled seat=authoritarian region=germany die=2
        legal only authoritarian: place berlin, place jugendstil, place east_prussia, place wilhelm_ii
        authoritarian: place berlin
        dice 1
        authoritarian: place berlin
        expect event: losses-rolled seat=liberal region=germany die=1
        legal only liberal: remove bavaria, remove sweden
        liberal: remove sweden
        expect at berlin: 0,3*
        expect at sweden: 1,0
        expect prompt authoritarian: war-losses
    """)


def test_8_4_3_entente_lost_constantinople_and_italy() -> None:
    run(f"""
        set support liberal italy: 5
        set support authoritarian constantinople: 4
        {CENTRAL_POWERS_WIN}
        dice 1 1 1
        authoritarian: region russia
        dice 1 1 1 1 1
        authoritarian: region germany
        expect log: losses-rolled region=russia then losses-rolled region=germany then losses-rolled region=france
        expect at italy: 3,6*
        expect at constantinople: 0,3*
        expect result: authoritarian by great-war
    """)


def test_8_4_3_central_powers_lost_a_region_of_the_central_powers() -> None:
    run(f"""
        set support authoritarian berlin: 4
        set support authoritarian denmark: 4
        set support liberal bavaria: 4
        {ENTENTE_WINS}
        dice 1
        liberal: region germany
        expect event: losses-rolled seat=authoritarian region=germany die=1
        legal only authoritarian: remove berlin, remove denmark
        dice 2 2
        authoritarian: remove denmark
        expect event: losses-rolled seat=liberal region=germany die=2
        expect event: losses-rolled seat=authoritarian region=germany die=2
        authoritarian: remove berlin
        authoritarian: remove berlin
        expect at berlin: 0,2
        expect at denmark: 0,3*
        expect at bavaria: 2,0
        legal only liberal: region france, region russia
    """)


def test_8_4_3_central_powers_lost_a_region_of_the_entente() -> None:
    run(f"""
        set support liberal bordeaux: 1
        set support authoritarian paris: 3
        set support authoritarian algeria: 3
        {ENTENTE_WINS}
        dice 3
        liberal: region france
        legal only liberal: place bordeaux, place paris, place spain_portugal, place brittany_normandy, place belgium
        liberal: place paris
        dice 2
        liberal: place bordeaux
        expect event: losses-rolled seat=authoritarian region=france die=2
        legal only authoritarian: remove paris, remove algeria
        authoritarian: remove paris
        authoritarian: remove algeria
        expect at paris: 1,2
        expect at bordeaux: 2,0
        expect prompt liberal: war-losses
    """)


def test_8_4_3_central_powers_lost_constantinople_and_italy() -> None:
    run(f"""
        set support authoritarian constantinople: 2
        {ENTENTE_WINS}
        dice 1 1
        liberal: region russia
        dice 1 1 1 1
        liberal: region germany
        dice 1
        liberal: place brittany_normandy
        expect at constantinople: 4*,1
        expect at italy: 3*,0
        expect result: liberal by great-war
    """)


def test_8_4_3_if_both_lost_there_are_only_losses() -> None:
    """In every region its own side loses, then the other, then its own again; nobody has a choice of what goes."""
    run("""
        set track: franco_russian_alliance, dual_alliance
        set support liberal french_catholic_church: 9
        set support authoritarian french_catholic_church: 9
        set support liberal east_prussia: 9
        set support authoritarian east_prussia: 9
        dice 2 2
        stack GreatWar
        expect winner: none
        legal only liberal: region france, region germany, region austria_hungary, region russia
        dice 1 2 3
        liberal: region france
        expect log: losses-rolled seat=liberal region=france die=1 \
            then losses-rolled seat=authoritarian region=france die=2 \
            then losses-rolled seat=liberal region=france die=3
        expect at french_catholic_church: 5,7
        legal only authoritarian: region germany, region austria_hungary, region russia
        dice 1 2 3
        authoritarian: region germany
        expect log: losses-rolled seat=authoritarian region=germany die=1 \
            then losses-rolled seat=liberal region=germany die=2 \
            then losses-rolled seat=authoritarian region=germany die=3
        expect at east_prussia: 7,5
        # The Liberal again; the fourth region is the last, and nobody chooses it.
        legal only liberal: region austria_hungary, region russia
        dice 1 2 3 4 5 6
        liberal: region russia
        expect log: losses-rolled seat=liberal region=russia die=3 \
            then losses-rolled seat=authoritarian region=austria_hungary die=6
        expect log: war-lost
        expect log never: gains-rolled
        expect log never: victory-points
        expect at italy: 0,0
        expect at constantinople: 0,0
        expect result: nobody by great-war-lost
    """)


@pytest.mark.parametrize(("dice", "chooser", "losses"), [("6 1", "authoritarian", "1 1"), ("1 6", "liberal", "1 1 1")])
def test_8_4_3_the_winner_chooses_the_order(dice: str, chooser: str, losses: str) -> None:
    run(f"""
        set track: three_emperor_league
        dice {dice}
        stack GreatWar
        legal only {chooser}: region france, region germany, region austria_hungary, region russia
        dice {losses}
        {chooser}: region austria_hungary
        legal only {chooser}: region france, region germany, region russia
    """)


def test_8_4_3_losses_are_limited_to_what_is_there() -> None:
    run(f"""
        set support liberal picardy: 2
        {CENTRAL_POWERS_WIN}
        dice 6 6 6
        authoritarian: region france
        expect at picardy: 0,0
        expect prompt authoritarian: war-losses
    """)


# ---- 8.4.5: final scoring ------------------------------------------------------------------------------------


def test_8_4_5_only_regions_that_took_part_are_scored() -> None:
    # Germany, France and Russia; Vienna and Serbia bring nothing.
    run("""
        set track: franco_russian_alliance
        set support liberal paris: 2
        set support authoritarian vienna: 3
        set support authoritarian serbia: 3
        stack FinalWarScoring
        expect event: region-scored region=france net=4
        expect event: region-scored region=germany net=0
        expect event: region-scored region=russia net=0
        expect vp: 4
        expect result: liberal by great-war
    """)


def test_8_4_5_neither_stability_check_nor_crisis_roll() -> None:
    # A die would have to be given.
    run("""
        set track: three_emperor_league
        set tension: 6
        set support authoritarian vienna: 3
        stack FinalWarScoring
        expect vp: -3
        expect result: authoritarian by great-war
    """)


def test_8_4_5_at_zero_the_winner_of_the_war_wins() -> None:
    for seat in ("authoritarian", "liberal"):
        run(f"""
            set winner: {seat}
            stack FinalWarScoring
            expect vp: 0
            expect result: {seat} by great-war-tied
        """)


def test_8_4_5_at_zero_without_a_winner_both_lose() -> None:
    run("""
        stack FinalWarScoring
        expect result: nobody by great-war-lost
    """)


def test_8_4_5_the_marker_decides_against_the_winner_of_the_war() -> None:
    run("""
        set winner: authoritarian
        set vp: 1
        stack FinalWarScoring
        expect result: liberal by great-war
    """)


# ---- 8.4.4: War Mobilization, an optional rule ----------------------------------------------------------------


def test_8_4_4_mobilization_takes_the_place_of_resolution_and_losses() -> None:
    # No die is rolled; each side chooses a card for every nation, secretly and at once.
    run(
        """
        set track: russian_collapse
        stack GreatWar
        expect acting: authoritarian, liberal
        expect prompt authoritarian: mobilization nation=germany
        expect prompt liberal: mobilization nation=france
        expect winner: none
        """,
        "option mobilization yes",
    )


@pytest.mark.parametrize(
    ("track", "nation", "event"),
    [
        ("three_emperor_league", "ottoman_empire", "seat=liberal"),
        ("franco_russian_alliance", "ottoman_empire", "seat=authoritarian"),
        ("russian_collapse, triple_alliance", "italy", "seat=authoritarian"),
        ("russian_collapse, perfidious_italy", "italy", "seat=liberal"),
    ],
)
def test_8_4_4_additional_participants(track: str, nation: str, event: str) -> None:
    run(
        f"""
        set track: {track}
        stack GreatWar
        expect event: nation-took-part nation={nation} {event}
        """,
        "option mobilization yes",
    )
