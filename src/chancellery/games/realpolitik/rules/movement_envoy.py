"""Select the envoy (8.5.1)."""

from __future__ import annotations

from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, ENVOY, ENVOY_MORALE, MOST_MORALE, POWERS
from chancellery.games.realpolitik.rules.pieces import change_morale, seat_of
from chancellery.games.realpolitik.state import Realpolitik


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


class SelectEnvoy(Step[Realpolitik]):
    """Before moving a power must have an envoy; without a possible one it has one round (8.5.1, R42)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        power = self.power
        possible = possible_envoys(g, power)
        if len(possible) > 1:
            g.push(ChooseEnvoy(seat_of(g, power), power))
        elif possible:
            name_envoy(g, power, possible[0])
        elif g.log:
            g.log.add(events.NoEnvoy(power))


class ChooseEnvoy(Choice[Realpolitik]):
    """Choose the envoy of this movement (8.5.1)."""

    rule = "8.5.1"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def legal(self, g: Realpolitik) -> list[int]:
        return [ENVOY + other for other in possible_envoys(g, self.power)]

    def apply(self, g: Realpolitik, action: int) -> None:
        name_envoy(g, self.power, ACTIONS.thing(action))

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-envoy", power=("power", self.power))
