"""What each seat sees, built from nothing."""

from __future__ import annotations

from typing import Any

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    BORDERS,
    CARD_VALUE,
    ENTERABLE,
    ITALY,
    MODE_IDS,
    NOUNS,
    PERMISSION_IDS,
    PERMISSIONS,
    POWER_IDS,
    POWER_OF,
    POWERS,
)
from chancellery.games.realpolitik.rules.battle_report import reports_view
from chancellery.games.realpolitik.rules.battle_view import battle_view
from chancellery.games.realpolitik.rules.pieces import control, is_minor, seat_of
from chancellery.games.realpolitik.state import Realpolitik


def see(g: Realpolitik, seat: int) -> dict[str, Any]:
    """The board, and of the battle cards only what the seat may know (R8, R96)."""
    return {
        "turn": g.turn,
        "box": g.box,
        "prestige": [POWER_IDS[power] for power in g.prestige],
        "controller": NOUNS.id("power", g.controller),
        "powers": {POWER_IDS[power]: power_view(g, power) for power in range(POWERS)},
        "generals": generals_view(g),
        "control": {
            NOUNS.id("territory", where): POWER_IDS[holder]
            for where in ENTERABLE
            if (holder := control(g, where)) != NOBODY
        },
        "garrisons": {
            NOUNS.id("territory", where): POWER_IDS[g.garrison[where]]
            for where in ENTERABLE
            if g.garrison[where] != NOBODY
        },
        "fortresses": [NOUNS.id("territory", where) for where in ENTERABLE if g.fortress[where]],
        "trains": [NOUNS.id("border", border) for border in range(BORDERS) if g.train[border]],
        "trains_left": g.trains_left,
        "fortresses_left": g.fortresses_left,
        "hand": hand(g, seat, seat),
        "italian_hand": hand(g, seat, ITALY) if is_minor(g, ITALY) else [],
        "envoy": NOUNS.id("power", g.envoy),
        "round": g.round,
        "battles": [NOUNS.id("territory", g.place[general]) for general in g.battles],
        "battle": battle_view(g, seat),
        "reports": reports_view(g),
    }


def knows_hand(g: Realpolitik, seat: int, power: int) -> bool:
    """Whether the seat decides for a power, and so knows its battle cards."""
    return seat >= 0 and seat_of(g, power) == seat


def hand(g: Realpolitik, seat: int, power: int) -> list[int]:
    """The values of a power's cards, for whoever decides for it."""
    return sorted(CARD_VALUE[card] for card in g.hand[power]) if knows_hand(g, seat, power) else []


def power_view(g: Realpolitik, power: int) -> dict[str, Any]:
    actions = NOUNS.ids["action_card"]
    return {
        "money": g.money[power],
        "morale": g.morale[power],
        "influence": g.influence[power],
        "ally": NOUNS.id("power", g.ally[power]),
        "ready": [actions[card] for card in range(ACTION_CARDS) if g.ready[power * ACTION_CARDS + card]],
        "laid": NOUNS.id("action_card", g.laid[power]),
        "hand": len(g.hand[power]),
        "deck": len(g.deck(power)),
        "discard": sorted(CARD_VALUE[card] for card in g.discard[power]),
        "tokens": g.tokens[power],
        "permits": {
            permission: MODE_IDS[g.permits[power * PERMISSIONS + i]] for i, permission in enumerate(PERMISSION_IDS)
        },
    }


def generals_view(g: Realpolitik) -> list[dict[str, Any]]:
    """The generals on the map; all others are off it."""
    return [
        {
            "general": NOUNS.id("general", general),
            "power": POWER_IDS[POWER_OF[general]],
            "territory": NOUNS.id("territory", where),
            "units": g.units[general],
            "moved": bool(g.moved[general]),
        }
        for general, where in enumerate(g.place)
        if where != NOBODY
    ]
