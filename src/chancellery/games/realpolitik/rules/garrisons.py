"""Garrisons that generals place at home whenever their power is to choose in its Movement action (8.5.6, R54, R109)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import GARRISON, GENERALS_OF, HOME
from chancellery.games.realpolitik.rules.pieces import enemies, own_general, place_garrison
from chancellery.games.realpolitik.state import Realpolitik


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
