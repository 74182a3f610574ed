"""Why a bot offers or refuses a deal: what it has weighed, and the price at which it would have agreed (11)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919.board import ACCEPT_DEAL, ACTIONS, PROPOSE, REFUSE_DEAL, SCORING
from chancellery.games.versailles_1919.bot.deals import PRICE, is_demand, taken_from, welcomes
from chancellery.games.versailles_1919.bot.judgement import Deal, Judge, deal_of, judge_of
from chancellery.games.versailles_1919.bot.offer_reasons import reason_to_offer
from chancellery.games.versailles_1919.bot.worth import (
    RIVAL,
    holdings,
    open_issues,
    own_worths,
    pieces,
    places,
    threats,
)
from chancellery.games.versailles_1919.rules.deal_influence import most_cubes
from chancellery.games.versailles_1919.rules.negotiation import answers_to_offers, nation_at
from chancellery.games.versailles_1919.rules.scoring import term_count
from chancellery.games.versailles_1919.state import Versailles

# What the worth of a position is made of.
POINTS, HAPPINESS, PIECES, LEADS, UNREST, RIVALS = "points", "happiness", "pieces", "leads", "unrest", "rivals"
# A loss of less than this is none.
LEAST: Final = 0.005
# A price is looked for up to so many above the one that is likely.
NEARBY: Final = 2


def explain(g: Versailles, seat: int, action: int, earlier: Sequence[int] = ()) -> Text | None:
    """Why a bot offers a deal, or refuses one, as it has weighed that in this position; other asides need no word."""
    if action == PROPOSE:
        return reason_to_offer(g, seat)
    verb, author = ACTIONS.split(action)
    if verb != REFUSE_DEAL:
        return None
    nation = nation_at(g, seat)
    deal = deal_of(g, author)
    if not can_accept(g, nation, author):
        return told("impossible", nation, author)
    if is_demand(deal, nation):
        return told("nothing", nation, author)
    judge = judge_of(g, deal.terms)
    ends = judge.outcomes(deal)
    if not ends:
        return told("impossible", nation, author)
    gain = judge.difference(ends, nation)
    price = price_of(g, judge, deal, nation, gain, taken_from(author, earlier))
    if price is None and gain > 0:
        return told("series", nation, author)
    if price is None:
        return told(worst_of(ends, judge.without, nation), nation, author)
    return told("price" if price > 0 else "even" if price == 0 else "pays", nation, author, cubes=abs(price))


def can_accept(g: Versailles, nation: int, author: int) -> bool:
    """Whether a deal that is offered can be struck now."""
    return ACCEPT_DEAL + author in answers_to_offers(g, nation)


def told(key: str, nation: int, author: int, **values: int) -> Text:
    return Text(f"refusal-{key}", nation=("nation", nation), author=("nation", author), **values)


def price_of(g: Versailles, judge: Judge, deal: Deal, nation: int, difference: float, taken: int) -> int | None:
    """The fewest cubes for which a nation would agree to the same, below nothing if it would give them.

    None where chance has a part in that, or nothing that can be given is enough.
    """
    if not judge.near:
        return None
    most = most_cubes(g, deal.author, nation)
    guess = deal.cubes + max(1, ceil(-difference / PRICE))
    if difference > 0:
        # It gains, but not enough for what the author gains.
        guess = most
    for cubes in range(deal.cubes + 1, min(most, guess + NEARBY) + 1):
        if welcomes(judge, Deal(deal.author, nation, cubes, deal.terms), nation, taken):
            return cubes
    return None


def worst_of(ends: list[Versailles], without: list[Versailles], nation: int) -> str:
    """The part of its worth in which the deal costs a nation most; `little` where nothing changes for it."""
    total = dict.fromkeys((POINTS, HAPPINESS, PIECES, LEADS, UNREST, RIVALS), 0.0)
    for end, other in zip(ends, without, strict=True):
        after, before = parts(end, nation), parts(other, nation)
        for part in total:
            total[part] += after[part] - before[part]
    worst = min(total, key=lambda part: total[part])
    return worst if total[worst] < -LEAST else "little"


def parts(g: Versailles, nation: int) -> dict[str, float]:
    """What the worth of a position to a nation is made of; the sum is that worth."""
    won, totals, held = holdings(g)
    points = float(won[nation])
    card = g.strategy[nation]
    if card != NOBODY:
        for kind, each, counters in SCORING[card]:
            points += each * term_count(g, nation, kind, [totals[counter] for counter in counters])
    worths = own_worths(g)
    others = [worths[other] for other in g.order if other != nation]
    return {
        POINTS: points,
        HAPPINESS: places(g, nation) if nation in g.order else 0.0,
        PIECES: pieces(g, nation),
        LEADS: open_issues(g, nation),
        UNREST: -threats(g, held)[nation],
        RIVALS: -RIVAL * (0.5 * max(others) + 0.5 * sum(others) / len(others)),
    }
