"""The same judgement with a beginner's failings: fond of its own events, blind to what a card gives away.

A beginner looks at what its own card does and not at the opponent's event on it, forgets the navy, scores as soon as it
can, places support before it thinks of checks, and does not tell moves apart that are about as good as each other.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    BOTH,
    CARD_SIDE,
    EVENT,
    IS_SCORING,
    NAVAL,
    OPERATE,
    PLACEMENT,
)
from chancellery.games.europe_in_turmoil.bot.advise import advise
from chancellery.games.europe_in_turmoil.bot.cards import event_worth
from chancellery.games.europe_in_turmoil.bot.worth import evaluate
from chancellery.games.europe_in_turmoil.rules import card_play, event_play, operations
from chancellery.games.europe_in_turmoil.state import Turmoil

# Victory points that a beginner does not see: between cards, and between spaces.
CARDS: Final = 1.5
SPACES: Final = 0.4
# What it likes and dislikes too much.
OWN_EVENT: Final = 1.5
SCORING: Final = 2.0
NAVY: Final = 1.5
PLACING: Final = 1.0
# What an event of the opponent may do before a beginner sees it: never that it decides the game.
OVERLOOKED: Final = 8.0


def advise_beginner(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action, in differences that a beginner sees."""
    scores = advise(g, seat, legal)
    top = g.stack[-1]
    if isinstance(top, card_play.PlayCard):
        return [(score + fancy(g, seat, action)) / CARDS for score, action in zip(scores, legal, strict=True)]
    if isinstance(top, operations.Operate):
        likes = [PLACING if action == PLACEMENT else 0.0 for action in legal]
        return [(score + like) / CARDS for score, like in zip(scores, likes, strict=True)]
    return [score / SPACES for score in scores]


def fancy(g: Turmoil, seat: int, action: int) -> float:
    """What a beginner adds to the worth of a card, or overlooks."""
    verb, card = ACTIONS.split(action)
    if IS_SCORING[card]:
        return SCORING
    if verb == EVENT or (verb == BOTH and event_play.can_happen(g, card, seat)):
        return OWN_EVENT
    if verb == NAVAL:
        return -NAVY
    if verb == OPERATE and CARD_SIDE[card] == 1 - seat:
        return min(OVERLOOKED, -event_worth(g, seat, card, 1 - seat, evaluate(g, seat)))
    return 0.0
