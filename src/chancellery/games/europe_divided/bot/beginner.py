"""The same judgement with a beginner's failings: it spends advantage cards at once, loves armies and hoards money.

A beginner does not tell moves apart that are about as good as each other, and does not save anything for the last word.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_divided.board import ACTIONS, BUILD, GAIN, MOVE, PASS, PLAY
from chancellery.games.europe_divided.bot.advise import KEPT, advise
from chancellery.games.europe_divided.state import EuropeDivided

# Prestige that a beginner does not see.
BLUR: Final = 0.3
# What it likes too much.
ARMIES: Final = 0.4
MONEY: Final = 0.3


def advise_beginner(g: EuropeDivided, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    scores = advise(g, seat, legal)
    return [(score + fancy(action)) / BLUR for score, action in zip(scores, legal, strict=True)]


def fancy(action: int) -> float:
    """What a beginner adds to the worth of an action."""
    if action in (BUILD, MOVE):
        return ARMIES
    if action == GAIN:
        return MONEY
    if action == PASS:
        return -1.0
    return KEPT if ACTIONS.split(action)[0] == PLAY else 0.0
