"""Victory points and dice of Europe in Turmoil, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.tally import Roll, Score, Tally, least_face
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import LIBERAL
from chancellery.games.europe_in_turmoil.rules.tension import scores
from chancellery.games.europe_in_turmoil.state import Turmoil


def rolls(_g: Turmoil, event: Event) -> tuple[Roll, ...]:
    """Dice of checks and naval attempts succeed or fail; a die that was rolled again counts as well."""
    match event:
        case events.SupportChecked():
            return (Roll(event.seat, event.die, least_face(event.die - event.excess + 1)),)
        case events.NavalAttempt():
            return (Roll(event.seat, event.die, least_face(event.needed - event.modifier)),)
        case events.DieRerolled():
            return (Roll(event.seat, event.old),)
        case events.DieRolled() | events.WarRolled() | events.LossesRolled() | events.GainsRolled():
            return (Roll(event.seat, event.die),)
    return ()


def kind(_g: Turmoil, before: str, event: Event) -> str:
    """Regions and the naval race are named by the event right before; once there is war, all else is war too."""
    match event:
        case events.RegionScored():
            return "regions"
        case events.NavyAdvanced():
            return "navy"
        case events.WarBrokeOut():
            return "war"
        case events.VictoryPoints():
            return before
    return "war" if before == "war" else "cards"


def gain(_g: Turmoil, event: Event) -> tuple[int, ...]:
    """What moves the marker; VP that a side loses are its own loss."""
    if not isinstance(event, events.VictoryPoints):
        return ()
    return (0, event.points) if event.seat == LIBERAL else (event.points, 0)


SCORE: Final = Score(("regions", "navy", "cards", "war"), kind=kind, gain=gain)
CAUSES: Final = (
    events.RegionScored,
    events.WarWon,
    events.NavyAdvanced,
    events.EventHappened,
    events.CardPlayed,
)
TALLY: Final = Tally(scores, CAUSES, events.TurnBegan, rolls, shared=True, score=SCORE)
