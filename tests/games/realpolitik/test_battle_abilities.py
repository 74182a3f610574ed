"""What each value of a battle card can do (R66-R70)."""

from __future__ import annotations

from tests.games.realpolitik.battles import battle, discard_values, options

DUEL = """
    general prussia_1 bohemia 3
    general austria_1 bohemia 3
    attack prussia_1
"""
FACING_TWO_PILES = """
    general prussia_1 bohemia 3
    general austria_1 bohemia 2
    general austria_2 wien 1
    hand austria 5 4 2
    attack prussia_1
"""


# --- 1 ---


def test_card_1_strikes_a_card() -> None:
    g = battle(
        DUEL + "hand prussia 2 1\nhand austria 5",
        """
        prussia: play 2
        austria: play 5
        prussia: play-to-discard
        expect event: card-shown power=prussia value=1 morale=3
        expect event: card-struck power=austria territory=bohemia value=5
        expect event: battle-decided attack=7 defence=4
        """,
    )
    assert 5 in discard_values(g, "austria")


def test_ruling_66_a_1_played_face_down_is_a_plain_card() -> None:
    battle(
        DUEL + "hand prussia 1\nhand austria 5",
        """
        prussia: play 1
        austria: play 5
        expect event: battle-decided attack=5 defence=9
        """,
    )


def test_ruling_66_without_a_target_a_1_and_a_3_only_go_face_down() -> None:
    battle(
        DUEL + "hand prussia 1 3",
        """
        legal only prussia: pass, play 1, play 3
        illegal prussia: play-to-discard rule 9.3.3
        illegal prussia: play-to-reveal rule 9.3.3
        """,
    )


def test_ruling_67_a_struck_card_stays_paid_for_and_its_slot_spent() -> None:
    battle(
        """
        general prussia_1 bohemia 2
        general austria_1 bohemia 1
        hand prussia 4 1
        hand austria 5 4
        attack prussia_1
        """,
        """
        prussia: play 4
        austria: play 5
        prussia: play-to-discard
        expect morale austria: 4
        expect event: battle-decided attack=8 defence=2
        """,
    )


def test_ruling_67_any_opposing_pile_and_card_seen_or_not() -> None:
    g = battle(
        FACING_TWO_PILES + "hand prussia 3 2 1",
        """
        austria: support wien
        prussia: play 2
        austria: play 5
        austria: play 2
        prussia: play-to-reveal
        prussia: target austria_1
        expect event: card-turned power=austria territory=bohemia value=5
        austria: play 4
        prussia: play-to-discard
        legal only prussia: target austria_1, target austria_2
        prussia: target austria_1
        """,
    )
    assert options(g) == ["card 1", "card 2"]
    face_up, face_down = g.clone(), g.clone()
    face_up.play(2, g.game.actions.parse("card 1"))
    assert discard_values(face_up, "austria") == [2, 4, 5]
    face_down.record()
    face_down.play(2, g.game.actions.parse("card 2"))
    assert face_down.log is not None
    assert "CardStruck(power=0, territory=" in str(face_down.log.entries[0].event)
    assert "value=4" in str(face_down.log.entries[0].event)


def test_ruling_67_an_effect_that_was_used_is_not_undone() -> None:
    """Austria's face-up 1 has struck a 5; to strike the 1 does not bring the 5 back."""
    battle(
        DUEL + "hand prussia 5 1\nhand austria 1",
        """
        prussia: play 5
        austria: play-to-discard
        expect event: card-struck power=prussia value=5
        prussia: play-to-discard
        expect event: card-struck power=austria value=1
        expect event: battle-decided attack=5 defence=4
        """,
    )


def test_ruling_67_a_struck_5_costs_no_morale() -> None:
    battle(
        DUEL + "hand prussia 4 1\nhand austria 5\nmorale austria 5",
        """
        prussia: play 4
        austria: play 5
        prussia: play-to-discard
        expect event: battle-decided attack=9 defence=4 outcome=attack
        austria: capital
        expect morale austria: 4
        """,
    )


def test_a_card_cannot_be_turned_on_its_own_side() -> None:
    battle(
        """
        general prussia_1 bohemia 2
        general prussia_2 saxonia 1
        garrison austria bohemia
        hand prussia 1 3
        attack prussia_1
        """,
        """
        prussia: support saxonia
        prussia: play 1
        legal only prussia: pass, play 3
        """,
    )


# --- 2 ---


def test_card_2_counts_3_where_its_owner_controls() -> None:
    battle(
        DUEL + "garrison austria bohemia\nhand prussia 2\nhand austria 2",
        """
        prussia: play 2
        austria: play 2
        expect event: battle-decided attack=6 defence=8
        """,
    )


def test_card_2_counts_3_in_ones_own_home() -> None:
    battle(
        """
        general prussia_1 wien 1
        general austria_1 wien 1
        hand austria 2
        attack prussia_1
        """,
        "austria: play 2\nexpect event: battle-decided attack=2 defence=5",
    )


def test_card_2_counts_3_for_an_attacker_that_controls() -> None:
    """An enemy general in one's home without a garrison does not change control."""
    battle(
        """
        general austria_1 wien 1
        general prussia_1 wien 1
        hand austria 2
        hand prussia 2
        attack austria_1
        """,
        "austria: play 2\nprussia: play 2\nexpect event: battle-decided attack=5 defence=4",
    )


def test_ruling_68_the_allys_control_does_not_help() -> None:
    battle(
        DUEL + "garrison austria bohemia\ngeneral italy_1 bohemia 1\nally austria italy\nhand italy 2",
        "italy: play 2\nexpect event: battle-decided attack=4 defence=9",
    )


# --- 3 ---


def test_card_3_reveals_a_card() -> None:
    g = battle(
        DUEL + "hand prussia 2 3\nhand austria 5 4",
        """
        prussia: play 2
        austria: play 5
        prussia: play-to-reveal
        expect event: card-turned power=austria territory=bohemia value=5
        """,
    )
    cards = [general["cards"] for general in g.view(2)["board"]["battle"]["generals"] if general["power"] == "austria"]
    assert cards == [[{"value": 5, "up": True}]]


def test_ruling_66_a_3_counts_face_up_as_well() -> None:
    battle(
        DUEL + "hand prussia 2 3\nhand austria 5",
        """
        prussia: play 2
        austria: play 5
        prussia: play-to-reveal
        expect event: battle-decided attack=9 defence=9
        """,
    )


def test_card_3_does_not_choose_a_card_that_lies_open() -> None:
    battle(
        FACING_TWO_PILES + "hand prussia 3 3 3",
        """
        austria: support wien
        prussia: play 3
        austria: play 5
        austria: play 4
        prussia: play-to-reveal
        prussia: target austria_2
        expect event: card-turned territory=wien value=4
        austria: play 2
        prussia: play-to-reveal
        legal only prussia: card 1, card 2
        prussia: card 2
        expect event: card-turned territory=bohemia value=2
        """,
    )


def test_card_3_needs_a_card_that_lies_face_down() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general austria_1 bohemia 1
        hand prussia 2 3 3
        hand austria 5
        attack prussia_1
        """,
        """
        prussia: play 2
        austria: play 5
        prussia: play-to-reveal
        legal only prussia: pass, play 3
        """,
    )


# --- 4 ---


def test_card_4_a_pair_in_one_pile_adds_1() -> None:
    battle(
        DUEL + "hand prussia 4 4 4\nhand austria 4",
        """
        prussia: play 4
        austria: play 4
        prussia: play 4
        prussia: play 4
        expect event: pile-revealed power=prussia strength=13
        expect event: pile-revealed power=austria strength=4
        expect event: battle-decided attack=17 defence=8
        """,
    )


def test_ruling_69_4s_in_different_piles_are_no_pair() -> None:
    battle(
        """
        general prussia_1 bohemia 1
        general prussia_2 saxonia 1
        garrison austria bohemia
        hand prussia 4 4
        attack prussia_1
        """,
        """
        prussia: support saxonia
        prussia: play 4
        prussia: play 4
        expect event: battle-decided attack=10 defence=1
        """,
    )


# --- 5 ---


def test_card_5_costs_a_morale_more_in_defeat() -> None:
    battle(
        DUEL + "hand prussia 5 4\nhand austria 5\nmorale austria 5\nmorale prussia 5",
        """
        prussia: play 5
        austria: play 5
        prussia: play 4
        expect event: battle-decided attack=13 defence=9
        austria: capital
        expect morale austria: 3
        expect morale prussia: 3
        """,
    )


def test_ruling_70_supporters_of_the_beaten_side_pay_for_their_own_5s() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general austria_1 bohemia 0
        general italy_1 wien 2
        general austria_2 moravia 1
        ally austria italy
        hand prussia 5 4 4
        hand italy 5 5
        hand austria 1
        attack prussia_1
        """,
        """
        austria: support moravia
        italy: support wien
        prussia: play 5
        austria: play 1
        italy: play 5
        prussia: play 4
        italy: pass
        prussia: play 4
        expect event: battle-decided attack=18 defence=7
        prussia: done
        expect morale italy: 3
        expect morale austria: 4
        expect morale prussia: 2
        """,
    )


def test_ruling_70_morale_stops_at_0() -> None:
    battle(
        DUEL + "hand prussia 5 5 4\nhand austria 5 5\nmorale austria 2",
        """
        prussia: play 5
        austria: play 5
        prussia: play 5
        austria: play 5
        prussia: play 4
        austria: off-map
        expect morale austria: 0
        """,
    )


def test_ruling_70_a_draw_costs_nothing() -> None:
    battle(
        DUEL + "hand prussia 5\nhand austria 5",
        """
        prussia: play 5
        austria: play 5
        expect event: battle-decided outcome=draw
        expect morale prussia: 4
        expect morale austria: 4
        """,
    )
