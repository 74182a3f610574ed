"""Which action card is most useful now (5.1)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ACTIONS,
    ENTERABLE,
    GAIN_INFLUENCE,
    GENERALS_OF,
    HAND_LIMIT,
    ITALY,
    LAY,
    MINOR_CARDS,
    MOST_UNITS,
    MOVEMENT,
    POWERS,
    RENOWN,
    VICTORY,
)
from chancellery.games.realpolitik.bot.campaign import Campaign, best_plan
from chancellery.games.realpolitik.bot.openings import IN_LINE, in_line
from chancellery.games.realpolitik.bot.sequence import ALL, RENOWN_PART, TURNS, WORN, Sequence
from chancellery.games.realpolitik.bot.worth import CARD, GENERAL, RENOWN_WORTH, roughly
from chancellery.games.realpolitik.rules.movement_train_pre_move import may_use_rails, network, rides
from chancellery.games.realpolitik.rules.pieces import is_minor, off_map
from chancellery.games.realpolitik.rules.taxation import income
from chancellery.games.realpolitik.rules.turn import LayCards
from chancellery.games.realpolitik.state import Realpolitik

# Cards that are about as useful as each other are left to chance.
GRAIN: Final = 0.1
# What a point of money is worth when it is taken, and when it is spent; more where armies are wanting.
MONEY: Final = 0.4
SPENT: Final = 0.25
WANT: Final = 0.3
# More rounds of a movement bring about so much more than the first.
MORE_ROUNDS: Final = 1.4
# Spare money beyond what armies, cards and morale can use is worth nothing.
LUXURIES: Final = 4
# The part of exposed renown that each rival who can march is expected to take.
LOST: Final = 0.12
# The action cards of minor Italy, as bits.
MINOR_HAND: Final = sum(1 << card for card in range(ACTION_CARDS) if MINOR_CARDS[card])


def lay_cards(g: Realpolitik, seat: int, top: LayCards, legal: list[int]) -> list[float]:
    """A line to begin with, and then the card with which the best turns begin."""
    scores = judge_cards(g, seat, legal)
    for at, (verb, card) in enumerate(map(ACTIONS.split, legal)):
        if verb == LAY and in_line(g, seat, card):
            scores[at] = max(scores[at], IN_LINE)
    return scores


def judge_cards(g: Realpolitik, seat: int, legal: list[int]) -> list[float]:
    """What the turns are worth that begin with each card."""
    values: dict[int, list[float]] = {}
    scores = []
    for verb, card in map(ACTIONS.split, legal):
        if verb not in values:
            values[verb] = card_values(g, seat if verb == LAY else ITALY)
        scores.append(values[verb][card])
    return roughly(scores, GRAIN)


def card_values(g: Realpolitik, power: int) -> list[float]:
    """What each action card in hand would be worth to a power this turn, with what may follow it."""
    campaign = Campaign(g, power)
    march, renown_to_come = march_prospects(campaign)
    minor = is_minor(g, power)
    part = 0.0 if minor else RENOWN_PART * RENOWN_WORTH * renown_to_come
    plan = Sequence(MORE_ROUNDS * max(0.0, march - part), 0.0 if minor else renown_to_come)
    lack = want(g, power)
    plan.coin = MONEY + WANT * lack
    plan.spent = SPENT + WANT * lack
    plan.income = income(g, power)
    if g.seats == POWERS:
        # Among three this would help Austria alone.
        plan.weak = lack
        plan.worn = WORN
    plan.other = len(off_map(g, power)) * (CARD + GENERAL * (g.money[power] >= 3)) + 0.1
    plan.danger = danger(campaign)
    plan.bar = bar(campaign)
    plan.kept = 1.0 if minor else kept(campaign)
    plan.cards = MINOR_HAND if minor else ALL
    renown = 0 if minor else campaign.outlook.renown[power]
    influence = 0 if minor else g.influence[power]
    ready = sum(1 << card for card in range(ACTION_CARDS) if g.ready[power * ACTION_CARDS + card])
    purse, use = g.money[power], needs(g, power)
    return [
        plan.lay(card, 0, ready, influence, renown, purse, use, 0, 0, plan.weak) if ready >> card & 1 else 0.0
        for card in range(ACTION_CARDS)
    ]


def danger(campaign: Campaign) -> int:
    """The first turn in which a rival may win, 0 for this one."""
    g, o = campaign.g, campaign.outlook
    first = TURNS
    for power in range(g.seats):
        if power != o.seat:
            first = min(first, turns_to_win(g, power, o.renown[power]))
    return first


def turns_to_win(g: Realpolitik, power: int, renown: int) -> int:
    """In how many turns a power may win by Gain Influence and Dispatch alone, 0 for this one."""
    influence = g.influence[power]
    turn = 0 if g.ready[power * ACTION_CARDS + GAIN_INFLUENCE] else 1
    while turn < TURNS:
        influence += renown
        if influence >= VICTORY:
            break
        turn += 2
    return turn


def bar(campaign: Campaign) -> int:
    """What a power needs to win in this turn: the goal, and no less than rivals may have."""
    g, o = campaign.g, campaign.outlook
    rivals = [
        g.influence[p] + o.renown[p] * g.ready[p * ACTION_CARDS + GAIN_INFLUENCE] for p in range(g.seats) if p != o.seat
    ]
    return max(VICTORY, *rivals)


def kept(campaign: Campaign) -> float:
    """What may be left of a power's renown when all rivals who can march in this turn have done so."""
    g, o, power = campaign.g, campaign.outlook, campaign.power
    exposed = sum(RENOWN[power][where] for where in ENTERABLE if o.holder[where] == power and campaign.perils[where])
    marching = sum(g.ready[p * ACTION_CARDS + MOVEMENT] for p in range(g.seats) if p not in (power, g.ally[power]))
    return 1.0 - LOST * marching * exposed / max(1, o.renown[power])


def march_prospects(campaign: Campaign) -> tuple[float, float]:
    """What a round of movement would bring, and how much of it renown."""
    g, o = campaign.g, campaign.outlook
    found: dict[int, float] = {}
    for general in GENERALS_OF[campaign.power]:
        if g.place[general] == NOBODY:
            continue
        best = best_plan(campaign.plans(general))
        worth, end = (0.0, 0) if best is None else (best.worth, best.path[-1])
        if may_use_rails(g, general) and g.units[general]:
            for where in rides(g, general, network(g, general)):
                ride = 0.8 * campaign.prospect(general, where, g.units[general])
                if ride > worth and campaign.free(where):
                    worth, end = ride, -1 - general
        if worth > 0:
            found[end] = max(found.get(end, 0.0), worth)
    renown = sum(RENOWN[campaign.power][end] for end in found if end >= 0 and o.holder[end] != campaign.power)
    return sum(found.values()), float(renown)


def needs(g: Realpolitik, power: int) -> int:
    """How much money can be put to use."""
    units = sum(MOST_UNITS - g.units[x] for x in GENERALS_OF[power])
    return min(units, g.tokens[power]) + max(0, HAND_LIMIT - 2 - len(g.hand[power])) + LUXURIES


def want(g: Realpolitik, power: int) -> float:
    """How much armies are wanting: 0 with full armies, 1 with none."""
    return 1 - sum(g.units[x] for x in GENERALS_OF[power]) / (MOST_UNITS * len(GENERALS_OF[power]))
