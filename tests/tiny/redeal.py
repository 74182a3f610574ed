"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import Any

from chancellery.engine.rng import Rng
from tests.tiny.state import Tiny


def redeal_hidden(g: Tiny, seat: int, rng: Rng) -> None:
    """Shuffle the deck and all that others hold and nobody has seen."""
    others = [s for s in range(g.seats) if s != seat]
    pool = sorted(g.deck + [card for s in others for card in g.hand[s] if not g.known[card]])
    rng.shuffle(pool)
    for s in others:
        shown = [card for card in g.hand[s] if g.known[card]]
        unknown = len(g.hand[s]) - len(shown)
        g.hand[s] = shown + [pool.pop() for _ in range(unknown)]
    g.deck = pool


def conceal(g: Tiny, seat: int) -> dict[str, Any]:
    """The seat's own hand, and cards of others that everybody has seen."""
    hands = [hand if s == seat else [card for card in hand if g.known[card]] for s, hand in enumerate(g.hand)]
    return {"hand": hands, "deck": [], "discard": g.discard}
