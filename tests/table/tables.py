"""Tables of Courtyard for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from chancellery.engine.rng import Rng, key_from
from chancellery.table.entries import ActionEntry
from chancellery.table.match import Match, Pace, Seat, Timeout
from chancellery.table.seating import new_match
from chancellery.table.table import Actions, Table
from chancellery.table.undo import take_back
from tests.tiny import TINY
from tests.tiny.board import USE_EVENT
from tests.tiny.rules import Ambush

NOW = 1_000_000.0


def person(user: str) -> Seat:
    return Seat("person", user=user)


def bot() -> Seat:
    return Seat("bot", bot="random")


def lay(
    *seats: Seat, seed: str = "1", pace: Pace | None = None, timeout: Timeout = "bot", double: bool = False
) -> Match:
    """A match that waits, with a seed that tests can count on."""
    options = {"players": len(seats), "double": double}
    match = new_match(TINY, options, seats, now=NOW, pace=pace, timeout=timeout, owner=seats[0].user)
    match.seed = key_from(seed)
    return match


def begun(
    *seats: Seat, seed: str = "1", pace: Pace | None = None, timeout: Timeout = "bot", double: bool = False
) -> Table:
    """A table at its first question."""
    table = Table.start(TINY, lay(*seats, seed=seed, pace=pace, timeout=timeout, double=double))
    table.begin(NOW)
    return table


def any_action(table: Table, luck: Rng) -> tuple[int, int]:
    """A seat that has to act, and one of its actions."""
    state = table.state
    seat = luck.pick(state.waiting)
    return seat, luck.pick(state.legal(seat))


def act(table: Table, now: float = NOW, luck: Rng | None = None) -> ActionEntry:
    """Play one action at random."""
    seat, action = any_action(table, luck or Rng(key_from(table.state.ply)))
    return table.act(seat, action, table.state.ply, now)


def to_an_ambush(table: Table, now: float = NOW, keep: Callable[[ActionEntry], object] = lambda played: None) -> int:
    """Play on until a seat is asked where to strike, a question that waits only so long; which seat."""
    while not isinstance(table.state.stack[-1], Ambush):
        seat = table.state.waiting[0]
        legal = table.state.legal(seat)
        keep(table.act(seat, USE_EVENT if USE_EVENT in legal else legal[0], table.state.ply, now))
    return table.state.waiting[0]


def taken_back(
    table: Table,
    snapshot: bytes | None,
    tail: Actions,
    now: float,
    agreed: bool = False,
    undone: Sequence[ActionEntry] = (),
) -> Table:
    """The table at an earlier position, from a snapshot and the actions up to there."""
    earlier = Table.resume(table.game, msgspec.structs.replace(table.match), snapshot, tail)
    return take_back(table, earlier.state, None, now, agreed, undone)[0]
