"""Promises that bind, as numbers, and what they leave to choose (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.games.versailles_1919.board import ACTIONS, DECISION, NATIONS
from chancellery.games.versailles_1919.state import Versailles

# Promises about the event on the table end with it, and those about the next cards when these have come.
EVENT_VERBS: Final = frozenset(
    ("accept", "decline", "first", "second", "name", "region", "reopen", "send-out", "bring-in", "discard")
)
AGENDA_VERBS: Final = frozenset(("advance", "call", "put-cube", "no-cube", "draw", "pick", "keep"))
CARD_VERBS: Final = EVENT_VERBS | AGENDA_VERBS


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


def promised(g: Versailles, seat: int) -> list[int]:
    """The actions that a seat has promised to take."""
    return [
        action_of(promise) for promise in g.bound if g.seat_of[nation_of(promise)] == seat and not refrains(promise)
    ]


def fulfil(g: Versailles, seat: int, action: int) -> None:
    """A promise to act is kept by acting once; with two players the same seat acts again for the USA (11.3, 13.1)."""
    if g.bound:
        kept = [
            promise
            for promise in g.bound
            if refrains(promise) or action_of(promise) != action or g.seat_of[nation_of(promise)] != seat
        ]
        g.bound = tuple(kept)


def drop_promises(g: Versailles, verbs: frozenset[str]) -> None:
    """What these promises were about is over (11.3)."""
    if g.bound:
        g.bound = tuple([promise for promise in g.bound if ACTIONS.verbs[action_of(promise)] not in verbs])


def keep_promises(g: Versailles, seat: int, found: list[int]) -> list[int]:
    """What a seat may still choose; a promise that cannot be kept is void (11.3)."""
    wanted = [action for action in promised(g, seat) if action in found]
    if wanted:
        decisions = [DECISION[action] for action in wanted]
        found = [action for action in found if action in wanted or DECISION[action] not in decisions]
    unwanted = [
        action_of(promise) for promise in g.bound if g.seat_of[nation_of(promise)] == seat and refrains(promise)
    ]
    if unwanted:
        left = [action for action in found if action not in unwanted]
        return left or found
    return found


def binding(g: Versailles, seat: int, found: list[int]) -> list[int]:
    """The promises that matter to what a seat is asked now."""
    return [promise for promise in g.bound if g.seat_of[nation_of(promise)] == seat and action_of(promise) in found]
