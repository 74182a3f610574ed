"""The state of Europe Divided: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar

from chancellery.engine.fields import Deck, Field, Grid, Number, Pile, Piles, Row
from chancellery.engine.state import State
from chancellery.games.europe_divided.board import ADVANTAGES, EUROPE, HEADLINES, RUSSIA, STARTING


class EuropeDivided(State):
    """A position of Europe Divided."""

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(about="the number of the turn, 0 before the first", most=20),
        "first": Number(of="seat", about="who acts first this turn, none before that is known"),
        "money": Row("seat", about="the money of each side", most=99),
        "die": Grid("bloc", "region", about="the influence dice, 0 for none", most=6),
        "army": Grid("seat", "space", about="the armies of each side on the map", most=20),
        "token": Row("spot", about="money tokens", shared=True, most=20),
        "holder": Row("sea", of="bloc", about="the bloc that holds each sea card", shared=True),
        "sailed": Row("sea", about="yes if the free move of a sea card has been made this turn", shared=True, most=1),
        "fracture": Number(of="space", about="where the EU fracture marker is"),
        "forbidden": Grid(
            "seat", "act", about="yes for actions that are forbidden until the end of the turn", shared=True, most=1
        ),
        "hand": Piles("seat", of="card", about="action cards in hand"),
        "committed": Piles("seat", of="card", about="action cards that lie face down for this turn"),
        "shown": Piles("seat", of="card", about="action cards that have been used or passed this turn"),
        "discard": Piles("seat", of="card", about="discarded action cards"),
        "europe_deck": Deck(of="card", empty=STARTING[EUROPE], about="Europe's action cards to come"),
        "russia_deck": Deck(of="card", empty=STARTING[RUSSIA], about="Russia's action cards to come"),
        "known": Row(
            "card",
            about="yes for hidden cards that a reshuffle has told everybody to be outside the deck",
            shared=True,
            most=1,
        ),
        "taken": Grid("seat", "region", about="yes for regions whose card a side has taken", shared=True, most=1),
        "advantages": Piles("seat", of="advantage", about="advantage cards in hand"),
        "europe_advantages": Deck(of="advantage", empty=ADVANTAGES[EUROPE], about="Europe's advantage cards to come"),
        "russia_advantages": Deck(of="advantage", empty=ADVANTAGES[RUSSIA], about="Russia's advantage cards to come"),
        "banked": Piles("seat", of="advantage", about="advantage cards put aside for prestige"),
        "spent": Pile(of="advantage", about="advantage cards that were used or turned into money", shared=True),
        "current": Pile(of="headline", about="the headlines that are resolved next", shared=True),
        "forthcoming": Pile(of="headline", about="the headlines after those", shared=True),
        "headlines": Piles("seat", of="headline", about="headlines in hand"),
        "headline_deck": Deck(of="headline", empty=tuple(range(HEADLINES)), about="headlines to come"),
        "awarded": Piles("seat", of="headline", about="headlines that each side has been awarded"),
        "failed": Pile(of="headline", about="headlines whose condition was not met", shared=True),
        "thrown": Piles("seat", of="headline", about="headlines that each side has discarded unseen"),
        "removed": Pile(of="headline", about="headlines removed at set-up, unseen", shared=True),
        "dominance": Row("seat", about="prestige from dominance", shared=True, most=99),
    }

    turn: int
    first: int
    money: list[int]
    die: list[int]
    army: list[int]
    token: tuple[int, ...]
    holder: tuple[int, ...]
    sailed: tuple[int, ...]
    fracture: int
    forbidden: tuple[int, ...]
    hand: list[list[int]]
    committed: list[list[int]]
    shown: list[list[int]]
    discard: list[list[int]]
    europe_deck: list[int]
    russia_deck: list[int]
    known: tuple[int, ...]
    taken: tuple[int, ...]
    advantages: list[list[int]]
    europe_advantages: list[int]
    russia_advantages: list[int]
    banked: list[list[int]]
    spent: tuple[int, ...]
    current: tuple[int, ...]
    forthcoming: tuple[int, ...]
    headlines: list[list[int]]
    headline_deck: list[int]
    awarded: list[list[int]]
    failed: tuple[int, ...]
    thrown: list[list[int]]
    removed: tuple[int, ...]
    dominance: tuple[int, ...]

    def values(self) -> tuple[Any, ...]:
        return (
            self.turn,
            self.first,
            self.money,
            self.die,
            self.army,
            self.token,
            self.holder,
            self.sailed,
            self.fracture,
            self.forbidden,
            self.hand,
            self.committed,
            self.shown,
            self.discard,
            self.europe_deck,
            self.russia_deck,
            self.known,
            self.taken,
            self.advantages,
            self.europe_advantages,
            self.russia_advantages,
            self.banked,
            self.spent,
            self.current,
            self.forthcoming,
            self.headlines,
            self.headline_deck,
            self.awarded,
            self.failed,
            self.thrown,
            self.removed,
            self.dominance,
        )

    def clone(self) -> EuropeDivided:
        twin = EuropeDivided()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.first = self.first
        twin.money = self.money[:]
        twin.die = self.die[:]
        twin.army = self.army[:]
        twin.token = self.token
        twin.holder = self.holder
        twin.sailed = self.sailed
        twin.fracture = self.fracture
        twin.forbidden = self.forbidden
        europe, russia = self.hand
        twin.hand = [europe[:], russia[:]]
        europe, russia = self.committed
        twin.committed = [europe[:], russia[:]]
        europe, russia = self.shown
        twin.shown = [europe[:], russia[:]]
        europe, russia = self.discard
        twin.discard = [europe[:], russia[:]]
        twin.europe_deck = self.europe_deck[:]
        twin.russia_deck = self.russia_deck[:]
        twin.known = self.known
        twin.taken = self.taken
        europe, russia = self.advantages
        twin.advantages = [europe[:], russia[:]]
        twin.europe_advantages = self.europe_advantages[:]
        twin.russia_advantages = self.russia_advantages[:]
        europe, russia = self.banked
        twin.banked = [europe[:], russia[:]]
        twin.spent = self.spent
        twin.current = self.current
        twin.forthcoming = self.forthcoming
        europe, russia = self.headlines
        twin.headlines = [europe[:], russia[:]]
        twin.headline_deck = self.headline_deck[:]
        europe, russia = self.awarded
        twin.awarded = [europe[:], russia[:]]
        twin.failed = self.failed
        europe, russia = self.thrown
        twin.thrown = [europe[:], russia[:]]
        twin.removed = self.removed
        twin.dominance = self.dominance
        return twin

    def deck(self, seat: int) -> list[int]:
        """The action cards that a side draws from; the last is the top."""
        return self.russia_deck if seat else self.europe_deck

    def advantage_deck(self, seat: int) -> list[int]:
        """The advantage cards that a side draws from; the last is the top."""
        return self.russia_advantages if seat else self.europe_advantages
