"""What a seasoned player looks at: how good each legal action seems to a seat.

A position is worth its victory points, what each region would score, and how firmly spaces are held. Questions about
spaces are answered by the change that one point makes; everything else is tried out on a copy, where both sides answer
by that quick judgement until the matter is settled.
"""

from __future__ import annotations

from typing import Any, Final

from chancellery.engine.frames import Choice, Frame, SealedChoice
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ACTIONS,
    AMOUNT,
    ANNEX,
    AUTHORITARIAN,
    BOTH,
    CARD_SIDE,
    CHECKS,
    DONE,
    ERA_OF_TURN,
    EVENT,
    IS_SCORING,
    LAST_BOX,
    LIBERAL,
    NAVAL,
    NOUNS,
    OPERATE,
    PAIR,
    PLACE,
    PLACEMENT,
    REMOVE,
    REPLACE,
    ROLL_NEEDED,
    SCORES,
    VP_FIRST,
    VP_SECOND,
)
from chancellery.games.europe_in_turmoil.bot.worth import (
    BOX_WEIGHT,
    REGION_WEIGHT,
    WIN,
    check_worth,
    checks_worth,
    evaluate,
    ops_worth,
    placement_worth,
    point,
    war_prospect,
)
from chancellery.games.europe_in_turmoil.rules import card_play, event_play, naval_race, operations, support
from chancellery.games.europe_in_turmoil.rules.privileges import reach
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability, PlayStability
from chancellery.games.europe_in_turmoil.rules.tension import status_modifier
from chancellery.games.europe_in_turmoil.state import Turmoil

POPULAR_UPROAR: Final = NOUNS.index("stability", "popular_uproar")
# The most that a seat is tried out for before a question counts as settled.
PATIENCE: Final = 40
# The most answers to a question in between that are looked at.
MOST_PEEKS: Final = 8


# --- advice ---


def advise(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    if len(legal) == 1:
        return [0.0]
    top = g.stack[-1]
    if isinstance(top, card_play.PlayCard):
        hand = Hand(g, seat)
        return [hand.card(action) for action in legal]
    if isinstance(top, ChooseStability):
        return [_stability(g, seat, top, action) for action in legal]
    if isinstance(top, operations.Operate):
        return [_operation(g, seat, top, action) for action in legal]
    if is_about_spaces(top) or isinstance(top, SealedChoice):
        return quick(g, seat, legal)
    return [_try(g, seat, action) for action in legal]


def is_about_spaces(top: Frame[Any]) -> bool:
    """Whether a question is about one space after the other, which needs no trying out."""
    return isinstance(top, support.SpaceBySpace | operations.PlaceSupport | operations.SupportChecks)


def quick(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """Advice without trying anything out."""
    top = g.stack[-1]
    if isinstance(top, operations.PlaceSupport):
        return [
            point(g, seat, space, 1) / operations.cost(g, seat, space, top.grey) for space in map(ACTIONS.thing, legal)
        ]
    if isinstance(top, operations.SupportChecks):
        return [check_worth(g, seat, ACTIONS.thing(a), top.ops, top.lenient) for a in legal]
    owner = getattr(top, "owner", seat)
    return [_space_action(g, seat, owner, a) for a in legal]


def _space_action(g: Turmoil, seat: int, owner: int, action: int) -> float:
    verb, space = ACTIONS.split(action)
    if verb == PLACE:
        return point(g, seat, space, 1) + 0.01 if owner == seat else -point(g, owner, space, 1)
    if verb == REMOVE:
        worth = point(g, owner, space, -1)
        return worth if owner == seat else -worth
    if verb == REPLACE:
        return point(g, seat, space, 2)
    return 0.0


def _operation(g: Turmoil, seat: int, top: operations.Operate, action: int) -> float:
    if action == PLACEMENT:
        return placement_worth(g, seat, top.ops)
    if action == CHECKS:
        return checks_worth(g, seat, top.ops)
    return _try(g, seat, action)


# --- cards ---


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
            return scoring_worth(g, seat, card)
        ops = operations.ops_value(g, seat, card)
        if verb == NAVAL:
            return naval_worth(g, seat, ops, card) + 0.2 * (self.buried(card) - ops)
        if verb == EVENT:
            return self.event(card, seat)
        worth = self.operations(ops)
        if verb == BOTH:
            return worth + self.event(card, seat)
        if verb == OPERATE and CARD_SIDE[card] == 1 - seat:
            worth += self.event(card, 1 - seat)
        if verb == OPERATE and card == card_play.EIGHT_NATION_ALLIANCE:
            worth -= 1.0
        if verb == PAIR:
            worth -= 0.8
        return worth

    def buried(self, card: int) -> float:
        """How glad the seat is that an event of the opponent does not happen."""
        return -self.event(card, 1 - self.seat) * 3.0 if CARD_SIDE[card] == 1 - self.seat else 0.0

    def operations(self, ops: int) -> float:
        known = self.by_ops.get(ops)
        if known is None:
            known = self.by_ops[ops] = ops_worth(self.g, self.seat, ops)
        return known

    def event(self, card: int, executor: int) -> float:
        known = self.by_event.get((card, executor))
        if known is None:
            known = self.by_event[card, executor] = event_worth(self.g, self.seat, card, executor, self.before)
        return known


def scoring_worth(g: Turmoil, seat: int, card: int) -> float:
    """Score now if it pays, and always before it is too late."""
    held = sum(1 for card in g.hand[seat] if IS_SCORING[card])
    left = ACTION_ROUNDS[ERA_OF_TURN[g.turn]] - g.round + 1
    if held >= left:
        return 2 * WIN
    net = net_worth(g, SCORES[card]) if seat == LIBERAL else -net_worth(g, SCORES[card])
    chance = min(max((g.tension + status_modifier(g)) / 6, 0.0), 1.0)
    prospect = war_prospect(g) if seat == LIBERAL else -war_prospect(g)
    return (1 - chance) * (0.9 * net - 0.25 * left) + chance * prospect


def naval_worth(g: Turmoil, seat: int, ops: int, card: int) -> float:
    """What a naval attempt is worth: the chance of success times the next box."""
    if naval_race.doom(g, seat) != "none" or g.navy[seat] >= LAST_BOX:
        return 0.1
    box = g.navy[seat] + 1
    needed = ROLL_NEEDED[box] - naval_race.modifier(g, seat, ops, card)
    chance = min(max((7 - needed) / 6, 0.0), 1.0)
    second = reach(g, 1 - seat) >= box
    vp = VP_SECOND[box] if second else VP_FIRST[box]
    return chance * (vp + BOX_WEIGHT + (0.4 if not second else 0.0)) + (1 - chance) * 0.2


def event_worth(g: Turmoil, seat: int, card: int, executor: int, before: float) -> float:
    """What the event of a card, carried out by a seat, changes for `seat`, to whom the position is worth `before`."""
    twin = g.clone()
    twin.stack = [card_play.PlayCard(seat), event_play.TakePlace(card, executor)]
    twin.waiting = ()
    twin._legal = None
    twin.playing.append(card)
    twin.run()
    return _settle(twin, seat) - before


def _stability(g: Turmoil, seat: int, top: ChooseStability, action: int) -> float:
    if action == DONE:
        return -0.1
    if ACTIONS.thing(action) == POPULAR_UPROAR:
        # It stops a scoring that pays the Authoritarian; what it does to the round is not tried out.
        annexes = [s for s in support.region_and_neighbours(g, top.region) if support.has_icon(g, s, ANNEX)]
        works = top.active == AUTHORITARIAN and any(support.controls(g, seat, space) for space in annexes)
        return -0.5 * net_worth(g, top.region) - 1.0 if works else -1.0
    twin = g.clone()
    twin.picks = [(), ()]
    twin.stack = [card_play.PlayCard(seat), PlayStability(seat, ACTIONS.thing(action), top.region, top.active)]
    twin._legal = None
    twin.run()
    before = net_worth(g, top.region)
    value = _settle(twin, seat) - evaluate(g, seat)
    net = net_worth(twin, top.region) - before
    return value + (1 - REGION_WEIGHT) * (net if seat == LIBERAL else -net)


def _try(g: Turmoil, seat: int, action: int) -> float:
    """Play an action on a copy and see what comes of it."""
    twin = g.clone()
    twin.advance(seat, action)
    verb, amount = ACTIONS.split(action)
    bonus = 0.001 * amount if verb == AMOUNT else 0.0
    return _settle(twin, seat) + bonus


def _peek(g: Turmoil, seat: int, legal: list[int]) -> list[float]:
    """What the position is worth right after each answer."""
    scores: list[float] = []
    for action in legal[:MOST_PEEKS]:
        twin = g.clone()
        twin.advance(seat, action)
        scores.append(evaluate(twin, seat))
    return scores


def _settle(twin: Turmoil, seat: int) -> float:
    """Let both sides answer by quick judgement until the next card is to be played, and look at the position."""
    for _ in range(PATIENCE):
        if twin.outcome is not None:
            break
        top = twin.stack[-1]
        if isinstance(top, card_play.PlayCard | card_play.HelgolandAttempt | SealedChoice):
            break
        assert isinstance(top, Choice)
        legal = twin.legal(top.seat)
        best = 0
        if len(legal) > 1:
            scores = quick(twin, top.seat, legal) if is_about_spaces(top) else _peek(twin, top.seat, legal)
            for at in range(1, len(scores)):
                if scores[at] > scores[best]:
                    best = at
        twin.advance(top.seat, legal[best])
    return evaluate(twin, seat)
