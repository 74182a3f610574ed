"""What a position is worth to a nation, in points as they will count at the end."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    COUNTERS,
    FLAG_OF,
    FLAG_POINTS,
    HOLDERS,
    ISSUES,
    NATIONS,
    OPTION_COUNTERS,
    OPTION_EITHER,
    OPTIONS_OF,
    PLACES,
    REGION_OF,
    REGIONS,
    SCORING,
    STARS,
    UK,
    UPRISING_ON,
    USA,
)
from chancellery.games.versailles_1919.rules.common import has_cubes
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.options import counters_on
from chancellery.games.versailles_1919.rules.scoring import has_doubled, term_count
from chancellery.games.versailles_1919.state import Versailles

CUBE: Final = 0.34
EXHAUSTED: Final = 0.14
UNIT: Final = 0.5
SPENT_UNIT: Final = 0.25
HAPPINESS: Final = 0.26
CONTENT: Final = 0.03
HALF: Final = 0.5
SPAN: Final = 16
ON_TABLE: Final = 0.72
WAITING: Final = 0.5
LOST_CUBE: Final = 0.22
RIVAL: Final = 0.6
CHECKS: Final = 0.45
LOW: Final = 11


def _issue_worth(nation: int, issue: int) -> float:
    best = 0
    for option in OPTIONS_OF[issue]:
        flags = sum([int(FLAG_OF[counter] == nation) for counter in OPTION_COUNTERS[option]])
        if OPTION_EITHER[option] and nation in (UK, USA):
            flags += 1
        best = max(best, flags)
    return STARS[issue] + best * 0.8


# The stars of an issue, and what its flags may add, for each nation.
ISSUE_WORTH: Final = tuple(tuple([_issue_worth(nation, issue) for issue in range(ISSUES)]) for nation in range(NATIONS))


def issue_worth(nation: int, issue: int) -> float:
    """What an issue is worth to a nation that controls it."""
    return ISSUE_WORTH[nation][issue]


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


def threats(g: Versailles, held: list[int]) -> list[float]:
    """What uprisings are likely to cost each nation; `held` counts the issues of each nation, region by region."""
    found = [0.0] * NATIONS
    for region in range(REGIONS):
        needed = UPRISING_ON[g.unrest[region]]
        if not needed:
            continue
        counts = held[region * NATIONS : region * NATIONS + NATIONS]
        most = max(counts)
        if most:
            cost = CHECKS * (7 - needed) / 3 / counts.count(most)
            for nation in range(NATIONS):
                if counts[nation] == most:
                    found[nation] += cost
    return found


def is_stuck(g: Versailles) -> bool:
    """Whether all influence lies on issues that wait, so that nobody can use any; only units keep the game going."""
    for nation in HOLDERS[g.seats]:
        if g.available[nation] > 1 or g.exhausted[nation]:
            return False
    return not any(has_cubes(g, issue) for issue in g.table)


def pieces(g: Versailles, nation: int) -> float:
    """What a nation's pieces and happiness are worth."""
    happiness = g.happiness[nation]
    worth = CUBE * g.available[nation] + EXHAUSTED * g.exhausted[nation]
    units = units_left(g, nation)
    worth += UNIT * units - (UNIT - SPENT_UNIT) * g.spent_units[nation]
    if happiness >= 0:
        worth += CONTENT * happiness
        if happiness < LOW:
            worth -= 0.12 * (LOW - happiness)
        if happiness == 0:
            worth -= 5
    return worth


def places(g: Versailles, nation: int) -> float:
    """The points for happiness that a nation may expect, by how far it is ahead of each of the others (12.2)."""
    happiness = g.happiness[nation]
    ahead = 0.0
    for other in g.order:
        if other != nation:
            ahead += 0.5 + max(-HALF, min(HALF, (happiness - g.happiness[other]) / SPAN))
    points = PLACES[g.seats][0] * ahead / (len(g.order) - 1)
    return points * 2 if has_doubled(g, nation) else points


def holdings(g: Versailles) -> tuple[list[int], list[int], list[int]]:
    """What settled issues have brought: points by nation, how often each counter lies, issues by region and nation."""
    points = [0] * NATIONS
    totals = [0] * COUNTERS
    held = [0] * (NATIONS * (REGIONS + 1))
    for issue, owner in enumerate(g.owner):
        if owner == NOBODY:
            continue
        points[owner] += STARS[issue]
        held[REGION_OF[issue] * NATIONS + owner] += 1
        for counter in counters_on(g, issue):
            totals[counter] += 1
            if FLAG_OF[counter] == owner:
                points[owner] += FLAG_POINTS
    return points, totals, held


def own_worths(g: Versailles) -> list[float]:
    """All that each nation has and may expect, by nation; one pass over the issues for all of them."""
    won, totals, held = holdings(g)
    found = [float(points) for points in won]
    threat = threats(g, held)
    for nation in HOLDERS[g.seats]:
        card = g.strategy[nation]
        if card != NOBODY:
            for kind, points, counters in SCORING[card]:
                found[nation] += points * term_count(g, nation, kind, [totals[counter] for counter in counters])
        if nation in g.order:
            found[nation] += places(g, nation)
        found[nation] += pieces(g, nation) + open_issues(g, nation) - threat[nation]
    return found


def worth(g: Versailles, nation: int) -> float:
    """What a position is worth to a nation against the others, the best of them above all."""
    worths = own_worths(g)
    # The USA of two players takes stars from both; only the opponent can win.
    others = [worths[other] for other in g.order if other != nation]
    return worths[nation] - RIVAL * (0.5 * max(others) + 0.5 * sum(others) / len(others))
