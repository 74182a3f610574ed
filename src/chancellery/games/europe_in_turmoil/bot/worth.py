"""What a position, a point of support and a card's Operations are worth to a seat, in victory points."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BATTLEGROUND,
    CONTENT,
    INDEPENDENT,
    LIBERAL,
    REGIONS,
    SCORES,
    SPACE_REGION,
    SPACES,
    STABILITY,
    VICTORY,
    WAR,
)
from chancellery.games.europe_in_turmoil.rules import great_war, operations, support
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.tension import status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

WIN: Final = 40.0
# What a region's present score counts for: it will be scored about so often before the end.
REGION_WEIGHT: Final = 0.45
BATTLEGROUND_WEIGHT: Final = 2.2
SPACE_WEIGHT: Final = 1.0
INDEPENDENT_WEIGHT: Final = 0.7
BOX_WEIGHT: Final = 1.3
# How much of a loss of control counts that one point makes good, and what a lasting event is worth over a whole game.
REPAIRED: Final = 0.6
LASTING: Final = 1.5
TURNS: Final = 10


def _weight(space: int) -> float:
    if SPACE_REGION[space] >= 0:
        return BATTLEGROUND_WEIGHT if BATTLEGROUND[space] else SPACE_WEIGHT
    if space in INDEPENDENT:
        regions = sum(1 for s in CONTENT.scoring.values() if list(CONTENT.spaces)[space] in s.adjacent_independents)
        return 0.2 + INDEPENDENT_WEIGHT * regions
    return 0.0


WEIGHT: Final = tuple(_weight(space) for space in range(SPACES))


# --- what a position is worth ---


def hold(space: int, lead: int) -> float:
    """How much a lead of so many points in a space is worth: control most of all, then nearness to it, then safety."""
    need = STABILITY[space]
    if need == 0:
        return 0.0
    if lead < 0:
        return -hold(space, -lead)
    if lead >= need:
        return WEIGHT[space] * (1.0 + 0.08 * min(lead - need, 2))
    return WEIGHT[space] * 0.45 * lead / need


def evaluate(g: Turmoil, seat: int) -> float:
    """How good a position is for a seat, in victory points."""
    if g.outcome is not None:
        if len(g.outcome.winners) != 1:
            return 0.0
        return WIN if g.outcome.winners[0] == seat else -WIN
    value = float(g.vp)
    for region in range(len(REGIONS)):
        value += REGION_WEIGHT * net_worth(g, region)
    points = g.support
    value += 0.5 * sum(hold(s, points[SPACES + s] - points[s]) for s in g.open_spaces)
    value += BOX_WEIGHT * (g.navy[LIBERAL] - g.navy[AUTHORITARIAN]) - 0.8 * g.owed
    value += LASTING * max(0, TURNS + 1 - g.turn) / TURNS * (g.in_effect.count(2) - g.in_effect.count(1))
    if abs(g.vp) >= VICTORY:
        value += WIN if g.vp > 0 else -WIN
    value += war_chance(g) * (war_prospect(g) - value)
    return value if seat == LIBERAL else -value


def war_chance(g: Turmoil) -> float:
    """A feeling for how near the war is: the chance that a crisis roll now, one step tenser, would bring it."""
    margin = WAR.crisis_above - status_modifier(g) - g.tension - 1
    return 0.5 * min(max((6 - margin) / 6, 0.0), 1.0)


def war_prospect(g: Turmoil) -> float:
    """What a Great War now would bring the Liberal, in victory points."""
    edge = great_war.war_modifier(g, LIBERAL) - great_war.war_modifier(g, AUTHORITARIAN)
    lean = min(max(edge / 6, -1.0), 1.0)
    vp = g.vp + 7 * lean + sum(net_worth(g, region) for region in great_war.war_regions(g)) * 0.8
    return max(min(vp * 3, WIN), -WIN)


def point(g: Turmoil, seat: int, space: int, change: int) -> float:
    """What so many points of a seat more (or less) in a space are worth to it."""
    lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
    gain = 0.5 * (hold(space, lead + change) - hold(space, lead))
    need = STABILITY[space]
    held = 1 if lead >= need else -1 if lead <= -need else 0
    after = 1 if lead + change >= need else -1 if lead + change <= -need else 0
    if held != after and SPACE_REGION[space] >= 0:
        worth = _control_worth(g, seat, space, after)
        # What one point repairs is not broken for long.
        gain += worth * (REPAIRED if after == 0 and abs(lead + change) == need - 1 else 1.0)
    return gain


def _control_worth(g: Turmoil, seat: int, space: int, after: int) -> float:
    """What a region's score changes by if a space is controlled by the seat (1), nobody (0) or the opponent (-1)."""
    region = SPACE_REGION[space]
    before = net_worth(g, region)
    old = g.control[space]
    g.control[space] = seat if after == 1 else 1 - seat if after == -1 else NOBODY
    change = net_worth(g, region) - before
    g.control[space] = old
    held = any(SCORES[card] == region for card in g.hand[seat])
    return (change if seat == LIBERAL else -change) * REGION_WEIGHT * (2.0 if held else 1.0)


# --- operations ---


def check_worth(g: Turmoil, seat: int, space: int, ops: int, lenient: int) -> float:
    """What a support check is worth on average over the die."""
    added = g.tension if ops == operations.TENSION else ops
    base = added + operations.neighbour_modifier(g, seat, space, lenient) - 2 * STABILITY[space]
    total = 0.0
    for die in range(1, 7):
        if die + base > 0:
            total += point(g, seat, space, _check_change(g, seat, space, die + base))
    return total / 6


def _check_change(g: Turmoil, seat: int, space: int, excess: int) -> int:
    enemy = support.support(g, 1 - seat, space)
    removed = min(excess, enemy)
    missing = STABILITY[space] + enemy - removed - support.support(g, seat, space)
    return removed + max(min(excess - removed, missing), 0)


def placement_worth(g: Turmoil, seat: int, ops: int) -> float:
    """About what so many Operations Points placed well are worth."""
    found = sorted(
        (
            point(g, seat, space, 1) / operations.cost(g, seat, space)
            for space in operations.reachable(g, seat)
            if operations.cost(g, seat, space) <= ops
        ),
        reverse=True,
    )
    return 0.9 * sum(found[:ops])


def checks_worth(g: Turmoil, seat: int, ops: int) -> float:
    found = sorted((check_worth(g, seat, space, ops, 0) for space in operations.targets(g, seat)), reverse=True)
    return sum(found[:2])


def ops_worth(g: Turmoil, seat: int, ops: int) -> float:
    return max(placement_worth(g, seat, ops), checks_worth(g, seat, ops))
