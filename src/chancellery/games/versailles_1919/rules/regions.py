"""The region tracks: unrest and powder kegs (7)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    COLUMNS,
    DEPTH,
    FIRST_SPACE,
    MOST_KEG,
    REGION_OF_FACE,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.state import Versailles


def left_most(g: Versailles, region: int) -> int:
    """The space of the left-most unit in a region, or NOBODY."""
    for space in range(region * DEPTH, region * DEPTH + DEPTH):
        if g.unit[space] != NOBODY:
            return space
    return NOBODY


def cap(g: Versailles, region: int) -> int:
    """The right-most column that unrest can reach (7.1)."""
    space = left_most(g, region)
    return COLUMNS if space == NOBODY else FIRST_SPACE + space % DEPTH - 1


def move_unrest(g: Versailles, region: int, change: int) -> None:
    """Move unrest between the powder keg and the left-most unit; what is left over is lost (7.1)."""
    column = max(min(g.unrest[region] + change, cap(g, region)), g.keg[region] + 1)
    set_unrest(g, region, column)


def set_unrest(g: Versailles, region: int, column: int) -> None:
    before = g.unrest[region]
    if column != before:
        g.unrest[region] = column
        if g.log:
            g.log.add(events.UnrestChanged(region, before, column, column - before, UPRISING_ON[column]))


def move_keg(g: Versailles, region: int, change: int) -> None:
    """Move a powder keg; to the right it pushes unrest before it, to the left unrest stays (7.2)."""
    column = max(0, min(g.keg[region] + change, MOST_KEG))
    if column == g.keg[region]:
        return
    g.keg = put(g.keg, region, column)
    if g.log:
        g.log.add(events.KegMoved(region, column))
    if g.unrest[region] <= column:
        set_unrest(g, region, column + 1)


def reset_region(g: Versailles, region: int) -> None:
    """After an uprising: the keg moves on and unrest goes back to its right (9.5)."""
    move_keg(g, region, 1)
    set_unrest(g, region, g.keg[region] + 1)


def random_region(g: Versailles) -> int:
    """Roll for a region; a 6 is none (7.3)."""
    die = g.roll()
    region = REGION_OF_FACE[die]
    if g.log:
        g.log.add(events.RegionRolled(die, region))
    return region
