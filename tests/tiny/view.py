"""What a seat sees of Courtyard."""

from __future__ import annotations

from typing import TypedDict

from tests.tiny.board import COURT_IDS, COURTS, NOUNS
from tests.tiny.state import Tiny


class CourtyardBoard(TypedDict):
    """What a seat sees of Courtyard."""

    round: int
    leader: str
    support: dict[str, dict[str, int]]
    hand: list[str]
    shown: dict[str, list[str]]
    hand_sizes: list[int]
    deck_size: int
    discard: list[str]
    flags: list[str]


def see(g: Tiny, seat: int) -> CourtyardBoard:
    """The board for a seat, or for a spectator (-1)."""
    ids = NOUNS.ids["card"]
    seats = g.game.seats(g.options)
    return {
        "round": g.round,
        "leader": NOUNS.id("seat", g.leader),
        "support": {
            name: dict(zip(COURT_IDS, g.support[s * COURTS : (s + 1) * COURTS], strict=True))
            for s, name in enumerate(seats)
        },
        "hand": [] if seat < 0 else [ids[card] for card in sorted(g.hand[seat])],
        "shown": {name: [ids[card] for card in sorted(g.hand[s]) if g.known[card]] for s, name in enumerate(seats)},
        "hand_sizes": [len(hand) for hand in g.hand],
        "deck_size": len(g.deck),
        "discard": [ids[card] for card in g.discard],
        "flags": [name for s, name in enumerate(seats) if g.flag[s]],
    }
