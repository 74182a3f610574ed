"""What the board does when statuses change (10; R80 to R84, R105, R106)."""

from __future__ import annotations

import pytest

from tests.games.realpolitik.battles import happened
from tests.games.realpolitik.positions import table, told

ALLY = """
austria: entreat prussia
prussia: entreat austria
france: entreat italy
italy: entreat prussia
"""
BREAK = """
austria: entreat france
prussia: entreat france
france: entreat italy
italy: entreat austria
"""


def allied(position: str, actions: str = "") -> None:
    """Austria and Prussia become allies."""
    table(position, "DiplomacyPhase", ALLY + actions)


# --- from war to alliance ---


def test_ruling_80_a_garrison_in_a_home_of_the_new_ally_becomes_a_unit() -> None:
    allied(
        "garrison prussia moravia\ngeneral prussia_1 berlin 1",
        """
        expect event: garrison-joined power=prussia territory=moravia joined=berlin
        expect army prussia berlin: 2
        expect control moravia: austria
        """,
    )


def test_ruling_80_both_new_allies_give_back_what_they_hold() -> None:
    allied(
        """
        garrison prussia moravia
        general prussia_1 berlin 1
        garrison austria schlesien
        general austria_1 wien 0
        """,
        """
        expect army prussia berlin: 2
        expect army austria wien: 1
        expect control moravia: austria
        expect control schlesien: prussia
        """,
    )


def test_ruling_80_the_owner_chooses_among_generals_with_room_at_any_distance() -> None:
    allied(
        """
        garrison prussia moravia
        general prussia_1 berlin 1
        general prussia_2 sardinia 2
        general prussia_3 paris 3
        """,
        """
        expect prompt prussia: join-general power=prussia territory=moravia
        legal only prussia: join berlin, join sardinia
        prussia: join sardinia
        expect army prussia sardinia: 3
        expect army prussia berlin: 1
        """,
    )


def test_ruling_80_without_room_it_becomes_one_money() -> None:
    allied(
        "garrison prussia moravia\ngeneral prussia_1 berlin 3\nmoney prussia 4",
        """
        expect event: garrison-paid power=prussia territory=moravia
        expect money prussia: 5
        expect army prussia berlin: 3
        expect tokens prussia: 25
        """,
    )


def test_ruling_80_without_a_general_on_the_map_it_becomes_money_too() -> None:
    allied("garrison prussia moravia", "expect money prussia: 1")


def test_ruling_80_garrisons_outside_the_allys_homes_stay() -> None:
    allied(
        "garrison prussia bohemia\ngarrison prussia lombardia\ngarrison prussia paris\ngeneral prussia_1 berlin 0",
        """
        expect control bohemia: prussia
        expect control lombardia: prussia
        expect control paris: prussia
        expect army prussia berlin: 0
        """,
    )


def test_ruling_80_a_fortress_stays_in_the_home() -> None:
    allied(
        "garrison prussia moravia\nfortress moravia", "expect fortress moravia: yes\nexpect control moravia: austria"
    )


VISIT = "general prussia_1 wien 2\n"


def test_ruling_80_a_general_stays_if_the_home_power_agrees() -> None:
    allied(
        VISIT,
        """
        expect acting: austria
        expect prompt austria: allow-stay other=prussia territory=wien
        austria: yes
        expect event: stay-granted power=austria other=prussia territory=wien
        expect army prussia wien: 2
        """,
    )


def test_ruling_80_otherwise_it_goes_to_the_nearest_eligible_place_or_off_the_map() -> None:
    """Schlesien is two steps from Wien; the other homes are farther away."""
    allied(VISIT, "austria: no\nlegal only prussia: off-map, retreat schlesien\nprussia: retreat schlesien")
    allied(VISIT, "austria: no\nprussia: off-map\nexpect off_map prussia: 4\nexpect tokens prussia: 28")


def test_a_retreat_or_a_garrison_of_chapter_10_cites_chapter_10() -> None:
    allied(VISIT, "austria: no\nillegal prussia: retreat berlin rule 10.1")
    apart = "ally austria prussia\ngeneral austria_1 bohemia 3\ngeneral prussia_1 bohemia 1\ngarrison prussia schlesien"
    entreaties = "austria: entreat france\nprussia: entreat italy\nfrance: entreat prussia\nitaly: entreat prussia\n"
    table(apart, "DiplomacyPhase", entreaties + "illegal prussia: retreat berlin rule 10.2")


def test_a_broken_alliance_tells_the_strengths_that_decide() -> None:
    entreaties = "austria: entreat france\nprussia: entreat italy\nfrance: entreat prussia\nitaly: entreat prussia\n"
    apart = "ally austria prussia\ngeneral austria_1 bohemia 3\ngeneral prussia_1 bohemia {units}\n"
    met = "expect event: former-allies-met power=austria strength=4 other=prussia other_strength={n} territory=bohemia"
    table(apart.format(units=1), "DiplomacyPhase", entreaties + met.format(n=2) + " leaves=prussia by=strength")
    garrisoned = apart.format(units=2) + "garrison prussia bohemia\n"
    table(garrisoned, "DiplomacyPhase", entreaties + met.format(n=4) + " leaves=austria by=garrison")


def test_ruling_80_a_standing_answer_is_not_asked_for() -> None:
    stay = "set permits austria stay: {mode}\n" + ALLY
    table(VISIT, "DiplomacyPhase", stay.format(mode="always") + "expect turn: 1\nexpect army prussia wien: 2")
    table(VISIT, "DiplomacyPhase", stay.format(mode="never") + "legal only prussia: off-map, retreat schlesien")


def test_ruling_80_a_general_in_a_disputed_place_is_not_concerned() -> None:
    allied("general prussia_1 bohemia 2\ngarrison prussia bohemia", "expect turn: 1\nexpect army prussia bohemia: 2")


def test_ruling_105_first_all_garrisons_of_a_power_then_its_generals() -> None:
    """The general takes both garrisons over before Austria is asked whether it may stay."""
    g = table(
        "garrison prussia wien\ngarrison prussia moravia\ngeneral prussia_1 wien 1",
        "DiplomacyPhase",
        ALLY + "expect prompt austria: allow-stay territory=wien\nexpect army prussia wien: 3",
    )
    assert happened(g).count("garrison-joined") == 2


def test_ruling_105_money_only_if_no_general_on_the_map_has_room() -> None:
    """Two garrisons and room for one."""
    allied(
        "garrison prussia wien\ngarrison prussia moravia\ngeneral prussia_1 berlin 2",
        "expect army prussia berlin: 3\nexpect money prussia: 1",
    )


def test_ruling_105_an_alliance_that_is_renewed_adjusts_nothing() -> None:
    g = table("ally austria prussia\ngeneral prussia_1 wien 2", "DiplomacyPhase", ALLY + "expect turn: 1")
    assert not {"stay-granted", "stay-refused", "general-retreated"} & set(happened(g))


def test_example_4_the_variant_with_a_full_general() -> None:
    """The general in Wien has three units and there is no other: the garrison of Wien is worth a coin."""
    allied(
        """
        general prussia_1 wien 3
        garrison prussia wien
        garrison prussia bohemia
        general austria_1 saxonia 2
        garrison austria saxonia
        """,
        """
        expect money prussia: 1
        austria: no
        legal only prussia: off-map, retreat bohemia
        prussia: retreat bohemia
        expect army prussia bohemia: 3
        expect control wien: austria
        expect army austria saxonia: 2
        """,
    )


# --- from alliance to war ---

FORMER = "ally austria prussia\n"


def broken(position: str, actions: str = "") -> list[str]:
    """Austria and Prussia are no longer allies; what has happened."""
    return happened(table(FORMER + position, "DiplomacyPhase", BREAK + actions))


def test_ruling_81_the_weaker_side_retreats() -> None:
    broken(
        "general austria_1 bohemia 1\ngeneral prussia_1 bohemia 2",
        """
        expect prompt austria: retreat territory=bohemia units=1
        legal only austria: off-map, retreat moravia, retreat wien
        austria: retreat wien
        expect army austria wien: 1
        expect army prussia bohemia: 2
        """,
    )


def test_ruling_81_a_garrison_counts_with_its_general() -> None:
    """Two of the general and its unit and one of the garrison, against the three of the other."""
    broken(
        "general austria_1 bohemia 1\ngarrison austria bohemia\ngeneral prussia_1 bohemia 1",
        "expect prompt prussia: retreat territory=bohemia\nprussia: off-map\nexpect army austria bohemia: 1",
    )


def test_ruling_81_the_weaker_garrison_becomes_a_unit_of_any_general_with_room_before_the_retreat() -> None:
    """Austria has 1 + 0 + 1 against 1 + 3 and lifts its garrison to the general that has to go."""
    broken(
        "general austria_1 bohemia 0\ngarrison austria bohemia\ngeneral prussia_1 bohemia 3",
        """
        expect event: garrison-joined power=austria territory=bohemia joined=bohemia
        expect prompt austria: retreat territory=bohemia units=1
        austria: retreat moravia
        expect army austria moravia: 1
        expect control bohemia: none
        """,
    )


def test_ruling_81_a_lone_garrison_yields_to_a_stronger_general_and_becomes_money_without_room() -> None:
    keys = broken(
        "garrison austria bohemia\ngeneral prussia_1 bohemia 1",
        "expect control bohemia: none\nexpect money austria: 1\nexpect army prussia bohemia: 1\nexpect turn: 1",
    )
    assert "garrison-paid" in keys


def test_ruling_81_a_fortress_counts_with_the_garrison() -> None:
    """4 against 3."""
    broken(
        "garrison austria bohemia\nfortress bohemia\ngeneral prussia_1 bohemia 2",
        "expect prompt prussia: retreat territory=bohemia\nprussia: off-map\nexpect control bohemia: austria",
    )


def test_ruling_81_in_a_home_as_elsewhere() -> None:
    broken(
        "general austria_1 wien 0\ngeneral prussia_1 wien 3",
        "expect prompt austria: retreat territory=wien\naustria: off-map\nexpect army prussia wien: 3",
    )


def test_ruling_81_no_battle_and_no_influence_come_of_it() -> None:
    g = table(
        FORMER + "general austria_1 bohemia 1\ngeneral prussia_1 bohemia 3",
        "DiplomacyPhase",
        BREAK + "austria: off-map",
    )
    assert g.influence == (0, 0, 0, 0)
    assert "battle-began" not in happened(g)


def test_ruling_82_of_equals_the_side_with_the_garrison_is_the_stronger() -> None:
    broken(
        "general austria_1 bohemia 1\ngarrison austria bohemia\ngeneral prussia_1 bohemia 2",
        "expect prompt prussia: retreat territory=bohemia",
    )
    broken("garrison austria bohemia\ngeneral prussia_1 bohemia 0", "expect prompt prussia: retreat territory=bohemia")


@pytest.mark.parametrize(
    ("dice", "leaves"), [("2 5", "austria"), ("5 2", "prussia"), ("4 4 1 1 6 3", "prussia"), ("3 3 1 2", "austria")]
)
def test_ruling_82_without_a_garrison_dice_decide_and_equal_dice_are_rolled_again(dice: str, leaves: str) -> None:
    g = table(
        FORMER + "general austria_1 bohemia 2\ngeneral prussia_1 bohemia 2",
        "DiplomacyPhase",
        f"dice {dice}\n{BREAK}expect prompt {leaves}: retreat territory=bohemia units=2",
    )
    assert len(told(g, "lot-cast")) == 1


def test_ruling_83_a_general_alone_in_a_home_of_its_former_ally_stays() -> None:
    keys = broken(
        "general prussia_1 wien 2", "expect turn: 1\nexpect army prussia wien: 2\nexpect control wien: austria"
    )
    assert "battle-began" not in keys


def test_ruling_83_and_a_garrison_without_any_general_is_nobodys_concern() -> None:
    broken("garrison prussia bohemia\ngarrison austria saxonia", "expect turn: 1\nexpect control bohemia: prussia")


def test_ruling_84_new_alliances_come_before_broken_ones() -> None:
    """Austria leaves Prussia for Italy. Its general in Lazio asks to stay before the one in Bohemia retreats."""
    table(
        FORMER + "general austria_1 lazio 1\ngeneral austria_2 bohemia 0\ngeneral prussia_1 bohemia 3",
        "DiplomacyPhase",
        """
        austria: entreat italy
        italy: entreat austria
        prussia: entreat austria
        france: entreat austria
        expect prompt italy: allow-stay other=austria territory=lazio
        italy: yes
        expect prompt austria: retreat territory=bohemia
        """,
    )


@pytest.mark.parametrize(("first", "then"), [("france", "prussia"), ("prussia", "france")])
def test_ruling_84_broken_alliances_follow_the_prestige_of_those_who_retreat(first: str, then: str) -> None:
    table(
        f"""
        ally austria prussia
        ally france italy
        prestige {first} {then}
        general austria_1 bohemia 3
        general prussia_1 bohemia 1
        general italy_1 savoy 3
        general france_1 savoy 1
        """,
        "DiplomacyPhase",
        f"""
        austria: entreat italy
        italy: entreat prussia
        prussia: entreat france
        france: entreat austria
        expect acting: {first}
        {first}: off-map
        expect acting: {then}
        """,
    )


@pytest.mark.parametrize(("first", "then"), [("prussia", "austria"), ("austria", "prussia")])
def test_ruling_84_new_alliances_follow_the_prestige_of_those_who_may_have_to_leave(first: str, then: str) -> None:
    """The power higher in prestige is looked at first: its general stands in the other's home."""
    table(
        f"prestige {first} {then}\ngeneral prussia_1 wien 1\ngeneral austria_1 berlin 1",
        "DiplomacyPhase",
        ALLY
        + f"""
        expect prompt {then}: allow-stay other={first}
        {then}: yes
        expect prompt {first}: allow-stay other={then}
        """,
    )


def test_ruling_84_later_retreats_see_earlier_ones() -> None:
    """Both Austrian generals would retreat to Venezia; the second finds the first there."""
    table(
        """
        ally austria italy
        garrison austria venezia
        garrison prussia tyrol
        garrison prussia karinthia
        garrison prussia dalmatia
        garrison prussia wien
        general austria_1 lombardia 0
        general italy_1 lombardia 2
        general austria_2 romagna 0
        general italy_2 romagna 2
        """,
        "DiplomacyPhase",
        """
        austria: entreat france
        italy: entreat france
        prussia: entreat france
        france: entreat prussia
        legal only austria: off-map, retreat venezia
        austria: retreat venezia
        illegal austria: retreat venezia
        austria: off-map
        """,
    )


def test_ruling_106_who_is_weaker_is_settled_before_the_first_piece_moves() -> None:
    """Prussia loses Saxonia, 1 against 2, and the dice in Bohemia; the unit that joins there comes too late."""
    g = table(
        """
        ally austria prussia
        garrison prussia saxonia
        general austria_1 saxonia 1
        general prussia_1 bohemia 1
        general austria_2 bohemia 1
        """,
        "DiplomacyPhase",
        "dice 6 1\n"
        + BREAK
        + """
        expect event: garrison-joined power=prussia territory=saxonia joined=bohemia
        expect prompt prussia: retreat territory=bohemia units=2
        """,
    )
    assert len(told(g, "lot-cast")) == 1


def test_ruling_106_the_broken_list_is_drawn_up_after_the_new_alliances_are_worked_through() -> None:
    """A garrison that came back as a unit makes Austria the stronger in Bohemia: 1 + 2 against 1 + 1."""
    table(
        FORMER + "garrison austria lazio\ngeneral austria_1 bohemia 1\ngeneral prussia_1 bohemia 1",
        "DiplomacyPhase",
        """
        austria: entreat italy
        italy: entreat austria
        prussia: entreat austria
        france: entreat austria
        expect event: garrison-joined power=austria territory=lazio joined=bohemia
        expect prompt prussia: retreat territory=bohemia
        """,
    )


def test_ruling_106_a_fortress_counts_only_with_a_garrison() -> None:
    broken(
        "fortress bohemia\ngeneral austria_1 bohemia 1\ngeneral prussia_1 bohemia 2",
        "expect prompt austria: retreat territory=bohemia",
    )


def test_ruling_59_base_strengths_of_generals_units_garrisons_and_fortresses() -> None:
    """General 1, each unit 1, garrison 1, with a fortress 4; allies in the place defend together."""
    strengths = {
        "general austria_1 bohemia 2": 3,
        "general austria_1 bohemia 0": 1,
        "garrison austria bohemia": 1,
        "garrison austria bohemia\nfortress bohemia": 4,
        "general austria_1 bohemia 3\ngarrison austria bohemia": 5,
        "general austria_1 bohemia 1\ngeneral italy_1 bohemia 2\nally austria italy\ngarrison italy bohemia": 6,
    }
    for defenders, strength in strengths.items():
        table(
            f"{defenders}\ngeneral prussia_1 saxonia 2",
            "Move power=prussia",
            f"""
            prussia: envoy france
            prussia: march saxonia
            prussia: go bohemia
            expect event: battle-began power=prussia territory=bohemia attack=3 defence={strength}
            """,
        )
