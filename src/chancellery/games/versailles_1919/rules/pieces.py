"""Pieces that a promise needs: whoever made it keeps them back (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BID,
    COLUMN_OF_SPACE,
    DEMOBILIZE,
    FORCE_AVAILABLE,
    FORCE_LOCAL,
    MILITARY,
    MODIFIES,
    PICK,
    PUT_CUBE,
    RECLAIM,
)
from chancellery.games.versailles_1919.rules.common import Decision
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, promises_of, refrains
from chancellery.games.versailles_1919.state import Versailles

DIE_VERBS: Final = frozenset(("plus-one", "minus-one", "no-change"))


def cubes_for(action: int) -> int:
    """The cubes that a step of a settlement, or a bid without units, takes (5.3.3, 5.3.4, 9.4)."""
    verb, thing = ACTIONS.split(action)
    if verb == PICK:
        return thing - 1
    return 1 if action == PUT_CUBE or (verb == BID and not FORCE_AVAILABLE[thing] and not FORCE_LOCAL[thing]) else 0


def payer_of(g: Versailles, promise: int) -> int:
    """Whose cubes are used: in a settlement those of whoever carries it out, the USA of two players too (13.3)."""
    action = action_of(promise)
    settles = action == PUT_CUBE or ACTIONS.verbs[action] == "pick"
    return g.acting if settles and g.acting >= 0 else nation_of(promise)


def has_pieces(g: Versailles, promise: int) -> bool:
    """Whether the pieces that a promise to act needs are there."""
    nation, action = nation_of(promise), action_of(promise)
    verb, thing = ACTIONS.split(action)
    if action == RECLAIM:
        return bool(g.political or g.exhausted[nation] or g.spent_units[nation] or nation in g.unit)
    if action == DEMOBILIZE:
        return bool(g.military or g.retired[nation] < MILITARY)
    if ACTIONS.verbs[action] == "deploy":
        return bool(g.military or g.units[nation] or nation in g.unit)
    if ACTIONS.verbs[action] in DIE_VERBS:
        return any(holder == nation and MODIFIES[COLUMN_OF_SPACE[at]] for at, holder in enumerate(g.unit))
    if ACTIONS.verbs[action] == "hit":
        return nation in g.unit
    if verb == BID and (FORCE_AVAILABLE[thing] > g.units[nation] or (FORCE_LOCAL[thing] and nation not in g.unit)):
        return False
    return g.available[payer_of(g, promise)] >= cubes_for(action)


def without_its_pieces(g: Versailles, question: Decision, promise: int) -> list[int]:
    """The answers that would give away or use up a piece that a promise to act needs (11.3)."""
    if refrains(promise) or not has_pieces(g, promise):
        return []
    return [answer for answer in question.possible(g) if not has_pieces(after(g, question, answer), promise)]


def after(g: Versailles, question: Decision, answer: int) -> Versailles:
    """The position right after an answer, before anything follows from it."""
    twin = g.clone()
    twin.stack.pop()
    question.apply(twin, answer)
    return twin


def cubes_kept(g: Versailles, promise: int) -> int:
    """The cubes that a promise needs, and with it those before it that the same nation pays."""
    payer, total = payer_of(g, promise), 0
    for other in promises_of(g, g.seat_of[nation_of(promise)]):
        if not refrains(other) and payer_of(g, other) == payer:
            total += cubes_for(action_of(other))
        if other == promise:
            break
    return total


def lacks_cubes(g: Versailles, promise: int, nation: int, spent: int) -> bool:
    """Whether a nation that spends so many cubes could no longer keep a promise to act that it could keep."""
    if refrains(promise) or not cubes_for(action_of(promise)) or payer_of(g, promise) != nation:
        return False
    needed = cubes_kept(g, promise)
    return g.available[nation] - spent < needed <= g.available[nation]
