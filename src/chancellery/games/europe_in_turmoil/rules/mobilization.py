"""War Mobilization, an optional rule (8.4.4)."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.rules.great_war import FinalWarScoring
from chancellery.games.europe_in_turmoil.state import Turmoil


def mobilize(g: Turmoil) -> None:
    """Each side secretly chooses a card for each of its nations."""
    g.push(FinalWarScoring())
