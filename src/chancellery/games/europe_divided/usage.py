"""What a balance report counts of Europe Divided."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.engine.usage import Holding, Usage, Use
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import EUROPE, RUSSIA
from chancellery.games.europe_divided.rules.influence import dominates
from chancellery.games.europe_divided.state import EuropeDivided


def dominant(g: EuropeDivided, region: int) -> int:
    return next((seat for seat in (EUROPE, RUSSIA) if dominates(g, seat, region)), NOBODY)


USAGE: Final = Usage(
    (
        Use("drawn", events.CardsDrawn, "cards", by="seat"),
        Use("used", events.ActionTaken, "card", by="seat"),
        Use("used", events.SpecialTaken, "card", by="seat"),
        Use("drawn", events.AdvantagesDrawn, "advantages", by="seat"),
        Use("played", events.AdvantagePlayed, "advantage", by="seat"),
        Use("cashed in", events.AdvantageCashed, "advantage", by="seat"),
        Use("face up", events.HeadlinesShown, "headlines"),
        Use("face up", events.HeadlinePlaced, "headline"),
        Use("awarded", events.HeadlineAwarded, "headline", by="seat"),
        Use("failed", events.HeadlineFailed, "headline"),
    ),
    (Holding("dominated at the end", "region", dominant),),
)
