"""The events of the Georgian Era."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    AUSTRIA_HUNGARY,
    AUTHORITARIAN,
    BALKANS,
    BATTLEGROUND,
    CONSTANTINOPLE,
    FARMER,
    FRANCE,
    GERMANY,
    ITALY,
    LIBERAL,
    MONARCH,
    PARIS,
    REGIONS,
    RUSSIA,
    STABILITY,
    WORKER,
    card,
    marker,
    space,
    spaces,
)
from chancellery.games.europe_in_turmoil.rules.crisis import BalkanCrisis, Crisis
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.event_play import condition, end_effect, event
from chancellery.games.europe_in_turmoil.rules.follow_up import (
    ChooseAmount,
    ChooseRegion,
    ChooseSpace,
    EitherOr,
    Rest,
    follow_up,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import advance_navy, retreat_german_navy
from chancellery.games.europe_in_turmoil.rules.operations import PlaceSupport, reachable_in
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.stability import refresh_stability
from chancellery.games.europe_in_turmoil.rules.support import (
    BLACK_HAND_POINTS,
    AddSupport,
    MoveFrom,
    RemoveSupport,
    ReplaceSupport,
    add,
    add_for_control,
    controls,
    everywhere,
    icon_spaces,
    independents,
    region_icon_spaces,
    region_spaces,
    removable,
    remove,
    support,
)
from chancellery.games.europe_in_turmoil.rules.tension import (
    change_tension,
    flip_on_track,
    gain_vp,
    on_track,
    place_marker,
    place_on_track,
    remove_marker,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

YUGOSLAVIA: Final = card("yugoslavia")
YUGOSLAV_SPACES: Final = spaces("serbia", "montenegro", "bosnia", "croatia", "macedonia")


@condition("russian_collapse")
def tsar_loses_russia(g: Turmoil, seat: int) -> bool:
    return sum(BATTLEGROUND[s] and controls(g, LIBERAL, s) for s in region_spaces(g, RUSSIA)) >= 3


@event("russian_collapse")
def russian_collapse(g: Turmoil, seat: int) -> None:
    """61: tension and crisis, then Russia leaves whichever alliance it was in."""
    change_tension(g, seat, 1)
    g.push(Crisis(), Rest("russian_collapse", seat))


@follow_up("russian_collapse")
def russia_stands_alone(g: Turmoil, seat: int, _: int) -> None:
    flip_on_track(g, g.track[0], marker("russian_collapse"))


@event("raoul_villain")
def raoul_villain(g: Turmoil, seat: int) -> None:
    """81: a point; Jaurès speaks no more."""
    gain_vp(g, seat, 1)


@event("agadir_crisis")
def agadir_crisis(g: Turmoil, seat: int) -> None:
    """82: the Liberal yields Morocco or stands up to the Panther."""
    g.push(EitherOr(LIBERAL, "agadir_crisis", seat))


@follow_up("agadir_crisis")
def agadir_is_answered(g: Turmoil, seat: int, resists: int) -> None:
    if resists:
        gain_vp(g, LIBERAL, 1)
        change_tension(g, seat, 2)
        g.push(Crisis())
    else:
        gain_vp(g, LIBERAL, -1)
        add_for_control(g, AUTHORITARIAN, space("morocco"))


@condition("gavrilo_princip")
def yugoslavs_are_not_united(g: Turmoil, seat: int) -> bool:
    return not g.in_effect[YUGOSLAVIA]


@event("gavrilo_princip")
def gavrilo_princip(g: Turmoil, seat: int) -> None:
    """83: Franz Ferdinand is dead: tension and crisis."""
    change_tension(g, seat, 2)
    g.push(Crisis())


@event("balkan_federation")
def balkan_federation(g: Turmoil, seat: int) -> None:
    """84: a point in the Balkans, where this turn's Operations are worth more, see `balkan_bonus`."""
    g.push(AddSupport(seat, 1, region_spaces(g, BALKANS)))


@event("patriotism_nationalism")
def patriotism_nationalism(g: Turmoil, seat: int) -> None:
    """85: workers change sides."""
    g.push(ReplaceSupport(seat, 3, icon_spaces(g, WORKER)))


@event("parliament_act_of_1911")
def parliament_act_of_1911(g: Turmoil, seat: int) -> None:
    """86: VP for Liberal neighbours of Britain, and one besides."""
    kindred = spaces("belgium", "netherlands", "spain_portugal", "denmark", "norway", "sweden")
    gain_vp(g, seat, 1 + sum(controls(g, LIBERAL, s) for s in kindred))


@event("war_in_the_balkans")
def war_in_the_balkans(g: Turmoil, seat: int) -> None:
    """87: tension and crisis, Liberal support in the Balkans goes, and the Balkan Wars begin."""
    change_tension(g, seat, 1)
    there = region_spaces(g, BALKANS)
    g.push(BalkanCrisis(), RemoveSupport(seat, LIBERAL, 3, there), Rest("war_in_the_balkans", seat))


@event("us_non_interventionism")
def us_non_interventionism(g: Turmoil, seat: int) -> None:
    """88: America stays at home; all Authoritarian stability cards are available."""
    remove_marker(g, marker("us_interventionism"))
    refresh_stability(g, seat)


@event("stolypin_land_reforms")
def stolypin_land_reforms(g: Turmoil, seat: int) -> None:
    """89: Russian farmers come round."""
    for where in spaces("belarus", "ukraine", "crimea"):
        remove(g, LIBERAL, where)
        add(g, seat, where)


@event("balkan_civil_war")
def balkan_civil_war(g: Turmoil, seat: int) -> None:
    """90: tension and crisis, a space of the Balkans is evened out, and the Balkan Wars begin."""
    change_tension(g, seat, 1)
    where = ChooseSpace(seat, "balkan_civil_war-space", seat, region_spaces(g, BALKANS))
    g.push(BalkanCrisis(), where, Rest("balkan_civil_war", seat))


@follow_up("balkan_civil_war-space")
def sides_are_even(g: Turmoil, seat: int, where: int) -> None:
    add(g, LIBERAL, where, support(g, AUTHORITARIAN, where) - support(g, LIBERAL, where))


@follow_up("war_in_the_balkans")
@follow_up("balkan_civil_war")
def balkan_wars_begin(g: Turmoil, seat: int, _: int) -> None:
    place_on_track(g, marker("balkan_wars"))


@event("funeral_of_edward_vii")
def funeral_of_edward_vii(g: Turmoil, seat: int) -> None:
    """91: the monarchs of Europe meet once more."""
    change_tension(g, seat, -1)
    for where in icon_spaces(g, MONARCH):
        add(g, seat, where)


@event("freedom_and_accord_party")
def freedom_and_accord_party(g: Turmoil, seat: int) -> None:
    """92: Authoritarian control of Constantinople ends, and support there spreads to the Balkans."""
    if controls(g, AUTHORITARIAN, CONSTANTINOPLE):
        lead = support(g, AUTHORITARIAN, CONSTANTINOPLE) - support(g, LIBERAL, CONSTANTINOPLE)
        add(g, seat, CONSTANTINOPLE, lead - STABILITY[CONSTANTINOPLE] + 1)
    points = min(4, support(g, LIBERAL, CONSTANTINOPLE))
    if points:
        g.push(AddSupport(seat, points, region_spaces(g, BALKANS)))


@event("raid_on_the_sublime_porte")
def raid_on_the_sublime_porte(g: Turmoil, seat: int) -> None:
    """93: a crisis, then the Liberals are driven out of Constantinople."""
    g.push(Crisis(), Rest("raid_on_the_sublime_porte", seat))


@follow_up("raid_on_the_sublime_porte")
def porte_is_raided(g: Turmoil, seat: int, _: int) -> None:
    remove(g, LIBERAL, CONSTANTINOPLE, support(g, LIBERAL, CONSTANTINOPLE))
    g.push(MoveFrom(seat, AUTHORITARIAN, 4, CONSTANTINOPLE, region_spaces(g, BALKANS), stop=1))


@event("perfidious_italy")
def perfidious_italy(g: Turmoil, seat: int) -> None:
    """94: Italy turns its coat."""
    flip_on_track(g, marker("triple_alliance"), marker("perfidious_italy"))
    add(g, seat, ITALY, 2)
    add(g, seat, space("libya"), 2)


@event("splendid_isolation")
def splendid_isolation(g: Turmoil, seat: int) -> None:
    """95: Britain leaves its friends alone."""
    for where in spaces("netherlands", "belgium", "norway", "sweden", "paris"):
        remove(g, LIBERAL, where)
    flip_on_track(g, marker("entente_cordiale"), marker("splendid_isolation"))


@event("yugoslavia")
def yugoslavia(g: Turmoil, seat: int) -> None:
    """96: both sides roll for the South Slavs."""
    roll_then(g, Rest("yugoslavia", seat))


def yugoslav_roll(g: Turmoil, seat: int) -> int:
    """The die just rolled by a side, and what it controls there."""
    held = sum(controls(g, seat, s) for s in YUGOSLAV_SPACES)
    if g.log:
        g.log.add(events.DieRolled(seat, g.die, held))
    return g.die + held


@follow_up("yugoslavia")
def yugoslavia_answers(g: Turmoil, seat: int, _: int) -> None:
    roll_then(g, Rest("yugoslavia-result", seat, yugoslav_roll(g, seat)))


@follow_up("yugoslavia-result")
def yugoslavia_is_decided(g: Turmoil, seat: int, total: int) -> None:
    if total >= yugoslav_roll(g, LIBERAL):
        g.push(ChooseSpace(seat, "yugoslavia-space", seat, YUGOSLAV_SPACES))
    else:
        end_effect(g, YUGOSLAVIA)


@follow_up("yugoslavia-space")
def yugoslavia_unites(g: Turmoil, seat: int, where: int) -> None:
    add(g, seat, where, remove(g, LIBERAL, where, support(g, LIBERAL, where)))


@event("reinhold_von_sydow")
def reinhold_von_sydow(g: Turmoil, seat: int) -> None:
    """98: money for the fleet from now on, see `naval_race.modifier`."""


@condition("franco_british_naval_cooperation")
def entente_is_cordial(g: Turmoil, seat: int) -> bool:
    return on_track(g, marker("entente_cordiale"))


@event("franco_british_naval_cooperation")
def franco_british_naval_cooperation(g: Turmoil, seat: int) -> None:
    """99: ships for Britain, more of them if it is behind."""
    advance_navy(g, seat, 2 if ahead(g, seat) < 0 else 1)


@event("arms_traders_industry")
def arms_traders_industry(g: Turmoil, seat: int) -> None:
    """100: tension pays."""
    gain_vp(g, seat, g.tension)


@event("aristide_briand")
def aristide_briand(g: Turmoil, seat: int) -> None:
    """101: Clemenceau is out; support in France, more of it from Paris."""
    paris = controls(g, LIBERAL, PARIS)
    gain_vp(g, seat, 1 if paris else 0)
    g.push(AddSupport(seat, 4 if paris else 2, region_icon_spaces(g, FRANCE, WORKER, FARMER), most=1))


@event("german_army_expansion")
def german_army_expansion(g: Turmoil, seat: int) -> None:
    """102: the army grows, and tension with it."""
    for where in spaces("imperial_army", "kiel", "east_prussia"):
        if not controls(g, LIBERAL, where):
            add(g, seat, where)
    place_marker(g, marker("german_army_expansion"))
    change_tension(g, seat, 1)


@event("black_hand")
def black_hand(g: Turmoil, seat: int) -> None:
    """103: two points that nobody can remove, see `removable`."""
    g.push(ChooseSpace(seat, "black_hand", seat, spaces("serbia", "bosnia", "montenegro", "macedonia")))


@follow_up("black_hand")
def black_hand_settles(g: Turmoil, seat: int, where: int) -> None:
    g.black_hand = where
    if g.log:
        g.log.add(events.MarkerPlaced(marker("black_hand")))
    add(g, AUTHORITARIAN, where, BLACK_HAND_POINTS)


@event("attempted_neutrality")
def attempted_neutrality(g: Turmoil, seat: int) -> None:
    """104: support in three independent spaces."""
    g.push(AddSupport(seat, 3, independents(g), most=1))


@event("preventive_war")
def preventive_war(g: Turmoil, seat: int) -> None:
    """106: VP at the price of three points in one region, as far as any region has them; less tension."""
    gain_vp(g, seat, 2)
    change_tension(g, seat, -2)
    losses = [min(3, sum(removable(g, seat, s) for s in region_spaces(g, r))) for r in range(len(REGIONS))]
    g.push(ChooseRegion(seat, "preventive_war", seat, tuple(r for r, n in enumerate(losses) if n == max(losses))))


@follow_up("preventive_war")
def region_pays_for_war(g: Turmoil, seat: int, region: int) -> None:
    g.push(RemoveSupport(seat, AUTHORITARIAN, 3, region_spaces(g, region)))


@event("mitteleuropa")
def mitteleuropa(g: Turmoil, seat: int) -> None:
    """107: ships are given up for influence in the middle of Europe."""
    g.push(ChooseAmount(seat, "mitteleuropa", seat, min(2, g.navy[AUTHORITARIAN])))


@follow_up("mitteleuropa")
def mitteleuropa_grows(g: Turmoil, seat: int, ships: int) -> None:
    area = (space("denmark"), CONSTANTINOPLE, ITALY, *region_spaces(g, GERMANY, AUSTRIA_HUNGARY, BALKANS))
    if ships:
        retreat_german_navy(g, ships)
        g.push(PlaceSupport(seat, 4 * ships, reachable_in(g, seat, area)))


@event("weltpolitik")
def weltpolitik(g: Turmoil, seat: int) -> None:
    """108: VP abroad at the price of support at home, which the Liberal takes; less tension."""
    gain_vp(g, seat, 4)
    change_tension(g, seat, -1)
    g.push(RemoveSupport(LIBERAL, AUTHORITARIAN, 4, everywhere(g), most=1, stop=1))


@event("leopold_von_berchtold")
def leopold_von_berchtold(g: Turmoil, seat: int) -> None:
    """109: a point in the Balkans, where placing gets dearer until the Balkan Wars, see `cost`."""
    g.push(AddSupport(seat, 1, region_spaces(g, BALKANS)))


@event("istvan_tisza")
def istvan_tisza(g: Turmoil, seat: int) -> None:
    """110: Hungary calms down."""
    for where in spaces("transylvania", "budapest", "galicia_przemysl"):
        add(g, seat, where)
    change_tension(g, seat, -1)
