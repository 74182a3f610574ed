"""What a balance report counts of Europe in Turmoil."""

from __future__ import annotations

from typing import Final

from chancellery.engine.usage import Holding, Usage, Use
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.state import Turmoil


def in_control(g: Turmoil, space: int) -> int:
    return g.control[space]


USAGE: Final = Usage(
    (
        Use("drawn", events.CardsDrawn, "cards", by="seat"),
        Use("played", events.CardPlayed, "card", by="seat"),
        Use("its event happened", events.EventHappened, "card"),
        Use("played", events.StabilityPlayed, "card", by="seat"),
        Use("played", events.MobilizationPlayed, "card", by="seat"),
        Use("scored", events.RegionScored, "region"),
        Use("gained", events.ControlGained, "space", by="seat"),
    ),
    (Holding("controlled at the end", "space", in_control),),
)
