"""The state of Courtyard."""

from __future__ import annotations

from typing import ClassVar, TypedDict

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from tests.tiny.board import CARDS, COURT_IDS, COURTS, NOUNS


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


class Tiny(State):
    """A position of Courtyard."""

    schema: ClassVar[dict[str, Field]] = {
        "round": Number(about="the number of the round"),
        "leader": Number(of="seat", about="who used a card last"),
        "support": Table("seat", "court", about="points of each seat in each court"),
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

    def see(self, seat: int) -> CourtyardBoard:
        ids = NOUNS.ids["card"]
        seats = self.game.seats(self.options)
        return {
            "round": self.round,
            "leader": NOUNS.id("seat", self.leader),
            "support": {
                name: dict(zip(COURT_IDS, self.support[s * COURTS : (s + 1) * COURTS], strict=True))
                for s, name in enumerate(seats)
            },
            "hand": [] if seat < 0 else [ids[card] for card in sorted(self.hand[seat])],
            "shown": {
                name: [ids[card] for card in sorted(self.hand[s]) if self.known[card]] for s, name in enumerate(seats)
            },
            "hand_sizes": [len(hand) for hand in self.hand],
            "deck_size": len(self.deck),
            "discard": [ids[card] for card in self.discard],
            "flags": [name for s, name in enumerate(seats) if self.flag[s]],
        }

    def aside_actions(self, seat: int) -> list[int]:
        # The rules need this file.
        from tests.tiny.rules import flags

        return flags(self, seat)

    def apply_aside(self, seat: int, action: int) -> None:
        from tests.tiny.rules import wave

        wave(self, seat, action)

    def talk_open(self) -> bool:
        """Nobody speaks while an ambush is laid (3.2)."""
        return not self.stack or type(self.stack[-1]).__name__ != "Ambush"

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        others = [s for s in range(self.seats) if s != seat]
        pool = sorted(self.deck + [card for s in others for card in self.hand[s] if not self.known[card]])
        rng.shuffle(pool)
        for s in others:
            shown = [card for card in self.hand[s] if self.known[card]]
            unknown = len(self.hand[s]) - len(shown)
            self.hand[s] = shown + [pool.pop() for _ in range(unknown)]
        self.deck = pool
