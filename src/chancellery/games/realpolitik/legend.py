"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final

from chancellery.engine.legend import Legend

LEGEND: Final = Legend(
    paragraphs={
        "territory": "5.2",
        "border": "5.10",
        "action_card": "8",
        "general": "5.8",
    }
)
