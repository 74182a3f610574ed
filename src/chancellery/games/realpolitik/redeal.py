"""A guess at everything that a seat cannot know."""

from __future__ import annotations

from chancellery.engine import rows
from chancellery.engine.rng import Rng
from chancellery.games.realpolitik.board import CARD_POWER, POWERS
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.games.realpolitik.view import knows_hand


def redeal(g: Realpolitik, seat: int, rng: Rng) -> None:
    """Deal decks anew, and for powers that others decide for also hands and cards that lie face down."""
    for power in range(POWERS):
        deck = g.deck(power)
        if knows_hand(g, seat, power):
            deck.sort()
            rng.shuffle(deck)
            continue
        down = [i for i, card in enumerate(g.committed) if CARD_POWER[card] == power and not g.face_up[i]]
        pool = sorted([*deck, *g.hand[power], *(g.committed[i] for i in down)])
        rng.shuffle(pool)
        for i in down:
            g.committed = rows.put(g.committed, i, pool.pop())
        g.hand[power] = sorted(pool.pop() for _ in g.hand[power])
        deck[:] = pool
