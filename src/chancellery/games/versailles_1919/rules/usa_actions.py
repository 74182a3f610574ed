"""Two players: what the USA can do at the end of a turn (13.1)."""

from __future__ import annotations

from chancellery.games.versailles_1919.board import PLACE_ON, RECLAIM, SETTLE, USA
from chancellery.games.versailles_1919.rules.common import has_cubes, leader
from chancellery.games.versailles_1919.rules.placements import first_issues
from chancellery.games.versailles_1919.state import Versailles


def usa_actions(g: Versailles) -> list[int]:
    """Place, settle unless the leading player leads, or reclaim (13.2, 13.3, 13.4)."""
    found = [PLACE_ON + issue for issue in first_issues(g, USA)]
    found += [SETTLE + issue for issue in g.table if has_cubes(g, issue) and leader(g, issue) != g.active]
    if g.exhausted[USA]:
        found.append(RECLAIM)
    return found
