"""What the estimate of a position is made of, so that a hint can say what an answer gains or prevents."""

from __future__ import annotations

from typing import Final

from chancellery.engine.stakes import Mark, Share, Stake, Stakes
from chancellery.games.europe_divided.board import (
    BLOCS,
    EUROPE,
    HEADLINE_SEAT,
    REGIONS,
    RU,
    RUSSIA,
    SEA_REGIONS,
    SPACES,
)
from chancellery.games.europe_divided.bot.advise import KEPT
from chancellery.games.europe_divided.bot.evaluate import ACTION, AT_END, EACH_TURN, TURNS
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

PRESTIGE: Final = Stake("prestige")
MONEY: Final = Stake("money")
ADVANTAGES: Final = Stake("advantages")
ACTIONS: Final = Stake("actions")
# Chances of headlines are told in hundredths.
HUNDRED: Final = 100.0


def stakes(g: EuropeDivided, seat: int) -> Stakes:
    """What speaks for a side; together they are the logarithm of its odds."""
    side = 1.0 if seat == EUROPE else -1.0
    scale = AT_END + EACH_TURN * max(0, TURNS - g.turn)
    found: Stakes = {}

    def add(stake: Stake, worth: float, figure: float = 0.0, marks: dict[Mark, float] | None = None) -> None:
        found[stake] = Share(side * worth / scale, side * figure, marks or {})

    outlook = Outlook(g, EUROPE)
    lead = prestige(g, EUROPE) - prestige(g, RUSSIA)
    add(PRESTIGE, float(lead), float(lead))
    for region in range(REGIONS):
        worth = region_worth(g, EUROPE, region, outlook.nearness)
        add(Stake("region", ("space", region)), worth, 0.0, marks_of(g, seat, region))
    for number, headline in enumerate(outlook.headlines):
        chance = headline_chance(g, headline, outlook.decided[number], False)
        sign = 1.0 if HEADLINE_SEAT[headline] == EUROPE else -1.0
        add(headline_stake(headline, seat), outlook.weights[number] * chance, sign * HUNDRED * chance)
    for headline in g.headlines[RUSSIA]:
        if HEADLINE_SEAT[headline] == RUSSIA:
            chance = headline_chance(g, headline, 0.0, False)
            add(headline_stake(headline, seat), -IN_HAND * award(headline) * chance, -HUNDRED * chance)
    for sea in range(len(SEA_REGIONS)):
        add(Stake("sea", ("sea", sea)), 0.5 * (sea_worth(g, EUROPE, sea) - sea_worth(g, RUSSIA, sea)))
    add(MONEY, money_worth(g.money[EUROPE]) - money_worth(g.money[RUSSIA]), float(g.money[EUROPE] - g.money[RUSSIA]))
    kept = len(g.advantages[EUROPE]) - len(g.advantages[RUSSIA])
    add(ADVANTAGES, KEPT * kept, float(kept))
    ready = len(g.committed[EUROPE]) - len(g.committed[RUSSIA])
    add(ACTIONS, ACTION * ready, float(ready))
    return found


def headline_stake(headline: int, seat: int) -> Stake:
    owner = HEADLINE_SEAT[headline]
    return Stake("headline", ("headline", headline), None if owner == seat else ("seat", owner))


def marks_of(g: EuropeDivided, seat: int, region: int) -> dict[Mark, float]:
    """What stands in a region: dice by bloc, and the armies of both sides."""
    found = {}
    for bloc in range(BLOCS):
        theirs = (bloc == RU) != (seat == RUSSIA)
        value = float(g.die[bloc * REGIONS + region])
        found[Mark(("bloc", bloc), theirs)] = -value if theirs else value
    for side in (EUROPE, RUSSIA):
        armies = float(g.army[side * SPACES + region])
        found[Mark(("seat", side), side != seat)] = armies if side == seat else -armies
    return found
