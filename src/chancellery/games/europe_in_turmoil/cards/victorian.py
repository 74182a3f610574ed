"""The events of the Victorian Era."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.cards import vocabulary as v
from chancellery.games.europe_in_turmoil.rules.event_play import condition, event, prospect
from chancellery.games.europe_in_turmoil.rules.follow_up import follow_up
from chancellery.games.europe_in_turmoil.state import Turmoil

ARMIES: Final = v.icons(v.ARMY)
AUSTRIA_HUNGARY_AND_GERMANY: Final = v.regions(v.AUSTRIA_HUNGARY, v.GERMANY)
BOURGEOISIE: Final = v.icons(v.BOURGEOISIE)
CHURCHES_AND_INTELLECTUALS: Final = v.icons(v.CHURCH, v.INTELLECTUAL)
EAST: Final = v.regions(v.RUSSIA, v.AUSTRIA_HUNGARY, v.BALKANS)
FARMERS: Final = v.icons(v.FARMER)
FRANCE_AND_RUSSIA: Final = v.regions(v.FRANCE, v.RUSSIA)
INTELLECTUALS: Final = v.icons(v.INTELLECTUAL)
TSARDOM: Final = v.icons_in((v.RUSSIA,), v.GOVERNMENT, v.MONARCH, v.ARMY)
WESTERN_WORKERS: Final = v.icons_in((v.FRANCE, v.GERMANY), v.WORKER)
WORKERS: Final = v.icons(v.WORKER)


def to_give_up(g: Turmoil, seat: int, there: tuple[int, ...]) -> int:
    """How many of its own points a seat can take from these spaces."""
    return sum(v.removable(g, seat, s) for s in there)


@event("admiral_von_tirpitz")
def admiral_von_tirpitz(g: Turmoil, seat: int) -> None:
    """1: tension and crisis, then support in Germany is given up for boxes of the naval track."""
    v.change_tension(g, seat, 1)
    g.push(v.Crisis(), v.Rest("admiral_von_tirpitz", seat))


@follow_up("admiral_von_tirpitz")
def tirpitz_asks_for_ships(g: Turmoil, seat: int, _: int) -> None:
    there = to_give_up(g, seat, v.region_spaces(g, v.GERMANY))
    if there:
        g.push(v.ChooseAmount(seat, "admiral_von_tirpitz-ships", seat, min(2, there)))


@follow_up("admiral_von_tirpitz-ships")
def tirpitz_gets_ships(g: Turmoil, seat: int, ships: int) -> None:
    if ships:
        v.advance_navy(g, seat, ships)
        g.push(v.RemoveSupport(seat, seat, ships, v.region_spaces(g, v.GERMANY)))


@event("state_secularism_in_france")
def state_secularism_in_france(g: Turmoil, seat: int) -> None:
    """2: the French Catholic Church and its links are gone for good."""
    v.close_space(g, v.FRENCH_CATHOLIC_CHURCH)
    v.place_marker(g, v.marker("state_secularism"))


@condition("second_international")
def tension_is_low(g: Turmoil, seat: int) -> bool:
    return g.tension <= 2


@event("second_international")
def second_international(g: Turmoil, seat: int) -> None:
    """3: a point in each of up to four spaces without Authoritarian support."""
    g.push(v.AddSupport(seat, 4, v.everywhere(g), most=1, test=v.NO_ENEMY_SUPPORT, stop=1))


@event("franz_ferdinand")
def franz_ferdinand(g: Turmoil, seat: int) -> None:
    """4: support in Austria-Hungary; from now on tension is held down, see `highest_tension`."""
    g.push(v.AddSupport(seat, 3, v.region_spaces(g, v.AUSTRIA_HUNGARY), most=1, test=v.NOT_ENEMY, stop=1))


@event("dreyfus_affair")
def dreyfus_affair(g: Turmoil, seat: int) -> None:
    """5: support in France, where the opponent pays double this turn, see `cost`."""
    g.push(v.AddSupport(seat, 2, v.region_spaces(g, v.FRANCE)))


@event("russo_japanese_war")
def russo_japanese_war(g: Turmoil, seat: int) -> None:
    """9: defeats cost the Tsar support, in the four spaces that are `TSARDOM`."""
    there = v.spaces("tsarist_army", "nicolas_ii", "saint_petersburg", "moscow")
    g.push(v.RemoveSupport(seat, v.AUTHORITARIAN, 4, there, most=2))


@event("entente_cordiale")
def entente_cordiale(g: Turmoil, seat: int) -> None:
    """10: the alliance on the Great War track, and support in France."""
    v.place_on_track(g, v.marker("entente_cordiale"))
    g.push(v.AddSupport(seat, 4, v.region_spaces(g, v.FRANCE), most=2, test=v.NOT_ENEMY))


@event("foreign_investments")
def foreign_investments(g: Turmoil, seat: int) -> None:
    """11: support among the workers of the West goes to the East."""
    there = to_give_up(g, seat, WESTERN_WORKERS.on(g))
    if there:
        g.push(v.ChooseAmount(seat, "foreign_investments", seat, min(4, there)))


@follow_up("foreign_investments")
def invest_in_the_east(g: Turmoil, seat: int, points: int) -> None:
    if points:
        leave = v.RemoveSupport(seat, seat, points, WESTERN_WORKERS.on(g))
        g.push(leave, v.AddSupport(seat, points, EAST.on(g), most=2))


@event("traditionalism")
def traditionalism(g: Turmoil, seat: int) -> None:
    """13: support among the farmers."""
    g.push(v.AddSupport(seat, 4, FARMERS.on(g), most=2))


@event("radical_party_founded")
def radical_party_founded(g: Turmoil, seat: int) -> None:
    """14: a point in each of up to four spaces of France."""
    g.push(v.AddSupport(seat, 4, v.region_spaces(g, v.FRANCE), most=1, test=v.NOT_ENEMY, stop=1))


@event("lord_fisher")
def lord_fisher(g: Turmoil, seat: int) -> None:
    """15: the British Navy leaves the start; from now on its attempts are easier, see `modifier`."""
    if g.navy[seat] == 0:
        v.advance_navy(g, seat, 1)


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
    return sum(v.controls(g, seat, s) for s in v.icon_spaces(g, v.MONARCH)) >= 3


@prospect("bernhard_von_bulow")
def third_monarch_is_near(g: Turmoil, seat: int, ops: int) -> bool:
    return v.could_control(g, seat, ops, v.icon_spaces(g, v.MONARCH), 3)


@event("bernhard_von_bulow")
def bernhard_von_bulow(g: Turmoil, seat: int) -> None:
    """18: an own or neutral event comes back from the discard pile (ruling 19)."""
    found = tuple(card for card in v.playable_discards(g, seat) if v.CARD_SIDE[card] != v.LIBERAL)
    g.push(v.ChooseCard(seat, "bernhard_von_bulow", seat, found, stop=1))


@follow_up("bernhard_von_bulow")
def bulow_plays(g: Turmoil, seat: int, card: int) -> None:
    v.resolve_from_discard(g, card, seat)


@event("union_of_liberation")
def union_of_liberation(g: Turmoil, seat: int) -> None:
    """19: the Tsar loses support, and there is a check in Russia."""
    there, ops = v.region_spaces(g, v.RUSSIA), v.ops_value(g, seat, v.card("union_of_liberation"))
    g.push(v.RemoveSupport(seat, v.AUTHORITARIAN, 2, there), v.SupportChecks(seat, ops, 1, there))


@event("bonapartism_monarchism")
def bonapartism_monarchism(g: Turmoil, seat: int) -> None:
    """20: control of the French Armed Forces, and a check in France."""
    v.add_for_control(g, seat, v.space("french_armed_forces"))
    ops, held = v.ops_value(g, seat, v.card("bonapartism_monarchism")), v.controls(g, seat, v.PARIS)
    g.push(
        v.SupportChecks(seat, ops, 1, v.region_spaces(g, v.FRANCE)), v.Rest("bonapartism_monarchism", seat, int(held))
    )


@follow_up("bonapartism_monarchism")
def restore_the_monarchy(g: Turmoil, seat: int, held_before: int) -> None:
    """An optional rule: with Paris won by this check, France is a monarchy again."""
    if g.options["french_monarchy"] and v.controls(g, seat, v.PARIS) and not held_before:
        v.place_marker(g, v.MONARCHY_RESTORED)


@event("prussian_spirit")
def prussian_spirit(g: Turmoil, seat: int) -> None:
    """21: support in Germany."""
    g.push(v.AddSupport(seat, 3, v.region_spaces(g, v.GERMANY)))


@event("socialist_movements")
def socialist_movements(g: Turmoil, seat: int) -> None:
    """22: support among the workers."""
    g.push(v.AddSupport(seat, 2, WORKERS.on(g)))


@event("third_department_okhrana")
def third_department_okhrana(g: Turmoil, seat: int) -> None:
    """23: a stability card of the Liberal becomes unavailable."""
    g.push(v.ChooseStabilityCard(seat, "third_department_okhrana", seat, tuple(v.available(g, v.LIBERAL))))


@follow_up("third_department_okhrana")
def okhrana_confiscates(g: Turmoil, seat: int, card: int) -> None:
    v.make_unavailable(g, card)


@event("tsarist_repression")
def tsarist_repression(g: Turmoil, seat: int) -> None:
    """24: a die says how many Russian Liberals are sent to Siberia, or come to the capital."""
    v.roll_then(g, v.Rest("tsarist_repression", seat))


@follow_up("tsarist_repression")
def deport(g: Turmoil, seat: int, _: int) -> None:
    modifier = v.ERA_OF_TURN[g.turn]
    if g.log:
        g.log.add(events.DieRolled(seat, g.die, modifier))
    points = g.die + modifier
    target = v.space("siberia" if points <= 5 else "saint_petersburg")
    g.push(v.MoveTo(seat, v.LIBERAL, points, target, v.region_spaces(g, v.RUSSIA)))


@event("legacy_of_bismarck")
def legacy_of_bismarck(g: Turmoil, seat: int) -> None:
    """25: no Operations in the Balkans this turn, see `ops_targets`, and cards 87 and 90 cause no crisis."""


@event("franco_russian_alliance")
def franco_russian_alliance(g: Turmoil, seat: int) -> None:
    """26: Russia changes sides, and support in France and Russia."""
    v.flip_on_track(g, v.marker("three_emperor_league"), v.marker("franco_russian_alliance"))
    g.push(v.AddSupport(seat, 2, FRANCE_AND_RUSSIA.on(g), test=v.NOT_ENEMY))


@event("the_dual_alliance")
def the_dual_alliance(g: Turmoil, seat: int) -> None:
    """27: the alliance on the Great War track, and support in Austria-Hungary and Germany."""
    v.place_on_track(g, v.marker("dual_alliance"))
    g.push(v.AddSupport(seat, 2, AUSTRIA_HUNGARY_AND_GERMANY.on(g), test=v.NOT_ENEMY))


@event("scramble_for_africa")
def scramble_for_africa(g: Turmoil, seat: int) -> None:
    """28: support in North Africa, and in a Belgium that has annexed the Congo."""
    africa = v.spaces("morocco", "algeria", "tunisia", "libya")
    g.push(v.AddSupport(seat, 3, (*africa, v.BELGIUM) if g.marked[v.CONGO_ANNEXED] else africa))


@event("two_power_standard")
def two_power_standard(g: Turmoil, seat: int) -> None:
    """29: the next actions of the Liberal are naval attempts, see `owed_plays`."""
    g.owed = 3 if v.ahead(g, seat) > 0 else 2


@event("military_tradition")
def military_tradition(g: Turmoil, seat: int) -> None:
    """30: support in the armies."""
    g.push(v.AddSupport(seat, 2, ARMIES.on(g)))


@event("status_quo")
def status_quo(g: Turmoil, seat: int) -> None:
    """31: support in the bourgeoisie."""
    g.push(v.AddSupport(seat, 3, BOURGEOISIE.on(g)))


@event("modernism")
def modernism(g: Turmoil, seat: int) -> None:
    """33: support among the intellectuals."""
    g.push(v.AddSupport(seat, 4, INTELLECTUALS.on(g), most=2))


@event("government_sponsored_art")
def government_sponsored_art(g: Turmoil, seat: int) -> None:
    """34: a point in each of six spaces of art and letters."""
    for s in v.spaces("french_writers", "fauvism", "jugendstil", "viennese_secession", "symbolism", "denmark"):
        v.add(g, seat, s)


@event("absolutism")
def absolutism(g: Turmoil, seat: int) -> None:
    """35: the cards of the Authoritarian are worth more this turn, see `ops_value`."""


@event("march_of_history")
def march_of_history(g: Turmoil, seat: int) -> None:
    """36: the cards of the Liberal are worth more this turn, see `ops_value`."""


@event("ferdinand_esterhazy")
def ferdinand_esterhazy(g: Turmoil, seat: int) -> None:
    """37: the Liberal loses a card at random; an Authoritarian event on it takes place."""
    if not g.hand[v.LIBERAL]:
        return
    card = g.rng.pick(sorted(g.hand[v.LIBERAL]))
    v.discard_from_hand(g, v.LIBERAL, card)
    if v.CARD_SIDE[card] == v.AUTHORITARIAN:
        v.resolve_from_discard(g, card, seat)


@event("kulturkampf")
def kulturkampf(g: Turmoil, seat: int) -> None:
    """38: two checks among churches and intellectuals, where neighbours of the enemy do not count."""
    there, ops = CHURCHES_AND_INTELLECTUALS.on(g), v.ops_value(g, seat, v.card("kulturkampf"))
    g.push(v.SupportChecks(seat, ops, 2, there, lenient=1))


@event("indecisiveness")
def indecisiveness(g: Turmoil, seat: int) -> None:
    """40: tension falls, and a point anywhere."""
    v.change_tension(g, seat, -1)
    g.push(v.AddSupport(seat, 1, v.everywhere(g)))


@event("revolution_of_1905")
def revolution_of_1905(g: Turmoil, seat: int) -> None:
    """78: tension, then as many checks in Russia as the card is worth, with tension for Operations, then crisis."""
    v.change_tension(g, seat, 1)
    checks = v.ops_value(g, seat, v.card("revolution_of_1905"))
    g.push(v.SupportChecks(seat, v.TENSION, checks, v.region_spaces(g, v.RUSSIA)), v.Crisis())
