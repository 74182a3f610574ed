"""What a bot offers to a person who has the turn: rarely, and never the same again (11)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.asides import Company
from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import ACTIONS, ASK, GIVE, OFFER, PROPOSE
from chancellery.games.versailles_1919.bot.deals import begins
from chancellery.games.versailles_1919.bot.ready_offers import ReadyOffer, ready_offers
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.state import Versailles

# Offers to a person in a turn, all bots of the table together.
MOST_IN_A_TURN: Final = 1


def approach(g: Versailles, seat: int, company: Company) -> list[int] | None:
    """The offer of a bot to the person who has the turn, if both gain by it; None where no person is to be asked."""
    nation = nation_at(g, seat)
    person = g.seat_of[g.active]
    if person not in company.people or not begins(g, nation) or is_in_talks(g, nation):
        return None
    if sum(g.offers) >= MOST_IN_A_TURN:
        return []
    before = offered_before(company.earlier)
    for offer in ready_offers(g, seat):
        if offer.deal.partner == g.active and offer.fair and not is_known(offer, before):
            return offer.actions
    return []


def is_in_talks(g: Versailles, nation: int) -> bool:
    """Whether a nation has a deal of its own under way, or one to answer."""
    return g.deal_with[nation] != NOBODY or any(
        g.deal_with[author] == nation and g.deal_sent[author] for author in g.order
    )


def offered_before(actions: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """What a seat has offered so far: whom, and the promises; with the most influence that it gave for them."""
    found: dict[tuple[int, ...], int] = {}
    draft: list[int] = []
    for action in actions:
        if ACTIONS.split(action)[0] == OFFER:
            draft = []
        draft.append(action)
        if action == PROPOSE:
            terms, cubes = essence(draft)
            found[terms] = max(cubes, found.get(terms, cubes))
    return found


def essence(draft: list[int]) -> tuple[tuple[int, ...], int]:
    """The asides of an offer but for its influence, and the cubes that it gives."""
    terms, cubes = [], 0
    for action in draft:
        verb, number = ACTIONS.split(action)
        if verb == GIVE:
            cubes = number
        elif verb == ASK:
            cubes = -number
        else:
            terms.append(action)
    return tuple(terms), cubes


def is_known(offer: ReadyOffer, before: dict[tuple[int, ...], int]) -> bool:
    """Whether a person has had an offer before, for no less."""
    terms, cubes = essence(offer.actions)
    return terms in before and cubes <= before[terms]
