"""A seat's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.bot.solo_worth import solo_worth
from chancellery.games.versailles_1919.bot.worth import own_worths
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.state import Versailles

# So many points ahead is about three games of four, at the end and for each issue to come before it.
AT_END: Final = 1.5
EACH_ISSUE: Final = 0.1
# The same for the points of the solo game.
SOLO: Final = 2.5


def evaluate(g: Versailles, seat: int) -> float:
    """How likely a seat is to win, by what each nation has and may expect."""
    if g.seats == 1:
        return 1.0 / (1.0 + exp((int(g.options["goal"]) - solo_worth(g)) / SOLO)) if g.human != NOBODY else 0.5
    own = nation_at(g, seat)
    if own == NOBODY or len(g.order) < g.seats:
        return 1.0 / g.seats
    worths = own_worths(g)
    scale = AT_END + EACH_ISSUE * len(g.issue_deck)
    total = 0.0
    for nation in g.order:
        total += exp((worths[nation] - worths[own]) / scale)
    return 1.0 / total
