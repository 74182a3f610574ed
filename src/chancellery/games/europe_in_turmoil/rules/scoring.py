"""Scoring (10.0)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Step
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BATTLEGROUND,
    CONTENT,
    GERMANY,
    LIBERAL,
    REGIONS,
)
from chancellery.games.europe_in_turmoil.rules.support import adjacent_independents, region_spaces
from chancellery.games.europe_in_turmoil.rules.tension import gain_vp, win
from chancellery.games.europe_in_turmoil.state import Turmoil

VALUES: Final = tuple(CONTENT.scoring.values())

NOTHING: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3


def standing(g: Turmoil, region: int, seat: int) -> tuple[int, int, int]:
    """Level of a seat in a region (10.1.1), its battlegrounds there and the independents beside it."""
    control = g.control
    own = enemy = own_battlegrounds = enemy_battlegrounds = battlegrounds = 0
    for space in region_spaces(g, region):
        holder, battleground = control[space], BATTLEGROUND[space]
        battlegrounds += battleground
        if holder == seat:
            own += 1
            own_battlegrounds += battleground
        elif holder == 1 - seat:
            enemy += 1
            enemy_battlegrounds += battleground
    if own > enemy and own_battlegrounds == battlegrounds:
        level = CONTROL
    elif own > enemy and own_battlegrounds > enemy_battlegrounds and own > own_battlegrounds:
        level = DOMINATION
    else:
        level = PRESENCE if own else NOTHING
    beside = sum(1 for space in adjacent_independents(g, region) if control[space] == seat)
    return level, own_battlegrounds, beside


def worth(g: Turmoil, region: int, seat: int) -> int:
    """The VP that a seat has in a region (10.1.2 to 10.1.4)."""
    level, battlegrounds, beside = standing(g, region, seat)
    values = VALUES[region]
    for_level = (0, values.presence, values.domination, values.control)[level]
    return for_level + battlegrounds * values.per_battleground + beside * values.per_adjacent_independent


def net_worth(g: Turmoil, region: int) -> int:
    """What scoring a region would bring: positive for the Liberal (10.1.5)."""
    return worth(g, region, LIBERAL) - worth(g, region, AUTHORITARIAN)


def score(g: Turmoil, region: int) -> None:
    """Score a region; only the difference is marked (10.1.5)."""
    authoritarian, liberal = worth(g, region, AUTHORITARIAN), worth(g, region, LIBERAL)
    if g.log:
        g.log.add(events.RegionScored(region, authoritarian, liberal, liberal - authoritarian))
    if liberal >= authoritarian:
        gain_vp(g, LIBERAL, liberal - authoritarian)
    else:
        gain_vp(g, AUTHORITARIAN, authoritarian - liberal)


def liberal_controls_germany(g: Turmoil) -> bool:
    return standing(g, GERMANY, LIBERAL)[0] == CONTROL


class ScoreRegion(Step[Turmoil]):
    """Score a region after its stability check (9.0); Liberal Control of Germany wins at once (10.4.1)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Turmoil) -> None:
        wins = self.region == GERMANY and liberal_controls_germany(g)
        score(g, self.region)
        if wins:
            win(g, LIBERAL, "control-of-germany")


def final_scoring(g: Turmoil) -> None:
    """After turn 10 every region is scored, without stability checks or crisis rolls (10.4.2)."""
    wins = liberal_controls_germany(g)
    for region in range(len(REGIONS)):
        score(g, region)
    if wins:
        win(g, LIBERAL, "control-of-germany")
