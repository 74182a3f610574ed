"""Mobilisation: trains, generals, purchases, discards (8.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.actions import WORD
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTIONS,
    BORDER_ENDS,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_UNIT,
    COST_FORTRESS,
    DONE,
    GENERALS_OF,
    HAND_LIMIT,
    MOST_MORALE,
    PLACE,
    YES,
)
from chancellery.games.realpolitik.bot.campaign import NEXT_UNIT, Campaign
from chancellery.games.realpolitik.bot.worth import CARD, MORALE, UNIT
from chancellery.games.realpolitik.rules.adjustments import JoinGeneral
from chancellery.games.realpolitik.rules.mobilisation import DiscardDown, PlaceGenerals
from chancellery.games.realpolitik.rules.mobilisation_purchases import LoseMoney, Purchase
from chancellery.games.realpolitik.rules.mobilisation_trains import PlaceFreeTrains
from chancellery.games.realpolitik.rules.pieces import own_general
from chancellery.games.realpolitik.state import Realpolitik

# A general needs so many units to be worth placing.
UNITS_TO_START: Final = 3
# What a train is worth if nothing speaks for it, and where armies gather.
TRAIN: Final = 0.02
TRAIN_TO_FRONT: Final = 0.06
# Morale and cards beyond these are luxury.
ENOUGH_MORALE: Final = 8
ENOUGH_CARDS: Final = 6
LUXURY: Final = 0.03
# What a unit is worth anywhere, beside what it can do where it is.
RESERVE: Final = 0.5
FORTRESS: Final = 0.3
# What each value is worth in the hand; a 1 takes an opposing card away.
KEEP: Final[tuple[float, ...]] = (0.0, 3.2, 2.3, 3.1, 4.2, 4.8)
NEVER: Final = -1000.0


def place_free_trains(g: Realpolitik, top: PlaceFreeTrains, legal: list[int]) -> list[float]:
    """Rails towards the fronts."""
    campaign = Campaign(g, top.power)
    return [0.0 if action == DONE else train(campaign, ACTIONS.thing(action)) for action in legal]


def train(campaign: Campaign, border: int) -> float:
    """A train is best between places near targets, next to another train."""
    a, b = BORDER_ENDS[border]
    return TRAIN + TRAIN_TO_FRONT * (campaign.pull[a] + campaign.pull[b])


def place_generals(g: Realpolitik, top: PlaceGenerals, legal: list[int]) -> list[float]:
    """Generals where they have most to do, as long as there is money for their units."""
    campaign = Campaign(g, top.power)
    room = sum(
        UNITS_TO_START - g.units[x]
        for x in GENERALS_OF[top.power]
        if g.place[x] != NOBODY and g.units[x] < UNITS_TO_START
    )
    affordable = g.money[top.power] >= room + UNITS_TO_START
    return [
        0.0 if verb == WORD else place(campaign, where) if affordable and verb == PLACE else NEVER
        for verb, where in map(ACTIONS.split, legal)
    ]


def place(campaign: Campaign, where: int) -> float:
    """What a new general could do in a place."""
    return campaign.prospect(NOBODY, where, UNITS_TO_START) + 0.1


def purchase(g: Realpolitik, top: Purchase, legal: list[int]) -> list[float]:
    """One thing after the other, what is most useful first; what is not spent is lost."""
    campaign = Campaign(g, top.power)
    return [bargain(campaign, action) for action in legal]


def lose_money(g: Realpolitik, top: LoseMoney, legal: list[int]) -> list[float]:
    """Nothing was worth its price a moment ago."""
    return [1.0 if action == YES else 0.0 for action in legal]


def bargain(campaign: Campaign, action: int) -> float:
    g, power = campaign.g, campaign.power
    if action == DONE:
        return 0.0
    if action == BUY_CARD:
        return next_card(g, power)
    if action == BUY_MORALE:
        return next_morale(g, power)
    verb, where = ACTIONS.split(action)
    if verb == BUY_UNIT:
        return next_unit(campaign, where)
    if verb == BUY_FORTRESS:
        peril = campaign.perils[where] > 0
        return FORTRESS * campaign.outlook.keep(where) * peril - COST_FORTRESS * RESERVE
    return 0.1 * train(campaign, where)


def next_unit(campaign: Campaign, where: int) -> float:
    """What one more unit is worth with the general in a place."""
    g = campaign.g
    units = g.units[own_general(g, campaign.power, where)]
    return NEXT_UNIT[units] * (RESERVE + UNIT * campaign.pull[where])


def next_card(g: Realpolitik, power: int) -> float:
    """What one more battle card is worth: less with every card."""
    held = len(g.hand[power])
    return CARD * (1 - held / HAND_LIMIT) if held < ENOUGH_CARDS else LUXURY


def next_morale(g: Realpolitik, power: int) -> float:
    """What one more point of morale is worth: less with every point."""
    have = g.morale[power]
    return MORALE * (1.2 - have / ENOUGH_MORALE) if have < ENOUGH_MORALE else LUXURY * (have < MOST_MORALE)


def discard_down(g: Realpolitik, top: DiscardDown, legal: list[int]) -> list[float]:
    """The least useful card goes."""
    return [-KEEP[value] for value in map(ACTIONS.thing, legal)]


def join_general(g: Realpolitik, top: JoinGeneral, legal: list[int]) -> list[float]:
    """The unit goes where it can do most."""
    campaign = Campaign(g, top.power)
    return [next_unit(campaign, where) for where in map(ACTIONS.thing, legal)]
