"""The first cards of a game among four (5.1): lines that did well, since everybody begins in the same place."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    DISPATCH,
    GAIN_INFLUENCE,
    GENERALS_OF,
    MOBILISATION,
    MOVEMENT,
    POWERS,
    TAXATION,
)
from chancellery.games.realpolitik.state import Realpolitik

# What a card of a line counts for: more than judgement finds in anything but a victory.
IN_LINE: Final = 40.0
# A power with fewer armies than it began with has to think anew.
ARMIES: Final = 2
# The lines of each power, one of them by chance. Who waits for a turn marches against neighbours who have spent
# themselves, and counts before they are back; who marches first and again with new armies counts later, but more.
LINES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((TAXATION, MOVEMENT, GAIN_INFLUENCE, MOBILISATION, DISPATCH),),
    ((MOVEMENT, TAXATION, MOBILISATION, DISPATCH, MOVEMENT, GAIN_INFLUENCE),),
    (
        (TAXATION, MOVEMENT, GAIN_INFLUENCE, MOBILISATION, DISPATCH),
        (MOVEMENT, GAIN_INFLUENCE, TAXATION, MOBILISATION, DISPATCH),
    ),
    (
        (TAXATION, MOBILISATION, MOVEMENT, DISPATCH, MOVEMENT, GAIN_INFLUENCE),
        (TAXATION, MOVEMENT, MOBILISATION, GAIN_INFLUENCE, DISPATCH),
    ),
)


def in_line(g: Realpolitik, power: int, card: int) -> bool:
    """Whether a card goes on with a line of the power, all of whose cards so far have been laid."""
    if g.seats < POWERS or sum(g.place[general] != NOBODY for general in GENERALS_OF[power]) < ARMIES:
        return False
    laid = g.turn - 1
    away = sum(1 << c for c in range(ACTION_CARDS) if not g.ready[power * ACTION_CARDS + c])
    return any(len(line) > laid and line[laid] == card and away_after(line, laid) == away for line in LINES[power])


def away_after(line: tuple[int, ...], laid: int) -> int:
    """The cards that are not in hand after so many cards of a line, as bits."""
    away = 0
    for card in line[:laid]:
        away = 0 if card == DISPATCH else away | 1 << card
    return away
