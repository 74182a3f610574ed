"""The story of a match that is over: its score from ply to ply, the turning points, the dice, and what each seat held.

Everything comes from one replay, so it is told for finished matches alone: the points of a position may rest on cards
that were secret.
"""

from __future__ import annotations

from typing import Final

import msgspec

from chancellery.engine.events import Event, EventData, event_json
from chancellery.engine.game import Game
from chancellery.engine.state import State
from chancellery.engine.tally import FACES, Roll, Score, Tally
from chancellery.engine.views import PositionData
from chancellery.table.match import Match, TableError
from chancellery.table.rules_version import NOBODY_ASKED, require_rules
from chancellery.table.table import Actions, Table

MOST_TURNING_POINTS: Final = 4


class PointsAfter(msgspec.Struct):
    """The points of every seat after a ply."""

    ply: int
    points: list[int]


class TurnMark(msgspec.Struct):
    """A turn began with this ply."""

    ply: int
    event: EventData


class TurningPoint(msgspec.Struct):
    """Points changed by much: by how much for every seat, and the events that tell why."""

    ply: int
    change: list[int]
    causes: list[EventData]


class Dice(msgspec.Struct):
    """The dice of a seat, or of nobody in particular (None).

    faces      how often each face came
    tries      how many dice could succeed, how many did, and how many could be expected to
    """

    seat: str | None
    faces: list[int]
    tries: int = 0
    successes: int = 0
    expected: float = 0.0


class ScoreLine(msgspec.Struct):
    """What every seat has of its points in one category."""

    category: str
    points: list[int]


class Story(msgspec.Struct):
    """A finished match as one story.

    positions  the last position as every seat sees it
    shared     whether two sides share one marker: what one gains the other loses
    score      the points by category; they add up to what the match ended with, on a shared marker to how far one leads
    """

    plies: int
    curve: list[PointsAfter]
    turns: list[TurnMark]
    turning: list[TurningPoint]
    dice: list[Dice]
    positions: dict[str, PositionData]
    shared: bool = False
    score: list[ScoreLine] = []


class PointsSwing(msgspec.Struct):
    """What points did for one reason, over as many plies as that took."""

    ply: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    causes: list[Event]

    def change(self) -> list[int]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    def size(self) -> int:
        """How far two seats moved apart or together; twice that where the lead changed hands."""
        moved = self.change()
        apart = max(moved) - min(moved) if len(moved) > 1 else abs(moved[0])
        return apart * (1 if leaders(self.before) & leaders(self.after) else 2)


def leaders(points: tuple[int, ...]) -> set[int]:
    return {seat for seat, own in enumerate(points) if own == max(points)}


def tell(game: Game, match: Match, actions: Actions) -> Story:
    """Replay a match that is over, and tell what became of it, from where this build can replay it."""
    if not match.over():
        raise TableError("the story of a match is available once it is over", "not-over-story")
    require_rules(game, match)
    teller = Teller(game, match)
    for seat, action in actions[match.replays_from :]:
        teller.play(seat, action)
    return teller.story()


class Teller:
    """A replay that keeps what the story needs."""

    def __init__(self, game: Game, match: Match) -> None:
        self.table = Table.start(game, match)
        self.tally = game.tally
        self.curve: list[PointsAfter] = []
        self.turns: list[TurnMark] = []
        self.swings: list[PointsSwing] = []
        self.rolls: list[Roll] = []
        self.last_causes: list[Event] = []
        self.points: tuple[int, ...] = ()
        self.kind = ""
        self.gained: dict[str, list[int]] = {}
        if self.tally is not None:
            self.points = self.tally.points(self.state)
            self.curve.append(PointsAfter(self.state.ply, list(self.points)))
            self.listen(self.tally)

    @property
    def state(self) -> State:
        return self.table.state

    def play(self, seat: int, action: int) -> None:
        self.state.play(seat, action)
        self.table.rekey()
        if self.tally is not None:
            self.listen(self.tally)

    def listen(self, tally: Tally) -> None:
        """Take in what the last ply brought."""
        ply, log = self.state.ply, self.state.record()
        happened = [entry.event for entry in log.entries]
        log.entries.clear()
        for event in happened:
            self.rolls += tally.rolls(self.state, event)
            if tally.score is not None:
                self.count(tally.score, event)
            if isinstance(event, tally.turn):
                self.turns.append(TurnMark(ply, event_json(event, self.table.nouns)))
        causes = [event for event in happened if isinstance(event, tally.causes)]
        now = tally.points(self.state)
        if now != self.points:
            most_telling = min((tally.causes.index(type(event)) for event in causes), default=0)
            best = [event for event in causes if isinstance(event, tally.causes[most_telling])]
            self.swing(ply, now, best or self.last_causes)
        elif causes:
            self.last_causes = causes[-1:]

    def count(self, score: Score, event: Event) -> None:
        """Add the points that an event brings to their category."""
        self.kind = score.kind(self.state, self.kind, event)
        gain = score.gain(self.state, event)
        if gain:
            before = self.gained.get(self.kind, [0] * self.state.seats)
            self.gained[self.kind] = [had + more for had, more in zip(before, gain, strict=True)]

    def score(self) -> list[ScoreLine]:
        """The points by category, those in which nobody has any left out; nothing if they do not add up."""
        if self.tally is None or self.tally.score is None:
            return []
        score, shared = self.tally.score, self.tally.shared
        parts = score.parts(self.state)
        found = dict(zip(score.categories, [list(part) for part in parts], strict=True)) if parts else self.gained
        lines = [ScoreLine(category, found[category]) for category in score.categories if any(found.get(category, []))]
        sums = [sum(line.points[seat] for line in lines) for seat in range(self.state.seats)]
        if shared:
            sums = [own - sum(sums) + own for own in sums]
        return lines if tuple(sums) == self.points else []

    def swing(self, ply: int, now: tuple[int, ...], causes: list[Event]) -> None:
        self.curve.append(PointsAfter(ply, list(now)))
        if self.swings and causes and self.swings[-1].causes is causes:
            self.swings[-1].after = now
        else:
            self.swings.append(PointsSwing(ply, self.points, now, causes))
        self.points, self.last_causes = now, causes

    def story(self) -> Story:
        ids, state = self.table.game.seats(self.state.options), self.state
        nouns = self.table.nouns
        if self.curve and self.curve[-1].ply != state.ply:
            self.curve.append(PointsAfter(state.ply, list(self.points)))
        telling = [one for one in self.swings if one.causes and one.size()]
        greatest = sorted(telling, key=lambda one: (-one.size(), one.ply))[:MOST_TURNING_POINTS]
        turning = [
            TurningPoint(one.ply, one.change(), [event_json(event, nouns) for event in one.causes])
            for one in sorted(greatest, key=lambda one: one.ply)
        ]
        dice = [dice_of(None if seat < 0 else ids[seat], self.rolls, seat) for seat in (*range(state.seats), -1)]
        positions: dict[str, PositionData] = {id: {**state.view(seat), **NOBODY_ASKED} for seat, id in enumerate(ids)}
        rolled = [one for one in dice if sum(one.faces)]
        shared = state.game.tally is not None and state.game.tally.shared
        return Story(state.ply, self.curve, self.turns, turning, rolled, positions, shared, self.score())


def dice_of(name: str | None, rolls: list[Roll], seat: int) -> Dice:
    """All dice of one seat together."""
    mine = [roll for roll in rolls if roll.seat == seat]
    tried = [roll for roll in mine if roll.needed]
    return Dice(
        name,
        [sum(roll.die == face for roll in mine) for face in range(1, FACES + 1)],
        len(tried),
        sum(roll.die >= roll.needed for roll in tried),
        round(sum((FACES + 1 - roll.needed) / FACES for roll in tried), 2),
    )
