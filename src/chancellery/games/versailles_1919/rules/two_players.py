"""Two players: the USA is a faction that both lead in turn (13)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    CUBES,
    DECISION,
    PLACE_ON,
    RECLAIM_MOST,
    SETTLE,
    USA,
)
from chancellery.games.versailles_1919.rules.common import Decision, recover
from chancellery.games.versailles_1919.rules.placements import (
    is_placement,
    leads_to_forsworn,
    placements_with,
)
from chancellery.games.versailles_1919.rules.placing import (
    place_on,
)
from chancellery.games.versailles_1919.rules.promises import action_of, refrains
from chancellery.games.versailles_1919.rules.settling import settle
from chancellery.games.versailles_1919.rules.usa_actions import usa_actions
from chancellery.games.versailles_1919.rules.ways import settlements_for, traps
from chancellery.games.versailles_1919.state import Versailles


class UsaAction(Step[Versailles]):
    """At the end of a turn the USA takes a political action, if it can take one (13.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Versailles) -> None:
        g.acting = USA
        if g.log:
            g.log.add(events.UsaActionBegun(g.active))
        if usa_actions(g):
            g.push(UsaAct(self.seat))
        elif g.log:
            g.log.add(events.UsaIdle(USA))


class UsaAct(Decision):
    """What the USA does (13.1)."""

    rule: ClassVar[str] = "13.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return usa_actions(g)

    def ways_to(self, g: Versailles, action: int) -> list[int]:
        """Political actions themselves; for a step of a settlement, the settlement (11.3)."""
        if is_placement(action):
            return placements_with(g, self.seat, USA, action)
        return [action] if DECISION[action] else settlements_for(g, self.seat, USA, action)

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        if not refrains(promise):
            return []
        placed = is_placement(action_of(promise))
        return leads_to_forsworn(g, self.seat, USA) if placed else traps(g, self.seat, USA, promise)

    def apply(self, g: Versailles, action: int) -> None:
        verb, thing = ACTIONS.split(action)
        if verb == PLACE_ON:
            place_on(g, self.seat, USA, thing, NOBODY)
        elif verb == SETTLE:
            settle(g, USA, thing)
        else:
            cubes = recover(g, USA, RECLAIM_MOST)
            if g.exhausted[g.active]:
                g.push(ReclaimAlong(self.seat, g.active, cubes))

    def prompt(self, g: Versailles) -> Text:
        return Text("usa-act", nation=("nation", g.active))


class ReclaimAlong(Decision):
    """Whoever leads the USA may take back as many cubes as it did (13.4)."""

    rule: ClassVar[str] = "13.4"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int, most: int) -> None:
        self.seat = seat
        self.nation = nation
        self.most = most

    def possible(self, g: Versailles) -> list[int]:
        return list(range(CUBES, CUBES + min(self.most, g.exhausted[self.nation]) + 1))

    def apply(self, g: Versailles, action: int) -> None:
        recover(g, self.nation, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("reclaim-along", nation=("nation", self.nation), most=self.most)
