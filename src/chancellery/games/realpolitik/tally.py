"""Influence and lots of Realpolitik, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.tally import Roll, Tally
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.state import Realpolitik


def points(g: Realpolitik) -> tuple[int, ...]:
    """Influence; that of minor Italy counts for nobody."""
    return tuple(g.influence[: g.seats])


def rolls(g: Realpolitik, event: Event) -> tuple[Roll, ...]:
    """The only dice are lots."""
    if not isinstance(event, events.LotCast):
        return ()
    cast = (Roll(event.power, event.die), Roll(event.other, event.other_die))
    return tuple(roll for roll in cast if roll.seat < g.seats)


TALLY: Final = Tally(points, (events.InfluenceGained,), events.TurnBegan, rolls)
