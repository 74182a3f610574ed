"""Scripted opponents who try to milk bots in Versailles 1919: they offer many small deals, each by its own strategy.

A haggler knows how bots judge deals and asks for that itself, so that what it offers is what they just accept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng
from chancellery.games.versailles_1919.board import ACCEPT_DEAL, DECISION, PASS, REFUSE_DEAL
from chancellery.games.versailles_1919.bot.advise import advise
from chancellery.games.versailles_1919.bot.deals import PRICE, advise_deal, taken_from, welcomes
from chancellery.games.versailles_1919.bot.judgement import Deal, Judge, is_near, judge_of, share_of
from chancellery.games.versailles_1919.bot.ready_offers import asides_for, bidding_ideas, political_ideas
from chancellery.games.versailles_1919.rules import bidding
from chancellery.games.versailles_1919.rules import turn as turn_rules
from chancellery.games.versailles_1919.rules.deal_influence import most_cubes
from chancellery.games.versailles_1919.rules.negotiation import between_steps, nation_at
from chancellery.games.versailles_1919.rules.promises import action_of, encode, nation_of
from chancellery.games.versailles_1919.state import Versailles

# So many offers before an answer, and so many candidates looked at.
MOST_OFFERS: Final = 6
MOST_LOOKED_AT: Final = 8
# Where a haggler offers again what was refused, for one cube less each time.
LOWEST: Final = 4

Candidates = Iterator[Deal]
# What each nation has answered.
Ledger = dict[int, list[int]]
Strategy = Callable[[Versailles, int, Rng, Ledger], Candidates]


def moment(g: Versailles, own: int) -> bool:
    """Whether it is a time to haggle: a turn begins, or bids are made."""
    top = g.stack[-1]
    if g.seats == 1 or g.turn == 0 or own == NOBODY or not between_steps(g):
        return False
    return (isinstance(top, turn_rules.Act) and not g.political) or (
        isinstance(top, bidding.MakeBid) and not g.passed[own]
    )


def haggle(g: Versailles, seat: int, strategy: Strategy, rng: Rng, ledger: Ledger) -> tuple[int, int]:
    """Offer one deal after the other: how many were offered, and how many struck; what partners took is noted."""
    own = nation_at(g, seat)
    offered = struck = 0
    for deal in strategy(g, own, rng, ledger):
        parts = asides_for(g, deal)
        if not parts:
            continue
        for part in parts:
            g.play(seat, part)
        offered += 1
        partner = g.seat_of[deal.partner]
        guess = g.redeal(partner, rng)
        assert isinstance(guess, Versailles)
        answer = advise_deal(guess, partner, guess.asides(partner), ledger.setdefault(deal.partner, []))
        if answer not in (ACCEPT_DEAL + own, REFUSE_DEAL + own):
            answer = REFUSE_DEAL + own
        ledger[deal.partner].append(answer)
        struck += answer == ACCEPT_DEAL + own
        g.play(partner, answer)
        if offered == MOST_OFFERS or not moment(g, own):
            break
    return offered, struck


def partners(g: Versailles, own: int) -> list[int]:
    return [other for other in g.order if other != own]


# --- what may be promised ---


def terms_of(g: Versailles, own: int) -> list[tuple[int, list[int]]]:
    """Partners and promises that may be worth something to both, as a bot would think of them."""
    if isinstance(g.stack[-1], bidding.MakeBid):
        ideas = bidding_ideas(g, own)
    else:
        ideas = political_ideas(g, own, Judge(g, near=True).without[0])
    return [(idea.partner, idea.terms) for idea in ideas]


def own_promises(g: Versailles, own: int) -> list[tuple[int, list[int]]]:
    """Every political action that one may promise to take or to leave, one at a time; or to pass."""
    found: list[tuple[int, list[int]]] = []
    if isinstance(g.stack[-1], bidding.MakeBid):
        actions = [PASS]
    elif g.active == own:
        actions = [action for action in g.legal(g.seat_of[own]) if DECISION[action] == 1]
    else:
        return []
    for other in partners(g, own):
        for action in actions:
            found += [(other, [encode(action, refrain, own, other)]) for refrain in (0, 1)]
    return found


# --- strategies ---


def slices(g: Versailles, own: int, rng: Rng, ledger: Ledger) -> Candidates:
    """One deal in many: single promises of one's own, a cube for each, whatever was agreed before."""
    for _ in range(MOST_OFFERS):
        deals = [Deal(own, other, -1, terms) for other, terms in sampled(own_promises(g, own), rng)]
        best = best_welcome(g, own, deals, ledger)
        if best is None:
            return
        yield best


def greedy(g: Versailles, own: int, rng: Rng, ledger: Ledger) -> Candidates:
    """Whatever both gain from, at the dearest price that the other just accepts; then the next."""
    for _ in range(MOST_OFFERS):
        judges: dict[bool, Judge] = {}
        deals = []
        for other, terms in sampled(terms_of(g, own), rng):
            bare = Deal(own, other, 0, terms)
            theirs, ours = gain_of(g, judges, bare, other), gain_of(g, judges, bare, own)
            if theirs is None or ours is None:
                continue
            share = share_of(g, own, other, taken_from(own, ledger.get(other, [])))
            dearest = ceil((share * ours - theirs) / ((1 + share) * PRICE))
            least, most = -most_cubes(g, other, own), most_cubes(g, own, other)
            cubes = range(max(least, dearest - 1), min(most, dearest + 4) + 1)
            deals += [Deal(own, other, number, terms) for number in cubes]
        best = best_welcome(g, own, deals, ledger)
        if best is None:
            return
        yield best


def void(g: Versailles, own: int, rng: Rng, ledger: Ledger) -> Candidates:
    """Promises that cost nothing, a cube for each: what one does anyway, and not to do what one would never do."""
    top = g.stack[-1]
    if not isinstance(top, turn_rules.Act) or g.active != own:
        return
    seat = g.seat_of[own]
    legal = [action for action in g.legal(seat) if DECISION[action] == 1]
    scores = advise(g, seat, legal)
    ranked = [action for _, action in sorted(zip(scores, legal, strict=True), reverse=True)]
    for other in partners(g, own):
        yield Deal(own, other, -1, [encode(ranked[0], 0, own, other)])
        for action in ranked[-2:]:
            if action != ranked[0]:
                yield Deal(own, other, -1, [encode(action, 1, own, other)])


def again(g: Versailles, own: int, rng: Rng, ledger: Ledger) -> Candidates:
    """The same after every refusal, one cube cheaper each time; it begins with a price that nobody would pay."""
    for other, terms in sampled(terms_of(g, own), rng)[:2]:
        before = len(g.bound)
        most = most_cubes(g, other, own)
        for cubes in range(-most, min(LOWEST, most_cubes(g, own, other)) + 1):
            if len(g.bound) != before:
                break
            if cubes or any(nation_of(term) == own for term in terms):
                yield Deal(own, other, cubes, terms)


def tips(g: Versailles, own: int, rng: Rng, ledger: Ledger) -> Candidates:
    """A single cube for anything that others may promise: to settle, to place, to take an option, to pass."""
    asked = [(other, terms) for other, terms in terms_of(g, own) if all(nation_of(term) == other for term in terms)]
    for other, terms in sampled(asked, rng):
        yield Deal(own, other, 1, terms)


STRATEGIES: Final[dict[str, Strategy]] = {
    "slices": slices,
    "greedy": greedy,
    "void": void,
    "again": again,
    "tips": tips,
}


def sampled(found: list[tuple[int, list[int]]], rng: Rng) -> list[tuple[int, list[int]]]:
    """Some of what could be offered, in any order."""
    order = list(range(len(found)))
    rng.shuffle(order)
    return [found[at] for at in order[:MOST_LOOKED_AT]]


def gain_of(g: Versailles, judges: dict[bool, Judge], deal: Deal, nation: int) -> float | None:
    """What a deal brings a nation, as a bot would judge it."""
    near = all(is_near(g, action_of(term)) for term in deal.terms)
    if near not in judges:
        judges[near] = judge_of(g, deal.terms)
    return judges[near].gain(deal, nation)


def best_welcome(g: Versailles, own: int, deals: list[Deal], ledger: Ledger) -> Deal | None:
    """Of some deals the one from which one gains most that the partner would accept."""
    judges: dict[bool, Judge] = {}
    best, most = None, 0.0
    for deal in deals:
        if not deal.cubes and not deal.terms:
            continue
        gain = gain_of(g, judges, deal, own)
        if gain is None or gain <= most:
            continue
        judge = judges[all(is_near(g, action_of(term)) for term in deal.terms)]
        if welcomes(judge, deal, deal.partner, taken_from(own, ledger.get(deal.partner, []))):
            best, most = deal, gain
    return best
