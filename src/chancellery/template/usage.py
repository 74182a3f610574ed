"""What a balance report counts of Template."""

from __future__ import annotations

from typing import Final

from chancellery.engine.usage import Usage, Use
from chancellery.template import events

USAGE: Final = Usage(
    (
        Use("drawn", events.CardDrawn, "card", by="seat"),
        Use("played", events.CardPlayed, "card", by="seat"),
    )
)
