"""The events of the Georgian Era."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.cards import vocabulary as v
from chancellery.games.europe_in_turmoil.rules.event_play import condition, event
from chancellery.games.europe_in_turmoil.rules.follow_up import follow_up
from chancellery.games.europe_in_turmoil.state import Turmoil

YUGOSLAVIA: Final = v.card("yugoslavia")
FRENCH_WORKERS_AND_FARMERS: Final = v.icons_in((v.FRANCE,), v.WORKER, v.FARMER)
WORKERS: Final = v.icons(v.WORKER)
YUGOSLAV_SPACES: Final = v.spaces("serbia", "montenegro", "bosnia", "croatia", "macedonia")


@condition("russian_collapse", operations_may_allow=True)
def tsar_loses_russia(g: Turmoil, seat: int) -> bool:
    return sum(v.BATTLEGROUND[s] and v.controls(g, v.LIBERAL, s) for s in v.region_spaces(g, v.RUSSIA)) >= 3


@event("russian_collapse")
def russian_collapse(g: Turmoil, seat: int) -> None:
    """61: tension and crisis, then Russia leaves whichever alliance it was in."""
    v.change_tension(g, seat, 1)
    g.push(v.Crisis(), v.Rest("russian_collapse", seat))


@follow_up("russian_collapse")
def russia_stands_alone(g: Turmoil, seat: int, _: int) -> None:
    v.flip_on_track(g, g.track[0], v.marker("russian_collapse"))


@event("raoul_villain")
def raoul_villain(g: Turmoil, seat: int) -> None:
    """81: a point; Jaurès speaks no more."""
    v.gain_vp(g, seat, 1)


@event("agadir_crisis")
def agadir_crisis(g: Turmoil, seat: int) -> None:
    """82: the Liberal yields Morocco or stands up to the Panther."""
    g.push(v.EitherOr(v.LIBERAL, "agadir_crisis", seat))


@follow_up("agadir_crisis")
def agadir_is_answered(g: Turmoil, seat: int, resists: int) -> None:
    if resists:
        v.gain_vp(g, v.LIBERAL, 1)
        v.change_tension(g, seat, 2)
        g.push(v.Crisis())
    else:
        v.gain_vp(g, v.LIBERAL, -1)
        v.add_for_control(g, v.AUTHORITARIAN, v.space("morocco"))


@condition("gavrilo_princip")
def yugoslavs_are_not_united(g: Turmoil, seat: int) -> bool:
    return not g.in_effect[YUGOSLAVIA]


@event("gavrilo_princip")
def gavrilo_princip(g: Turmoil, seat: int) -> None:
    """83: Franz Ferdinand is dead: tension and crisis."""
    v.change_tension(g, seat, 2)
    g.push(v.Crisis())


@event("balkan_federation")
def balkan_federation(g: Turmoil, seat: int) -> None:
    """84: a point in the Balkans, where this turn's Operations are worth more, see `balkan_bonus`."""
    g.push(v.AddSupport(seat, 1, v.region_spaces(g, v.BALKANS)))


@event("patriotism_nationalism")
def patriotism_nationalism(g: Turmoil, seat: int) -> None:
    """85: workers change sides."""
    g.push(v.ReplaceSupport(seat, 3, WORKERS.on(g)))


@event("parliament_act_of_1911")
def parliament_act_of_1911(g: Turmoil, seat: int) -> None:
    """86: VP for Liberal neighbours of Britain, and one besides."""
    kindred = v.spaces("belgium", "netherlands", "spain_portugal", "denmark", "norway", "sweden")
    v.gain_vp(g, seat, 1 + sum(v.controls(g, v.LIBERAL, s) for s in kindred))


@event("war_in_the_balkans")
def war_in_the_balkans(g: Turmoil, seat: int) -> None:
    """87: tension and crisis, Liberal support in the Balkans goes, and the Balkan Wars begin."""
    v.change_tension(g, seat, 1)
    there = v.region_spaces(g, v.BALKANS)
    g.push(v.BalkanCrisis(), v.RemoveSupport(seat, v.LIBERAL, 3, there), v.Rest("war_in_the_balkans", seat))


@event("us_non_interventionism")
def us_non_interventionism(g: Turmoil, seat: int) -> None:
    """88: America stays at home; all Authoritarian stability cards are available."""
    v.remove_marker(g, v.marker("us_interventionism"))
    v.refresh_stability(g, seat)


@event("stolypin_land_reforms")
def stolypin_land_reforms(g: Turmoil, seat: int) -> None:
    """89: Russian farmers come round."""
    for where in v.spaces("belarus", "ukraine", "crimea"):
        v.remove(g, v.LIBERAL, where)
        v.add(g, seat, where)


@event("balkan_civil_war")
def balkan_civil_war(g: Turmoil, seat: int) -> None:
    """90: tension and crisis, a space of the Balkans is evened out, and the Balkan Wars begin."""
    v.change_tension(g, seat, 1)
    where = v.ChooseSpace(seat, "balkan_civil_war-space", seat, v.region_spaces(g, v.BALKANS))
    g.push(v.BalkanCrisis(), where, v.Rest("balkan_civil_war", seat))


@follow_up("balkan_civil_war-space")
def sides_are_even(g: Turmoil, seat: int, where: int) -> None:
    v.add(g, v.LIBERAL, where, v.support(g, v.AUTHORITARIAN, where) - v.support(g, v.LIBERAL, where))


@follow_up("war_in_the_balkans")
@follow_up("balkan_civil_war")
def balkan_wars_begin(g: Turmoil, seat: int, _: int) -> None:
    v.place_on_track(g, v.marker("balkan_wars"))


@event("funeral_of_edward_vii")
def funeral_of_edward_vii(g: Turmoil, seat: int) -> None:
    """91: the monarchs of Europe meet once more."""
    v.change_tension(g, seat, -1)
    for where in v.icon_spaces(g, v.MONARCH):
        v.add(g, seat, where)


@event("freedom_and_accord_party")
def freedom_and_accord_party(g: Turmoil, seat: int) -> None:
    """92: Authoritarian control of Constantinople ends, and support there spreads to the Balkans."""
    if v.controls(g, v.AUTHORITARIAN, v.CONSTANTINOPLE):
        lead = v.support(g, v.AUTHORITARIAN, v.CONSTANTINOPLE) - v.support(g, v.LIBERAL, v.CONSTANTINOPLE)
        v.add(g, seat, v.CONSTANTINOPLE, lead - v.STABILITY[v.CONSTANTINOPLE] + 1)
    points = min(4, v.support(g, v.LIBERAL, v.CONSTANTINOPLE))
    if points:
        g.push(v.AddSupport(seat, points, v.region_spaces(g, v.BALKANS)))


@event("raid_on_the_sublime_porte")
def raid_on_the_sublime_porte(g: Turmoil, seat: int) -> None:
    """93: a crisis, then the Liberals are driven out of Constantinople."""
    g.push(v.Crisis(), v.Rest("raid_on_the_sublime_porte", seat))


@follow_up("raid_on_the_sublime_porte")
def porte_is_raided(g: Turmoil, seat: int, _: int) -> None:
    v.remove(g, v.LIBERAL, v.CONSTANTINOPLE, v.support(g, v.LIBERAL, v.CONSTANTINOPLE))
    g.push(v.MoveFrom(seat, v.AUTHORITARIAN, 4, v.CONSTANTINOPLE, v.region_spaces(g, v.BALKANS), stop=1))


@event("perfidious_italy")
def perfidious_italy(g: Turmoil, seat: int) -> None:
    """94: Italy turns its coat."""
    v.flip_on_track(g, v.marker("triple_alliance"), v.marker("perfidious_italy"))
    v.add(g, seat, v.ITALY, 2)
    v.add(g, seat, v.space("libya"), 2)


@event("splendid_isolation")
def splendid_isolation(g: Turmoil, seat: int) -> None:
    """95: Britain leaves its friends alone."""
    for where in v.spaces("netherlands", "belgium", "norway", "sweden", "paris"):
        v.remove(g, v.LIBERAL, where)
    v.flip_on_track(g, v.marker("entente_cordiale"), v.marker("splendid_isolation"))


@event("yugoslavia")
def yugoslavia(g: Turmoil, seat: int) -> None:
    """96: both sides roll for the South Slavs."""
    v.roll_then(g, v.Rest("yugoslavia", seat))


def yugoslav_roll(g: Turmoil, seat: int) -> int:
    """The die just rolled by a side, and what it controls there."""
    held = sum(v.controls(g, seat, s) for s in YUGOSLAV_SPACES)
    if g.log:
        g.log.add(events.DieRolled(seat, g.die, held))
    return g.die + held


@follow_up("yugoslavia")
def yugoslavia_answers(g: Turmoil, seat: int, _: int) -> None:
    v.roll_then(g, v.Rest("yugoslavia-result", seat, yugoslav_roll(g, seat)))


@follow_up("yugoslavia-result")
def yugoslavia_is_decided(g: Turmoil, seat: int, total: int) -> None:
    if total >= yugoslav_roll(g, v.LIBERAL):
        g.push(v.ChooseSpace(seat, "yugoslavia-space", seat, YUGOSLAV_SPACES))
    else:
        v.end_effect(g, YUGOSLAVIA)


@follow_up("yugoslavia-space")
def yugoslavia_unites(g: Turmoil, seat: int, where: int) -> None:
    v.add(g, seat, where, v.remove(g, v.LIBERAL, where, v.support(g, v.LIBERAL, where)))


@event("reinhold_von_sydow")
def reinhold_von_sydow(g: Turmoil, seat: int) -> None:
    """98: money for the fleet from now on, see `naval_race.modifier`."""


@condition("franco_british_naval_cooperation")
def entente_is_cordial(g: Turmoil, seat: int) -> bool:
    return v.on_track(g, v.marker("entente_cordiale"))


@event("franco_british_naval_cooperation")
def franco_british_naval_cooperation(g: Turmoil, seat: int) -> None:
    """99: ships for Britain, more of them if it is behind."""
    v.advance_navy(g, seat, 2 if v.ahead(g, seat) < 0 else 1)


@event("arms_traders_industry")
def arms_traders_industry(g: Turmoil, seat: int) -> None:
    """100: tension pays."""
    v.gain_vp(g, seat, g.tension)


@event("aristide_briand")
def aristide_briand(g: Turmoil, seat: int) -> None:
    """101: Clemenceau is out; support in France, more of it from Paris."""
    paris = v.controls(g, v.LIBERAL, v.PARIS)
    v.gain_vp(g, seat, 1 if paris else 0)
    g.push(v.AddSupport(seat, 4 if paris else 2, FRENCH_WORKERS_AND_FARMERS.on(g), most=1))


@event("german_army_expansion")
def german_army_expansion(g: Turmoil, seat: int) -> None:
    """102: the army grows, and tension with it."""
    for where in v.spaces("imperial_army", "kiel", "east_prussia"):
        if not v.controls(g, v.LIBERAL, where):
            v.add(g, seat, where)
    v.place_marker(g, v.marker("german_army_expansion"))
    v.change_tension(g, seat, 1)


@event("black_hand")
def black_hand(g: Turmoil, seat: int) -> None:
    """103: two points that nobody can remove, see `removable`."""
    g.push(v.ChooseSpace(seat, "black_hand", seat, v.spaces("serbia", "bosnia", "montenegro", "macedonia")))


@follow_up("black_hand")
def black_hand_settles(g: Turmoil, seat: int, where: int) -> None:
    g.black_hand = where
    if g.log:
        g.log.add(events.MarkerPlaced(v.marker("black_hand")))
    v.add(g, v.AUTHORITARIAN, where, v.BLACK_HAND_POINTS)


@event("attempted_neutrality")
def attempted_neutrality(g: Turmoil, seat: int) -> None:
    """104: support in three independent spaces."""
    g.push(v.AddSupport(seat, 3, v.independents(g), most=1))


@event("preventive_war")
def preventive_war(g: Turmoil, seat: int) -> None:
    """106: VP at the price of three points in one region, as far as any region has them; less tension."""
    v.gain_vp(g, seat, 2)
    v.change_tension(g, seat, -2)
    losses = [min(3, sum(v.removable(g, seat, s) for s in v.region_spaces(g, r))) for r in range(len(v.REGIONS))]
    g.push(v.ChooseRegion(seat, "preventive_war", seat, tuple(r for r, n in enumerate(losses) if n == max(losses))))


@follow_up("preventive_war")
def region_pays_for_war(g: Turmoil, seat: int, region: int) -> None:
    g.push(v.RemoveSupport(seat, v.AUTHORITARIAN, 3, v.region_spaces(g, region)))


@event("mitteleuropa")
def mitteleuropa(g: Turmoil, seat: int) -> None:
    """107: ships are given up for influence in the middle of Europe."""
    g.push(v.ChooseAmount(seat, "mitteleuropa", seat, min(2, g.navy[v.AUTHORITARIAN])))


@follow_up("mitteleuropa")
def mitteleuropa_grows(g: Turmoil, seat: int, ships: int) -> None:
    area = (v.space("denmark"), v.CONSTANTINOPLE, v.ITALY, *v.region_spaces(g, v.GERMANY, v.AUSTRIA_HUNGARY, v.BALKANS))
    if ships:
        v.retreat_german_navy(g, ships)
        g.push(v.PlaceSupport(seat, 4 * ships, v.reachable_in(g, seat, area)))


@event("weltpolitik")
def weltpolitik(g: Turmoil, seat: int) -> None:
    """108: VP abroad at the price of support at home, which the Liberal takes; less tension."""
    v.gain_vp(g, seat, 4)
    v.change_tension(g, seat, -1)
    g.push(v.RemoveSupport(v.LIBERAL, v.AUTHORITARIAN, 4, v.everywhere(g), most=1, stop=1))


@event("leopold_von_berchtold")
def leopold_von_berchtold(g: Turmoil, seat: int) -> None:
    """109: a point in the Balkans, where placing gets dearer until the Balkan Wars, see `cost`."""
    g.push(v.AddSupport(seat, 1, v.region_spaces(g, v.BALKANS)))


@event("istvan_tisza")
def istvan_tisza(g: Turmoil, seat: int) -> None:
    """110: Hungary calms down."""
    for where in v.spaces("transylvania", "budapest", "galicia_przemysl"):
        v.add(g, seat, where)
    v.change_tension(g, seat, -1)
