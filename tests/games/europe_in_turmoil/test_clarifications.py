"""The clarifications of the French rulebook, cards apart."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.tables import run
from tests.games.europe_in_turmoil.test_chapter_3_set_up import start
from tests.games.europe_in_turmoil.test_chapter_8_tension_and_war import taking_part

# ---- clarifications: the naval race --------------------------------------------------------------------------


def test_clarification_both_navies_pass_through_all_boxes() -> None:
    for seat in ("authoritarian", "liberal"):
        run(f"""
            set hand {seat}: status_quo
            set navy authoritarian: 1
            set navy liberal: 1
            stack AdvanceNavy seat={seat} then AdvanceNavy seat={seat} then ActionRound seat={seat} number=1
            expect privilege nassau: {seat}
            expect privilege bellerophon: {seat}
        """)


def test_clarification_only_attempts_fail_at_the_start_not_events() -> None:
    run("""
        set hand authoritarian: naval_bill_fleet_law, status_quo
        stack ActionRound seat=authoritarian number=1
        dice 1
        authoritarian: event naval_bill_fleet_law
        expect navy authoritarian: 1
    """)


def test_clarification_scoring_cards_are_no_use_for_attempts() -> None:
    run("""
        set hand authoritarian: france_scoring, modernism
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: naval france_scoring
        legal authoritarian: naval modernism
    """)


def test_clarification_high_water_mark_at_the_kaiser_class() -> None:
    # First there, driven back, overtaken: the German Navy is no second, and the British one gets the 1 VP.
    run("""
        set hand authoritarian: status_quo
        set navy authoritarian: 4
        set high_water: 6
        set navy liberal: 5
        stack AdvanceNavy seat=liberal then ActionRound seat=authoritarian number=1
        expect navy liberal: 6
        expect vp: 1
        stack AdvanceNavy seat=authoritarian then AdvanceNavy seat=authoritarian then ActionRound \
seat=authoritarian number=1
        expect navy authoritarian: 6
        expect vp: 1
    """)


def test_clarification_helgoland_is_beyond_every_other_attempt() -> None:
    # Two attempts under Bethmann-Hollweg were made already.
    run("""
        set hand authoritarian: modernism
        set navy authoritarian: 4
        set navy liberal: 3
        set attempts authoritarian: 2
        set flipped authoritarian: 1
        set in_effect von_bethmann_hollweg: 1
        stack ExtraRounds
        dice 5
        authoritarian: naval modernism
        expect event: naval-attempt die=5 modifier=2 needed=6
        expect navy authoritarian: 5
    """)


def test_clarification_helgoland_needs_a_card() -> None:
    run("""
        set hand liberal: none
        set navy liberal: 4
        set navy authoritarian: 3
        stack ExtraRounds
        expect turn: 6
    """)


def test_clarification_helgoland_is_the_last_round_of_the_turn() -> None:
    run("""
        set hand authoritarian: modernism, status_quo
        set navy authoritarian: 4
        set navy liberal: 3
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=7
        illegal authoritarian: naval modernism rule 6.3.3
    """)


def test_clarification_nassau_asks_who_plays_not_whose_event_it_is() -> None:
    run("""
        set hand authoritarian: prussian_spirit, kulturkampf, stymied
        set navy liberal: 2
        stack ActionRound seat=authoritarian number=1
        expect ops authoritarian prussian_spirit: 2
        expect ops authoritarian kulturkampf: 2
        expect ops authoritarian stymied: 3
        expect ops liberal prussian_spirit: 3
    """)


# ---- clarifications: scoring, tension, the Great War ---------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "seat", "tension", "vp", "dice"),
    [
        ("istvan_tisza", "liberal", 0, 1, ""),
        ("revolution_of_1905", "liberal", 6, -1, "1"),
        ("weltpolitik", "authoritarian", 0, -4 - 1, ""),
        ("conrad_von_hotzendorf", "authoritarian", 6, 1, ""),
        ("indecisiveness", "liberal", 0, 1, ""),
        ("indecisiveness", "authoritarian", 0, -1, ""),
        ("naval_bill_fleet_law", "liberal", 6, -1, "1"),
        ("naval_bill_fleet_law", "authoritarian", 6, 1, "1"),
    ],
)
def test_clarification_who_pays_for_tension(card: str, seat: str, tension: int, vp: int, dice: str) -> None:
    run(f"""
        set hand liberal: modernism
        set tension: {tension}
        set navy liberal: 4
        set navy authoritarian: 4
        dice {dice}
        stack TakePlace card={card} seat={seat} then ActionRound seat=liberal number=1
        expect vp: {vp}
    """)


def test_clarification_the_maximum_is_that_of_franz_ferdinand() -> None:
    run("""
        set hand liberal: modernism
        set in_effect franz_ferdinand: 1
        set support authoritarian vienna: 3
        set support authoritarian budapest: 2
        set tension: 4
        stack TakePlace card=conrad_von_hotzendorf seat=authoritarian then ActionRound seat=liberal number=1
        expect tension: 4
        expect vp: 1
    """)


def test_clarification_britain_needs_a_reason_to_take_part() -> None:
    assert "britain" not in taking_part("three_emperor_league, dual_alliance")
    assert taking_part("three_emperor_league", "schlieffen_plan_adopted")["britain"] == "liberal"


@pytest.mark.parametrize(
    ("italy", "alliance", "bonus"),
    [
        ("liberal", True, 1),
        ("authoritarian", True, 3),
        ("nobody", True, 2),
        ("liberal", False, -1),
        ("authoritarian", False, 1),
        ("nobody", False, 0),
    ],
)
@pytest.mark.parametrize("lapsed", ["", ", perfidious_italy"])
def test_clarification_italy_in_the_war(italy: str, alliance: bool, bonus: int, lapsed: str) -> None:
    # The table of the net bonus of the Central Powers.
    track = "russian_collapse" + (", triple_alliance" if alliance else lapsed)
    points = f"set support {italy} italy: 3" if italy != "nobody" else ""
    liberal = int(italy == "liberal")
    run(f"""
        set track: {track}
        {points}
        expect war_modifier liberal: {liberal}
        expect war_modifier authoritarian: {bonus + liberal}
    """)


def test_clarification_constantinople_and_italy_together_are_worth_one() -> None:
    run("""
        set track: russian_collapse
        set support authoritarian italy: 3
        set support authoritarian constantinople: 3
        expect war_modifier authoritarian: 1
    """)


def test_clarification_points_won_in_the_war_cost_double_under_enemy_control() -> None:
    run("""
        set track: russian_collapse
        set support liberal picardy: 1
        set support authoritarian paris: 9
        dice 1 6
        stack GreatWar
        dice 2
        liberal: region france
        dice 1
        liberal: place paris
        expect acting: authoritarian
        expect at paris: 1,9*
    """)


def test_clarification_minus_six_at_the_start() -> None:
    start("expect status: -6")
