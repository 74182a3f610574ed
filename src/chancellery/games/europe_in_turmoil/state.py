"""The state of Europe in Turmoil: flat lists and ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from chancellery.engine.fields import Deck, Field, Number, Pile, Piles, Row, Table
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BOX_CONTROL,
    IS_BOX,
    IS_SCORING,
    LIBERAL,
    RED,
    SPACES,
    STABILITY,
)

if TYPE_CHECKING:
    from chancellery.games.europe_in_turmoil.view import TurmoilBoard

SHOWN_TO_OPPONENT: Final = 1
SHOWN_TO_ALL: Final = 2
# What a card in a hand is known not to be, as long as nobody else has seen it: negative, and one bit each.
NOT_RED: Final = 1
NOT_SCORING: Final = 2


class PlainChoice(Choice["Turmoil"]):
    """A question of which everybody knows the answers: with one alone it is not asked, but done and told."""

    abstract = True
    lapses = True


class Turmoil(State):
    """A position of Europe in Turmoil.

    support       support points, the Authoritarian's in all spaces, then the Liberal's; Black Hand's two included
    opened        spaces that can hold support: not boxes, nor Norway before, nor the French church after, its event
    hand          the strategy cards each seat holds
    known         cards in a hand that are known: 1 to the other seat, 2 to everybody; below 0 what they are not
    playing       cards whose play is being worked out
    beside        lasting events that lie beside the board
    later         cards of eras to come
    happened      cards whose event has taken place
    in_effect     lasting events in force: 0, or the seat they serve + 1
    ready         stability cards that are available
    flipped       navies whose marker shows +1
    high_water    the box of the German Navy High Water Mark, -1 if it is not on the track
    attempts      naval attempts made this turn
    owed          naval attempts that Two-Power Standard still asks of the Liberal
    colossus_used, konig_used   privileges used this turn
    uproars       action rounds that Popular Uproar still owes the Authoritarian
    track         the markers of the Great War Status track from the left
    marked        the other markers that lie on the board
    die           the last die rolled
    writers       whether the Liberal controlled the French Writers when this action round began
    in_round      whether an action round is going on (König)
    walled        East Wall/West Wall: no support moves in Germany any more
    war_vp        mobilization: what is added to the VP that certain cards give
    winner        who won the Great War, -1 while nobody has
    """

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(),
        "round": Number(),
        "phasing": Number(of="seat"),
        "vp": Number(),
        "tension": Number(),
        "support": Table("seat", "space"),
        "opened": Row("space"),
        "hand": Piles("seat", of="card"),
        "known": Row("card"),
        "deck": Deck(of="card"),
        "discard": Pile(of="card"),
        "removed": Pile(of="card"),
        "beside": Pile(of="card"),
        "playing": Pile(of="card"),
        "later": Pile(of="card"),
        "happened": Row("card"),
        "in_effect": Row("card"),
        "ready": Row("stability"),
        "navy": Row("seat"),
        "flipped": Row("seat"),
        "high_water": Number(),
        "attempts": Row("seat"),
        "owed": Number(),
        "colossus_used": Row("seat"),
        "konig_used": Row("seat"),
        "uproars": Number(),
        "track": Pile(of="marker"),
        "marked": Row("marker"),
        "black_hand": Number(of="space"),
        "die": Number(),
        "writers": Number(),
        "in_round": Number(),
        "walled": Number(),
        "war_vp": Row("mobilization"),
        "winner": Number(of="seat"),
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

    def run(self) -> None:
        State.run(self)
        # A plain choice lapses, so that running has found out what is legal.
        while self.waiting and isinstance(top := self.stack[-1], PlainChoice):
            legal = self._legal
            if legal is None or len(legal) != 1:
                return
            self._legal = None
            self.stack.pop()
            top.apply(self, legal[0])
            State.run(self)

    def settle(self) -> None:
        self.open_spaces = tuple(s for s in range(SPACES) if self.opened[s])
        self.control = [
            BOX_CONTROL[s] if IS_BOX[s] else leader(self.support[s], self.support[SPACES + s], STABILITY[s])
            for s in range(SPACES)
        ]

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (or a spectator) knows of a card in somebody's hand, its own apart."""
        return self.known[card] >= (SHOWN_TO_OPPONENT if seat >= 0 else SHOWN_TO_ALL)

    def exclude(self, seat: int, what: int) -> None:
        """From now on it is known of every card in a hand that nobody has seen that it is not red, or not scoring."""
        for card in self.hand[seat]:
            if self.known[card] <= 0:
                self.known[card] = -(-self.known[card] | what)

    def see(self, seat: int) -> TurmoilBoard:
        # The view shows what the rules work out, and the rules need this file.
        from chancellery.games.europe_in_turmoil.view import see

        return see(self, seat)

    def redeal_hidden(self, seat: int, rng: Rng) -> None:
        # Some cards lie face down in frames of the rules, and the rules need this file.
        from chancellery.games.europe_in_turmoil.redeal import redeal

        redeal(self, seat, rng)


def is_excluded(card: int, known: int) -> bool:
    """Whether a card cannot be the one of which `known` is known."""
    if known >= 0:
        return False
    return bool((-known & NOT_RED and RED[card]) or (-known & NOT_SCORING and IS_SCORING[card]))


def leader(authoritarian: int, liberal: int, stability: int) -> int:
    """Who controls a space: own support must exceed the other's by its stability (2.1.3)."""
    lead = liberal - authoritarian
    if lead >= stability:
        return LIBERAL
    return AUTHORITARIAN if -lead >= stability else NOBODY
