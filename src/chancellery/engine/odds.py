"""What each face of the next die would do, tried out by the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.engine.events import Event
from chancellery.engine.frames import Choice
from chancellery.engine.rng import Rng

if TYPE_CHECKING:
    from chancellery.engine.state import State


class NoDieYet(Exception):
    """Chance other than one die decides what follows."""


class OneDie(Rng):
    """Chance that shows one known face, and then stops everything."""

    def __init__(self, face: int) -> None:
        super().__init__(b"")
        self.face = face
        self.sides = 0

    def word(self) -> int:
        raise NoDieYet

    def roll(self, sides: int = 6) -> int:
        if self.sides:
            raise NoDieYet
        self.sides = sides
        return min(self.face, sides)


def odds(state: State, seat: int, rng: Rng) -> dict[int, list[list[Event]]]:
    """For each legal action of a seat that rolls a die at once: what every face of it brings about.

    Only events of the kinds that the game names are told; everything is tried on a position that the seat cannot tell
    from the real one.
    """
    if not state.game.odds or seat not in state.waiting or state.stack[-1].sealed:
        return {}
    twin = state.redeal(seat, rng)
    found = {}
    for action in state.legal(seat):
        first = try_out(twin, seat, action, 1)
        if first is None:
            continue
        sides, events = first
        rest = (try_out(twin, seat, action, face) for face in range(2, sides + 1))
        found[action] = [events, *(tried[1] for tried in rest if tried is not None)]
    return found


def try_out(state: State, seat: int, action: int, face: int) -> tuple[int, list[Event]] | None:
    """The die's number of sides and what its face brings about, or None if the action does not come to a die."""
    g = state.clone()
    g.rng = die = OneDie(face)
    log = g.record()
    try:
        g.advance(seat, action)
        # Whoever may roll again has not done so yet.
        while die.sides and g.waiting and isinstance(top := g.stack[-1], Choice) and top.stands is not None:
            g.advance(top.seat, top.stands)
    except NoDieYet:
        pass
    if not die.sides:
        return None
    return die.sides, [entry.event for entry in log.entries if entry.seats is None and type(entry.event) in g.game.odds]
