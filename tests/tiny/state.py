"""The state of Courtyard."""

from __future__ import annotations

from typing import ClassVar

from chancellery.engine.fields import Deck, Field, Grid, Number, Pile, Piles, Row
from chancellery.engine.state import State
from tests.tiny.board import CARDS


class Tiny(State):
    """A position of Courtyard."""

    schema: ClassVar[dict[str, Field]] = {
        "round": Number(about="the number of the round"),
        "leader": Number(of="seat", about="who used a card last"),
        "support": Grid("seat", "court", about="points of each seat in each court"),
        "hand": Piles("seat", of="card", about="the cards that each seat holds"),
        "deck": Deck(of="card", empty=tuple(range(len(CARDS))), about="cards to be drawn"),
        "discard": Pile(of="card", ordered=True, about="cards that were used, the last one last"),
        "known": Row("card", about="yes if everybody knows where a card is"),
        "flag": Row("seat", about="yes for a seat whose flag is raised"),
    }

    round: int
    leader: int
    support: list[int]
    hand: list[list[int]]
    deck: list[int]
    discard: list[int]
    known: list[int]
    flag: list[int]

    def clone(self) -> Tiny:
        twin = Tiny()
        self.copy_base(twin)
        twin.round = self.round
        twin.leader = self.leader
        twin.support = self.support[:]
        twin.hand = [hand[:] for hand in self.hand]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.known = self.known[:]
        twin.flag = self.flag[:]
        return twin
