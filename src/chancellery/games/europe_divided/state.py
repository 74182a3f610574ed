"""The state of Europe Divided: flat lists and ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.rng import Rng
from chancellery.engine.state import State

if TYPE_CHECKING:
    from chancellery.games.europe_divided.view import EuropeDividedBoard


class EuropeDivided(State):
    """A position of Europe Divided.

    turn          the number of the turn, 0 before the first
    first         who acts first this turn, -1 before that is known
    money         of each side
    die           the influence dice, 0 for none
    army          the armies of each side on the map
    token         money tokens
    holder        the bloc that holds each sea card, -1 for none
    sailed        whether a sea card's free move has been made this turn
    fracture      where the EU fracture marker is, -1 for nowhere
    forbidden     kinds of actions that a side may not take until the end of the turn
    hand          action cards in hand
    committed     action cards that lie face down for this turn
    shown         action cards that have been used or passed this turn
    discard       discarded action cards
    known         cards in hand, or face down, that everybody knows to be there because the deck was made of all others
    taken         the contested regions whose card each side has taken
    advantages    advantage cards in hand
    banked        advantage cards that count as prestige
    spent         advantage cards that have been used or turned into money
    current       the headlines that are resolved next
    forthcoming   the headlines after those
    headlines     headlines in hand
    awarded       headlines that each side has been awarded
    failed        headlines whose condition was not met
    thrown        headlines that each side has discarded unseen
    removed       headlines that nobody has seen, removed at set-up
    dominance     prestige from dominance
    """

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(),
        "first": Number(of="seat"),
        "money": Row("seat"),
        "die": Table("bloc", "region"),
        "army": Table("seat", "space"),
        "token": Row("spot"),
        "holder": Row("sea", of="bloc"),
        "sailed": Row("sea"),
        "fracture": Number(of="space"),
        "forbidden": Table("seat", "act"),
        "hand": Piles("seat", of="card"),
        "committed": Piles("seat", of="card"),
        "shown": Piles("seat", of="card"),
        "discard": Piles("seat", of="card"),
        "europe_deck": Deck(of="card"),
        "russia_deck": Deck(of="card"),
        "known": Row("card"),
        "taken": Table("seat", "region"),
        "advantages": Piles("seat", of="advantage"),
        "europe_advantages": Deck(of="advantage"),
        "russia_advantages": Deck(of="advantage"),
        "banked": Piles("seat", of="advantage"),
        "spent": Pile(of="advantage"),
        "current": Pile(of="headline"),
        "forthcoming": Pile(of="headline"),
        "headlines": Piles("seat", of="headline"),
        "headline_deck": Deck(of="headline"),
        "awarded": Piles("seat", of="headline"),
        "failed": Pile(of="headline"),
        "thrown": Piles("seat", of="headline"),
        "removed": Pile(of="headline"),
        "dominance": Row("seat"),
    }

    turn: int
    first: int
    money: list[int]
    die: list[int]
    army: list[int]
    token: list[int]
    holder: list[int]
    sailed: list[int]
    fracture: int
    forbidden: list[int]
    hand: list[list[int]]
    committed: list[list[int]]
    shown: list[list[int]]
    discard: list[list[int]]
    europe_deck: list[int]
    russia_deck: list[int]
    known: list[int]
    taken: list[int]
    advantages: list[list[int]]
    europe_advantages: list[int]
    russia_advantages: list[int]
    banked: list[list[int]]
    spent: list[int]
    current: list[int]
    forthcoming: list[int]
    headlines: list[list[int]]
    headline_deck: list[int]
    awarded: list[list[int]]
    failed: list[int]
    thrown: list[list[int]]
    removed: list[int]
    dominance: list[int]

    def clone(self) -> EuropeDivided:
        twin = EuropeDivided()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.first = self.first
        twin.money = self.money[:]
        twin.die = self.die[:]
        twin.army = self.army[:]
        twin.token = self.token[:]
        twin.holder = self.holder[:]
        twin.sailed = self.sailed[:]
        twin.fracture = self.fracture
        twin.forbidden = self.forbidden[:]
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
        twin.known = self.known[:]
        twin.taken = self.taken[:]
        europe, russia = self.advantages
        twin.advantages = [europe[:], russia[:]]
        twin.europe_advantages = self.europe_advantages[:]
        twin.russia_advantages = self.russia_advantages[:]
        europe, russia = self.banked
        twin.banked = [europe[:], russia[:]]
        twin.spent = self.spent[:]
        twin.current = self.current[:]
        twin.forthcoming = self.forthcoming[:]
        europe, russia = self.headlines
        twin.headlines = [europe[:], russia[:]]
        twin.headline_deck = self.headline_deck[:]
        europe, russia = self.awarded
        twin.awarded = [europe[:], russia[:]]
        twin.failed = self.failed[:]
        europe, russia = self.thrown
        twin.thrown = [europe[:], russia[:]]
        twin.removed = self.removed[:]
        twin.dominance = self.dominance[:]
        return twin

    def deck(self, seat: int) -> list[int]:
        """The action cards that a side draws from; the last is the top."""
        return self.russia_deck if seat else self.europe_deck

    def advantage_deck(self, seat: int) -> list[int]:
        """The advantage cards that a side draws from; the last is the top."""
        return self.russia_advantages if seat else self.europe_advantages

    def see(self, seat: int) -> EuropeDividedBoard:
        # The view shows what the rules work out, and the rules need this file.
        from chancellery.games.europe_divided.view import see

        return see(self, seat)

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        # As above.
        from chancellery.games.europe_divided.redeal import redeal

        redeal(self, seat, rng)
