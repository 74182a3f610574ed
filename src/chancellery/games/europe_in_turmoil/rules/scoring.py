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
from chancellery.games.europe_in_turmoil.rules.areas import ADJACENT_INDEPENDENTS, adjacent_independents, region_spaces
from chancellery.games.europe_in_turmoil.rules.tension import gain_vp, win
from chancellery.games.europe_in_turmoil.state import Turmoil

NOTHING: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3

_values = tuple(CONTENT.scoring.values())
# By region: the VP of each level, of a battleground, and of an independent beside the region.
LEVEL_VP: Final = tuple((0, v.presence, v.domination, v.control) for v in _values)
BATTLEGROUND_VP: Final = tuple(v.per_battleground for v in _values)
BESIDE_VP: Final = tuple(v.per_adjacent_independent for v in _values)

# What a seat has in a region: its level (10.1.1), battlegrounds, independents beside it, and the VP for all.
Standing = tuple[int, int, int, int]


def standings(g: Turmoil, region: int) -> tuple[Standing, Standing]:
    """What both seats have in a region, the Authoritarian first (10.1.1 to 10.1.4)."""
    control, opened = g.control, g.opened
    battlegrounds, held, theirs, own_battlegrounds, their_battlegrounds = 0, 0, 0, 0, 0
    for space in region_spaces(g, region):
        holder, battleground = control[space], BATTLEGROUND[space]
        battlegrounds += battleground
        if holder == AUTHORITARIAN:
            held += 1
            own_battlegrounds += battleground
        elif holder == LIBERAL:
            theirs += 1
            their_battlegrounds += battleground
    beside, their_beside = 0, 0
    for space in ADJACENT_INDEPENDENTS[region]:
        if opened[space]:
            beside += control[space] == AUTHORITARIAN
            their_beside += control[space] == LIBERAL
    return (
        _standing(region, held, theirs, own_battlegrounds, their_battlegrounds, battlegrounds, beside),
        _standing(region, theirs, held, their_battlegrounds, own_battlegrounds, battlegrounds, their_beside),
    )


def _standing(region: int, own: int, enemy: int, battlegrounds: int, theirs: int, all: int, beside: int) -> Standing:
    """The level of a seat by the spaces and battlegrounds of both, and what that is worth."""
    if own > enemy and battlegrounds == all:
        level = CONTROL
    elif own > enemy and battlegrounds > theirs and own > battlegrounds:
        level = DOMINATION
    else:
        level = PRESENCE if own else NOTHING
    vp = LEVEL_VP[region][level] + battlegrounds * BATTLEGROUND_VP[region] + beside * BESIDE_VP[region]
    return level, battlegrounds, beside, vp


def worth(g: Turmoil, region: int, seat: int) -> int:
    """The VP that a seat has in a region (10.1.2 to 10.1.4)."""
    authoritarian, liberal = standings(g, region)
    return liberal[3] if seat == LIBERAL else authoritarian[3]


def net_worth(g: Turmoil, region: int) -> int:
    """What scoring a region would bring: positive for the Liberal (10.1.5)."""
    authoritarian, liberal = standings(g, region)
    return liberal[3] - authoritarian[3]


def counted(g: Turmoil, region: int) -> tuple[int, ...]:
    """The spaces that scoring a region counts: its own, and the independent ones beside it (10.1.1, 10.1.4)."""
    return region_spaces(g, region) + adjacent_independents(g, region)


def space_vp(region: int, space: int) -> int:
    """What a space brings whoever controls it, apart from the level (10.1.3, 10.1.4)."""
    if space in ADJACENT_INDEPENDENTS[region]:
        return BESIDE_VP[region]
    return BATTLEGROUND_VP[region] if BATTLEGROUND[space] else 0


def score(g: Turmoil, region: int) -> None:
    """Score a region; only the difference is marked (10.1.5)."""
    authoritarian, liberal = worth(g, region, AUTHORITARIAN), worth(g, region, LIBERAL)
    if g.log:
        spaces = counted(g, region)
        held = [tuple([space for space in spaces if g.control[space] == seat]) for seat in (AUTHORITARIAN, LIBERAL)]
        valued = tuple([space for space in spaces if space_vp(region, space)])
        net = liberal - authoritarian
        g.log.add(events.RegionScored(region, authoritarian, liberal, net, spaces, held[0], held[1], valued))
    if liberal >= authoritarian:
        gain_vp(g, LIBERAL, liberal - authoritarian)
    else:
        gain_vp(g, AUTHORITARIAN, authoritarian - liberal)


def liberal_controls_germany(g: Turmoil) -> bool:
    return standings(g, GERMANY)[1][0] == CONTROL


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
        g.pause()
    if wins:
        win(g, LIBERAL, "control-of-germany")
