"""The second political action: reclaim influence and military (5.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import ACTIONS, CUBES, DONE, RECALL, RECLAIM_MOST
from chancellery.games.versailles_1919.rules.common import Decision, regions_with_unit, space_in
from chancellery.games.versailles_1919.rules.pieces import without_its_pieces
from chancellery.games.versailles_1919.state import Versailles

# What has come back so far: nothing yet, cubes or exhausted units, or a deployed unit.
NOTHING: Final = 0
PIECES: Final = 1
RECALLED: Final = 2


def can_reclaim(g: Versailles, nation: int) -> bool:
    """Whether at least one piece could come back (5.2)."""
    return bool(g.exhausted[nation] or g.spent_units[nation] or nation in g.unit)


def hangs_on_reclaim(g: Versailles, nation: int, action: int) -> bool:
    """Whether a unit can be deployed, as was promised, only after a reclaim has brought it back (8.1, 11.3)."""
    if g.political or g.military or ACTIONS.verbs[action] != "deploy":
        return False
    return g.spent_units[nation] > 0 and not g.units[nation] and nation not in g.unit


def start_reclaim(g: Versailles, seat: int, nation: int) -> None:
    """Ask how many cubes come back, if there are any."""
    if g.exhausted[nation]:
        g.push(ReclaimCubes(seat, nation))
    else:
        reclaim(g, seat, nation, 0)


def reclaim(g: Versailles, seat: int, nation: int, cubes: int) -> None:
    """Take back cubes and every exhausted unit; then deployed ones may come back too (5.2)."""
    units = g.spent_units[nation]
    g.exhausted[nation] -= cubes
    g.available[nation] += cubes
    g.spent_units = put(g.spent_units, nation, 0)
    g.units = put(g.units, nation, g.units[nation] + units)
    if cubes:
        g.stirred = 1
    if g.log:
        g.log.add(events.InfluenceReclaimed(nation, cubes, units))
    if nation in g.unit:
        g.push(RecallUnits(seat, nation, PIECES if cubes + units else NOTHING))


class ReclaimCubes(Decision):
    """How many cubes come back, up to six (5.2)."""

    rule: ClassVar[str] = "5.2"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        least = 0 if g.spent_units[self.nation] or self.nation in g.unit else 1
        most = min(RECLAIM_MOST, g.exhausted[self.nation])
        return list(range(CUBES + least, CUBES + most + 1))

    def apply(self, g: Versailles, action: int) -> None:
        reclaim(g, self.seat, self.nation, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        cubes = g.exhausted[self.nation]
        return Text(
            "reclaim-cubes",
            nation=("nation", self.nation),
            cubes=cubes,
            most=min(RECLAIM_MOST, cubes),
            units=g.spent_units[self.nation],
        )


class RecallUnits(Decision):
    """Which deployed units come back; one must if nothing else did (5.2)."""

    rule: ClassVar[str] = "5.2"
    breaks: ClassVar[bool] = False
    lapses: ClassVar[bool] = True

    def __init__(self, seat: int, nation: int, enough: int) -> None:
        self.seat = seat
        self.nation = nation
        self.enough = enough

    def possible(self, g: Versailles) -> list[int]:
        found = [RECALL + region for region in regions_with_unit(g, self.nation)]
        if found and self.enough:
            found.append(DONE)
        return found

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """A unit that a promise about a bid or a die needs where it stands (11.3)."""
        return without_its_pieces(g, self, promise)

    def apply(self, g: Versailles, action: int) -> None:
        if action == DONE:
            return
        region = ACTIONS.thing(action)
        g.unit = put(g.unit, space_in(g, self.nation, region), NOBODY)
        g.units = put(g.units, self.nation, g.units[self.nation] + 1)
        if g.log:
            g.log.add(events.UnitRecalled(self.nation, region))
        g.push(RecallUnits(self.seat, self.nation, RECALLED))

    def prompt(self, g: Versailles) -> Text:
        return Text("recall-units", nation=("nation", self.nation), recalled=int(self.enough == RECALLED))
