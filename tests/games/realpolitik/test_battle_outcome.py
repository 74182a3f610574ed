"""What a battle costs: losses, cards, draws, and what becomes of the beaten (R72-R74, R99, R112)."""

from __future__ import annotations

from tests.games.realpolitik.battles import asked, battle, discard_values, hand_values, happened, options, track

CONQUEST = """
    general prussia_1 bohemia 3
    general austria_1 bohemia 2
    attack prussia_1
"""


def test_ruling_72_everybody_in_the_battle_loses_a_unit() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 2
        general prussia_3 schlesien 2
        general austria_1 bohemia 0
        general austria_2 wien 1
        attack prussia_1
        """,
        """
        prussia: support saxonia
        prussia: done
        austria: support wien
        prussia: done
        expect units prussia_1: 2
        expect units prussia_2: 1
        expect units prussia_3: 2
        expect units austria_2: 0
        expect place austria_2: wien
        """,
    )


def test_ruling_72_each_power_that_played_draws_one_card() -> None:
    g = battle(
        CONQUEST + "hand prussia 1 1 2\nhand austria 3",
        """
        prussia: play 1
        austria: pass
        prussia: play 1
        prussia: pass
        austria: capital
        expect event: cards-drawn power=prussia cards=1
        """,
    )
    assert len(hand_values(g, "prussia")) == 2
    assert hand_values(g, "austria") == [3]


def test_ruling_72_a_power_whose_card_was_struck_draws_too() -> None:
    g = battle(
        """
        general prussia_1 bohemia 3
        general austria_1 bohemia 1
        hand prussia 1 2
        hand austria 3
        attack prussia_1
        """,
        """
        prussia: play 2
        austria: play 3
        prussia: play-to-discard
        expect event: card-struck power=austria value=3
        austria: off-map
        """,
    )
    assert len(hand_values(g, "austria")) == 1


def test_ruling_99_the_cards_of_the_battle_may_be_shuffled_in() -> None:
    """The deck is empty: what was just played comes back."""
    g = battle(
        CONQUEST + "hand prussia 1 1 2 2 2 3 3 3 4 4 4 5 5",
        """
        expect prussian_deck: none
        prussia: play 5
        prussia: pass
        austria: off-map
        expect event: deck-shuffled power=prussia
        expect event: cards-drawn power=prussia cards=1
        """,
    )
    assert hand_values(g, "prussia") == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    assert not discard_values(g, "prussia")


def test_ruling_99_no_refill_before_a_draw_is_due() -> None:
    """One card is left in the deck: it is drawn, and the deck stays empty."""
    g = battle(
        CONQUEST + "hand prussia 1 1 2 2 2 3 3 3 4 4 4 5",
        """
        prussia: play 4
        prussia: pass
        austria: off-map
        expect prussian_deck: none
        """,
    )
    assert discard_values(g, "prussia") == [4]
    assert hand_values(g, "prussia").count(5) == 2


def test_ruling_73_a_draw_drives_the_attacker_back_and_changes_nothing_else() -> None:
    g = battle(
        """
        general prussia_1 bohemia 2
        general austria_1 bohemia 1
        garrison austria bohemia
        attack prussia_1
        """,
        """
        expect event: battle-decided attack=3 defence=3 outcome=draw
        prussia: retreat schlesien
        expect place prussia_1: schlesien
        expect units prussia_1: 1
        expect place austria_1: bohemia
        expect units austria_1: 0
        expect garrison bohemia: austria
        expect influence prussia: 0
        expect influence austria: 0
        """,
    )
    assert track(g) == ["austria", "france", "italy", "prussia"]
    assert "prestige-rose" not in happened(g)


def test_ruling_73_off_the_map_the_units_are_lost() -> None:
    battle(
        """
        general prussia_1 bohemia 2
        garrison austria bohemia
        general austria_1 bohemia 1
        attack prussia_1
        """,
        """
        prussia: off-map
        expect place prussia_1: none
        expect units prussia_1: 0
        expect tokens prussia: 28
        """,
    )


def test_ruling_74_the_beaten_lose_all_units_and_choose_capital_or_off_map() -> None:
    g = battle(CONQUEST)
    assert asked(g) == "austria"
    assert options(g) == ["capital", "off-map"]
    battle(CONQUEST, "austria: capital\nexpect place austria_1: wien\nexpect units austria_1: 0")
    battle(CONQUEST, "austria: off-map\nexpect place austria_1: none\nexpect units austria_1: 0")


def test_ruling_74_a_general_of_anybody_blocks_the_capital() -> None:
    for other in ("austria_2", "italy_1"):
        battle(
            CONQUEST + f"general {other} wien 1\nally austria italy",
            """
            expect prompt austria: declare-support
            austria: done
            expect place austria_1: none
            """
            if other == "austria_2"
            else """
            italy: done
            expect place austria_1: none
            """,
        )


def test_ruling_74_a_capital_under_foreign_control_is_closed() -> None:
    g = battle(CONQUEST + "garrison italy wien")
    assert asked(g) == "prussia"
    assert g.place[0] == -1


def test_ruling_74_a_beaten_garrison_is_removed() -> None:
    battle(
        CONQUEST.replace("austria_1 bohemia 2", "austria_1 bohemia 1") + "garrison austria bohemia",
        """
        expect event: garrison-lost power=austria territory=bohemia
        austria: off-map
        prussia: done
        expect garrison bohemia: none
        expect tokens austria: 28
        """,
    )


def test_ruling_74_a_beaten_attacker_has_the_same_choice() -> None:
    battle(
        """
        general prussia_1 bohemia 0
        general austria_1 bohemia 3
        attack prussia_1
        """,
        """
        expect event: battle-decided outcome=defence
        legal only prussia: capital, off-map
        prussia: capital
        expect place prussia_1: berlin
        expect place austria_1: bohemia
        expect units austria_1: 2
        """,
    )


def test_ruling_74_beaten_supporters_stay() -> None:
    battle(
        """
        general prussia_1 bohemia 0
        general prussia_2 saxonia 2
        general austria_1 bohemia 3
        attack prussia_1
        """,
        """
        prussia: support saxonia
        prussia: off-map
        expect place prussia_2: saxonia
        expect units prussia_2: 1
        """,
    )


def test_ruling_112_several_owners_choose_in_prestige_order() -> None:
    position = """
        general prussia_1 bohemia 3
        general austria_1 bohemia 0
        general italy_1 bohemia 0
        ally austria italy
        attack prussia_1
    """
    for first, second in (("austria", "italy"), ("italy", "austria")):
        battle(
            position + f"prestige {first} {second}",
            f"""
            expect acting: {first}
            {first}: capital
            expect acting: {second}
            {second}: capital
            expect place austria_1: wien
            expect place italy_1: liguria
            """,
        )


def test_ruling_112_a_general_beaten_in_its_own_capital_goes_off_map() -> None:
    battle(
        """
        general prussia_1 wien 3
        general austria_1 wien 0
        attack prussia_1
        """,
        "expect acting: prussia\nexpect place austria_1: none",
    )
    battle(
        """
        general austria_1 wien 0
        general prussia_1 wien 3
        attack austria_1
        """,
        "expect event: battle-decided outcome=defence\nexpect place austria_1: none",
    )


def test_ruling_112_the_choice_comes_before_the_next_battle() -> None:
    battle(
        CONQUEST + "general prussia_2 saxonia 3\ngarrison austria saxonia\nattack prussia_2",
        """
        prussia: battle bohemia
        expect acting: austria
        austria: capital
        prussia: done
        expect event: battle-began territory=saxonia
        """,
    )


def test_a_battle_leaves_no_trace_but_its_outcome() -> None:
    g = battle(CONQUEST + "hand prussia 1", "prussia: play 1\naustria: off-map\nprussia: done")
    assert (g.contested, g.attacker, g.holder, g.battles) == (-1, -1, -1, ())
    assert not any(g.side + g.slots + g.passed + g.broken)
    assert g.committed == g.committed_to == g.face_up == ()
