"""The solo game: the turns of automated factions, and points (14)."""

from __future__ import annotations

from typing import ClassVar, Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BOX_VALUE,
    DEPTH,
    DISCONTENT,
    FIRST_SPACE,
    ISSUES_IN,
    PLACE_ON,
    POTENTIAL,
    RECLAIM_MOST,
    REGIONS,
    SETTLE,
    STARS,
    UNIT_LIMIT,
)
from chancellery.games.versailles_1919.rules.common import Decision, leader, space_in
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit, free_box, units_left
from chancellery.games.versailles_1919.rules.military import deploy
from chancellery.games.versailles_1919.rules.placements import (
    first_issues,
)
from chancellery.games.versailles_1919.rules.placing import (
    place_on,
)
from chancellery.games.versailles_1919.rules.scoring import strengths
from chancellery.games.versailles_1919.rules.settling import settle
from chancellery.games.versailles_1919.rules.uprising import issues_by_nation
from chancellery.games.versailles_1919.state import Versailles

# From this column on a faction sends military, to this column if it can, or else to the next.
ALARM: Final = 4
POST: Final = 7
NEAR_MUTINY: Final = 2
# By which priorities a faction acts, in the order in which they are tested; the last one is that none applies.
MILITARY_PRIORITIES: Final[tuple[str, ...]] = ("deploy", "demobilize")
POLITICAL_PRIORITIES: Final[tuple[str, ...]] = ("settle", "place", "recover", "settle-other")
NO_PRIORITY: Final = "nothing"
WORTH_IT: Final = 2


def score_turn(g: Versailles) -> None:
    """A point for the only strongest faction, if each controls an issue and the conference moves (14.2)."""
    moved, g.stirred = g.stirred, 0
    if not moved or any(nation not in g.owner for nation in g.order):
        return
    found = strengths(g)
    own = found[g.human]
    if max([found[nation] for nation in g.order if nation != g.human]) < own:
        g.points += 1
        if g.log:
            g.log.add(events.PointScored(g.human, g.points))


def tell(g: Versailles, nation: int, priority: str) -> None:
    """Record which priority decided."""
    if g.log:
        g.log.add(events.BotDecided(nation, priority))


def bot_goes_on(g: Versailles, nation: int) -> None:
    """What a faction does next: a military action if one is due, or its political action (14.3, 14.4)."""
    if not g.military and bot_military(g, nation):
        g.military = 1
    elif not g.political:
        g.political = 1
        bot_political(g, nation)


# --- military (14.3) ---


def bot_military(g: Versailles, nation: int) -> bool:
    """Deploy where an uprising threatens, or else demobilize before a mutiny; whether anything was done."""
    space = bot_post(g, nation)
    if space != NOBODY:
        tell(g, nation, "deploy")
        deploy(g, nation, space, NOBODY)
        return True
    if near_mutiny(g, nation) and BOX_VALUE[free_box(g)] >= WORTH_IT:
        tell(g, nation, "demobilize")
        g.push(GiveUpUnit(0, nation, 1))
        return True
    return False


def near_mutiny(g: Versailles, nation: int) -> bool:
    """Whether a loss of one or two points of happiness would bring a mutiny."""
    happiness = g.happiness[nation]
    return happiness > 0 and UNIT_LIMIT[max(0, happiness - NEAR_MUTINY)] < units_left(g, nation)


def bot_space(g: Versailles, nation: int, region: int) -> int:
    """Column 7, or column 8 if that is taken or would bring a mutiny; NOBODY if neither will do."""
    first = region * DEPTH + POST - FIRST_SPACE
    after = max(0, g.happiness[nation] - DISCONTENT[POST])
    if g.unit[first] == NOBODY and UNIT_LIMIT[after] >= units_left(g, nation):
        return first
    return first + 1 if g.unit[first + 1] == NOBODY else NOBODY


def bot_post(g: Versailles, nation: int) -> int:
    """Where a faction deploys: most of its issues, then its highest one, then dice; NOBODY for nowhere."""
    if not g.units[nation] or max(g.unrest) < ALARM or nation not in g.owner:
        return NOBODY
    found = []
    for region in range(REGIONS):
        if g.unrest[region] < ALARM:
            continue
        counts = issues_by_nation(g, region)
        count = counts[nation]
        if (
            count
            and count == max(counts)
            and space_in(g, nation, region) == NOBODY
            and bot_space(g, nation, region) != NOBODY
        ):
            stars = max([STARS[issue] for issue in ISSUES_IN[region] if g.owner[issue] == nation])
            found.append((count, stars, region))
    if not found:
        return NOBODY
    best = max([(count, stars) for count, stars, _ in found])
    regions = [region for count, stars, region in found if (count, stars) == best]
    region = regions[0] if len(regions) == 1 else roll_for_region(g, regions)
    return bot_space(g, nation, region)


def roll_for_region(g: Versailles, regions: list[int]) -> int:
    """The highest roll; whoever shares it rolls again."""
    while len(regions) > 1:
        dice = [g.roll() for _ in regions]
        if g.log:
            for region, die in zip(regions, dice, strict=True):
                g.log.add(events.RegionRolled(die, region))
        most = max(dice)
        regions = [region for region, die in zip(regions, dice, strict=True) if die == most]
    return regions[0]


# --- politics (14.4) ---


def bot_political(g: Versailles, nation: int) -> None:
    """Settle what it leads, or place, or recover, or settle what the other faction leads."""
    led = [issue for issue in g.table if leader(g, issue) == nation]
    if led:
        best = max([POTENTIAL[issue][nation] for issue in led])
        tell(g, nation, "settle")
        bot_settles(g, nation, [issue for issue in led if POTENTIAL[issue][nation] == best])
        return
    issues = first_issues(g, nation)
    if issues:
        tell(g, nation, "place")
        g.push(BotPlaces(0, nation, tuple(issues)))
    elif g.exhausted[nation] or g.spent_units[nation]:
        tell(g, nation, "recover")
        bot_recovers(g, nation)
    else:
        others = [n for n in g.order if n not in (nation, g.human)]
        found = [issue for issue in g.table if leader(g, issue) in others]
        tell(g, nation, "settle-other" if found else NO_PRIORITY)
        if found:
            bot_settles(g, nation, found)


def bot_recovers(g: Versailles, nation: int) -> None:
    """Six cubes and every exhausted unit come back."""
    cubes = min(RECLAIM_MOST, g.exhausted[nation])
    units = g.spent_units[nation]
    g.exhausted[nation] -= cubes
    g.available[nation] += cubes
    g.spent_units = put(g.spent_units, nation, 0)
    g.units = put(g.units, nation, g.units[nation] + units)
    if cubes:
        g.stirred = 1
    if g.log:
        g.log.add(events.InfluenceReclaimed(nation, cubes, units))


def bot_settles(g: Versailles, nation: int, issues: list[int]) -> None:
    """Settle the only issue, or ask which of equal ones."""
    if len(issues) == 1:
        settle(g, nation, issues[0])
    else:
        g.push(BotSettles(0, nation, tuple(issues)))


class BotSettles(Decision):
    """Which of two issues of equal worth a faction settles (14.4)."""

    rule: ClassVar[str] = "14.4"

    def __init__(self, seat: int, nation: int, issues: tuple[int, ...]) -> None:
        self.seat = seat
        self.nation = nation
        self.issues = issues

    def possible(self, g: Versailles) -> list[int]:
        return [SETTLE + issue for issue in self.issues]

    def apply(self, g: Versailles, action: int) -> None:
        settle(g, self.nation, ACTIONS.thing(action))

    def prompt(self, g: Versailles) -> Text:
        return Text("bot-settles", nation=("nation", self.nation))


class BotPlaces(Decision):
    """On which issue a faction places influence first; the second follows (14.4)."""

    rule: ClassVar[str] = "14.4"

    def __init__(self, seat: int, nation: int, issues: tuple[int, ...]) -> None:
        self.seat = seat
        self.nation = nation
        self.issues = issues

    def possible(self, g: Versailles) -> list[int]:
        return [PLACE_ON + issue for issue in self.issues]

    def apply(self, g: Versailles, action: int) -> None:
        place_on(g, self.seat, self.nation, ACTIONS.thing(action), NOBODY)

    def prompt(self, g: Versailles) -> Text:
        return Text("bot-places", nation=("nation", self.nation))
