"""The same judgement with a beginner's failings: fond of marching and armies, too loyal, in no hurry to count.

A beginner knows no openings, plays its hand of action cards out before it takes them back, seldom thinks of support or
of the sea, does not tell moves apart that are about as good as each other, and sees victory only when it is there.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ACTIONS,
    BUY_CARD,
    BUY_MORALE,
    BUY_UNIT,
    DISPATCH,
    DONE,
    GAIN_INFLUENCE,
    GO,
    ITALY,
    LAY,
    MOBILISATION,
    MOVEMENT,
    SAIL,
    TAXATION,
    YES,
)
from chancellery.games.realpolitik.bot.action_cards import judge_cards, march_prospects
from chancellery.games.realpolitik.bot.advise import advise
from chancellery.games.realpolitik.bot.campaign import EFFORT, Campaign
from chancellery.games.realpolitik.bot.diplomacy import PARTNER
from chancellery.games.realpolitik.bot.sequence import WIN
from chancellery.games.realpolitik.rules import battle_support, turn
from chancellery.games.realpolitik.rules import diplomacy as entreating
from chancellery.games.realpolitik.rules import mobilisation_purchases as purchases
from chancellery.games.realpolitik.rules import movement_rounds as rounds
from chancellery.games.realpolitik.rules import movement_types as marching
from chancellery.games.realpolitik.rules.influence import renown
from chancellery.games.realpolitik.rules.pieces import is_minor
from chancellery.games.realpolitik.rules.taxation import income
from chancellery.games.realpolitik.state import Realpolitik

# Influence that a beginner does not see: between action cards and purchases, and in the small questions.
BLUR: Final = 3.0
SMALL: Final = 0.8
# What it likes and dislikes too much.
MARCHING: Final = 2.0
WAITING: Final = 3.0
ARMIES: Final = 1.0
LOYALTY: Final = 3.0
# What it costs a beginner to take its cards back while one of them is of use, or to lay one that is not.
UNFINISHED: Final = 20.0
# What support must bring before a beginner thinks of it.
AT_REST: Final = 2.0
# Money with which a beginner thinks of mobilising.
PURSE: Final = 3


def advise_beginner(g: Realpolitik, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    top = g.stack[-1]
    if isinstance(top, turn.LayCards):
        return lay_cards(g, seat, judge_cards(g, seat, legal), legal)
    scores = advise(g, seat, legal)
    if isinstance(top, purchases.Purchase):
        return [(score + goods(action)) / BLUR for score, action in zip(scores, legal, strict=True)]
    if isinstance(top, rounds.GrantRound):
        return [score + (LOYALTY if action == YES else 0.0) for score, action in zip(scores, legal, strict=True)]
    if isinstance(top, entreating.Entreaties):
        return [
            score + (2 * PARTNER if ACTIONS.thing(action) == g.ally[seat] else 0.0)
            for score, action in zip(scores, legal, strict=True)
        ]
    if isinstance(top, battle_support.DeclareSupport):
        return [
            (score - (0.0 if action == DONE else AT_REST)) / SMALL for score, action in zip(scores, legal, strict=True)
        ]
    if isinstance(top, marching.PlanMove):
        return [score / SMALL for score in ashore(scores, legal)]
    return [score / SMALL for score in scores]


def lay_cards(g: Realpolitik, seat: int, scores: list[float], legal: list[int]) -> list[float]:
    """A beginner lays what brings something at once, rather a march than the counting, and Dispatch last of all."""
    splits = [ACTIONS.split(action) for action in legal]
    uses = {verb: of_use(g, seat if verb == LAY else ITALY) for verb, _ in splits}
    return [
        (score + card(score, thing, uses[verb])) / BLUR for score, (verb, thing) in zip(scores, splits, strict=True)
    ]


def card(score: float, thing: int, uses: list[bool]) -> float:
    """What a beginner adds to the worth of an action card, by what is of use."""
    if score > 0.5 * WIN:
        return 0.0
    if thing == DISPATCH:
        return -UNFINISHED if any(uses) else 0.0
    if not uses[thing]:
        return -UNFINISHED
    return MARCHING if thing == MOVEMENT else -WAITING if thing == GAIN_INFLUENCE else 0.0


def of_use(g: Realpolitik, power: int) -> list[bool]:
    """Which action cards in hand, beside Dispatch, would bring something."""
    uses = [False] * ACTION_CARDS
    uses[TAXATION] = income(g, power) > 0 and g.money[power] < 2 * PURSE
    uses[MOBILISATION] = g.money[power] >= PURSE
    uses[GAIN_INFLUENCE] = not is_minor(g, power) and renown(g, power) > 0
    uses[MOVEMENT] = march_prospects(Campaign(g, power))[0] > 0
    return [use and bool(g.ready[power * ACTION_CARDS + card]) for card, use in enumerate(uses)]


def ashore(scores: list[float], legal: list[int]) -> list[float]:
    """A beginner takes to the sea only where no march by land is of use."""
    land = max(
        [score for score, action in zip(scores, legal, strict=True) if ACTIONS.split(action)[0] == GO], default=0.0
    )
    if land <= EFFORT:
        return scores
    return [
        min(score, 0.0) if ACTIONS.split(action)[0] == SAIL else score
        for score, action in zip(scores, legal, strict=True)
    ]


def goods(action: int) -> float:
    """What a beginner adds to the worth of a purchase."""
    if action in (BUY_CARD, BUY_MORALE):
        return -ARMIES
    return ARMIES if ACTIONS.split(action)[0] == BUY_UNIT else 0.0
