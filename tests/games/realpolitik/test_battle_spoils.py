"""What a victory brings: influence, the order of it all, the conquered territory, prestige (R57, R75-R77, R79)."""

from __future__ import annotations

from chancellery.games.realpolitik.board import AUSTRIA, territory
from chancellery.games.realpolitik.rules.pieces import control
from tests.games.realpolitik.battles import battle, happened, track

TYROL = territory("tyrol")
CONQUEST = """
    general prussia_1 bohemia 3
    general austria_1 bohemia 2
    attack prussia_1
"""


def test_ruling_75_each_victor_gains_1_for_each_beaten_general() -> None:
    """Attacker and supporter, two defending generals: 2 each, whatever the number of generals used."""
    battle(
        """
        general prussia_1 bohemia 3
        general prussia_2 saxonia 1
        general prussia_3 schlesien 1
        general france_1 franken 1
        general austria_1 bohemia 0
        general italy_1 bohemia 0
        ally austria italy
        ally france prussia
        attack prussia_1
        """,
        """
        france: support franken
        prussia: support saxonia
        prussia: support schlesien
        austria: off-map
        italy: off-map
        prussia: done
        expect influence prussia: 2
        expect influence france: 2
        """,
    )


def test_ruling_75_the_defence_gains_1_for_the_attacking_general() -> None:
    battle(
        """
        general prussia_1 bohemia 0
        general austria_1 bohemia 3
        general italy_1 bohemia 1
        general austria_2 wien 1
        ally austria italy
        attack prussia_1
        """,
        """
        austria: support wien
        prussia: off-map
        expect influence austria: 1
        expect influence italy: 1
        expect influence prussia: 0
        """,
    )


def test_ruling_75_a_lone_garrison_beaten_gives_nothing_even_with_support() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        garrison austria bohemia
        general austria_1 wien 1
        attack prussia_1
        """,
        """
        austria: support wien
        prussia: done
        expect influence prussia: 0
        """,
    )


def test_ruling_75_a_lone_garrison_that_wins_earns_1() -> None:
    g = battle(
        """
        general prussia_1 bohemia 2
        garrison austria bohemia
        fortress bohemia
        prestige prussia austria
        attack prussia_1
        """,
        """
        expect event: battle-decided attack=3 defence=4 outcome=defence
        prussia: off-map
        expect influence austria: 1
        expect garrison bohemia: austria
        """,
    )
    assert track(g) == ["austria", "prussia", "france", "italy"]


def test_ruling_76_the_order_after_the_reveal() -> None:
    g = battle(
        CONQUEST + "garrison austria bohemia\nhand prussia 5 4\nhand austria 5",
        """
        prussia: play 5
        austria: play 5
        prussia: play 4
        austria: capital
        prussia: garrison bohemia
        """,
    )
    after = happened(g)[happened(g).index("battle-decided") + 1 :]
    assert list(dict.fromkeys(after)) == [
        "unit-lost",
        "general-beaten",
        "garrison-lost",
        "general-rallied",
        "influence-gained",
        "morale-changed",
        "cards-drawn",
        "cards-taken",
        "garrison-placed",
        "prestige-rose",
        "turn-began",
    ]


def test_ruling_77_the_winner_takes_the_place_to_its_left() -> None:
    g = battle(CONQUEST + "prestige austria prussia", "austria: off-map\nprussia: done")
    assert track(g) == ["prussia", "austria", "france", "italy"]


def test_ruling_77_beating_a_lone_garrison_counts() -> None:
    g = battle(
        """
        general prussia_1 bohemia 3
        garrison austria bohemia
        prestige austria prussia
        attack prussia_1
        """,
        "prussia: done",
    )
    assert track(g) == ["prussia", "austria", "france", "italy"]


def test_ruling_77_the_first_on_the_track_stays_and_supporters_do_not_rise() -> None:
    g = battle(
        CONQUEST + "general france_1 franken 1\nally france prussia\nprestige prussia austria france",
        "france: support franken\naustria: off-map\nprussia: done",
    )
    assert track(g) == ["prussia", "austria", "france", "italy"]
    assert "prestige-rose" not in happened(g)


def test_ruling_77_of_several_winners_the_one_further_left_moves_first() -> None:
    position = """
        general prussia_1 bohemia 0
        general austria_1 bohemia 1
        garrison italy bohemia
        ally austria italy
        attack prussia_1
    """
    tracks = {
        "prussia austria italy france": "austria italy prussia france",
        "prussia austria france italy": "austria prussia italy france",
        "france prussia italy austria": "france italy austria prussia",
        "austria italy prussia france": "italy austria prussia france",
    }
    for before, after in tracks.items():
        g = battle(position + f"prestige {before}", "prussia: off-map")
        assert track(g) == after.split()


def test_the_attacker_that_won_may_garrison() -> None:
    battle(
        CONQUEST,
        """
        austria: off-map
        legal only prussia: garrison bohemia, done
        prussia: garrison bohemia
        expect garrison bohemia: prussia
        expect units prussia_1: 1
        """,
    )


def test_ruling_79_without_a_unit_left_nobody_garrisons() -> None:
    """Its one unit is lost in the battle: Bohemia is nobody's, Tyrol falls back to Austria."""
    g = battle(
        """
        general prussia_1 bohemia 1
        garrison italy bohemia
        attack prussia_1
        """,
        """
        expect event: battle-decided outcome=attack
        expect garrison bohemia: none
        """,
    )
    assert "garrison-placed" not in happened(g)
    g = battle(
        """
        general prussia_1 tyrol 1
        garrison italy tyrol
        attack prussia_1
        """,
        "expect garrison tyrol: none",
    )
    assert control(g, TYROL) == AUSTRIA


def test_ruling_79_a_fortress_stays() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        garrison austria bohemia
        fortress bohemia
        hand prussia 5
        attack prussia_1
        """,
        """
        prussia: play 5
        prussia: garrison bohemia
        expect fortress bohemia: 1
        expect garrison bohemia: prussia
        """,
    )


def test_ruling_57_no_garrison_in_a_home_of_the_ally() -> None:
    """Prussia frees Tyrol: control goes back to Austria, its ally."""
    g = battle(
        """
        general prussia_1 tyrol 3
        garrison italy tyrol
        ally austria prussia
        attack prussia_1
        """,
        """
        expect garrison tyrol: none
        expect units prussia_1: 2
        """,
    )
    assert control(g, TYROL) == AUSTRIA
    assert "garrison-placed" not in happened(g)
