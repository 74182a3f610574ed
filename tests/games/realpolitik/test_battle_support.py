"""Support (R37, R60, R102, R103)."""

from __future__ import annotations

from tests.games.realpolitik.battles import asked, battle, happened, options

BOHEMIA = """
    general prussia_1 bohemia 3
    garrison austria bohemia
    attack prussia_1
"""


def test_ruling_60_the_attacking_side_declares_first() -> None:
    battle(
        BOHEMIA + "general prussia_2 saxonia 1\ngeneral austria_1 wien 1\nprestige austria",
        """
        expect prompt prussia: declare-support side=attack
        prussia: support saxonia
        expect prompt austria: declare-support side=defence
        austria: support wien
        expect side prussia_2: 1
        expect side austria_1: 2
        """,
    )


def test_ruling_60_supporters_add_no_base_strength() -> None:
    battle(
        BOHEMIA + "general prussia_2 saxonia 3",
        """
        prussia: support saxonia
        expect event: battle-decided attack=4 defence=1
        """,
    )


def test_ruling_60_several_generals_of_a_power_may_support() -> None:
    g = battle(
        BOHEMIA
        + "general prussia_2 saxonia 1\ngeneral prussia_3 schlesien 1\ngeneral prussia_4 franken 1\nhand prussia 1",
        """
        prussia: support franken
        prussia: support saxonia
        """,
    )
    assert options(g) == ["done", "support schlesien"]


def test_ruling_60_only_next_to_the_battle_and_with_a_unit() -> None:
    g = battle(
        BOHEMIA
        + """
        general prussia_2 saxonia 0
        general prussia_3 berlin 3
        general prussia_4 schlesien 1
        """
    )
    assert options(g) == ["done", "support schlesien"]


def test_ruling_60_no_support_over_a_sea_lane() -> None:
    battle(
        """
        general france_1 sardinia 3
        general france_2 provence 3
        general italy_1 liguria 3
        garrison italy sardinia
        attack france_1
        """,
        "expect event: battle-decided territory=sardinia attack=4 defence=1",
    )


def test_ruling_37_an_ally_supports_if_it_likes() -> None:
    position = BOHEMIA + "general france_1 franken 2\nally france prussia\nhand france 5"
    g = battle(position)
    assert asked(g) == "france"
    assert options(g) == ["done", "support franken"]
    g = battle(position, "france: done\nexpect event: battle-decided attack=4 defence=1")
    assert "support-withheld" in happened(g)
    battle(position, "france: support franken\nexpect acting: france\nexpect prompt france: play-card place=franken")


def test_ruling_60_a_defenders_ally_may_support_it() -> None:
    g = battle(BOHEMIA + "general italy_1 tyrol 2\ngeneral italy_2 wien 2\nally austria italy")
    assert asked(g) == "italy"
    assert options(g) == ["done", "support wien"]


def test_no_support_from_powers_at_war_with_both() -> None:
    battle(
        BOHEMIA + "general france_1 franken 2\ngeneral italy_1 wien 2",
        "expect event: battle-decided attack=4 defence=1",
    )


def test_ruling_103_inside_a_side_in_prestige_order_and_a_declaration_stands() -> None:
    position = BOHEMIA + "general prussia_2 saxonia 1\ngeneral france_1 franken 1\nally france prussia\n"
    battle(
        position + "prestige france prussia",
        """
        expect acting: france
        france: support franken
        expect acting: prussia
        not asked france
        expect side france_1: 1
        """,
    )
    battle(position + "prestige prussia france", "expect acting: prussia\nprussia: done\nexpect acting: france")


def test_ruling_102_without_morale_or_cards_a_power_still_supports() -> None:
    """And it shares the loss of a unit and the influence."""
    battle(
        BOHEMIA + "general austria_1 bohemia 1\ngeneral france_1 franken 2\nally france prussia\nmorale france 0",
        """
        france: support franken
        austria: off-map
        prussia: done
        expect units france_1: 1
        expect influence france: 1
        expect influence prussia: 1
        """,
    )


def test_declaring_support_can_be_taken_back_until_somebody_else_is_asked() -> None:
    g = battle(BOHEMIA + "general prussia_2 saxonia 1\ngeneral prussia_3 schlesien 1\ngeneral austria_1 wien 1")
    floor = g.floor
    g.play(2, g.game.actions.parse("support saxonia"))
    assert g.floor == floor < g.ply
    g.play(2, g.game.actions.parse("done"))
    assert g.floor == g.ply
