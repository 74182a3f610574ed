"""The same judgement with a beginner's failings: in a hurry to settle, too proud to pass, careless of its soldiers.

A beginner does not tell moves apart that are about as good as each other.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import ACTIONS, BID, DEMOBILIZE, DEPLOY, SETTLE
from chancellery.games.versailles_1919.bot.advise import advise
from chancellery.games.versailles_1919.rules import bidding, turn, two_players
from chancellery.games.versailles_1919.state import Versailles

# Points that a beginner does not see: in its own turn, and in the small questions, where little is at stake.
BLUR: Final = 1.5
SMALL: Final = 0.25
# What it likes too much.
SETTLING: Final = 1.2
BIDDING: Final = 1.5
SOLDIERS: Final = 0.6


def advise_beginner(g: Versailles, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    scores = advise(g, seat, legal)
    if not isinstance(g.stack[-1], (turn.Act, two_players.UsaAct, bidding.MakeBid)):
        return [score / SMALL for score in scores]
    return [(score + fancy(action)) / BLUR for score, action in zip(scores, legal, strict=True)]


def fancy(action: int) -> float:
    """What a beginner adds to the worth of an action."""
    verb = ACTIONS.split(action)[0]
    if verb == SETTLE:
        return SETTLING
    if verb == BID:
        return BIDDING
    # It cheers soldiers that march, home or out, and does not see what they would have won in bids.
    return SOLDIERS if action == DEMOBILIZE or verb == DEPLOY else 0.0
