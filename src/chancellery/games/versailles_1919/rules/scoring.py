"""The end of the game, points and ties (12)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.results import Result
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    COUNTERS,
    DOUBLES,
    FLAG_POINTS,
    ICONS,
    ITALY,
    ITALY_REFUSES,
    ITALY_SIGNS,
    JAPAN,
    JAPAN_REFUSES,
    JAPAN_SIGNS,
    NATIONS,
    NAVAL_UK,
    NAVAL_USA,
    OPTION_COUNTERS,
    OPTION_FLAGS,
    PER_CALM,
    PER_COUNTER,
    PER_UNIT,
    PER_UNREST,
    PLACES,
    SCORING,
    SIGNS,
    UK,
    USA,
    ZERO_PENALTY,
)
from chancellery.games.versailles_1919.rules.common import stars_by_nation, stars_of
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.state import Versailles

CALM: Final = 3


def counter_totals(g: Versailles) -> list[int]:
    """How many counters of each kind lie on settled issues, whoever controls them."""
    totals = [0] * COUNTERS
    for option in g.chosen:
        if option != NOBODY:
            for counter in OPTION_COUNTERS[option]:
                totals[counter] += 1
    totals[NAVAL_UK] += g.flag.count(UK)
    totals[NAVAL_USA] += g.flag.count(USA)
    return totals


def flag_points(g: Versailles, nation: int) -> int:
    """A point for each counter with its flag on an issue that a nation controls (12.2)."""
    return flags_by_nation(g)[nation] * FLAG_POINTS


def flags_by_nation(g: Versailles) -> list[int]:
    """How many counters with its own flag each nation has on its issues."""
    flags = [0] * NATIONS
    for issue, owner in enumerate(g.owner):
        if owner != NOBODY and g.chosen[issue] != NOBODY:
            flags[owner] += OPTION_FLAGS[g.chosen[issue]][owner] + int(g.flag[issue] == owner)
    return flags


def has_doubled(g: Versailles, nation: int) -> bool:
    """Whether a nation's strategy doubles its happiness points."""
    card = g.strategy[nation]
    return card != NOBODY and DOUBLES[card]


def happiness_points(g: Versailles, nation: int) -> int:
    """Points for the place among the players; equals share the higher one, and 0 happiness costs points (12.2)."""
    happiness = g.happiness[nation]
    place = sum(g.happiness[other] > happiness for other in g.order)
    points = PLACES[g.seats][place]
    if happiness == 0:
        points -= ZERO_PENALTY
    return points * 2 if has_doubled(g, nation) else points


def signs(g: Versailles, nation: int) -> bool:
    """Whether a nation signs the treaty (12.2)."""
    return g.happiness[nation] >= SIGNS


def strategy_points(g: Versailles, nation: int) -> int:
    """What a nation's strategy card is worth, doubled happiness apart (12.2)."""
    return 0 if g.strategy[nation] == NOBODY else strategy_worth(g, nation, counter_totals(g))


def strategy_worth(g: Versailles, nation: int, totals: list[int]) -> int:
    """The same, with the counters of all settled issues counted already."""
    card = g.strategy[nation]
    if card == NOBODY:
        return 0
    points = 0
    for kind, worth, counters in SCORING[card]:
        points += worth * term_count(g, nation, kind, [totals[counter] for counter in counters])
    return points


def term_count(g: Versailles, nation: int, kind: int, counters: list[int]) -> int:
    """How often one line of a strategy card scores."""
    if kind == PER_COUNTER:
        return sum(counters)
    if kind == PER_CALM:
        return sum([int(column <= CALM) for column in g.unrest])
    if kind == PER_UNREST:
        return sum([int(column > CALM) for column in g.unrest])
    if kind == PER_UNIT:
        return units_left(g, nation)
    if kind in (JAPAN_SIGNS, ITALY_SIGNS):
        return int(signs(g, JAPAN if kind == JAPAN_SIGNS else ITALY))
    if kind in (JAPAN_REFUSES, ITALY_REFUSES):
        return int(not signs(g, JAPAN if kind == JAPAN_REFUSES else ITALY))
    return 0


def score(g: Versailles, nation: int) -> int:
    """All points of a nation (12.2)."""
    return stars_of(g, nation) + flag_points(g, nation) + strategy_points(g, nation) + happiness_points(g, nation)


def strength(g: Versailles, nation: int) -> int:
    """The strength of a faction in the solo game: its stars, and its icons wherever they lie (14.1)."""
    return strengths(g)[nation]


def strengths(g: Versailles) -> list[int]:
    """The strength of every faction, by nation."""
    totals = counter_totals(g)
    found = stars_by_nation(g)
    for nation in g.order:
        found[nation] += icon_count(nation, totals)
    return found


def icon_count(nation: int, totals: list[int]) -> int:
    """How many icons of a faction lie on settled issues (14.1)."""
    return sum([totals[counter] for counter in ICONS[nation]])


def end_game(g: Versailles, how: str) -> None:
    """The game is over: by the game-end card, or for want of issues (12.1)."""
    if g.seats == 1:
        goal = int(g.options["goal"])
        won = g.points >= goal
        g.finish(Result((0,) if won else (), "goal" if won else "short", (g.points,)))
        return
    scores = [0] * g.seats
    for nation in g.order:
        scores[g.seat_of[nation]] = score(g, nation)
        if g.log:
            g.log.add(
                events.Scored(
                    nation,
                    stars_of(g, nation),
                    flag_points(g, nation),
                    strategy_points(g, nation),
                    happiness_points(g, nation),
                    score(g, nation),
                )
            )
    winners, reason = winners_of(g)
    g.finish(Result(tuple(sorted([g.seat_of[nation] for nation in winners])), reason, tuple(scores)))


def issue_count(g: Versailles, nation: int) -> int:
    """How many issues a nation controls, the game-end card included."""
    return g.owner.count(nation)


def winners_of(g: Versailles) -> tuple[list[int], str]:
    """Most points, then most happiness, then most issues, then shared (12.3)."""
    best = max([score(g, nation) for nation in g.order])
    found = [nation for nation in g.order if score(g, nation) == best]
    if len(found) == 1:
        return found, "points"
    best = max([g.happiness[nation] for nation in found])
    found = [nation for nation in found if g.happiness[nation] == best]
    if len(found) == 1:
        return found, "happiness"
    best = max([issue_count(g, nation) for nation in found])
    found = [nation for nation in found if issue_count(g, nation) == best]
    return found, "issues" if len(found) == 1 else "shared"
