"""The state of Europe in Turmoil: flat lists and ints."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chancellery.engine.fields import Deck, Field, Grid, Number, Pile, Piles, Row
from chancellery.engine.frames import Choice
from chancellery.engine.nouns import NOBODY
from chancellery.engine.state import State
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BOX_CONTROL,
    CARDS,
    IN_REGION,
    IS_BOX,
    IS_SCORING,
    LIBERAL,
    OPENED,
    RED,
    SPACES,
    STABILITY,
)

SHOWN_TO_OPPONENT: Final = 1
SHOWN_TO_ALL: Final = 2
# What a card in a hand is known not to be, as long as nobody else has seen it: negative, and one bit each.
NOT_RED: Final = 1
NOT_SCORING: Final = 2


class PlainChoice(Choice["Turmoil"]):
    """A question of which everybody knows the answers."""

    abstract = True
    lapses = True
    plain = True


class Turmoil(State):
    """A position of Europe in Turmoil."""

    schema: ClassVar[dict[str, Field]] = {
        "turn": Number(empty=1, about="the number of the turn", most=10),
        "round": Number(about="the number of the action round; 0 before the first", most=12),
        "phasing": Number(of="seat", empty=AUTHORITARIAN, about="whose action round it is"),
        "vp": Number(about="victory points: above 0 the Liberal's, below 0 the Authoritarian's", least=-99, most=99),
        "tension": Number(about="the tension", most=12),
        "support": Grid("seat", "space", about="support points; Black Hand's two included", most=40),
        "opened": Row(
            "space",
            empty=OPENED,
            about="yes for spaces that can hold support; an event opens Norway, another closes the French church",
            shared=True,
            most=1,
        ),
        "hand": Piles("seat", of="card", about="the strategy cards that each seat holds"),
        "known": Row(
            "card",
            about="cards in a hand that are known: 1 to the other seat, 2 to everybody; below 0 what they are not",
            shared=True,
            least=-3,
            most=2,
        ),
        "deck": Deck(of="card", about="strategy cards to be drawn"),
        "discard": Pile(of="card", about="strategy cards that were discarded"),
        "removed": Pile(of="card", about="strategy cards that are out of the game", shared=True),
        "beside": Pile(of="card", about="lasting events that lie beside the board", shared=True),
        "playing": Pile(of="card", about="cards whose play is being worked out"),
        "later": Pile(of="card", empty=tuple(range(CARDS)), about="cards of eras to come", shared=True),
        "happened": Row("card", about="yes for cards whose event has taken place", shared=True, most=1),
        "in_effect": Row(
            "card", about="lasting events in force: 1 for the Authoritarian, 2 for the Liberal", shared=True, most=2
        ),
        "ready": Row("stability", empty=1, about="yes for stability cards that are available", shared=True, most=1),
        "navy": Row("seat", about="the box of each navy on the naval track", shared=True, most=14),
        "flipped": Row("seat", about="yes for navies whose marker shows +1", shared=True, most=1),
        "high_water": Number(empty=NOBODY, about="the box of the High Water Mark, -1 off the track", least=-1, most=14),
        "attempts": Row("seat", about="naval attempts made this turn", shared=True, most=9),
        "owed": Number(about="naval attempts that Two-Power Standard still asks of the Liberal", most=9),
        "colossus_used": Row("seat", about="yes if the privilege was used this turn", shared=True, most=1),
        "konig_used": Row("seat", about="yes if the privilege was used this turn", shared=True, most=1),
        "uproars": Number(about="action rounds that Popular Uproar still owes the Authoritarian", most=9),
        "track": Pile(
            of="marker", ordered=True, about="the markers of the Great War Status track from the left", shared=True
        ),
        "marked": Row("marker", about="yes for the other markers that lie on the board", shared=True, most=1),
        "black_hand": Number(of="space", about="where Black Hand's support is"),
        "die": Number(about="the last die rolled", most=6),
        "writers": Number(
            about="yes if the Liberal controlled the French Writers when this action round began", most=1
        ),
        "in_round": Number(about="yes while an action round is going on (König)", most=1),
        "walled": Number(about="East Wall/West Wall: yes if no support moves in Germany any more", most=1),
        "war_vp": Row(
            "mobilization",
            about="mobilization: what is added to the VP that certain cards give",
            shared=True,
            least=-20,
            most=20,
        ),
        "winner": Number(of="seat", about="who won the Great War; none while nobody has"),
    }

    turn: int
    round: int
    phasing: int
    vp: int
    tension: int
    support: list[int]
    opened: tuple[int, ...]
    hand: list[list[int]]
    known: tuple[int, ...]
    deck: list[int]
    discard: list[int]
    removed: tuple[int, ...]
    beside: tuple[int, ...]
    playing: list[int]
    later: tuple[int, ...]
    happened: tuple[int, ...]
    in_effect: tuple[int, ...]
    ready: tuple[int, ...]
    navy: tuple[int, ...]
    flipped: tuple[int, ...]
    high_water: int
    attempts: tuple[int, ...]
    owed: int
    colossus_used: tuple[int, ...]
    konig_used: tuple[int, ...]
    uproars: int
    track: tuple[int, ...]
    marked: tuple[int, ...]
    black_hand: int
    die: int
    writers: int
    in_round: int
    walled: int
    war_vp: tuple[int, ...]
    winner: int
    # Who controls each space, and which spaces can hold support, all and those of each region; these follow from
    # `support` and `opened`.
    control: list[int]
    open_spaces: tuple[int, ...]
    open_in_region: tuple[tuple[int, ...], ...]

    def values(self) -> tuple[Any, ...]:
        return (
            self.turn,
            self.round,
            self.phasing,
            self.vp,
            self.tension,
            self.support,
            self.opened,
            self.hand,
            self.known,
            self.deck,
            self.discard,
            self.removed,
            self.beside,
            self.playing,
            self.later,
            self.happened,
            self.in_effect,
            self.ready,
            self.navy,
            self.flipped,
            self.high_water,
            self.attempts,
            self.owed,
            self.colossus_used,
            self.konig_used,
            self.uproars,
            self.track,
            self.marked,
            self.black_hand,
            self.die,
            self.writers,
            self.in_round,
            self.walled,
            self.war_vp,
            self.winner,
        )

    def clone(self) -> Turmoil:
        twin = Turmoil()
        self.copy_base(twin)
        twin.turn = self.turn
        twin.round = self.round
        twin.phasing = self.phasing
        twin.vp = self.vp
        twin.tension = self.tension
        twin.support = self.support[:]
        twin.opened = self.opened
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.known = self.known
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed
        twin.beside = self.beside
        twin.playing = self.playing[:]
        twin.later = self.later
        twin.happened = self.happened
        twin.in_effect = self.in_effect
        twin.ready = self.ready
        twin.navy = self.navy
        twin.flipped = self.flipped
        twin.high_water = self.high_water
        twin.attempts = self.attempts
        twin.owed = self.owed
        twin.colossus_used = self.colossus_used
        twin.konig_used = self.konig_used
        twin.uproars = self.uproars
        twin.track = self.track
        twin.marked = self.marked
        twin.black_hand = self.black_hand
        twin.die = self.die
        twin.writers = self.writers
        twin.in_round = self.in_round
        twin.walled = self.walled
        twin.war_vp = self.war_vp
        twin.winner = self.winner
        twin.control = self.control[:]
        twin.open_spaces = self.open_spaces
        twin.open_in_region = self.open_in_region
        return twin

    def settle(self) -> None:
        self.set_open(self.opened)
        self.control = [
            BOX_CONTROL[s] if IS_BOX[s] else leader(self.support[s], self.support[SPACES + s], STABILITY[s])
            for s in range(SPACES)
        ]

    def set_open(self, opened: tuple[int, ...]) -> None:
        """From now on these spaces can hold support."""
        self.opened = opened
        self.open_spaces = tuple([s for s in range(SPACES) if opened[s]])
        self.open_in_region = tuple([tuple([s for s in spaces if opened[s]]) for spaces in IN_REGION])

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (or a spectator) knows of a card in somebody's hand, its own apart."""
        return self.known[card] >= (SHOWN_TO_OPPONENT if seat >= 0 else SHOWN_TO_ALL)

    def exclude(self, seat: int, what: int) -> None:
        """From now on it is known of every card in a hand that nobody has seen that it is not red, or not scoring."""
        known = list(self.known)
        for card in self.hand[seat]:
            if known[card] <= 0:
                known[card] = -(-known[card] | what)
        self.known = tuple(known)


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
