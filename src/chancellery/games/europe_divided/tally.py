"""Prestige of Europe Divided, for telling a match that is over; nobody rolls a die."""

from __future__ import annotations

from typing import Final

from chancellery.engine.tally import Parts, Score, Tally
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import ADVANTAGE_PRESTIGE, EUROPE, RUSSIA
from chancellery.games.europe_divided.rules.victory import headline_prestige, prestige
from chancellery.games.europe_divided.state import EuropeDivided


def points(g: EuropeDivided) -> tuple[int, ...]:
    """Headlines, dominance and advantage cards put aside (10.3)."""
    return prestige(g, EUROPE), prestige(g, RUSSIA)


def parts(g: EuropeDivided) -> Parts:
    """Headlines met, dominance, and advantage cards put aside (10.3)."""
    return (
        tuple([headline_prestige(g, seat) for seat in (EUROPE, RUSSIA)]),
        (g.dominance[EUROPE], g.dominance[RUSSIA]),
        tuple([len(g.banked[seat]) * ADVANTAGE_PRESTIGE for seat in (EUROPE, RUSSIA)]),
    )


SCORE: Final = Score(("headlines", "dominance", "advantages"), parts)
CAUSES: Final = (events.DominanceScored, events.HeadlineAwarded, events.AdvantagesBanked)
TALLY: Final = Tally(points, CAUSES, events.TurnBegan, score=SCORE)
