"""What each face of the next die would do, tried out by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from chancellery.engine.events import Event
from chancellery.engine.frames import Choice, Frame
from chancellery.engine.rng import Rng

if TYPE_CHECKING:
    from chancellery.engine.state import State


class Odds:
    """What a game says about its dice.

    events    the kinds of events that tell what a die did
    standing  questions whether to roll again, each with the answer that lets the die stand
    """

    def __init__(
        self, events: Iterable[type[Event]] = (), standing: Mapping[type[Frame[Any]], int] | None = None
    ) -> None:
        self.events = frozenset(events)
        self.standing = dict(standing or {})


NO_ODDS: Final = Odds()


class NoDieYet(Exception):
    """Chance other than one die decides what follows."""


class OneDie(Rng):
    """Chance that shows one known face, and then stops everything."""

    def __init__(self, face: int) -> None:
        super().__init__(b"")
        self.face = face
        self.sides = 0

    def block_at(self, index: int) -> tuple[int, ...]:
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
    if not state.game.odds.events or seat not in state.waiting or state.stack[-1].sealed:
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
        standing = g.game.odds.standing
        while die.sides and g.waiting and isinstance(top := g.stack[-1], Choice) and type(top) in standing:
            g.advance(top.seat, standing[type(top)])
    except NoDieYet:
        pass
    if not die.sides:
        return None
    told = g.game.odds.events
    return die.sides, [entry.event for entry in log.entries if entry.seats is None and type(entry.event) in told]
