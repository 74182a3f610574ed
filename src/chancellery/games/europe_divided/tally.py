"""Prestige of Europe Divided, for telling a match that is over; nobody rolls a die."""

from __future__ import annotations

from typing import Final

from chancellery.engine.tally import Tally
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import EUROPE, RUSSIA
from chancellery.games.europe_divided.rules.victory import prestige
from chancellery.games.europe_divided.state import EuropeDivided


def points(g: EuropeDivided) -> tuple[int, ...]:
    """Headlines, dominance and advantage cards put aside (10.3)."""
    return prestige(g, EUROPE), prestige(g, RUSSIA)


CAUSES: Final = (events.DominanceScored, events.HeadlineAwarded, events.AdvantagesBanked)
TALLY: Final = Tally(points, CAUSES, events.TurnBegan)
