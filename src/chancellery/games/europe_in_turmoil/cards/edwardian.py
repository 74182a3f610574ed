"""The events of the Edwardian Era."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.cards import vocabulary as v
from chancellery.games.europe_in_turmoil.rules.event_play import condition, event
from chancellery.games.europe_in_turmoil.rules.follow_up import follow_up
from chancellery.games.europe_in_turmoil.state import NOT_RED, Turmoil

GEORGIAN_ERA: Final = v.NOUNS.index("era", "georgian")
LEGACY_OF_1848: Final = v.card("legacy_of_1848")
VISCOUNT_GREY: Final = v.card("viscount_grey")

ALSACE_LORRAINE: Final = v.space("alsace_lorraine")
FRENCH_ARMED_FORCES: Final = v.space("french_armed_forces")
SIBERIA: Final = v.space("siberia")

ANNEXES: Final = v.icons(v.ANNEX)
ARMIES_AND_MONARCHS: Final = v.icons(v.ARMY, v.MONARCH)
CHURCHES_MONARCHS_AND_BOURGEOISIE: Final = v.icons(v.CHURCH, v.MONARCH, v.BOURGEOISIE)
FARMERS_AND_ARMIES: Final = v.icons(v.FARMER, v.ARMY)
GOVERNMENTS_OF: Final = v.icons_by_region(v.GOVERNMENT)


@event("magyarization")
def magyarization(g: Turmoil, seat: int) -> None:
    """12: support in Budapest, and a support check in Austria-Hungary."""
    v.add(g, seat, v.BUDAPEST, 3)
    g.push(v.event_checks(g, seat, v.card("magyarization"), v.region_spaces(g, v.AUSTRIA_HUNGARY)))


@event("copenhagenization")
def copenhagenization(g: Turmoil, seat: int) -> None:
    """32: tension and crisis, then the German Navy goes back."""
    v.change_tension(g, seat, 1)
    g.push(v.Crisis(), v.Rest("copenhagenization", seat))


@follow_up("copenhagenization")
def kiel_is_raided(g: Turmoil, seat: int, _: int) -> None:
    v.retreat_german_navy(g, 2)


@event("spiritism_and_mysticism")
def spiritism_and_mysticism(g: Turmoil, seat: int) -> None:
    """39: a point goes from each of up to four church, monarch or bourgeoisie spaces, two in a region at most."""
    there = CHURCHES_MONARCHS_AND_BOURGEOISIE.on(g)
    g.push(v.RemoveByRegion(seat, v.AUTHORITARIAN, 4, there, most=1, stop=1))


@condition("dreyfus_rehabilitated")
def writers_were_liberal(g: Turmoil, seat: int) -> bool:
    return bool(g.writers)


@event("dreyfus_rehabilitated")
def dreyfus_rehabilitated(g: Turmoil, seat: int) -> None:
    """41: Authoritarian support goes in France, first of all in the army; a support check there."""
    v.remove(g, v.AUTHORITARIAN, FRENCH_ARMED_FORCES, 2)
    france = v.region_spaces(g, v.FRANCE)
    others = tuple(s for s in france if s != FRENCH_ARMED_FORCES)
    g.push(
        v.RemoveSupport(seat, v.AUTHORITARIAN, 2, others),
        v.event_checks(g, seat, v.card("dreyfus_rehabilitated"), france),
    )


@event("the_kaiser_intervenes")
def the_kaiser_intervenes(g: Turmoil, seat: int) -> None:
    """42: tension, and a point anywhere."""
    v.change_tension(g, seat, 1)
    g.push(v.AddSupport(seat, 1, v.everywhere(g)))


@event("second_hague_conference")
def second_hague_conference(g: Turmoil, seat: int) -> None:
    """44: the talks fail or succeed, as the Authoritarian likes."""
    g.push(v.EitherOr(seat, "second_hague_conference", seat))


@follow_up("second_hague_conference")
def talks_end(g: Turmoil, seat: int, succeed: int) -> None:
    if succeed:
        g.push(v.AddSupport(seat, 4, ARMIES_AND_MONARCHS.on(g), most=1))
    else:
        v.change_tension(g, seat, 1)
        v.gain_vp(g, seat, 2)


@event("belgian_rule_in_congo")
def belgian_rule_in_congo(g: Turmoil, seat: int) -> None:
    """45: the Liberal loses VP or Belgium, which has an annex in either case (ruling 61)."""
    v.place_marker(g, v.marker("congo_annexed"))
    g.push(v.EitherOr(v.LIBERAL, "belgian_rule_in_congo", seat))


@follow_up("belgian_rule_in_congo")
def congo_is_ruled(g: Turmoil, seat: int, yields_belgium: int) -> None:
    if yields_belgium:
        v.add_for_control(g, seat, v.BELGIUM)
    else:
        v.gain_vp(g, v.LIBERAL, -2)


@event("liberals_gain_power_in_uk")
def liberals_gain_power_in_uk(g: Turmoil, seat: int) -> None:
    """46: a point in a government space of every region that has one, and in an independent space (ruling 26)."""
    governments = [area.on(g) for area in GOVERNMENTS_OF]
    g.push(*(v.AddSupport(seat, 1, where) for where in (*governments, v.independents(g))))


@event("young_turk_revolution")
def young_turk_revolution(g: Turmoil, seat: int) -> None:
    """47: support around the Ottoman Empire, and support checks in the Balkans."""
    balkans = v.region_spaces(g, v.BALKANS)
    place = v.AddSupport(seat, 2, (v.CONSTANTINOPLE, *balkans), most=1)
    g.push(place, v.event_checks(g, seat, v.card("young_turk_revolution"), balkans, 2))


@event("enver_pasha")
def enver_pasha(g: Turmoil, seat: int) -> None:
    """48: support in Constantinople; the next Balkans scoring may see one more stability card, see `begin_scoring`."""
    v.add(g, seat, v.CONSTANTINOPLE, 2)


@event("austria_annexes_bosnia")
def austria_annexes_bosnia(g: Turmoil, seat: int) -> None:
    """49: tension and crisis, then Bosnia is in Austria-Hungary as well."""
    v.change_tension(g, seat, 1)
    g.push(v.Crisis(), v.Rest("austria_annexes_bosnia", seat))


@follow_up("austria_annexes_bosnia")
def bosnia_is_annexed(g: Turmoil, seat: int, _: int) -> None:
    v.add(g, seat, v.BOSNIA, 3)
    v.place_marker(g, v.marker("bosnia_annexed"))


@event("schlieffen_plan_adopted")
def schlieffen_plan_adopted(g: Turmoil, seat: int) -> None:
    """50: support in Belgium; the marker brings Britain into the Great War."""
    v.add(g, seat, v.BELGIUM)
    v.place_marker(g, v.marker("schlieffen_plan_adopted"))


@event("norwegian_independence")
def norwegian_independence(g: Turmoil, seat: int) -> None:
    """51: Norway is an independent space from now on."""
    v.open_space(g, v.NORWAY)
    v.add(g, seat, v.NORWAY, 2)
    v.place_marker(g, v.marker("norwegian_independence"))


@event("conrad_von_hotzendorf")
def conrad_von_hotzendorf(g: Turmoil, seat: int) -> None:
    """52: support in Austria-Hungary, and tension."""
    for where in v.spaces("vienna", "budapest", "galicia_przemysl"):
        v.add(g, seat, where)
    v.change_tension(g, seat, 1)


@event("traditionalists_gain_power")
def traditionalists_gain_power(g: Turmoil, seat: int) -> None:
    """54: farmers and soldiers lend their support to the government of their region (ruling 24)."""
    g.push(v.MoveWithinRegion(seat, 4, FARMERS_AND_ARMIES.on(g), v.GOVERNMENT))


@event("viscount_grey")
def viscount_grey(g: Turmoil, seat: int) -> None:
    """55: Operations that enemy control does not hinder; Grey counts as a 3, later as a 4 (ruling 16)."""
    printed = 4 if v.ERA_OF_TURN[g.turn] == GEORGIAN_ERA else 3
    ops = v.ops_value(g, seat, VISCOUNT_GREY, printed)
    g.push(v.Operate(seat, ops, VISCOUNT_GREY, v.balkan_bonus(g, seat, VISCOUNT_GREY, printed), grey=1, stop=1))


@condition("control_of_the_channel")
def own_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return v.ahead(g, seat) > 0


@event("control_of_the_channel")
def control_of_the_channel(g: Turmoil, seat: int) -> None:
    """56: an event out of the discard pile takes place, carried out by its own side (ruling 19)."""
    g.push(v.ChooseCard(seat, "control_of_the_channel", seat, v.playable_discards(g, seat)))


@follow_up("control_of_the_channel")
def channel_lets_event_pass(g: Turmoil, seat: int, card: int) -> None:
    v.resolve_from_discard(g, card, v.executor(card, seat))


@event("naval_bill_fleet_law")
def naval_bill_fleet_law(g: Turmoil, seat: int) -> None:
    """57: tension and crisis, then a box of the naval track."""
    v.change_tension(g, seat, 1)
    g.push(v.Crisis(), v.AdvanceNavy(seat))


@event("us_interventionism")
def us_interventionism(g: Turmoil, seat: int) -> None:
    """58: all Liberal stability cards are available; the marker counts in a war that Britain takes part in."""
    v.refresh_stability(g, seat)
    v.place_marker(g, v.marker("us_interventionism"))


@event("declaration_of_independence")
def declaration_of_independence(g: Turmoil, seat: int) -> None:
    """59: control of a Balkan space that is not the Liberal's."""
    free = tuple(s for s in v.region_spaces(g, v.BALKANS) if not v.controls(g, v.LIBERAL, s))
    g.push(v.ChooseSpace(seat, "declaration_of_independence", seat, free))


@follow_up("declaration_of_independence")
def independence_is_declared(g: Turmoil, seat: int, where: int) -> None:
    v.add_for_control(g, seat, where)


@event("legacy_of_1848")
def legacy_of_1848(g: Turmoil, seat: int) -> None:
    """60: a red card that the Authoritarian has to show takes place (ruling 63), or this card gives its Operations."""
    shown = tuple(c for c in g.hand[v.AUTHORITARIAN] if v.RED[c])
    v.show_cards(g, v.AUTHORITARIAN, shown)
    g.exclude(v.AUTHORITARIAN, NOT_RED)
    playable = [c for c in shown if v.CARD_SIDE[c] != v.AUTHORITARIAN and v.can_happen(g, c, seat)]
    g.push(v.ChooseCard(seat, "legacy_of_1848", seat, (*playable, LEGACY_OF_1848), stop=1))


@follow_up("legacy_of_1848")
def legacy_is_claimed(g: Turmoil, seat: int, card: int) -> None:
    if card == LEGACY_OF_1848:
        g.push(v.Operate(seat, v.ops_value(g, seat, card), card, v.balkan_bonus(g, seat, card), naval=1))
        return
    v.take_from_hand(g, v.AUTHORITARIAN, card)
    g.playing.append(card)
    g.push(v.TakePlace(card, seat), v.PutAway(card))


@event("jozef_pilsudski")
def jozef_pilsudski(g: Turmoil, seat: int) -> None:
    """62: support in and around Poland, and a support check there."""
    around = v.spaces("poland", "east_prussia", "silesia", "baltic_states", "tsarist_army")
    g.push(v.AddSupport(seat, 2, around), v.event_checks(g, seat, v.card("jozef_pilsudski"), v.spaces("poland")))


@event("october_manifesto")
def october_manifesto(g: Turmoil, seat: int) -> None:
    """63: support in Russia."""
    g.push(v.AddSupport(seat, 5, v.region_spaces(g, v.RUSSIA), most=2))


@event("diagonal_politics")
def diagonal_politics(g: Turmoil, seat: int) -> None:
    """64: a point in every Authoritarian space of Germany."""
    for where in v.region_spaces(g, v.GERMANY):
        if v.controls(g, v.AUTHORITARIAN, where):
            v.add(g, seat, where)


@event("second_duma_disbanded")
def second_duma_disbanded(g: Turmoil, seat: int) -> None:
    """65: all Liberal support of a Russian space is sent to Siberia."""
    there = tuple(s for s in v.region_spaces(g, v.RUSSIA) if s != SIBERIA and v.support(g, v.LIBERAL, s))
    g.push(v.ChooseSpace(seat, "second_duma_disbanded", seat, there))


@follow_up("second_duma_disbanded")
def deputies_are_exiled(g: Turmoil, seat: int, where: int) -> None:
    v.move(g, v.LIBERAL, where, SIBERIA, v.support(g, v.LIBERAL, where))


@event("henry_wilson")
def henry_wilson(g: Turmoil, seat: int) -> None:
    """66: a point is replaced in the French army, and a support check in France."""
    if v.remove(g, v.AUTHORITARIAN, FRENCH_ARMED_FORCES):
        v.add(g, seat, FRENCH_ARMED_FORCES)
    g.push(v.event_checks(g, seat, v.card("henry_wilson"), v.region_spaces(g, v.FRANCE)))


@event("landslide_electoral_victory")
def landslide_electoral_victory(g: Turmoil, seat: int) -> None:
    """67: a point in each of four Liberal spaces."""
    g.push(v.AddSupport(seat, 4, v.everywhere(g), most=1, test=v.OWN))


@event("triple_alliance")
def triple_alliance(g: Turmoil, seat: int) -> None:
    """68: control of Italy, and the alliance on the Great War track."""
    v.add_for_control(g, seat, v.ITALY)
    v.place_on_track(g, v.marker("triple_alliance"))


@condition("prince_heinrich")
def german_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return v.ahead(g, v.AUTHORITARIAN) > 0


@event("prince_heinrich")
def prince_heinrich(g: Turmoil, seat: int) -> None:
    """69: VP for the lead of the German Navy."""
    v.gain_vp(g, seat, v.ahead(g, v.AUTHORITARIAN))


@condition("winston_churchill")
def british_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return v.ahead(g, v.LIBERAL) > 0


@event("winston_churchill")
def winston_churchill(g: Turmoil, seat: int) -> None:
    """70: as many cards may be exchanged as boxes the British Navy is ahead."""
    g.push(v.ExchangeCards(seat, v.ahead(g, v.LIBERAL)))


@event("local_uprising")
def local_uprising(g: Turmoil, seat: int) -> None:
    """71: tension, and support in annex spaces."""
    v.change_tension(g, seat, 1)
    g.push(v.AddSupport(seat, 3, ANNEXES.on(g)))


@event("military_parade")
def military_parade(g: Turmoil, seat: int) -> None:
    """72: an army that the Authoritarian controls impresses every space next to it."""
    armies = tuple(s for s in v.icon_spaces(g, v.ARMY) if v.controls(g, seat, s))
    g.push(v.ChooseSpace(seat, "military_parade", seat, armies))


@follow_up("military_parade")
def army_parades(g: Turmoil, seat: int, army: int) -> None:
    for where in v.ADJACENT[army]:
        v.add(g, seat, where)


@event("central_authority")
def central_authority(g: Turmoil, seat: int) -> None:
    """73: a point in every Authoritarian space of a region."""
    g.push(v.ChooseRegion(seat, "central_authority", seat, tuple(range(len(v.REGIONS)))))


@follow_up("central_authority")
def authority_is_felt(g: Turmoil, seat: int, region: int) -> None:
    for where in v.region_spaces(g, region):
        if v.controls(g, seat, where):
            v.add(g, seat, where)


@event("von_bethmann_hollweg")
def von_bethmann_hollweg(g: Turmoil, seat: int) -> None:
    """74: the marker counts in the Great War; for naval attempts see `may_attempt` and `doomed`."""
    v.place_marker(g, v.marker("von_bethmann_hollweg"))


@event("jean_jaures")
def jean_jaures(g: Turmoil, seat: int) -> None:
    """75: tension falls; from now on he may calm every crisis, see `Crisis`."""
    v.change_tension(g, seat, -1)


@event("georges_clemenceau")
def georges_clemenceau(g: Turmoil, seat: int) -> None:
    """76: a point goes wherever both have support in France, which costs the Liberal less from now on, see `cost`."""
    for where in v.region_spaces(g, v.FRANCE):
        if v.support(g, v.LIBERAL, where):
            v.remove(g, v.AUTHORITARIAN, where)


@event("alsace_lorraine")
def alsace_lorraine(g: Turmoil, seat: int) -> None:
    """77: VP for control of Alsace-Lorraine, support there, and tension."""
    if v.controls(g, seat, ALSACE_LORRAINE):
        v.gain_vp(g, seat, 2)
    v.add(g, seat, ALSACE_LORRAINE, 2)
    v.change_tension(g, seat, 1)


@event("victor_chernov")
def victor_chernov(g: Turmoil, seat: int) -> None:
    """79: points are replaced in Russia, whose next scoring sees one more stability card, see `begin_scoring`."""
    g.push(v.ReplaceSupport(seat, 3, v.region_spaces(g, v.RUSSIA)))


@event("tangier_crisis")
def tangier_crisis(g: Turmoil, seat: int) -> None:
    """80: the Liberal loses VP or risks a crisis (ruling 23)."""
    g.push(v.EitherOr(v.LIBERAL, "tangier_crisis", seat))


@follow_up("tangier_crisis")
def tangier_is_settled(g: Turmoil, seat: int, stands_firm: int) -> None:
    if not stands_firm:
        v.gain_vp(g, v.LIBERAL, -3)
    elif v.controls(g, seat, FRENCH_ARMED_FORCES):
        g.push(v.ChooseSpace(seat, "tangier_crisis-space", seat, v.region_spaces(g, v.FRANCE)))
    else:
        kaiser_lands(g, seat, FRENCH_ARMED_FORCES)


@follow_up("tangier_crisis-space")
def kaiser_lands(g: Turmoil, seat: int, where: int) -> None:
    v.add(g, seat, where, 2)
    v.change_tension(g, seat, 1)
    g.push(v.Crisis())


@event("exiles_escape_return")
def exiles_escape_return(g: Turmoil, seat: int) -> None:
    """97: up to four Liberal points leave Siberia for other spaces of Russia."""
    g.push(v.MoveFrom(seat, v.LIBERAL, 4, SIBERIA, v.region_spaces(g, v.RUSSIA), most=1, stop=1))


@event("rosa_luxemburg")
def rosa_luxemburg(g: Turmoil, seat: int) -> None:
    """105: German workers and intellectuals may bring a red card back."""
    v.roll_then(g, v.Rest("rosa_luxemburg", seat))


@follow_up("rosa_luxemburg")
def rosa_luxemburg_speaks(g: Turmoil, seat: int, _: int) -> None:
    followers = sum(v.controls(g, seat, s) for s in v.region_icon_spaces(g, v.GERMANY, v.INTELLECTUAL, v.WORKER))
    if g.log:
        g.log.add(events.DieRolled(seat, g.die, followers))
    if g.die + followers >= 5:
        red = tuple(c for c in v.playable_discards(g, seat) if v.RED[c] and v.CARD_SIDE[c] == seat)
        g.push(v.ChooseCard(seat, "rosa_luxemburg-card", seat, red))


@follow_up("rosa_luxemburg-card")
def rosa_luxemburg_is_heard(g: Turmoil, seat: int, card: int) -> None:
    v.resolve_from_discard(g, card, seat)
