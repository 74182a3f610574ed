"""Promises that bind, as numbers, and what they leave to choose (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import DECISION, NATIONS
from chancellery.games.versailles_1919.state import Versailles

# Promises about the event on the table end with it, and those about the next cards when these have come.
EVENT_VERBS: Final = frozenset(
    ("accept", "decline", "first", "second", "name", "region", "reopen", "send-out", "bring-in", "discard")
)
AGENDA_VERBS: Final = frozenset(("advance", "call", "put-cube", "no-cube", "draw", "pick", "keep"))
# The decision that can always be left out, so that a promise not to take any of its actions can be kept.
MILITARY_ACTION: Final = 2


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
    """A promise to act is kept by acting once; with two players the same seat acts again for the USA (11.3, 13.1)."""
    kept = [
        promise
        for promise in g.bound
        if refrains(promise) or action_of(promise) != action or g.seat_of[nation_of(promise)] != seat
    ]
    g.bound = tuple(kept)


def forsworn(g: Versailles, seat: int) -> list[int]:
    """The actions that a seat has promised not to take."""
    return [action_of(promise) for promise in promises_of(g, seat) if refrains(promise)]


def keep_promises(g: Versailles, seat: int, found: list[int], breaking: list[int]) -> list[int]:
    """What a seat may still choose; a promise that cannot be kept is void (11.3).

    `breaking` are actions after which another answer could no longer be as promised.
    """
    wanted = [action for action in promised(g, seat) if action in found]
    if wanted:
        decisions = [DECISION[action] for action in wanted]
        found = [action for action in found if action in wanted or DECISION[action] not in decisions]
    unwanted = [*forsworn(g, seat), *breaking]
    if unwanted:
        kept = [*[DECISION[action] for action in found if action not in unwanted], MILITARY_ACTION]
        return [action for action in found if action not in unwanted or DECISION[action] not in kept]
    return found
