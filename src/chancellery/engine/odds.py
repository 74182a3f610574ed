"""What each face of the die that an answer comes to would do, tried out by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from chancellery.engine.events import Event
from chancellery.engine.foretelling import Foretelling
from chancellery.engine.frames import Choice, Frame
from chancellery.engine.rng import Rng

if TYPE_CHECKING:
    from chancellery.engine.state import State


class Outcome:
    """What is counted of a die: the faces that bring such an event about, with that field not 0 if one is named."""

    def __init__(self, name: str, event: type[Event], field: str = "") -> None:
        self.name = name
        self.event = event
        self.field = field

    def is_met(self, events: list[Event]) -> bool:
        """Whether some of these events is what is counted."""
        fitting = [event for event in events if type(event) is self.event]
        return any(not self.field or getattr(event, self.field) for event in fitting)


class Odds:
    """What a game says about its dice.

    dice      the kinds of events that show a die, each with what is counted of it
    effects   the kinds of events that tell what else a die has done
    rolls     the verbs by which somebody rolls; whatever else comes to a die does something else first
    standing  questions whether to roll again, each with the answer that lets the die stand
    """

    def __init__(
        self,
        dice: Mapping[type[Event], Outcome] | None = None,
        effects: Iterable[type[Event]] = (),
        rolls: Iterable[str] = (),
        standing: Mapping[type[Frame[Any]], int] | None = None,
    ) -> None:
        self.dice = dict(dice or {})
        self.events = frozenset((*self.dice, *effects))
        self.rolls = frozenset(rolls)
        self.standing = dict(standing or {})


NO_ODDS: Final = Odds()


class Die:
    """The die that an answer comes to, before anything hidden is looked at.

    rolls   whether the answer is to roll it
    faces   what every face brings about; nothing where that is not worth telling
    counts  what is counted of them by its name: the faces that bring it about
    """

    def __init__(self, rolls: bool, faces: list[list[Event]], counts: dict[str, list[int]]) -> None:
        self.rolls = rolls
        self.faces = faces
        self.counts = counts


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


class NextDie(OneDie):
    """The same if nothing hidden comes before it; whoever records is told that it has fallen."""

    def __init__(self, face: int, log: Foretelling) -> None:
        super().__init__(face)
        self.log = log

    def roll(self, sides: int = 6) -> int:
        if self.log.hidden():
            raise NoDieYet
        self.log.rolled = True
        return super().roll(sides)


def odds(state: State, seat: int, rng: Rng) -> dict[int, Die]:
    """For each legal action of a seat that comes to a die before anything hidden is looked at: that die.

    Everything is tried on a position that the seat cannot tell from the real one. Of a die that follows by itself it is
    told what it does where that depends on the answer.
    """
    declared = state.game.odds
    if not declared.dice or seat not in state.waiting or state.stack[-1].sealed:
        return {}
    twin = state.redeal(seat, rng)
    legal = state.legal(seat)
    dice: dict[int, Die] = {}
    for action in legal:
        faces = try_faces(twin, seat, action)
        if faces:
            counts = counted(declared, faces)
            dice[action] = Die(is_roll(state, action), faces if counts else [], counts)
    following = [die for die in dice.values() if not die.rolls]
    if not answers_differ(following, len(legal)):
        for die in following:
            die.faces, die.counts = [], {}
    return dice


def is_roll(state: State, action: int) -> bool:
    """Whether somebody who chooses this rolls a die: by its verb, or once more."""
    declared = state.game.odds
    stands = declared.standing.get(type(state.stack[-1]))
    return state.game.actions.verbs[action] in declared.rolls if stands is None else action != stands


def counted(odds: Odds, faces: list[list[Event]]) -> dict[str, list[int]]:
    """What is counted of the die that these faces show, by its name: the faces that bring it about."""
    shown = {type(event) for events in faces for event in events}
    counts = [count for kind, count in odds.dice.items() if kind in shown]
    return {one.name: [face for face, events in enumerate(faces, 1) if one.is_met(events)] for one in counts}


def answers_differ(dice: list[Die], answers: int) -> bool:
    """Whether it depends on the answer what comes of the die after it; of no die nothing comes."""
    chances = {tuple(sorted((name, len(faces)) for name, faces in die.counts.items() if faces)) for die in dice}
    if len(dice) < answers:
        chances.add(())
    return len(chances) > 1


def try_faces(state: State, seat: int, action: int) -> list[list[Event]]:
    """What every face of the die that an action comes to brings about, nothing if it comes to none."""
    first = try_out(state, seat, action, 1)
    if first is None:
        return []
    sides, events = first
    rest = (try_out(state, seat, action, face) for face in range(2, sides + 1))
    return [events, *(tried[1] for tried in rest if tried is not None)]


def try_out(state: State, seat: int, action: int, face: int) -> tuple[int, list[Event]] | None:
    """The die's number of sides and what its face brings about, or None if the action does not come to a die."""
    g = state.clone()
    log = Foretelling(g)
    g.log = log
    g.rng = die = NextDie(face, log)
    try:
        g.advance(seat, action)
        # Whoever may roll again has not done so yet.
        standing = g.game.odds.standing
        while die.sides and g.waiting and isinstance(top := g.stack[-1], Choice) and type(top) in standing:
            log.floor = g.floor
            g.advance(top.seat, standing[type(top)])
    except NoDieYet:
        pass
    if not die.sides:
        return None
    shown = g.game.odds.events
    return die.sides, [entry.event for entry in log.entries if type(entry.event) in shown]
