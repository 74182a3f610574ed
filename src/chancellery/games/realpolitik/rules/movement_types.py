"""Where a general may go: land advances, sea advances and strategic moves, and whom it may meet (8.5.4, 8.5.5)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ADJACENT,
    ENTER,
    GENERALS_OF,
    GO,
    LANES,
    LANES_OF,
    MARCH,
    NEVER,
    POWER_OF,
    SAIL,
    STRATEGIC_STEPS,
)
from chancellery.games.realpolitik.rules.consent import MOVE_REFUSED, MOVE_TAKEN_BACK, leave
from chancellery.games.realpolitik.rules.pieces import MASK, control, enemies, friendly
from chancellery.games.realpolitik.state import Realpolitik


def room(g: Realpolitik, general: int, where: int) -> bool:
    """Whether a general may end there: no other of its power, or one that can still move on (8.5.5, R52)."""
    own = g.standing[where] & MASK[POWER_OF[general]] & ~(1 << general)
    if not own:
        return True
    other = own.bit_length() - 1
    return not g.moved[other] and not g.refused[general] & MOVE_TAKEN_BACK and can_leave(g, other)


def can_leave(g: Realpolitik, general: int) -> bool:
    """Whether a general that stands in another's way has somewhere to go, for all one can say now."""
    power = POWER_OF[general]
    closed = g.ally[power] != NOBODY and leave(g, general, ENTER, MOVE_REFUSED) == NEVER
    for where in reachable(g, general):
        own = g.standing[where] & MASK[power]
        free = not own or not g.moved[own.bit_length() - 1]
        if free and not (closed and control(g, where) == g.ally[power]):
            return True
    return False


def reachable(g: Realpolitik, general: int) -> list[int]:
    """The neighbours by land and by the sea lanes that are open to the general."""
    return [*ADJACENT[g.place[general]], *sea(g, general)]


def sea(g: Realpolitik, general: int) -> list[int]:
    """Where the lanes of the power, or of an ally that allows it, lead from here (8.5.4, R51)."""
    lanes = LANES_OF[g.place[general]]
    if not lanes:
        return []
    power = POWER_OF[general]
    ally = g.ally[power]
    return [
        end
        for end, owner in lanes
        if owner == power or (owner == ally and leave(g, general, LANES, MOVE_REFUSED) != NEVER)
    ]


def first_steps(g: Realpolitik, general: int) -> list[int]:
    """The actions that begin a move."""
    power = POWER_OF[general]
    ally = g.ally[power]
    shut = ally if ally != NOBODY and leave(g, general, ENTER, MOVE_REFUSED) == NEVER else -2
    here = g.place[general]
    own = MASK[power]
    legal = []
    for where in ADJACENT[here]:
        if shut != -2 and control(g, where) == shut:
            continue
        if not g.standing[where] & own or room(g, general, where) or beyond(g, general, (where,)):
            legal.append(GO + where)
    for where in sea(g, general):
        if (shut == -2 or control(g, where) != shut) and room(g, general, where):
            legal.append(SAIL + where)
    return legal


def onward(g: Realpolitik, general: int, path: tuple[int, ...]) -> list[int]:
    """Where a strategic move can go on to: through friendly land without generals at war (8.5.4, R50)."""
    if len(path) >= STRATEGIC_STEPS:
        return []
    power, here = POWER_OF[general], path[-1]
    if not friendly(g, power, here) or enemies(g, power, here):
        return []
    ally = g.ally[power]
    found = []
    for where in ADJACENT[here]:
        if not friendly(g, power, where) or enemies(g, power, where):
            continue
        if control(g, where) == ally and leave(g, general, ENTER, MOVE_REFUSED) == NEVER:
            continue
        if room(g, general, where) or beyond(g, general, (*path, where)):
            found.append(where)
    return found


def beyond(g: Realpolitik, general: int, path: tuple[int, ...]) -> bool:
    """Whether a general that cannot stop at the end of a path can still go on from there."""
    return bool(onward(g, general, path))


def marches(g: Realpolitik, power: int) -> list[int]:
    """The actions that choose the next general to move."""
    return [
        MARCH + g.place[general]
        for general in GENERALS_OF[power]
        if g.place[general] != NOBODY and not g.moved[general] and can_march(g, general)
    ]


def can_march(g: Realpolitik, general: int) -> bool:
    """Whether a general can move at all; mostly the first neighbour tells."""
    power = POWER_OF[general]
    if g.ally[power] == NOBODY:
        for where in ADJACENT[g.place[general]]:
            if not g.standing[where] & MASK[power]:
                return True
    return bool(first_steps(g, general))
