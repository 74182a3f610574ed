"""Standing permissions, which a power may change at any time outside a running step, whoever is asked (7.3, R35)."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine import shared_rows
from chancellery.engine.frames import Frame
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import ACTIONS, MODES, NEVER, PERMISSIONS, PERMIT, STAY
from chancellery.games.realpolitik.rules.consent import change_permission
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.mobilisation import DiscardDown, PlaceGenerals
from chancellery.games.realpolitik.rules.mobilisation_purchases import LoseMoney, Purchase
from chancellery.games.realpolitik.rules.mobilisation_trains import PlaceFreeTrains
from chancellery.games.realpolitik.rules.movement_envoy import ChooseEnvoy
from chancellery.games.realpolitik.rules.movement_rounds import AskForRound, GrantRound, MoveGenerals
from chancellery.games.realpolitik.rules.pieces import bound
from chancellery.games.realpolitik.rules.turn import LayCards
from chancellery.games.realpolitik.state import Realpolitik

# Questions between two steps; during a move, a request, a battle or an adjustment nothing changes.
BETWEEN_STEPS: Final[frozenset[type[Frame[Any]]]] = frozenset(
    {
        LayCards,
        Talk,
        Entreaties,
        BidForItaly,
        PlaceFreeTrains,
        PlaceGenerals,
        Purchase,
        LoseMoney,
        DiscardDown,
        ChooseEnvoy,
        MoveGenerals,
        AskForRound,
        GrantRound,
    }
)


def changes(g: Realpolitik, seat: int) -> list[int]:
    """The actions that change what a seat allows its ally; without one only who may stay when it finds one."""
    if type(g.stack[-1]) not in BETWEEN_STEPS:
        return []
    ally = g.ally[seat]
    alone = ally == NOBODY or bound(g, seat, ally)
    return [
        PERMIT + permission * MODES + mode
        for permission in ((STAY,) if alone else range(PERMISSIONS))
        for mode in range(MODES)
        if g.permits[seat * PERMISSIONS + permission] != mode
        and (mode != NEVER or alone or leaves_an_answer(g, seat, permission))
    ]


def leaves_an_answer(g: Realpolitik, seat: int, permission: int) -> bool:
    """Whether the one who is asked still has an answer when a seat forbids something."""
    top = g.stack[-1]
    if not isinstance(top, (MoveGenerals, PlaceFreeTrains, Purchase)) or g.ally[seat] != top.power:
        return True
    permits = g.permits
    g.permits = shared_rows.put(permits, seat * PERMISSIONS + permission, NEVER)
    found = bool(top.legal(g))
    g.permits = permits
    return found


def change(g: Realpolitik, seat: int, action: int) -> None:
    """Change a standing permission (7.3)."""
    change_permission(g, seat, ACTIONS.thing(action))
