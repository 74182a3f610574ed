"""A guess at everything that a seat cannot know."""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine import shared_rows
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng
from chancellery.games.realpolitik.board import CARD_POWER, POWERS
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.games.realpolitik.view import knows_hand

# Nobody knows the order of a deck.
DECKS: Final[dict[str, Any]] = dict.fromkeys(("austrian_deck", "french_deck", "prussian_deck", "italian_deck"), ())


def redeal_hidden(g: Realpolitik, seat: int, rng: Rng) -> None:
    """Deal decks anew, and for powers that others decide for also hands and cards that lie face down."""
    for power in range(POWERS):
        if knows_hand(g, seat, power):
            deck = sorted(g.deck(power))
            rng.shuffle(deck)
            g.set_deck(power, deck)
            continue
        down = [i for i, card in enumerate(g.committed) if CARD_POWER[card] == power and not g.face_up[i]]
        pool = sorted([*g.deck(power), *g.hand[power], *[g.committed[i] for i in down]])
        rng.shuffle(pool)
        for i in down:
            g.committed = shared_rows.put(g.committed, i, pool.pop())
        held = len(pool) - len(g.hand[power])
        g.hand = shared_rows.put_pile(g.hand, power, sorted(pool[held:]))
        g.set_deck(power, pool[:held])


def conceal(g: Realpolitik, seat: int) -> dict[str, Any]:
    """Battle cards as a seat knows them: in the hands of powers that it decides for, and on the table face up."""
    known = DECKS.copy()
    known["hand"] = [hand if knows_hand(g, seat, power) else () for power, hand in enumerate(g.hand)]
    known["committed"] = [
        card if g.face_up[i] or knows_hand(g, seat, CARD_POWER[card]) else NOBODY for i, card in enumerate(g.committed)
    ]
    return known
