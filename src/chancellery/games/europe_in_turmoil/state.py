"""The state of Europe in Turmoil: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BOX_CONTROL,
    CARDS,
    IS_BOX,
    LIBERAL,
    OPENED,
    SPACES,
    STABILITY,
)

SHOWN_TO_OPPONENT: Final = 1
SHOWN_TO_ALL: Final = 2


class Turmoil(State):
    """A position of Europe in Turmoil."""

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(empty=1, about="the number of the turn"),
        "round": Number(about="the number of the action round; 0 before the first"),
        "phasing": Number(of="seat", empty=AUTHORITARIAN, about="whose action round it is"),
        "vp": Number(about="victory points: above 0 the Liberal's, below 0 the Authoritarian's"),
        "tension": Number(about="the tension"),
        "support": Table("seat", "space", about="support points; Black Hand's two included"),
        "opened": Row(
            "space",
            empty=OPENED,
            about="yes for spaces that can hold support; an event opens Norway, another closes the French church",
        ),
        "hand": Piles("seat", of="card", about="the strategy cards that each seat holds"),
        "known": Row("card", about="cards in a hand that are known: 1 to the other seat, 2 to everybody"),
        "deck": Deck(of="card", about="strategy cards to be drawn"),
        "discard": Pile(of="card", about="strategy cards that were discarded"),
        "removed": Pile(of="card", about="strategy cards that are out of the game"),
        "beside": Pile(of="card", about="lasting events that lie beside the board"),
        "playing": Pile(of="card", about="cards whose play is being worked out"),
        "later": Pile(of="card", empty=tuple(range(CARDS)), about="cards of eras to come"),
        "happened": Row("card", about="yes for cards whose event has taken place"),
        "in_effect": Row("card", about="lasting events in force: 1 for the Authoritarian, 2 for the Liberal"),
        "ready": Row("stability", empty=1, about="yes for stability cards that are available"),
        "navy": Row("seat", about="the box of each navy on the naval track"),
        "flipped": Row("seat", about="yes for navies whose marker shows +1"),
        "high_water": Number(empty=NOBODY, about="the box of the High Water Mark, -1 off the track"),
        "attempts": Row("seat", about="naval attempts made this turn"),
        "owed": Number(about="naval attempts that Two-Power Standard still asks of the Liberal"),
        "colossus_used": Row("seat", about="yes if the privilege was used this turn"),
        "konig_used": Row("seat", about="yes if the privilege was used this turn"),
        "uproars": Number(about="action rounds that Popular Uproar still owes the Authoritarian"),
        "track": Pile(of="marker", ordered=True, about="the markers of the Great War Status track from the left"),
        "marked": Row("marker", about="yes for the other markers that lie on the board"),
        "black_hand": Number(of="space", about="where Black Hand's support is"),
        "die": Number(about="the last die rolled"),
        "writers": Number(about="yes if the Liberal controlled the French Writers when this action round began"),
        "in_round": Number(about="yes while an action round is going on (König)"),
        "walled": Number(about="East Wall/West Wall: yes if no support moves in Germany any more"),
        "war_vp": Row("mobilization", about="mobilization: what is added to the VP that certain cards give"),
        "winner": Number(of="seat", about="who won the Great War; none while nobody has"),
    }

    turn: int
    round: int
    phasing: int
    vp: int
    tension: int
    support: list[int]
    opened: list[int]
    hand: list[list[int]]
    known: list[int]
    deck: list[int]
    discard: list[int]
    removed: list[int]
    beside: list[int]
    playing: list[int]
    later: list[int]
    happened: list[int]
    in_effect: list[int]
    ready: list[int]
    navy: list[int]
    flipped: list[int]
    high_water: int
    attempts: list[int]
    owed: int
    colossus_used: list[int]
    konig_used: list[int]
    uproars: int
    track: list[int]
    marked: list[int]
    black_hand: int
    die: int
    writers: int
    in_round: int
    walled: int
    war_vp: list[int]
    winner: int
    # Who controls each space, and which spaces can hold support; these follow from `support` and `opened`.
    control: list[int]
    open_spaces: tuple[int, ...]

    def clone(self) -> Turmoil:
        twin = Turmoil()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.round = self.round
        twin.phasing = self.phasing
        twin.vp = self.vp
        twin.tension = self.tension
        twin.support = self.support[:]
        twin.opened = self.opened[:]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.known = self.known[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed[:]
        twin.beside = self.beside[:]
        twin.playing = self.playing[:]
        twin.later = self.later[:]
        twin.happened = self.happened[:]
        twin.in_effect = self.in_effect[:]
        twin.ready = self.ready[:]
        twin.navy = self.navy[:]
        twin.flipped = self.flipped[:]
        twin.high_water = self.high_water
        twin.attempts = self.attempts[:]
        twin.owed = self.owed
        twin.colossus_used = self.colossus_used[:]
        twin.konig_used = self.konig_used[:]
        twin.uproars = self.uproars
        twin.track = self.track[:]
        twin.marked = self.marked[:]
        twin.black_hand = self.black_hand
        twin.die = self.die
        twin.writers = self.writers
        twin.in_round = self.in_round
        twin.walled = self.walled
        twin.war_vp = self.war_vp[:]
        twin.winner = self.winner
        twin.control = self.control[:]
        twin.open_spaces = self.open_spaces
        return twin

    def settle(self) -> None:
        self.open_spaces = tuple(s for s in range(SPACES) if self.opened[s])
        self.control = [
            BOX_CONTROL[s] if IS_BOX[s] else leader(self.support[s], self.support[SPACES + s], STABILITY[s])
            for s in range(SPACES)
        ]

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (or a spectator) knows of a card in somebody's hand, its own apart."""
        return self.known[card] >= (SHOWN_TO_OPPONENT if seat >= 0 else SHOWN_TO_ALL)

    def see(self, seat: int) -> dict[str, Any]:
        # The view shows what the rules work out, and the rules need this file.
        from chancellery.games.europe_in_turmoil.view import see

        return see(self, seat)

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        # Some cards lie face down in frames of the rules, and the rules need this file.
        from chancellery.games.europe_in_turmoil.redeal import redeal

        redeal(self, seat, rng)


def leader(authoritarian: int, liberal: int, stability: int) -> int:
    """Who controls a space: own support must exceed the other's by its stability (2.1.3)."""
    lead = liberal - authoritarian
    if lead >= stability:
        return LIBERAL
    return AUTHORITARIAN if -lead >= stability else NOBODY
