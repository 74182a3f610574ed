"""The train pre-move of generals and of units alone (8.5.3; R45 to R48)."""

from __future__ import annotations

import pytest

from tests.games.realpolitik.battles import happened, options
from tests.games.realpolitik.positions import table

MOVES = "Move power=prussia"


def rails(position: str, actions: str = "") -> list[str]:
    """Begin Prussia's movement and play; what the one who is asked may do then."""
    return options(table(position, MOVES, f"prussia: envoy italy\n{actions}"))


# --- generals ---


def test_ruling_45_a_general_rides_as_far_as_trains_and_control_go() -> None:
    """The whole network of the set-up; Pommern has no train."""
    found = rails("general prussia_1 hesse 2", "prussia: ride hesse")
    assert found == ["go berlin", "go hannover", "go magdeburg", "go schlesien"]


def test_ruling_45_it_takes_its_units_along_and_costs_no_morale() -> None:
    rails(
        "general prussia_1 hesse 2",
        """
        prussia: ride hesse
        prussia: go schlesien
        expect event: general-rode power=prussia origin=hesse territory=schlesien
        expect army prussia schlesien: 2
        expect morale italy: 6
        expect acting: prussia
        """,
    )


def test_ruling_45_trains_remain_but_lead_nowhere_where_an_enemy_controls() -> None:
    """Magdeburg is Austria's: Hesse is cut off, and in Magdeburg itself no ride begins."""
    position = "general prussia_1 hesse 2\ngeneral prussia_2 berlin 1\ngarrison austria magdeburg\n"
    found = rails(position)
    assert "ride hesse" not in found
    assert "ride berlin" in found
    assert rails(position, "prussia: ride berlin") == ["go hannover", "go schlesien"]


def test_ruling_45_a_ride_cannot_begin_where_neither_the_power_nor_its_ally_controls() -> None:
    """Trains to Saxonia are there, and nobody controls it."""
    position = "train berlin-saxonia\ngeneral prussia_1 saxonia 1\n"
    assert "ride saxonia" not in rails(position)
    assert "ride saxonia" in rails(position + "garrison prussia saxonia")


def test_ruling_45_no_way_through_land_that_nobody_controls() -> None:
    """Trains lead over Saxonia to Bohemia, and only Bohemia is Prussia's."""
    position = "train berlin-saxonia\ntrain saxonia-bohemia\ngarrison prussia bohemia\ngeneral prussia_1 berlin 1\n"
    assert not {"go saxonia", "go bohemia"} & set(rails(position, "prussia: ride berlin"))
    assert "go bohemia" in rails(position + "garrison prussia saxonia", "prussia: ride berlin")


def test_ruling_45_disputed_land_under_control_belongs_to_the_network() -> None:
    found = rails(
        "train hesse-rheinland\ngarrison prussia rheinland\ngeneral prussia_1 berlin 0", "prussia: ride berlin"
    )
    assert "go rheinland" in found


def test_ruling_45_after_the_ride_the_general_may_march_and_need_not() -> None:
    position = "general prussia_1 hesse 0"
    ride = "prussia: ride hesse\nprussia: go berlin\n"
    rails(position, ride + "prussia: march berlin\nprussia: go saxonia\nexpect army prussia saxonia: 0")
    rails(position, ride + "prussia: done\nexpect army prussia berlin: 0")


def test_ruling_45_a_general_rides_once() -> None:
    assert "ride berlin" not in rails("general prussia_1 hesse 0", "prussia: ride hesse\nprussia: go berlin")


def test_ruling_45_only_before_the_first_round() -> None:
    rails(
        "general prussia_1 hesse 0",
        "prussia: done\nprussia: ask-round\nitaly: yes\nillegal prussia: ride hesse rule 8.5.3",
    )


def test_ruling_45_the_ally_may_refuse_its_rails_and_the_general_stays() -> None:
    position = "ally austria prussia\ntrain schlesien-moravia\ntrain wien-moravia\ngeneral prussia_1 berlin 1"
    actions = """
        prussia: ride berlin
        prussia: go wien
        expect acting: austria
        expect prompt austria: allow-ride other=prussia origin=berlin territory=wien
        """
    rails(
        position,
        actions
        + """
        austria: no
        expect army prussia berlin: 1
        prussia: ride berlin
        illegal prussia: go wien
        legal prussia: go hesse
        """,
    )
    rails(position, actions + "austria: yes\nexpect army prussia wien: 1")


def test_ruling_45_the_ally_is_not_asked_for_a_ride_at_home() -> None:
    rails(
        "ally austria prussia\ngeneral prussia_1 berlin 1",
        "prussia: ride berlin\nprussia: go hesse\nexpect army prussia hesse: 1",
    )


INTO_THE_ALLYS_LAND = "ally austria prussia\ntrain schlesien-moravia\ntrain wien-moravia\ngeneral prussia_1 berlin 1\n"
TO_WIEN = "prussia: ride berlin\nprussia: go wien\n"


def test_ruling_107_rails_without_asking_do_not_open_the_land() -> None:
    """Austria's trains are free to use, and whoever would enter its land still asks: generals and units."""
    free = "set permits austria rails: always\n"
    asked = "expect prompt austria: allow-ride\naustria: yes\nexpect army prussia wien: 1"
    rails(INTO_THE_ALLYS_LAND, free + TO_WIEN + asked)
    rails(
        INTO_THE_ALLYS_LAND + "general prussia_2 wien 0\n",
        free + "prussia: send berlin\nprussia: go wien\nexpect prompt austria: allow-unit",
    )


@pytest.mark.parametrize("answers", [("rails_always", "enter_never"), ("enter_never",)])
def test_ruling_107_never_enter_refuses_a_ride_whatever_is_said_of_rails(answers: tuple[str, ...]) -> None:
    said = "".join(f"austria: permit {answer}\n" for answer in answers)
    rails(INTO_THE_ALLYS_LAND, TO_WIEN + said + "expect acting: prussia\nexpect army prussia berlin: 1")


def test_ruling_107_a_ride_that_only_starts_in_the_allys_land_needs_its_rails_alone() -> None:
    rails(
        "ally austria prussia\ntrain schlesien-moravia\ngeneral prussia_1 moravia 1\n",
        """
        prussia: ride moravia
        prussia: go schlesien
        austria: permit rails_always
        expect acting: prussia
        expect army prussia schlesien: 1
        """,
    )


def test_ruling_46_a_general_may_pass_another_of_its_power() -> None:
    rails(
        "general prussia_1 hesse 1\ngeneral prussia_2 magdeburg 3",
        """
        prussia: ride hesse
        prussia: go schlesien
        expect army prussia schlesien: 1
        expect army prussia magdeburg: 3
        """,
    )


def test_ruling_46_two_generals_do_not_end_together() -> None:
    """Berlin is taken by one that has ridden there and cannot ride again."""
    found = rails(
        "general prussia_1 hesse 1\ngeneral prussia_2 magdeburg 3",
        "prussia: ride hesse\nprussia: go berlin\nprussia: ride magdeburg",
    )
    assert found == ["go hannover", "go hesse", "go schlesien"]


def test_ruling_46_a_ride_for_which_nobody_makes_room_is_taken_back() -> None:
    rails(
        "general prussia_1 hesse 1\ngeneral prussia_2 magdeburg 3",
        """
        prussia: ride hesse
        prussia: go magdeburg
        expect prompt prussia: choose-forced-ride origin=magdeburg
        prussia: take-back
        expect army prussia hesse: 1
        expect army prussia magdeburg: 3
        prussia: ride hesse
        illegal prussia: go magdeburg
        """,
    )


def test_ruling_46_generals_change_places_by_rail() -> None:
    rails(
        "general prussia_1 hesse 1\ngeneral prussia_2 magdeburg 3",
        """
        prussia: ride hesse
        prussia: go magdeburg
        prussia: go hesse
        expect army prussia hesse: 3
        expect army prussia magdeburg: 1
        """,
    )


# --- units ---


def test_ruling_47_units_go_from_general_to_general_up_to_three() -> None:
    rails(
        "general prussia_1 hesse 3\ngeneral prussia_2 berlin 1\ngeneral prussia_3 schlesien 3",
        """
        prussia: send hesse
        legal only prussia: go berlin
        prussia: go berlin
        prussia: send hesse
        prussia: go berlin
        expect event: unit-sent power=prussia origin=hesse territory=berlin
        expect army prussia berlin: 3
        expect army prussia hesse: 1
        illegal prussia: send hesse rule 8.5.3
        """,
    )


def test_ruling_47_one_general_may_send_to_several_and_take_from_several() -> None:
    rails(
        "general prussia_1 hesse 2\ngeneral prussia_2 berlin 1\ngeneral prussia_3 schlesien 1",
        """
        prussia: send hesse
        prussia: go berlin
        prussia: send hesse
        prussia: go schlesien
        expect army prussia berlin: 2
        expect army prussia schlesien: 2
        expect army prussia hesse: 0
        """,
    )
    rails(
        "general prussia_1 hesse 2\ngeneral prussia_2 berlin 1\ngeneral prussia_3 schlesien 1",
        """
        prussia: send hesse
        prussia: go berlin
        prussia: send schlesien
        prussia: go berlin
        expect army prussia berlin: 3
        """,
    )


def test_ruling_47_neither_giver_nor_taker_rides() -> None:
    found = rails("general prussia_1 hesse 2\ngeneral prussia_2 berlin 1", "prussia: send hesse\nprussia: go berlin")
    assert not [name for name in found if name.startswith("ride")]


def test_ruling_47_nor_does_one_that_has_ridden_give_or_take() -> None:
    """The general from Hesse has ridden to Schlesien; the one in Berlin has nobody to send to."""
    found = rails("general prussia_1 hesse 2\ngeneral prussia_2 berlin 1", "prussia: ride hesse\nprussia: go schlesien")
    assert not [name for name in found if name.startswith("send")]


def test_ruling_47_a_unit_needs_a_general_at_the_end_of_the_line() -> None:
    assert not [name for name in rails("general prussia_1 hesse 3") if name.startswith("send")]


def test_ruling_47_generals_that_gave_or_took_may_march() -> None:
    rails(
        "general prussia_1 hesse 2\ngeneral prussia_2 berlin 1",
        """
        prussia: send hesse
        prussia: go berlin
        prussia: march berlin
        prussia: go saxonia
        prussia: halt
        expect army prussia saxonia: 2
        legal prussia: march hesse
        """,
    )


def test_ruling_47_a_unit_on_the_rails_of_the_ally_needs_its_consent() -> None:
    position = (
        "ally austria prussia\ntrain schlesien-moravia\ngeneral prussia_1 berlin 2\ngeneral prussia_2 moravia 0\n"
    )
    actions = """
        prussia: send berlin
        prussia: go moravia
        expect prompt austria: allow-unit other=prussia origin=berlin territory=moravia
        """
    rails(position, actions + "austria: yes\nexpect army prussia moravia: 1\nexpect army prussia berlin: 1")
    rails(position, actions + "austria: no\nexpect army prussia moravia: 0\nillegal prussia: send berlin")
    # One answer is good for all units of a way: the ally is not asked again and again.
    again = "austria: yes\nprussia: send berlin\nprussia: go moravia\nexpect acting: prussia\n"
    rails(position, actions + again + "expect army prussia moravia: 2")
    rails(
        position,
        actions + "austria: permit rails_never\nexpect army prussia moravia: 0\nexpect permits austria rails: never",
    )


# --- enemies ---


def test_ruling_48_a_place_with_a_general_at_war_is_neither_crossed_nor_ended_in() -> None:
    """An Austrian general alone in Berlin: Prussia controls it, and its trains go round it nowhere."""
    position = "general prussia_1 hesse 2\ngeneral austria_1 berlin 0\ngeneral prussia_2 schlesien 2\n"
    assert rails(position, "prussia: ride hesse") == ["go magdeburg"]
    found = rails(position)
    assert "send hesse" not in found
    assert "send schlesien" not in found


def test_ruling_48_a_general_of_the_ally_is_no_obstacle() -> None:
    found = rails("ally austria prussia\ngeneral prussia_1 hesse 2\ngeneral austria_1 berlin 0", "prussia: ride hesse")
    assert {"go berlin", "go schlesien"} <= set(found)


def test_ruling_48_a_ride_places_no_garrison() -> None:
    """Only at home afterwards, by choice of the power (8.5.6)."""
    position = "train hesse-rheinland\ngarrison prussia rheinland\ngeneral prussia_1 berlin 2"
    g = table(position, MOVES, "prussia: envoy italy\nprussia: ride berlin\nprussia: go hannover")
    assert "garrison-placed" not in happened(g)
    assert "garrison hannover" in options(g)
