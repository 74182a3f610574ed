"""The state of Template."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.fields import Deck, Field, Piles
from chancellery.engine.state import State


class TemplateState(State):
    """A position of Template."""

    schema: ClassVar[dict[str, Field]] = {
        "deck": Deck(of="card", about="the cards to draw, the next one last"),
        "hand": Piles("seat", of="card", about="the cards that each seat holds"),
        "played": Piles("seat", of="card", about="the cards that lie in front of each seat"),
    }

    deck: list[int]
    hand: list[list[int]]
    played: list[list[int]]

    # Written out, because that is what is quick: see docs/adding-a-game.md.
    def clone(self) -> TemplateState:
        twin = TemplateState()
        self.copy_base(twin)
        twin.deck = self.deck[:]
        twin.hand = [hand[:] for hand in self.hand]
        twin.played = [played[:] for played in self.played]
        return twin
