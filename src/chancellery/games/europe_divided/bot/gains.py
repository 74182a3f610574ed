"""What an action would bring a seat: the change is tried on the board, judged by the regions it touches, and undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.effects import Effect, by_type
from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided import effects
from chancellery.games.europe_divided.board import (
    BUILD_COST,
    BUILD_IN,
    CARD_SPOT,
    HIGHEST,
    PLACE_COST,
    PRINTED,
    REGIONS,
    SEAT_OF,
    SPACES,
    TAKE_CARD,
)
from chancellery.games.europe_divided.bot.worth import ARMY, Outlook, local_worth, money_worth, standing_worth
from chancellery.games.europe_divided.programs import ACTION_OF, EFFECTS, KINDS, PRINTED_MOVE
from chancellery.games.europe_divided.rules.actions import allowed, can_act, special_blocs
from chancellery.games.europe_divided.rules.armies import origins, reach, route_cost, sites
from chancellery.games.europe_divided.rules.effects import bloc_of, possible, worth
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
    key = at * (HIGHEST + 1) + value
    if key in outlook.dice:
        return outlook.dice[key]
    old = g.die[at]
    before = standing_worth(g, outlook, region)
    g.die[at] = value
    gain = local_worth(g, outlook, region) - before
    g.die[at] = old
    side = SEAT_OF[bloc]
    if old < TAKE_CARD <= value and not g.taken[side * REGIONS + region]:
        gain += CARD_TAKEN[side] if side == outlook.seat else -CARD_TAKEN[side]
    outlook.dice[key] = gain
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
    key = seat * SPACES + space
    if key not in outlook.arrivals:
        outlook.arrivals[key] = contact_gain(g, outlook, seat, space)
    return outlook.arrivals[key]


def contact_gain(g: EuropeDivided, outlook: Outlook, seat: int, space: int) -> float:
    """The same, tried on the board."""
    own, other = seat * SPACES + space, (1 - seat) * SPACES + space
    if space >= REGIONS:
        # At sea or at home; meeting an army there costs both the same.
        gain = -0.02 if g.army[other] else ARMY
        return gain if seat == outlook.seat else -gain
    before = standing_worth(g, outlook, space)
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
    before = standing_worth(g, outlook, space)
    g.army[at] -= 1
    gain = local_worth(g, outlook, space) - before
    g.army[at] += 1
    return gain


def move_gains(
    g: EuropeDivided, outlook: Outlook, seat: int, move: effects.MoveArmy, origin: int
) -> list[tuple[float, int]]:
    """What each goal of an army brings, with the goal."""
    found = reach(g, seat, origin, move)
    allowed_goals = move.destinations
    leaving = departure_gain(g, outlook, seat, origin)
    # By the number of spaces.
    price = [spending(g, seat, route_cost(move, steps)) for steps in range(max(found) + 1)]
    gains: list[tuple[float, int]] = []
    for goal in range(SPACES):
        if found[goal] and allowed_goals[goal]:
            gains.append((leaving + arrival_gain(g, outlook, seat, goal) - price[found[goal]], goal))
    return gains


def best_move_from(g: EuropeDivided, outlook: Outlook, seat: int, move: effects.MoveArmy, origin: int) -> float:
    best = UNWANTED
    for gain, _ in move_gains(g, outlook, seat, move, origin):
        if gain > best:
            best = gain
    return best


def best_move(g: EuropeDivided, outlook: Outlook, seat: int, move: effects.MoveArmy) -> float:
    if move.number not in outlook.moves:
        best = UNWANTED
        for origin in origins(g, seat, move, ()):
            best = max(best, best_move_from(g, outlook, seat, move, origin))
        outlook.moves[move.number] = best
    return outlook.moves[move.number]


# --- effects ---


def addition_gain(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.AddInfluence, region: int) -> float:
    """What an effect brings in one region: a die raised, or a new one."""
    if g.die[bloc * REGIONS + region]:
        return raise_gain(g, outlook, bloc, region, effect.value)
    return place_gain(g, outlook, bloc, region)


def lowering_gain(g: EuropeDivided, outlook: Outlook, effect: effects.ReduceInfluence, bloc: int, region: int) -> float:
    """What an effect brings that lowers this die."""
    return lower_gain(g, outlook, bloc, region, effect.value, effect.floor)


def add_influence(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.AddInfluence) -> float:
    """The best regions together."""
    bloc = bloc_of(effect, bloc)
    places = not effect.existing_only and g.money[outlook.seat] >= PLACE_COST
    gains: list[float] = []
    for region in effect.regions:
        there = g.die[bloc * REGIONS + region]
        if (there and room(g, bloc, region)) or (not there and places):
            gains.append(addition_gain(g, outlook, bloc, effect, region))
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[: effect.targets]:
        total += max(gain, 0.0)
    return total


def reduce_influence(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.ReduceInfluence) -> float:
    """The best die to lower."""
    best = 0.0
    for owner in effect.blocs:
        for region in effect.regions:
            if g.die[owner * REGIONS + region] > effect.floor:
                best = max(best, lowering_gain(g, outlook, effect, owner, region))
    return best


def pay_or(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.PayOr) -> float:
    lost = reduce_influence(g, outlook, bloc, effect.otherwise)
    return lost if g.money[effect.who] < effect.cost else min(lost, spending(g, effect.who, effect.cost))


def gain_money(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.GainMoney) -> float:
    return -spending(g, outlook.seat, -effect.value)


def gain_money_per(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.GainMoneyPer) -> float:
    return -spending(g, outlook.seat, -worth(g, effect))


def lose_money(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.LoseMoney) -> float:
    return spending(g, effect.who, min(effect.value, g.money[effect.who]))


def build_army(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.BuildArmy) -> float:
    best = UNWANTED
    for space in sites(g, outlook.seat, effect):
        best = max(best, build_gain(g, outlook, outlook.seat, space, effect.cost))
    return best


def move_army(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.MoveArmy) -> float:
    return best_move(g, outlook, outlook.seat, effect) * (1.4 if effect.armies > 1 else 1.0)


def restrict(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.Restrict) -> float:
    """It does nothing to a side that has acted already."""
    return SANCTIONS if g.first == outlook.seat else SANCTIONS_TOO_LATE


def place_marker(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.PlaceMarker) -> float:
    return FRACTURE_WORTH - 0.04 * g.turn


def choose_first(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.ChooseFirstPlayer) -> float:
    return 0.5


def nothing(g: EuropeDivided, outlook: Outlook, bloc: int, effect: effects.BonusMoney) -> float:
    """The EU is paid by its actions, not by the text."""
    return 0.0


GAINS: Final[dict[type[Effect], Callable[[EuropeDivided, Outlook, int, Any], float]]] = by_type(
    KINDS,
    {
        effects.AddInfluence: add_influence,
        effects.ReduceInfluence: reduce_influence,
        effects.GainMoney: gain_money,
        effects.GainMoneyPer: gain_money_per,
        effects.LoseMoney: lose_money,
        effects.PayOr: pay_or,
        effects.BuildArmy: build_army,
        effects.MoveArmy: move_army,
        effects.Restrict: restrict,
        effects.PlaceMarker: place_marker,
        effects.ChooseFirstPlayer: choose_first,
        effects.BonusMoney: nothing,
    },
)


def text_gain(g: EuropeDivided, outlook: Outlook, source: int, bloc: int, steps: tuple[int, ...]) -> float:
    """What the effects of a text bring whoever carries it out."""
    total = 0.0
    for step in steps:
        effect = EFFECTS[step]
        if possible(g, outlook.seat, source, bloc, effect):
            total += GAINS[type(effect)](g, outlook, bloc, effect)
    return total


# --- cards ---


def printed_place(g: EuropeDivided, outlook: Outlook, card: int, bloc: int, value: int) -> float:
    best = UNWANTED
    for region in range(REGIONS):
        if not g.die[bloc * REGIONS + region]:
            best = max(best, place_gain(g, outlook, bloc, region))
    return best


def printed_increase(g: EuropeDivided, outlook: Outlook, card: int, bloc: int, value: int) -> float:
    best = UNWANTED
    for region in range(REGIONS):
        if g.die[bloc * REGIONS + region]:
            best = max(best, best_raise(g, outlook, bloc, region, value))
    return best


def printed_money(g: EuropeDivided, outlook: Outlook, card: int, bloc: int, value: int) -> float:
    spot = CARD_SPOT[card]
    return -spending(g, outlook.seat, -(value + (0 if spot == NOBODY else g.token[spot])))


def printed_build(g: EuropeDivided, outlook: Outlook, card: int, bloc: int, value: int) -> float:
    best = UNWANTED
    for space in BUILD_IN[card]:
        best = max(best, build_gain(g, outlook, outlook.seat, space, BUILD_COST))
    return best


def printed_move(g: EuropeDivided, outlook: Outlook, card: int, bloc: int, value: int) -> float:
    return best_move(g, outlook, outlook.seat, PRINTED_MOVE[outlook.seat])


# By kind of action.
PRINTED_GAINS: Final[tuple[Callable[[EuropeDivided, Outlook, int, int, int], float], ...]] = (
    printed_place,
    printed_increase,
    printed_money,
    printed_build,
    printed_move,
)


def action_gain(g: EuropeDivided, outlook: Outlook, card: int, act: int, bloc: int, value: int) -> float:
    """What the best use of a printed action brings."""
    return PRINTED_GAINS[act](g, outlook, card, bloc, value)


def special_gain(g: EuropeDivided, outlook: Outlook, card: int, bloc: int) -> float:
    special = ACTION_OF[card]
    return 0.0 if special is None else text_gain(g, outlook, card, bloc, special.steps)


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
