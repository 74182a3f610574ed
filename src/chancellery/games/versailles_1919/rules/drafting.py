"""A whole deal drafted at once: its parts in their order, in place of what its author has drafted or offered (11)."""

from __future__ import annotations

from chancellery.engine.errors import IllegalAction
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ABOUT,
    ASK,
    BACK,
    DEMAND,
    FAMILY,
    GIVE,
    OFFER,
    PROMISE,
    REFRAIN,
    SCRAP,
    TWIN,
    WITHDRAW,
)
from chancellery.games.versailles_1919.rules.deal_terms import TOPIC_OF
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, refrains
from chancellery.games.versailles_1919.state import Versailles


def draft_of(g: Versailles, author: int, partner: int, cubes: int, terms: list[int]) -> list[int]:
    """The asides that draft a deal; positive cubes are given, negative ones asked for."""
    found: list[int] = []
    if g.deal_sent[author]:
        found.append(WITHDRAW)
    elif g.deal_with[author] != NOBODY:
        found += [BACK] * ((g.deal_topic[author] != NOBODY) + (g.deal_who[author] != NOBODY))
        found.append(SCRAP)
    found.append(OFFER + partner)
    for term in terms:
        action = action_of(term)
        found.append(PROMISE if nation_of(term) == author else DEMAND)
        if refrains(term):
            found.append(REFRAIN)
        found += [ABOUT + TOPIC_OF[FAMILY[action]], TWIN[action]]
    if cubes:
        found.append(GIVE + cubes if cubes > 0 else ASK - cubes)
    return found


def counter_draft(g: Versailles, author: int) -> list[int]:
    """The asides by which whoever is offered a deal drafts the same deal back, to change it; none where one fails."""
    own = g.deal_with[author]
    actions = draft_of(g, own, author, -g.deal_cubes[author], list(g.deal_terms[author]))
    return actions if all_allowed(g, g.seat_of[own], actions) else []


def all_allowed(g: Versailles, seat: int, actions: list[int]) -> bool:
    """Whether a seat can take asides one after the other, tried out on a copy."""
    twin = g.clone()
    try:
        for action in actions:
            twin.play(seat, action)
    except IllegalAction:
        return False
    return True
