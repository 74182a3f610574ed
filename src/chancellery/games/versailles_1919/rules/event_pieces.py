"""Whose pieces an event changes, and what that means for a promise (11.3, 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.effects import Effect, by_type
from chancellery.games.versailles_1919 import effects
from chancellery.games.versailles_1919.effects import CHOSEN, DECIDER, EACH_PLAYER
from chancellery.games.versailles_1919.programs import KINDS, PROGRAMS
from chancellery.games.versailles_1919.rules.common import everyone
from chancellery.games.versailles_1919.rules.happiness import spoilt_by_a_loss
from chancellery.games.versailles_1919.rules.pieces import cubes_for, lacks_cubes
from chancellery.games.versailles_1919.rules.promises import nation_of
from chancellery.games.versailles_1919.state import Versailles


def people(g: Versailles, who: int, decider: int, chosen: int) -> list[int]:
    """The nations that an effect speaks of (15)."""
    if who == EACH_PLAYER:
        return everyone(g)
    return [decider if who == DECIDER else chosen if who == CHOSEN else who]


# --- what effects take ---


def takes_pieces(g: Versailles, program: int, decider: int, chosen: int, promise: int) -> bool:
    """Whether effects take cubes or a unit that a promise to act needs (11.3)."""
    return any(TAKES[type(effect)](g, effect, decider, chosen, promise) for effect in PROGRAMS[program])


def takes_nothing(g: Versailles, effect: Effect, decider: int, chosen: int, promise: int) -> bool:
    return False


def takes_cubes(g: Versailles, effect: effects.ExhaustInfluence, decider: int, chosen: int, promise: int) -> bool:
    nation = nation_of(promise)
    return nation in people(g, effect.who, decider, chosen) and lacks_cubes(g, promise, nation, effect.n)


def takes_a_unit(g: Versailles, effect: effects.Demobilize, decider: int, chosen: int, promise: int) -> bool:
    return nation_of(promise) in people(g, effect.who, decider, chosen) and spoilt_by_a_loss(g, promise)


TAKES: Final[dict[type[Effect], Callable[[Versailles, Any, int, int, int], bool]]] = by_type(
    KINDS, {effects.ExhaustInfluence: takes_cubes, effects.Demobilize: takes_a_unit}, otherwise=takes_nothing
)


# --- what effects bring ---


def cubes_from(program: int) -> int:
    """The cubes that effects bring back to whoever decides about them, by the better of two alternatives (15)."""
    return sum([BRINGS[type(effect)](effect) for effect in PROGRAMS[program]])


def brings_nothing(effect: Effect) -> int:
    return 0


def brings_back(effect: effects.RecoverInfluence) -> int:
    return effect.n if effect.who == DECIDER else 0


def brings_the_better(effect: effects.ChooseOne) -> int:
    return max(cubes_from(effect.first), cubes_from(effect.second))


BRINGS: Final[dict[type[Effect], Callable[[Any], int]]] = by_type(
    KINDS,
    {effects.RecoverInfluence: brings_back, effects.ChooseOne: brings_the_better},
    otherwise=brings_nothing,
)


def brings_cubes(g: Versailles, program: int, decider: int, action: int) -> bool:
    """Whether effects bring cubes back without which a promise about the next cards cannot be kept (11.3)."""
    if decider != g.acting or g.available[decider] >= cubes_for(action):
        return False
    return g.available[decider] + min(cubes_from(program), g.exhausted[decider]) >= cubes_for(action)
