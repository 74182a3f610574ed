"""Which action card is most useful now (5.1)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ACTIONS,
    DISPATCH,
    GAIN_INFLUENCE,
    GENERALS_OF,
    HAND_LIMIT,
    ITALY,
    LAY,
    MINOR_CARDS,
    MOBILISATION,
    MOST_UNITS,
    MOVEMENT,
    RENOWN,
    TAXATION,
    VICTORY,
)
from chancellery.games.realpolitik.bot.campaign import Campaign, Plan
from chancellery.games.realpolitik.bot.worth import CARD, GENERAL, roughly
from chancellery.games.realpolitik.rules.movement_train_pre_move import may_use_rails, network, rides
from chancellery.games.realpolitik.rules.pieces import is_minor, off_map
from chancellery.games.realpolitik.rules.taxation import income
from chancellery.games.realpolitik.rules.turn import LayCards
from chancellery.games.realpolitik.state import Realpolitik

# Cards that are about as useful as each other are left to chance.
GRAIN: Final = 0.7
# What winning is worth.
WIN: Final = 100.0
# What a point of money is worth when it is taken, and when it is spent; more where armies are wanting.
MONEY: Final = 0.4
SPENT: Final = 0.25
WANT: Final = 0.3
# More rounds of a movement bring about so much more than the first.
MORE_ROUNDS: Final = 1.4
# What is left of a gain until it can be counted.
LATER: Final = 0.6
# Spare money beyond what armies, cards and morale can use is worth nothing.
LUXURIES: Final = 4


def lay_cards(g: Realpolitik, seat: int, top: LayCards, legal: list[int]) -> list[float]:
    """The most useful card."""
    values: dict[int, list[float]] = {}
    scores = []
    for verb, card in map(ACTIONS.split, legal):
        if verb not in values:
            values[verb] = card_values(g, seat if verb == LAY else ITALY)
        scores.append(values[verb][card])
    return roughly(scores, GRAIN)


def card_values(g: Realpolitik, power: int) -> list[float]:
    """What each action card would be worth to a power this turn."""
    campaign = Campaign(g, power)
    march, renown_to_come = march_prospects(campaign)
    values = [0.0] * ACTION_CARDS
    values[TAXATION] = taxation(g, power)
    values[MOBILISATION] = mobilisation(g, power)
    values[MOVEMENT] = MORE_ROUNDS * march
    values[GAIN_INFLUENCE] = gain_influence(campaign, renown_to_come)
    values[DISPATCH] = dispatch(g, power, values)
    return values


def march_prospects(campaign: Campaign) -> tuple[float, float]:
    """What a round of movement would bring, and how much of it renown."""
    g, o = campaign.g, campaign.outlook
    found: dict[int, float] = {}
    for general in GENERALS_OF[campaign.power]:
        if g.place[general] == NOBODY:
            continue
        best = max(campaign.plans(general), default=Plan(0.0, (0,), ()))
        worth, end = best.worth, best.path[-1]
        if may_use_rails(g, general) and g.units[general]:
            for where in rides(g, general, network(g, general)):
                ride = 0.8 * campaign.prospect(general, where, g.units[general])
                if ride > worth and campaign.free(where):
                    worth, end = ride, -1 - general
        if worth > 0:
            found[end] = max(found.get(end, 0.0), worth)
    renown = sum(RENOWN[campaign.power][end] for end in found if end >= 0 and o.holder[end] != campaign.power)
    return sum(found.values()), float(renown)


def taxation(g: Realpolitik, power: int) -> float:
    """Money as far as it can be used."""
    need = needs(g, power)
    useful = max(0, min(g.money[power] + income(g, power), need) - g.money[power])
    return useful * (MONEY + WANT * want(g, power))


def mobilisation(g: Realpolitik, power: int) -> float:
    """What the money buys, a card for each general off the map, and generals for the map."""
    idle = len(off_map(g, power))
    spent = min(g.money[power], needs(g, power))
    return spent * (SPENT + WANT * want(g, power)) + idle * (CARD + GENERAL * (spent >= 3)) + 0.1


def needs(g: Realpolitik, power: int) -> int:
    """How much money can be put to use."""
    units = sum(MOST_UNITS - g.units[x] for x in GENERALS_OF[power])
    return min(units, g.tokens[power]) + max(0, HAND_LIMIT - 2 - len(g.hand[power])) + LUXURIES


def want(g: Realpolitik, power: int) -> float:
    """How much armies are wanting: 0 with full armies, 1 with none."""
    return 1 - sum(g.units[x] for x in GENERALS_OF[power]) / (MOST_UNITS * len(GENERALS_OF[power]))


def gain_influence(campaign: Campaign, renown_to_come: float) -> float:
    """Influence at once; but with a march in hand it may be worth waiting."""
    g, power, o = campaign.g, campaign.power, campaign.outlook
    if is_minor(g, power):
        return 0.0
    renown = o.renown[power]
    total = g.influence[power] + renown
    if total >= VICTORY and total >= max(g.influence[p] + o.renown[p] for p in range(g.seats)):
        return WIN
    wait = LATER * renown_to_come if g.ready[power * ACTION_CARDS + MOVEMENT] else 0.0
    return renown - wait


def dispatch(g: Realpolitik, power: int, values: list[float]) -> float:
    """What a turn is worth on average if the cards come back as soon as the best of them are played."""
    cards = sorted(
        (v for c, v in enumerate(values) if c != DISPATCH and (MINOR_CARDS[c] or not is_minor(g, power))), reverse=True
    )
    best, total = 0.0, 0.0
    for count, value in enumerate(cards, 1):
        total += value
        best = max(best, total / (count + 1))
    return best
