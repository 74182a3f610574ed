"""The same judgement with a beginner's failings: fond of marching and of armies, too loyal, in no hurry to count.

A beginner does not tell moves apart that are about as good as each other, and sees victory only when it is there.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.realpolitik.board import (
    ACTIONS,
    BUY_CARD,
    BUY_MORALE,
    BUY_UNIT,
    GAIN_INFLUENCE,
    LAY,
    MOVEMENT,
    YES,
)
from chancellery.games.realpolitik.bot.action_cards import WIN
from chancellery.games.realpolitik.bot.advise import advise
from chancellery.games.realpolitik.rules import mobilisation_purchases as purchases
from chancellery.games.realpolitik.rules import movement_rounds as rounds
from chancellery.games.realpolitik.rules import turn
from chancellery.games.realpolitik.state import Realpolitik

# Influence that a beginner does not see: between action cards and purchases, and in the small questions.
BLUR: Final = 1.2
SMALL: Final = 0.1
# What it likes and dislikes too much.
MARCHING: Final = 1.5
WAITING: Final = 1.5
ARMIES: Final = 1.0
LOYALTY: Final = 3.0


def advise_beginner(g: Realpolitik, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    scores = advise(g, seat, legal)
    top = g.stack[-1]
    if isinstance(top, turn.LayCards):
        return [(score + card(score, action)) / BLUR for score, action in zip(scores, legal, strict=True)]
    if isinstance(top, purchases.Purchase):
        return [(score + goods(action)) / BLUR for score, action in zip(scores, legal, strict=True)]
    if isinstance(top, rounds.GrantRound):
        return [score + (LOYALTY if action == YES else 0.0) for score, action in zip(scores, legal, strict=True)]
    return [score / SMALL for score in scores]


def card(score: float, action: int) -> float:
    """What a beginner adds to the worth of an action card."""
    verb, thing = ACTIONS.split(action)
    if verb != LAY or score > 0.5 * WIN:
        return 0.0
    return MARCHING if thing == MOVEMENT else -WAITING if thing == GAIN_INFLUENCE else 0.0


def goods(action: int) -> float:
    """What a beginner adds to the worth of a purchase."""
    if action in (BUY_CARD, BUY_MORALE):
        return -ARMIES
    return ARMIES if ACTIONS.split(action)[0] == BUY_UNIT else 0.0
