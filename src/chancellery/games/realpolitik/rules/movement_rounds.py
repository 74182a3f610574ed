"""The rounds of a movement (8.5): what is next in a round, and the envoy's leave for another (8.5.1)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTIONS,
    ALL_GENERALS,
    ASK_ROUND,
    DISBAND,
    DONE,
    ENTERABLE,
    ENVOY_MORALE,
    MARCH,
    MOST_MORALE,
    NO,
    PERMIT,
    RIDE,
    ROUNDS,
    SEND,
    YES,
)
from chancellery.games.realpolitik.rules.battle import ResolveBattles
from chancellery.games.realpolitik.rules.movement_garrisons import disband, home_garrisons, place_garrison
from chancellery.games.realpolitik.rules.movement_train_pre_move import ChooseRide, ChooseTaker, rail_moves
from chancellery.games.realpolitik.rules.movement_types import PlanMove, marches
from chancellery.games.realpolitik.rules.pieces import MASK, change_morale, own_general, seat_of
from chancellery.games.realpolitik.state import Realpolitik

# How far the action has come: what belongs to an earlier phase is over as soon as something of a later one is done.
DISBANDING: Final = 0
RIDING: Final = 1
MARCHING: Final = 2
# The paragraph of each verb.
RULES: Final = {PERMIT: "7.3", DISBAND: "8.5.2", RIDE: "8.5.3", SEND: "8.5.3", MARCH: "8.5.4"}


class BeginRound(Step[Realpolitik]):
    """A round of movement begins; its battles follow it (8.5)."""

    def __init__(self, power: int, number: int) -> None:
        self.power = power
        self.number = number

    def run(self, g: Realpolitik) -> None:
        power = self.power
        rest(g)
        g.round = self.number
        if g.log:
            g.log.add(events.RoundBegan(power, self.number))
        seat = seat_of(g, power)
        phase = DISBANDING if self.number == 1 else MARCHING
        g.push(MoveGenerals(seat, power, phase), ResolveBattles(power), AskForRound(seat, power))


def rest(g: Realpolitik) -> None:
    """Forget which generals have moved, asked and fought."""
    g.railed = (0,) * ALL_GENERALS
    g.moved = (0,) * ALL_GENERALS
    g.taken_back = (0,) * ALL_GENERALS
    g.answered = ()
    g.engaged = (0,) * ALL_GENERALS


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
        return [DONE, *legal] if legal else legal

    def reached(self, g: Realpolitik) -> int:
        """How far the action has come; what the ally refused has not been done (R107)."""
        if any(g.moved):
            return MARCHING
        return max(self.phase, RIDING) if any(g.railed) else self.phase

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        seat, power = self.seat, self.power
        verb, where = ACTIONS.split(action)
        if verb == DISBAND:
            disband(g, power, where)
            g.push(self)
            return
        general = own_general(g, power, where)
        if verb == RIDE:
            g.push(ChooseRide(seat, power, general, ()), self)
        elif verb == SEND:
            g.push(ChooseTaker(seat, power, general), self)
        elif verb == MARCH:
            g.push(PlanMove(seat, power, general, (), (), NOBODY, ()), self)
        else:
            place_garrison(g, general, where)
            g.push(MoveGenerals(seat, power, max(self.phase, RIDING)))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("move-generals", power=("power", self.power), round=g.round, phase=self.reached(g))

    def rule_against(self, g: Realpolitik, action: int) -> str:
        verb, _ = ACTIONS.split(action)
        return RULES.get(verb, self.rule)

    def why_not(self, g: Realpolitik, seat: int, kind: str, index: int) -> tuple[Text, str] | None:
        if kind != "territory":
            return None
        standing = g.standing[index] & MASK[self.power]
        if not standing:
            return Text("no-general", territory=("territory", index)), self.rule
        moved = g.moved[standing.bit_length() - 1]
        return Text("moved-already" if moved else "no-way", territory=("territory", index)), "8.5.4"


# --- the number of rounds (8.5.1) ---


def may_ask(g: Realpolitik) -> bool:
    """Whether another round is left and the envoy's morale would stay within its limit (8.5.1, R98)."""
    return g.envoy != NOBODY and g.round < ROUNDS and g.morale[g.envoy] + ENVOY_MORALE[g.round + 1] <= MOST_MORALE


class AskForRound(Choice[Realpolitik]):
    """Ask the envoy for another round, or end the movement (8.5.1); garrisons at home are still possible (R109)."""

    rule = "8.5.1"
    lapses = True

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        legal = home_garrisons(g, self.power)
        if may_ask(g):
            legal.append(ASK_ROUND)
        return [DONE, *legal] if legal else legal

    def apply(self, g: Realpolitik, action: int) -> None:
        if action == DONE:
            return
        if action == ASK_ROUND:
            if g.log:
                g.log.add(events.RoundRequested(self.power, g.round + 1))
            g.push(GrantRound(seat_of(g, g.envoy), g.envoy, self.power))
            return
        where = ACTIONS.thing(action)
        place_garrison(g, own_general(g, self.power, where), where)
        g.push(self)

    def prompt(self, g: Realpolitik) -> Text:
        if not may_ask(g):
            return Text("end-movement", power=("power", self.power))
        return Text("ask-for-round", power=("power", self.power), envoy=("power", g.envoy), round=g.round + 1)


class GrantRound(Choice[Realpolitik]):
    """The envoy grants another round and gains morale, or refuses and ends the movement (8.5.1)."""

    rule = "8.5.1"

    def __init__(self, seat: int, power: int, mover: int) -> None:
        self.seat = seat
        self.power = power
        self.mover = mover

    def legal(self, g: Realpolitik) -> list[int]:
        return [YES, NO]

    def apply(self, g: Realpolitik, action: int) -> None:
        number = g.round + 1
        if action == NO:
            if g.log:
                g.log.add(events.RoundRefused(self.power, number))
            return
        if g.log:
            g.log.add(events.RoundGranted(self.power, number))
        change_morale(g, self.power, ENVOY_MORALE[number])
        g.push(BeginRound(self.mover, number))

    def prompt(self, g: Realpolitik) -> Text:
        number = g.round + 1
        return Text("grant-round", other=("power", self.mover), round=number, morale=ENVOY_MORALE[number])
