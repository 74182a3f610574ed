"""The mobilization cards (8.4.4), each valid, and invalid or bent: Austria-Hungary, the Balkans, Britain, France.

In most wars only Germany and France take part besides the nation in question, with cards that come to nothing: Von
Lettow-Vorbeck without a German lead at sea, Plan XVI without the French Armed Forces.
"""

from __future__ import annotations

from tests.games.europe_in_turmoil.test_cards_georgian_61_to_87 import BALKANS, each
from tests.games.europe_in_turmoil.test_mobilization import war

FRANCE = (
    "brittany_normandy",
    "picardy",
    "beau_monde",
    "french_writers",
    "french_catholic_church",
    "fauvism",
    "paris",
    "french_armed_forces",
    "bordeaux",
    "dijon",
    "nice",
    "colonials",
)


# --- Austria-Hungary ---


def test_a1_serbien_muss_sterbien() -> None:
    """And the War of Liberation against Austria-Hungary has no effect. Serbia is worth 2 + 1 in the end."""
    war(
        """
        set track: russian_collapse, dual_alliance, balkan_wars
        set support liberal serbia: 2
        """,
        "von_lettow_vorbeck serbien_muss_sterbien",
        "plan_xvi war_of_liberation_austria_hungary",
        """
        expect at serbia: 2,5*
        expect event: mobilization-invalid seat=liberal card=war_of_liberation_austria_hungary
        expect at bosnia: 0,0
        expect at croatia: 0,0
        expect vp: -3
        """,
    )


def test_a1_serbien_muss_sterbien_needs_the_dual_alliance() -> None:
    war(
        "set track: three_emperor_league",
        "von_lettow_vorbeck serbien_muss_sterbien six_weeks_attack",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=authoritarian card=serbien_muss_sterbien
        expect at serbia: 0,0
        """,
    )


def test_a2_poland_campaign() -> None:
    """A point; Galicia is worth 2 in the end, Poland nothing, since Russia is out."""
    war(
        """
        set track: russian_collapse, dual_alliance
        set support authoritarian galicia_przemysl: 2
        set support liberal poland: 1
        """,
        "von_lettow_vorbeck poland_campaign",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=1 vp=-1
        expect at poland: 1,4*
        expect vp: -3
        """,
    )


def test_a2_poland_campaign_needs_galicia() -> None:
    war(
        """
        set track: russian_collapse, dual_alliance
        set support authoritarian galicia_przemysl: 1
        """,
        "von_lettow_vorbeck poland_campaign",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=authoritarian card=poland_campaign
        expect at poland: 0,0
        expect vp: 0
        """,
    )


def test_a2_poland_campaign_not_against_an_ally() -> None:
    war(
        """
        set track: three_emperor_league, dual_alliance
        set support authoritarian galicia_przemysl: 2
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=authoritarian card=poland_campaign
        expect at poland: 0,0
        """,
    )


def test_a3_isonzo_campaign() -> None:
    """Whatever side Italy is on: Avenging Pavia [5] comes first, Isonzo [6] after it."""
    war(
        """
        set track: russian_collapse, dual_alliance, triple_alliance
        set support authoritarian italy: 1
        """,
        "von_lettow_vorbeck isonzo_campaign tirol_war",
        "avenging_pavia",
        "expect at italy: 4,7*",
    )


def test_a3_isonzo_campaign_never_lowers_support() -> None:
    war(
        """
        set track: russian_collapse, dual_alliance
        set support authoritarian italy: 5
        """,
        "von_lettow_vorbeck isonzo_campaign",
        "plan_xvi",
        "expect at italy: 0,5*",
    )


# --- the Balkans ---


def test_b1_third_balkan_war() -> None:
    """The Liberal owns it and removes two points, the Authoritarian may remove one; then the same again."""
    war(
        """
        set track: russian_collapse, balkan_wars
        set support authoritarian serbia: 2
        set support authoritarian bulgaria: 2
        set support authoritarian paris: 1
        set support liberal greece: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi third_balkan_war",
        """
        legal only liberal: first-option, second-option
        liberal: first-option
        legal only liberal: remove serbia, remove bulgaria
        liberal: remove serbia
        liberal: first-option
        liberal: remove serbia
        legal only authoritarian: first-option, second-option
        authoritarian: second-option
        legal only authoritarian: remove greece, done
        authoritarian: remove greece
        liberal: first-option
        liberal: first-option
        legal only authoritarian: remove greece, done
        authoritarian: done
        expect at serbia: 0,0
        expect at bulgaria: 0,0
        expect at greece: 2*,0
        expect vp: 2
        expect acting: none
        """,
    )


def test_b1_third_balkan_war_removes_what_can_be() -> None:
    """The Authoritarian owns it here and must take the only point that can go; the Black Hand's two stay."""
    war(
        """
        set track: three_emperor_league, balkan_wars
        set support authoritarian serbia: 2
        set black_hand: serbia
        set support liberal greece: 1
        """,
        "von_lettow_vorbeck poland_campaign six_weeks_attack third_balkan_war",
        "plan_xvi persian_campaign",
        """
        expect at greece: 0,0
        expect at serbia: 0,2
        expect acting: none
        """,
    )


def test_b2_war_of_liberation_austria_hungary() -> None:
    war(
        """
        set track: russian_collapse, balkan_wars
        set support authoritarian croatia: 2
        set support liberal bosnia: 1
        """,
        "von_lettow_vorbeck",
        "plan_xvi war_of_liberation_austria_hungary",
        """
        expect at bosnia: 3*,0
        expect at croatia: 5*,2
        expect vp: 3
        """,
    )


def test_b2_war_of_liberation_austria_hungary_needs_the_entente() -> None:
    war(
        "set track: three_emperor_league, balkan_wars",
        "von_lettow_vorbeck poland_campaign six_weeks_attack war_of_liberation_austria_hungary",
        "plan_xvi persian_campaign",
        """
        expect event: mobilization-invalid seat=authoritarian card=war_of_liberation_austria_hungary
        expect at bosnia: 0,0
        """,
    )


def test_b3_war_of_liberation_ottoman_empire() -> None:
    """Nobody is left in Constantinople [3], so there is no Persian Campaign [4]."""
    war(
        """
        set track: franco_russian_alliance, balkan_wars
        set support authoritarian constantinople: 5
        set support liberal constantinople: 2
        """,
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi the_great_game war_of_liberation_ottoman_empire",
        """
        expect at constantinople: 0,0
        expect event: mobilization-invalid seat=authoritarian card=persian_campaign
        expect vp: 0
        """,
    )


def test_b3_war_of_liberation_ottoman_empire_without_ottomans() -> None:
    """It asks nothing of anybody: also valid when the Ottoman Empire is not in the war."""
    war(
        """
        set track: russian_collapse, balkan_wars
        set support authoritarian constantinople: 3
        """,
        "von_lettow_vorbeck",
        "plan_xvi war_of_liberation_ottoman_empire",
        """
        expect at constantinople: 0,0
        expect vp: 0
        """,
    )


# --- Britain ---


def test_e1_blockade() -> None:
    """A point in each of the twelve spaces of Germany, control in Kiel: worth 3 + 1 in the end."""
    war(
        """
        set track: russian_collapse, entente_cordiale
        set navy liberal: 3
        set navy authoritarian: 2
        set support authoritarian kiel: 2
        """,
        "von_lettow_vorbeck",
        "plan_xvi blockade",
        """
        expect at kiel: 5*,2
        expect at alsace_lorraine: 1,0
        expect at berlin: 1,0
        expect points liberal: 16
        expect vp: 4
        """,
    )


def test_e1_blockade_needs_a_lead_at_sea() -> None:
    """U-boats [0] have drawn level by [8]."""
    war(
        """
        set track: russian_collapse, entente_cordiale
        set navy liberal: 3
        set navy authoritarian: 2
        """,
        "von_lettow_vorbeck u_boat_offensive",
        "plan_xvi blockade",
        """
        expect event: mobilization-invalid seat=liberal card=blockade
        expect points liberal: 0
        """,
    )


def test_e2_british_expeditionary_force() -> None:
    """Three spaces of France that are not Authoritarian; Fauvism (Liberal) and Picardy (Authoritarian) cancel out."""
    free = tuple(space for space in FRANCE if space != "picardy")
    war(
        """
        set track: russian_collapse, entente_cordiale
        set support authoritarian picardy: 2
        """,
        "von_lettow_vorbeck",
        "plan_xvi british_expeditionary_force",
        f"""
        expect event: victory-points seat=liberal points=1 vp=1
        legal only liberal: {each("place", free)}
        liberal: place paris
        illegal liberal: place paris
        liberal: place nice
        liberal: place fauvism
        expect points liberal: 3
        expect vp: 1
        expect acting: none
        """,
    )


def test_e2_british_expeditionary_force_with_the_americans() -> None:
    war(
        """
        set track: russian_collapse, entente_cordiale
        set marked us_interventionism: 1
        """,
        "von_lettow_vorbeck",
        "plan_xvi british_expeditionary_force",
        """
        liberal: place paris
        liberal: place nice
        liberal: place dijon
        liberal: place bordeaux
        liberal: place picardy
        illegal liberal: place dijon
        liberal: place colonials
        expect points liberal: 6
        expect vp: 2
        expect acting: none
        """,
    )


def test_e3_gallipoli_allenby() -> None:
    """Constantinople is worth 1 beside Russia in the end."""
    war(
        """
        set track: franco_russian_alliance, entente_cordiale
        set support authoritarian constantinople: 2
        """,
        "von_lettow_vorbeck persian_campaign",
        "plan_xvi gallipoli_allenby the_great_game",
        """
        expect at constantinople: 5*,2
        expect vp: 1
        """,
    )


def test_e3_gallipoli_allenby_needs_hostile_ottomans() -> None:
    """With Russia in the League the Ottoman Empire is in the Entente."""
    war(
        "set track: three_emperor_league, entente_cordiale",
        "von_lettow_vorbeck poland_campaign six_weeks_attack",
        "plan_xvi gallipoli_allenby persian_campaign",
        """
        expect event: mobilization-invalid seat=liberal card=gallipoli_allenby
        expect at constantinople: 0,0
        """,
    )


def test_e4_salonika() -> None:
    """Austria-Hungary is enough of an enemy; the Balkans themselves are not in the war."""
    war(
        """
        set track: russian_collapse, entente_cordiale, dual_alliance
        set support authoritarian serbia: 3
        """,
        "von_lettow_vorbeck poland_campaign",
        "plan_xvi salonika",
        f"""
        legal only liberal: {each("choose", BALKANS)}
        liberal: choose serbia
        expect at serbia: 6*,3
        expect vp: 0
        expect acting: none
        """,
    )


def test_e4_salonika_needs_an_enemy_there() -> None:
    war(
        "set track: russian_collapse, entente_cordiale, balkan_wars",
        "von_lettow_vorbeck",
        "plan_xvi salonika war_of_liberation_ottoman_empire",
        """
        expect event: mobilization-invalid seat=liberal card=salonika
        expect points liberal: 0
        """,
    )


def test_e5_salerno_anzio() -> None:
    """After Isonzo [6] comes Salerno [7]; Italy is worth 1 beside France and 1 beside Austria-Hungary."""
    war(
        "set track: russian_collapse, entente_cordiale, dual_alliance, triple_alliance",
        "von_lettow_vorbeck isonzo_campaign tirol_war",
        "plan_xvi salerno_anzio",
        """
        expect at italy: 6*,3
        expect vp: 2
        """,
    )


def test_e5_salerno_anzio_needs_hostile_italians() -> None:
    war(
        """
        set track: russian_collapse, entente_cordiale, perfidious_italy
        set support authoritarian italy: 1
        """,
        "von_lettow_vorbeck",
        "plan_xvi salerno_anzio savoyard_war",
        """
        expect event: mobilization-invalid seat=liberal card=salerno_anzio
        expect at italy: 0,1
        """,
    )


# --- France ---


def test_f1_avenging_pavia() -> None:
    war(
        """
        set track: russian_collapse, triple_alliance
        set support authoritarian italy: 4
        """,
        "von_lettow_vorbeck tirol_war",
        "avenging_pavia",
        """
        expect at italy: 7*,4
        expect vp: 1
        """,
    )


def test_f1_avenging_pavia_needs_hostile_italians() -> None:
    war(
        "set track: russian_collapse, perfidious_italy",
        "von_lettow_vorbeck",
        "avenging_pavia savoyard_war",
        """
        expect event: mobilization-invalid seat=liberal card=avenging_pavia
        expect at italy: 0,0
        """,
    )


def test_f2_plan_xvi() -> None:
    """Guns of August give 6 - 2."""
    war(
        """
        set track: russian_collapse, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        set support liberal french_armed_forces: 4
        """,
        "guns_of_august",
        "plan_xvi",
        """
        expect event: victory-points seat=authoritarian points=4 vp=-4
        expect at french_armed_forces: 2,0
        expect vp: -4
        """,
    )


def test_f2_plan_xvi_against_two_fronts() -> None:
    """2 - 2 = 0; French Armed Forces are worth 3 + 1 in the end."""
    war(
        """
        set track: russian_collapse
        set support liberal french_armed_forces: 4
        """,
        "two_front_war",
        "plan_xvi",
        "expect vp: 4",
    )


def test_f2_plan_xvi_needs_the_army() -> None:
    war(
        """
        set track: russian_collapse
        set support liberal french_armed_forces: 3
        """,
        "two_front_war",
        "plan_xvi",
        """
        expect event: mobilization-invalid seat=liberal card=plan_xvi
        expect vp: -2
        """,
    )


def test_f3_plan_xvii() -> None:
    """Up to three points; Alsace-Lorraine is then worth 3 + 1."""
    war(
        """
        set track: russian_collapse
        set support liberal french_armed_forces: 5
        """,
        "von_lettow_vorbeck",
        "plan_xvii",
        """
        expect event: victory-points seat=liberal points=1 vp=1
        legal only liberal: place alsace_lorraine, done
        liberal: place alsace_lorraine
        liberal: place alsace_lorraine
        liberal: place alsace_lorraine
        expect at french_armed_forces: 2,0
        expect at alsace_lorraine: 3*,0
        expect vp: 5
        expect acting: none
        """,
    )


def test_f3_plan_xvii_may_stop_early() -> None:
    war(
        """
        set track: russian_collapse
        set support liberal french_armed_forces: 2
        """,
        "von_lettow_vorbeck",
        "plan_xvii",
        """
        liberal: place alsace_lorraine
        liberal: done
        expect at french_armed_forces: 1,0
        expect at alsace_lorraine: 1,0
        expect vp: 1
        expect acting: none
        """,
    )


def test_f3_plan_xvii_before_the_wall() -> None:
    """East Wall / West Wall [1]: nobody gets into Germany, but the point is gained."""
    war(
        """
        set track: russian_collapse
        set support liberal french_armed_forces: 3
        """,
        "east_wall_west_wall",
        "plan_xvii",
        """
        expect at french_armed_forces: 3,0
        expect at alsace_lorraine: 0,0
        expect vp: 1
        """,
    )


def test_f4_colonial_sunset() -> None:
    """Colonials and Morocco, Algeria, Tunisia; Colonials are worth 3 + 1 in the end."""
    war(
        """
        set track: russian_collapse
        set navy liberal: 1
        """,
        "von_lettow_vorbeck",
        "colonial_sunset",
        """
        legal only liberal: place colonials, place morocco, place algeria, place tunisia
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place morocco
        liberal: place morocco
        liberal: place algeria
        liberal: place algeria
        liberal: place tunisia
        expect points liberal: 8
        expect at colonials: 3*,0
        expect vp: 4
        expect acting: none
        """,
    )


def test_f4_colonial_sunset_raises_france_first() -> None:
    """7 for Guns of August and 2 for the British Expeditionary Force."""
    war(
        """
        set track: russian_collapse
        set marked schlieffen_plan_adopted: 1
        set navy liberal: 1
        """,
        "guns_of_august",
        "colonial_sunset british_expeditionary_force",
        """
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        liberal: place colonials
        expect event: victory-points seat=authoritarian points=7 vp=-7
        expect at colonials: 6*,0
        expect event: victory-points seat=liberal points=2 vp=-5
        expect prompt liberal: add-support-in points=3 region=france
        """,
    )


def test_f4_colonial_sunset_needs_a_lead_at_sea() -> None:
    war(
        """
        set track: russian_collapse
        set navy liberal: 2
        set navy authoritarian: 2
        """,
        "von_lettow_vorbeck",
        "colonial_sunset",
        """
        expect event: mobilization-invalid seat=liberal card=colonial_sunset
        expect points liberal: 0
        """,
    )


def test_f5_plan_xv() -> None:
    """A point anywhere in France; Guns of August give 5 and the British Expeditionary Force nothing."""
    war(
        """
        set track: russian_collapse
        set marked schlieffen_plan_adopted: 1
        set support authoritarian french_armed_forces: 4
        """,
        "guns_of_august",
        "plan_xv british_expeditionary_force",
        f"""
        legal only liberal: {each("place", FRANCE)}
        liberal: place french_armed_forces
        expect log: support-added seat=liberal space=french_armed_forces points=1 \
            then victory-points seat=authoritarian points=5 vp=-5 \
            then support-removed seat=liberal space=french_armed_forces points=1 \
            then mobilization-played seat=liberal card=british_expeditionary_force
        expect log never: victory-points seat=liberal
        expect at french_armed_forces: 0,4*
        expect vp: -5
        expect prompt liberal: add-support-in points=3 region=france
        """,
    )


def test_f5_plan_xv_does_not_slow_two_fronts() -> None:
    """Two Front War is no France First card."""
    war(
        "set track: russian_collapse",
        "two_front_war",
        "plan_xv",
        """
        liberal: place paris
        expect vp: -2
        """,
    )
