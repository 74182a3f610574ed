"""Movement restrictions: no two generals of a power end a movement together (8.5.5)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import ADJACENT, LANES, LANES_OF, NEVER, POWER_OF
from chancellery.games.realpolitik.rules.consent import leave, may_enter
from chancellery.games.realpolitik.rules.pieces import MASK
from chancellery.games.realpolitik.state import Realpolitik

# Bits of `taken_back`: a march or a ride that nobody could make room for is not tried again.
MARCH_TAKEN_BACK: Final = 1
RIDE_TAKEN_BACK: Final = 2


def room(g: Realpolitik, general: int, where: int) -> bool:
    """Whether a general may end there: no other of its power, or one that can still move on (8.5.5, R52)."""
    own = g.standing[where] & MASK[POWER_OF[general]] & ~(1 << general)
    if not own:
        return True
    other = own.bit_length() - 1
    return not g.moved[other] and not g.taken_back[general] & MARCH_TAKEN_BACK and can_leave(g, other)


def can_leave(g: Realpolitik, general: int) -> bool:
    """Whether a general that stands in another's way has somewhere to go, for all one can say now."""
    own = MASK[POWER_OF[general]]
    for where in (*ADJACENT[g.place[general]], *open_lanes(g, general)):
        there = g.standing[where] & own
        if (not there or not g.moved[there.bit_length() - 1]) and may_enter(g, general, where):
            return True
    return False


def open_lanes(g: Realpolitik, general: int) -> list[int]:
    """Where the lanes of the power, or of an ally that allows it, lead from here (8.5.4, R51)."""
    lanes = LANES_OF[g.place[general]]
    if not lanes:
        return []
    power = POWER_OF[general]
    ally = g.ally[power]
    return [
        end
        for end, owner in lanes
        if owner == power or (owner == ally != NOBODY and leave(g, general, LANES, end) != NEVER)
    ]
