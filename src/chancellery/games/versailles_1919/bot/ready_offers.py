"""Ready-made offers: the deals from which, by the bots' own estimate, both sides would gain in a position (11).

Where there are fewer than two of them, such follow as bring their author something and cost the partner little.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    GAME_END,
    NATIONS,
    PASS,
    PLACE_ON,
    PROPOSE,
    SETTLE,
)
from chancellery.games.versailles_1919.bot.deals import welcomes
from chancellery.games.versailles_1919.bot.judgement import Deal, Judge
from chancellery.games.versailles_1919.bot.worth import CUBE, EXHAUSTED, worth
from chancellery.games.versailles_1919.rules import bidding, options
from chancellery.games.versailles_1919.rules import turn as turn_rules
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.deal_influence import most_cubes
from chancellery.games.versailles_1919.rules.drafting import all_allowed, draft_of
from chancellery.games.versailles_1919.rules.negotiation import between_steps, nation_at
from chancellery.games.versailles_1919.rules.promises import encode, nation_of
from chancellery.games.versailles_1919.state import Versailles

MOST_OFFERS: Final = 4
LEAST_OFFERS: Final = 2
# What a cube is worth that comes back.
PRICE: Final = CUBE - EXHAUSTED
# Nobody deals for less.
MARGIN: Final = 0.05
# Where less than two would do, others are told that cost the partner no more than this: people may see it otherwise.
BEARABLE: Final = 0.6


class ReadyOffer:
    """A deal that a nation could offer now, why, and by which asides.

    why    the key of a message `board-ready-…` and its values
    ours, theirs   what its author and the partner gain by it, by estimate
    fair   whether that is enough for the partner, by what bots ask for
    """

    def __init__(self, deal: Deal, why: Text, ours: float, theirs: float, fair: bool, actions: list[int]) -> None:
        self.deal = deal
        self.why = why
        self.ours = ours
        self.theirs = theirs
        self.fair = fair
        self.actions = actions


class Idea:
    """Promises that may be worth something to both sides; how much influence goes with them is still to be seen.

    about   the issue: of several ideas about one with the same partner the best is offered
    """

    def __init__(self, partner: int, terms: list[int], why: Text, about: int) -> None:
        self.partner = partner
        self.terms = terms
        self.why = why
        self.about = about


def ready_offers(g: Versailles, seat: int) -> list[ReadyOffer]:
    """Up to four deals that a seat could offer now: those from which both sides gain, the best for it first."""
    own = nation_at(g, seat)
    if g.seats == 1 or g.turn == 0 or own == NOBODY or not between_steps(g):
        return []
    top = g.stack[-1]
    if isinstance(top, turn_rules.Act) and not g.political:
        judge = Judge(g, near=True)
        ideas = political_ideas(g, own, judge.without[0])
    elif isinstance(top, bidding.MakeBid) and not g.passed[own]:
        judge = Judge(g, near=False)
        ideas = bidding_ideas(g, own)
    else:
        return []
    best: dict[tuple[int, int], ReadyOffer] = {}
    for idea in ideas:
        offer = priced(g, judge, own, idea)
        place = (idea.partner, idea.about)
        if offer is not None and (place not in best or rank(best[place]) < rank(offer)):
            best[place] = offer
    ranked = sorted(best.values(), key=rank, reverse=True)
    good = [offer for offer in ranked if offer.fair]
    return good[:MOST_OFFERS] if len(good) >= LEAST_OFFERS else ranked[:LEAST_OFFERS]


def rank(offer: ReadyOffer) -> tuple[bool, float]:
    """Those from which both gain come first, the best for oneself before others; then what costs the other least."""
    return offer.fair, offer.ours if offer.fair else offer.theirs


# --- what both may want ---


def political_ideas(g: Versailles, own: int, expected: Versailles) -> list[Idea]:
    """What the political action of the turn may be, or not; it is expected to be as in another position."""
    active, found = g.active, list[Idea]()
    for action in g.legal(g.seat_of[active]):
        verb, issue = ACTIONS.split(action)
        if verb not in (SETTLE, PLACE_ON) or issue == GAME_END:
            continue
        holder = leader(g, issue)
        if verb == PLACE_ON:
            if holder not in g.order or holder == active:
                continue
            if places_on(g, expected, issue):
                found += refraining(own, active, holder, action, issue, "place")
            else:
                found += against_a_third(g, own, holder, action)
        elif holder in g.order:
            found += settling_ideas(g, own, holder, action)
            if expected.owner[issue] != NOBODY:
                found += expected_ideas(g, own, holder, action)
    return found


def places_on(g: Versailles, expected: Versailles, issue: int) -> bool:
    at = issue * NATIONS + g.active
    return expected.cubes[at] > g.cubes[at]


def refraining(own: int, active: int, other: int, action: int, issue: int, what: str) -> list[Idea]:
    """That whoever has the turn does not do something that another would rather not see."""
    if own == active:
        return [Idea(other, [encode(action, 1, own, other)], told(f"sell-no-{what}", issue, other), issue)]
    if own == other:
        return [Idea(active, [encode(action, 1, active, own)], told(f"buy-no-{what}", issue, active), issue)]
    return []


def against_a_third(g: Versailles, own: int, holder: int, action: int) -> list[Idea]:
    """That whoever has the turn takes the lead from a third nation, which another would gladly see."""
    active, issue = g.active, ACTIONS.thing(action)
    if own == active:
        others = [other for other in g.order if other not in (own, holder)]
        return [
            Idea(other, [encode(action, 0, own, other)], told("sell-place", issue, other), issue) for other in others
        ]
    if own == holder:
        return []
    return [Idea(active, [encode(action, 0, active, own)], told("buy-place", issue, active), issue)]


def settling_ideas(g: Versailles, own: int, holder: int, action: int) -> list[Idea]:
    """That an issue is settled, perhaps by another option than whoever leads there would take."""
    active, issue = g.active, ACTIONS.thing(action)
    found = list[Idea]()
    if own == active and holder == own:
        for other in g.order:
            if other != own:
                found += option_ideas(g, "sell-option", own, other, action)
    elif own == active:
        found.append(Idea(holder, [encode(action, 0, own, holder)], told("sell-settle", issue, holder), issue))
        found += option_ideas(g, "swap-option", own, holder, action)
    elif holder == own:
        found.append(Idea(active, [encode(action, 0, active, own)], told("buy-settle", issue, active), issue))
        found += option_ideas(g, "sweeten-option", own, active, action)
    elif holder == active:
        found += option_ideas(g, "buy-option", own, active, action)
    return found


def expected_ideas(g: Versailles, own: int, holder: int, action: int) -> list[Idea]:
    """About an issue that is going to be settled: that it is not, or by which option."""
    active, issue = g.active, ACTIONS.thing(action)
    found = list[Idea]()
    for other in g.order:
        if other != active:
            found += refraining(own, active, other, action, issue, "settle")
        if holder != active and other not in (holder, active) and own in (holder, other):
            partner = other if own == holder else holder
            found += option_ideas(g, "sell-choice" if own == holder else "buy-choice", own, partner, action)
    return found


def told(key: str, issue: int, partner: int) -> Text:
    return Text(f"ready-{key}", issue=("issue", issue), partner=("nation", partner))


def option_ideas(g: Versailles, key: str, own: int, partner: int, action: int) -> list[Idea]:
    """That an issue is settled by the option that is best for both together, if whoever leads would take another."""
    settled = g.clone()
    settled.advance(g.seat_of[g.active], action)
    if not isinstance(settled.stack[-1], options.ChooseOption):
        return []
    seat, issue = settled.waiting[0], ACTIONS.thing(action)
    holder = leader(g, issue)
    likes: list[float] = []
    sums: list[float] = []
    choices = settled.legal(seat)
    for choice in choices:
        twin = settled.clone()
        twin.advance(seat, choice)
        likes.append(worth(twin, holder))
        sums.append(worth(twin, own) + worth(twin, partner))
    usual = choices[likes.index(max(likes))]
    best = choices[sums.index(max(sums))]
    if best == usual:
        return []
    terms = [encode(best, 0, holder, partner if holder == own else own)]
    if g.active in (own, partner):
        terms.insert(0, encode(action, 0, g.active, partner if g.active == own else own))
    return [Idea(partner, terms, told(key, issue, partner), issue)]


def bidding_ideas(g: Versailles, own: int) -> list[Idea]:
    """That somebody bids no more for the issue that is contested."""
    found = []
    for other in g.order:
        if other == own or g.passed[other]:
            continue
        found.append(Idea(other, [encode(PASS, 0, other, own)], told("buy-pass", g.contested, other), g.contested))
        found.append(Idea(other, [encode(PASS, 0, own, other)], told("sell-pass", g.contested, other), g.contested))
    return found


# --- what it costs ---


def priced(g: Versailles, judge: Judge, own: int, idea: Idea) -> ReadyOffer | None:
    """The same as an offer, with the influence that leaves both a gain, or else costs the partner little."""
    partner, terms = idea.partner, idea.terms
    ours, theirs = gains(judge, Deal(own, partner, 0, terms))
    promisers = [nation_of(term) for term in terms]
    for cubes in prices(g, own, partner, ours, theirs, promisers):
        deal = Deal(own, partner, cubes, terms)
        if cubes:
            ours, theirs = gains(judge, deal)
        if ours > MARGIN and theirs > -BEARABLE:
            actions = asides_for(g, deal)
            if actions:
                fair = theirs > MARGIN and welcomes(judge, deal, partner, 0)
                return ReadyOffer(deal, idea.why, ours, theirs, fair, actions)
    return None


def gains(judge: Judge, deal: Deal) -> tuple[float, float]:
    """What a deal brings its author and the partner; if it cannot be struck, a loss to both."""
    ends = judge.outcomes(deal)
    if not ends:
        return -1.0, -1.0
    return judge.difference(ends, deal.author), judge.difference(ends, deal.partner)


def prices(g: Versailles, own: int, partner: int, ours: float, theirs: float, promisers: list[int]) -> list[int]:
    """The cubes with which to try a deal: such that both gain alike, else the fewest that leave the other a gain.

    Where they cannot gain both, as many as leave the author a little. Whoever promises nothing has to give something.
    """
    least, most = -most_cubes(g, partner, own), most_cubes(g, own, partner)
    if own not in promisers:
        least = 1
    if partner not in promisers:
        most = -1
    even = round((ours - theirs) / (2 * PRICE))
    if theirs <= MARGIN:
        fewest = ceil((2 * MARGIN - theirs) / PRICE)
    elif ours <= MARGIN:
        fewest = -ceil((2 * MARGIN - ours) / PRICE)
    else:
        fewest = 0
    dearest = floor((ours - 2 * MARGIN) / PRICE)
    wanted = (even, fewest) if ours + theirs > 2 * MARGIN else (dearest,)
    tried = [max(least, min(most, cubes)) for cubes in wanted]
    return list(dict.fromkeys(tried)) if least <= most else []


# --- how it is offered ---


def asides_for(g: Versailles, deal: Deal) -> list[int]:
    """The asides by which a deal is offered, in place of what its author has drafted or offered; none if one fails."""
    author = deal.author
    actions = [*draft_of(g, author, deal.partner, deal.cubes, deal.terms), PROPOSE]
    return actions if all_allowed(g, g.seat_of[author], actions) else []
