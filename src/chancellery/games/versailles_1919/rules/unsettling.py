"""Issues that are up for bid again (9.3, 15)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.rows import put
from chancellery.games.versailles_1919.board import NATIONS
from chancellery.games.versailles_1919.rules.bidding import NextBid
from chancellery.games.versailles_1919.rules.solo_bids import SwitchFaction
from chancellery.games.versailles_1919.state import Versailles


def unsettle(g: Versailles, issue: int, arena: int) -> None:
    """An issue is up for bid; `arena` is its region if an uprising brought it about (9.3, 15)."""
    g.contested = issue
    g.contender = g.owner[issue]
    g.owner = put(g.owner, issue, NOBODY)
    g.arena = arena
    g.bid_force = (0,) * NATIONS
    g.bid_cubes = (NOBODY,) * NATIONS
    g.passed = (0,) * NATIONS
    if g.seats == 1:
        g.push(SwitchFaction())
    else:
        g.push(NextBid(g.contender if g.contender in g.order else g.active))
