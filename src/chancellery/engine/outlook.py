"""What each answer to the open question would change at once, tried out by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from chancellery.engine.foretelling import Foretelling
from chancellery.engine.odds import NoDieYet, OneDie
from chancellery.engine.rng import Rng

if TYPE_CHECKING:
    from chancellery.engine.state import State


class Outlook:
    """What a game tells of answers before they are given.

    shape    the shape of what one answer would change: a TypedDict, made into types of the client too
    change   what an answer would change, None if nothing: (state, seat, action) -> JSON of that shape
    answers  the answers that are tried out: (state, seat) -> actions; the legal ones if it is not given
    """

    def __init__(
        self,
        shape: type,
        change: Callable[[Any, int, int], Mapping[str, Any] | None],
        answers: Callable[[Any, int], list[int]] | None = None,
    ) -> None:
        self.shape = shape
        self.change = change
        self.answers = answers


def passing(state: State, seat: int, rng: Rng) -> list[int]:
    """The answers of a seat after which it is not asked again at once, tried on a position like the one it knows.

    A sealed choice can be changed, and after a die or something that was hidden anything may follow: none is told of.
    """
    if seat not in state.waiting or state.stack[-1].sealed:
        return []
    twin = state.redeal(seat, rng)
    actions = []
    for action in twin.legal(seat):
        g = twin.clone()
        g.rng = die = OneDie(1)
        g.log = log = Foretelling(g)
        try:
            g.advance(seat, action)
        except NoDieYet:
            continue
        if not die.sides and not log.came_up and seat not in g.waiting:
            actions.append(action)
    return actions


def outlook(state: State, seat: int, rng: Rng) -> dict[str, Mapping[str, Any]]:
    """For each answer of a seat that would change something: what it would change, by the name of the action, as JSON.

    Everything is tried on a position that the seat cannot tell from the real one, so that nothing hidden is told.
    """
    declared = state.game.outlook
    if declared is None or seat not in state.waiting or state.stack[-1].sealed:
        return {}
    twin = state.redeal(seat, rng)
    changes = {}
    for action in twin.legal(seat) if declared.answers is None else declared.answers(twin, seat):
        change = declared.change(twin, seat, action)
        if change is not None:
            changes[state.describe(action)] = change
    return changes
