"""Deals and promises that are over (11.1, 11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, NATIONS
from chancellery.games.versailles_1919.rules.promises import action_of, refrains
from chancellery.games.versailles_1919.state import NO_DEALS, Versailles

NO_OFFERS: Final = (0,) * NATIONS


def set_terms(g: Versailles, nation: int, terms: list[int]) -> None:
    """The promises of a nation's deal."""
    g.deal_terms = [terms if other == nation else g.deal_terms[other] for other in range(NATIONS)]


def clear_deal(g: Versailles, nation: int) -> None:
    """A nation's deal is off the table."""
    g.deal_with = put(g.deal_with, nation, NOBODY)
    g.deal_who = put(g.deal_who, nation, NOBODY)
    g.deal_topic = put(g.deal_topic, nation, NOBODY)
    g.deal_sent = put(g.deal_sent, nation, 0)
    g.deal_cubes = put(g.deal_cubes, nation, 0)
    g.deal_not = put(g.deal_not, nation, 0)
    set_terms(g, nation, [])


def clear_deals(g: Versailles) -> None:
    """At the end of a turn offers lapse and promises no longer bind (11.3)."""
    if g.bound:
        g.bound = ()
    g.offers = NO_OFFERS
    if g.deal_with != NO_DEALS:
        for nation in range(NATIONS):
            clear_deal(g, nation)


def is_about(promise: int, verbs: frozenset[str]) -> bool:
    return ACTIONS.verbs[action_of(promise)] in verbs


def drop_promises(g: Versailles, verbs: frozenset[str]) -> None:
    """What these promises were about is over: they bind no more, and a deal with one of them lapses (11.1, 11.3)."""
    if g.bound:
        g.bound = tuple([promise for promise in g.bound if not is_about(promise, verbs)])
    if g.deal_with != NO_DEALS:
        for nation in g.order:
            if any(is_about(term, verbs) for term in g.deal_terms[nation]):
                lapse(g, nation)


def drop_promises_to_act(g: Versailles, verbs: frozenset[str]) -> None:
    """What these promises were about is done: only those not to do it go on (11.3, 13.1)."""
    if g.bound:
        g.bound = tuple([promise for promise in g.bound if refrains(promise) or not is_about(promise, verbs)])


def lapse(g: Versailles, nation: int) -> None:
    """A deal is about something that is over; of a draft its author alone is told (11.1)."""
    if g.log:
        told = events.DealLapsed(nation, g.deal_with[nation])
        if g.deal_sent[nation]:
            g.log.add(told)
        else:
            g.log.add_secret(told, g.seat_of[nation])
    clear_deal(g, nation)
