"""How good each legal action looks to a seat: every question has its adviser.

Advisers look at what the seat may know: the board, its own cards, and what everybody can count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    ACTIONS,
    ADVANTAGE_IDS,
    ADVANTAGE_MONEY,
    CARD_SPACE,
    CARD_SPOT,
    CASH,
    DECLINE,
    DONE,
    EU,
    FROM_ADVANTAGE,
    GAIN_MONEY,
    HEADLINE_SEAT,
    INCREASE_INFLUENCE,
    INITIATIVE,
    LOWER,
    NATO,
    PASS,
    PAY,
    PLAY,
    PRINTED,
    REFUSE,
    RESOLVES,
    SAIL,
    SPECIAL,
    SPECIAL_EU,
    SPECIAL_NATO,
    SPECIAL_OF,
    USE,
    printed_value,
    word_for,
)
from chancellery.games.europe_divided.bot.gains import (
    UNWANTED,
    action_gain,
    addition_gain,
    best_move,
    best_move_from,
    best_raise,
    build_gain,
    card_gain,
    lowering_gain,
    move_gains,
    place_gain,
    raise_gain,
    special_gain,
    spending,
    text_gain,
)
from chancellery.games.europe_divided.bot.worth import Outlook, award, headline_chance
from chancellery.games.europe_divided.effects import ReduceInfluence
from chancellery.games.europe_divided.programs import ACTION_OF, ADVANTAGE_STEPS, SEA_MOVE
from chancellery.games.europe_divided.rules import actions, advantages, armies, effects, headlines, influence, turn
from chancellery.games.europe_divided.state import EuropeDivided

# What an advantage card is worth if it is kept; those that are worth more than the others when two of three are kept.
KEPT: Final = 0.85
FIRST_CHOICE: Final = {
    "ae_cohesion_funds": 1.2,
    "ae_nato_summit": 1.2,
    "ae_colour_revolution": 1.2,
    "ar_little_green_men": 1.2,
    "ar_oil_boom": 1.2,
    "ar_troll_factory": 1.2,
    "ar_compatriots": 1.2,
}
# Which cards the fracture hurts most: the EU's money and its large steps.
GAIN_HURTS: Final = 1.0
STEP_HURTS: Final = 0.6
LAST_WORD: Final = 0.9


def advise(g: EuropeDivided, seat: int, legal: list[int]) -> list[float]:
    """A score for each legal action; higher is better."""
    top = g.stack[-1]
    adviser = ADVISERS[type(top)]
    return adviser(g, Outlook(g, seat), top, legal)


# --- before the actions ---


def keep_advantages(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [-FIRST_CHOICE.get(ADVANTAGE_IDS[ACTIONS.thing(action)], 1.0) for action in legal]


def commit_cards(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    """The cards that bring most now; where headlines are resolved, a low total for the last word."""
    slow = 0.08 if RESOLVES[g.turn] else -0.01
    return [card_gain(g, outlook, ACTIONS.thing(action)) - slow * INITIATIVE[ACTIONS.thing(action)] for action in legal]


def change_order(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    """The last word before headlines are resolved is worth a card, if much is at stake."""
    seat = outlook.seat
    stake = 0.0
    if RESOLVES[g.turn] and g.first == seat:
        for headline in g.current:
            stake = max(stake, 0.4 * award(headline))
    return [
        0.0 if action == DECLINE else stake - LAST_WORD if ACTIONS.thing(action) != seat else UNWANTED
        for action in legal
    ]


def place_headlines(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    """What the headline is likely to bring: for oneself, or less likely for the other side."""
    scores: list[float] = []
    for action in legal:
        headline = ACTIONS.thing(action)
        value = award(headline) * headline_chance(g, headline, 0.0, False)
        scores.append(value if HEADLINE_SEAT[headline] == outlook.seat else -value)
    return scores


# --- actions ---


def segment(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    """The best card first; advantage cards when they bring more than they are worth."""
    seat = outlook.seat
    scores: list[float] = []
    for action in legal:
        verb, thing = ACTIONS.split(action)
        if verb == USE:
            scores.append(0.3 + 0.01 * card_gain(g, outlook, thing))
        elif verb == PLAY:
            gain = text_gain(g, outlook, FROM_ADVANTAGE + thing, NOBODY, ADVANTAGE_STEPS[thing])
            scores.append(gain - KEPT)
        elif verb == CASH:
            scores.append(-spending(g, seat, -ADVANTAGE_MONEY) - KEPT - 0.1)
        elif verb == SAIL:
            scores.append(best_move(g, outlook, seat, SEA_MOVE[seat][thing]) + 0.25)
        else:
            scores.append(0.2)
    return scores


def use_card(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    card: int = top.card
    special = ACTION_OF[card]
    scores: list[float] = []
    for action in legal:
        if action == PASS:
            scores.append(0.0)
        elif action in (SPECIAL, SPECIAL_EU, SPECIAL_NATO):
            assert special is not None
            bloc = SPECIAL_OF.index(action) if action != SPECIAL else special.needs_bloc
            scores.append(special_gain(g, outlook, card, bloc))
        else:
            best = UNWANTED
            for act, bloc, value in PRINTED[card]:
                if word_for(act, bloc) == action:
                    best = action_gain(g, outlook, card, act, bloc, value)
            scores.append(best)
    return scores


def place_influence(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [place_gain(g, outlook, top.bloc, ACTIONS.thing(action)) for action in legal]


def increase_influence(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    points = printed_value(top.card, INCREASE_INFLUENCE, top.bloc)
    return [best_raise(g, outlook, top.bloc, ACTIONS.thing(action), points) for action in legal]


def increase_by(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [raise_gain(g, outlook, top.bloc, top.region, ACTIONS.thing(action)) for action in legal]


def build_army(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [
        0.0 if action == DECLINE else build_gain(g, outlook, top.seat, ACTIONS.thing(action), top.cost)
        for action in legal
    ]


def choose_army(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [
        0.0 if action in (DECLINE, DONE) else best_move_from(g, outlook, top.seat, top.move, ACTIONS.thing(action))
        for action in legal
    ]


def choose_destination(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    gains = {goal: gain for gain, goal in move_gains(g, outlook, top.seat, top.move, top.origin)}
    return [gains[ACTIONS.thing(action)] for action in legal]


# --- special texts ---


def add_influence(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [
        0.0 if action in (DECLINE, DONE) else addition_gain(g, outlook, top.bloc, top.effect, ACTIONS.thing(action))
        for action in legal
    ]


def lowering(g: EuropeDivided, outlook: Outlook, effect: ReduceInfluence, action: int) -> float:
    verb, region = ACTIONS.split(action)
    return lowering_gain(g, outlook, effect, LOWER.index(verb), region)


def reduce_influence(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [0.0 if action == DECLINE else lowering(g, outlook, top.effect, action) for action in legal]


def name_die(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    return [lowering(g, outlook, top.effect.otherwise, action) for action in legal]


def pay_or_lower(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    lost = lowering_gain(g, outlook, top.effect.otherwise, top.bloc, top.region)
    answers = {PAY: -spending(g, top.seat, top.effect.cost), REFUSE: lost}
    return [answers[action] for action in legal]


def place_fracture(g: EuropeDivided, outlook: Outlook, top: Any, legal: list[int]) -> list[float]:
    """The green card whose EU actions are worth most."""
    scores: list[float] = []
    for action in legal:
        space = ACTIONS.thing(action)
        card = CARD_SPACE.index(space)
        hurt = GAIN_HURTS * (printed_value(card, GAIN_MONEY, EU) + g.token[CARD_SPOT[card]])
        hurt += STEP_HURTS * printed_value(card, INCREASE_INFLUENCE, EU)
        hurt -= 0.5 * sum([1 for _, bloc, _ in PRINTED[card] if bloc == NATO])
        scores.append(hurt)
    return scores


ADVISERS: Final[dict[type, Callable[[EuropeDivided, Outlook, Any, list[int]], list[float]]]] = {
    advantages.KeepAdvantages: keep_advantages,
    turn.CommitCards: commit_cards,
    turn.ChangeOrder: change_order,
    headlines.PlaceHeadlines: place_headlines,
    actions.Segment: segment,
    actions.UseCard: use_card,
    influence.PlaceInfluence: place_influence,
    influence.IncreaseInfluence: increase_influence,
    influence.IncreaseBy: increase_by,
    armies.BuildArmy: build_army,
    armies.ChooseArmy: choose_army,
    armies.ChooseDestination: choose_destination,
    effects.AddInfluence: add_influence,
    effects.ReduceInfluence: reduce_influence,
    effects.NameDie: name_die,
    effects.PayOrLower: pay_or_lower,
    effects.PlaceFracture: place_fracture,
}
