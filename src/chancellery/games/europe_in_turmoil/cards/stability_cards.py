"""The stability cards (9.0)."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import FARMER, GOVERNMENT
from chancellery.games.europe_in_turmoil.rules.stability import stability_card
from chancellery.games.europe_in_turmoil.rules.support import (
    UNCONTROLLED,
    AddSupport,
    controls,
    region_icon_spaces,
    region_spaces,
)
from chancellery.games.europe_in_turmoil.state import Turmoil


def controls_icon(g: Turmoil, seat: int, region: int, *icons: int) -> bool:
    """Whether a seat controls a space of the region with one of these icons."""
    return any(controls(g, seat, s) for s in region_icon_spaces(g, region, *icons))


@stability_card("farmer_collectives")
def farmer_collectives(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """2: a point in each of up to two farmer spaces."""
    g.push(AddSupport(seat, 2, region_icon_spaces(g, region, FARMER), most=1, stop=1))
    return True


@stability_card("left_wing_governments")
def left_wing_governments(g: Turmoil, seat: int, region: int, active: int) -> bool:
    """6: with a government, a point in each of up to three uncontrolled spaces."""
    if not controls_icon(g, seat, region, GOVERNMENT):
        return False
    g.push(AddSupport(seat, 3, region_spaces(g, region), most=1, test=UNCONTROLLED, stop=1))
    return True
