"""The influence of a deal: who can give how much, and who needs it for a promise (11.2)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, DEAL_MOST, NO_CUBE, PUT_CUBE, RECLAIM
from chancellery.games.versailles_1919.rules.adding import can_add_issue
from chancellery.games.versailles_1919.rules.bidding import forces_to_bid
from chancellery.games.versailles_1919.rules.deal_terms import open_promises
from chancellery.games.versailles_1919.rules.pieces import cubes_for
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    is_placement,
)
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, refrains
from chancellery.games.versailles_1919.rules.reclaiming import can_reclaim
from chancellery.games.versailles_1919.state import Versailles


def free_cubes(g: Versailles, nation: int) -> int:
    """Available cubes that are not tied in a standing bid; whoever has passed has none (11.2)."""
    return g.available[nation] if g.passed[nation] else g.available[nation] - max(0, g.bid_cubes[nation])


def most_cubes(g: Versailles, giver: int, taker: int) -> int:
    """How many cubes one can exhaust so that the other recovers as many (11.2)."""
    return max(0, min(DEAL_MOST, free_cubes(g, giver), g.exhausted[taker]))


def deal_influence(g: Versailles, giver: int, taker: int, cubes: int) -> None:
    """One exhausts cubes, and the other recovers as many (11.2)."""
    g.available[giver] -= cubes
    g.exhausted[giver] += cubes
    g.exhausted[taker] -= cubes
    g.available[taker] += cubes
    if g.log:
        g.log.add(events.InfluenceDealt(giver, taker, cubes))


def takes_what_is_needed(g: Versailles, giver: int, taker: int, cubes: int, terms: list[int]) -> bool:
    """Whether one gives cubes away that a promise needs, or takes back the last that it promised to reclaim (R105)."""
    twin = g.clone()
    deal_influence(twin, giver, taker, cubes)
    for nation in (giver, taker):
        own = [*open_promises(g, nation), *[term for term in terms if nation_of(term) == nation]]
        due = [action for promise in own if (action := what_is_due(promise)) != NOBODY]
        still = kept(twin, nation, due)
        if any(action not in still for action in kept(g, nation, due)):
            return True
        away = [action_of(promise) for promise in own if refrains(promise)]
        if adds_as_promised(g, nation, away) and not adds_as_promised(twin, nation, away):
            return True
    return False


def adds_as_promised(g: Versailles, nation: int, away: list[int]) -> bool:
    """Whether one's cubes leave a way to have a new issue that is not among those promised away (5.3.4)."""
    return can_add_issue(away, free_cubes(g, nation), len(g.issue_discard))


def what_is_due(promise: int) -> int:
    """What a promise asks for; whoever promised not to leave the cube off puts it on the event."""
    action = action_of(promise)
    if refrains(promise):
        return PUT_CUBE if action == NO_CUBE else NOBODY
    return action


def kept(g: Versailles, nation: int, due: list[int]) -> list[int]:
    """The actions that a nation promised and has the pieces for, the oldest first."""
    found: list[int] = []
    for action in due:
        if cubes_needed(g, nation, [*found, action]) <= free_cubes(g, nation) and is_possible(g, nation, action):
            found.append(action)
    return found


def is_possible(g: Versailles, nation: int, action: int) -> bool:
    if action == RECLAIM:
        return can_reclaim(g, nation)
    if ACTIONS.verbs[action] == "bid" and g.contested != NOBODY:
        return ACTIONS.thing(action) in forces_to_bid(g, nation)
    return True


def cubes_needed(g: Versailles, nation: int, due: list[int]) -> int:
    """The cubes that promises take together: of one issue to place on, those for the cheapest second one too (5.1)."""
    costs = {issue: cubes_to_lead(g, nation, issue) for issue in g.table + g.waiting_room}
    placed = [costs.pop(issue) for action in due if is_placement(action) and (issue := ACTIONS.thing(action)) in costs]
    second = min(costs.values(), default=0) if len(placed) == 1 else 0
    own = [action for action in due if g.acting == nation or ACTIONS.verbs[action] == "bid"]
    return sum(placed) + second + sum([cubes_for(action) for action in own])
