"""More mobilization cards (8.4.4), of the Ottoman Empire and Russia: see test_mobilization_cards_austria_to_france."""

from __future__ import annotations

from tests.games.europe_in_turmoil.test_cards_georgian_61_to_87 import each
from tests.games.europe_in_turmoil.test_mobilization import war

# --- the Ottoman Empire ---


def test_o1_balkan_reconquista() -> None:
    war(
        """
        set track: franco_russian_alliance, balkan_wars
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck balkan_reconquista",
        "plan_xvi the_great_game third_balkan_war",
        """
        expect at greece: 0,1
        expect at macedonia: 0,1
        expect at romania: 0,1
        expect at bulgaria: 0,1
        expect points authoritarian: 7
        """,
    )


def test_o1_balkan_reconquista_of_the_entente() -> None:
    war(
        """
        set track: three_emperor_league, balkan_wars
        set support liberal constantinople: 3
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack third_balkan_war",
        "plan_xvi balkan_reconquista",
        """
        expect at bulgaria: 1,0
        expect points liberal: 7
        """,
    )


def test_o1_balkan_reconquista_needs_the_balkans_in_the_war() -> None:
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck balkan_reconquista",
        "plan_xvi the_great_game",
        """
        expect event: mobilization-invalid seat=authoritarian card=balkan_reconquista
        expect points authoritarian: 3
        """,
    )


def test_o1_balkan_reconquista_needs_constantinople_for_its_owner() -> None:
    war(
        """
        set track: franco_russian_alliance, balkan_wars
        set support liberal constantinople: 3
        """,
        "von_lettow_vorbeck balkan_reconquista",
        "plan_xvi the_great_game third_balkan_war",
        """
        expect event: mobilization-invalid seat=authoritarian card=balkan_reconquista
        expect points authoritarian: 0
        """,
    )


def test_o2_north_african_empire() -> None:
    """Authoritarian support, also if the Ottoman Empire is in the Entente."""
    for track, central_powers, entente in (
        ("franco_russian_alliance", "von_lettow_vorbeck north_african_empire", "plan_xvi the_great_game"),
        (
            "three_emperor_league",
            "von_lettow_vorbeck poland_campaign six_weeks_attack",
            "plan_xvi north_african_empire",
        ),
    ):
        war(
            f"""
            set track: {track}
            set support authoritarian constantinople: 3
            """,
            central_powers,
            entente,
            """
            expect at libya: 0,1
            expect at tunisia: 0,1
            expect at algeria: 0,1
            expect at morocco: 0,1
            expect points authoritarian: 7
            """,
        )


def test_o2_north_african_empire_needs_constantinople() -> None:
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 2
        """,
        "von_lettow_vorbeck north_african_empire",
        "plan_xvi the_great_game",
        """
        expect event: mobilization-invalid seat=authoritarian card=north_african_empire
        expect points authoritarian: 2
        """,
    )


def test_o3_persian_campaign() -> None:
    """A point for its owner; Constantinople is worth another beside Russia."""
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi the_great_game",
        """
        expect event: victory-points seat=authoritarian points=1 vp=-1
        expect vp: -2
        """,
    )


def test_o3_persian_campaign_of_the_entente() -> None:
    war(
        """
        set track: three_emperor_league
        set support liberal constantinople: 3
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack",
        "plan_xvi persian_campaign",
        """
        expect event: victory-points seat=liberal points=1 vp=1
        expect vp: 2
        """,
    )


def test_o3_persian_campaign_needs_constantinople_for_its_owner() -> None:
    war(
        """
        set track: three_emperor_league
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=liberal card=persian_campaign
        expect vp: -1
        """,
    )


def test_o4_caucasus_campaign_ottoman() -> None:
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck caucasus_campaign_ottoman",
        "plan_xvi the_great_game",
        """
        expect event: victory-points seat=authoritarian points=2 vp=-2
        expect vp: -3
        """,
    )


def test_o4_caucasus_campaign_ottoman_loses_to_the_russian_one() -> None:
    """The Russians [5] are in Constantinople before the Ottomans [7] are in the Caucasus."""
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck caucasus_campaign_ottoman",
        "plan_xvi caucasus_campaign_russian",
        """
        expect at constantinople: 6*,3
        expect event: mobilization-invalid seat=authoritarian card=caucasus_campaign_ottoman
        expect vp: 1
        """,
    )


# --- Russia ---


def test_r1_the_great_game() -> None:
    """3 VP; Britain comes in, with a card of a priority above [4]."""
    late = ("blockade", "gallipoli_allenby", "salonika", "salerno_anzio")
    war(
        "set track: three_emperor_league",
        "von_lettow_vorbeck poland_campaign the_great_game",
        "plan_xvi persian_campaign",
        f"""
        expect event: victory-points seat=authoritarian points=3 vp=-3
        expect event: nation-took-part nation=britain seat=liberal
        legal only liberal: {each("mobilize", late)}, done
        liberal: mobilize salonika
        expect event: mobilization-played seat=liberal card=salonika
        liberal: choose serbia
        expect at serbia: 3*,0
        expect vp: -3
        """,
    )


def test_r1_the_great_game_britain_may_do_nothing() -> None:
    """Splendid Isolation kept it out of the war so far."""
    war(
        "set track: three_emperor_league, splendid_isolation",
        "von_lettow_vorbeck poland_campaign the_great_game",
        "plan_xvi persian_campaign",
        """
        liberal: done
        expect acting: none
        expect vp: -3
        """,
    )


def test_r1_the_great_game_with_britain_in_the_war() -> None:
    """Its card is chosen already; there is no second one."""
    war(
        "set track: three_emperor_league, entente_cordiale",
        "von_lettow_vorbeck poland_campaign the_great_game",
        "plan_xvi salerno_anzio persian_campaign",
        """
        expect acting: none
        expect vp: -3
        """,
    )


def test_r1_the_great_game_needs_the_league() -> None:
    war(
        "set track: franco_russian_alliance",
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi the_great_game",
        """
        expect event: mobilization-invalid seat=liberal card=the_great_game
        expect vp: 0
        """,
    )


def test_r2_day_15_attack() -> None:
    """The Liberal loses 1, Guns of August give 6 - 2."""
    war(
        """
        set track: franco_russian_alliance, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        """,
        "guns_of_august persian_campaign",
        "plan_xvi day_15_attack",
        """
        expect event: victory-points seat=liberal points=-1 vp=-1
        expect event: victory-points seat=authoritarian points=4 vp=-5
        expect vp: -5
        """,
    )


def test_r2_day_15_attack_and_tannenberg() -> None:
    """Kaiser Wilhelm's Plan gives 2 + 2; Two Front War nothing more or less."""
    track = "set track: franco_russian_alliance"
    war(track, "kaiser_wilhelms_plan persian_campaign", "plan_xvi day_15_attack", "expect vp: -5")
    war(track, "two_front_war persian_campaign", "plan_xvi day_15_attack", "expect vp: -3")


def test_r2_day_15_attack_adds_to_plan_xv() -> None:
    """6 - 2 - 1 = 3."""
    war(
        """
        set track: franco_russian_alliance, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        """,
        "guns_of_august persian_campaign",
        "plan_xv day_15_attack",
        """
        liberal: place paris
        expect event: victory-points seat=authoritarian points=3 vp=-4
        """,
    )


def test_r2_day_15_attack_needs_the_entente() -> None:
    war(
        "set track: three_emperor_league",
        "kaiser_wilhelms_plan poland_campaign day_15_attack",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=authoritarian card=day_15_attack
        expect vp: -2
        """,
    )


def test_r3_six_weeks_attack() -> None:
    """East Prussia is worth 3 + 1 in the end."""
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian east_prussia: 2
        """,
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi six_weeks_attack",
        """
        expect at east_prussia: 6*,2
        expect vp: 4
        """,
    )


def test_r3_six_weeks_attack_needs_the_entente() -> None:
    war(
        "set track: three_emperor_league",
        "von_lettow_vorbeck poland_campaign six_weeks_attack",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=authoritarian card=six_weeks_attack
        expect at east_prussia: 0,0
        """,
    )


def test_r4_galician_campaign() -> None:
    """A point; in the end Domination of Austria-Hungary (4) with Budapest (1)."""
    war(
        """
        set track: franco_russian_alliance, dual_alliance
        set support authoritarian galicia_przemysl: 1
        set support authoritarian budapest: 1
        """,
        "von_lettow_vorbeck poland_campaign persian_campaign",
        "plan_xvi galician_campaign",
        """
        expect event: victory-points seat=liberal points=1 vp=1
        expect at galicia_przemysl: 3*,1
        expect at budapest: 3*,1
        expect vp: 6
        """,
    )


def test_r4_galician_campaign_needs_austria_hungary_in_the_war() -> None:
    war(
        "set track: franco_russian_alliance",
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi galician_campaign",
        """
        expect event: mobilization-invalid seat=liberal card=galician_campaign
        expect at budapest: 0,0
        expect vp: 0
        """,
    )


def test_r5_caucasus_campaign_russian() -> None:
    """For the owner: the Entente with the Alliance."""
    war(
        """
        set track: franco_russian_alliance
        set support authoritarian constantinople: 1
        """,
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi caucasus_campaign_russian",
        """
        expect at constantinople: 4*,1
        expect vp: 1
        """,
    )


def test_r5_caucasus_campaign_russian_of_the_central_powers() -> None:
    """With the League it serves the Authoritarian, and takes Constantinople from the Ottomans of the Entente."""
    war(
        """
        set track: three_emperor_league
        set support liberal constantinople: 3
        """,
        "von_lettow_vorbeck poland_campaign caucasus_campaign_russian",
        "plan_xvi caucasus_campaign_ottoman",
        """
        expect at constantinople: 3,6*
        expect event: mobilization-invalid seat=liberal card=caucasus_campaign_ottoman
        expect vp: -1
        """,
    )
