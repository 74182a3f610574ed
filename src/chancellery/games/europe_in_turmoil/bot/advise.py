"""What a seasoned player looks at: how good each legal action seems to a seat.

A position is worth its victory points, what each region would score, how firmly spaces are held, the navies, and what a
war would bring. Questions about spaces are answered by the change that a few points make; everything else is tried out
on a copy, where both sides answer by that quick judgement until the matter is settled.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import SealedChoice
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AMOUNT,
    ANNEX,
    AUTHORITARIAN,
    CHECKS,
    DONE,
    HELGOLAND_MODIFIER,
    LIBERAL,
    NOUNS,
    PLACEMENT,
    YES,
)
from chancellery.games.europe_in_turmoil.bot.cards import Hand, keeping_worth, naval_worth, rounds_to_come
from chancellery.games.europe_in_turmoil.bot.spaces import checks_worth, is_about_spaces, placement_worth, quick
from chancellery.games.europe_in_turmoil.bot.trial import Trial
from chancellery.games.europe_in_turmoil.bot.worth import WIN, evaluate, region_weight
from chancellery.games.europe_in_turmoil.rules import areas, card_play, deck, naval_race, operations, support
from chancellery.games.europe_in_turmoil.rules.scoring import net_worth
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability, PlayStability
from chancellery.games.europe_in_turmoil.state import Turmoil

POPULAR_UPROAR: Final = NOUNS.index("stability", "popular_uproar")
# What a card that is drawn is worth on average.
DRAWN: Final = 1.5


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
    if isinstance(top, (deck.DiscardCards, deck.ExchangeCards)):
        return [_discard(g, seat, action) for action in legal]
    if isinstance(top, naval_race.Redraw):
        # More cards are good, but a scoring card that comes too late to be played would lose the game.
        return [float((action == YES) == (rounds_to_come(g, seat) > 0)) for action in legal]
    if isinstance(top, card_play.HelgolandAttempt):
        return [_last_attempt(g, seat, action) for action in legal]
    return [_try(g, seat, action) for action in legal]


def _discard(g: Turmoil, seat: int, action: int) -> float:
    if action == DONE:
        return -DRAWN if rounds_to_come(g, seat) > 0 else WIN
    return -keeping_worth(g, seat, ACTIONS.thing(action))


def _operation(g: Turmoil, seat: int, top: operations.Operate, action: int) -> float:
    if action == PLACEMENT:
        return placement_worth(g, seat, top.ops)
    if action == CHECKS:
        return checks_worth(g, seat, top.ops)
    return _try(g, seat, action)


def _last_attempt(g: Turmoil, seat: int, action: int) -> float:
    """What the attempt of the Helgoland class is worth more than half the card that it costs."""
    if action == DONE:
        return 0.0
    card = ACTIONS.thing(action)
    ops = operations.ops_value(g, seat, card) + HELGOLAND_MODIFIER
    return naval_worth(g, seat, ops, card) - 0.5 * keeping_worth(g, seat, card)


def _stability(g: Turmoil, seat: int, top: ChooseStability, action: int) -> float:
    if action == DONE:
        return -0.1
    if ACTIONS.thing(action) == POPULAR_UPROAR:
        # It stops a scoring that pays the Authoritarian; what it does to the round is not tried out.
        annexes = [s for s in areas.region_and_neighbours(g, top.region) if areas.has_icon(g, s, ANNEX)]
        works = top.active == AUTHORITARIAN and any(support.controls(g, seat, space) for space in annexes)
        return -0.5 * net_worth(g, top.region) - 1.0 if works else -1.0
    twin = g.clone()
    twin.picks = [(), ()]
    twin.stack = [card_play.PlayCard(seat), PlayStability(seat, ACTIONS.thing(action), top.region, top.active)]
    value = Trial(twin, seat).settled() - evaluate(g, seat)
    # The region is scored right after.
    net = net_worth(twin, top.region) - net_worth(g, top.region)
    return value + max(1.0 - region_weight(g, seat, top.region), 0.0) * (net if seat == LIBERAL else -net)


def _try(g: Turmoil, seat: int, action: int) -> float:
    """Play an action on a copy and see what comes of it."""
    verb, amount = ACTIONS.split(action)
    bonus = 0.001 * amount if verb == AMOUNT else 0.0
    trial = Trial(g.clone(), seat)
    trial.answer(action)
    return trial.settled() + bonus
