"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from chancellery.engine.rng import Rng
from chancellery.engine.views import SaveData
from chancellery.template.state import TemplateState


def redeal_hidden(g: TemplateState, seat: int, rng: Rng) -> None:
    """Shuffle the deck and the hands of the others together; everybody holds as many cards as before."""
    others = [other for other in range(g.seats) if other != seat]
    # From a fixed order, so that the guess does not depend on the truth.
    unknown = sorted([*g.deck, *(card for other in others for card in g.hand[other])])
    rng.shuffle(unknown)
    for other in others:
        g.hand[other] = [unknown.pop() for _ in g.hand[other]]
    g.deck = unknown


def conceal(g: TemplateState, seat: int) -> SaveData:
    """What the seat knows of the hands and of the deck: its own cards."""
    return {"hand": [hand if owner == seat else [] for owner, hand in enumerate(g.hand)], "deck": []}
