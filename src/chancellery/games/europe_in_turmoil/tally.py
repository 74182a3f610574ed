"""Victory points and dice of Europe in Turmoil, for telling a match that is over."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import Event
from chancellery.engine.tally import Roll, Tally, least_face
from chancellery.games.europe_in_turmoil import events
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


CAUSES: Final = (
    events.RegionScored,
    events.WarWon,
    events.NavyAdvanced,
    events.EventHappened,
    events.CardPlayed,
)
TALLY: Final = Tally(scores, CAUSES, events.TurnBegan, rolls, shared=True)
