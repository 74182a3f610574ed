"""What each seat sees of a battle (9.3, R96)."""

from __future__ import annotations

from typing import Any

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import CARD_VALUE, GENERAL_IDS, NOUNS, POWER_OF
from chancellery.games.realpolitik.rules.battle_abilities import pile
from chancellery.games.realpolitik.rules.battle_outcome import total_strength
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    SIDE_IDS,
    direct_powers,
    in_battle,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.pieces import seat_of
from chancellery.games.realpolitik.state import Realpolitik


def battle_view(g: Realpolitik, seat: int) -> dict[str, Any] | None:
    """The battle that goes on, or None; of the cards that lie face down only those of the seat's own powers."""
    if g.contested == NOBODY:
        return None
    return {
        "territory": NOUNS.id("territory", g.contested),
        "holder": NOUNS.id("power", g.holder),
        "attacker": NOUNS.id("general", g.attacker),
        "sides": {SIDE_IDS[side]: side_view(g, side) for side in (ATTACK, DEFENCE)},
        "generals": [general_view(g, seat, general) for general in in_battle(g)],
        "passed": [NOUNS.id("power", power) for power, passed in enumerate(g.passed) if passed],
        "without_morale": [NOUNS.id("power", power) for power, broken in enumerate(g.broken) if broken],
    }


def side_view(g: Realpolitik, side: int) -> dict[str, Any]:
    """The powers of a side, its strength without cards, and with the cards that everybody sees."""
    return {
        "direct": [NOUNS.id("power", power) for power in direct_powers(g, side)],
        "powers": [NOUNS.id("power", power) for power in side_powers(g, side)],
        "base": side_strength(g, side),
        "shown": total_strength(g, side, shown=True),
    }


def general_view(g: Realpolitik, seat: int, general: int) -> dict[str, Any]:
    """A general in the battle and its pile: for each card its value, or None, and whether it lies face up."""
    power = POWER_OF[general]
    own = seat_of(g, power) == seat
    where = g.place[general]
    return {
        "general": GENERAL_IDS[general],
        "power": NOUNS.id("power", power),
        "territory": NOUNS.id("territory", where),
        "side": SIDE_IDS[g.side[general]],
        "role": "fights" if where == g.contested else "beaten" if where == NOBODY else "supports",
        "units": g.units[general],
        "slots": g.slots[general],
        "cards": [
            {"value": CARD_VALUE[g.committed[at]] if own or g.face_up[at] else None, "up": bool(g.face_up[at])}
            for at in pile(g, general)
        ],
    }
