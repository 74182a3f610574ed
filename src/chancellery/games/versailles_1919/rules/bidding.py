"""The bid for control of an unsettled issue (9.4)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BID,
    CUBES,
    FORCE_AVAILABLE,
    FORCE_LOCAL,
    FORCES,
    NATIONS,
    NO_MILITARY,
    PASS,
    REGION_OF,
    STRENGTH,
    WORLD,
)
from chancellery.games.versailles_1919.rules.common import Decision, clockwise, seat_for, space_in
from chancellery.games.versailles_1919.rules.happiness import change_happiness, check_mutiny
from chancellery.games.versailles_1919.rules.options import SelectOption, counters_on
from chancellery.games.versailles_1919.rules.pieces import has_pieces, lacks_cubes
from chancellery.games.versailles_1919.rules.promises import action_of, refrains
from chancellery.games.versailles_1919.rules.regions import reset_region
from chancellery.games.versailles_1919.state import Versailles


def local_space(g: Versailles, nation: int) -> int:
    """Where a nation's unit stands in the region of the contested issue, or NOBODY."""
    region = REGION_OF[g.contested]
    return NOBODY if region == WORLD else space_in(g, nation, region)


def best_bidder(g: Versailles) -> int:
    """Whose bid is the highest: military strength first, then influence; NOBODY without a bid (9.4)."""
    best = NOBODY
    for nation in range(NATIONS):
        if g.bid_cubes[nation] != NOBODY and (best == NOBODY or bid_of(g, nation) > bid_of(g, best)):
            best = nation
    return best


def bid_of(g: Versailles, nation: int) -> tuple[int, int]:
    """The strength and the cubes of a bid; nothing for nobody."""
    return (0, 0) if nation == NOBODY else (STRENGTH[g.bid_force[nation]], g.bid_cubes[nation])


def forces_to_bid(g: Versailles, nation: int) -> list[int]:
    """The units with which a nation can outbid everybody, if need be with cubes (9.4)."""
    strength, cubes = bid_of(g, best_bidder(g))
    enough = g.available[nation] > cubes
    if NO_MILITARY[g.contested]:
        return [0] if enough else []
    local = local_space(g, nation) != NOBODY
    units = g.units[nation]
    return [
        force
        for force in range(FORCES)
        if FORCE_AVAILABLE[force] <= units
        and (local or not FORCE_LOCAL[force])
        and (STRENGTH[force] > strength or (STRENGTH[force] == strength and enough))
    ]


def cubes_to_bid(g: Versailles, nation: int, force: int) -> range:
    """How many cubes may go with some units: any number, or more than the best bid of the same strength (9.4)."""
    strength, cubes = bid_of(g, best_bidder(g))
    least = cubes + 1 if STRENGTH[force] == strength else 0
    return range(least, g.available[nation] + 1)


class NextBid(Step[Versailles]):
    """Whose turn it is to bid; the last one standing has won (9.4)."""

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def run(self, g: Versailles) -> None:
        best = best_bidder(g)
        for nation in clockwise(g, self.nation):
            if nation != best and not g.passed[nation]:
                g.push(MakeBid(seat_for(g, nation), nation))
                return
        if best == NOBODY:
            nobody_bids(g)
        else:
            win_bid(g, best)


def pass_bid(g: Versailles, nation: int) -> None:
    """A nation bids no more."""
    g.passed = put(g.passed, nation, 1)
    if g.log:
        g.log.add(events.BidPassed(nation))


def make_bid(g: Versailles, nation: int, force: int, cubes: int) -> None:
    """Note a bid, and let the next one bid."""
    g.bid_force = put(g.bid_force, nation, force)
    g.bid_cubes = put(g.bid_cubes, nation, cubes)
    if g.log:
        g.log.add(events.BidMade(nation, force, STRENGTH[force], cubes))
    after_bid(g, nation)


def after_bid(g: Versailles, nation: int) -> None:
    """The next bidder; the solo player bids last, and who wins is the next step then (14.6)."""
    if g.seats > 1:
        g.push(NextBid(clockwise(g, nation)[1]))


class MakeBid(Decision):
    """Bid more than anybody has, or pass for good; promises speak of units, so with them these come first (9.4)."""

    rule: ClassVar[str] = "9.4"

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def possible(self, g: Versailles) -> list[int]:
        forces = forces_to_bid(g, self.nation)
        if not forces:
            return [PASS]
        if forces == [0] and not g.bound:
            cubes = cubes_to_bid(g, self.nation, 0)
            return [PASS, *range(CUBES + cubes.start, CUBES + cubes.stop)]
        return [PASS, *[BID + force for force in forces]]

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """Units and cubes that a promise about something later in the turn needs (11.3)."""
        if ACTIONS.verbs[action_of(promise)] == "bid":
            return []
        forces = forces_to_bid(g, self.nation)
        return [BID + force for force in forces if self.spoils(g, promise, force)]

    def spoils(self, g: Versailles, promise: int, force: int) -> bool:
        if lacks_cubes(g, promise, self.nation, cubes_to_bid(g, self.nation, force).start):
            return True
        if refrains(promise) or not has_pieces(g, promise):
            return False
        twin = g.clone()
        exhaust_units(twin, self.nation, force)
        return not has_pieces(twin, promise)

    def apply(self, g: Versailles, action: int) -> None:
        if action == PASS:
            pass_bid(g, self.nation)
            after_bid(g, self.nation)
            return
        verb, thing = ACTIONS.split(action)
        if verb == CUBES:
            make_bid(g, self.nation, 0, thing)
            return
        cubes = cubes_to_bid(g, self.nation, thing)
        if len(cubes) == 1:
            make_bid(g, self.nation, thing, cubes.start)
        else:
            g.push(BidCubes(self.seat, self.nation, thing))

    def prompt(self, g: Versailles) -> Text:
        best = best_bidder(g)
        strength, cubes = bid_of(g, best)
        return Text(
            "make-bid",
            nation=("nation", self.nation),
            issue=("issue", g.contested),
            best=("nation", best),
            strength=strength,
            cubes=cubes,
        )


class BidCubes(Decision):
    """How much influence goes with the units of a bid (9.4)."""

    rule: ClassVar[str] = "9.4"
    breaks: ClassVar[bool] = False

    def __init__(self, seat: int, nation: int, force: int) -> None:
        self.seat = seat
        self.nation = nation
        self.force = force

    def possible(self, g: Versailles) -> list[int]:
        cubes = cubes_to_bid(g, self.nation, self.force)
        return list(range(CUBES + cubes.start, CUBES + cubes.stop))

    def spoilers_of(self, g: Versailles, promise: int) -> list[int]:
        """Cubes that a promise about something later in the turn needs (11.3)."""
        if ACTIONS.verbs[action_of(promise)] == "bid":
            return []
        cubes = cubes_to_bid(g, self.nation, self.force)
        return [CUBES + n for n in cubes if lacks_cubes(g, promise, self.nation, n)]

    def apply(self, g: Versailles, action: int) -> None:
        make_bid(g, self.nation, self.force, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("bid-cubes", nation=("nation", self.nation), force=("force", self.force))


def win_bid(g: Versailles, nation: int) -> None:
    """The winner pays what was bid and takes control; each unit costs a point of happiness (9.4)."""
    issue, force, cubes, arena = g.contested, g.bid_force[nation], g.bid_cubes[nation], g.arena
    units = exhaust_units(g, nation, force)
    g.available[nation] -= cubes
    g.exhausted[nation] += cubes
    g.owner = put(g.owner, issue, nation)
    if g.log:
        g.log.add(events.BidWon(nation, issue, units, cubes))
    close_bidding(g)
    g.push(AfterBid(nation, issue, arena))
    if units:
        change_happiness(g, nation, -units)
        check_mutiny(g)


def exhaust_units(g: Versailles, nation: int, force: int) -> int:
    """The units of a bid that has won are exhausted, also the one in the region; how many they are (9.4)."""
    units = FORCE_AVAILABLE[force] + FORCE_LOCAL[force]
    if FORCE_LOCAL[force]:
        g.unit = put(g.unit, local_space(g, nation), NOBODY)
    g.units = put(g.units, nation, g.units[nation] - FORCE_AVAILABLE[force])
    g.spent_units = put(g.spent_units, nation, g.spent_units[nation] + units)
    return units


def nobody_bids(g: Versailles) -> None:
    """Without a bid the issue goes on top of the discard pile (9.4)."""
    issue, arena = g.contested, g.arena
    g.issue_discard.append(issue)
    g.chosen, g.flag = put(g.chosen, issue, NOBODY), put(g.flag, issue, NOBODY)
    if g.log:
        g.log.add(events.NobodyBid(issue))
    close_bidding(g)
    if arena != NOBODY:
        reset_region(g, arena)


def close_bidding(g: Versailles) -> None:
    g.contested = g.contender = g.arena = NOBODY
    g.bid_force = (0,) * NATIONS
    g.bid_cubes = (NOBODY,) * NATIONS
    g.passed = (0,) * NATIONS


class AfterBid(Step[Versailles]):
    """After an uprising unrest is reset; then the winner selects an option anew (9.5, 9.6)."""

    def __init__(self, nation: int, issue: int, arena: int) -> None:
        self.nation = nation
        self.issue = issue
        self.arena = arena

    def run(self, g: Versailles) -> None:
        if self.arena != NOBODY:
            reset_region(g, self.arena)
        if g.log and counters_on(g, self.issue):
            g.log.add(events.CountersRemoved(self.issue))
        g.push(SelectOption(self.nation, self.issue))
