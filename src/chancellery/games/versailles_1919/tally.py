"""Points and dice of Versailles 1919, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.nouns import NOBODY
from chancellery.engine.tally import Roll, Tally, least_face
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.rules.scoring import score
from chancellery.games.versailles_1919.state import Versailles


def points(g: Versailles) -> tuple[int, ...]:
    """What each delegation would score now, strategy cards included; alone, points towards the goal (12.2, 14.1)."""
    if g.seats == 1:
        return (g.points,)
    found = [0] * g.seats
    for nation in g.order:
        if g.seat_of[nation] >= 0:
            found[g.seat_of[nation]] = score(g, nation)
    return tuple(found)


def rolls(g: Versailles, event: Event) -> tuple[Roll, ...]:
    """An uprising is everybody's die: the least face that brings it about counts as what is needed."""
    match event:
        case events.UprisingRolled():
            return (Roll(NOBODY, event.die, least_face(event.needed - event.modifier)),)
        case events.RollOff():
            return (Roll(g.seat_of[event.nation], event.die),)
    return ()


CAUSES: Final = (
    events.BidWon,
    events.IssueReopened,
    events.IssuesSwapped,
    events.OptionChosen,
    events.IssueSettled,
    events.ConferenceResolved,
    events.StrategyChosen,
    events.HappinessChanged,
    events.PointScored,
)
TALLY: Final = Tally(points, CAUSES, events.TurnBegun, rolls)
