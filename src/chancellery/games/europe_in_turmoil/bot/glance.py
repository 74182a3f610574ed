"""Advice at a glance, for the depths of a search: no card is tried out, its event is judged by its Operations alone."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import SealedChoice
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    BOTH,
    CARD_SIDE,
    CHECKS,
    DONE,
    EVENT,
    IS_SCORING,
    NAVAL,
    OPERATE,
    PAIR,
    PLACEMENT,
)
from chancellery.games.europe_in_turmoil.bot.cards import UNCERTAIN, naval_worth, scoring_worth
from chancellery.games.europe_in_turmoil.bot.spaces import checks_worth, is_about_spaces, placement_worth, quick
from chancellery.games.europe_in_turmoil.rules import card_play, event_play, operations
from chancellery.games.europe_in_turmoil.state import Turmoil

# What a point of Operations is worth about, in victory points, and a point on a card whose event is ours or not.
EACH_POINT: Final = 0.9
OUR_EVENT: Final = 0.7
THEIR_EVENT: Final = -0.4
# What it is worth beside the navy to bury an event of the opponent.
BURIED: Final = 0.25


def advise_quickly(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    top = g.stack[-1]
    if isinstance(top, card_play.PlayCard):
        return [card(g, seat, action) for action in legal]
    if is_about_spaces(top):
        return quick(g, seat, legal)
    if isinstance(top, operations.Operate):
        return [operation(g, seat, top, action) for action in legal]
    if isinstance(top, SealedChoice):
        return [0.1 if action == DONE else 0.0 for action in legal]
    return [0.0] * len(legal)


def operation(g: Turmoil, seat: int, top: operations.Operate, action: int) -> float:
    """What Operations are spent on: points or checks."""
    if action == PLACEMENT:
        return placement_worth(g, seat, top.ops)
    return checks_worth(g, seat, top.ops) if action == CHECKS else 0.0


def card(g: Turmoil, seat: int, action: int) -> float:
    """What playing a card in one of its ways is worth, about."""
    verb, card = ACTIONS.split(action)
    if IS_SCORING[card]:
        # What a war would be worth is compared with an even position.
        return scoring_worth(g, seat, card, 0.0)
    ops = operations.ops_value(g, seat, card)
    theirs = CARD_SIDE[card] == 1 - seat
    if verb == NAVAL:
        return naval_worth(g, seat, ops, card) + (BURIED * ops if theirs else -BURIED * ops)
    if verb == EVENT:
        return OUR_EVENT * ops
    worth = EACH_POINT * ops
    if verb == BOTH:
        return worth + OUR_EVENT * ops if event_play.can_happen(g, card, seat) else worth - UNCERTAIN
    if verb == OPERATE and theirs:
        return worth + THEIR_EVENT * ops
    return worth - 0.8 if verb == PAIR else worth
