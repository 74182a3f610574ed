"""A side's chance to win from a position, for the leaves of a search."""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.games.europe_divided.board import EUROPE, HEADLINE_SEAT, REGIONS, RUSSIA, SEA_REGIONS
from chancellery.games.europe_divided.bot.advise import KEPT
from chancellery.games.europe_divided.bot.worth import (
    IN_HAND,
    Outlook,
    award,
    headline_chance,
    money_worth,
    region_worth,
    sea_worth,
)
from chancellery.games.europe_divided.rules.victory import prestige
from chancellery.games.europe_divided.state import EuropeDivided

# What an action card that lies ready is worth.
ACTION: Final = 0.5
# So much prestige ahead is about three games of four, at the end and for each turn before it.
AT_END: Final = 1.0
EACH_TURN: Final = 0.12
TURNS: Final = 20


def evaluate(g: EuropeDivided, seat: int) -> float:
    """How likely a side is to win, by how far it is ahead."""
    left = max(0, TURNS - g.turn)
    chance = 1.0 / (1.0 + exp(-lead(g) / (AT_END + EACH_TURN * left)))
    return chance if seat == EUROPE else 1.0 - chance


def lead(g: EuropeDivided) -> float:
    """How far Europe is ahead, in prestige that it has or may expect."""
    outlook = Outlook(g, EUROPE)
    value = float(prestige(g, EUROPE) - prestige(g, RUSSIA))
    for region in range(REGIONS):
        value += region_worth(g, EUROPE, region, outlook.nearness)
    for number, headline in enumerate(outlook.headlines):
        value += outlook.weights[number] * headline_chance(g, headline, outlook.decided[number], False)
    for headline in g.headlines[RUSSIA]:
        if HEADLINE_SEAT[headline] == RUSSIA:
            value -= IN_HAND * award(headline) * headline_chance(g, headline, 0.0, False)
    for sea in range(len(SEA_REGIONS)):
        value += 0.5 * (sea_worth(g, EUROPE, sea) - sea_worth(g, RUSSIA, sea))
    value += money_worth(g.money[EUROPE]) - money_worth(g.money[RUSSIA])
    value += KEPT * (len(g.advantages[EUROPE]) - len(g.advantages[RUSSIA]))
    return value + ACTION * (len(g.committed[EUROPE]) - len(g.committed[RUSSIA]))
