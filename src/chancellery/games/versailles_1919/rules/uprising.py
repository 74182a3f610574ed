"""Uprising checks and uprisings (9)."""

from __future__ import annotations

from typing import ClassVar, Final

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    COLUMN_OF_SPACE,
    HIT,
    ISSUES_IN,
    LOSE,
    MINUS_ONE,
    MODIFIES,
    NATIONS,
    NO_CHANGE,
    PLUS_ONE,
    REGION_OF,
    REGIONS,
    STARS,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.rules.common import Decision, clockwise, everyone, is_bot, seat_for, space_in
from chancellery.games.versailles_1919.rules.lapsing import drop_promises_to_act
from chancellery.games.versailles_1919.rules.regions import left_most, reset_region
from chancellery.games.versailles_1919.rules.strategy_cards import select_strategies
from chancellery.games.versailles_1919.rules.unsettling import (
    unsettle,
)
from chancellery.games.versailles_1919.state import Versailles

PASSING: Final = frozenset(("pass",))


def highest_regions(g: Versailles) -> tuple[int, ...]:
    """Every region whose unrest is furthest right (9.1)."""
    most = max(g.unrest)
    return tuple([region for region in range(REGIONS) if g.unrest[region] == most])


class UprisingCheck(Step[Versailles]):
    """A check in some regions: first all rolls, then every uprising in order (9.2)."""

    def __init__(self, regions: tuple[int, ...]) -> None:
        self.regions = regions

    def run(self, g: Versailles) -> None:
        g.rising = ()
        g.push(ResolveUprisings(0))
        for region in self.regions[::-1]:
            g.push(CheckRegion(region))


class CheckRegion(Step[Versailles]):
    """Owners of units that modify the die announce what they do, the active player last; then it is rolled (9.2)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Versailles) -> None:
        if not UPRISING_ON[g.unrest[self.region]]:
            if g.log:
                g.log.add(events.NoUprisingPossible(self.region))
            return
        g.modifier = 0
        g.push(RollForUprising(self.region))
        order = clockwise(g, g.active)
        for nation in [order[0], *order[1:][::-1]]:
            if not modifies(g, nation, self.region):
                continue
            if is_bot(g, nation):
                g.push(BotAnnounces(nation, self.region))
            else:
                g.push(Announce(seat_for(g, nation), nation, self.region))


def modifies(g: Versailles, nation: int, region: int) -> bool:
    """Whether a nation has a unit in the region that lets it modify the die (9.2)."""
    space = space_in(g, nation, region)
    return space != NOBODY and MODIFIES[COLUMN_OF_SPACE[space]]


class BotAnnounces(Step[Versailles]):
    """An automated faction subtracts one if the uprising may hit it, and otherwise adds one (14.6)."""

    def __init__(self, nation: int, region: int) -> None:
        self.nation = nation
        self.region = region

    def run(self, g: Versailles) -> None:
        change = bot_change(g, self.nation, self.region)
        if g.log:
            g.log.add(events.BotDecided(self.nation, "calm" if change < 0 else "stir"))
        announce(g, self.nation, self.region, change)


def bot_change(g: Versailles, nation: int, region: int) -> int:
    """What an automated faction adds to the die (14.6)."""
    return -1 if nation in would_be_hit(g, region) else 1


class Announce(Decision):
    """Add one to the die, subtract one, or leave it (9.2)."""

    rule: ClassVar[str] = "9.2"

    def __init__(self, seat: int, nation: int, region: int) -> None:
        self.seat = seat
        self.nation = nation
        self.region = region

    def possible(self, g: Versailles) -> list[int]:
        return [PLUS_ONE, MINUS_ONE, NO_CHANGE]

    def apply(self, g: Versailles, action: int) -> None:
        announce(g, self.nation, self.region, 1 if action == PLUS_ONE else -1 if action == MINUS_ONE else 0)

    def prompt(self, g: Versailles) -> Text:
        needed = UPRISING_ON[g.unrest[self.region]]
        later, added = still_to_announce(g)
        then = g.modifier + added
        return Text(
            "announce",
            nation=("nation", self.nation),
            region=("region", self.region),
            needed=needed,
            modifier=g.modifier,
            later=later,
            chances=faces(needed, then),
            least=7 - faces(needed, then),
            more=faces(needed, then + 1),
            less=faces(needed, then - 1),
        )


def still_to_announce(g: Versailles) -> tuple[int, int]:
    """How many players announce after the one who is asked, and what automated factions will add (9.2, 14.6)."""
    later, added = 0, 0
    for frame in g.stack[-2::-1]:
        if isinstance(frame, BotAnnounces):
            added += bot_change(g, frame.nation, frame.region)
        elif isinstance(frame, Announce):
            later += 1
        else:
            break
    return later, added


def faces(needed: int, modifier: int) -> int:
    """How many faces of the die bring an uprising."""
    return max(0, min(6, 7 - needed + modifier))


def rising_faces(needed: int, modifier: int) -> list[bool]:
    """Of each face of the die whether it brings an uprising."""
    return [face + modifier >= needed for face in range(1, 7)]


def uprising_faces(g: Versailles, region: int) -> int:
    """How many faces bring an uprising in a region, modifiers apart; none where none can be."""
    needed = UPRISING_ON[g.unrest[region]]
    return faces(needed, 0) if needed else 0


def announce(g: Versailles, nation: int, region: int, change: int) -> None:
    g.modifier += change
    if g.log:
        g.log.add(events.ModifierAnnounced(nation, region, change))


class RollForUprising(Step[Versailles]):
    """The die and the modifiers against the number of the column (9.2)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Versailles) -> None:
        needed = UPRISING_ON[g.unrest[self.region]]
        die = g.roll()
        rises = die + g.modifier >= needed
        if g.log:
            g.log.add(events.UprisingRolled(self.region, die, g.modifier, needed, int(rises), die + g.modifier))
        g.modifier = 0
        if rises:
            g.rising = (*g.rising, self.region)


class ResolveUprisings(Step[Versailles]):
    """Each uprising in the order of the regions; after the first ones of the game strategies are chosen (9.3, 9.7).

    bid   whether an issue was up for bid in this check
    """

    def __init__(self, bid: int) -> None:
        self.bid = bid

    def run(self, g: Versailles) -> None:
        if g.rising:
            region, g.rising = g.rising[0], g.rising[1:]
            g.push(ResolveUprisings(int(self.bid or bool(would_be_hit(g, region)))))
            rise(g, region)
            return
        if self.bid:
            # Whoever promised to pass has done so in every bid of the check.
            drop_promises_to_act(g, PASSING)
        if g.uprisings == 1:
            g.uprisings = 2
            select_strategies(g)


def issues_by_nation(g: Versailles, region: int) -> list[int]:
    """How many issues of a region each nation controls."""
    counts = [0] * NATIONS
    for issue in ISSUES_IN[region]:
        owner = g.owner[issue]
        if owner != NOBODY:
            counts[owner] += 1
    return counts


def issues_by_region(g: Versailles) -> list[list[int]]:
    """The same for every region at once, and for the principles after them."""
    counts = [[0] * NATIONS for _ in range(REGIONS + 1)]
    for issue, owner in enumerate(g.owner):
        if owner != NOBODY:
            counts[REGION_OF[issue]][owner] += 1
    return counts


def would_be_hit(g: Versailles, region: int) -> list[int]:
    """Who has the most issues in a region, clockwise from the active player; nobody without issues (9.3)."""
    counts = issues_by_nation(g, region)
    most = max(counts)
    return [nation for nation in everyone(g) if counts[nation] == most] if most else []


def rise(g: Versailles, region: int) -> None:
    """There is an uprising: find out whom it hits (9.3)."""
    if not g.uprisings:
        g.uprisings = 1
    tied = would_be_hit(g, region)
    if not tied:
        if g.log:
            g.log.add(events.NobodyHit(region))
        reset_region(g, region)
        return
    if len(tied) == 1:
        hit(g, region, tied[0])
        return
    space = left_most(g, region)
    if space == NOBODY:
        hit(g, region, roll_off(g, tied))
    else:
        g.push(ChooseVictim(seat_for(g, g.unit[space]), g.unit[space], region))


def roll_off(g: Versailles, tied: list[int]) -> int:
    """The highest roll is hit; whoever shares it rolls again (9.3)."""
    while len(tied) > 1:
        dice = []
        for nation in tied:
            die = g.roll()
            dice.append(die)
            if g.log:
                g.log.add(events.RollOff(nation, die))
        most = max(dice)
        tied = [nation for nation, die in zip(tied, dice, strict=True) if die == most]
    return tied[0]


class ChooseVictim(Decision):
    """The owner of the left-most unit says whom the uprising hits (9.3)."""

    rule: ClassVar[str] = "9.3"

    def __init__(self, seat: int, nation: int, region: int) -> None:
        self.seat = seat
        self.nation = nation
        self.region = region

    def possible(self, g: Versailles) -> list[int]:
        return [HIT + nation for nation in would_be_hit(g, self.region)]

    def apply(self, g: Versailles, action: int) -> None:
        hit(g, self.region, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-victim", nation=("nation", self.nation), region=("region", self.region))


def issues_at_risk(g: Versailles, region: int, nation: int) -> list[int]:
    """The issues with most stars that a nation controls in a region (9.3)."""
    found = [issue for issue in ISSUES_IN[region] if g.owner[issue] == nation]
    most = max([STARS[issue] for issue in found])
    return [issue for issue in found if STARS[issue] == most]


def hit(g: Versailles, region: int, nation: int) -> None:
    """The issue with most stars is unsettled; of equal ones its owner picks (9.3)."""
    found = issues_at_risk(g, region, nation)
    if len(found) == 1:
        lose_issue(g, region, nation, found[0])
    else:
        g.push(ChooseIssueLost(seat_for(g, nation), nation, region))


class ChooseIssueLost(Decision):
    """Which of several issues with as many stars is unsettled (9.3)."""

    rule: ClassVar[str] = "9.3"

    def __init__(self, seat: int, nation: int, region: int) -> None:
        self.seat = seat
        self.nation = nation
        self.region = region

    def possible(self, g: Versailles) -> list[int]:
        return [LOSE + issue for issue in issues_at_risk(g, self.region, self.nation)]

    def apply(self, g: Versailles, action: int) -> None:
        lose_issue(g, self.region, self.nation, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("choose-issue-lost", nation=("nation", self.nation), region=("region", self.region))


def lose_issue(g: Versailles, region: int, nation: int, issue: int) -> None:
    if g.log:
        g.log.add(events.UprisingBegun(region, nation, issue))
    unsettle(g, issue, region)
