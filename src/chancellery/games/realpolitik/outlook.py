"""What an answer would change at once: money, morale, whether a move means a battle, what a card brings in one."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal, TypedDict

from chancellery.engine.odds import NoDieYet, OneDie
from chancellery.games.realpolitik.board import (
    ACTIONS,
    BUILD_TRAIN,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_UNIT,
    ENVOY,
    GO,
    HOLD,
    PASS,
    PLAY_DISCARD,
    POWER_IDS,
    POWER_OF,
    POWERS,
    SAIL,
)
from chancellery.games.realpolitik.rules.battle_abilities import strike, targets
from chancellery.games.realpolitik.rules.battle_cards import PlayCard, decided, lay_down, leave_off
from chancellery.games.realpolitik.rules.battle_outcome import hidden_cards, known_strength
from chancellery.games.realpolitik.rules.battle_sides import ATTACK, DEFENCE
from chancellery.games.realpolitik.rules.movement_rounds import GrantRound
from chancellery.games.realpolitik.rules.movement_types import PlanMove
from chancellery.games.realpolitik.rules.pieces import hostile
from chancellery.games.realpolitik.state import Realpolitik

# Answers that everybody can foresee.
FORESEEN: Final = (BUILD_TRAIN, BUY_CARD, BUY_FORTRESS, BUY_MORALE, BUY_UNIT, ENVOY, GO, SAIL)


class Shift(TypedDict):
    """A figure before and after."""

    old: int
    new: int


class CardsView(TypedDict):
    """What a battle would stand at after an answer, as far as its player knows, and before a card is struck off.

    outcome  whether that player's side has then won or lost whatever comes
    own      the strength of that side with the cards that are known
    other    the same of the other side
    hidden   how many cards of the battle are not known
    """

    outcome: Literal["won", "lost", "open"]
    own: int
    other: int
    hidden: int


class Changes(TypedDict):
    """What an answer would change.

    money   what each power would have, where that changes
    morale  the same of morale
    battle  whether the general that moves would meet an enemy there
    cards   what the battle would stand at, if the answer is a card of it or ends one's cards
    """

    money: dict[str, Shift]
    morale: dict[str, Shift]
    battle: bool
    cards: CardsView | None


def answers(g: Realpolitik, seat: int) -> list[int]:
    """The answers that are tried out."""
    legal = g.legal(seat)
    if isinstance(g.stack[-1], GrantRound):
        return legal
    if isinstance(g.stack[-1], PlayCard):
        return [action for action in legal if action != HOLD]
    return [action for action in legal if ACTIONS.split(action)[0] in FORESEEN]


def changes(g: Realpolitik, seat: int, action: int) -> Changes | None:
    """What an answer would change for certain: up to the first card that is drawn by chance or turned up."""
    if isinstance(g.stack[-1], PlayCard):
        return after_card(g, g.stack[-1], action)
    battle = meets_enemy(g, action)
    then = g.clone()
    then.rng = die = OneDie(1)
    die.sides = 6
    with suppress(NoDieYet):
        then.advance(seat, action)
    money, morale = shifts(g.money, then.money), shifts(list(g.morale), list(then.morale))
    if not battle and not money and not morale:
        return None
    return {"money": money, "morale": morale, "battle": battle, "cards": None}


def after_card(g: Realpolitik, asked: PlayCard, action: int) -> Changes:
    """What a card or a pass does before anybody else acts: nothing that lies face down is looked at."""
    general = asked.general
    power, side = POWER_OF[general], g.side[general]
    then = g.clone()
    if action == PASS:
        leave_off(then, power)
    else:
        lay_down(then, general, action)
    cards: CardsView = {
        "outcome": come_to(then, power, side, action),
        "own": known_strength(then, asked.seat, side),
        "other": known_strength(then, asked.seat, ATTACK + DEFENCE - side),
        "hidden": hidden_cards(then, asked.seat),
    }
    return {"money": {}, "morale": shifts(list(g.morale), list(then.morale)), "battle": False, "cards": cards}


def come_to(g: Realpolitik, power: int, side: int, action: int) -> Literal["won", "lost", "open"]:
    """Whether a side has won or lost whatever comes; who strikes a card off chooses the best one for that (9.3.3)."""
    if action != PLAY_DISCARD:
        return decided(g, power, side)
    found = set()
    for at in targets(g, side, 0):
        then = g.clone()
        strike(then, at)
        found.add(decided(then, power, side))
    return "won" if "won" in found else "lost" if found == {"lost"} else "open"


def meets_enemy(g: Realpolitik, action: int) -> bool:
    """Whether a step of a planned move leads to a place that has to be fought for (8.5.4)."""
    top = g.stack[-1]
    verb, where = ACTIONS.split(action)
    return isinstance(top, PlanMove) and verb in (GO, SAIL) and hostile(g, top.power, where)


def shifts(before: list[int], after: list[int]) -> dict[str, Shift]:
    return {
        POWER_IDS[power]: {"old": before[power], "new": after[power]}
        for power in range(POWERS)
        if before[power] != after[power]
    }
