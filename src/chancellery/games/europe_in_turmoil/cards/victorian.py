"""The events of the Victorian Era."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import (
    ARMY,
    AUSTRIA_HUNGARY,
    AUTHORITARIAN,
    BALKANS,
    BELGIUM,
    BOURGEOISIE,
    CARD_SIDE,
    CHURCH,
    ERA_OF_TURN,
    FARMER,
    FRANCE,
    FRENCH_CATHOLIC_CHURCH,
    GERMANY,
    INTELLECTUAL,
    LIBERAL,
    MONARCH,
    PARIS,
    RUSSIA,
    WORKER,
    card,
    marker,
    space,
    spaces,
)
from chancellery.games.europe_in_turmoil.events import DieRolled
from chancellery.games.europe_in_turmoil.rules.crisis import Crisis
from chancellery.games.europe_in_turmoil.rules.deck import discard_from_hand
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.event_play import (
    condition,
    event,
    playable_discards,
    resolve_from_discard,
)
from chancellery.games.europe_in_turmoil.rules.follow_up import (
    ChooseAmount,
    ChooseCard,
    ChooseStabilityCard,
    Rest,
    follow_up,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import advance_navy
from chancellery.games.europe_in_turmoil.rules.operations import TENSION, SupportChecks, ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.stability import available, make_unavailable
from chancellery.games.europe_in_turmoil.rules.support import (
    CONGO_ANNEXED,
    MONARCHY_RESTORED,
    NO_ENEMY_SUPPORT,
    NOT_ENEMY,
    AddSupport,
    MoveTo,
    RemoveSupport,
    add,
    add_for_control,
    close_space,
    controls,
    everywhere,
    icon_spaces,
    region_icon_spaces,
    region_spaces,
    removable,
)
from chancellery.games.europe_in_turmoil.rules.tension import (
    change_tension,
    flip_on_track,
    place_marker,
    place_on_track,
)
from chancellery.games.europe_in_turmoil.state import Turmoil


def to_give_up(g: Turmoil, seat: int, there: tuple[int, ...]) -> int:
    """How many of its own points a seat can take from these spaces."""
    return sum(removable(g, seat, s) for s in there)


@event("admiral_von_tirpitz")
def admiral_von_tirpitz(g: Turmoil, seat: int) -> None:
    """1: tension and crisis, then support in Germany is given up for boxes of the naval track."""
    change_tension(g, seat, 1)
    g.push(Crisis(), Rest("admiral_von_tirpitz", seat))


@follow_up("admiral_von_tirpitz")
def tirpitz_asks_for_ships(g: Turmoil, seat: int, _: int) -> None:
    there = to_give_up(g, seat, region_spaces(g, GERMANY))
    if there:
        g.push(ChooseAmount(seat, "admiral_von_tirpitz-ships", seat, min(2, there)))


@follow_up("admiral_von_tirpitz-ships")
def tirpitz_gets_ships(g: Turmoil, seat: int, ships: int) -> None:
    if ships:
        advance_navy(g, seat, ships)
        g.push(RemoveSupport(seat, seat, ships, region_spaces(g, GERMANY)))


@event("state_secularism_in_france")
def state_secularism_in_france(g: Turmoil, seat: int) -> None:
    """2: the French Catholic Church and its links are gone for good."""
    close_space(g, FRENCH_CATHOLIC_CHURCH)
    place_marker(g, marker("state_secularism"))


@condition("second_international")
def tension_is_low(g: Turmoil, seat: int) -> bool:
    return g.tension <= 2


@event("second_international")
def second_international(g: Turmoil, seat: int) -> None:
    """3: a point in each of up to four spaces without Authoritarian support."""
    g.push(AddSupport(seat, 4, everywhere(g), most=1, test=NO_ENEMY_SUPPORT, stop=1))


@event("franz_ferdinand")
def franz_ferdinand(g: Turmoil, seat: int) -> None:
    """4: support in Austria-Hungary; from now on tension is held down, see `highest_tension`."""
    g.push(AddSupport(seat, 3, region_spaces(g, AUSTRIA_HUNGARY), most=1, test=NOT_ENEMY, stop=1))


@event("dreyfus_affair")
def dreyfus_affair(g: Turmoil, seat: int) -> None:
    """5: support in France, where the opponent pays double this turn, see `cost`."""
    g.push(AddSupport(seat, 2, region_spaces(g, FRANCE)))


@event("russo_japanese_war")
def russo_japanese_war(g: Turmoil, seat: int) -> None:
    """9: defeats cost the Tsar support."""
    there = spaces("tsarist_army", "nicolas_ii", "saint_petersburg", "moscow")
    g.push(RemoveSupport(seat, AUTHORITARIAN, 4, there, most=2))


@event("entente_cordiale")
def entente_cordiale(g: Turmoil, seat: int) -> None:
    """10: the alliance on the Great War track, and support in France."""
    place_on_track(g, marker("entente_cordiale"))
    g.push(AddSupport(seat, 4, region_spaces(g, FRANCE), most=2, test=NOT_ENEMY))


def western_workers(g: Turmoil) -> tuple[int, ...]:
    return region_icon_spaces(g, FRANCE, WORKER) + region_icon_spaces(g, GERMANY, WORKER)


@event("foreign_investments")
def foreign_investments(g: Turmoil, seat: int) -> None:
    """11: support among the workers of the West goes to the East."""
    there = to_give_up(g, seat, western_workers(g))
    if there:
        g.push(ChooseAmount(seat, "foreign_investments", seat, min(4, there)))


@follow_up("foreign_investments")
def invest_in_the_east(g: Turmoil, seat: int, points: int) -> None:
    if points:
        east = region_spaces(g, RUSSIA, AUSTRIA_HUNGARY, BALKANS)
        g.push(RemoveSupport(seat, seat, points, western_workers(g)), AddSupport(seat, points, east, most=2))


@event("traditionalism")
def traditionalism(g: Turmoil, seat: int) -> None:
    """13: support among the farmers."""
    g.push(AddSupport(seat, 4, icon_spaces(g, FARMER), most=2))


@event("radical_party_founded")
def radical_party_founded(g: Turmoil, seat: int) -> None:
    """14: a point in each of up to four spaces of France."""
    g.push(AddSupport(seat, 4, region_spaces(g, FRANCE), most=1, test=NOT_ENEMY, stop=1))


@event("lord_fisher")
def lord_fisher(g: Turmoil, seat: int) -> None:
    """15: the British Navy leaves the start; from now on its attempts are easier, see `modifier`."""
    if g.navy[seat] == 0:
        advance_navy(g, seat, 1)


@event("stymied")
def stymied(g: Turmoil, seat: int) -> None:
    """16: the cards of the opponent are worth less this turn, see `ops_value`."""


@condition("eight_nation_alliance")
def never_by_itself(g: Turmoil, seat: int) -> bool:
    """It only works together with a second card, see `play_pair`; nothing else can bring it about (ruling 19)."""
    return False


@event("eight_nation_alliance")
def eight_nation_alliance(g: Turmoil, seat: int) -> None:
    """17: silences the event of a card played with it, see `play_pair`."""


@condition("bernhard_von_bulow")
def three_monarchs(g: Turmoil, seat: int) -> bool:
    return sum(controls(g, seat, s) for s in icon_spaces(g, MONARCH)) >= 3


@event("bernhard_von_bulow")
def bernhard_von_bulow(g: Turmoil, seat: int) -> None:
    """18: an own or neutral event comes back from the discard pile (ruling 19)."""
    found = tuple(which for which in playable_discards(g, seat) if CARD_SIDE[which] != LIBERAL)
    g.push(ChooseCard(seat, "bernhard_von_bulow", seat, found, stop=1))


@follow_up("bernhard_von_bulow")
def bulow_plays(g: Turmoil, seat: int, which: int) -> None:
    resolve_from_discard(g, which, seat)


@event("union_of_liberation")
def union_of_liberation(g: Turmoil, seat: int) -> None:
    """19: the Tsar loses support, and there is a check in Russia."""
    there, ops = region_spaces(g, RUSSIA), ops_value(g, seat, card("union_of_liberation"))
    g.push(RemoveSupport(seat, AUTHORITARIAN, 2, there), SupportChecks(seat, ops, 1, there))


@event("bonapartism_monarchism")
def bonapartism_monarchism(g: Turmoil, seat: int) -> None:
    """20: control of the French Armed Forces, and a check in France."""
    add_for_control(g, seat, space("french_armed_forces"))
    ops, held = ops_value(g, seat, card("bonapartism_monarchism")), controls(g, seat, PARIS)
    g.push(SupportChecks(seat, ops, 1, region_spaces(g, FRANCE)), Rest("bonapartism_monarchism", seat, int(held)))


@follow_up("bonapartism_monarchism")
def restore_the_monarchy(g: Turmoil, seat: int, held_before: int) -> None:
    """An optional rule: with Paris won by this check, France is a monarchy again."""
    if g.options["french_monarchy"] and controls(g, seat, PARIS) and not held_before:
        place_marker(g, MONARCHY_RESTORED)


@event("prussian_spirit")
def prussian_spirit(g: Turmoil, seat: int) -> None:
    """21: support in Germany."""
    g.push(AddSupport(seat, 3, region_spaces(g, GERMANY)))


@event("socialist_movements")
def socialist_movements(g: Turmoil, seat: int) -> None:
    """22: support among the workers."""
    g.push(AddSupport(seat, 2, icon_spaces(g, WORKER)))


@event("third_department_okhrana")
def third_department_okhrana(g: Turmoil, seat: int) -> None:
    """23: a stability card of the Liberal becomes unavailable."""
    g.push(ChooseStabilityCard(seat, "third_department_okhrana", seat, tuple(available(g, LIBERAL))))


@follow_up("third_department_okhrana")
def okhrana_confiscates(g: Turmoil, seat: int, which: int) -> None:
    make_unavailable(g, which)


@event("tsarist_repression")
def tsarist_repression(g: Turmoil, seat: int) -> None:
    """24: a die says how many Russian Liberals are sent to Siberia, or come to the capital."""
    roll_then(g, Rest("tsarist_repression", seat))


@follow_up("tsarist_repression")
def deport(g: Turmoil, seat: int, _: int) -> None:
    modifier = ERA_OF_TURN[g.turn]
    if g.log:
        g.log.add(DieRolled(seat, g.die, modifier))
    points = g.die + modifier
    target = space("siberia" if points <= 5 else "saint_petersburg")
    g.push(MoveTo(seat, LIBERAL, points, target, region_spaces(g, RUSSIA)))


@event("legacy_of_bismarck")
def legacy_of_bismarck(g: Turmoil, seat: int) -> None:
    """25: no Operations in the Balkans this turn, see `ops_targets`, and cards 87 and 90 cause no crisis."""


@event("franco_russian_alliance")
def franco_russian_alliance(g: Turmoil, seat: int) -> None:
    """26: Russia changes sides, and support in France and Russia."""
    flip_on_track(g, marker("three_emperor_league"), marker("franco_russian_alliance"))
    g.push(AddSupport(seat, 2, region_spaces(g, FRANCE, RUSSIA), test=NOT_ENEMY))


@event("the_dual_alliance")
def the_dual_alliance(g: Turmoil, seat: int) -> None:
    """27: the alliance on the Great War track, and support in Austria-Hungary and Germany."""
    place_on_track(g, marker("dual_alliance"))
    g.push(AddSupport(seat, 2, region_spaces(g, AUSTRIA_HUNGARY, GERMANY), test=NOT_ENEMY))


@event("scramble_for_africa")
def scramble_for_africa(g: Turmoil, seat: int) -> None:
    """28: support in North Africa, and in a Belgium that has annexed the Congo."""
    africa = spaces("morocco", "algeria", "tunisia", "libya")
    g.push(AddSupport(seat, 3, (*africa, BELGIUM) if g.marked[CONGO_ANNEXED] else africa))


@event("two_power_standard")
def two_power_standard(g: Turmoil, seat: int) -> None:
    """29: the next actions of the Liberal are naval attempts, see `owed_plays`."""
    g.owed = 3 if ahead(g, seat) > 0 else 2


@event("military_tradition")
def military_tradition(g: Turmoil, seat: int) -> None:
    """30: support in the armies."""
    g.push(AddSupport(seat, 2, icon_spaces(g, ARMY)))


@event("status_quo")
def status_quo(g: Turmoil, seat: int) -> None:
    """31: support in the bourgeoisie."""
    g.push(AddSupport(seat, 3, icon_spaces(g, BOURGEOISIE)))


@event("modernism")
def modernism(g: Turmoil, seat: int) -> None:
    """33: support among the intellectuals."""
    g.push(AddSupport(seat, 4, icon_spaces(g, INTELLECTUAL), most=2))


@event("government_sponsored_art")
def government_sponsored_art(g: Turmoil, seat: int) -> None:
    """34: a point in each of six spaces of art and letters."""
    for s in spaces("french_writers", "fauvism", "jugendstil", "viennese_secession", "symbolism", "denmark"):
        add(g, seat, s)


@event("absolutism")
def absolutism(g: Turmoil, seat: int) -> None:
    """35: the cards of the Authoritarian are worth more this turn, see `ops_value`."""


@event("march_of_history")
def march_of_history(g: Turmoil, seat: int) -> None:
    """36: the cards of the Liberal are worth more this turn, see `ops_value`."""


@event("ferdinand_esterhazy")
def ferdinand_esterhazy(g: Turmoil, seat: int) -> None:
    """37: the Liberal loses a card at random; an Authoritarian event on it takes place."""
    if not g.hand[LIBERAL]:
        return
    which = g.rng.pick(sorted(g.hand[LIBERAL]))
    discard_from_hand(g, LIBERAL, which)
    if CARD_SIDE[which] == AUTHORITARIAN:
        resolve_from_discard(g, which, seat)


@event("kulturkampf")
def kulturkampf(g: Turmoil, seat: int) -> None:
    """38: two checks among churches and intellectuals, where neighbours of the enemy do not count."""
    there = icon_spaces(g, CHURCH, INTELLECTUAL)
    g.push(SupportChecks(seat, ops_value(g, seat, card("kulturkampf")), 2, there, lenient=1))


@event("indecisiveness")
def indecisiveness(g: Turmoil, seat: int) -> None:
    """40: tension falls, and a point anywhere."""
    change_tension(g, seat, -1)
    g.push(AddSupport(seat, 1, everywhere(g)))


@event("revolution_of_1905")
def revolution_of_1905(g: Turmoil, seat: int) -> None:
    """78: tension, then as many checks in Russia as the card is worth, with tension for Operations, then crisis."""
    change_tension(g, seat, 1)
    checks = ops_value(g, seat, card("revolution_of_1905"))
    g.push(SupportChecks(seat, TENSION, checks, region_spaces(g, RUSSIA)), Crisis())
