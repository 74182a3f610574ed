"""The events of the Edwardian Era."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ADJACENT,
    ANNEX,
    ARMY,
    AUSTRIA_HUNGARY,
    AUTHORITARIAN,
    BALKANS,
    BELGIUM,
    BOSNIA,
    BOURGEOISIE,
    BUDAPEST,
    CARD_SIDE,
    CHURCH,
    CONSTANTINOPLE,
    ERA_OF_TURN,
    FARMER,
    FRANCE,
    GERMANY,
    GOVERNMENT,
    INTELLECTUAL,
    ITALY,
    LIBERAL,
    MONARCH,
    NORWAY,
    NOUNS,
    RED,
    REGIONS,
    RUSSIA,
    WORKER,
    card,
    marker,
    space,
    spaces,
)
from chancellery.games.europe_in_turmoil.rules.crisis import Crisis
from chancellery.games.europe_in_turmoil.rules.deck import ExchangeCards, show_cards, take_from_hand
from chancellery.games.europe_in_turmoil.rules.dice import roll_then
from chancellery.games.europe_in_turmoil.rules.event_play import (
    PutAway,
    TakePlace,
    can_happen,
    condition,
    event,
    executor,
    playable_discards,
    resolve_from_discard,
)
from chancellery.games.europe_in_turmoil.rules.follow_up import (
    ChooseCard,
    ChooseRegion,
    ChooseSpace,
    EitherOr,
    Rest,
    follow_up,
)
from chancellery.games.europe_in_turmoil.rules.naval_race import AdvanceNavy, retreat_german_navy
from chancellery.games.europe_in_turmoil.rules.operations import Operate, balkan_bonus, event_checks, ops_value
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.stability import refresh_stability
from chancellery.games.europe_in_turmoil.rules.support import (
    OWN,
    AddSupport,
    MoveFrom,
    MoveWithinRegion,
    RemoveByRegion,
    RemoveSupport,
    ReplaceSupport,
    add,
    add_for_control,
    controls,
    everywhere,
    icon_spaces,
    independents,
    move,
    open_space,
    region_icon_spaces,
    region_spaces,
    remove,
    support,
)
from chancellery.games.europe_in_turmoil.rules.tension import change_tension, gain_vp, place_marker, place_on_track
from chancellery.games.europe_in_turmoil.state import Turmoil

GEORGIAN_ERA: Final = NOUNS.index("era", "georgian")
LEGACY_OF_1848: Final = card("legacy_of_1848")
VISCOUNT_GREY: Final = card("viscount_grey")

ALSACE_LORRAINE: Final = space("alsace_lorraine")
FRENCH_ARMED_FORCES: Final = space("french_armed_forces")
SIBERIA: Final = space("siberia")


@event("magyarization")
def magyarization(g: Turmoil, seat: int) -> None:
    """12: support in Budapest, and a support check in Austria-Hungary."""
    add(g, seat, BUDAPEST, 3)
    g.push(event_checks(g, seat, card("magyarization"), region_spaces(g, AUSTRIA_HUNGARY)))


@event("copenhagenization")
def copenhagenization(g: Turmoil, seat: int) -> None:
    """32: tension and crisis, then the German Navy goes back."""
    change_tension(g, seat, 1)
    g.push(Crisis(), Rest("copenhagenization", seat))


@follow_up("copenhagenization")
def kiel_is_raided(g: Turmoil, seat: int, _: int) -> None:
    retreat_german_navy(g, 2)


@event("spiritism_and_mysticism")
def spiritism_and_mysticism(g: Turmoil, seat: int) -> None:
    """39: a point goes from each of up to four church, monarch or bourgeoisie spaces, two in a region at most."""
    g.push(RemoveByRegion(seat, AUTHORITARIAN, 4, icon_spaces(g, CHURCH, MONARCH, BOURGEOISIE), most=1, stop=1))


@condition("dreyfus_rehabilitated")
def writers_were_liberal(g: Turmoil, seat: int) -> bool:
    return bool(g.writers)


@event("dreyfus_rehabilitated")
def dreyfus_rehabilitated(g: Turmoil, seat: int) -> None:
    """41: Authoritarian support goes in France, first of all in the army; a support check there."""
    remove(g, AUTHORITARIAN, FRENCH_ARMED_FORCES, 2)
    france = region_spaces(g, FRANCE)
    others = tuple(s for s in france if s != FRENCH_ARMED_FORCES)
    g.push(RemoveSupport(seat, AUTHORITARIAN, 2, others), event_checks(g, seat, card("dreyfus_rehabilitated"), france))


@event("the_kaiser_intervenes")
def the_kaiser_intervenes(g: Turmoil, seat: int) -> None:
    """42: tension, and a point anywhere."""
    change_tension(g, seat, 1)
    g.push(AddSupport(seat, 1, everywhere(g)))


@event("second_hague_conference")
def second_hague_conference(g: Turmoil, seat: int) -> None:
    """44: the talks fail or succeed, as the Authoritarian likes."""
    g.push(EitherOr(seat, "second_hague_conference", seat))


@follow_up("second_hague_conference")
def talks_end(g: Turmoil, seat: int, succeed: int) -> None:
    if succeed:
        g.push(AddSupport(seat, 4, icon_spaces(g, ARMY, MONARCH), most=1))
    else:
        change_tension(g, seat, 1)
        gain_vp(g, seat, 2)


@event("belgian_rule_in_congo")
def belgian_rule_in_congo(g: Turmoil, seat: int) -> None:
    """45: the Liberal loses VP or Belgium, which has an annex in either case (ruling 61)."""
    place_marker(g, marker("congo_annexed"))
    g.push(EitherOr(LIBERAL, "belgian_rule_in_congo", seat))


@follow_up("belgian_rule_in_congo")
def congo_is_ruled(g: Turmoil, seat: int, yields_belgium: int) -> None:
    if yields_belgium:
        add_for_control(g, seat, BELGIUM)
    else:
        gain_vp(g, LIBERAL, -2)


@event("liberals_gain_power_in_uk")
def liberals_gain_power_in_uk(g: Turmoil, seat: int) -> None:
    """46: a point in a government space of every region that has one, and in an independent space (ruling 26)."""
    governments = [region_icon_spaces(g, region, GOVERNMENT) for region in range(len(REGIONS))]
    g.push(*(AddSupport(seat, 1, where) for where in (*governments, independents(g))))


@event("young_turk_revolution")
def young_turk_revolution(g: Turmoil, seat: int) -> None:
    """47: support around the Ottoman Empire, and support checks in the Balkans."""
    balkans = region_spaces(g, BALKANS)
    place = AddSupport(seat, 2, (CONSTANTINOPLE, *balkans), most=1)
    g.push(place, event_checks(g, seat, card("young_turk_revolution"), balkans, 2))


@event("enver_pasha")
def enver_pasha(g: Turmoil, seat: int) -> None:
    """48: support in Constantinople; the next Balkans scoring may see one more stability card, see `begin_scoring`."""
    add(g, seat, CONSTANTINOPLE, 2)


@event("austria_annexes_bosnia")
def austria_annexes_bosnia(g: Turmoil, seat: int) -> None:
    """49: tension and crisis, then Bosnia is in Austria-Hungary as well."""
    change_tension(g, seat, 1)
    g.push(Crisis(), Rest("austria_annexes_bosnia", seat))


@follow_up("austria_annexes_bosnia")
def bosnia_is_annexed(g: Turmoil, seat: int, _: int) -> None:
    add(g, seat, BOSNIA, 3)
    place_marker(g, marker("bosnia_annexed"))


@event("schlieffen_plan_adopted")
def schlieffen_plan_adopted(g: Turmoil, seat: int) -> None:
    """50: support in Belgium; the marker brings Britain into the Great War."""
    add(g, seat, BELGIUM)
    place_marker(g, marker("schlieffen_plan_adopted"))


@event("norwegian_independence")
def norwegian_independence(g: Turmoil, seat: int) -> None:
    """51: Norway is an independent space from now on."""
    open_space(g, NORWAY)
    add(g, seat, NORWAY, 2)
    place_marker(g, marker("norwegian_independence"))


@event("conrad_von_hotzendorf")
def conrad_von_hotzendorf(g: Turmoil, seat: int) -> None:
    """52: support in Austria-Hungary, and tension."""
    for where in spaces("vienna", "budapest", "galicia_przemysl"):
        add(g, seat, where)
    change_tension(g, seat, 1)


@event("traditionalists_gain_power")
def traditionalists_gain_power(g: Turmoil, seat: int) -> None:
    """54: farmers and soldiers lend their support to the government of their region (ruling 24)."""
    g.push(MoveWithinRegion(seat, 4, icon_spaces(g, FARMER, ARMY), GOVERNMENT))


@event("viscount_grey")
def viscount_grey(g: Turmoil, seat: int) -> None:
    """55: Operations that enemy control does not hinder; Grey counts as a 3, later as a 4 (ruling 16)."""
    printed = 4 if ERA_OF_TURN[g.turn] == GEORGIAN_ERA else 3
    ops = ops_value(g, seat, VISCOUNT_GREY, printed)
    g.push(Operate(seat, ops, VISCOUNT_GREY, balkan_bonus(g, seat, VISCOUNT_GREY, printed), grey=1, stop=1))


@condition("control_of_the_channel")
def own_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return ahead(g, seat) > 0


@event("control_of_the_channel")
def control_of_the_channel(g: Turmoil, seat: int) -> None:
    """56: an event out of the discard pile takes place, carried out by its own side (ruling 19)."""
    g.push(ChooseCard(seat, "control_of_the_channel", seat, playable_discards(g, seat)))


@follow_up("control_of_the_channel")
def channel_lets_event_pass(g: Turmoil, seat: int, which: int) -> None:
    resolve_from_discard(g, which, executor(which, seat))


@event("naval_bill_fleet_law")
def naval_bill_fleet_law(g: Turmoil, seat: int) -> None:
    """57: tension and crisis, then a box of the naval track."""
    change_tension(g, seat, 1)
    g.push(Crisis(), AdvanceNavy(seat))


@event("us_interventionism")
def us_interventionism(g: Turmoil, seat: int) -> None:
    """58: all Liberal stability cards are available; the marker counts in a war that Britain takes part in."""
    refresh_stability(g, seat)
    place_marker(g, marker("us_interventionism"))


@event("declaration_of_independence")
def declaration_of_independence(g: Turmoil, seat: int) -> None:
    """59: control of a Balkan space that is not the Liberal's."""
    free = tuple(s for s in region_spaces(g, BALKANS) if not controls(g, LIBERAL, s))
    g.push(ChooseSpace(seat, "declaration_of_independence", seat, free))


@follow_up("declaration_of_independence")
def independence_is_declared(g: Turmoil, seat: int, where: int) -> None:
    add_for_control(g, seat, where)


@event("legacy_of_1848")
def legacy_of_1848(g: Turmoil, seat: int) -> None:
    """60: a red card that the Authoritarian has to show takes place (ruling 63), or this card gives its Operations."""
    shown = tuple(c for c in g.hand[AUTHORITARIAN] if RED[c])
    show_cards(g, AUTHORITARIAN, shown)
    playable = [c for c in shown if CARD_SIDE[c] != AUTHORITARIAN and can_happen(g, c, seat)]
    g.push(ChooseCard(seat, "legacy_of_1848", seat, (*playable, LEGACY_OF_1848), stop=1))


@follow_up("legacy_of_1848")
def legacy_is_claimed(g: Turmoil, seat: int, which: int) -> None:
    if which == LEGACY_OF_1848:
        g.push(Operate(seat, ops_value(g, seat, which), which, balkan_bonus(g, seat, which), naval=1))
        return
    take_from_hand(g, AUTHORITARIAN, which)
    g.playing.append(which)
    g.push(TakePlace(which, seat), PutAway(which))


@event("jozef_pilsudski")
def jozef_pilsudski(g: Turmoil, seat: int) -> None:
    """62: support in and around Poland, and a support check there."""
    around = spaces("poland", "east_prussia", "silesia", "baltic_states", "tsarist_army")
    g.push(AddSupport(seat, 2, around), event_checks(g, seat, card("jozef_pilsudski"), spaces("poland")))


@event("october_manifesto")
def october_manifesto(g: Turmoil, seat: int) -> None:
    """63: support in Russia."""
    g.push(AddSupport(seat, 5, region_spaces(g, RUSSIA), most=2))


@event("diagonal_politics")
def diagonal_politics(g: Turmoil, seat: int) -> None:
    """64: a point in every Authoritarian space of Germany."""
    for where in region_spaces(g, GERMANY):
        if controls(g, AUTHORITARIAN, where):
            add(g, seat, where)


@event("second_duma_disbanded")
def second_duma_disbanded(g: Turmoil, seat: int) -> None:
    """65: all Liberal support of a Russian space is sent to Siberia."""
    there = tuple(s for s in region_spaces(g, RUSSIA) if s != SIBERIA and support(g, LIBERAL, s))
    g.push(ChooseSpace(seat, "second_duma_disbanded", seat, there))


@follow_up("second_duma_disbanded")
def deputies_are_exiled(g: Turmoil, seat: int, where: int) -> None:
    move(g, LIBERAL, where, SIBERIA, support(g, LIBERAL, where))


@event("henry_wilson")
def henry_wilson(g: Turmoil, seat: int) -> None:
    """66: a point is replaced in the French army, and a support check in France."""
    if remove(g, AUTHORITARIAN, FRENCH_ARMED_FORCES):
        add(g, seat, FRENCH_ARMED_FORCES)
    g.push(event_checks(g, seat, card("henry_wilson"), region_spaces(g, FRANCE)))


@event("landslide_electoral_victory")
def landslide_electoral_victory(g: Turmoil, seat: int) -> None:
    """67: a point in each of four Liberal spaces."""
    g.push(AddSupport(seat, 4, everywhere(g), most=1, test=OWN))


@event("triple_alliance")
def triple_alliance(g: Turmoil, seat: int) -> None:
    """68: control of Italy, and the alliance on the Great War track."""
    add_for_control(g, seat, ITALY)
    place_on_track(g, marker("triple_alliance"))


@condition("prince_heinrich")
def german_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return ahead(g, AUTHORITARIAN) > 0


@event("prince_heinrich")
def prince_heinrich(g: Turmoil, seat: int) -> None:
    """69: VP for the lead of the German Navy."""
    gain_vp(g, seat, ahead(g, AUTHORITARIAN))


@condition("winston_churchill")
def british_navy_is_ahead(g: Turmoil, seat: int) -> bool:
    return ahead(g, LIBERAL) > 0


@event("winston_churchill")
def winston_churchill(g: Turmoil, seat: int) -> None:
    """70: as many cards may be exchanged as boxes the British Navy is ahead."""
    g.push(ExchangeCards(seat, ahead(g, LIBERAL)))


@event("local_uprising")
def local_uprising(g: Turmoil, seat: int) -> None:
    """71: tension, and support in annex spaces."""
    change_tension(g, seat, 1)
    g.push(AddSupport(seat, 3, icon_spaces(g, ANNEX)))


@event("military_parade")
def military_parade(g: Turmoil, seat: int) -> None:
    """72: an army that the Authoritarian controls impresses every space next to it."""
    armies = tuple(s for s in icon_spaces(g, ARMY) if controls(g, seat, s))
    g.push(ChooseSpace(seat, "military_parade", seat, armies))


@follow_up("military_parade")
def army_parades(g: Turmoil, seat: int, army: int) -> None:
    for where in ADJACENT[army]:
        add(g, seat, where)


@event("central_authority")
def central_authority(g: Turmoil, seat: int) -> None:
    """73: a point in every Authoritarian space of a region."""
    g.push(ChooseRegion(seat, "central_authority", seat, tuple(range(len(REGIONS)))))


@follow_up("central_authority")
def authority_is_felt(g: Turmoil, seat: int, region: int) -> None:
    for where in region_spaces(g, region):
        if controls(g, seat, where):
            add(g, seat, where)


@event("von_bethmann_hollweg")
def von_bethmann_hollweg(g: Turmoil, seat: int) -> None:
    """74: the marker counts in the Great War; for naval attempts see `may_attempt` and `doomed`."""
    place_marker(g, marker("von_bethmann_hollweg"))


@event("jean_jaures")
def jean_jaures(g: Turmoil, seat: int) -> None:
    """75: tension falls; from now on he may calm every crisis, see `Crisis`."""
    change_tension(g, seat, -1)


@event("georges_clemenceau")
def georges_clemenceau(g: Turmoil, seat: int) -> None:
    """76: a point goes wherever both have support in France, which costs the Liberal less from now on, see `cost`."""
    for where in region_spaces(g, FRANCE):
        if support(g, LIBERAL, where):
            remove(g, AUTHORITARIAN, where)


@event("alsace_lorraine")
def alsace_lorraine(g: Turmoil, seat: int) -> None:
    """77: VP for control of Alsace-Lorraine, support there, and tension."""
    if controls(g, seat, ALSACE_LORRAINE):
        gain_vp(g, seat, 2)
    add(g, seat, ALSACE_LORRAINE, 2)
    change_tension(g, seat, 1)


@event("victor_chernov")
def victor_chernov(g: Turmoil, seat: int) -> None:
    """79: points are replaced in Russia, whose next scoring sees one more stability card, see `begin_scoring`."""
    g.push(ReplaceSupport(seat, 3, region_spaces(g, RUSSIA)))


@event("tangier_crisis")
def tangier_crisis(g: Turmoil, seat: int) -> None:
    """80: the Liberal loses VP or risks a crisis (ruling 23)."""
    g.push(EitherOr(LIBERAL, "tangier_crisis", seat))


@follow_up("tangier_crisis")
def tangier_is_settled(g: Turmoil, seat: int, stands_firm: int) -> None:
    if not stands_firm:
        gain_vp(g, LIBERAL, -3)
    elif controls(g, seat, FRENCH_ARMED_FORCES):
        g.push(ChooseSpace(seat, "tangier_crisis-space", seat, region_spaces(g, FRANCE)))
    else:
        kaiser_lands(g, seat, FRENCH_ARMED_FORCES)


@follow_up("tangier_crisis-space")
def kaiser_lands(g: Turmoil, seat: int, where: int) -> None:
    add(g, seat, where, 2)
    change_tension(g, seat, 1)
    g.push(Crisis())


@event("exiles_escape_return")
def exiles_escape_return(g: Turmoil, seat: int) -> None:
    """97: up to four Liberal points leave Siberia for other spaces of Russia."""
    g.push(MoveFrom(seat, LIBERAL, 4, SIBERIA, region_spaces(g, RUSSIA), most=1, stop=1))


@event("rosa_luxemburg")
def rosa_luxemburg(g: Turmoil, seat: int) -> None:
    """105: German workers and intellectuals may bring a red card back."""
    roll_then(g, Rest("rosa_luxemburg", seat))


@follow_up("rosa_luxemburg")
def rosa_luxemburg_speaks(g: Turmoil, seat: int, _: int) -> None:
    followers = sum(controls(g, seat, s) for s in region_icon_spaces(g, GERMANY, INTELLECTUAL, WORKER))
    if g.log:
        g.log.add(events.DieRolled(seat, g.die, followers))
    if g.die + followers >= 5:
        red = tuple(c for c in playable_discards(g, seat) if RED[c] and CARD_SIDE[c] == seat)
        g.push(ChooseCard(seat, "rosa_luxemburg-card", seat, red))


@follow_up("rosa_luxemburg-card")
def rosa_luxemburg_is_heard(g: Turmoil, seat: int, which: int) -> None:
    resolve_from_discard(g, which, seat)
