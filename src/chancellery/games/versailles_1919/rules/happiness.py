"""Happiness, and units that go home by themselves (6)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BOX_VALUE,
    BOXES_IN_PLAY,
    GIVE_UP,
    GIVE_UP_AVAILABLE,
    GIVE_UP_EXHAUSTED,
    LAST_BOX,
    MILITARY,
    MOST_HAPPINESS,
    UNIT_LIMIT,
)
from chancellery.games.versailles_1919.rules.common import Decision, clockwise, regions_with_unit, seat_for, space_in
from chancellery.games.versailles_1919.rules.pieces import has_pieces, without_its_pieces
from chancellery.games.versailles_1919.rules.promises import nation_of, refrains
from chancellery.games.versailles_1919.state import Versailles


def change_happiness(g: Versailles, nation: int, change: int) -> None:
    """Move a marker; at 0 it stays for ever, and it stops at 30 (6.1)."""
    before = g.happiness[nation]
    if before <= 0:
        return
    after = min(max(before + change, 0), MOST_HAPPINESS)
    g.happiness[nation] = after
    if after != before and g.log:
        g.log.add(events.HappinessChanged(nation, after - before, after))


def units_left(g: Versailles, nation: int) -> int:
    """Units that are not demobilized; a nation that has none in this match counts as demobilized (6.2)."""
    return MILITARY - g.retired[nation]


def must_retire(g: Versailles, nation: int) -> bool:
    """Whether a nation has more units than its happiness allows (6.2)."""
    return MILITARY - g.retired[nation] > UNIT_LIMIT[g.happiness[nation]]


def check_mutiny(g: Versailles) -> None:
    """See to it that nobody has more units than allowed (6.2)."""
    for nation in g.order:
        if MILITARY - g.retired[nation] > UNIT_LIMIT[g.happiness[nation]]:
            g.push(Mutiny())
            return


class Mutiny(Step[Versailles]):
    """Units go home one by one, clockwise from the active player (6.2)."""

    def run(self, g: Versailles) -> None:
        for nation in clockwise(g, g.active):
            if must_retire(g, nation):
                if g.log:
                    g.log.add(events.Mutinied(nation))
                g.push(GiveUpUnit(seat_for(g, nation), nation, 0), Mutiny())
                return


def free_box(g: Versailles) -> int:
    """The highest box of the demobilize track that is free (8.2)."""
    for box in BOXES_IN_PLAY[g.seats]:
        if g.box[box] == NOBODY:
            return box
    return LAST_BOX


class GiveUpUnit(Decision):
    """Which unit is demobilized: on the track, or in a mutiny in its last box (6.2, 8.2)."""

    rule: ClassVar[str] = "6.2"
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int, nation: int, track: int) -> None:
        self.seat = seat
        self.nation = nation
        self.track = track

    def possible(self, g: Versailles) -> list[int]:
        found = []
        if g.units[self.nation]:
            found.append(GIVE_UP_AVAILABLE)
        if g.spent_units[self.nation]:
            found.append(GIVE_UP_EXHAUSTED)
        found += [GIVE_UP + region for region in regions_with_unit(g, self.nation)]
        return found

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """A unit that a promise needs, such as the only one that a reclaim would bring back (11.3)."""
        return without_its_pieces(g, self, promise)

    def apply(self, g: Versailles, action: int) -> None:
        nation = self.nation
        if action == GIVE_UP_AVAILABLE:
            g.units = put(g.units, nation, g.units[nation] - 1)
        elif action == GIVE_UP_EXHAUSTED:
            g.spent_units = put(g.spent_units, nation, g.spent_units[nation] - 1)
        else:
            g.unit = put(g.unit, space_in(g, nation, ACTIONS.thing(action)), NOBODY)
        box = free_box(g) if self.track else LAST_BOX
        if box != LAST_BOX:
            g.box = put(g.box, box, nation)
        g.retired = put(g.retired, nation, g.retired[nation] + 1)
        if g.log:
            g.log.add(events.UnitDemobilized(nation, BOX_VALUE[box]))
        change_happiness(g, nation, BOX_VALUE[box])

    def prompt(self, g: Versailles) -> Text:
        box = free_box(g) if self.track else LAST_BOX
        return Text("give-up-unit", nation=("nation", self.nation), value=BOX_VALUE[box])


def spoilt_by_a_loss(g: Versailles, promise: int) -> bool:
    """Whether a promise to act could no longer be kept with a unit less, whichever it is (11.3)."""
    if refrains(promise) or not has_pieces(g, promise):
        return False
    nation = nation_of(promise)
    question = GiveUpUnit(seat_for(g, nation), nation, 0)
    twin = g.clone()
    twin.stack.append(question)
    units = question.possible(twin)
    return bool(units) and len(without_its_pieces(twin, question, promise)) == len(units)
