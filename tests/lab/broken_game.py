"""Plug-in games with a trap in their rules: a defect over which whoever takes the points stumbles, and a circle."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Choice
from chancellery.engine.game import Credits, Game
from chancellery.engine.options import OneOf
from chancellery.engine.results import Result
from tests.tiny.board import ACTIONS, DONE, FOLDER, NOUNS, POINTS, SEATS
from tests.tiny.redeal import redeal_hidden
from tests.tiny.rules import set_up as set_up_board
from tests.tiny.state import Tiny
from tests.tiny.view import see

ROUNDS: Final = 4


class Trap(Choice[Tiny]):
    rule = "1"

    def __init__(self, seat: int, rounds: int) -> None:
        self.seat = seat
        self.rounds = rounds

    def legal(self, g: Tiny) -> list[int]:
        return [DONE, DONE, DONE, DONE, DONE, POINTS]

    def apply(self, g: Tiny, action: int) -> None:
        if action == POINTS:
            raise IndexError("the trap")
        if self.rounds > 1:
            g.push(Trap(1 - self.seat, self.rounds - 1))
        else:
            g.finish(Result((), "escape", (0, 0)))


def set_up(g: Tiny) -> None:
    set_up_board(g)
    g.stack.clear()
    g.push(Trap(0, ROUNDS))


class Circle(Choice[Tiny]):
    """Goes on until somebody takes the points; in turns or by one seat alone."""

    rule = "1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: Tiny) -> list[int]:
        return [DONE, POINTS]

    def apply(self, g: Tiny, action: int) -> None:
        if action == POINTS:
            g.finish(Result((self.seat,), "escape", (0, 0)))
        else:
            g.push(Circle(self.seat if g.options["start"] == "empty" else 1 - self.seat))


def set_up_circle(g: Tiny) -> None:
    set_up_board(g)
    g.stack.clear()
    g.push(Circle(0))


TRAP: Final = Game(
    id="trap",
    credits=Credits("Trap", ("The Chancellery contributors",), "none", 2026),
    rules=1,
    folder=FOLDER,
    seats={2: SEATS[2]},
    options=(OneOf("start", ("empty",)),),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Tiny,
    see=see,
    redeal_hidden=redeal_hidden,
    set_up=set_up,
    frames=(Trap,),
)
CIRCLE: Final = Game(
    id="circle",
    credits=Credits("Circle", ("The Chancellery contributors",), "none", 2026),
    rules=1,
    folder=FOLDER,
    seats={2: SEATS[2]},
    options=(OneOf("start", ("empty", "full")),),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Tiny,
    see=see,
    redeal_hidden=redeal_hidden,
    set_up=set_up_circle,
    frames=(Circle,),
)
