"""Whole games at random, with every number of players and every length: they end, and nothing is lost on the way."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import pytest

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    EVENTS,
    HOLDERS,
    INFLUENCE,
    ISSUES,
    LENGTH_IDS,
    MILITARY,
    MOST_HAPPINESS,
    MOST_KEG,
    NATIONS,
    REGIONS,
    UNIT_LIMIT,
)
from chancellery.games.versailles_1919.game import (
    VERSAILLES_1919,
    conserved_events,
    conserved_influence,
    conserved_issues,
    conserved_units,
)
from chancellery.games.versailles_1919.rules.common import has_cubes, leader
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit, units_left
from chancellery.games.versailles_1919.rules.regions import cap
from chancellery.games.versailles_1919.rules.settling import KeepIssue
from chancellery.games.versailles_1919.state import Versailles

MOST: Final = 20_000
TABLES: Final = [(1, "standard"), *[(players, length) for players in (2, 3, 4) for length in LENGTH_IDS]]


def begin(players: int, length: str, seed: int) -> Versailles:
    options = VERSAILLES_1919.options({"players": players, "length": length})
    return cast(Versailles, VERSAILLES_1919.new(options, seed))


def require_all_pieces(g: Versailles) -> None:
    """15 cubes and 3 units of everybody who has any, and every card."""
    for nation in range(NATIONS):
        assert conserved_influence(g, nation) == (INFLUENCE if nation in HOLDERS[g.seats] else 0)
        assert conserved_units(g, nation) == MILITARY
        assert min(g.available[nation], g.exhausted[nation], g.units[nation], g.spent_units[nation]) >= 0
    assert conserved_events(g) == EVENTS
    assert conserved_issues(g) == ISSUES


def require_tracks(g: Versailles) -> None:
    """Unrest stands between keg and unit, happiness on its track, and nobody has too many units for long."""
    for region in range(REGIONS):
        assert 0 <= g.keg[region] <= MOST_KEG
        assert g.keg[region] < g.unrest[region] <= cap(g, region)
    assert all(NOBODY <= happiness <= MOST_HAPPINESS for happiness in g.happiness)
    if not any(isinstance(frame, GiveUpUnit) for frame in g.stack):
        assert all(units_left(g, nation) <= UNIT_LIMIT[g.happiness[nation]] for nation in g.order)


def require_leaders(g: Versailles) -> None:
    """Cubes lie only on issues that are open, and where there are any somebody leads."""
    for issue in range(ISSUES):
        if has_cubes(g, issue):
            assert issue in g.table or issue in g.waiting_room
            assert leader(g, issue) != NOBODY


@pytest.mark.parametrize(("players", "length"), TABLES)
def test_random_games_end_and_lose_nothing(players: int, length: str) -> None:
    for seed in range(3):
        g, chance = begin(players, length, seed), Random(seed)
        while g.outcome is None:
            assert g.ply < MOST, "the game does not end"
            require_all_pieces(g)
            require_tracks(g)
            require_leaders(g)
            seat = g.waiting[0]
            g.play(seat, chance.choice(g.legal(seat)))
        require_all_pieces(g)
        assert g.outcome.reason in ("points", "happiness", "issues", "shared", "goal", "short")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_deals_lose_nothing_and_leave_an_answer(players: int) -> None:
    struck = bound = 0
    for seed in range(3):
        g, chance = begin(players, "standard", seed), Random(seed)
        while g.outcome is None and g.ply < 4000:
            seat = chance.randrange(players)
            found = g.asides(seat)
            if found and chance.random() < 0.7:
                before = g.available[:]
                g.play(seat, chance.choice(found))
                struck += before != g.available
            else:
                seat = g.waiting[0]
                bound += bool(g.bound)
                g.play(seat, chance.choice(g.legal(seat)))
            require_all_pieces(g)
    assert struck
    assert bound


def test_two_issues_just_drawn_are_not_lost() -> None:
    g, chance = begin(3, "standard", 1), Random(1)
    met = 0
    while g.outcome is None:
        met += isinstance(g.stack[-1], KeepIssue)
        g.play(g.waiting[0], chance.choice(g.legal(g.waiting[0])))
    assert met
