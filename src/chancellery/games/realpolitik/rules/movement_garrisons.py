"""Garrisons in a movement: disbanding them (8.5.2) and placing them (8.5.6, R54, R109)."""

from __future__ import annotations

from chancellery.engine import shared_rows
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import GARRISON, GENERALS_OF, HOME, POWER_OF
from chancellery.games.realpolitik.rules.pieces import enemies, remove_garrison
from chancellery.games.realpolitik.state import Realpolitik


def disband(g: Realpolitik, power: int, where: int) -> None:
    """Take a garrison off the map (8.5.2)."""
    remove_garrison(g, where)
    if g.log:
        g.log.add(events.GarrisonDisbanded(power, where))


def may_garrison(g: Realpolitik, general: int, where: int, flips: tuple[int, ...] = ()) -> bool:
    """Whether a general may leave a garrison, beside those that it leaves on its way already (8.5.6).

    It needs a unit, and there is no garrison yet, nobody to fight, and the territory is no home of the ally.
    """
    power = POWER_OF[general]
    return (
        g.units[general] > len(flips)
        and g.garrison[where] == NOBODY
        and where not in flips
        and (HOME[where] == NOBODY or HOME[where] != g.ally[power])
        and not enemies(g, power, where)
    )


def home_garrisons(g: Realpolitik, power: int) -> list[int]:
    """The actions that flip a unit of a general in an own home, whenever its power is to choose (R109)."""
    found = []
    for general in GENERALS_OF[power]:
        where = g.place[general]
        if where != NOBODY and HOME[where] == power and may_garrison(g, general, where):
            found.append(GARRISON + where)
    return found


def place_garrison(g: Realpolitik, general: int, where: int) -> None:
    """Flip one unit of a general to a garrison."""
    power = POWER_OF[general]
    g.units[general] -= 1
    g.garrison = shared_rows.put(g.garrison, where, power)
    if g.log:
        g.log.add(events.GarrisonPlaced(power, where))
