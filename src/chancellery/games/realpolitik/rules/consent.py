"""What an ally allows: always, if asked, or never (7.3, R35 to R37, R107).

Everybody starts with `ask`. Whoever is asked may answer for good; in its own Movement or Mobilisation a power may take
such an answer back, and a new ally has to ask anew.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ALWAYS,
    ASK,
    CONSENT_SECONDS,
    MODES,
    NEVER,
    NO,
    PERMISSIONS,
    PERMIT,
    POWER_OF,
    STAY,
    YES,
)
from chancellery.games.realpolitik.rules.pieces import bound, is_minor
from chancellery.games.realpolitik.state import Realpolitik

# Bits of `refused`: what the ally has refused a general, and what was taken back because nobody could make room for it.
MOVE_REFUSED: Final = 1
RAILS_REFUSED: Final = 2
MOVE_TAKEN_BACK: Final = 4
RIDE_TAKEN_BACK: Final = 8


def consent(g: Realpolitik, power: int, permission: int) -> int:
    """How the ally of a power allows something: always, after asking, or never."""
    ally = g.ally[power]
    if ally == NOBODY:
        return NEVER
    return ALWAYS if bound(g, power, ally) else g.permits[ally * PERMISSIONS + permission]


def leave(g: Realpolitik, general: int, permission: int, refusal: int) -> int:
    """How the ally allows a general something; one that was refused does not ask again in this round."""
    mode = consent(g, POWER_OF[general], permission)
    return NEVER if mode == ASK and g.refused[general] & refusal else mode


# --- the ally's answer ---


class Request(Choice[Realpolitik]):
    """A question that asks a power for its consent as an ally: no answer in time is a no (R36)."""

    abstract = True
    power: int
    patience = CONSENT_SECONDS
    otherwise = NO


def answers(g: Realpolitik, power: int, permissions: tuple[int, ...]) -> list[int]:
    """Yes or no to this one move, or always or never to what it needs."""
    standing = [
        PERMIT + permission * MODES + mode
        for permission in permissions
        if g.permits[power * PERMISSIONS + permission] == ASK
        for mode in (ALWAYS, NEVER)
    ]
    return [YES, NO, *standing]


def answer(g: Realpolitik, power: int, permissions: tuple[int, ...], action: int) -> int:
    """What an answer means for the move: YES, NO, or ASK if it settles only a part of what is needed."""
    if action in (YES, NO):
        return action
    change_permission(g, power, action)
    modes = [g.permits[power * PERMISSIONS + permission] for permission in permissions]
    if NEVER in modes:
        return NO
    return ASK if ASK in modes else YES


def change_permission(g: Realpolitik, power: int, action: int) -> None:
    permission, mode = divmod(action - PERMIT, MODES)
    g.permits[power * PERMISSIONS + permission] = mode
    if g.log:
        g.log.add(events.PermissionChanged(power, action - PERMIT))


def resets(g: Realpolitik, power: int) -> list[int]:
    """The standing permissions that a power may take back, to be asked again."""
    if is_minor(g, power):
        return []
    base = power * PERMISSIONS
    return [
        PERMIT + permission * MODES + ASK for permission in range(PERMISSIONS) if g.permits[base + permission] != ASK
    ]


def ask_again(g: Realpolitik, power: int) -> None:
    """What was allowed an ally for good, the next one has to ask for; only `stay` is meant for whoever comes."""
    for permission in range(PERMISSIONS):
        if permission != STAY:
            g.permits[power * PERMISSIONS + permission] = ASK
