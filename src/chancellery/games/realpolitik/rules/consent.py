"""What an ally allows: always, if asked, or never (7.3, R35 to R37, R107).

Everybody starts with `ask`. Whoever is asked may answer for good; a power may change such an answer whenever no step is
running, and a new ally has to ask anew.
"""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ALWAYS,
    ASK,
    CONSENT_SECONDS,
    ENTER,
    MODES,
    NEVER,
    NO,
    PERMISSIONS,
    PERMIT,
    POWER_OF,
    STAY,
    YES,
)
from chancellery.games.realpolitik.rules.pieces import bound, control
from chancellery.games.realpolitik.state import Realpolitik


def consent(g: Realpolitik, power: int, permission: int) -> int:
    """How the ally of a power allows something: always, after asking, or never."""
    ally = g.ally[power]
    if ally == NOBODY:
        return NEVER
    return ALWAYS if bound(g, power, ally) else g.permits[ally * PERMISSIONS + permission]


def leave(g: Realpolitik, general: int, permission: int, thing: int) -> int:
    """How the ally allows a general something; what was answered in this round is not asked again."""
    mode = consent(g, POWER_OF[general], permission)
    if mode == ASK and g.answered:
        said = answered(g, general, permission, thing)
        return mode if said is None else ALWAYS if said else NEVER
    return mode


def may_enter(g: Realpolitik, general: int, where: int) -> bool:
    """Whether a general may enter a territory, as far as it is for the ally to say."""
    ally = g.ally[POWER_OF[general]]
    return ally == NOBODY or control(g, where) != ally or leave(g, general, ENTER, where) != NEVER


# --- the ally's answer ---


def answered(g: Realpolitik, general: int, permission: int, thing: int) -> bool | None:
    """What the ally has said about one territory, lane or border in this round, None if it was not asked."""
    for at in range(0, len(g.answered), 4):
        if g.answered[at : at + 3] == (general, permission, thing):
            return bool(g.answered[at + 3])
    return None


class Request(Choice[Realpolitik]):
    """A question that asks a power for its consent as an ally: no answer in time is a no (R36)."""

    abstract = True
    rule = "7.3"
    patience: ClassVar[int] = CONSENT_SECONDS
    otherwise: ClassVar[int] = NO
    power: int

    def permissions(self, g: Realpolitik) -> tuple[int, ...]:
        """What the move needs."""
        raise NotImplementedError

    def grant(self, g: Realpolitik) -> None:
        """The ally agrees."""
        raise NotImplementedError

    def refuse(self, g: Realpolitik) -> None:
        """The ally does not: only what was asked for is closed (R107)."""
        raise NotImplementedError

    def legal(self, g: Realpolitik) -> list[int]:
        """Yes or no to this one move, or always or never to a part of what it needs."""
        permits, base = g.permits, self.power * PERMISSIONS
        standing = [
            PERMIT + permission * MODES + mode
            for permission in self.permissions(g)
            if permits[base + permission] == ASK
            for mode in (ALWAYS, NEVER)
        ]
        return [YES, NO, *standing]

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == YES:
            self.grant(g)
            return
        if action == NO:
            self.refuse(g)
            return
        change_permission(g, self.power, ACTIONS.thing(action))
        modes = [g.permits[self.power * PERMISSIONS + permission] for permission in self.permissions(g)]
        if NEVER in modes:
            self.refuse(g)
        elif ASK in modes:
            # Only a part of what the move needs is settled.
            g.push(self)
        else:
            self.grant(g)


# --- standing permissions ---


def change_permission(g: Realpolitik, power: int, grant: int) -> None:
    permission, mode = divmod(grant, MODES)
    g.permits = shared_rows.put(g.permits, power * PERMISSIONS + permission, mode)
    if g.log:
        g.log.add(events.PermissionChanged(power, grant))


def ask_again(g: Realpolitik, power: int) -> None:
    """What was allowed an ally for good, the next one has to ask for; only `stay` is meant for whoever comes."""
    for permission in range(PERMISSIONS):
        if permission != STAY:
            g.permits = shared_rows.put(g.permits, power * PERMISSIONS + permission, ASK)
