"""The numbers that are printed on the strategy cards."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import CONTENT

CARD_NUMBER: Final = tuple(card.number for card in CONTENT.cards.values())
