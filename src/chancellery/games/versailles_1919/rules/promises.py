"""Promises that bind, as numbers, and what they leave to choose (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import ACTIONS, CHOOSE, ISSUE_OF, NATIONS, PASS, SETTLE
from chancellery.games.versailles_1919.state import Versailles

# Promises about the event on the table end with it, and those about the next cards when these have come.
EVENT_VERBS: Final = frozenset(
    ("accept", "decline", "first", "second", "name", "region", "reopen", "send-out", "bring-in", "discard")
)
AGENDA_VERBS: Final = frozenset(("advance", "call", "put-cube", "no-cube", "draw", "pick", "keep"))

# What no settlement is left to bring about, once the political action is over.
SUDDEN_VERBS: Final = frozenset(("plus-one", "minus-one", "no-change", "hit", "lose", "strategy", "pass", "bid"))


def encode(action: int, refrain: int, nation: int, partner: int) -> int:
    """A promise of a nation to a partner to take an action, or not to."""
    return ((action * 2 + refrain) * NATIONS + nation) * NATIONS + partner


def action_of(promise: int) -> int:
    return promise // (NATIONS * NATIONS * 2)


def refrains(promise: int) -> bool:
    return promise // (NATIONS * NATIONS) % 2 == 1


def nation_of(promise: int) -> int:
    return promise // NATIONS % NATIONS


def partner_of(promise: int) -> int:
    return promise % NATIONS


def promises_of(g: Versailles, seat: int) -> list[int]:
    """The promises that a seat has made."""
    return [promise for promise in g.bound if g.seat_of[nation_of(promise)] == seat]


def promised(g: Versailles, seat: int) -> list[int]:
    """The actions that a seat has promised to take."""
    return [action_of(promise) for promise in promises_of(g, seat) if not refrains(promise)]


def fulfil(g: Versailles, seat: int, action: int) -> None:
    """A promise to act is kept by acting once; with two players the same seat acts again for the USA (11.3, 13.1).

    Whoever passes in an uprising has promised it for the whole check (R104).
    """
    if action == PASS and g.arena != NOBODY:
        return
    kept = [
        promise
        for promise in g.bound
        if refrains(promise) or action_of(promise) != action or g.seat_of[nation_of(promise)] != seat
    ]
    if len(kept) < len(g.bound):
        g.bound = tuple(kept)


def forsworn(g: Versailles, seat: int) -> list[int]:
    """The actions that a seat has promised not to take."""
    return [action_of(promise) for promise in promises_of(g, seat) if refrains(promise)]


def issue_to_advance(promise: int) -> int:
    """The waiting issue that was promised to come to the table, or NOBODY."""
    action = action_of(promise)
    return ACTIONS.thing(action) if ACTIONS.verbs[action] == "advance" and not refrains(promise) else NOBODY


def issue_on_the_table(promise: int) -> int:
    """The issue that was promised to be settled, or an option of it, or NOBODY."""
    verb, thing = ACTIONS.split(action_of(promise))
    if refrains(promise) or verb not in (SETTLE, CHOOSE):
        return NOBODY
    return thing if verb == SETTLE else ISSUE_OF[thing]
