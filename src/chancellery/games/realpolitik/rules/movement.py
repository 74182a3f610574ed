"""The Movement action: the envoy, and up to three rounds with its leave (8.5)."""

from __future__ import annotations

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.rules.movement_envoy import SelectEnvoy
from chancellery.games.realpolitik.rules.movement_rounds import BeginRound, rest
from chancellery.games.realpolitik.state import Realpolitik


class Move(Step[Realpolitik]):
    """A power takes its Movement action (8.5)."""

    def __init__(self, power: int) -> None:
        self.power = power

    def run(self, g: Realpolitik) -> None:
        if g.log:
            g.log.add(events.MovementBegan(self.power))
        g.push(SelectEnvoy(self.power), BeginRound(self.power, 1), EndMovement(self.power))


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
