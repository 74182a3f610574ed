"""What a position is worth to a side, in prestige: dice, armies, seas, headlines and money.

Everything is worked out region by region, so that a change in one region is judged by that region alone.
"""

from __future__ import annotations

import math
from typing import Final

from chancellery.games.europe_divided.board import (
    ADJACENT,
    CONDITION,
    EU,
    EUROPE,
    HEADLINE_REGIONS,
    HEADLINE_SEAT,
    HEADLINE_TOKENS,
    HIGHEST,
    NATO,
    PRESTIGE,
    REGIONS,
    RESOLVES,
    RU,
    RUSSIA,
    SCORES,
    SEA_IDS,
    SEA_MINIMUM,
    SEA_REGIONS,
    SHIFTS,
    SPACES,
)
from chancellery.games.europe_divided.rules.headlines import is_met
from chancellery.games.europe_divided.rules.seas import rightful_holder
from chancellery.games.europe_divided.state import EuropeDivided

# What a die of a value is worth while it is still far from being scored, and how much more a 6 is worth when it scores.
DIE: Final[tuple[float, ...]] = (0.0, 0.2, 0.32, 0.44, 0.56, 0.62, 0.8)
SIX_NOW: Final = 0.75
SIX_IN_DANGER: Final = 0.55
SECOND_DIE: Final = 0.45
ARMY: Final = 0.18
ARMY_ABROAD: Final = 0.12
BLOCKS_SIX: Final = 0.25
SEA: Final = 0.3
TOKEN: Final = 0.25
# How likely a condition is to be met: by how far one die is ahead of the other (from -3 to 3), of a 6, of armies.
AHEAD: Final[tuple[float, ...]] = (0.05, 0.1, 0.18, 0.28, 0.66, 0.8, 0.88)
TO_SIX: Final[tuple[float, ...]] = (0.03, 0.08, 0.16, 0.26, 0.38, 0.5, 0.9)
ARMIES_SAFE: Final = 0.9
ARMIES_IN_DANGER: Final = 0.7
ARMIES_STRUCK: Final = 0.5
ARMY_LACKS: Final[tuple[float, ...]] = (1.0, 0.34, 0.18)
IN_HAND: Final = 0.35
# The condition that asks for two armies.
TWO_ARMIES: Final = 1
TOGETHER: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 0.5)
# Headlines that are resolved this turn, and those after them.
SOON: Final = 1.0
LATER: Final = 0.6


def clamp(value: int, least: int, most: int) -> int:
    return least if value < least else most if value > most else value


def money_worth(money: int) -> float:
    """What money is worth: the first coins most."""
    if money <= 4:
        return 0.24 * money
    if money <= 7:
        return 0.96 + 0.1 * (money - 4)
    return 1.26 + 0.02 * (money - 7)


class Outlook:
    """What a seat looks at: the headlines that matter to it, and how sure each is decided as it stands.

    headlines   those on the board, and its own colour in its own hand
    weights     how much each counts
    decided     how near each is to being checked: 1 if nothing can change it any more
    more        whether the seat has another card to use this turn
    """

    def __init__(self, g: EuropeDivided, seat: int) -> None:
        self.seat = seat
        self.headlines: list[int] = []
        self.weights: list[float] = []
        self.decided: list[float] = []
        self.more = len(g.committed[seat]) > 0
        resolving = RESOLVES[g.turn]
        last = g.first >= 0 and g.first != seat
        for headline in g.current:
            self.add(headline, SOON, (0.95 if last else 0.6) if resolving else 0.3)
        later = 0.3 if SHIFTS[g.turn] and not g.current else 0.1
        for headline in g.forthcoming:
            self.add(headline, LATER, later)
        for headline in g.headlines[seat]:
            if HEADLINE_SEAT[headline] == seat:
                self.add(headline, IN_HAND, 0.0)
        # Dominance is scored on two turns; until then a 6 may be lost.
        left = 0
        while not SCORES[g.turn + left]:
            left += 1
        self.nearness = 1.0 - min(left, 10) / 10.0
        if left == 0 and last:
            self.nearness = 1.3

    def add(self, headline: int, weight: float, decided: float) -> None:
        self.headlines.append(headline)
        self.weights.append(weight)
        self.decided.append(decided)


# --- regions ---


def threat(g: EuropeDivided, seat: int, region: int) -> int:
    """How many opposing armies next to a region could strike there for nothing, beyond the own armies in it."""
    other = (1 - seat) * SPACES
    found = 0
    for space in ADJACENT[region]:
        found += g.army[other + space]
    return found - g.army[seat * SPACES + region]


def die_worth(g: EuropeDivided, seat: int, region: int, value: int, nearness: float) -> float:
    """A die; a 6 is worth less where an army can break it."""
    if value < HIGHEST:
        return DIE[value]
    return DIE[value] + SIX_NOW * nearness * (1.0 if threat(g, seat, region) <= 0 else SIX_IN_DANGER)


def region_worth(g: EuropeDivided, seat: int, region: int, nearness: float) -> float:
    """Dice and armies in a region, for a side, less those of the other."""
    eu, nato, russia = g.die[region], g.die[NATO * REGIONS + region], g.die[RU * REGIONS + region]
    high, low = (eu, nato) if eu >= nato else (nato, eu)
    worth = die_worth(g, EUROPE, region, high, nearness) + SECOND_DIE * DIE[low]
    worth -= die_worth(g, RUSSIA, region, russia, nearness)
    europe, russian = g.army[region], g.army[SPACES + region]
    worth += (ARMY + ARMY_ABROAD if europe else 0.0) + ARMY * max(0, europe - 1)
    worth -= (ARMY + ARMY_ABROAD if russian else 0.0) + ARMY * max(0, russian - 1)
    if europe and russia >= 4:
        worth += BLOCKS_SIX
    if russian and high >= 4:
        worth -= BLOCKS_SIX
    return worth if seat == EUROPE else -worth


# --- headlines ---


def armies_chance(g: EuropeDivided, seat: int, region: int, needed: int) -> float:
    """How likely a side is to have so many armies in a region: they may be struck, or still have to come."""
    there = g.army[seat * SPACES + region]
    if there < needed:
        return ARMY_LACKS[needed - there]
    danger = threat(g, seat, region) + needed
    return ARMIES_SAFE if danger <= 0 else ARMIES_IN_DANGER if danger <= needed else ARMIES_STRUCK


def chance_in(g: EuropeDivided, condition: int, region: int) -> float:
    """How likely a condition is to hold in a region some turns from now."""
    eu, nato, russia = g.die[region], g.die[NATO * REGIONS + region], g.die[RU * REGIONS + region]
    if condition <= 1:
        return armies_chance(g, RUSSIA, region, condition + 1)
    if condition == 2:
        return AHEAD[clamp(russia - eu, -3, 3) + 3]
    if condition == 3:
        return AHEAD[clamp(russia - max(eu, nato), -3, 3) + 3]
    if condition == 4:
        army = armies_chance(g, RUSSIA, region, 1)
        return AHEAD[clamp(russia - nato, -3, 3) + 3] * army
    if condition == 5:
        return TO_SIX[russia]
    if condition == 6:
        army = armies_chance(g, EUROPE, region, 1)
        return AHEAD[clamp(nato - russia, -3, 3) + 3] * army
    if condition == 7:
        return AHEAD[clamp(nato - russia, -3, 3) + 3]
    if condition == 8:
        return AHEAD[clamp(eu - russia, -3, 3) + 3]
    return TO_SIX[nato if condition == 9 else eu]


def stands(g: EuropeDivided, headline: int, more: bool) -> float:
    """Whether a headline would be awarded now; half, if the second of two armies can still come this turn."""
    if is_met(g, headline):
        return 1.0
    if more and CONDITION[headline] == TWO_ARMIES and g.army[SPACES + HEADLINE_REGIONS[headline][0]] == 1:
        return 0.5
    return 0.0


def headline_chance(g: EuropeDivided, headline: int, decided: float, more: bool) -> float:
    """How likely a headline is to be awarded: between a guess and what the board says now."""
    chance = 1.0
    regions = HEADLINE_REGIONS[headline]
    for region in regions:
        chance *= chance_in(g, CONDITION[headline], region)
    # Several regions hang together: whoever works for one works for all.
    chance = math.pow(chance, TOGETHER[len(regions)])
    if not decided:
        return chance
    return chance * (1.0 - decided) + decided * stands(g, headline, more)


def award(headline: int) -> float:
    """What a headline brings its side."""
    return PRESTIGE[headline] + TOKEN * len(HEADLINE_TOKENS[headline])


# --- a region with all that hangs on it ---


def local_worth(g: EuropeDivided, outlook: Outlook, region: int) -> float:
    """What a region is worth to a seat, with the headlines and the sea that it counts for."""
    seat = outlook.seat
    worth = region_worth(g, seat, region, outlook.nearness)
    for i, headline in enumerate(outlook.headlines):
        if region in HEADLINE_REGIONS[headline]:
            more = outlook.more and HEADLINE_SEAT[headline] == seat
            value = award(headline) * outlook.weights[i] * headline_chance(g, headline, outlook.decided[i], more)
            worth += value if HEADLINE_SEAT[headline] == seat else -value
    for sea in range(len(SEA_IDS)):
        if region in SEA_REGIONS[sea]:
            worth += sea_worth(g, seat, sea)
    return worth


def sea_worth(g: EuropeDivided, seat: int, sea: int) -> float:
    """What it is worth to hold a sea, or to come near it."""
    bloc = rightful_holder(g, sea)
    worth = 0.0 if bloc < 0 else SEA if (bloc == RU) == (seat == RUSSIA) else -SEA
    own = (EU, NATO) if seat == EUROPE else (RU,)
    best = 0
    for power in own:
        total = 0
        for region in SEA_REGIONS[sea]:
            total += g.die[power * REGIONS + region]
        best = max(best, total)
    return worth + 0.05 * min(best, SEA_MINIMUM[sea])
