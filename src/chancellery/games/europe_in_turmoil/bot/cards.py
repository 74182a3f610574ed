"""What the cards of a hand are worth, in every way of playing them."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ACTIONS,
    BOTH,
    CARD_OPS,
    CARD_SIDE,
    ERA_OF_TURN,
    EVENT,
    IS_SCORING,
    LAST_BOX,
    LIBERAL,
    NAVAL,
    OPERATE,
    PAIR,
    ROLL_NEEDED,
    SCORES,
    VP_FIRST,
    VP_SECOND,
)
from chancellery.games.europe_in_turmoil.bot.spaces import ops_worth
from chancellery.games.europe_in_turmoil.bot.trial import Trial
from chancellery.games.europe_in_turmoil.bot.war import as_chances, as_points, crisis_chance, war_worth
from chancellery.games.europe_in_turmoil.bot.worth import BOX, WIN, evaluate
from chancellery.games.europe_in_turmoil.rules import card_play, event_play, naval_race, operations
from chancellery.games.europe_in_turmoil.rules.privileges import reach
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.state import Turmoil

# Scoring: what its points count, and what every round counts that is left to better the region.
SCORED: Final = 0.9
WAITING: Final = 0.25
# The navy: what counts of an event of the opponent that does not happen, and each point of a card that is spent.
BURIED: Final = 0.6
SPENT: Final = 0.2
# What is lost with the Colossus privilege on an event that only good Operations would allow.
UNCERTAIN: Final = 0.3


class Hand:
    """What playing the cards of a hand is worth; what several ways of playing them share is worked out once."""

    def __init__(self, g: Turmoil, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.before = evaluate(g, seat)
        self.by_ops: dict[int, float] = {}
        self.by_event: dict[tuple[int, int], float] = {}

    def card(self, action: int) -> float:
        """What playing a card in one of its ways is worth."""
        g, seat = self.g, self.seat
        verb, card = ACTIONS.split(action)
        if IS_SCORING[card]:
            return scoring_worth(g, seat, card, self.before)
        if verb == NAVAL:
            ops = operations.ops_value(g, seat, card)
            return naval_worth(g, seat, ops, card) + BURIED * self.buried(card) - SPENT * ops
        if verb == EVENT:
            return self.event(card, seat)
        worth = self.operations(card)
        if verb == BOTH and event_play.can_happen(g, card, seat):
            return worth + self.event(card, seat)
        if verb == BOTH:
            return worth - UNCERTAIN
        if verb == OPERATE and CARD_SIDE[card] == 1 - seat:
            worth += self.event(card, 1 - seat)
        if verb == OPERATE and card == card_play.EIGHT_NATION_ALLIANCE:
            worth -= 1.0
        if verb == PAIR:
            worth -= 0.8
        return worth

    def buried(self, card: int) -> float:
        """How glad the seat is that an event of the opponent does not happen."""
        return -self.event(card, 1 - self.seat) if CARD_SIDE[card] == 1 - self.seat else 0.0

    def operations(self, card: int) -> float:
        ops = operations.ops_value(self.g, self.seat, card)
        known = self.by_ops.get(ops)
        if known is None:
            known = self.by_ops[ops] = ops_worth(self.g, self.seat, ops)
        return known

    def event(self, card: int, executor: int) -> float:
        known = self.by_event.get((card, executor))
        if known is None:
            known = self.by_event[card, executor] = event_worth(self.g, self.seat, card, executor, self.before)
        return known


def scoring_worth(g: Turmoil, seat: int, card: int, before: float) -> float:
    """Score now if it pays, and always before it is too late; the position is worth `before`."""
    held = sum(1 for card in g.hand[seat] if IS_SCORING[card])
    left = ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + 1
    if held >= left:
        return 2 * WIN
    net = net_worth(g, SCORES[card]) if seat == LIBERAL else -net_worth(g, SCORES[card])
    worth = SCORED * net - WAITING * left
    chance = crisis_chance(g)
    if chance == 0.0:
        return worth
    return as_points(chance * war_worth(g, seat) + (1.0 - chance) * as_chances(before + worth)) - before


def naval_worth(g: Turmoil, seat: int, ops: int, card: int) -> float:
    """What a naval attempt is worth: the chance of success times the next box."""
    if naval_race.doom(g, seat) != "none" or g.navy[seat] >= LAST_BOX:
        return 0.1
    box = g.navy[seat] + 1
    needed = ROLL_NEEDED[box] - naval_race.modifier(g, seat, ops, card)
    chance = min(max((7 - needed) / 6, 0.0), 1.0)
    second = reach(g, 1 - seat) >= box
    vp = VP_SECOND[box] if second else VP_FIRST[box]
    return chance * (vp + BOX + (0.4 if not second else 0.0)) + (1 - chance) * 0.2


def event_worth(g: Turmoil, seat: int, card: int, executor: int, before: float) -> float:
    """What the event of a card, carried out by a seat, changes for `seat`, to whom the position is worth `before`."""
    twin = g.clone()
    twin.stack = [card_play.PlayCard(seat), event_play.TakePlace(card, executor)]
    twin.playing.append(card)
    return Trial(twin, seat).settled() - before


def keeping_worth(g: Turmoil, seat: int, card: int) -> float:
    """About what a card is worth in a hand; a scoring card that cannot be played in time would lose the game."""
    if IS_SCORING[card]:
        if sum([IS_SCORING[c] for c in g.hand[seat]]) > rounds_to_come(g, seat):
            return -WIN
        return (net_worth(g, SCORES[card]) if seat == LIBERAL else -net_worth(g, SCORES[card])) - 1.0
    return 0.9 * CARD_OPS[card] - (1.5 if CARD_SIDE[card] == 1 - seat else 0.0)


def rounds_to_come(g: Turmoil, seat: int) -> int:
    """How many action rounds of the turn a seat has left after the present one."""
    return ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + int(seat > g.phasing)
