"""Military actions: deploy and demobilize (8)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    COLUMN_OF_SPACE,
    DEMOBILIZE,
    DEPLOY,
    DEPTH,
    DISCONTENT,
    FROM,
    FROM_AVAILABLE,
    RECOVERS,
    REGION_OF_SPACE,
)
from chancellery.games.versailles_1919.rules.common import Decision, recover, regions_with_unit, space_in
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit, change_happiness, check_mutiny, units_left
from chancellery.games.versailles_1919.rules.pieces import without_its_pieces
from chancellery.games.versailles_1919.rules.regions import set_unrest
from chancellery.games.versailles_1919.state import Versailles


def military_actions(g: Versailles, nation: int) -> list[int]:
    """Every military action that a nation can take now (8)."""
    if not units_left(g, nation):
        return []
    found = []
    if g.units[nation] or nation in g.unit:
        found = [DEPLOY + space for space, holder in enumerate(g.unit) if holder == NOBODY]
    found.append(DEMOBILIZE)
    return found


def start_military(g: Versailles, seat: int, nation: int, action: int) -> None:
    """Carry a military action out, or ask with which unit (8)."""
    if action == DEMOBILIZE:
        g.push(GiveUpUnit(seat, nation, 1))
        return
    space = ACTIONS.thing(action)
    sources = deploy_sources(g, nation, space)
    if len(sources) == 1:
        deploy(g, nation, space, sources[0])
    else:
        g.push(ChooseUnit(seat, nation, space))


def deploy_sources(g: Versailles, nation: int, space: int) -> list[int]:
    """The regions that a unit can come from, NOBODY for one that is available; never two in a region (8.1)."""
    region = REGION_OF_SPACE[space]
    if space_in(g, nation, region) != NOBODY:
        return [region]
    found = [NOBODY] if g.units[nation] else []
    return found + regions_with_unit(g, nation)


def deploy(g: Versailles, nation: int, space: int, source: int) -> None:
    """Place a unit: unrest is pushed, influence recovered, happiness lost, then a mutiny may follow (8.1)."""
    if source == NOBODY:
        g.units = put(g.units, nation, g.units[nation] - 1)
    else:
        g.unit = put(g.unit, space_in(g, nation, source), NOBODY)
    g.unit = put(g.unit, space, nation)
    if g.log:
        g.log.add(events.UnitDeployed(nation, space))
    region, column = REGION_OF_SPACE[space], COLUMN_OF_SPACE[space]
    if g.unrest[region] >= column:
        set_unrest(g, region, column - 1)
    if RECOVERS[column]:
        recover(g, nation, RECOVERS[column])
    if DISCONTENT[column]:
        change_happiness(g, nation, -DISCONTENT[column])
        check_mutiny(g)


class ChooseUnit(Decision):
    """Which unit is deployed: one that is available, or one from another region (8.1)."""

    rule: ClassVar[str] = "8.1"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int, space: int) -> None:
        self.seat = seat
        self.nation = nation
        self.space = space

    def possible(self, g: Versailles) -> list[int]:
        return [
            FROM_AVAILABLE if source == NOBODY else FROM + source
            for source in deploy_sources(g, self.nation, self.space)
        ]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """A unit that a promise about a bid or a die needs where it is (11.3)."""
        return without_its_pieces(g, self, promise)

    def apply(self, g: Versailles, action: int) -> None:
        source = NOBODY if action == FROM_AVAILABLE else ACTIONS.thing(action)
        deploy(g, self.nation, self.space, source)

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-unit", nation=("nation", self.nation), space=("space", self.space))


def spaces_of(region: int) -> range:
    """The spaces for units in a region."""
    return range(region * DEPTH, region * DEPTH + DEPTH)
