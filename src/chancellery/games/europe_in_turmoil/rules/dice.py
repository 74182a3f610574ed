"""Dice: what uses a roll is a step that waits below it, so that the König class can re-roll (6.3.5)."""

from __future__ import annotations

from typing import Any

from chancellery.engine.frames import Choice, Step
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import KONIG, NO, YES
from chancellery.games.europe_in_turmoil.rules.privileges import holder
from chancellery.games.europe_in_turmoil.state import Turmoil


def roll_then(g: Turmoil, use: Step[Any]) -> None:
    """Roll a die, then run the step that uses `g.die`."""
    g.push(RollDie(), use)


class RollDie(Step[Turmoil]):
    """Roll a die; in his own action round the holder of the König class may re-roll one a turn (ruling 35)."""

    def run(self, g: Turmoil) -> None:
        g.die = g.roll()
        if g.in_round and holder(g, KONIG) == g.phasing and not g.konig_used[g.phasing]:
            g.push(Reroll(g.phasing))


class Reroll(Choice[Turmoil]):
    """Re-roll the die or let it stand (6.3.5)."""

    rule = "6.3.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Turmoil) -> list[int]:
        return [YES, NO]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == NO:
            return
        g.konig_used = put(g.konig_used, self.seat, 1)
        old = g.die
        g.die = g.roll()
        if g.log:
            g.log.add(events.DieRerolled(self.seat, old, g.die))

    def prompt(self, g: Turmoil) -> Text:
        return Text("reroll", die=g.die)
