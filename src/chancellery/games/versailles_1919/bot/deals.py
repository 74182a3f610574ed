"""Deals of a bot in a player's seat: what it offers to whoever has the turn, and what it accepts (11).

An offer pays influence for a promise of the active nation: to settle an issue that the bot leads, or to choose an
option that the bot likes better. Offers of others are judged by playing the turn on, with the deal and without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ABOUT,
    ACCEPT_DEAL,
    ACTIONS,
    BACK,
    DECISION,
    DEMAND,
    GAME_END,
    GIVE,
    OFFER,
    OPTION,
    POLITICS,
    PROPOSE,
    REFUSE_DEAL,
    SCRAP,
    SETTLE,
    TWIN,
)
from chancellery.games.versailles_1919.bot.judgement import (
    EACH_DEAL,
    LEEWAY,
    POLITICAL,
    Deal,
    Judge,
    deal_of,
    is_enough,
    judge_of,
    share_of,
)
from chancellery.games.versailles_1919.bot.placing import turn
from chancellery.games.versailles_1919.bot.worth import CUBE, EXHAUSTED, worth
from chancellery.games.versailles_1919.rules import options
from chancellery.games.versailles_1919.rules import turn as turn_rules
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.deal_influence import most_cubes
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of
from chancellery.games.versailles_1919.state import Versailles

# What a cube is worth that comes back, and what it costs besides that another has it.
PRICE: Final = CUBE - EXHAUSTED
COST: Final = 1.1 * PRICE
# Nobody deals for less.
MARGIN: Final = 0.05


class Plan:
    """A deal worth offering: cubes for promises of the active nation."""

    def __init__(self, cubes: int, wanted: list[int], gain: float) -> None:
        self.cubes = cubes
        self.wanted = wanted
        self.gain = gain


def advise_deal(g: Versailles, seat: int, asides: list[int], earlier: Sequence[int] = ()) -> int | None:
    """Answer what is offered, or put the next part of an offer together; None without a reason to do either."""
    nation = nation_at(g, seat)
    for author in g.order:
        if REFUSE_DEAL + author in asides:
            takes = ACCEPT_DEAL + author in asides and is_welcome(g, nation, author, taken_from(author, earlier))
            return (ACCEPT_DEAL if takes else REFUSE_DEAL) + author
    drafting = g.deal_with[nation] != NOBODY
    if g.deal_sent[nation] or (g.offers[nation] and not drafting):
        return None
    plan = best_plan(g, nation) if begins(g, nation) else None
    if plan is None:
        return (SCRAP if SCRAP in asides else BACK) if drafting else None
    part = next_part(g, nation, plan)
    if part in asides:
        return part
    # What it asks for was promised otherwise in the meantime.
    return (SCRAP if SCRAP in asides else BACK) if drafting else None


def begins(g: Versailles, nation: int) -> bool:
    """Whether another nation has its whole turn before it."""
    return nation != g.active and not g.political and not g.military and isinstance(g.stack[-1], turn_rules.Act)


# --- offers ---


def best_plan(g: Versailles, nation: int) -> Plan | None:
    """The deal with the active nation that brings most, if one brings anything."""
    most = most_cubes(g, nation, g.active)
    if not most:
        return None
    legal = [action for action in g.legal(g.seat_of[g.active]) if DECISION[action] == POLITICAL]
    scores = turn(g, g.seat_of[g.active], g.active, legal)
    best = max(scores)
    plans = []
    for action, score in zip(legal, scores, strict=True):
        verb, issue = ACTIONS.split(action)
        if verb != SETTLE or issue == GAME_END:
            continue
        holder = leader(g, issue)
        if holder == nation and score < best:
            plans.append(plan_settling(g, nation, action, best))
        elif holder == g.active and score == best:
            plans.append(plan_option(g, nation, action))
    found = [plan for plan in plans if plan is not None and plan.cubes <= most]
    return max(found, key=lambda plan: plan.gain) if found else None


def cubes_for(loss: float, gain: float) -> int:
    """The least cubes that make up for a partner's loss, and leave it not too far behind what its author gains."""
    return max(1, ceil((loss + MARGIN) / PRICE), ceil((gain + loss + MARGIN - LEEWAY) / (PRICE + COST)))


def outcomes(g: Versailles, nation: int, action: int) -> list[tuple[int, float, float]]:
    """Each option of an issue that is settled, and what it is worth to the active nation and to another."""
    settled = g.clone()
    settled.advance(g.seat_of[g.active], action)
    if not isinstance(settled.stack[-1], options.ChooseOption):
        return []
    seat = settled.waiting[0]
    found = []
    for choice in settled.legal(seat):
        twin = settled.clone()
        twin.advance(seat, choice)
        found.append((choice, worth(twin, g.active), worth(twin, nation)))
    return found


def plan_settling(g: Versailles, nation: int, action: int, best: float) -> Plan | None:
    """Pay the active nation for settling an issue that one leads oneself, instead of what it would like best."""
    found = outcomes(g, nation, action)
    if not found:
        return None
    ours = max([our for _, _, our in found])
    theirs = next(their for _, their, our in found if our == ours)
    more = ours - worth(g, nation)
    cubes = cubes_for(best - (theirs - worth(g, g.active)), more)
    gain = more - cubes * COST
    return Plan(cubes, [action], gain) if gain > MARGIN else None


def plan_option(g: Versailles, nation: int, action: int) -> Plan | None:
    """Pay the active nation for another option of the issue that it is about to settle."""
    found = outcomes(g, nation, action)
    if not found:
        return None
    theirs = max([their for _, their, _ in found])
    likely = next(our for _, their, our in found if their == theirs)
    plans = []
    for choice, their, our in found:
        cubes = cubes_for(theirs - their, our - likely)
        gain = our - likely - cubes * COST
        if gain > MARGIN:
            plans.append(Plan(cubes, [action, choice], gain))
    return max(plans, key=lambda plan: plan.gain) if plans else None


def next_part(g: Versailles, nation: int, plan: Plan) -> int:
    """What is still missing in the draft of a plan."""
    if g.deal_with[nation] == NOBODY:
        return OFFER + g.active
    known = [action_of(term) for term in g.deal_terms[nation]]
    missing = [action for action in plan.wanted if action not in known]
    if missing:
        if g.deal_who[nation] == NOBODY:
            return DEMAND
        if g.deal_topic[nation] == NOBODY:
            return ABOUT + (POLITICS if DECISION[missing[0]] == POLITICAL else OPTION)
        return TWIN[missing[0]]
    return GIVE + plan.cubes if g.deal_cubes[nation] != plan.cubes else PROPOSE


# --- answers ---


def taken_from(author: int, earlier: Sequence[int]) -> int:
    """How many deals a nation has accepted from an author in this match, by all that it has done."""
    return list(earlier).count(ACCEPT_DEAL + author)


def is_welcome(g: Versailles, nation: int, author: int, taken: int) -> bool:
    """Whether a deal is a gift, or the rest of the turn looks enough better with it; giving for nothing never does."""
    deal = deal_of(g, author)
    return welcomes(judge_of(g, deal.terms), deal, nation, taken)


def welcomes(judge: Judge, deal: Deal, nation: int, taken: int) -> bool:
    """The same of a deal that could be offered, after so many that were taken from the same author."""
    if is_gift(deal, nation):
        return True
    if is_demand(deal, nation):
        return False
    ends = judge.outcomes(deal)
    if not ends:
        return False
    other = deal.author if nation == deal.partner else deal.partner
    rise = judge.rise(ends, nation)
    if rise <= 0.0 or rise < EACH_DEAL * taken * judge.rise(ends, other):
        # It may bring points, and its author so much more that the race is lost by it.
        return False
    share = share_of(judge.g, deal.author, nation, taken)
    return is_enough(share, judge.difference(ends, nation), judge.difference(ends, other))


def is_gift(deal: Deal, nation: int) -> bool:
    """Whether a nation gets influence and promises nothing."""
    return deal.cubes > 0 and not any(nation_of(term) == nation for term in deal.terms)


def is_demand(deal: Deal, nation: int) -> bool:
    """Whether a nation gives all that is given, and all promises are its own."""
    return deal.cubes <= 0 and all(nation_of(term) == nation for term in deal.terms)
