"""The records of the content files."""

from __future__ import annotations

from chancellery.engine.content import Record


class Card(Record, frozen=True):
    """A card and what it is worth."""

    value: int
