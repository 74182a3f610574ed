"""A seat's chance to win from a position, for the leaves of a search.

What decides a game of three or four is not what looks good at once: a lead on an open issue hardly ever lasts, while
units win bid after bid. So the chances have weights of their own, apart from what advice goes by.
"""

from __future__ import annotations

from math import exp
from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import GAME_END, NATIONS, ZERO_PENALTY
from chancellery.games.versailles_1919.bot.solo_worth import solo_worth
from chancellery.games.versailles_1919.bot.worth import (
    holdings,
    is_stuck,
    issue_worth,
    own_worths,
    places,
    threats,
)
from chancellery.games.versailles_1919.rules.common import leader
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.scoring import strategy_worth, winners_of
from chancellery.games.versailles_1919.state import Versailles

# So many points ahead is about three games of four between two players, at the end and for each issue in the deck.
AT_END: Final = 1.5
EACH_ISSUE: Final = 0.1
# The same for the points of the solo game.
SOLO: Final = 2.5
# What a nation has, and how much each of it says in a game of three and of four, in logarithms of odds. Fitted to 600
# games of secretaries each, all seats of a position at once; the command that fits each seat by itself, and shows the
# loss, is `python -m tools.fit_weights versailles-1919 600 players=4`.
PARTS: Final[tuple[str, ...]] = (
    "points",
    "places",
    "leading",
    "influence spent",
    "turns to wait",
    "units at hand",
    "units spent",
    "units deployed",
    "threats",
    "happiness early",
)
OF_THREE: Final[tuple[float, ...]] = (0.17, 0.33, 0.07, -0.035, -0.29, 0.37, 0.30, 0.35, -0.28, 0.003)
OF_FOUR: Final[tuple[float, ...]] = (0.17, 0.27, 0.066, -0.032, -0.1, 0.61, 0.52, 0.47, -0.4, 0.005)
# Points say less for each issue that comes before the game-end card, and more when that lies on the table; what wins
# points only later says the less then.
EARLY: Final = 0.2
LAST: Final = 2.0
TOO_LATE: Final = 0.4


def evaluate(g: Versailles, seat: int) -> float:
    """How likely a seat is to win, by what each nation has and may expect."""
    if g.seats == 1:
        return 1.0 / (1.0 + exp((int(g.options["goal"]) - solo_worth(g)) / SOLO)) if g.human != NOBODY else 0.5
    own = nation_at(g, seat)
    if own == NOBODY or len(g.order) < g.seats:
        return 1.0 / g.seats
    if is_stuck(g):
        # It is as if the game were over: nobody gains anything by waiting.
        winners = winners_of(g)[0]
        return 1.0 / len(winners) if own in winners else 0.0
    if g.seats == 2:
        worths = own_worths(g)
        scale = AT_END + EACH_ISSUE * len(g.issue_deck)
    else:
        worths = standings(g)
        scale = 1.0
    total = 0.0
    for nation in g.order:
        total += exp((worths[nation] - worths[own]) / scale)
    return 1.0 / total


def to_come(g: Versailles) -> int:
    """How many issues lie above the game-end card."""
    deck = g.issue_deck
    return len(deck) - 1 - deck.index(GAME_END) if GAME_END in deck else 0


def standings(g: Versailles) -> list[float]:
    """How well each nation stands, by nation."""
    found = [0.0] * NATIONS
    weights = OF_THREE if g.seats == 3 else OF_FOUR
    figures = all_parts(g)
    for nation in g.order:
        row = figures[nation]
        total = 0.0
        for at in range(len(weights)):
            total += weights[at] * row[at]
        found[nation] = total
    return found


def all_parts(g: Versailles) -> list[list[float]]:
    """All parts for each nation that plays, by nation; one pass over the issues for all of them."""
    points, totals, held = holdings(g)
    leading = [0.0] * NATIONS
    for issue in g.table:
        holder = leader(g, issue)
        if holder != NOBODY:
            leading[holder] += issue_worth(holder, issue)
    threat = threats(g, held)
    ahead = to_come(g)
    ending = GAME_END in g.table
    late = LAST if ending else 1.0 / (1.0 + EARLY * ahead)
    means = TOO_LATE if ending else 1.0
    first = g.order.index(g.active)
    found: list[list[float]] = [[] for _ in range(NATIONS)]
    for at, nation in enumerate(g.order):
        wait = g.seats if nation == g.active and g.political else (at - first) % g.seats
        found[nation] = [
            late * (points[nation] + strategy_worth(g, nation, totals) - (0 if g.happiness[nation] else ZERO_PENALTY)),
            late * places(g, nation),
            late * leading[nation],
            late * g.exhausted[nation],
            late * wait,
            means * g.units[nation],
            means * g.spent_units[nation],
            means * g.unit.count(nation),
            means * threat[nation],
            float(ahead * g.happiness[nation]),
        ]
    return found


def terms(g: Versailles, seat: int) -> dict[str, float]:
    """What the chances of three or four are made of: how far a seat is ahead of the mean of the others."""
    own = nation_at(g, seat)
    if g.seats < 3 or own == NOBODY or len(g.order) < g.seats:
        return dict.fromkeys(PARTS, 0.0)
    figures = all_parts(g)
    found = {}
    for at, name in enumerate(PARTS):
        mean = sum([figures[other][at] for other in g.order if other != own]) / (g.seats - 1)
        found[name] = figures[own][at] - mean
    return found
