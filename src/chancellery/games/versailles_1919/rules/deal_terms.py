"""What can be promised for the rest of a turn, by topic (11.3)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACCEPT,
    ACTIONS,
    ADVANCE,
    AGENDA,
    ARMS,
    BID,
    BIDDING,
    BRING_IN,
    CALL,
    CHOOSE,
    CONFERENCE,
    DECLINE,
    DEMOBILIZE,
    DEPLOY,
    DRAW,
    EVENT,
    FIRST,
    FLAG,
    FLY,
    FORCES,
    GAME_END,
    HIT,
    ISSUES,
    MINUS_ONE,
    NO_CHANGE,
    NO_CUBE,
    OPTION,
    OPTIONAL,
    OPTIONS_OF,
    PASS,
    PICK,
    PICKS,
    PLACE_ON,
    PLUS_ONE,
    POLITICS,
    PROGRAMS,
    PUT_CUBE,
    RECLAIM,
    SECOND,
    SETTLE,
    SPACES,
    STRATEGY,
    TOPICS,
    TWIN,
    UK,
    UPRISING,
    USA,
)
from chancellery.games.versailles_1919.rules.common import Decision, everyone, has_cubes, leader
from chancellery.games.versailles_1919.rules.effects import NamePlayer, SendOut, questions
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.promises import AGENDA_VERBS, EVENT_VERBS
from chancellery.games.versailles_1919.rules.settling import (
    AddIssue,
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    MayConfer,
    PutCube,
)
from chancellery.games.versailles_1919.rules.two_players import UsaAct
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.vocabulary import DO_CHOOSE, DO_NAME

# The verbs of questions that come up by surprise: what is asked now may be promised under these topics.
SUDDEN: Final = {EVENT: EVENT_VERBS, AGENDA: AGENDA_VERBS, UPRISING: frozenset(("hit", "lose", "strategy"))}


def terms_about(g: Versailles, nation: int, topic: int) -> list[int]:
    """The actions that a nation may promise to take, or not to take, before the turn is over."""
    found = foreseen(g, nation, topic)
    return found + [action for action in asked_now(g, nation, topic) if action not in found]


def can_promise(g: Versailles, nation: int, action: int) -> bool:
    """Whether an action may be promised now, under any topic."""
    return bool(g.stack) and any(action in terms_about(g, nation, topic) for topic in range(TOPICS))


def asked_now(g: Versailles, nation: int, topic: int) -> list[int]:
    """The answers of a nation to the question that is asked, if they belong to a topic and can be promised."""
    top = g.stack[-1]
    verbs = SUDDEN.get(topic)
    if verbs is None or not isinstance(top, Decision):
        return []
    named = [FIRST, SECOND] if topic == EVENT and isinstance(top, NamePlayer) else []
    if g.seat_of[nation] != top.seat:
        return named
    return named + [action for action in top.possible(g) if action in TWIN and ACTIONS.verbs[action] in verbs]


def foreseen(g: Versailles, nation: int, topic: int) -> list[int]:
    """What may be promised about questions to come."""
    if topic == POLITICS:
        return politics(g, nation)
    if topic == OPTION:
        return options(g, nation)
    if topic == FLAG:
        return [FLY + UK, FLY + USA]
    if topic == EVENT:
        return event_terms(g, nation)
    if topic == AGENDA:
        return agenda(g) if g.active == nation else []
    if topic == UPRISING:
        strategies = [STRATEGY + card for card in sorted(g.strategies)] if g.uprisings < 2 else []
        return [PLUS_ONE, MINUS_ONE, NO_CHANGE, *[HIT + other for other in everyone(g)], *strategies]
    if topic == BIDDING:
        return [PASS, *[BID + force for force in range(FORCES)]]
    if topic == ARMS and g.active == nation and not g.military and units_left(g, nation):
        return [DEMOBILIZE, *[DEPLOY + space for space in range(SPACES) if g.unit[space] == NOBODY]]
    return []


def action_ahead(g: Versailles) -> bool:
    """Whether a political action of the turn is still to come; two players act for the USA too (4, 13.1)."""
    return not g.political or (g.seats == 2 and (g.acting != USA or isinstance(g.stack[-1], UsaAct)))


def is_ahead(g: Versailles, *steps: type) -> bool:
    """Whether one of these steps of a settlement is asked or still to come (5.3)."""
    return action_ahead(g) or any(isinstance(frame, steps) for frame in g.stack)


def politics(g: Versailles, nation: int) -> list[int]:
    """Settle, place or reclaim, for whoever has not done so yet."""
    if g.active != nation or not action_ahead(g):
        return []
    placed = [PLACE_ON + issue for issue in g.table + g.waiting_room]
    return [*[SETTLE + issue for issue in g.table if has_cubes(g, issue)], *placed, RECLAIM]


def options(g: Versailles, nation: int) -> list[int]:
    """The options of issues that a nation leads on the table, or that are being settled or bid for."""
    own = (nation, USA) if g.seats == 2 and nation == g.active else (nation,)
    table = g.table if action_ahead(g) else []
    found = [issue for issue in table if issue != GAME_END and leader(g, issue) in own]
    found += [issue for issue in range(ISSUES) if g.owner[issue] in own and g.chosen[issue] == NOBODY]
    if g.contested != NOBODY:
        found.append(g.contested)
    return [CHOOSE + option for issue in found for option in OPTIONS_OF[issue]]


def event_terms(g: Versailles, nation: int) -> list[int]:
    """What may be decided about the event on the table, if its effect is still to come."""
    card, top = g.event, g.stack[-1]
    if any(isinstance(frame, DiscardEvent) for frame in g.stack) and not isinstance(top, MayConfer):
        sends = isinstance(top, SendOut) and top.seat == g.seat_of[nation]
        return [BRING_IN + issue for issue in g.waiting_room] if sends else []
    if card == NOBODY or not is_ahead(g, Conference, MayConfer):
        return []
    if nation not in (g.event_cube, g.active):
        return alternatives(g)
    found = [ACCEPT, DECLINE] if OPTIONAL[card] else []
    for effect in PROGRAMS[CONFERENCE[card]]:
        for answers in questions(g, effect):
            found += answers
    return found + [action for action in alternatives(g) if action not in found]


def alternatives(g: Versailles) -> list[int]:
    """The alternatives of the event on the table, for whoever may have to pick."""
    two = any(effect[0] in (DO_NAME, DO_CHOOSE) for effect in PROGRAMS[CONFERENCE[g.event]])
    return [FIRST, SECOND] if two else []


def agenda(g: Versailles) -> list[int]:
    """What comes to the table and to the waiting room next."""
    found = [ADVANCE + issue for issue in g.waiting_room] if is_ahead(g, AdvanceIssue) else []
    if is_ahead(g, AdvanceEvent):
        found += [CALL + card for card in g.callers]
    if is_ahead(g, AdvanceEvent, PutCube):
        found += [PUT_CUBE, NO_CUBE]
    if is_ahead(g, AddIssue):
        found += [DRAW, *range(PICK + 1, PICK + PICKS + 1)]
    return found
