"""What a balance report counts of Realpolitik."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.usage import Holding, Usage, Use
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.rules.pieces import control
from chancellery.games.realpolitik.state import Realpolitik


def seat_of(g: Realpolitik, power: int) -> int:
    """A power's own seat; minor Italy is nobody's."""
    return power if power < g.seats else NOBODY


def in_control(g: Realpolitik, territory: int) -> int:
    return seat_of(g, control(g, territory))


USAGE: Final = Usage(
    (
        Use("attacked", events.BattleBegan, "territory", by="power"),
        Use("garrisoned", events.GarrisonPlaced, "territory", by="power"),
        Use("fortified", events.FortressBuilt, "territory", by="power"),
        Use("revealed", events.ActionRevealed, "action_card", by="power"),
        Use("built", events.TrainBuilt, "border", by="power"),
    ),
    (Holding("controlled at the end", "territory", in_control),),
    seat_of,
)
