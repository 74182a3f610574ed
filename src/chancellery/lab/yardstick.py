"""A game without rules: whatever time it takes is the kernel's own.

Its state has the size of a real one, 200 ints and 60 cards. A round has a bit of everything: one sealed choice of two
seats, a step, and one plain choice for each seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.fields import Deck, Field, Pile, Row
from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.engine.game import Credits, Game
from chancellery.engine.nouns import Nouns
from chancellery.engine.rng import Rng
from chancellery.engine.state import State

SPACES: Final = 200
CARDS: Final = 60
SEATS: Final = ("one", "two")

NOUNS: Final = Nouns({"seat": SEATS, "space": map(str, range(SPACES)), "card": map(str, range(CARDS))})
ACTIONS: Final = ActionTable(NOUNS)
GO_ON: Final = [ACTIONS.word("go-on")]


class Yardstick(State):
    """A board of the usual size on which nothing ever changes."""

    schema: ClassVar[dict[str, Field]] = {"board": Row("space"), "deck": Deck(of="card"), "discard": Pile(of="card")}

    board: list[int]
    deck: list[int]
    discard: list[int]

    def clone(self) -> Yardstick:
        twin = Yardstick()
        self.copy_base(twin)
        twin.board = self.board[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        return twin


class Round(Step[Yardstick]):
    def run(self, g: Yardstick) -> None:
        g.push(SEAL)


class Seal(SealedChoice[Yardstick]):
    def legal(self, g: Yardstick, seat: int) -> list[int]:
        return GO_ON

    def reveal(self, g: Yardstick, picks: list[tuple[int, ...]]) -> None:
        g.push(FIRST, SECOND, ROUND)


class GoOn(Choice[Yardstick]):
    lapses = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Yardstick) -> list[int]:
        return GO_ON

    def apply(self, g: Yardstick, action: int) -> None:
        return


ROUND: Final = Round()
SEAL: Final = Seal()
FIRST: Final = GoOn(0)
SECOND: Final = GoOn(1)


def see(g: Yardstick, seat: int) -> dict[str, object]:
    return {}


def redeal_hidden(g: Yardstick, seat: int, rng: Rng) -> None:
    return


def set_up(g: Yardstick) -> None:
    g.board = [0] * SPACES
    g.deck = list(range(CARDS // 2))
    g.discard = list(range(CARDS // 2, CARDS))
    g.push(ROUND)


YARDSTICK: Final = Game(
    id="yardstick",
    credits=Credits("Yardstick", ("The Chancellery contributors",), "none", 2026),
    rules=1,
    folder=Path(__file__).parent,
    seats={2: SEATS},
    nouns=NOUNS,
    actions=ACTIONS,
    state=Yardstick,
    see=see,
    redeal_hidden=redeal_hidden,
    set_up=set_up,
    frames=(Round, Seal, GoOn),
)
