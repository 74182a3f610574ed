"""The rulebook's battle of Lombardia (E3), card limits and strengths (E6), and Italy's influence (E8)."""

from __future__ import annotations

from tests.games.realpolitik.battles import battle, discard_values, hand_values, track

LOMBARDIA = """
    general italy_1 lombardia 3
    general italy_2 toscania 2
    general austria_1 lombardia 2
    general austria_2 venezia 2
    general austria_3 bohemia 2
    garrison italy toscania
    garrison austria lombardia
    garrison austria bohemia
    hand italy 4 4 3 5 2
    hand austria 5 3 5 2
    morale italy 5
    morale austria 8
    attack italy_1
"""


def test_example_3_the_battle_of_lombardia() -> None:
    g = battle(
        LOMBARDIA,
        """
        expect event: battle-began power=italy territory=lombardia attack=4 defence=4
        italy: support toscania
        austria: support venezia
        italy: play 4
        austria: play 5
        italy: play 5
        austria: play 5
        italy: play 4
        austria: play 3
        italy: play 2
        austria: play 2
        expect acting: italy
        expect morale italy: 1
        expect morale austria: 4
        italy: play-to-reveal
        italy: target austria_2
        italy: card 2
        expect event: card-turned power=austria territory=venezia value=2
        expect event: pile-revealed territory=lombardia power=italy strength=12
        expect event: battle-decided attack=23 defence=20 outcome=attack
        expect acting: austria
        austria: capital
        italy: garrison lombardia

        expect morale italy: 0
        expect morale austria: 2
        expect place italy_1: lombardia
        expect units italy_1: 1
        expect garrison lombardia: italy
        expect units italy_2: 1
        expect garrison toscania: italy
        expect place austria_1: wien
        expect units austria_1: 0
        expect units austria_2: 1
        expect units austria_3: 2
        expect influence italy: 1
        expect influence austria: 0
        expect contested: none
        """,
    )
    assert len(hand_values(g, "italy")) == len(hand_values(g, "austria")) == 1
    assert discard_values(g, "italy") == [2, 3, 4, 4, 5]
    assert discard_values(g, "austria") == [2, 3, 5, 5]
    assert track(g) == ["austria", "italy", "france", "prussia"]


def test_example_6_two_units_play_two_cards_and_none_plays_none() -> None:
    battle(
        """
        general prussia_1 bohemia 2
        general austria_1 bohemia 0
        hand prussia 1 2 3 4 5
        hand austria 5
        morale prussia 9
        attack prussia_1
        """,
        """
        expect event: battle-began attack=3 defence=1
        prussia: play 5
        expect acting: prussia
        expect morale prussia: 8
        prussia: play 4
        expect event: battle-decided attack=12 defence=1 outcome=attack
        expect morale austria: 5
        """,
    )


def test_example_6_a_general_without_units_gives_no_support() -> None:
    battle(
        """
        general prussia_1 bohemia 1
        general prussia_2 saxonia 0
        garrison austria bohemia
        attack prussia_1
        """,
        "expect event: battle-decided attack=2 defence=1 outcome=attack",
    )


def test_example_6_a_garrison_counts_1_and_4_with_a_fortress() -> None:
    position = """
        general prussia_1 bohemia 3
        garrison austria bohemia
        attack prussia_1
    """
    battle(position, "expect event: battle-decided attack=4 defence=1 outcome=attack")
    battle(position + "fortress bohemia", "expect event: battle-decided attack=4 defence=4 outcome=draw")


def test_example_6_a_fortress_serves_the_garrison_that_captured_it() -> None:
    battle(
        """
        general austria_1 bohemia 3
        garrison prussia bohemia
        fortress bohemia
        attack austria_1
        """,
        "expect event: battle-began attack=4 defence=4",
    )


def test_example_8_influence_that_minor_italy_wins_is_its_controllers() -> None:
    battle(
        """
        minor prussia
        general italy_1 lombardia 3
        general austria_1 lombardia 1
        attack italy_1
        """,
        """
        austria: capital
        expect acting: prussia
        prussia: done
        expect influence prussia: 1
        expect influence italy: 0
        """,
    )


def test_ruling_90_the_controller_gets_both_amounts_when_both_fight() -> None:
    g = battle(
        """
        minor prussia
        general italy_1 lombardia 3
        general prussia_1 tyrol 1
        general austria_1 lombardia 1
        attack italy_1
        """,
        """
        prussia: support tyrol
        austria: off-map
        prussia: done
        expect influence prussia: 2
        """,
    )
    assert track(g) == ["austria", "italy", "france", "prussia"]
