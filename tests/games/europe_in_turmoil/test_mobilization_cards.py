"""One test for each of the 35 mobilization cards (8.4.4): a valid case, and one that is invalid or bends it.

In most wars only Germany and France take part besides the nation in question, with cards that come to nothing: Von
Lettow-Vorbeck without a German lead at sea, Plan XVI without the French Armed Forces.
"""

from __future__ import annotations

from tests.games.europe_in_turmoil.test_cards_georgian_a import BALKANS, each
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
        liberal: remove bulgaria
        liberal: first-option
        liberal: remove bulgaria
        legal only authoritarian: remove greece, done
        authoritarian: done
        expect at serbia: 0,0
        expect at bulgaria: 0,0
        expect at greece: 2*,0
        expect vp: 2
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
        legal only authoritarian: remove greece
        authoritarian: remove greece
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
        authoritarian: remove french_armed_forces
        authoritarian: remove french_armed_forces
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
        authoritarian: remove colonials
        authoritarian: remove colonials
        expect event: victory-points seat=liberal points=2 vp=-5
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
        expect at french_armed_forces: 1,4
        expect event: victory-points seat=authoritarian points=5 vp=-5
        authoritarian: remove french_armed_forces
        expect vp: -5
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
        """,
    )


def test_g4_guns_of_august_with_a_bigger_army() -> None:
    """Four points with one of the two markers, six with both; the VP stay the same."""
    position = """
        set track: russian_collapse, splendid_isolation
        set marked schlieffen_plan_adopted: 1
        set marked german_army_expansion: 1
        set support liberal paris: 8
        """
    remove = "authoritarian: remove paris\n"
    war(position, "guns_of_august", "plan_xvi", remove * 4 + "expect at paris: 4*,0\nexpect acting: none")
    both = position + "set marked von_bethmann_hollweg: 1"
    war(both, "guns_of_august", "plan_xvi", remove * 6 + "expect at paris: 2*,0\nexpect vp: -2")


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
    war(
        "set track: three_emperor_league",
        "von_lettow_vorbeck poland_campaign the_great_game",
        "plan_xvi persian_campaign",
        """
        expect event: victory-points seat=authoritarian points=3 vp=-3
        expect event: nation-took-part nation=britain seat=liberal
        legal only liberal: mobilize blockade, mobilize gallipoli_allenby, mobilize salonika, mobilize salerno_anzio, done
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
