"""A side's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    CARD_OPS,
    CARD_SIDE,
    CARDS,
    IS_SCORING,
    LIBERAL,
    SCORES,
)
from chancellery.games.europe_in_turmoil.bot import worth
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

# So many victory points ahead is about three games of four.
POINTS: Final = 8.8
# What a card in hand is worth: its Operations if its event is not the opponent's, and what a scoring card costs, whose
# round brings no Operations. Fitted to 1,500 games of secretaries, with the rest.
EACH_OP: Final = 0.54
SCORING: Final = -2.0


def card_worth(side: int, card: int) -> float:
    if IS_SCORING[card]:
        return SCORING
    return 0.0 if CARD_SIDE[card] == 1 - side else EACH_OP * CARD_OPS[card]


CARD_WORTH: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(card_worth(side, card) for card in range(CARDS)) for side in (0, 1)
)


def evaluate(g: Turmoil, seat: int) -> float:
    """How likely a side is to win, by what the position and the hands are worth in victory points."""
    value = worth.evaluate(g, LIBERAL)
    if g.outcome is None:
        value += hands(g)
    chance = 1.0 / (1.0 + exp(-value / POINTS))
    return chance if seat == LIBERAL else 1.0 - chance


def hands(g: Turmoil) -> float:
    """What both hands are worth to the Liberal; or else a search would waste good cards on small things."""
    liberal, authoritarian = CARD_WORTH[LIBERAL], CARD_WORTH[AUTHORITARIAN]
    value = 0.0
    for card in g.hand[LIBERAL]:
        value += liberal[card]
    for card in g.hand[AUTHORITARIAN]:
        value -= authoritarian[card]
        if IS_SCORING[card]:
            # The position was judged as the Liberal sees it, who does not know that this region will be scored.
            value += (worth.HELD - worth.UNSEEN) * net_worth(g, SCORES[card])
    return value


def terms(g: Turmoil, seat: int) -> dict[str, float]:
    """What the evaluation adds up for a side, in victory points: one that is weighed well says as much as those."""
    found = dict(zip(worth.PARTS, worth.parts(g, seat), strict=True))
    found["war"] = worth.evaluate(g, seat) - sum(found.values())
    found["hands"] = hands(g) if seat == LIBERAL else -hands(g)
    return found
