"""Influence and lots of Realpolitik, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.tally import Roll, Score, Tally
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


def kind(_g: Realpolitik, before: str, event: Event) -> str:
    """Influence comes of the action of that name, or of generals beaten."""
    match event:
        case events.ActionRevealed():
            return "action"
        case events.BattleDecided():
            return "battles"
    return before


def gain(g: Realpolitik, event: Event) -> tuple[int, ...]:
    if not isinstance(event, events.InfluenceGained):
        return ()
    return tuple([event.gained if seat == event.power else 0 for seat in range(g.seats)])


SCORE: Final = Score(("action", "battles"), kind=kind, gain=gain)
TALLY: Final = Tally(points, (events.InfluenceGained,), events.TurnBegan, rolls, score=SCORE)
