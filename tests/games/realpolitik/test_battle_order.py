"""Which battles there are and in which order they are fought (R58, R61, R103)."""

from __future__ import annotations

from tests.games.realpolitik.battles import asked, battle, happened, options

TWO_BATTLES = """
    general prussia_1 bohemia 3
    general prussia_2 saxonia 3
    general austria_1 bohemia 1
    garrison austria saxonia
    attack prussia_1 prussia_2
"""


def test_ruling_58_the_mover_chooses_the_order() -> None:
    g = battle(TWO_BATTLES)
    assert asked(g) == "prussia"
    assert options(g) == ["battle bohemia", "battle saxonia"]
    for first, second in (("bohemia", "saxonia"), ("saxonia", "bohemia")):
        g = battle(TWO_BATTLES, f"prussia: battle {first}\nexpect event: battle-began territory={first}")
        while g.battles:
            (seat,) = g.waiting
            g.play(seat, g.legal(seat)[-1])
        assert g.log is not None
        began = [entry.event for entry in g.log.entries if type(entry.event).__name__ == "BattleBegan"]
        fought = [g.game.nouns.id("territory", vars(event)["territory"]) for event in began]
        assert fought == [first, second]


def test_ruling_103_the_next_battle_is_named_when_the_last_is_over() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 3
        general prussia_3 thuringen 3
        garrison austria bohemia
        garrison austria saxonia
        garrison austria thuringen
        attack prussia_1 prussia_2 prussia_3
        """,
        """
        legal only prussia: battle bohemia, battle saxonia, battle thuringen
        prussia: battle saxonia
        illegal prussia: battle bohemia rule 9.4.2
        prussia: garrison saxonia
        legal only prussia: battle bohemia, battle thuringen
        prussia: battle thuringen
        prussia: done
        expect event: battle-began territory=bohemia
        """,
    )


def test_one_battle_needs_no_question() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        garrison austria bohemia
        attack prussia_1
        """,
        """
        expect event: battle-began territory=bohemia
        expect prompt prussia: garrison-conquest
        """,
    )


def test_no_battle_no_question() -> None:
    g = battle(
        """
        general prussia_1 bohemia 3
        garrison austria bohemia
        attack prussia_1
        """,
        """
        set battles: none
        stack ResolveBattles power=prussia then Turn
        expect contested: none
        """,
    )
    assert "battle-began" not in happened(g)


def test_ruling_61_who_will_fight_later_supports_nobody_before() -> None:
    """Neither the attacker of the second battle nor the general that it attacks."""
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 3
        general austria_1 bohemia 1
        general austria_2 saxonia 1
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        expect event: battle-decided territory=bohemia attack=4 defence=2
        """,
    )


def test_ruling_61_who_supported_supports_no_more() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 thuringen 3
        general prussia_3 saxonia 3
        garrison austria bohemia
        garrison austria thuringen
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        prussia: support saxonia
        prussia: done
        expect event: battle-began territory=thuringen
        expect event: battle-decided territory=thuringen
        """,
    )


def test_ruling_103_who_declined_may_support_a_later_battle() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 thuringen 3
        general prussia_3 saxonia 3
        garrison austria bohemia
        garrison austria thuringen
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        prussia: done
        prussia: done
        expect prompt prussia: declare-support territory=thuringen
        legal only prussia: done, support saxonia
        """,
    )


def test_ruling_103_who_has_fought_supports_nobody_afterwards() -> None:
    """A general that won in Bohemia, next to Saxony, and one that drew and fell back to Silesia, next to it too."""
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 3
        garrison austria bohemia
        garrison austria saxonia
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        prussia: done
        expect event: battle-decided territory=saxonia
        """,
    )
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 3
        garrison austria bohemia
        fortress bohemia
        garrison austria saxonia
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        expect event: battle-decided territory=bohemia outcome=draw
        prussia: retreat schlesien
        expect place prussia_1: schlesien
        expect units prussia_1: 2
        expect event: battle-decided territory=saxonia
        """,
    )
