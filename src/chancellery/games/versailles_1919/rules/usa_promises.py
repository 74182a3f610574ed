"""Two players: promises that the action of the USA may yet keep, and what would take that from it (11.3, 13.1)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import DECISION, PLACE_ON, USA
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
    place,
    second_issues,
)
from chancellery.games.versailles_1919.rules.promises import action_of, forsworn, nation_of, promised, refrains
from chancellery.games.versailles_1919.rules.usa_actions import (
    usa_actions,
)
from chancellery.games.versailles_1919.rules.ways import settlements_for
from chancellery.games.versailles_1919.state import Versailles


def usa_can_keep(g: Versailles, promise: int) -> bool:
    """Whether a promise could be kept by the action of the USA, as things are."""
    seat, action, actions = g.seat_of[nation_of(promise)], action_of(promise), usa_actions(g)
    if refrains(promise):
        away = forsworn(g, seat)
        return not actions or any(other not in away for other in actions)
    ways = [action] if DECISION[action] else settlements_for(g, seat, USA, action)
    return any(way in actions for way in ways)


def is_taken_from_usa(g: Versailles, promise: int, nation: int, issue: int, cubes: int, first: int) -> bool:
    """Whether the USA could no longer keep a promise after a player places so many cubes on an issue."""
    if g.seats != 2 or g.acting == USA or action_of(promise) == PLACE_ON + issue or not usa_can_keep(g, promise):
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
    actions = usa_actions(g)
    ways = [action] if DECISION[action] else settlements_for(g, seat, USA, action)
    if not any(way in actions for way in ways):
        return []
    return [other for other in promised(g, seat) if DECISION[other] == 1 and other not in actions]
