"""One round of movement: which piece is next; before the first round garrisons disband and trains run (8.5)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    DISBAND,
    DONE,
    ENTERABLE,
    ENTREAT,
    GARRISON,
    GENERALS_OF,
    GO,
    MARCH,
    PERMIT,
    RIDE,
    SEND,
)
from chancellery.games.realpolitik.rules.consent import change_permission, resets
from chancellery.games.realpolitik.rules.garrisons import flip_at_home, home_garrisons
from chancellery.games.realpolitik.rules.marching import PlanMove
from chancellery.games.realpolitik.rules.movement_types import marches
from chancellery.games.realpolitik.rules.pieces import remove_garrison
from chancellery.games.realpolitik.rules.rails import ChooseRide, ChooseTaker, rail_moves
from chancellery.games.realpolitik.state import Realpolitik

# How far the action has come: what belongs to an earlier phase is over as soon as something of a later one is done.
DISBANDING: Final = 0
RIDING: Final = 1
MARCHING: Final = 2


class MoveGenerals(Choice[Realpolitik]):
    """Choose what to do next: disband (8.5.2), then use trains (8.5.3), then march (8.5.4), until the round is done."""

    rule = "8.5"
    lapses = True

    def __init__(self, seat: int, power: int, phase: int) -> None:
        self.seat = seat
        self.power = power
        self.phase = phase

    def legal(self, g: Realpolitik) -> list[int]:
        power, phase = self.power, self.reached(g)
        legal = marches(g, power)
        if phase <= RIDING:
            legal += rail_moves(g, power)
            if phase == DISBANDING:
                garrison = g.garrison
                legal += [DISBAND + where for where in ENTERABLE if garrison[where] == power]
        legal += home_garrisons(g, power)
        return [DONE, *legal, *resets(g, power)] if legal else legal

    def reached(self, g: Realpolitik) -> int:
        """How far the action has come; what the ally refused has not been done (R107)."""
        if any(g.moved):
            return MARCHING
        return max(self.phase, RIDING) if any(g.railed) else self.phase

    def apply(self, g: Realpolitik, action: int) -> None:
        seat, power, phase = self.seat, self.power, self.phase
        if action == DONE:
            return
        if action < DISBAND:
            change_permission(g, power, action)
            g.push(self)
        elif action < RIDE:
            disband(g, power, action - DISBAND)
            g.push(self)
        elif action < SEND:
            ride = ChooseRide(seat, power, general_at(g, power, action - RIDE), ())
            g.push(ride, self)
        elif action < MARCH:
            taker = ChooseTaker(seat, power, general_at(g, power, action - SEND))
            g.push(taker, self)
        elif action < GO:
            plan = PlanMove(seat, power, general_at(g, power, action - MARCH), (), (), NOBODY, ())
            g.push(plan, self)
        else:
            flip_at_home(g, power, action - GARRISON)
            g.push(MoveGenerals(seat, power, max(phase, RIDING)))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("move-generals", power=("power", self.power), round=g.round, phase=self.reached(g))

    def rule_against(self, g: Realpolitik, action: int) -> str:
        if PERMIT <= action < ENTREAT:
            return "7.3"
        if DISBAND <= action < RIDE:
            return "8.5.2"
        if RIDE <= action < MARCH:
            return "8.5.3"
        return "8.5.4" if MARCH <= action < GO else self.rule


def general_at(g: Realpolitik, power: int, where: int) -> int:
    """The general of the power in a territory; between two moves there is only one."""
    return next(general for general in GENERALS_OF[power] if g.place[general] == where)


def disband(g: Realpolitik, power: int, where: int) -> None:
    """Take a garrison off the map (8.5.2)."""
    remove_garrison(g, where)
    if g.log:
        g.log.add(events.GarrisonDisbanded(power, where))
