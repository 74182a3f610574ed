"""The mobilization cards (8.4.4)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.cards import vocabulary as v
from chancellery.games.europe_in_turmoil.rules.follow_up import follow_up
from chancellery.games.europe_in_turmoil.rules.mobilization import mobilization_card
from chancellery.games.europe_in_turmoil.state import Turmoil

CENTRAL_POWERS: Final = v.AUTHORITARIAN
ENTENTE: Final = v.LIBERAL
GALICIA: Final = v.space("galicia_przemysl")
ALTO_ADIGE: Final = v.space("alto_adige")
COLONIALS: Final = v.space("colonials")
FRENCH_ARMED_FORCES: Final = v.space("french_armed_forces")
# Alsace-Lorraine.
GERMAN_ANNEX: Final = v.icons_in((v.GERMANY,), v.ANNEX)


def side_of(g: Turmoil, id: str) -> int:
    """The side on which a nation takes part, or nobody."""
    return v.participants(g, mobilization=True).get(v.nation(id), NOBODY)


def german_strength(g: Turmoil) -> int:
    """How many of German Army Expansion and von Bethmann-Hollweg are in effect."""
    return v.present(g, "german_army_expansion") + v.present(g, "von_bethmann_hollweg")


def is_ahead(g: Turmoil, seat: int) -> bool:
    return v.ahead(g, seat) > 0


def holds_constantinople(g: Turmoil, seat: int) -> bool:
    return v.controls(g, seat, v.CONSTANTINOPLE)


def dual_alliance(g: Turmoil, seat: int) -> bool:
    return v.present(g, "dual_alliance")


def italy_is_hostile(g: Turmoil, seat: int) -> bool:
    return side_of(g, "italy") == CENTRAL_POWERS


def russia_in_entente(g: Turmoil, seat: int) -> bool:
    return side_of(g, "russia") == ENTENTE


# --- Austria-Hungary ---


@mobilization_card("serbien_muss_sterbien", valid=dual_alliance)
def serbien_muss_sterbien(g: Turmoil, seat: int) -> None:
    """A1: Serbia falls."""
    v.add_for_control(g, v.AUTHORITARIAN, v.space("serbia"))


def poland_lies_open(g: Turmoil, seat: int) -> bool:
    allied = dual_alliance(g, seat) and side_of(g, "russia") != CENTRAL_POWERS
    return allied and v.controls(g, v.AUTHORITARIAN, GALICIA)


@mobilization_card("poland_campaign", valid=poland_lies_open)
def poland_campaign(g: Turmoil, seat: int) -> None:
    """A2: a point and Poland."""
    v.gain_vp(g, v.AUTHORITARIAN, 1)
    v.add_for_control(g, v.AUTHORITARIAN, v.space("poland"))


@mobilization_card("isonzo_campaign")
def isonzo_campaign(g: Turmoil, seat: int) -> None:
    """A3: Italy falls."""
    v.add_for_control(g, v.AUTHORITARIAN, v.ITALY)


# --- the Balkans ---


@mobilization_card("third_balkan_war")
def third_balkan_war(g: Turmoil, seat: int) -> None:
    """B1: two points of either side go, then the opponent may take one; the same again."""
    own, other = v.Rest("third_balkan_war", seat), v.Rest("third_balkan_war", 1 - seat)
    g.push(own, own, other, own, own, other)


@follow_up("third_balkan_war")
def balkans_suffer(g: Turmoil, chooser: int, _: int) -> None:
    there = v.region_spaces(g, v.BALKANS)
    whose = [side for side in (v.AUTHORITARIAN, v.LIBERAL) if any(v.removable(g, side, s) for s in there)]
    if len(whose) == 2:
        g.push(v.EitherOr(chooser, "third_balkan_war-whose", chooser))
    elif whose:
        point_goes(g, chooser, whose[0])


@follow_up("third_balkan_war-whose")
def point_goes(g: Turmoil, chooser: int, whose: int) -> None:
    may_decline = chooser != side_of(g, "balkans")
    g.push(v.RemoveSupport(chooser, whose, 1, v.region_spaces(g, v.BALKANS), stop=int(may_decline)))


@mobilization_card("war_of_liberation_austria_hungary", valid=lambda g, seat: side_of(g, "balkans") == ENTENTE)
def war_of_liberation_austria_hungary(g: Turmoil, seat: int) -> None:
    """B2: Bosnia and Croatia are freed."""
    v.add_for_control(g, v.LIBERAL, v.BOSNIA)
    v.add_for_control(g, v.LIBERAL, v.space("croatia"))


@mobilization_card("war_of_liberation_ottoman_empire")
def war_of_liberation_ottoman_empire(g: Turmoil, seat: int) -> None:
    """B3: nobody is left in Constantinople."""
    for side in (v.AUTHORITARIAN, v.LIBERAL):
        v.remove(g, side, v.CONSTANTINOPLE, v.support(g, side, v.CONSTANTINOPLE))


# --- Britain ---


@mobilization_card("blockade", valid=is_ahead)
def blockade(g: Turmoil, seat: int) -> None:
    """E1: Germany starves, Kiel most of all."""
    for where in v.region_spaces(g, v.GERMANY):
        v.add(g, v.LIBERAL, where)
    v.add_for_control(g, v.LIBERAL, v.space("kiel"))


@mobilization_card("british_expeditionary_force")
def british_expeditionary_force(g: Turmoil, seat: int) -> None:
    """E2: help for France, twice as much with the Americans."""
    times = 2 if v.present(g, "us_interventionism") else 1
    v.gain_war_vp(g, v.LIBERAL, "british_expeditionary_force", times)
    g.push(v.AddSupport(v.LIBERAL, 3 * times, v.region_spaces(g, v.FRANCE), most=1, test=v.NOT_ENEMY))


@mobilization_card("gallipoli_allenby", valid=lambda g, seat: side_of(g, "ottoman_empire") == CENTRAL_POWERS)
def gallipoli_allenby(g: Turmoil, seat: int) -> None:
    """E3: Constantinople falls."""
    v.add_for_control(g, v.LIBERAL, v.CONSTANTINOPLE)


def balkans_are_hostile(g: Turmoil, seat: int) -> bool:
    return CENTRAL_POWERS in (side_of(g, "balkans"), side_of(g, "austria_hungary"))


@mobilization_card("salonika", valid=balkans_are_hostile)
def salonika(g: Turmoil, seat: int) -> None:
    """E4: a landing in the Balkans."""
    g.push(v.ChooseSpace(seat, "salonika", seat, v.region_spaces(g, v.BALKANS)))


@follow_up("salonika")
def allies_land(g: Turmoil, seat: int, where: int) -> None:
    v.add_for_control(g, v.LIBERAL, where)


@mobilization_card("salerno_anzio", valid=italy_is_hostile)
def salerno_anzio(g: Turmoil, seat: int) -> None:
    """E5: Italy falls."""
    v.add_for_control(g, v.LIBERAL, v.ITALY)


# --- France ---


@mobilization_card("avenging_pavia", valid=italy_is_hostile)
def avenging_pavia(g: Turmoil, seat: int) -> None:
    """F1: Italy falls."""
    v.add_for_control(g, v.LIBERAL, v.ITALY)


@mobilization_card("plan_xvi", valid=lambda g, seat: v.controls(g, v.LIBERAL, FRENCH_ARMED_FORCES))
def plan_xvi(g: Turmoil, seat: int) -> None:
    """F2: the German attack on France gains less."""
    v.raise_war_vp(g, -2, "guns_of_august", "two_front_war")


@mobilization_card("plan_xvii")
def plan_xvii(g: Turmoil, seat: int) -> None:
    """F3: a point, and the army marches into Alsace-Lorraine."""
    v.gain_vp(g, v.LIBERAL, 1)
    g.push(v.MoveFrom(seat, v.LIBERAL, 3, FRENCH_ARMED_FORCES, GERMAN_ANNEX.on(g), stop=1))


@mobilization_card("colonial_sunset", valid=is_ahead)
def colonial_sunset(g: Turmoil, seat: int) -> None:
    """F4: support overseas, while France First cards gain more."""
    colonies = tuple(s for s in v.neighbours(COLONIALS) if v.has_icon(g, s, v.ANNEX))
    v.raise_war_vp(g, 1, *v.FRANCE_FIRST)
    g.push(v.AddSupport(v.LIBERAL, 8, (COLONIALS, *colonies)))


@mobilization_card("plan_xv")
def plan_xv(g: Turmoil, seat: int) -> None:
    """F5: support at home, while France First cards gain less."""
    v.raise_war_vp(g, -1, *v.FRANCE_FIRST)
    g.push(v.AddSupport(v.LIBERAL, 1, v.region_spaces(g, v.FRANCE)))


# --- Germany ---


@mobilization_card("von_lettow_vorbeck", valid=is_ahead)
def von_lettow_vorbeck(g: Turmoil, seat: int) -> None:
    """G1: a point for each African colony, the Congo among them."""
    africa = v.spaces("libya", "algeria", "tunisia", "morocco")
    congo = v.has_icon(g, v.BELGIUM, v.ANNEX) and v.controls(g, v.AUTHORITARIAN, v.BELGIUM)
    v.gain_vp(g, v.AUTHORITARIAN, congo + sum(v.controls(g, v.AUTHORITARIAN, s) for s in africa))


@mobilization_card("u_boat_offensive")
def u_boat_offensive(g: Turmoil, seat: int) -> None:
    """G2: the German Navy draws level, which costs points and gives nothing else."""
    v.gain_vp(g, v.AUTHORITARIAN, -2)
    v.draw_level(g)


@mobilization_card("east_wall_west_wall")
def east_wall_west_wall(g: Turmoil, seat: int) -> None:
    """G3: Germany stays as it is, see `removable` and `add`."""
    g.walled = 1


@mobilization_card("guns_of_august", valid=lambda g, seat: v.present(g, "schlieffen_plan_adopted"))
def guns_of_august(g: Turmoil, seat: int) -> None:
    """G4: through Belgium into France."""
    v.gain_war_vp(g, v.AUTHORITARIAN, "guns_of_august", 6)
    v.remove(g, v.AUTHORITARIAN, v.BELGIUM, v.support(g, v.AUTHORITARIAN, v.BELGIUM))
    g.push(v.RemoveSupport(seat, v.LIBERAL, 2 + 2 * german_strength(g), v.region_spaces(g, v.FRANCE)))


@mobilization_card("two_front_war")
def two_front_war(g: Turmoil, seat: int) -> None:
    """G5: gains abroad, losses at home."""
    v.gain_war_vp(g, v.AUTHORITARIAN, "two_front_war", 2 + german_strength(g))
    for where in v.region_spaces(g, v.GERMANY):
        if v.controls(g, v.AUTHORITARIAN, where):
            v.remove(g, v.AUTHORITARIAN, where)


@mobilization_card("kaiser_wilhelms_plan")
def kaiser_wilhelms_plan(g: Turmoil, seat: int) -> None:
    """G6: the Russian attacks come to nothing."""
    v.gain_war_vp(g, v.AUTHORITARIAN, "kaiser_wilhelms_plan", 2)


# --- Italy ---


def tirol_lies_open(g: Turmoil, seat: int) -> bool:
    enemies = side_of(g, "italy") == ENTENTE and side_of(g, "austria_hungary") == CENTRAL_POWERS
    return enemies and v.controls(g, v.LIBERAL, v.ITALY)


@mobilization_card("tirol_war", valid=tirol_lies_open)
def tirol_war(g: Turmoil, seat: int) -> None:
    """I1: a point and the Alto Adige."""
    v.gain_vp(g, v.LIBERAL, 1)
    v.add_for_control(g, v.LIBERAL, ALTO_ADIGE)


@mobilization_card("neutrality")
def neutrality(g: Turmoil, seat: int) -> None:
    """I2: the Alto Adige leans towards Italy."""
    v.add(g, seat, ALTO_ADIGE, 2)


@mobilization_card("mare_nostrum", valid=lambda g, seat: side_of(g, "ottoman_empire") == 1 - seat)
def mare_nostrum(g: Turmoil, seat: int) -> None:
    """I3: support around the western Mediterranean."""
    for where in v.spaces("libya", "tunisia", "algeria", "spain_portugal", "morocco"):
        v.add(g, seat, where)


@mobilization_card("savoyard_war", valid=lambda g, seat: v.controls(g, v.AUTHORITARIAN, v.ITALY))
def savoyard_war(g: Turmoil, seat: int) -> None:
    """I4: a point and Nice."""
    v.gain_war_vp(g, v.AUTHORITARIAN, "savoyard_war", 1)
    v.add_for_control(g, v.AUTHORITARIAN, v.space("nice"))


# --- the Ottoman Empire ---


def balkans_lie_open(g: Turmoil, seat: int) -> bool:
    return side_of(g, "balkans") != NOBODY and v.controls(g, seat, v.CONSTANTINOPLE)


@mobilization_card("balkan_reconquista", valid=balkans_lie_open)
def balkan_reconquista(g: Turmoil, seat: int) -> None:
    """O1: support in the lost provinces."""
    for where in v.spaces("greece", "macedonia", "romania", "bulgaria"):
        v.add(g, seat, where)


@mobilization_card("north_african_empire", valid=lambda g, seat: v.controls(g, v.AUTHORITARIAN, v.CONSTANTINOPLE))
def north_african_empire(g: Turmoil, seat: int) -> None:
    """O2: support in North Africa."""
    for where in v.spaces("libya", "tunisia", "algeria", "morocco"):
        v.add(g, v.AUTHORITARIAN, where)


@mobilization_card("persian_campaign", valid=holds_constantinople)
def persian_campaign(g: Turmoil, seat: int) -> None:
    """O3: a point."""
    v.gain_vp(g, seat, 1)


@mobilization_card("caucasus_campaign_ottoman", valid=holds_constantinople)
def caucasus_campaign_ottoman(g: Turmoil, seat: int) -> None:
    """O4: two points."""
    v.gain_vp(g, seat, 2)


# --- Russia ---


@mobilization_card("the_great_game", valid=lambda g, seat: side_of(g, "russia") == CENTRAL_POWERS)
def the_great_game(g: Turmoil, seat: int) -> None:
    """R1: points, but Britain may come in and mobilize late."""
    v.gain_vp(g, v.AUTHORITARIAN, 3)
    if side_of(g, "britain") == NOBODY:
        v.join_the_war(g, v.nation("britain"), ENTENTE)


@mobilization_card("day_15_attack", valid=russia_in_entente)
def day_15_attack(g: Turmoil, seat: int) -> None:
    """R2: relief for France, ruin for the attackers."""
    v.gain_vp(g, v.LIBERAL, -1)
    v.raise_war_vp(g, -2, "guns_of_august")
    v.raise_war_vp(g, 2, "kaiser_wilhelms_plan")


@mobilization_card("six_weeks_attack", valid=russia_in_entente)
def six_weeks_attack(g: Turmoil, seat: int) -> None:
    """R3: East Prussia falls."""
    v.add_for_control(g, v.LIBERAL, v.space("east_prussia"))


def galicia_lies_open(g: Turmoil, seat: int) -> bool:
    return side_of(g, "russia") == ENTENTE and side_of(g, "austria_hungary") == CENTRAL_POWERS


@mobilization_card("galician_campaign", valid=galicia_lies_open)
def galician_campaign(g: Turmoil, seat: int) -> None:
    """R4: a point, Galicia and Budapest."""
    v.gain_vp(g, v.LIBERAL, 1)
    v.add_for_control(g, v.LIBERAL, GALICIA)
    v.add_for_control(g, v.LIBERAL, v.BUDAPEST)


@mobilization_card("caucasus_campaign_russian")
def caucasus_campaign_russian(g: Turmoil, seat: int) -> None:
    """R5: Constantinople falls."""
    v.add_for_control(g, seat, v.CONSTANTINOPLE)
