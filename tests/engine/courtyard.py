"""Short ways to set up and play Courtyard in the kernel's tests."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

import pytest

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.script import Script
from chancellery.engine.state import State
from tests.tiny import TINY
from tests.tiny.state import Tiny


def find(id: str) -> Game:
    """The tiny game, by its id, for scripts and journals."""
    if id != TINY.id:
        raise BadOption(f"there is no game '{id}'")
    return TINY


def tiny(g: State) -> Tiny:
    assert isinstance(g, Tiny)
    return g


def new(seed: int | str = 0, record: bool = False, **options: object) -> Tiny:
    """A match at its first choice."""
    return tiny(TINY.new(TINY.options(options), seed, record))


def run(text: str) -> Script:
    """Run the lines of a script and keep it open."""
    script = Script(find)
    script.run(dedent(text))
    return script


def position(text: str) -> Tiny:
    """The position that a script for Courtyard arrives at, with the dice that it gives still to be rolled."""
    return tiny(Script(find).arrange("game courtyard\n" + dedent(text)))


def do(g: State, line: str) -> None:
    """Play one action as people write it: `red: place north`."""
    seat, _, action = line.partition(":")
    g.play(g.game.nouns.index("seat", seat), g.game.actions.parse(action))


def may(g: State, seat: str) -> list[str]:
    """The names of what a seat may do now."""
    return [g.describe(action) for action in g.legal(g.game.nouns.index("seat", seat))]


def wander(g: State, plies: int, seed: int | str = 0) -> list[tuple[int, int]]:
    """Play at random, retractions included, and return what was played."""
    rng = Rng(key_from(f"wander {seed}"))
    played: list[tuple[int, int]] = []
    while g.outcome is None and len(played) < plies:
        moves = [(seat, action) for seat in g.waiting for action in g.legal(seat)]
        moves += [(seat, 0) for seat in range(g.seats) if g.may_retract(seat) and rng.roll() == 1]
        seat, action = moves[rng.below(len(moves))]
        g.play(seat, action)
        played.append((seat, action))
    return played


def sentence(kind: type[ChancelleryError], act: Callable[[], object]) -> str:
    """The sentence of the error that must come of it."""
    with pytest.raises(kind) as caught:
        act()
    assert type(caught.value) is kind
    return str(caught.value)
