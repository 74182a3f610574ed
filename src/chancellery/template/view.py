"""What a seat sees: built from nothing, never a copy with things taken out."""

from __future__ import annotations

from typing import TypedDict

from chancellery.template.board import NOUNS
from chancellery.template.rules.ending import points
from chancellery.template.state import TemplateState


class SeatBoard(TypedDict):
    """What everybody sees of one seat."""

    hand_size: int
    played: list[str]
    points: int


class TemplateBoard(TypedDict):
    """The board as a seat sees it: its own hand, and of the others what lies open."""

    hand: list[str]
    deck_size: int
    seats: dict[str, SeatBoard]


def see(g: TemplateState, seat: int) -> TemplateBoard:
    """The board for a seat, or for a spectator (-1)."""
    ids = NOUNS.ids["card"]
    return {
        "hand": [] if seat < 0 else [ids[card] for card in sorted(g.hand[seat])],
        "deck_size": len(g.deck),
        "seats": {
            name: {
                "hand_size": len(g.hand[s]),
                "played": [ids[card] for card in g.played[s]],
                "points": points(g, s),
            }
            for s, name in enumerate(g.game.seats(g.options))
        },
    }
