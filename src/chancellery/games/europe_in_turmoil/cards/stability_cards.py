"""The stability cards (9.0)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.cards import vocabulary as v
from chancellery.games.europe_in_turmoil.rules.follow_up import follow_up
from chancellery.games.europe_in_turmoil.rules.stability import stability_card
from chancellery.games.europe_in_turmoil.state import Turmoil

ANNEXES: Final = v.icons(v.ANNEX)
# The spaces with some icons, by region.
CHURCHES_AND_GOVERNMENTS: Final = v.icons_by_region(v.CHURCH, v.GOVERNMENT)
FARMERS: Final = v.icons_by_region(v.FARMER)
FARMERS_WORKERS_AND_ANNEXES: Final = v.icons_by_region(v.FARMER, v.WORKER, v.ANNEX)
FARMERS_WORKERS_AND_ARMIES: Final = v.icons_by_region(v.FARMER, v.WORKER, v.ARMY)
RULERS: Final = v.icons_by_region(v.MONARCH, v.GOVERNMENT)


def controlled(g: Turmoil, seat: int, there: tuple[int, ...]) -> int:
    """How many of these spaces a seat controls."""
    return sum(v.controls(g, seat, s) for s in there)


def controls_icon(g: Turmoil, seat: int, region: int, icon: int) -> bool:
    """Whether a seat controls a space of the region with this icon."""
    return controlled(g, seat, v.region_icon_spaces(g, region, icon)) > 0


# --- Liberal ---


@stability_card("workers_unite")
def workers_unite(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """1: control of every worker space that the opponent does not control."""
    for s in v.region_icon_spaces(g, region, v.WORKER):
        if not v.controls(g, 1 - seat, s):
            v.add_for_control(g, seat, s)
    return True


@stability_card("farmer_collectives")
def farmer_collectives(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """2: a point in each of up to two farmer spaces."""
    g.push(v.AddSupport(seat, 2, FARMERS[region].on(g), most=1, stop=1))
    return True


@stability_card("testimonials")
def testimonials(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """3: with a church, a point in each of up to two farmer, worker or annex spaces."""
    if not controls_icon(g, seat, region, v.CHURCH):
        return False
    g.push(v.AddSupport(seat, 2, FARMERS_WORKERS_AND_ANNEXES[region].on(g), most=1, stop=1))
    return True


@stability_card("popular_uproar")
def popular_uproar(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """4: with an annex space in or beside it, the region that the opponent wants to score is not scored now."""
    annexes = tuple(s for s in v.region_and_neighbours(g, region) if v.has_icon(g, s, v.ANNEX))
    if active == seat or not controlled(g, seat, annexes):
        return False
    v.stop_scoring(g, region)
    g.push(v.AddSupport(seat, 1, v.region_spaces(g, region)))
    return True


@stability_card("intelligentsia")
def intelligentsia(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """5: with intellectuals, tension falls and a discarded card of 2 OP is taken."""
    if not controls_icon(g, seat, region, v.INTELLECTUAL):
        return False
    v.change_tension(g, seat, -1)
    g.push(v.ChooseCard(seat, "intelligentsia", seat, tuple(card for card in g.discard if v.CARD_OPS[card] == 2)))
    return True


@follow_up("intelligentsia")
def intelligentsia_takes(g: Turmoil, seat: int, card: int) -> None:
    v.take_openly(g, seat, card, g.discard)


@stability_card("left_wing_governments")
@stability_card("government_suppression")
def governments(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """6 and 18: with a government, a point in each of up to three uncontrolled spaces."""
    if not controls_icon(g, seat, region, v.GOVERNMENT):
        return False
    g.push(v.AddSupport(seat, 3, v.region_spaces(g, region), most=1, test=v.UNCONTROLLED, stop=1))
    return True


@stability_card("anarchist_attack")
def anarchist_attack(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """7: with intellectuals or workers, a ruler or a government loses a point of support; with both, three."""
    rulers = RULERS[region].on(g)
    plotters = controls_icon(g, seat, region, v.INTELLECTUAL) + controls_icon(g, seat, region, v.WORKER)
    if plotters == 2:
        g.push(v.ChooseSpace(seat, "anarchist_attack", seat, tuple(s for s in rulers if v.removable(g, 1 - seat, s))))
    elif plotters == 1:
        g.push(v.RemoveSupport(seat, 1 - seat, 1, rulers))
    return plotters > 0


@follow_up("anarchist_attack")
def anarchists_strike(g: Turmoil, seat: int, space: int) -> None:
    v.remove(g, 1 - seat, space, 3)


@stability_card("blockade")
def blockade(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """8: with the navy ahead, a point of support is lost in each of up to two annex spaces anywhere."""
    if v.ahead(g, seat) <= 0:
        return False
    g.push(v.RemoveSupport(seat, 1 - seat, 2, ANNEXES.on(g), most=1, stop=1))
    return True


@stability_card("silent_majority")
def silent_majority(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """9: with four spaces of the region, a point anywhere else."""
    if controlled(g, seat, v.region_spaces(g, region)) < 4:
        return False
    g.push(v.AddSupport(seat, 1, tuple(s for s in v.everywhere(g) if not v.in_region(g, s, region))))
    return True


@stability_card("most_favoured_nation_liberal")
@stability_card("most_favoured_nation_authoritarian")
def most_favoured_nation(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """10 and 15: a point in each of up to two uncontrolled independent spaces beside the region."""
    g.push(v.AddSupport(seat, 2, v.adjacent_independents(g, region), most=1, test=v.UNCONTROLLED, stop=1))
    return True


# --- Authoritarian ---


@stability_card("support_of_the_farmers")
def support_of_the_farmers(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """11: for each farmer space controlled, a point in a different church or government space."""
    farmers = controlled(g, seat, v.region_icon_spaces(g, region, v.FARMER))
    if not farmers:
        return False
    g.push(v.AddSupport(seat, farmers, CHURCHES_AND_GOVERNMENTS[region].on(g), most=1))
    return True


@stability_card("absolutist_rule")
def absolutist_rule(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """12: with the monarch and one more government, army or annex space, 2 VP (ruling 51)."""
    monarchs = v.region_icon_spaces(g, region, v.MONARCH)
    if region == v.FRANCE and not g.options["french_monarchy"]:
        monarchs = (v.PARIS,)
    others = tuple(s for s in v.region_icon_spaces(g, region, v.GOVERNMENT, v.ARMY, v.ANNEX) if s not in monarchs)
    if not controlled(g, seat, monarchs) or not controlled(g, seat, others):
        return False
    v.gain_vp(g, seat, 2)
    return True


@stability_card("support_of_the_generals")
def support_of_the_generals(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """13: with an army, tension rises and there is a check with 3."""
    if not controls_icon(g, seat, region, v.ARMY):
        return False
    v.change_tension(g, seat, 1)
    g.push(v.SupportChecks(seat, 3, 1, v.region_spaces(g, region)))
    return True


@stability_card("secret_treaty_clauses")
def secret_treaty_clauses(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """14: with two annex spaces there or independent ones beside, draw a card, then discard one."""
    if controlled(g, seat, v.region_icon_spaces(g, region, v.ANNEX) + v.adjacent_independents(g, region)) < 2:
        return False
    g.push(v.DrawCards(seat, 1), v.DiscardCards(seat, 1))
    return True


@stability_card("naval_law_amendment")
def naval_law_amendment(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """16: with the navy behind, an attempt with 2 OP beyond the limit."""
    if v.ahead(g, seat) >= 0:
        return False
    v.attempt(g, seat, 2, NOBODY, counts=False)
    return True


@stability_card("elitist_art")
def elitist_art(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """17: with intellectuals, 1 VP."""
    if not controls_icon(g, seat, region, v.INTELLECTUAL):
        return False
    v.gain_vp(g, seat, 1)
    return True


@stability_card("ecclesial_influence")
def ecclesial_influence(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """19: with a church, support in farmer, worker and army spaces."""
    if not controls_icon(g, seat, region, v.CHURCH):
        return False
    g.push(v.AddSupport(seat, 2, FARMERS_WORKERS_AND_ARMIES[region].on(g)))
    return True


@stability_card("limited_franchise")
def limited_franchise(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """20: with the bourgeoisie, support in government and monarch spaces."""
    if not controls_icon(g, seat, region, v.BOURGEOISIE):
        return False
    g.push(v.AddSupport(seat, 2, RULERS[region].on(g)))
    return True
