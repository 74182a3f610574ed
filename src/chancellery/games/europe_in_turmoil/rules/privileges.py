"""Who holds the privilege of a box of the naval track (6.3.5, 6.3.8, rulings 39 and 67)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_in_turmoil.board import AUTHORITARIAN, LIBERAL
from chancellery.games.europe_in_turmoil.state import Turmoil


def reach(g: Turmoil, seat: int) -> int:
    """How far a navy has come for awarding effects: the German High Water Mark stands for the German Navy."""
    return max(g.navy[seat], g.high_water) if seat == AUTHORITARIAN else g.navy[seat]


def holder(g: Turmoil, box: int) -> int:
    """The seat whose navy alone has reached a box, or nobody."""
    german = reach(g, AUTHORITARIAN) >= box
    british = g.navy[LIBERAL] >= box
    if german == british:
        return NOBODY
    return AUTHORITARIAN if german else LIBERAL


def ahead(g: Turmoil, seat: int) -> int:
    """How many boxes the navy of a seat is ahead, by the real markers; negative if behind."""
    return g.navy[seat] - g.navy[1 - seat]
