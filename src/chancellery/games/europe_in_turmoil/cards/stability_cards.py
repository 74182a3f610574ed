"""The stability cards (9.0)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.board import (
    ANNEX,
    ARMY,
    BOURGEOISIE,
    CARD_OPS,
    CHURCH,
    FARMER,
    FRANCE,
    GOVERNMENT,
    INTELLECTUAL,
    MONARCH,
    PARIS,
    WORKER,
)
from chancellery.games.europe_in_turmoil.rules.deck import DiscardCards, DrawCards, take_openly
from chancellery.games.europe_in_turmoil.rules.follow_up import ChooseCard, ChooseSpace, follow_up
from chancellery.games.europe_in_turmoil.rules.naval_race import attempt
from chancellery.games.europe_in_turmoil.rules.operations import SupportChecks
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.stability import stability_card
from chancellery.games.europe_in_turmoil.rules.support import (
    UNCONTROLLED,
    AddSupport,
    RemoveSupport,
    add_for_control,
    adjacent_independents,
    controls,
    everywhere,
    has_icon,
    icon_spaces,
    in_region,
    region_and_neighbours,
    region_icon_spaces,
    region_spaces,
    removable,
    remove,
)
from chancellery.games.europe_in_turmoil.rules.tension import change_tension, gain_vp
from chancellery.games.europe_in_turmoil.rules.turn import stop_scoring
from chancellery.games.europe_in_turmoil.state import Turmoil


def controlled(g: Turmoil, seat: int, there: tuple[int, ...]) -> int:
    """How many of these spaces a seat controls."""
    return sum(controls(g, seat, s) for s in there)


def controls_icon(g: Turmoil, seat: int, region: int, icon: int) -> bool:
    """Whether a seat controls a space of the region with this icon."""
    return controlled(g, seat, region_icon_spaces(g, region, icon)) > 0


# --- Liberal ---


@stability_card("workers_unite")
def workers_unite(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """1: control of every worker space that the opponent does not control."""
    for s in region_icon_spaces(g, region, WORKER):
        if not controls(g, 1 - seat, s):
            add_for_control(g, seat, s)
    return True


@stability_card("farmer_collectives")
def farmer_collectives(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """2: a point in each of up to two farmer spaces."""
    g.push(AddSupport(seat, 2, region_icon_spaces(g, region, FARMER), most=1, stop=1))
    return True


@stability_card("testimonials")
def testimonials(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """3: with a church, a point in each of up to two farmer, worker or annex spaces."""
    if not controls_icon(g, seat, region, CHURCH):
        return False
    g.push(AddSupport(seat, 2, region_icon_spaces(g, region, FARMER, WORKER, ANNEX), most=1, stop=1))
    return True


@stability_card("popular_uproar")
def popular_uproar(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """4: with an annex space in or beside it, the region that the opponent wants to score is not scored now."""
    annexes = tuple(s for s in region_and_neighbours(g, region) if has_icon(g, s, ANNEX))
    if active == seat or not controlled(g, seat, annexes):
        return False
    stop_scoring(g, region)
    g.push(AddSupport(seat, 1, region_spaces(g, region)))
    return True


@stability_card("intelligentsia")
def intelligentsia(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """5: with intellectuals, tension falls and a discarded card of 2 OP is taken."""
    if not controls_icon(g, seat, region, INTELLECTUAL):
        return False
    change_tension(g, seat, -1)
    g.push(ChooseCard(seat, "intelligentsia", seat, tuple(which for which in g.discard if CARD_OPS[which] == 2)))
    return True


@follow_up("intelligentsia")
def intelligentsia_takes(g: Turmoil, seat: int, which: int) -> None:
    take_openly(g, seat, which, g.discard)


@stability_card("left_wing_governments")
@stability_card("government_suppression")
def governments(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """6 and 18: with a government, a point in each of up to three uncontrolled spaces."""
    if not controls_icon(g, seat, region, GOVERNMENT):
        return False
    g.push(AddSupport(seat, 3, region_spaces(g, region), most=1, test=UNCONTROLLED, stop=1))
    return True


@stability_card("anarchist_attack")
def anarchist_attack(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """7: with intellectuals or workers, a ruler or a government loses a point of support; with both, three."""
    rulers = region_icon_spaces(g, region, MONARCH, GOVERNMENT)
    plotters = controls_icon(g, seat, region, INTELLECTUAL) + controls_icon(g, seat, region, WORKER)
    if plotters == 2:
        g.push(ChooseSpace(seat, "anarchist_attack", seat, tuple(s for s in rulers if removable(g, 1 - seat, s))))
    elif plotters == 1:
        g.push(RemoveSupport(seat, 1 - seat, 1, rulers))
    return plotters > 0


@follow_up("anarchist_attack")
def anarchists_strike(g: Turmoil, seat: int, space: int) -> None:
    remove(g, 1 - seat, space, 3)


@stability_card("blockade")
def blockade(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """8: with the navy ahead, a point of support is lost in each of up to two annex spaces anywhere."""
    if ahead(g, seat) <= 0:
        return False
    g.push(RemoveSupport(seat, 1 - seat, 2, icon_spaces(g, ANNEX), most=1, stop=1))
    return True


@stability_card("silent_majority")
def silent_majority(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """9: with four spaces of the region, a point anywhere else."""
    if controlled(g, seat, region_spaces(g, region)) < 4:
        return False
    g.push(AddSupport(seat, 1, tuple(s for s in everywhere(g) if not in_region(g, s, region))))
    return True


@stability_card("most_favoured_nation_liberal")
@stability_card("most_favoured_nation_authoritarian")
def most_favoured_nation(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """10 and 15: a point in each of up to two uncontrolled independent spaces beside the region."""
    g.push(AddSupport(seat, 2, adjacent_independents(g, region), most=1, test=UNCONTROLLED, stop=1))
    return True


# --- Authoritarian ---


@stability_card("support_of_the_farmers")
def support_of_the_farmers(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """11: for each farmer space controlled, a point in a different church or government space."""
    farmers = controlled(g, seat, region_icon_spaces(g, region, FARMER))
    if not farmers:
        return False
    g.push(AddSupport(seat, farmers, region_icon_spaces(g, region, CHURCH, GOVERNMENT), most=1))
    return True


@stability_card("absolutist_rule")
def absolutist_rule(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """12: with the monarch and one more government, army or annex space, 2 VP (ruling 51)."""
    monarchs = region_icon_spaces(g, region, MONARCH)
    if region == FRANCE and not g.options["french_monarchy"]:
        monarchs = (PARIS,)
    others = tuple(s for s in region_icon_spaces(g, region, GOVERNMENT, ARMY, ANNEX) if s not in monarchs)
    if not controlled(g, seat, monarchs) or not controlled(g, seat, others):
        return False
    gain_vp(g, seat, 2)
    return True


@stability_card("support_of_the_generals")
def support_of_the_generals(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """13: with an army, tension rises and there is a check with 3."""
    if not controls_icon(g, seat, region, ARMY):
        return False
    change_tension(g, seat, 1)
    g.push(SupportChecks(seat, 3, 1, region_spaces(g, region)))
    return True


@stability_card("secret_treaty_clauses")
def secret_treaty_clauses(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """14: with two annex spaces there or independent ones beside, draw a card, then discard one."""
    if controlled(g, seat, region_icon_spaces(g, region, ANNEX) + adjacent_independents(g, region)) < 2:
        return False
    g.push(DrawCards(seat, 1), DiscardCards(seat, 1))
    return True


@stability_card("naval_law_amendment")
def naval_law_amendment(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """16: with the navy behind, an attempt with 2 OP beyond the limit."""
    if ahead(g, seat) >= 0:
        return False
    attempt(g, seat, 2, NOBODY, counts=False)
    return True


@stability_card("elitist_art")
def elitist_art(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """17: with intellectuals, 1 VP."""
    if not controls_icon(g, seat, region, INTELLECTUAL):
        return False
    gain_vp(g, seat, 1)
    return True


@stability_card("ecclesial_influence")
def ecclesial_influence(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """19: with a church, support in farmer, worker and army spaces."""
    if not controls_icon(g, seat, region, CHURCH):
        return False
    g.push(AddSupport(seat, 2, region_icon_spaces(g, region, FARMER, WORKER, ARMY)))
    return True


@stability_card("limited_franchise")
def limited_franchise(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """20: with the bourgeoisie, support in government and monarch spaces."""
    if not controls_icon(g, seat, region, BOURGEOISIE):
        return False
    g.push(AddSupport(seat, 2, region_icon_spaces(g, region, GOVERNMENT, MONARCH)))
    return True
