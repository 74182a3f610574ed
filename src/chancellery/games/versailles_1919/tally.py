"""Points and dice of Versailles 1919, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.nouns import NOBODY
from chancellery.engine.tally import Parts, Roll, Score, Tally, least_face
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.rules.common import stars_of
from chancellery.games.versailles_1919.rules.scoring import flag_points, happiness_points, score, strategy_points
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


def parts(g: Versailles) -> Parts:
    """Stars, flags, strategy and happiness (12.2); alone, points have one source."""
    if g.seats == 1:
        return ()
    by_seat = sorted([(g.seat_of[nation], nation) for nation in g.order if g.seat_of[nation] >= 0])
    return (
        tuple([stars_of(g, nation) for _, nation in by_seat]),
        tuple([flag_points(g, nation) for _, nation in by_seat]),
        tuple([strategy_points(g, nation) for _, nation in by_seat]),
        tuple([happiness_points(g, nation) for _, nation in by_seat]),
    )


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
SCORE: Final = Score(("stars", "flags", "strategy", "happiness"), parts)
TALLY: Final = Tally(points, CAUSES, events.TurnBegun, rolls, score=SCORE)
