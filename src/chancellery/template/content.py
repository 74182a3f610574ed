"""Reading and checking the content files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.content import Checks, Content, check_content
from chancellery.engine.content_checks import check_numbers
from chancellery.template.records import Card

CARD_COUNT: Final = 8


def read(content: Content) -> dict[str, Card]:
    """The cards by their ids."""
    return content.load("cards.toml", "card", Card)


def check_values(content: Content, cards: dict[str, Card]) -> None:
    """Every value stands on one card (1)."""
    check_numbers(content, "cards.toml", "card", "value", cards, range(1, CARD_COUNT + 1))


CHECKS: Final[Checks] = {check_values: ("cards.toml",)}


def check(folder: Path) -> list[str]:
    """The problems of a content folder."""
    return check_content(folder, read, CHECKS)
