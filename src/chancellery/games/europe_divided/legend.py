"""What the page shows of the rules besides what is printed."""

from __future__ import annotations

from typing import Final

from chancellery.engine.legend import Legend

LEGEND: Final = Legend(
    paragraphs={
        "space": "1.1",
        "region": "1.1",
        "sea": "7.1",
    }
)
