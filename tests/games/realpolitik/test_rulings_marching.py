"""Land advances, sea advances and strategic moves (8.5.4, 8.5.5; R49 to R53, R100)."""

from __future__ import annotations

import pytest

from tests.games.realpolitik.battles import options
from tests.games.realpolitik.positions import moving, table, told

# --- land ---


def test_ruling_49_a_land_advance_goes_to_any_neighbour() -> None:
    """Uncontrolled, one's own, a rival's, garrisoned or not; not into Switzerland."""
    found = moving(
        "france",
        "general france_1 bourgogne 0\ngarrison prussia alsace\ngeneral italy_1 savoy 1",
        "france: march bourgogne",
    )
    near = {"alsace", "aquitaine", "champagne", "lorraine", "paris", "provence", "savoy"}
    assert found == sorted(f"go {place}" for place in near)


def test_ruling_49_a_strategic_move_goes_through_own_and_allied_land_alone() -> None:
    """From Tyrol over Wien; Bavaria is nobody's, and Bohemia is France's."""
    position = "general austria_1 tyrol 0\ngarrison france bohemia\ngarrison prussia moravia\nally austria prussia"
    found = moving("austria", position, "austria: march tyrol\naustria: go wien")
    assert found == ["go hungari", "go karinthia", "go moravia", "go tyrol", "halt"]


def test_ruling_50_the_start_of_a_strategic_move_need_not_be_controlled() -> None:
    moving(
        "austria",
        "general austria_1 bavaria 0",
        """
        austria: march bavaria
        austria: go tyrol
        austria: go wien
        austria: go hungari
        expect army austria hungari: 0
        """,
    )


def test_ruling_50_no_way_through_a_place_with_a_general_at_war() -> None:
    """A French general alone in Karinthia: Austria controls it still, and does not march through."""
    position = "general austria_1 tyrol 1\ngeneral france_1 karinthia 1"
    found = moving("austria", position, "austria: march tyrol\naustria: go wien", envoy="italy")
    assert "go karinthia" not in found
    moving(
        "austria",
        position,
        """
        austria: march tyrol
        austria: go karinthia
        expect event: battle-began territory=karinthia
        """,
        envoy="italy",
    )


def test_ruling_49_a_move_ends_where_the_land_is_not_friendly() -> None:
    moving(
        "austria",
        "general austria_1 wien 0",
        "austria: march wien\naustria: go bohemia\nexpect army austria bohemia: 0",
    )


def test_a_garrison_flipped_on_entering_does_not_carry_a_land_advance_on() -> None:
    """Bohemia was not controlled when it was entered."""
    found = moving(
        "austria",
        "general austria_1 wien 2",
        "austria: march wien\naustria: go bohemia\nlegal only austria: garrison bohemia, halt",
    )
    assert "go moravia" not in found


def test_each_general_moves_once_in_a_round() -> None:
    found = moving(
        "austria",
        "general austria_1 wien 0\ngeneral austria_2 tyrol 0",
        "austria: march wien\naustria: go bohemia",
    )
    assert [name for name in found if name.startswith("march")] == ["march tyrol"]


def test_units_move_with_their_general() -> None:
    moving(
        "austria",
        "general austria_1 wien 3",
        "austria: march wien\naustria: go bohemia\naustria: halt\nexpect army austria bohemia: 3",
    )


# --- the ally's land ---

SHARED = "ally austria prussia\ngeneral austria_1 moravia 0\n"


def test_consent_is_asked_for_the_whole_strategic_move_at_once() -> None:
    moving(
        "austria",
        SHARED,
        """
        austria: march moravia
        austria: go schlesien
        austria: go berlin
        austria: go hannover
        expect acting: prussia
        expect prompt prussia: allow-move other=austria origin=moravia territories=schlesien,berlin,hannover
        prussia: yes
        expect event: general-moved power=austria origin=moravia territories=schlesien,berlin,hannover
        expect army austria hannover: 0
        """,
    )


def test_consent_is_needed_to_cross_the_allys_land_on_the_way_to_ones_own() -> None:
    moving(
        "austria",
        SHARED + "garrison austria saxonia",
        """
        austria: march moravia
        austria: go schlesien
        austria: go saxonia
        austria: halt
        expect prompt prussia: allow-move territories=schlesien,saxonia
        prussia: no
        expect army austria moravia: 0
        """,
    )


def test_consent_is_asked_for_what_the_ally_has_garrisoned_too_and_not_for_what_it_lost() -> None:
    moving(
        "austria",
        SHARED + "garrison prussia bohemia",
        "austria: march moravia\naustria: go bohemia\naustria: halt\nexpect acting: prussia",
    )
    moving(
        "austria",
        SHARED + "garrison austria schlesien",
        "austria: march moravia\naustria: go schlesien\naustria: halt\nexpect army austria schlesien: 0",
    )


def test_ruling_107_consent_is_needed_to_fight_an_enemy_in_the_allys_land() -> None:
    moving(
        "austria",
        "ally austria prussia\ngeneral austria_1 moravia 3\ngeneral france_1 schlesien 0",
        """
        austria: march moravia
        austria: go schlesien
        expect acting: prussia
        prussia: yes
        expect event: battle-began power=austria territory=schlesien
        """,
        envoy="italy",
    )


def test_ruling_53_generals_of_allies_share_a_territory() -> None:
    moving(
        "austria",
        SHARED + "general prussia_1 schlesien 2\ngarrison prussia schlesien",
        """
        austria: march moravia
        austria: go schlesien
        austria: halt
        prussia: yes
        expect army austria schlesien: 0
        expect army prussia schlesien: 2
        expect contested: none
        """,
    )


def test_ruling_53_enemies_do_not() -> None:
    moving(
        "austria",
        "general austria_1 moravia 3\ngeneral prussia_1 schlesien 0",
        "austria: march moravia\naustria: go schlesien\nexpect event: battle-began territory=schlesien",
    )


# --- the sea ---


def test_ruling_49_a_sea_advance_takes_one_lane_of_the_own_colour() -> None:
    found = moving("france", "general france_1 provence 1", "france: march provence")
    assert [name for name in found if name.startswith("sail")] == ["sail lazio", "sail sardinia"]
    moving(
        "france",
        "general france_1 provence 1",
        """
        france: march provence
        france: sail sardinia
        legal only france: halt, garrison sardinia
        france: garrison sardinia
        expect control sardinia: france
        expect army france sardinia: 0
        """,
    )


def test_a_sea_advance_goes_both_ways_and_begins_at_the_end_of_the_lane() -> None:
    assert "sail provence" in moving("france", "general france_1 sardinia 0", "france: march sardinia")
    assert not [n for n in moving("france", "general france_1 paris 0", "france: march paris") if n.startswith("sail")]


def test_a_sea_advance_may_attack() -> None:
    moving(
        "france",
        "general france_1 normandie 3\ngarrison prussia hannover",
        """
        france: march normandie
        france: sail hannover
        expect event: battle-began territory=hannover attack=4 defence=1
        """,
    )


def test_ruling_51_a_power_at_war_with_the_owner_never_uses_the_lane() -> None:
    """Austria stands in Marche, which it holds, with a garrison in Dalmatia; the lane is Italy's."""
    position = "general austria_1 marche 1\ngarrison austria marche\n"
    assert "sail dalmatia" not in moving("austria", position, "austria: march marche")
    assert "sail dalmatia" in moving("austria", position + "ally austria italy", "austria: march marche")
    assert "sail sardinia" in moving("france", "general france_1 provence 0", "france: march provence")
    assert "sail provence" not in moving("italy", "general italy_1 sardinia 0", "italy: march sardinia")


def test_ruling_51_sardinia_has_no_way_out_for_a_power_without_a_lane() -> None:
    assert "march sardinia" not in moving("austria", "general austria_1 sardinia 1\ngeneral austria_2 wien 1")


def test_the_ally_is_asked_for_its_lane_and_may_refuse() -> None:
    position = "general austria_1 marche 0\nally austria italy"
    moving(
        "austria",
        position,
        """
        austria: march marche
        austria: sail dalmatia
        expect prompt italy: allow-sail other=austria origin=marche territories=dalmatia
        italy: no
        expect army austria marche: 0
        austria: march marche
        illegal austria: sail dalmatia
        """,
    )
    moving(
        "austria",
        position,
        "austria: march marche\naustria: sail dalmatia\nitaly: yes\nexpect army austria dalmatia: 0",
    )


def test_one_question_covers_the_lane_and_the_land_of_the_ally() -> None:
    """Austria sails by an Italian lane to an Italian home; an answer for good to one part leaves the other open."""
    moving(
        "austria",
        "general austria_1 liguria 0\nally austria italy",
        """
        austria: march liguria
        austria: sail sardinia
        legal only italy: yes, no, permit enter_always, permit enter_never, permit lanes_always, permit lanes_never
        italy: permit lanes_always
        expect army austria liguria: 0
        legal only italy: yes, no, permit enter_always, permit enter_never
        italy: yes
        expect army austria sardinia: 0
        """,
    )


def test_lanes_closed_for_good_are_not_offered() -> None:
    g = table(
        "general austria_1 marche 0\nally austria italy",
        "Move power=austria",
        "set permits italy lanes: never\naustria: envoy france\naustria: march marche",
    )
    assert "sail dalmatia" not in options(g)


# --- two generals of a power ---


def test_ruling_52_a_general_follows_into_a_place_that_was_left() -> None:
    moving(
        "austria",
        "general austria_1 wien 1\ngeneral austria_2 tyrol 2",
        """
        austria: march wien
        austria: go bohemia
        austria: halt
        austria: march tyrol
        austria: go wien
        austria: halt
        expect army austria bohemia: 1
        expect army austria wien: 2
        """,
    )


def test_ruling_52_the_second_general_cannot_join_one_that_has_moved() -> None:
    found = moving(
        "austria",
        "general austria_1 wien 1\ngeneral austria_2 moravia 2",
        "austria: march wien\naustria: go bohemia\naustria: halt\naustria: march moravia",
    )
    assert "go bohemia" not in found


def test_ruling_52_two_generals_never_attack_the_same_place() -> None:
    found = moving(
        "austria",
        "general austria_1 wien 1\ngeneral austria_2 moravia 2\ngarrison prussia bohemia",
        "austria: march wien\naustria: go bohemia\naustria: march moravia",
    )
    assert "go bohemia" not in found


# --- the order of moves ---


def test_ruling_100_a_garrison_placed_on_the_way_counts_at_once_for_later_moves() -> None:
    """Once Bohemia is Austria's, the second general marches on through it."""
    moving(
        "austria",
        "general austria_1 wien 2\ngeneral austria_2 moravia 0\ngarrison austria saxonia",
        """
        austria: march wien
        austria: garrison wien
        austria: go bohemia
        austria: garrison bohemia
        austria: march moravia
        austria: go bohemia
        illegal austria: halt
        austria: go saxonia
        expect army austria saxonia: 0
        """,
    )


def test_ruling_100_a_place_with_a_battle_pending_still_belongs_to_the_enemy() -> None:
    """The Austrian general has entered Bohemia to fight; the other may not march on through it."""
    found = moving(
        "austria",
        "general austria_1 wien 3\ngeneral austria_2 moravia 0\ngarrison prussia bohemia\ngarrison austria saxonia",
        "austria: march wien\naustria: go bohemia\naustria: march moravia",
    )
    assert "go bohemia" not in found


def test_ruling_100_moves_are_carried_out_in_the_order_entered() -> None:
    g = table(
        "general austria_1 wien 0\ngeneral austria_2 tyrol 0\ngeneral austria_3 dalmatia 0",
        "Move power=austria",
        """
        austria: envoy france
        austria: march dalmatia
        austria: go bosnia
        austria: march wien
        austria: go bohemia
        austria: march tyrol
        austria: go lombardia
        """,
    )
    assert [line.split()[2] for line in told(g, "general-moved")] == ["dalmatia", "wien", "tyrol"]


@pytest.mark.parametrize("order", [("wien", "tyrol"), ("tyrol", "wien")])
def test_ruling_58_battles_come_when_all_have_moved(order: tuple[str, str]) -> None:
    goes = {"wien": "bohemia", "tyrol": "lombardia"}
    moves = "".join(
        f"austria: march {place}\naustria: go {goes[place]}\nexpect contested: none\n" for place in order[:1]
    )
    last = order[1]
    moving(
        "austria",
        "general austria_1 wien 3\ngeneral austria_2 tyrol 3\ngarrison prussia bohemia\ngarrison italy lombardia",
        f"{moves}austria: march {last}\naustria: go {goes[last]}\nexpect prompt austria: choose-battle",
    )
