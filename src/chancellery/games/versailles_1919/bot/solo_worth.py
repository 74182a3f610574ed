"""What a position of the solo game is worth to its player, in points: turns in which one faction alone is strongest."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    GAME_END,
    POTENTIAL,
    REGIONS,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.rules.common import leader, space_in
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.scoring import strengths
from chancellery.games.versailles_1919.rules.uprising import would_be_hit
from chancellery.games.versailles_1919.state import Versailles

# How much of an issue counts as strength before it is settled: led by the player or by another faction.
OWN_TABLE: Final = 0.6
OWN_WAITING: Final = 0.25
OTHER_TABLE: Final = 0.8
OTHER_WAITING: Final = 0.25
# The chance of a point in a turn, by the strength that one is ahead; so many turns of it are counted.
EVEN: Final = 0.45
STEP: Final = 0.12
LEADS_NOW: Final = 0.15
HORIZON: Final = 4.0
AHEAD: Final = 0.06
MOST_AHEAD: Final = 6.0
MOST_BEHIND: Final = 15.0
# After an uprising one plays the weakest faction, so it should not be far behind.
SPREAD: Final = 0.05
MISSING: Final = 1.5
# Another faction that settles uses up two cards of the deck; to lead both issues on the table forces one's hand.
SETTLES: Final = 0.25
FORCED: Final = 0.3
ENDS: Final = 9.0
ENDS_LATER: Final = 1.5
MAY_END: Final = 0.5
UPROAR: Final = 1.2
CALM_CHANCE: Final = 0.3
FREE_CUBE: Final = 0.05
SPENT_CUBE: Final = 0.02
OTHERS_CUBE: Final = 0.01
FREE_UNIT: Final = 0.25
SPENT_UNIT: Final = 0.12
POSTED_UNIT: Final = 0.1
# Happiness counts for nothing but the units that it allows.
SAFE: Final = 13
UNHAPPY: Final = 0.05


def prospects(g: Versailles, soon: list[float]) -> float:
    """Add what each faction leads to its strength; what that costs the player besides."""
    human = g.human
    cost = 0.0
    own = 0
    for issue in g.table:
        holder = leader(g, issue)
        if holder == NOBODY:
            continue
        if issue == GAME_END:
            cost += MAY_END if holder == human else ENDS
        if holder == human:
            own += 1
            soon[human] += OWN_TABLE * POTENTIAL[issue][human]
        else:
            soon[holder] += OTHER_TABLE * POTENTIAL[issue][holder]
            cost += SETTLES
    for issue in g.waiting_room:
        holder = leader(g, issue)
        if issue == GAME_END:
            cost += ENDS_LATER if holder not in (NOBODY, human) else 0.0
        elif holder != NOBODY:
            soon[holder] += (OWN_WAITING if holder == human else OTHER_WAITING) * POTENTIAL[issue][holder]
    return cost + FORCED if own > 1 else cost


def solo_worth(g: Versailles) -> float:
    """What a position is worth to the solo player: points, and those that are likely to come."""
    human = g.human
    first, second = [nation for nation in g.order if nation != human]
    now = strengths(g)
    soon = [float(strength) for strength in now]
    found = g.points - prospects(g, soon)
    rival = max(soon[first], soon[second])
    ahead = soon[human] - rival
    chance = min(0.95, max(0.03, EVEN + STEP * ahead))
    if now[human] > max(now[first], now[second]):
        chance += LEADS_NOW
    for nation in g.order:
        if nation not in g.owner:
            found -= MISSING
    found += HORIZON * chance + AHEAD * max(-MOST_BEHIND, min(MOST_AHEAD, ahead))
    found -= SPREAD * (max(rival, soon[human]) - min(soon[first], soon[second], soon[human]))
    found -= UPROAR * upheaval(g) * (chance - CALM_CHANCE)
    return found + pieces(g, human) - OTHERS_CUBE * (g.available[first] + g.available[second])


def pieces(g: Versailles, nation: int) -> float:
    """What the pieces of the player's faction are worth."""
    posted = units_left(g, nation) - g.units[nation] - g.spent_units[nation]
    found = FREE_CUBE * g.available[nation] + SPENT_CUBE * g.exhausted[nation]
    found += FREE_UNIT * g.units[nation] + SPENT_UNIT * g.spent_units[nation] + POSTED_UNIT * posted
    return found - UNHAPPY * max(0, SAFE - g.happiness[nation])


def upheaval(g: Versailles) -> float:
    """How likely uprisings are wherever anybody has an issue; a unit of the player's makes them less so."""
    total = 0.0
    for region in range(REGIONS):
        needed = UPRISING_ON[g.unrest[region]]
        if needed and would_be_hit(g, region):
            total += (7 - needed - int(space_in(g, g.human, region) != NOBODY)) / 6
    return total
