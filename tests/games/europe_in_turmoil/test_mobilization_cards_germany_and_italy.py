"""More mobilization cards (8.4.4), of Germany and Italy: see test_mobilization_cards_austria_to_france."""

from __future__ import annotations

import pytest

from tests.games.europe_in_turmoil.test_mobilization import war

# --- Germany ---


def test_g1_von_lettow_vorbeck() -> None:
    """Libya and Algeria; Belgium only with the Congo. In the end Algeria and Belgium are worth 3 beside others."""
    war(
        """
        set track: russian_collapse
        set navy authoritarian: 1
        set support authoritarian libya: 2
        set support authoritarian algeria: 3
        set support authoritarian tunisia: 1
        set support authoritarian belgium: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=2 vp=-2
        expect vp: -5
        """,
    )


def test_g1_von_lettow_vorbeck_with_the_congo() -> None:
    war(
        """
        set track: russian_collapse
        set marked congo_annexed: 1
        set navy authoritarian: 1
        set support authoritarian morocco: 3
        set support authoritarian belgium: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi",
        "expect event: victory-points seat=authoritarian points=2 vp=-2",
    )


def test_g1_von_lettow_vorbeck_needs_a_lead_at_sea() -> None:
    """The High Water Mark is not the navy (ruling 39)."""
    war(
        """
        set track: russian_collapse
        set navy authoritarian: 3
        set high_water: 5
        set navy liberal: 3
        set support authoritarian libya: 2
        """,
        "von_lettow_vorbeck",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=authoritarian card=von_lettow_vorbeck
        expect vp: 0
        """,
    )


def test_g2_u_boat_offensive() -> None:
    """Level with the British, and nothing for the boxes on the way."""
    war(
        """
        set track: russian_collapse
        set navy liberal: 7
        set navy authoritarian: 2
        """,
        "kaiser_wilhelms_plan u_boat_offensive",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=-2 vp=2
        expect navy authoritarian: 7
        expect navy liberal: 7
        expect vp: 0
        """,
    )


def test_g2_u_boat_offensive_of_the_leader() -> None:
    """No move if level or ahead, but the points are lost: Von Lettow-Vorbeck stays valid."""
    war(
        """
        set track: russian_collapse
        set navy liberal: 2
        set navy authoritarian: 4
        set support authoritarian libya: 2
        """,
        "von_lettow_vorbeck u_boat_offensive",
        "plan_xvi",
        """
        expect navy authoritarian: 4
        expect vp: 1
        """,
    )


def test_g3_east_wall_west_wall() -> None:
    """Six Weeks Attack [6] and Blockade [8] are valid, but no support gets into Germany."""
    war(
        """
        set track: franco_russian_alliance, entente_cordiale
        set navy liberal: 1
        set support authoritarian east_prussia: 2
        """,
        "east_wall_west_wall persian_campaign",
        "plan_xvi blockade six_weeks_attack",
        """
        expect event: mobilization-played seat=liberal card=six_weeks_attack
        expect event: mobilization-played seat=liberal card=blockade
        expect at east_prussia: 0,2
        expect at kiel: 0,0
        expect points liberal: 0
        expect walled: 1
        """,
    )


def test_g3_east_wall_west_wall_stands_around_germany_only() -> None:
    war(
        "set track: franco_russian_alliance, dual_alliance",
        "east_wall_west_wall poland_campaign persian_campaign",
        "plan_xv galician_campaign",
        """
        liberal: place paris
        expect at paris: 1,0
        expect at galicia_przemysl: 2*,0
        expect at budapest: 2*,0
        """,
    )


def test_g4_guns_of_august() -> None:
    """6 VP, no support left in Belgium, two Liberal points of France gone."""
    war(
        """
        set track: russian_collapse, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        set support authoritarian belgium: 3
        set support liberal belgium: 1
        set support liberal paris: 1
        set support liberal nice: 1
        set support liberal dijon: 1
        set support authoritarian picardy: 1
        """,
        "guns_of_august",
        "plan_xvi",
        """
        legal only authoritarian: remove paris, remove nice, remove dijon
        authoritarian: remove paris
        authoritarian: remove dijon
        expect at belgium: 1,0
        expect at nice: 1,0
        expect at picardy: 0,1
        expect vp: -6
        expect acting: none
        """,
    )


@pytest.mark.parametrize(
    ("markers", "removed"),
    [
        ((), 2),
        (("german_army_expansion",), 4),
        (("von_bethmann_hollweg",), 4),
        (("german_army_expansion", "von_bethmann_hollweg"), 6),
    ],
)
def test_g4_guns_of_august_with_a_bigger_army(markers: tuple[str, ...], removed: int) -> None:
    """Four points with one of the two markers, six with both; the VP stay the same."""
    position = """
        set track: russian_collapse, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        set support liberal paris: 8
        """
    war(
        position + "\n".join(f"set marked {marker}: 1" for marker in markers),
        "guns_of_august",
        "plan_xvi",
        f"""
        expect log: mobilization-played card=guns_of_august then victory-points seat=authoritarian points=6 vp=-6
        expect at paris: {8 - removed}*,0
        expect vp: -2
        expect acting: none
        """,
    )


def test_g4_guns_of_august_needs_the_schlieffen_plan() -> None:
    war(
        """
        set track: russian_collapse
        set support authoritarian belgium: 1
        set support liberal paris: 1
        """,
        "guns_of_august",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=authoritarian card=guns_of_august
        expect at belgium: 0,1
        expect at paris: 1,0
        expect vp: 0
        """,
    )


def test_g5_two_front_war() -> None:
    """2 VP; Wilhelm II is lost, Kiel held (3 + 1), Berlin was not controlled and loses nothing."""
    war(
        """
        set track: russian_collapse
        set support authoritarian wilhelm_ii: 5
        set support authoritarian kiel: 4
        set support authoritarian berlin: 2
        set support authoritarian belgium: 2
        """,
        "two_front_war",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=2 vp=-2
        expect at wilhelm_ii: 0,4
        expect at kiel: 0,3*
        expect at berlin: 0,2
        expect at belgium: 0,2
        expect vp: -6
        """,
    )


def test_g5_two_front_war_with_a_bigger_army() -> None:
    """One more for each of German Army Expansion and von Bethmann-Hollweg."""
    one = "set track: russian_collapse\nset marked von_bethmann_hollweg: 1"
    war(one, "two_front_war", "plan_xvi", "expect vp: -3")
    war(one + "\nset marked german_army_expansion: 1", "two_front_war", "plan_xvi", "expect vp: -4")


def test_g6_kaiser_wilhelms_plan() -> None:
    """2 VP, and the Galician Campaign has no effect."""
    war(
        "set track: franco_russian_alliance, dual_alliance",
        "kaiser_wilhelms_plan poland_campaign persian_campaign",
        "plan_xvi galician_campaign",
        """
        expect event: mobilization-invalid seat=liberal card=galician_campaign
        expect at budapest: 0,0
        expect at galicia_przemysl: 0,0
        expect vp: -2
        """,
    )


def test_g6_kaiser_wilhelms_plan_stops_the_six_weeks_attack() -> None:
    war(
        "set track: franco_russian_alliance",
        "kaiser_wilhelms_plan persian_campaign",
        "plan_xvi six_weeks_attack",
        """
        expect event: mobilization-invalid seat=liberal card=six_weeks_attack
        expect at east_prussia: 0,0
        expect vp: -2
        """,
    )


# --- Italy ---


def test_i1_tirol_war() -> None:
    """A point and Alto Adige, worth 2; Italy is worth 1 beside Austria-Hungary and 1 beside France."""
    war(
        """
        set track: russian_collapse, dual_alliance, perfidious_italy
        set support liberal italy: 3
        set support authoritarian alto_adige: 2
        """,
        "von_lettow_vorbeck poland_campaign",
        "plan_xvi tirol_war",
        """
        expect event: victory-points seat=liberal points=1 vp=1
        expect at alto_adige: 4*,2
        expect vp: 5
        """,
    )


def test_i1_tirol_war_needs_italy() -> None:
    war(
        """
        set track: russian_collapse, dual_alliance, perfidious_italy
        set support liberal italy: 2
        """,
        "von_lettow_vorbeck poland_campaign",
        "plan_xvi tirol_war",
        """
        expect event: mobilization-invalid seat=liberal card=tirol_war
        expect vp: 0
        """,
    )


def test_i1_tirol_war_needs_austria_hungary_in_the_war() -> None:
    war(
        """
        set track: russian_collapse, perfidious_italy
        set support liberal italy: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi tirol_war",
        """
        expect event: mobilization-invalid seat=liberal card=tirol_war
        expect at alto_adige: 0,0
        """,
    )


def test_i1_tirol_war_is_for_the_entente() -> None:
    war(
        """
        set track: russian_collapse, dual_alliance, triple_alliance
        set support liberal italy: 3
        """,
        "von_lettow_vorbeck poland_campaign tirol_war",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=authoritarian card=tirol_war
        expect at alto_adige: 0,0
        """,
    )


def test_i2_neutrality() -> None:
    """Two points for its owner, not control."""
    war(
        """
        set track: russian_collapse, perfidious_italy
        set support authoritarian alto_adige: 1
        """,
        "von_lettow_vorbeck",
        "plan_xvi neutrality",
        "expect at alto_adige: 2,1",
    )


def test_i2_neutrality_of_an_ally_of_the_central_powers() -> None:
    war(
        "set track: russian_collapse, triple_alliance",
        "von_lettow_vorbeck neutrality",
        "plan_xvi",
        "expect at alto_adige: 0,2*",
    )


def test_i3_mare_nostrum() -> None:
    """Russia and Italy in the Entente, so the Ottoman Empire is the enemy."""
    war(
        "set track: franco_russian_alliance, perfidious_italy",
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi the_great_game mare_nostrum",
        """
        expect at libya: 1,0
        expect at tunisia: 1,0
        expect at algeria: 1,0
        expect at spain_portugal: 1,0
        expect at morocco: 1,0
        expect points liberal: 5
        """,
    )


def test_i3_mare_nostrum_of_the_central_powers() -> None:
    """Russia in the League: the Ottoman Empire is in the Entente."""
    war(
        "set track: three_emperor_league, triple_alliance",
        "von_lettow_vorbeck poland_campaign six_weeks_attack mare_nostrum",
        "plan_xvi persian_campaign",
        """
        expect at libya: 0,1
        expect at spain_portugal: 0,1
        expect points authoritarian: 5
        """,
    )


def test_i3_mare_nostrum_needs_hostile_ottomans() -> None:
    """On the same side, or not in the war at all."""
    war(
        "set track: franco_russian_alliance, triple_alliance",
        "von_lettow_vorbeck persian_campaign mare_nostrum",
        "plan_xvi the_great_game",
        """
        expect event: mobilization-invalid seat=authoritarian card=mare_nostrum
        expect points authoritarian: 0
        """,
    )
    war(
        "set track: russian_collapse, perfidious_italy",
        "von_lettow_vorbeck",
        "plan_xvi mare_nostrum",
        """
        expect event: mobilization-invalid seat=liberal card=mare_nostrum
        expect points liberal: 0
        """,
    )


def test_i4_savoyard_war() -> None:
    """A point, and Nice, worth 3; Italy is worth 1 beside France."""
    war(
        """
        set track: russian_collapse, triple_alliance
        set support authoritarian italy: 3
        set support liberal nice: 1
        """,
        "von_lettow_vorbeck savoyard_war",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=1 vp=-1
        expect at nice: 1,3*
        expect vp: -5
        """,
    )


def test_i4_savoyard_war_is_a_france_first_card() -> None:
    """1 - 1 = 0 after Plan XV; Nice falls all the same."""
    war(
        """
        set track: russian_collapse, triple_alliance
        set support authoritarian italy: 3
        """,
        "von_lettow_vorbeck savoyard_war",
        "plan_xv",
        """
        liberal: place paris
        expect at nice: 0,2*
        expect vp: -4
        """,
    )


def test_i4_savoyard_war_needs_italy() -> None:
    war(
        """
        set track: russian_collapse, triple_alliance
        set support authoritarian italy: 2
        """,
        "von_lettow_vorbeck savoyard_war",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=authoritarian card=savoyard_war
        expect at nice: 0,0
        expect vp: 0
        """,
    )
