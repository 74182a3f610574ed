"""What a position is worth to a nation, in points as they will count at the end."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    FLAG_OF,
    HOLDERS,
    NATIONS,
    OPTION_COUNTERS,
    OPTION_EITHER,
    OPTIONS_OF,
    REGIONS,
    STARS,
    UPRISING_ON,
    USA,
)
from chancellery.games.versailles_1919.rules.common import stars_of
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.scoring import flag_points, strategy_points
from chancellery.games.versailles_1919.rules.uprising import would_be_hit
from chancellery.games.versailles_1919.state import Versailles

CUBE: Final = 0.34
EXHAUSTED: Final = 0.14
UNIT: Final = 0.5
SPENT_UNIT: Final = 0.35
HAPPINESS: Final = 0.22
ON_TABLE: Final = 0.72
WAITING: Final = 0.5
LOST_CUBE: Final = 0.22
RIVAL: Final = 0.6
CHECKS: Final = 0.45
LOW: Final = 11


def issue_worth(nation: int, issue: int) -> float:
    """The stars of an issue, and what its flags may add."""
    best = 0
    for option in OPTIONS_OF[issue]:
        flags = sum([int(FLAG_OF[counter] == nation) for counter in OPTION_COUNTERS[option]])
        if OPTION_EITHER[option] and nation in (0, USA):
            flags += 1
        best = max(best, flags)
    return STARS[issue] + best * 0.8


def lead_worth(g: Versailles, nation: int, issue: int, share: float) -> float:
    """What it is worth to lead on an issue that is not settled yet."""
    return issue_worth(nation, issue) * share


def open_issues(g: Versailles, nation: int) -> float:
    """What a nation's cubes on open issues are worth."""
    total = 0.0
    for issue in g.table + g.waiting_room:
        base = issue * NATIONS
        own = g.cubes[base + nation]
        if not own:
            continue
        here = g.cubes[base : base + NATIONS]
        here[nation] = 0
        ahead = own - max(here)
        if ahead > 0:
            share = (ON_TABLE if issue in g.table else WAITING) + 0.03 * min(ahead - 1, 4)
            total += lead_worth(g, nation, issue, share) + EXHAUSTED * own
        else:
            total += LOST_CUBE * own
    return total


def danger(g: Versailles, nation: int) -> float:
    """What uprisings are likely to cost a nation."""
    total = 0.0
    for region in range(REGIONS):
        needed = UPRISING_ON[g.unrest[region]]
        if needed:
            hit = would_be_hit(g, region)
            if nation in hit:
                total += CHECKS * (7 - needed) / 6 * 2.0 / len(hit)
    return total


def pieces(g: Versailles, nation: int) -> float:
    """What a nation's pieces and happiness are worth."""
    happiness = g.happiness[nation]
    worth = CUBE * g.available[nation] + EXHAUSTED * g.exhausted[nation]
    units = units_left(g, nation)
    worth += UNIT * units - (UNIT - SPENT_UNIT) * g.spent_units[nation]
    if happiness >= 0:
        worth += HAPPINESS * min(happiness, 26)
        if happiness < LOW:
            worth -= 0.12 * (LOW - happiness)
        if happiness == 0:
            worth -= 5
    return worth


def own_worth(g: Versailles, nation: int) -> float:
    """All that a nation has and may expect."""
    points = float(stars_of(g, nation) + flag_points(g, nation))
    if g.strategy[nation] != NOBODY:
        points += strategy_points(g, nation)
    return points + pieces(g, nation) + open_issues(g, nation) - danger(g, nation)


def worth(g: Versailles, nation: int) -> float:
    """What a position is worth to a nation against the others, the best of them above all."""
    own = own_worth(g, nation)
    others = [own_worth(g, other) for other in HOLDERS[g.seats] if other != nation]
    if g.seats == 2:
        # The USA takes stars from both; only the opponent can win.
        others = [own_worth(g, other) for other in g.order if other != nation]
    return own - RIVAL * (0.5 * max(others) + 0.5 * sum(others) / len(others))
