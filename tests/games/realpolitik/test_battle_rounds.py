"""Battles inside a movement action: rounds follow battles (R43, R101), and the help's own example of a battle."""

from __future__ import annotations

from tests.games.realpolitik.battles import battle

# The script goes on from a whole movement action instead of from battles that wait.
ACTION = "set battles: none\nstack Move power=prussia then EndTurn\n"


def test_ruling_101_a_general_that_drew_may_move_in_the_next_round() -> None:
    battle(
        """
        general prussia_1 schlesien 2
        general austria_1 bohemia 2
        attack prussia_1
        """,
        ACTION
        + """
        prussia: envoy france
        prussia: march schlesien
        prussia: go bohemia
        expect event: battle-decided outcome=draw
        prussia: retreat schlesien
        prussia: ask-round
        france: yes
        prussia: march schlesien
        prussia: go bohemia
        expect event: battle-decided outcome=draw
        """,
    )


def test_ruling_101_a_beaten_general_may_move_in_the_next_round() -> None:
    battle(
        """
        general prussia_1 schlesien 0
        general austria_1 bohemia 2
        attack prussia_1
        """,
        ACTION
        + """
        prussia: envoy france
        prussia: march schlesien
        prussia: go bohemia
        expect event: battle-decided outcome=defence
        prussia: capital
        prussia: ask-round
        france: yes
        legal prussia: march berlin
        """,
    )


def test_ruling_43_the_next_round_is_asked_for_after_all_battles() -> None:
    battle(
        """
        general prussia_1 schlesien 3
        general prussia_2 berlin 3
        garrison austria bohemia
        garrison austria saxonia
        attack prussia_1
        """,
        ACTION
        + """
        prussia: envoy france
        prussia: march schlesien
        prussia: go bohemia
        prussia: march berlin
        prussia: go saxonia
        prussia: battle saxonia
        prussia: done
        expect prompt prussia: garrison-conquest territory=bohemia
        prussia: done
        expect prompt prussia: ask-for-round
        """,
    )


def test_ruling_61_each_round_is_a_new_one_for_supporters() -> None:
    """The general in Saxony supports an attack in the first round and another in the second."""
    battle(
        """
        general prussia_1 schlesien 2
        general prussia_2 saxonia 3
        general austria_1 bohemia 2
        attack prussia_1
        """,
        ACTION
        + """
        prussia: envoy france
        prussia: march schlesien
        prussia: go bohemia
        prussia: done
        prussia: support saxonia
        expect event: battle-decided outcome=draw
        prussia: retreat schlesien
        prussia: ask-round
        france: yes
        prussia: march schlesien
        prussia: go bohemia
        prussia: done
        legal only prussia: support saxonia, done
        """,
    )


def test_the_example_of_the_help() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 schlesien 1
        general austria_1 bohemia 2
        general austria_2 moravia 2
        garrison austria bohemia
        hand prussia 4 4 2 3
        hand austria 5 2 3 1
        morale prussia 6
        morale austria 8
        attack prussia_1
        """,
        """
        prussia: support schlesien
        austria: support moravia
        prussia: play 4
        austria: play 5
        prussia: play 3
        austria: play 3
        prussia: play 4
        austria: play 2
        austria: play 1
        prussia: play 2
        expect event: battle-decided attack=18 defence=16 outcome=attack
        austria: capital
        prussia: garrison bohemia
        expect army prussia bohemia: 1
        expect control bohemia: prussia
        expect army prussia schlesien: 0
        expect army austria wien: 0
        expect army austria moravia: 1
        expect morale prussia: 2
        expect morale austria: 3
        expect influence prussia: 1
        expect rank prussia: 3
        """,
    )
