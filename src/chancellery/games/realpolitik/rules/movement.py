"""The Movement action: the envoy, and up to three rounds with its leave (8.5)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ALL_GENERALS,
    ASK_ROUND,
    DONE,
    ENVOY,
    ENVOY_MORALE,
    GARRISON,
    MOST_MORALE,
    NO,
    POWERS,
    ROUNDS,
    YES,
)
from chancellery.games.realpolitik.rules.battle import ResolveBattles
from chancellery.games.realpolitik.rules.garrisons import flip_at_home, home_garrisons
from chancellery.games.realpolitik.rules.pieces import change_morale, seat_of
from chancellery.games.realpolitik.rules.rounds import DISBANDING, MARCHING, MoveGenerals
from chancellery.games.realpolitik.state import Realpolitik


class Move(Step[Realpolitik]):
    """A power takes its Movement action (8.5)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        power = self.power
        if g.log:
            g.log.add(events.MovementBegan(power))
        possible = possible_envoys(g, power)
        if len(possible) > 1:
            g.push(ChooseEnvoy(seat_of(g, power), power))
        elif possible:
            name_envoy(g, power, possible[0])
        else:
            if g.log:
                g.log.add(events.NoEnvoy(power))
            set_out(g, power)


# --- the envoy (8.5.1) ---


def possible_envoys(g: Realpolitik, power: int) -> list[int]:
    """Any other power but the ally, unless its morale is at the top (8.5.1)."""
    return [
        other
        for other in range(POWERS)
        if other != power and other != g.ally[power] and g.morale[other] + ENVOY_MORALE[1] <= MOST_MORALE
    ]


def name_envoy(g: Realpolitik, power: int, envoy: int) -> None:
    """The envoy cannot decline, and gains morale for the first round at once (8.5.1)."""
    g.envoy = envoy
    if g.log:
        g.log.add(events.EnvoyChosen(power, envoy))
    change_morale(g, envoy, ENVOY_MORALE[1])
    set_out(g, power)


def set_out(g: Realpolitik, power: int) -> None:
    """What follows the choice of the envoy (8.5)."""
    g.push(BeginRound(power, 1), EndMovement(power))


class ChooseEnvoy(Choice[Realpolitik]):
    """Choose the envoy of this movement (8.5.1)."""

    rule = "8.5.1"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        return [ENVOY + other for other in possible_envoys(g, self.power)]

    def apply(self, g: Realpolitik, action: int) -> None:
        name_envoy(g, self.power, action - ENVOY)

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-envoy", power=("power", self.power))


# --- rounds (8.5.1, 8.5.4) ---


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
    g.railed = [0] * ALL_GENERALS
    g.moved = [0] * ALL_GENERALS
    g.refused = [0] * ALL_GENERALS
    g.engaged = [0] * ALL_GENERALS


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
        flip_at_home(g, self.power, action - GARRISON)
        g.push(AskForRound(self.seat, self.power))

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


class EndMovement(Step[Realpolitik]):
    """The Movement action is over."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        rest(g)
        g.envoy = NOBODY
        g.round = 0
        if g.log:
            g.log.add(events.MovementEnded(self.power))
