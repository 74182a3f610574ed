"""The solo game: changing factions, and bids for unsettled issues (14.5, 14.6)."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    AWARD,
    BOT_UNITS,
    FORCE_OF,
    NO_MILITARY,
    POTENTIAL,
    STRENGTH,
    SWITCH,
)
from chancellery.games.versailles_1919.rules.bidding import (
    MakeBid,
    best_bidder,
    bid_of,
    local_space,
    nobody_bids,
    win_bid,
)
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.scoring import strengths
from chancellery.games.versailles_1919.state import Versailles


def weakest(g: Versailles) -> list[int]:
    """The factions of least strength (14.5)."""
    found = strengths(g)
    least = min([found[nation] for nation in g.order])
    return [nation for nation in g.order if found[nation] == least]


class SwitchFaction(Step[Versailles]):
    """The player takes over the weakest faction before the bids (14.5)."""

    def run(self, g: Versailles) -> None:
        found = weakest(g)
        if len(found) > 1:
            g.push(ChooseFaction(0, tuple(found)), BotBids())
        else:
            switch_to(g, found[0])
            g.push(BotBids())


def switch_to(g: Versailles, nation: int) -> None:
    if nation != g.human:
        g.human = nation
        if g.log:
            g.log.add(events.FactionSwitched(nation))


class ChooseFaction(Decision):
    """Which of the weakest factions the player takes over (14.5)."""

    rule: ClassVar[str] = "14.5"

    def __init__(self, seat: int, nations: tuple[int, ...]) -> None:
        self.seat = seat
        self.nations = nations

    def possible(self, g: Versailles) -> list[int]:
        return [SWITCH + nation for nation in self.nations]

    def apply(self, g: Versailles, action: int) -> None:
        switch_to(g, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-faction")


def bot_force(g: Versailles, nation: int) -> int:
    """The units that a faction bids: so many of what it has left, the one in the region first (14.6)."""
    if NO_MILITARY[g.contested]:
        return 0
    wanted = BOT_UNITS[units_left(g, nation)]
    local = int(wanted > 0 and local_space(g, nation) != NOBODY)
    more = min(wanted - local, g.units[nation])
    return FORCE_OF[local][more]


class BotBids(Step[Versailles]):
    """Both factions say what they bid; then the player may beat the better one (14.6)."""

    def run(self, g: Versailles) -> None:
        bots = [nation for nation in g.order if nation != g.human]
        for nation in bots:
            force = bot_force(g, nation)
            cubes = min(POTENTIAL[g.contested][nation], g.available[nation])
            if STRENGTH[force] + cubes:
                g.bid_force = put(g.bid_force, nation, force)
                g.bid_cubes = put(g.bid_cubes, nation, cubes)
        richer = break_tie(g, bots[0], bots[1])
        for nation in bots:
            if g.log and g.bid_cubes[nation] != NOBODY:
                strength, cubes = bid_of(g, nation)
                g.log.add(events.BotDecided(nation, "outbid" if nation == richer else "bid"))
                g.log.add(events.BidMade(nation, g.bid_force[nation], strength, cubes))
        g.push(MakeBid(0, g.human), AwardIssue())


def break_tie(g: Versailles, first: int, second: int) -> int:
    """Of equal bids the faction with more influence adds a cube; who does, or NOBODY (14.6)."""
    if g.bid_cubes[first] == NOBODY or bid_of(g, first) != bid_of(g, second):
        return NOBODY
    if g.available[first] == g.available[second]:
        return NOBODY
    richer = first if g.available[first] > g.available[second] else second
    g.bid_cubes = put(g.bid_cubes, richer, g.bid_cubes[richer] + 1)
    return richer


class AwardIssue(Step[Versailles]):
    """The best bid wins; of equal bids the player picks (14.6)."""

    def run(self, g: Versailles) -> None:
        best = best_bidder(g)
        if best == NOBODY:
            nobody_bids(g)
            return
        if len(equal_bidders(g)) > 1:
            g.push(ChooseWinner(0))
        else:
            win_bid(g, best)


def equal_bidders(g: Versailles) -> list[int]:
    """Whoever shares the best bid."""
    best = bid_of(g, best_bidder(g))
    return [nation for nation in g.order if g.bid_cubes[nation] != NOBODY and bid_of(g, nation) == best]


class ChooseWinner(Decision):
    """Which of two factions with equal bids gets the issue (14.6)."""

    rule: ClassVar[str] = "14.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, g: Versailles) -> list[int]:
        return [AWARD + nation for nation in equal_bidders(g)]

    def apply(self, g: Versailles, action: int) -> None:
        win_bid(g, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-winner", issue=("issue", g.contested))
