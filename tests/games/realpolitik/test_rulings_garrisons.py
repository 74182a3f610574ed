"""Garrisons on entering, on leaving and on the way (8.5.6; R54 to R56)."""

from __future__ import annotations

from tests.games.realpolitik.battles import happened, options
from tests.games.realpolitik.positions import moving, table


def test_ruling_54_on_entering_on_leaving_and_both() -> None:
    moving(
        "austria",
        "general austria_1 bavaria 3",
        """
        austria: march bavaria
        austria: garrison bavaria
        austria: go bohemia
        austria: garrison bohemia
        expect army austria bohemia: 1
        expect control bavaria: austria
        expect control bohemia: austria
        """,
    )


def test_ruling_54_in_every_territory_of_a_strategic_move_as_units_allow() -> None:
    moving(
        "austria",
        "general austria_1 moravia 3",
        """
        austria: march moravia
        austria: garrison moravia
        austria: go wien
        austria: garrison wien
        austria: go tyrol
        austria: garrison tyrol
        legal only austria: halt, go karinthia, go wien
        austria: halt
        expect army austria tyrol: 0
        expect control wien: austria
        expect tokens austria: 25
        """,
    )


def test_ruling_54_without_units_there_is_no_garrison() -> None:
    found = moving("austria", "general austria_1 tyrol 0", "austria: march tyrol\naustria: go wien")
    assert not [name for name in found if name.startswith("garrison")]


def test_ruling_54_not_in_the_allys_home_neither_entering_nor_leaving() -> None:
    """The general stands in Berlin, goes to Schlesien, both Prussian; Bohemia is free to take."""
    g = table(
        "ally austria prussia\ngeneral austria_1 schlesien 2",
        "Move power=austria",
        "set permits prussia enter: always\naustria: envoy france\naustria: march schlesien",
    )
    assert "garrison schlesien" not in options(g)
    g.play(0, g.game.actions.parse("go berlin"))
    assert "garrison berlin" not in options(g)


def test_ruling_54_a_general_that_stands_abroad_does_not_garrison() -> None:
    found = moving("austria", "general austria_1 bohemia 2\ngeneral austria_2 paris 2")
    assert not [name for name in found if name.startswith("garrison")]


def test_ruling_54_a_general_that_stands_at_home_does() -> None:
    moving(
        "austria",
        "general austria_1 wien 2",
        """
        austria: garrison wien
        expect control wien: austria
        expect garrison wien: austria
        expect army austria wien: 1
        """,
    )


def test_ruling_55_where_a_battle_will_follow_the_flip_waits_for_the_victory() -> None:
    moving(
        "austria",
        "general austria_1 wien 3\ngeneral prussia_1 bohemia 0",
        """
        austria: march wien
        legal austria: garrison wien
        austria: go bohemia
        expect event: battle-began territory=bohemia
        """,
    )


def test_ruling_55_no_second_garrison_and_the_allys_blocks_too() -> None:
    position = "ally austria italy\ngeneral austria_1 wien 2\ngarrison {power} bohemia"
    for power in ("austria", "italy"):
        found = moving(
            "austria",
            position.format(power=power),
            "austria: march wien\naustria: go bohemia",
        )
        assert "garrison bohemia" not in found
        assert "halt" in found


def test_ruling_56_an_empty_rival_home_is_taken_by_entering_and_garrisoning() -> None:
    g = table(
        "general austria_1 moravia 1",
        "Move power=austria",
        """
        austria: envoy france
        austria: march moravia
        austria: go schlesien
        austria: garrison schlesien
        expect control schlesien: austria
        """,
    )
    assert "battle-began" not in happened(g)


def test_ruling_56_a_general_alone_does_not_change_control() -> None:
    moving(
        "austria",
        "general austria_1 moravia 1",
        "austria: march moravia\naustria: go schlesien\naustria: halt\nexpect control schlesien: prussia",
    )
