"""Stability checks as scripts write them, for the tests of Europe in Turmoil."""

from __future__ import annotations

LIBERAL_CARDS = (
    "workers_unite farmer_collectives testimonials popular_uproar intelligentsia left_wing_governments "
    "anarchist_attack blockade silent_majority most_favoured_nation_liberal"
)
AUTHORITARIAN_CARDS = (
    "support_of_the_farmers absolutist_rule support_of_the_generals secret_treaty_clauses "
    "most_favoured_nation_authoritarian naval_law_amendment elitist_art government_suppression ecclesial_influence "
    "limited_franchise"
)


def unavailable_but(names: str, *left: str) -> str:
    """Lines that make stability cards unavailable, but for those that are left."""
    return "\n".join(f"set ready {name}: 0" for name in names.split() if name not in left)


def liberal(card: str, region: str, active: str = "authoritarian") -> str:
    """Lines in which a Liberal stability card takes effect, in the middle of a check."""
    return _plays("liberal", card, region, active)


def authoritarian(card: str, region: str, active: str = "liberal") -> str:
    """Lines in which an Authoritarian stability card takes effect, in the middle of a check."""
    return _plays("authoritarian", card, region, active)


def _plays(seat: str, card: str, region: str, active: str) -> str:
    frame = f"PlayStability seat={seat} stability={card} region={region} active={active}"
    return f"""
        set hand authoritarian: prussian_spirit
        set hand liberal: modernism
        stack {frame} then ActionRound seat=authoritarian number=2
    """


OVER = "expect prompt authoritarian: play-card"


def without_effect(card: str) -> str:
    """Lines that expect a card to have done nothing: it is played all the same."""
    return f"""
        expect event: stability-without-effect card={card}
        expect ready {card}: 0
        {OVER}
    """


FRANCE_BY_LIBERAL = """
        set hand liberal: france_scoring, modernism
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=liberal number=1
        liberal: event france_scoring
"""
FRANCE_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: france_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event france_scoring
"""
BALKANS_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: balkans_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event balkans_scoring
"""
ENVER_PASHA = """
        set in_effect enver_pasha: 1
        set happened enver_pasha: 1
        set beside: enver_pasha
"""
CHERNOV = """
        set in_effect victor_chernov: 2
        set happened victor_chernov: 1
        set beside: victor_chernov
"""
RUSSIA_BY_AUTHORITARIAN = """
        set hand liberal: modernism
        set hand authoritarian: russia_scoring, prussian_spirit
        stack ActionRound seat=authoritarian number=1
        authoritarian: event russia_scoring
"""
