"""Garrisons that generals place: on their way, and at home whenever their power is to choose (8.5.6, R54, R109)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import GARRISON, GENERALS_OF, HOME, POWER_OF
from chancellery.games.realpolitik.rules.pieces import enemies, own_general, place_garrison
from chancellery.games.realpolitik.state import Realpolitik


def may_flip(g: Realpolitik, general: int, where: int, flips: tuple[int, ...]) -> bool:
    """Whether the general may leave a garrison on its way (8.5.6), beside those that it leaves already."""
    power = POWER_OF[general]
    return (
        g.units[general] > len(flips)
        and g.garrison[where] == NOBODY
        and where not in flips
        and (HOME[where] == NOBODY or HOME[where] != g.ally[power])
        and not enemies(g, power, where)
    )


def home_garrisons(g: Realpolitik, power: int) -> list[int]:
    """The actions that flip a unit of a general in an own home without a garrison."""
    found = []
    for general in GENERALS_OF[power]:
        where = g.place[general]
        if (
            where != NOBODY
            and HOME[where] == power
            and g.garrison[where] == NOBODY
            and g.units[general]
            and not enemies(g, power, where)
        ):
            found.append(GARRISON + where)
    return found


def flip_at_home(g: Realpolitik, power: int, where: int) -> None:
    place_garrison(g, own_general(g, power, where), where)
