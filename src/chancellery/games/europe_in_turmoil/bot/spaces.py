"""Questions about spaces: what a point of support, a check and a card's Operations are worth to a seat."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.frames import Frame
from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    DONE,
    LIBERAL,
    PLACE,
    REMOVE,
    REPLACE,
    SPACE_REGION,
    SPACES,
    STABILITY,
)
from chancellery.games.europe_in_turmoil.bot.worth import HOLD, hold, region_weight
from chancellery.games.europe_in_turmoil.rules import operations, support
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

# How much of a loss of control counts that one point makes good.
REPAIRED: Final = 0.6
# Something is always lost of a plan for several points.
PLANNED: Final = 0.9


def is_about_spaces(top: Frame[Any]) -> bool:
    """Whether a question is about one space after the other, which needs no trying out."""
    return isinstance(top, (support.SpaceBySpace, operations.PlaceSupport, operations.SupportChecks))


def quick(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """Advice without trying anything out."""
    top = g.stack[-1]
    if isinstance(top, operations.PlaceSupport):
        return [
            rate(g, seat, space, top.ops, operations.cost(g, seat, space, top.grey), top.ops)[0]
            for space in map(ACTIONS.thing, legal)
        ]
    if isinstance(top, operations.SupportChecks):
        return [check_worth(g, seat, ACTIONS.thing(a), top.ops, top.lenient) for a in legal]
    if isinstance(top, support.AddSupport):
        return [_added(g, seat, top, action) for action in legal]
    owner = getattr(top, "owner", seat)
    return [_space_action(g, seat, owner, a) for a in legal]


def _added(g: Turmoil, seat: int, top: support.AddSupport, action: int) -> float:
    """What a point is worth that an event gives, with those that may follow it."""
    if action == DONE:
        return 0.0
    space = ACTIONS.thing(action)
    most = min(top.points, top.most - top.used.count(space))
    return rate(g, seat, space, most, 1, most)[0] + 0.01


def _space_action(g: Turmoil, seat: int, owner: int, action: int) -> float:
    verb, space = ACTIONS.split(action)
    if verb == PLACE:
        return point(g, seat, space, 1) + 0.01 if owner == seat else -point(g, owner, space, 1)
    if verb == REMOVE:
        worth = point(g, owner, space, -1)
        return worth if owner == seat else -worth
    if verb == REPLACE:
        return point(g, seat, space, 2)
    return 0.0


# --- a point of support ---


def point(g: Turmoil, seat: int, space: int, change: int) -> float:
    """What so many points of a seat more (or less) in a space are worth to it."""
    lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
    gain = HOLD * (hold(space, lead + change) - hold(space, lead))
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
    return (change if seat == LIBERAL else -change) * region_weight(g, seat, region)


def rate(g: Turmoil, seat: int, space: int, ops: int, price: int, most: int) -> tuple[float, int]:
    """What a point of Operations is worth at best if up to `ops` are spent in a space, and how many that takes.

    One point of support, as many as break the opponent's control, or as many as take it; `most` may be placed.
    """
    best, spent = point(g, seat, space, 1) / price, price
    need = STABILITY[space]
    lead = g.support[seat * SPACES + space] - g.support[(1 - seat) * SPACES + space]
    taking = need - lead
    if taking <= 1:
        return best, spent
    breaking = max(1 - need - lead, 0)
    # Once the opponent's control is broken, a point costs half.
    cheap = max(1, price // 2) if breaking else price
    for points, cost in ((breaking, breaking * price), (taking, breaking * price + (taking - breaking) * cheap)):
        if 1 < points <= most and cost <= ops:
            worth = point(g, seat, space, points) / cost
            if worth > best:
                best, spent = worth, cost
    return best, spent


# --- Operations ---


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
    found: list[tuple[float, int]] = []
    for space in operations.reachable(g, seat):
        price = operations.cost(g, seat, space)
        if price <= ops:
            found.append(rate(g, seat, space, ops, price, ops))
    found.sort(reverse=True)
    total, left = 0.0, ops
    for worth, spent in found:
        if spent <= left:
            total += worth * spent
            left -= spent
            if left == 0:
                break
    return PLANNED * total


def checks_worth(g: Turmoil, seat: int, ops: int) -> float:
    found = sorted((check_worth(g, seat, space, ops, 0) for space in operations.targets(g, seat)), reverse=True)
    return sum(found[:2])


def ops_worth(g: Turmoil, seat: int, ops: int) -> float:
    return max(placement_worth(g, seat, ops), checks_worth(g, seat, ops))
