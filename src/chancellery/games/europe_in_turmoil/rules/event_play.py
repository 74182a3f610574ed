"""Events: whether one can take place, and its taking place (5.2, 7.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put, without
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ALLOWED_AGAIN_BY,
    ASTERISK,
    CANCELS,
    CARD_SIDE,
    IS_SCORING,
    LASTING,
    NOUNS,
    PREVENTED_BY,
    REQUIRES,
    card,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

Effect = Callable[[Turmoil, int], None]
Test = Callable[[Turmoil, int], bool]
Prospect = Callable[[Turmoil, int, int], bool]


EVENTS: Final[dict[int, Effect]] = {}
CONDITIONS: Final[dict[int, Test]] = {}
OPERATIONS_MAY_ALLOW: Final[set[int]] = set()
PROSPECTS: Final[dict[int, Prospect]] = {}


def event(id: str) -> Callable[[Effect], Effect]:
    """Register the event of a card: a function of the state and the seat that carries it out."""

    def register(function: Effect) -> Effect:
        EVENTS[card(id)] = function
        return function

    return register


def condition(id: str, operations_may_allow: bool = False) -> Callable[[Test], Test]:
    """Register when the event of a card can take place, beyond prerequisite and preventing cards.

    With some the Operations of whoever plays the card can bring about what was lacking.
    """

    def register(function: Test) -> Test:
        CONDITIONS[card(id)] = function
        if operations_may_allow:
            OPERATIONS_MAY_ALLOW.add(card(id))
        return function

    return register


def prospect(id: str) -> Callable[[Prospect], Prospect]:
    """Register whether Operations of so many points could bring about what the event of an own card lacks."""

    def register(function: Prospect) -> Prospect:
        PROSPECTS[card(id)] = function
        return function

    return register


def executor(card: int, player: int) -> int:
    """Who carries an event out: the side it belongs to, or the player of a neutral card (5.2)."""
    side = CARD_SIDE[card]
    return player if side == NOBODY else side


def can_happen(g: Turmoil, card: int, seat: int) -> bool:
    """Whether the event of a card can take place now, carried out by a seat (5.2, 7.5)."""
    if IS_SCORING[card]:
        return False
    happened = g.happened
    required = REQUIRES[card]
    if required and not any(happened[c] for c in required):
        return False
    preventing = PREVENTED_BY[card]
    if preventing and any(happened[c] for c in preventing) and not any(happened[c] for c in ALLOWED_AGAIN_BY[card]):
        return False
    test = CONDITIONS.get(card)
    return test is None or test(g, seat)


class Obstacle(NamedTuple):
    """Why an event cannot take place: events that it needs or that prevent it, or else the card's own condition."""

    reason: str
    cards: tuple[int, ...] = ()

    def text(self) -> Text:
        return Text(self.reason, cards=("card", self.cards)) if self.cards else Text(self.reason)


def obstacle(g: Turmoil, card: int, seat: int) -> Obstacle | None:
    """What keeps an event from taking place: events that are missing, events before it, or the card's own condition."""
    if can_happen(g, card, seat):
        return None
    required, preventing = REQUIRES[card], tuple(c for c in PREVENTED_BY[card] if g.happened[c])
    if required and not any(g.happened[c] for c in required):
        return Obstacle("needs", required)
    if preventing and not any(g.happened[c] for c in ALLOWED_AGAIN_BY[card]):
        return Obstacle("prevented", preventing)
    return Obstacle(NOUNS.id("card", card))


def could_follow(g: Turmoil, card: int, seat: int, ops: int) -> bool:
    """Whether an own event that cannot take place now could do so after Operations with its card (rulings 8 and 34)."""
    within_reach = PROSPECTS.get(card)
    if within_reach is None:
        return False
    why = obstacle(g, card, seat)
    return why is not None and why.reason == NOUNS.id("card", card) and within_reach(g, seat, ops)


class TakePlace(Step[Turmoil]):
    """The event of a card takes place if it can at this moment (5.2, ruling 8)."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, g: Turmoil) -> None:
        card, seat = self.card, self.seat
        if not can_happen(g, card, seat):
            if g.log and (why := obstacle(g, card, seat)):
                g.log.add(events.EventBlocked(card, why.reason, why.cards))
            return
        g.happened = put(g.happened, card, 1)
        if LASTING[card]:
            g.in_effect = put(g.in_effect, card, seat + 1)
        if g.log:
            g.log.add(events.EventHappened(seat, card))
        for cancelled in CANCELS[card]:
            end_effect(g, cancelled)
        EVENTS[card](g, seat)


def end_effect(g: Turmoil, card: int) -> None:
    """A lasting event ends; its card leaves the side of the board."""
    if not g.in_effect[card]:
        return
    g.in_effect = put(g.in_effect, card, 0)
    if card in g.beside:
        g.beside = without(g.beside, card)
        if ASTERISK[card]:
            g.removed = (*g.removed, card)
        else:
            g.discard.append(card)
    if g.log:
        g.log.add(events.EffectEnded(card))


class PutAway(Step[Turmoil]):
    """A card that was played goes where it belongs: beside the board, out of the game, or to the discards (2.2.5)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Turmoil) -> None:
        card = self.card
        if card not in g.playing:
            return
        g.playing.remove(card)
        if g.in_effect[card]:
            g.beside = (*g.beside, card)
        elif ASTERISK[card] and g.happened[card]:
            g.removed = (*g.removed, card)
            if g.log:
                g.log.add(events.CardRemoved(card))
        else:
            g.discard.append(card)


def playable_discards(g: Turmoil, player: int) -> tuple[int, ...]:
    """The cards of the discard pile whose event can take place now; never the Eight Nation Alliance (ruling 19)."""
    return tuple(c for c in g.discard if can_happen(g, c, executor(c, player)))


def resolve_from_discard(g: Turmoil, card: int, seat: int) -> None:
    """The event of a card in the discard pile takes place (cards 18, 56, 105)."""
    g.discard.remove(card)
    g.playing.append(card)
    g.push(TakePlace(card, seat), PutAway(card))
