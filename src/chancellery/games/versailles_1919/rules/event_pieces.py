"""Whose pieces an event changes, and what that means for a promise (11.3, 15)."""

from __future__ import annotations

from chancellery.games.versailles_1919.board import PROGRAMS
from chancellery.games.versailles_1919.rules.common import everyone
from chancellery.games.versailles_1919.rules.happiness import spoilt_by_a_loss
from chancellery.games.versailles_1919.rules.pieces import cubes_for, lacks_cubes
from chancellery.games.versailles_1919.rules.promises import nation_of
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.vocabulary import (
    CHOSEN,
    DECIDER,
    DO_CHOOSE,
    DO_DEMOBILIZE,
    DO_EXHAUST,
    DO_RECOVER,
    EACH_PLAYER,
)


def people(g: Versailles, who: int, decider: int, chosen: int) -> list[int]:
    """The nations that an effect speaks of (15)."""
    if who == EACH_PLAYER:
        return everyone(g)
    return [decider if who == DECIDER else chosen if who == CHOSEN else who]


def takes_pieces(g: Versailles, program: int, decider: int, chosen: int, promise: int) -> bool:
    """Whether effects take cubes or a unit that a promise to act needs (11.3)."""
    nation = nation_of(promise)
    for effect in PROGRAMS[program]:
        if effect[0] not in (DO_EXHAUST, DO_DEMOBILIZE) or nation not in people(g, effect[1], decider, chosen):
            continue
        if effect[0] == DO_EXHAUST and lacks_cubes(g, promise, nation, effect[2]):
            return True
        if effect[0] == DO_DEMOBILIZE and spoilt_by_a_loss(g, promise):
            return True
    return False


def cubes_from(program: int) -> int:
    """The cubes that effects bring back to whoever decides about them, by the better of two alternatives (15)."""
    total = 0
    for effect in PROGRAMS[program]:
        if effect[0] == DO_RECOVER and effect[1] == DECIDER:
            total += effect[2]
        elif effect[0] == DO_CHOOSE:
            total += max(cubes_from(effect[1]), cubes_from(effect[2]))
    return total


def brings_cubes(g: Versailles, program: int, decider: int, action: int) -> bool:
    """Whether effects bring cubes back without which a promise about the next cards cannot be kept (11.3)."""
    if decider != g.acting or g.available[decider] >= cubes_for(action):
        return False
    return g.available[decider] + min(cubes_from(program), g.exhausted[decider]) >= cubes_for(action)
