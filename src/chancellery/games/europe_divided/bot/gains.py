"""What an action would bring a seat: the change is tried on the board, judged by the regions it touches, and undone."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    BUILD_ARMY,
    BUILD_COST,
    BUILD_IN,
    CARD_SPOT,
    GAIN_MONEY,
    INCREASE_INFLUENCE,
    PLACE_COST,
    PLACE_INFLUENCE,
    PRINTED,
    REGIONS,
    SEAT_OF,
    SPACES,
    TAKE_CARD,
)
from chancellery.games.europe_divided.bot.worth import ARMY, Outlook, local_worth, money_worth
from chancellery.games.europe_divided.cards.vocabulary import (
    ACTION_OF,
    ADD,
    BUILD_OP,
    FIRST_PLAYER,
    GAIN_FIXED,
    GAIN_PER,
    LOSE,
    MARKER,
    MOVE_OP,
    OP,
    OP_ARMIES,
    OP_BLOC,
    OP_BLOCS,
    OP_COST,
    OP_EXISTING,
    OP_FLOOR,
    OP_SITES,
    OP_TARGETS,
    OP_VALUE,
    OP_WHO,
    PAY_OR,
    PRINTED_MOVE,
    REDUCE,
    RESTRICT,
    SAME,
    SPECIAL_STEPS,
)
from chancellery.games.europe_divided.rules.actions import allowed, can_act, special_blocs
from chancellery.games.europe_divided.rules.armies import goals, origins, reach, route_cost, sites
from chancellery.games.europe_divided.rules.effects import possible, worth
from chancellery.games.europe_divided.rules.influence import room, sixes_against
from chancellery.games.europe_divided.state import EuropeDivided

# A contested card makes Europe's deck worse and Russia's longer; both count in ties.
CARD_TAKEN: Final[tuple[float, ...]] = (-0.08, 0.02)
SANCTIONS: Final = 1.3
SANCTIONS_TOO_LATE: Final = -5.0
FRACTURE_WORTH: Final = 1.25
UNWANTED: Final = -1_000.0


def spending(g: EuropeDivided, seat: int, amount: int) -> float:
    """What it costs a seat to spend money, or brings it to gain some (a negative amount)."""
    return money_worth(g.money[seat]) - money_worth(g.money[seat] - amount)


# --- dice ---


def die_gain(g: EuropeDivided, outlook: Outlook, bloc: int, region: int, value: int) -> float:
    """What it brings if a die shows another value."""
    at = bloc * REGIONS + region
    old = g.die[at]
    before = local_worth(g, outlook, region)
    g.die[at] = value
    gain = local_worth(g, outlook, region) - before
    g.die[at] = old
    side = SEAT_OF[bloc]
    if old < TAKE_CARD <= value and not g.taken[side * REGIONS + region]:
        gain += CARD_TAKEN[side] if side == outlook.seat else -CARD_TAKEN[side]
    return gain


def place_gain(g: EuropeDivided, outlook: Outlook, bloc: int, region: int) -> float:
    """What a new die brings, less its price."""
    return die_gain(g, outlook, bloc, region, 1) - spending(g, SEAT_OF[bloc], PLACE_COST)


def raise_gain(g: EuropeDivided, outlook: Outlook, bloc: int, region: int, points: int) -> float:
    """What it brings to raise a die as far as it can rise."""
    value = g.die[bloc * REGIONS + region]
    return die_gain(g, outlook, bloc, region, value + min(points, room(g, bloc, region)))


def best_raise(g: EuropeDivided, outlook: Outlook, bloc: int, region: int, points: int) -> float:
    """The same, with the number of points that is best."""
    most = min(points, room(g, bloc, region))
    best = UNWANTED
    for step in range(1, most + 1):
        best = max(best, raise_gain(g, outlook, bloc, region, step))
    return best


def lower_gain(g: EuropeDivided, outlook: Outlook, bloc: int, region: int, points: int, floor: int) -> float:
    """What it brings to lower a die."""
    return die_gain(g, outlook, bloc, region, max(floor, g.die[bloc * REGIONS + region] - points))


# --- armies ---


def arrival_gain(g: EuropeDivided, outlook: Outlook, seat: int, space: int) -> float:
    """What an army brings that comes to a space, contact included, beyond being an army."""
    own, other = seat * SPACES + space, (1 - seat) * SPACES + space
    sign = 1.0 if seat == outlook.seat else -1.0
    if space >= REGIONS:
        # At sea or at home; meeting an army there costs both the same.
        return sign * (-0.02 if g.army[other] else ARMY)
    before = local_worth(g, outlook, space)
    if g.army[other]:
        g.army[other] -= 1
        gain = local_worth(g, outlook, space) - before
        g.army[other] += 1
        return gain
    sixes = sixes_against(g, seat, space)
    if sixes:
        for bloc in sixes:
            g.die[bloc * REGIONS + space] -= 1
        gain = local_worth(g, outlook, space) - before
        for bloc in sixes:
            g.die[bloc * REGIONS + space] += 1
        return gain
    g.army[own] += 1
    gain = local_worth(g, outlook, space) - before
    g.army[own] -= 1
    return gain


def build_gain(g: EuropeDivided, outlook: Outlook, seat: int, space: int, cost: int) -> float:
    return arrival_gain(g, outlook, seat, space) - spending(g, seat, cost)


def departure_gain(g: EuropeDivided, outlook: Outlook, seat: int, space: int) -> float:
    """What it brings, mostly a loss, that an army leaves a space."""
    at = seat * SPACES + space
    if space >= REGIONS:
        return -ARMY if seat == outlook.seat else ARMY
    before = local_worth(g, outlook, space)
    g.army[at] -= 1
    gain = local_worth(g, outlook, space) - before
    g.army[at] += 1
    return gain


def move_gains(g: EuropeDivided, outlook: Outlook, seat: int, op: int, origin: int) -> list[tuple[float, int]]:
    """What each goal of an army brings, with the goal."""
    found = reach(g, seat, origin, op)
    leaving = departure_gain(g, outlook, seat, origin)
    at = seat * SPACES + origin
    g.army[at] -= 1
    gains = [
        (
            leaving + arrival_gain(g, outlook, seat, goal) - spending(g, seat, route_cost(op, found[goal])),
            goal,
        )
        for goal in goals(g, seat, origin, op)
    ]
    g.army[at] += 1
    return gains


def best_move_from(g: EuropeDivided, outlook: Outlook, seat: int, op: int, origin: int) -> float:
    best = UNWANTED
    for gain, _ in move_gains(g, outlook, seat, op, origin):
        best = max(best, gain)
    return best


def best_move(g: EuropeDivided, outlook: Outlook, seat: int, op: int) -> float:
    best = UNWANTED
    for origin in origins(g, seat, op, ()):
        best = max(best, best_move_from(g, outlook, seat, op, origin))
    return best


# --- operations ---


def addition_gain(g: EuropeDivided, outlook: Outlook, seat: int, bloc: int, op: int, region: int) -> float:
    """What an operation brings in one region: a die raised, or a new one."""
    if g.die[bloc * REGIONS + region]:
        return raise_gain(g, outlook, bloc, region, OP_VALUE[op])
    return place_gain(g, outlook, bloc, region)


def additions_gain(g: EuropeDivided, outlook: Outlook, seat: int, bloc: int, op: int) -> float:
    """The best regions of an operation together."""
    places = not OP_EXISTING[op] and g.money[seat] >= PLACE_COST
    gains: list[float] = []
    for region in OP_SITES[op]:
        there = g.die[bloc * REGIONS + region]
        if (there and room(g, bloc, region)) or (not there and places):
            gains.append(addition_gain(g, outlook, seat, bloc, op, region))
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[: OP_TARGETS[op]]:
        total += max(gain, 0.0)
    return total


def reduction_gain(g: EuropeDivided, outlook: Outlook, op: int) -> float:
    """The best die to lower."""
    best = 0.0
    for bloc in OP_BLOCS[op]:
        for region in OP_SITES[op]:
            if g.die[bloc * REGIONS + region] > OP_FLOOR[op]:
                best = max(best, lower_gain(g, outlook, bloc, region, OP_VALUE[op], OP_FLOOR[op]))
    return best


def operation_gain(g: EuropeDivided, outlook: Outlook, source: int, bloc: int, op: int) -> float:
    """What an operation brings whoever carries it out."""
    seat, kind = outlook.seat, OP[op]
    if not possible(g, seat, source, bloc, op):
        return 0.0
    if kind == ADD:
        return additions_gain(g, outlook, seat, bloc if OP_BLOC[op] == SAME else OP_BLOC[op], op)
    if kind == REDUCE:
        return reduction_gain(g, outlook, op)
    if kind == PAY_OR:
        lost = reduction_gain(g, outlook, op + 1)
        who, cost = OP_WHO[op], OP_COST[op]
        return lost if g.money[who] < cost else min(lost, spending(g, who, cost))
    if kind == GAIN_FIXED:
        return -spending(g, seat, -OP_VALUE[op])
    if kind == GAIN_PER:
        return -spending(g, seat, -worth(g, op))
    if kind == LOSE:
        return spending(g, OP_WHO[op], min(OP_VALUE[op], g.money[OP_WHO[op]]))
    if kind == BUILD_OP:
        best = UNWANTED
        for space in sites(g, seat, op):
            best = max(best, build_gain(g, outlook, seat, space, OP_COST[op]))
        return best
    if kind == MOVE_OP:
        return best_move(g, outlook, seat, op) * (1.4 if OP_ARMIES[op] > 1 else 1.0)
    if kind == RESTRICT:
        # It does nothing to a side that has acted already.
        return SANCTIONS if g.first == seat else SANCTIONS_TOO_LATE
    if kind == MARKER:
        return FRACTURE_WORTH - 0.04 * g.turn
    return 0.5 if kind == FIRST_PLAYER else 0.0


def operations_gain(g: EuropeDivided, outlook: Outlook, source: int, bloc: int, ops: tuple[int, ...]) -> float:
    total = 0.0
    for op in ops:
        total += operation_gain(g, outlook, source, bloc, op)
    return total


# --- cards ---


def action_gain(g: EuropeDivided, outlook: Outlook, card: int, act: int, bloc: int, value: int) -> float:
    """What the best use of a printed action brings."""
    seat = outlook.seat
    best = UNWANTED
    if act == INCREASE_INFLUENCE:
        for region in range(REGIONS):
            if g.die[bloc * REGIONS + region]:
                best = max(best, best_raise(g, outlook, bloc, region, value))
    elif act == PLACE_INFLUENCE:
        for region in range(REGIONS):
            if not g.die[bloc * REGIONS + region]:
                best = max(best, place_gain(g, outlook, bloc, region))
    elif act == GAIN_MONEY:
        spot = CARD_SPOT[card]
        best = -spending(g, seat, -(value + (0 if spot == NOBODY else g.token[spot])))
    elif act == BUILD_ARMY:
        for space in BUILD_IN[card]:
            best = max(best, build_gain(g, outlook, seat, space, BUILD_COST))
    else:
        best = best_move(g, outlook, seat, PRINTED_MOVE[seat])
    return best


def special_gain(g: EuropeDivided, outlook: Outlook, card: int, bloc: int) -> float:
    return operations_gain(g, outlook, card, bloc, SPECIAL_STEPS[ACTION_OF[card]])


def card_gain(g: EuropeDivided, outlook: Outlook, card: int) -> float:
    """What the best use of a card brings; passing brings nothing."""
    seat = outlook.seat
    best = 0.0
    for act, bloc, value in PRINTED[card]:
        if allowed(g, seat, card, act, bloc) and can_act(g, seat, act, bloc):
            best = max(best, action_gain(g, outlook, card, act, bloc, value))
    for bloc in special_blocs(g, seat, card):
        best = max(best, special_gain(g, outlook, card, bloc))
    return best
