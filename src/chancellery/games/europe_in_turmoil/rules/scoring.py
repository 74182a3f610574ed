"""Scoring (10.0)."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Standing(NamedTuple):
    """What a seat has in a region: its level (10.1.1), battlegrounds, independents beside it, and the VP for all."""

    level: int
    battlegrounds: int
    beside: int
    vp: int


def standings(g: Turmoil, region: int) -> tuple[Standing, Standing]:
    """What both seats have in a region, the Authoritarian first (10.1.1 to 10.1.4)."""
    control = g.control
    spaces, held, battlegrounds, beside = 0, [0, 0], [0, 0], [0, 0]
    for space in region_spaces(g, region):
        holder, battleground = control[space], BATTLEGROUND[space]
        spaces += battleground
        if holder >= 0:
            held[holder] += 1
            battlegrounds[holder] += battleground
    for space in adjacent_independents(g, region):
        if control[space] >= 0:
            beside[control[space]] += 1
    return (
        _standing(region, held[0], held[1], battlegrounds[0], battlegrounds[1], spaces, beside[0]),
        _standing(region, held[1], held[0], battlegrounds[1], battlegrounds[0], spaces, beside[1]),
    )


def _standing(region: int, own: int, enemy: int, battlegrounds: int, theirs: int, all: int, beside: int) -> Standing:
    """The level of a seat by the spaces and battlegrounds of both, and what that is worth."""
    values = VALUES[region]
    if own > enemy and battlegrounds == all:
        level, vp = CONTROL, values.control
    elif own > enemy and battlegrounds > theirs and own > battlegrounds:
        level, vp = DOMINATION, values.domination
    else:
        level, vp = (PRESENCE, values.presence) if own else (NOTHING, 0)
    vp += battlegrounds * values.per_battleground + beside * values.per_adjacent_independent
    return Standing(level, battlegrounds, beside, vp)


def worth(g: Turmoil, region: int, seat: int) -> int:
    """The VP that a seat has in a region (10.1.2 to 10.1.4)."""
    return standings(g, region)[seat].vp


def net_worth(g: Turmoil, region: int) -> int:
    """What scoring a region would bring: positive for the Liberal (10.1.5)."""
    authoritarian, liberal = standings(g, region)
    return liberal.vp - authoritarian.vp


def score(g: Turmoil, region: int) -> None:
    """Score a region; only the difference is marked (10.1.5)."""
    authoritarian, liberal = (standing.vp for standing in standings(g, region))
    if g.log:
        g.log.add(events.RegionScored(region, authoritarian, liberal, liberal - authoritarian))
    if liberal >= authoritarian:
        gain_vp(g, LIBERAL, liberal - authoritarian)
    else:
        gain_vp(g, AUTHORITARIAN, authoritarian - liberal)


def liberal_controls_germany(g: Turmoil) -> bool:
    return standings(g, GERMANY)[LIBERAL].level == CONTROL


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
