"""Stages of an answer: how the position looks to a seat between the things that one answer brings about."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from chancellery.engine.events import Log
from chancellery.engine.state import State
from chancellery.engine.views import PositionData

# No answer brings about so much that is told apart; whatever comes later is seen with the last position.
MOST_STAGES: Final = 60


class Stage(NamedTuple):
    """The position when a seat has been told so many of the events of an answer, with nobody asked anything."""

    events: int
    position: PositionData


class Stages(Log):
    """A recorder that keeps a copy of the position for every number of events that a seat has been told."""

    watches: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.found: dict[int, State] = {}

    def look(self, state: State) -> None:
        told = self.told()
        # What follows without a word belongs to what was told last.
        if told and (told in self.found or len(self.found) < MOST_STAGES):
            self.found[told] = state.clone()

    def told(self) -> int:
        """How many events the seat has been told of."""
        return len([entry for entry in self.entries if entry.visible_to(self.seat)])


def stages(state: State, seat: int, by: int, action: int) -> list[Stage]:
    """What a seat (or a spectator) sees while an action that is legal here is carried out, before its end."""
    return [Stage(events, still.view(seat)) for events, still in stills(state, seat, by, action)]


def stills(state: State, seat: int, by: int, action: int) -> list[tuple[int, State]]:
    """Copies of the position in the midst of an action, each with how many events the seat has been told by then."""
    twin = state.clone()
    log = Stages(seat)
    log.ply = twin.ply
    twin.log = log
    twin.play(by, action)
    found = [(events, still) for events, still in log.found.items() if events < log.told()]
    for _, still in found:
        # What was asked has been answered, and what is asked next is not known yet.
        still.waiting = ()
        still._legal = None
    return found
