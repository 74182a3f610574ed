"""Retreats to the nearest eligible territory (R78, R104)."""

from __future__ import annotations

from chancellery.games.realpolitik.board import GENERAL_IDS, TERRITORY_IDS
from chancellery.games.realpolitik.rules.battle_retreat import OUT_OF_REACH, STEPS
from tests.games.realpolitik.battles import battle, happened, options

# Without Silesia, its one neighbour that is Prussian.
TWO_STEPS_FROM_BOHEMIA = ["off-map", "retreat berlin", "retreat hesse", "retreat magdeburg", "retreat pommern"]


def draw_in(territory: str, lines: str = "") -> str:
    """Prussia's general with two units draws against a garrison and a general with one."""
    return f"""
        general prussia_1 {territory} 2
        general austria_1 {territory} 1
        garrison austria {territory}
        attack prussia_1
        {lines}
    """


def test_ruling_78_ties_are_the_owners_choice_and_off_map_is_always_possible() -> None:
    g = battle(draw_in("saxonia"))
    assert options(g) == ["off-map", "retreat berlin", "retreat magdeburg", "retreat schlesien"]


def test_ruling_78_only_the_nearest() -> None:
    assert options(battle(draw_in("wurttemberg"))) == ["off-map", "retreat hesse"]


def test_ruling_78_garrisoned_places_count_as_controlled() -> None:
    assert options(battle(draw_in("wurttemberg", "garrison prussia baden"))) == ["off-map", "retreat baden"]


def test_ruling_78_a_home_under_foreign_control_does_not_count() -> None:
    assert options(battle(draw_in("bohemia", "garrison italy schlesien"))) == TWO_STEPS_FROM_BOHEMIA


def test_ruling_78_not_to_another_general_of_the_same_power() -> None:
    g = battle(draw_in("bohemia", "general prussia_2 schlesien 0"))
    assert options(g) == TWO_STEPS_FROM_BOHEMIA


def test_ruling_78_not_to_a_general_at_war_but_to_an_allys() -> None:
    g = battle(draw_in("bohemia", "general italy_1 schlesien 1"))
    assert options(g) == TWO_STEPS_FROM_BOHEMIA
    g = battle(draw_in("bohemia", "general france_1 schlesien 0\nally france prussia"))
    assert options(g) == ["off-map", "retreat schlesien"]


def test_ruling_78_what_stands_between_does_not_matter() -> None:
    """Everything around Wien is held by others; Silesia is two steps away."""
    g = battle(
        draw_in(
            "wien",
            """
            general italy_1 bohemia 0
            general italy_2 moravia 0
            garrison italy bohemia
            garrison italy moravia
            """,
        )
    )
    assert options(g) == ["off-map", "retreat schlesien"]


def test_ruling_104_nothing_eligible_no_question() -> None:
    """An Austrian general alone on Sardinia, reached over no lane of its own."""
    g = battle(
        """
        general austria_1 sardinia 1
        general italy_1 sardinia 1
        attack austria_1
        """
    )
    assert "general-left" in happened(g)
    assert g.place[GENERAL_IDS.index("austria_1")] == -1
    assert g.units[GENERAL_IDS.index("austria_1")] == 0


def test_ruling_104_lanes_of_ones_own_colour_count() -> None:
    position = """
        general france_1 sardinia 1
        general italy_1 sardinia 1
        attack france_1
    """
    assert options(battle(position)) == ["off-map", "retreat provence"]


def test_ruling_104_the_lanes_of_an_ally_do_not_count() -> None:
    g = battle(
        """
        general austria_1 sardinia 1
        general italy_1 sardinia 1
        ally austria france
        attack austria_1
        """
    )
    assert "general-left" in happened(g)


def test_ruling_104_between_italy_and_its_controller_lanes_count() -> None:
    """Prussia on Sardinia, with a garrison in Dalmatia: by Italian lanes to Napoli or Lazio, on to Marche, Dalmatia."""
    position = """
        general prussia_1 sardinia 1
        general france_1 sardinia 1
        garrison prussia dalmatia
        attack prussia_1
    """
    assert options(battle(position + "minor prussia")) == ["off-map", "retreat dalmatia"]
    assert "general-left" in happened(battle(position))
    # By French lanes, the other way round: Italy on Sardinia, all its homes lost, with a garrison in Aquitaine.
    italian = """
        general italy_1 sardinia 1
        general austria_1 sardinia 1
        garrison austria liguria
        garrison austria toscania
        garrison austria lazio
        garrison austria napoli
        garrison italy aquitaine
        garrison italy marche
        attack italy_1
    """
    assert options(battle(italian)) == ["off-map", "retreat marche"]
    assert options(battle(italian + "minor france")) == ["off-map", "retreat aquitaine", "retreat marche"]
    assert options(battle(italian + "minor prussia")) == ["off-map", "retreat marche"]


def test_impassable_places_are_never_a_step() -> None:
    switzerland = TERRITORY_IDS.index("switzerland")
    for table in STEPS:
        for start in range(len(TERRITORY_IDS)):
            if start != switzerland:
                assert table[start][switzerland] == OUT_OF_REACH


def test_distances_are_symmetric() -> None:
    for table in STEPS:
        for a in range(len(TERRITORY_IDS)):
            for b in range(len(TERRITORY_IDS)):
                assert table[a][b] == table[b][a]


def test_a_general_that_retreats_keeps_its_units() -> None:
    battle(
        draw_in("saxonia"),
        """
        prussia: retreat berlin
        expect event: general-retreated power=prussia origin=saxonia territory=berlin
        expect place prussia_1: berlin
        expect units prussia_1: 1
        """,
    )
