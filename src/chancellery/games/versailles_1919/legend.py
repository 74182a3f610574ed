"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final

from chancellery.engine.legend import Legend

LEGEND: Final = Legend(
    paragraphs={
        "issue": "5.1",
        "event_card": "5.3.2",
        "space": "8.1",
    }
)
