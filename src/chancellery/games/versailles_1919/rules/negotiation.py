"""Negotiation: deals are asides, put together part by part, offered, and accepted or refused (11)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ABOUT,
    ACCEPT_DEAL,
    ACTIONS,
    ASK,
    BACK,
    DEMAND,
    GIVE,
    NO_INFLUENCE,
    OFFER,
    PROMISE,
    PROMISED_BY,
    PROPOSE,
    REFRAIN,
    REFUSE_DEAL,
    SCRAP,
    TOPICS,
    TWIN,
    WITHDRAW,
)
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.contradictions import clash, contradict
from chancellery.games.versailles_1919.rules.deal_influence import deal_influence, most_cubes, takes_what_is_needed
from chancellery.games.versailles_1919.rules.deal_terms import can_promise, open_promises, terms_about
from chancellery.games.versailles_1919.rules.lapsing import clear_deal, lapse, set_terms
from chancellery.games.versailles_1919.rules.promises import action_of, encode, nation_of, refrains
from chancellery.games.versailles_1919.state import Versailles

MOST_TERMS: Final = 6
NO_LIMIT: Final = -1
# The kinds of things that a promise may be about, in the order of the event that tells of it.
THINGS: Final[tuple[str, ...]] = (
    "issue",
    "issue_option",
    "event_card",
    "nation",
    "region",
    "space",
    "force",
    "strategy",
)


# --- what a seat may do ---


def nation_at(g: Versailles, seat: int) -> int:
    """The nation that a seat plays, or NOBODY (11.1)."""
    for nation in g.order:
        if g.seat_of[nation] == seat:
            return nation
    return NOBODY


def asides(g: Versailles, seat: int) -> list[int]:
    """What a seat may do about deals now; factions of the solo game make none (11.1)."""
    if g.seats == 1 or g.turn == 0:
        return []
    nation = nation_at(g, seat)
    return [*answers_to_offers(g, nation), *own_deal(g, nation)]


def answers_to_offers(g: Versailles, nation: int) -> list[int]:
    """Accept what can be carried out now, or refuse."""
    found = []
    for author in g.order:
        if g.deal_with[author] == nation and g.deal_sent[author]:
            if between_steps(g) and can_carry_out(g, author):
                found.append(ACCEPT_DEAL + author)
            found.append(REFUSE_DEAL + author)
    return found


def between_steps(g: Versailles) -> bool:
    """Whether a deal may be struck now, and not in the middle of a step (11.1)."""
    top = g.stack[-1]
    return isinstance(top, Decision) and top.breaks


def deal_is_due(g: Versailles, seat: int) -> bool:
    """Whether a bot should look at deals now: one is offered to it or begun by it, or a turn of another begins."""
    if g.seats == 1 or g.turn == 0 or not between_steps(g):
        return False
    nation = nation_at(g, seat)
    if g.deal_with[nation] != NOBODY:
        return not g.deal_sent[nation]
    if any(g.deal_with[author] == nation and g.deal_sent[author] for author in g.order):
        return True
    begins = not (g.political or g.military or g.offers[nation])
    return begins and nation != g.active and most_cubes(g, nation, g.active) > 0


def own_deal(g: Versailles, nation: int) -> list[int]:
    """The next part of a nation's own deal."""
    partner = g.deal_with[nation]
    if partner == NOBODY:
        return [OFFER + other for other in g.order if other != nation]
    if g.deal_sent[nation]:
        return [WITHDRAW]
    if g.deal_who[nation] == NOBODY:
        return contents(g, nation, partner)
    return promise_parts(g, nation)


def contents(g: Versailles, nation: int, partner: int) -> list[int]:
    """Influence, promises of either side, or the end of the draft."""
    found = [GIVE + n for n in range(1, most_cubes(g, nation, partner) + 1) if n != g.deal_cubes[nation]]
    found += [ASK + n for n in range(1, most_cubes(g, partner, nation) + 1) if -n != g.deal_cubes[nation]]
    if g.deal_cubes[nation]:
        found.append(NO_INFLUENCE)
    if len(g.deal_terms[nation]) < MOST_TERMS:
        found += [PROMISE, DEMAND]
    if (g.deal_cubes[nation] or g.deal_terms[nation]) and can_carry_out(g, nation):
        found.append(PROPOSE)
    found.append(SCRAP)
    return found


def promise_parts(g: Versailles, nation: int) -> list[int]:
    """What a promise is about, then what exactly."""
    who, topic = g.deal_who[nation], g.deal_topic[nation]
    if topic == NOBODY:
        about = [ABOUT + topic for topic in range(TOPICS) if open_terms(g, nation, who, topic, 1)]
        return [*about, REFRAIN, BACK]
    return [*[TWIN[action] for action in open_terms(g, nation, who, topic, NO_LIMIT)], BACK]


def open_terms(g: Versailles, nation: int, who: int, topic: int, most: int) -> list[int]:
    """What may be promised about a topic and is not in the draft yet, if it goes with the draft and with what binds."""
    terms = [term for term in g.deal_terms[nation] if nation_of(term) == who]
    known = [action_of(term) for term in terms]
    others = [*open_promises(g, who), *terms]
    found: list[int] = []
    for action in terms_about(g, who, topic):
        if action not in known and not clash(g, who, [*others, encode(action, g.deal_not[nation], who, who)]):
            found.append(action)
            if len(found) == most:
                break
    return found


# --- what can be struck ---


def can_carry_out(g: Versailles, author: int) -> bool:
    """Whether the influence of a deal is there, and what it promises to come and not bound otherwise (11.2, 11.3)."""
    cubes, partner, terms = g.deal_cubes[author], g.deal_with[author], g.deal_terms[author]
    giver, taker = (author, partner) if cubes > 0 else (partner, author)
    if abs(cubes) > most_cubes(g, giver, taker) or not is_to_come(g, terms):
        return False
    if contradict(g, author, terms) or contradict(g, partner, terms):
        return False
    return not cubes or not takes_what_is_needed(g, giver, taker, abs(cubes), terms)


def is_to_come(g: Versailles, terms: list[int]) -> bool:
    """Whether all that a deal promises may still be decided."""
    return all(can_promise(g, nation_of(term), action_of(term)) for term in terms)


def drop_what_is_over(g: Versailles, seat: int, action: int) -> None:
    """Deals about something that an answer has brought to its end lapse (11.1)."""
    for nation in g.order:
        if g.deal_with[nation] != NOBODY and not is_to_come(g, g.deal_terms[nation]):
            lapse(g, nation)


# --- carrying asides out ---


def take_aside(g: Versailles, seat: int, action: int) -> None:
    """Carry an aside out (11.1)."""
    nation = nation_at(g, seat)
    verb, thing = ACTIONS.split(action)
    if verb == ACCEPT_DEAL:
        strike(g, thing)
    elif verb == REFUSE_DEAL:
        if g.log:
            g.log.add(events.DealRefused(nation, thing))
        clear_deal(g, thing)
    elif action == PROPOSE:
        propose(g, nation)
    elif action == WITHDRAW:
        if g.log:
            g.log.add(events.DealWithdrawn(nation, g.deal_with[nation]))
        clear_deal(g, nation)
    else:
        partner = thing if verb == OFFER else g.deal_with[nation]
        draft(g, nation, verb, thing, action)
        if g.log:
            g.log.add_secret(events.DealDrafted(nation, partner), seat)


def draft(g: Versailles, nation: int, verb: int, thing: int, action: int) -> None:
    """Put one part into a draft, or go a step back."""
    if verb == OFFER:
        g.deal_with = put(g.deal_with, nation, thing)
        g.offers = put(g.offers, nation, g.offers[nation] + 1)
    elif verb == GIVE:
        g.deal_cubes = put(g.deal_cubes, nation, thing)
    elif verb == ASK:
        g.deal_cubes = put(g.deal_cubes, nation, -thing)
    elif action == NO_INFLUENCE:
        g.deal_cubes = put(g.deal_cubes, nation, 0)
    elif action == SCRAP:
        clear_deal(g, nation)
    elif action == PROMISE:
        g.deal_who = put(g.deal_who, nation, nation)
    elif action == DEMAND:
        g.deal_who = put(g.deal_who, nation, g.deal_with[nation])
    elif action == REFRAIN:
        g.deal_not = put(g.deal_not, nation, 1 - g.deal_not[nation])
    elif verb == ABOUT:
        g.deal_topic = put(g.deal_topic, nation, thing)
    elif action == BACK:
        step_back(g, nation)
    else:
        add_term(g, nation, PROMISED_BY[action])


def step_back(g: Versailles, nation: int) -> None:
    if g.deal_topic[nation] != NOBODY:
        g.deal_topic = put(g.deal_topic, nation, NOBODY)
    else:
        g.deal_who = put(g.deal_who, nation, NOBODY)
        g.deal_not = put(g.deal_not, nation, 0)


def add_term(g: Versailles, nation: int, action: int) -> None:
    who, partner = g.deal_who[nation], g.deal_with[nation]
    other = partner if who == nation else nation
    set_terms(g, nation, [*g.deal_terms[nation], encode(action, g.deal_not[nation], who, other)])
    g.deal_who = put(g.deal_who, nation, NOBODY)
    g.deal_topic = put(g.deal_topic, nation, NOBODY)
    g.deal_not = put(g.deal_not, nation, 0)


def propose(g: Versailles, nation: int) -> None:
    """Everybody sees the offer from now on."""
    g.deal_sent = put(g.deal_sent, nation, 1)
    if g.log:
        terms = g.deal_terms[nation]
        cubes = g.deal_cubes[nation]
        g.log.add(events.DealOffered(nation, g.deal_with[nation], max(0, cubes), max(0, -cubes), len(terms)))
        tell_terms(g, terms)


def tell_terms(g: Versailles, terms: list[int]) -> None:
    if g.log:
        for term in terms:
            g.log.add(told_promise(term))


def told_promise(term: int) -> events.PromiseMade:
    """A promise as the log has it: of all the things it could be about, the one it is about."""
    action = action_of(term)
    kind, thing = ACTIONS.kinds[action], ACTIONS.thing(action)
    about = [thing if kind == one else NOBODY for one in THINGS]
    number = thing if kind == "number" else 0
    return events.PromiseMade(nation_of(term), int(refrains(term)), ACTIONS.verbs[action], number, *about)


def strike(g: Versailles, author: int) -> None:
    """A deal is accepted: influence moves at once, promises bind until the end of the turn (11.1, 11.3)."""
    # Nobody takes a deal back alone.
    g.barrier()
    partner, cubes = g.deal_with[author], g.deal_cubes[author]
    if g.log:
        g.log.add(events.DealStruck(author, partner))
    if cubes > 0:
        deal_influence(g, author, partner, cubes)
    elif cubes < 0:
        deal_influence(g, partner, author, -cubes)
    g.bound = (*g.bound, *g.deal_terms[author])
    clear_deal(g, author)
