"""Where influence goes, and what is best done with a turn."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BOX_VALUE,
    DEMOBILIZE,
    DEPLOY,
    DONE,
    PLACE_ON,
    RECLAIM,
    RECLAIM_MOST,
    SETTLE,
    USA,
)
from chancellery.games.versailles_1919.bot.worth import (
    CUBE,
    EXHAUSTED,
    HAPPINESS,
    ON_TABLE,
    UNIT,
    WAITING,
    is_stuck,
    lead_worth,
    worth,
)
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.happiness import free_box
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
)
from chancellery.games.versailles_1919.state import Versailles

DENIED: Final = 0.35
TEMPO: Final = 0.5
# Beyond all that a beginner likes too much.
FAREWELL: Final = 5.0


def gain(g: Versailles, nation: int, issue: int, friend: int) -> float:
    """What it brings to place just enough on an issue: the lead, and that another loses it."""
    share = ON_TABLE if issue in g.table else WAITING
    cost = cubes_to_lead(g, nation, issue)
    found = -cost * (CUBE - EXHAUSTED)
    holder = leader(g, issue)
    if holder == nation:
        return found + 0.05
    found += lead_worth(g, nation, issue, share)
    if holder != NOBODY:
        loss = DENIED * lead_worth(g, holder, issue, share)
        found += -loss if holder == friend else loss
    return found


def pair_gain(g: Versailles, nation: int, first: int, friend: int) -> float:
    """The best that can be had with an issue and a second one."""
    cubes = g.available[nation] - cubes_to_lead(g, nation, first)
    seconds = [
        gain(g, nation, issue, friend)
        for issue in g.table + g.waiting_room
        if issue != first and cubes_to_lead(g, nation, issue) <= cubes
    ]
    return gain(g, nation, first, friend) + max(seconds, default=-5.0)


def after(g: Versailles, seat: int, nation: int, action: int) -> float:
    """What a position is worth after an action."""
    twin = g.clone()
    twin.advance(seat, action)
    if twin.outcome is not None:
        won = seat in twin.outcome.winners
        return 100.0 if won else -100.0
    return worth(twin, nation)


def turn_action(g: Versailles, seat: int, nation: int, action: int, now: float) -> float:
    """How much better a position is after an action of the turn."""
    verb, thing = ACTIONS.split(action)
    if verb == PLACE_ON:
        return pair_gain(g, nation, thing, NOBODY)
    if verb == SETTLE:
        return after(g, seat, nation, action) - now + TEMPO * 0.5
    if action == RECLAIM:
        cubes = min(RECLAIM_MOST, g.exhausted[nation])
        return cubes * (CUBE - EXHAUSTED) + 0.15 * g.spent_units[nation] - 0.3
    if action == DEMOBILIZE:
        return BOX_VALUE[free_box(g)] * HAPPINESS - UNIT - 0.1 + (0.6 if g.happiness[nation] < 13 else 0.0)
    if verb == DEPLOY:
        return after(g, seat, nation, action) - now - 0.05
    assert action == DONE
    return 0.0


def turn(g: Versailles, seat: int, nation: int, legal: list[int]) -> list[float]:
    """The political action first, unless a military one helps; where nothing is left to do, units go home."""
    if is_stuck(g):
        return [FAREWELL if action == DEMOBILIZE else 0.0 for action in legal]
    now = worth(g, nation)
    return [turn_action(g, seat, nation, action, now) for action in legal]


def usa_turn(g: Versailles, seat: int, nation: int, legal: list[int]) -> list[float]:
    """The action of the USA, in the interest of whoever leads it."""
    now = worth(g, nation)
    found = []
    for action in legal:
        verb, thing = ACTIONS.split(action)
        if verb == PLACE_ON:
            found.append(usa_gain(g, nation, thing))
        elif action == RECLAIM:
            found.append(min(RECLAIM_MOST, g.exhausted[USA], g.exhausted[nation]) * (CUBE - EXHAUSTED) - 0.1)
        else:
            found.append(after(g, seat, nation, action) - now)
    return found


def usa_gain(g: Versailles, nation: int, issue: int) -> float:
    """The USA is best placed where the opponent leads, and worst where its leader does."""
    holder = leader(g, issue)
    if holder == nation:
        return -lead_worth(g, nation, issue, WAITING)
    if holder in (NOBODY, USA):
        return 0.1
    return DENIED * lead_worth(g, holder, issue, ON_TABLE if issue in g.table else WAITING)
