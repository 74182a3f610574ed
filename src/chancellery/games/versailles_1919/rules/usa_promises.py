"""Two players: promises that the action of the USA may yet keep, and what would take that from it (11.3, 13.1)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import ACTIONS, DECISION, PLACE_ON, USA
from chancellery.games.versailles_1919.rules.common import POLITICAL_ACTION
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    is_placement,
    place,
    second_issues,
)
from chancellery.games.versailles_1919.rules.promises import action_of, forsworn, nation_of, promised, refrains
from chancellery.games.versailles_1919.rules.usa_actions import (
    usa_actions,
)
from chancellery.games.versailles_1919.rules.ways import TRAPPING, settlements_for, traps
from chancellery.games.versailles_1919.state import Versailles


def usa_can_keep(g: Versailles, promise: int) -> bool:
    """Whether a promise could be kept by the action of the USA, as things are."""
    seat, action = g.seat_of[nation_of(promise)], action_of(promise)
    if refrains(promise):
        actions, away = usa_actions(g), [*forsworn(g, seat), *traps(g, seat, USA, promise)]
        return not actions or any(other not in away for other in actions)
    return usa_can_bring_about(g, seat, action)


def usa_can_bring_about(g: Versailles, seat: int, action: int) -> bool:
    """Whether the USA could take an action, or settle so that it is taken."""
    actions = usa_actions(g)
    ways = [action] if DECISION[action] else settlements_for(g, seat, USA, action)
    return any(way in actions for way in ways)


def forced_on_usa(g: Versailles, promise: int) -> bool:
    """Whether as things are the USA could do nothing but what was promised away, so that the player must see to it."""
    action = action_of(promise)
    is_action = DECISION[action] == POLITICAL_ACTION or ACTIONS.verbs[action] in TRAPPING
    return refrains(promise) and is_action and not usa_can_keep(g, promise)


def is_taken_from_usa(g: Versailles, promise: int, nation: int, issue: int, cubes: int, first: int) -> bool:
    """Whether the USA cannot keep a promise after a player places so many cubes on an issue, and could otherwise."""
    if g.seats != 2 or g.acting == USA or action_of(promise) == PLACE_ON + issue:
        return False
    if not usa_can_keep(g, promise) and not forced_on_usa(g, promise):
        return False
    twin = g.clone()
    place(twin, nation, issue, cubes)
    if first != NOBODY:
        return not usa_can_keep(twin, promise)
    return not any(leaves_it(twin, promise, nation, second) for second in second_issues(twin, nation, issue))


def leaves_it(g: Versailles, promise: int, nation: int, issue: int) -> bool:
    twin = g.clone()
    place(twin, nation, issue, cubes_to_lead(twin, nation, issue))
    return usa_can_keep(twin, promise)


def due_before_usa(g: Versailles, seat: int, action: int) -> list[int]:
    """Political actions that were promised and that the USA cannot take, if it can do what another promise asks for."""
    if not usa_can_bring_about(g, seat, action):
        return []
    actions = usa_actions(g)
    later = [other for other in promised(g, seat) if DECISION[other] == POLITICAL_ACTION and other not in actions]
    return [other for other in later if not is_placement(other) or leaves_usa(g, seat, action, ACTIONS.thing(other))]


def leaves_usa(g: Versailles, seat: int, action: int, issue: int) -> bool:
    """Whether the USA could still do as was promised after the player places on an issue, and on the best other one."""
    twin = g.clone()
    place(twin, g.active, issue, cubes_to_lead(g, g.active, issue))
    for second in second_issues(twin, g.active, issue):
        then = twin.clone()
        place(then, g.active, second, cubes_to_lead(then, g.active, second))
        if usa_can_bring_about(then, seat, action):
            return True
    return False
