"""Movement: trains first, then the best march, then the next round (8.5)."""

from __future__ import annotations

from typing import Final

from chancellery.games.realpolitik.board import (
    ACTIONS,
    ASK_ROUND,
    DISBAND,
    DONE,
    ENVOY_MORALE,
    GARRISON,
    GO,
    HALT,
    MARCH,
    RIDE,
    SAIL,
    TAKE_BACK,
)
from chancellery.games.realpolitik.bot.campaign import EFFORT, NEVER, Campaign, campaign_worth
from chancellery.games.realpolitik.bot.worth import roughly
from chancellery.games.realpolitik.rules.movement_rounds import AskForRound, MoveGenerals
from chancellery.games.realpolitik.rules.movement_train_pre_move import ChooseRide, ChooseTaker
from chancellery.games.realpolitik.rules.movement_types import PlanMove
from chancellery.games.realpolitik.rules.pieces import own_general
from chancellery.games.realpolitik.state import Realpolitik

# Marches that are about as good as each other are left to chance.
GRAIN: Final = 0.3
# Trains come before marches, so a good ride is not put off.
TRAINS_FIRST: Final = 20.0
# A march that was begun is given up only for a much better one.
REGRET: Final = -1.0
# What the envoy's morale costs us, for each part of its menace.
ENVOY_PRICE: Final = 0.1


def move_generals(g: Realpolitik, top: MoveGenerals, legal: list[int]) -> list[float]:
    """The general with the best march, trains before; done when nothing is worth the effort."""
    campaign = Campaign(g, top.power)
    return roughly([next_move(campaign, action) for action in legal], GRAIN)


def next_move(campaign: Campaign, action: int) -> float:
    g, power = campaign.g, campaign.power
    if action == DONE:
        return EFFORT
    verb, where = ACTIONS.split(action)
    if verb == DISBAND:
        return NEVER
    if verb == GARRISON:
        return campaign.guard_home(where)
    general = own_general(g, power, where)
    if verb == MARCH:
        return campaign.best(general)
    worth = campaign.best_ride(general) if verb == RIDE else campaign.best_send(general)
    return worth + TRAINS_FIRST if worth > 2 * EFFORT else NEVER


def plan_move(g: Realpolitik, top: PlanMove, legal: list[int]) -> list[float]:
    """The next step of the best march."""
    campaign = Campaign(g, top.power)
    scores = dict.fromkeys(legal, NEVER)
    scores[TAKE_BACK] = REGRET
    here = top.path[-1] if top.path else g.place[top.general]
    for plan in campaign.plans(top.general, top.path, top.flips, top.lane):
        if here in plan.flips and here not in top.flips:
            action = GARRISON + here
        elif plan.path == top.path:
            action = HALT
        else:
            where = plan.path[len(top.path)]
            action = GO + where if GO + where in scores else SAIL + where
        if action in scores:
            scores[action] = max(scores[action], plan.worth)
    return roughly([scores[action] for action in legal], GRAIN)


def choose_ride(g: Realpolitik, top: ChooseRide, legal: list[int]) -> list[float]:
    """The place from which the general can do most; never one that another general has to leave."""
    campaign = Campaign(g, top.power)
    here = campaign.here(top.general)
    return [
        0.0 if verb != GO else campaign.ride(top.general, where, here) if campaign.free(where) else NEVER
        for verb, where in map(ACTIONS.split, legal)
    ]


def choose_taker(g: Realpolitik, top: ChooseTaker, legal: list[int]) -> list[float]:
    """The general that needs the unit most."""
    campaign = Campaign(g, top.power)
    return [campaign.send(top.general, where) for where in map(ACTIONS.thing, legal)]


def ask_for_round(g: Realpolitik, top: AskForRound, legal: list[int]) -> list[float]:
    """Another round if the marches that are left are worth more than the envoy's morale."""
    campaign = Campaign(g, top.power)
    price = 0.0
    if ASK_ROUND in legal:
        price = ENVOY_PRICE * ENVOY_MORALE[g.round + 1] * campaign.outlook.menace[g.envoy]
    hope = campaign_worth(campaign) - price - EFFORT
    return [
        0.0 if action == DONE else hope if action == ASK_ROUND else campaign.guard_home(ACTIONS.thing(action))
        for action in legal
    ]
