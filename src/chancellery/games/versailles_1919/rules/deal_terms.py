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
    DISCARD,
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
    NAME,
    NO_CHANGE,
    NO_CUBE,
    OPTION,
    OPTIONAL,
    OPTIONS_OF,
    PASS,
    PICK,
    PICK_REGION,
    PICKS,
    PLACE_ON,
    PLUS_ONE,
    POLITICS,
    PROGRAMS,
    PUT_CUBE,
    RECLAIM,
    REGION_OF,
    REGIONS,
    REOPEN,
    SECOND,
    SEND_OUT,
    SETTLE,
    SPACES,
    STARS,
    STRATEGY,
    TWIN,
    UK,
    UPRISING,
    USA,
)
from chancellery.games.versailles_1919.rules.common import Decision, everyone, has_cubes, leader
from chancellery.games.versailles_1919.rules.effects import NamePlayer
from chancellery.games.versailles_1919.rules.happiness import units_left
from chancellery.games.versailles_1919.rules.promises import AGENDA_VERBS, EVENT_VERBS
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.vocabulary import (
    CHOICE,
    DO_CHOOSE,
    DO_DISCARD,
    DO_NAME,
    DO_SWAP,
    DO_UNREST,
    DO_UNSETTLE,
)

# The verbs of questions that come up by surprise: what is asked now may be promised under these topics.
SUDDEN: Final = {EVENT: EVENT_VERBS, AGENDA: AGENDA_VERBS, UPRISING: frozenset(("hit", "lose", "strategy"))}


def terms_about(g: Versailles, nation: int, topic: int) -> list[int]:
    """The actions that a nation may promise to take, or not to take, before the turn is over."""
    found = foreseen(g, nation, topic)
    return found + [action for action in asked_now(g, nation, topic) if action not in found]


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


def politics(g: Versailles, nation: int) -> list[int]:
    """Settle, place or reclaim, for whoever has not done so yet; two players act for the USA too."""
    if g.active != nation or (g.political and g.seats != 2):
        return []
    placed = [PLACE_ON + issue for issue in g.table + g.waiting_room]
    return [*[SETTLE + issue for issue in g.table if has_cubes(g, issue)], *placed, RECLAIM]


def options(g: Versailles, nation: int) -> list[int]:
    """The options of issues that a nation leads on the table, or that are being settled or bid for."""
    own = (nation, USA) if g.seats == 2 and nation == g.active else (nation,)
    found = [issue for issue in g.table if issue != GAME_END and leader(g, issue) in own]
    found += [issue for issue in range(ISSUES) if g.owner[issue] in own and g.chosen[issue] == NOBODY]
    if g.contested != NOBODY:
        found.append(g.contested)
    return [CHOOSE + option for issue in found for option in OPTIONS_OF[issue]]


def event_terms(g: Versailles, nation: int) -> list[int]:
    """What may be decided about the event on the table."""
    card = g.event
    if card == NOBODY or nation not in (g.event_cube, g.active):
        return alternatives(g)
    found = [ACCEPT, DECLINE] if OPTIONAL[card] else []
    for effect in PROGRAMS[CONFERENCE[card]]:
        if effect[0] == DO_NAME:
            found += [NAME + other for other in everyone(g)]
        elif effect[0] == DO_UNREST and effect[1] == CHOICE:
            found += list(range(PICK_REGION, PICK_REGION + REGIONS))
        elif effect[0] == DO_UNSETTLE:
            found += [REOPEN + issue for issue in range(ISSUES) if may_reopen(g, issue, effect)]
        elif effect[0] == DO_SWAP:
            found += [SEND_OUT + issue for issue in g.table] + [BRING_IN + issue for issue in g.waiting_room]
        elif effect[0] == DO_DISCARD:
            found += [DISCARD + issue for issue in g.waiting_room if issue != GAME_END and not has_cubes(g, issue)]
    return found + alternatives(g)


def alternatives(g: Versailles) -> list[int]:
    """The alternatives of the event on the table, for whoever may have to pick."""
    if g.event == NOBODY:
        return []
    two = any(effect[0] in (DO_NAME, DO_CHOOSE) for effect in PROGRAMS[CONFERENCE[g.event]])
    return [FIRST, SECOND] if two else []


def may_reopen(g: Versailles, issue: int, effect: tuple[int, ...]) -> bool:
    return (
        g.owner[issue] != NOBODY
        and issue != GAME_END
        and effect[1] in (NOBODY, REGION_OF[issue])
        and effect[2] in (NOBODY, issue)
        and STARS[issue] <= effect[3]
    )


def agenda(g: Versailles) -> list[int]:
    """What comes to the table and to the waiting room next."""
    found = [ADVANCE + issue for issue in g.waiting_room]
    found += [CALL + card for card in g.callers]
    return [*found, PUT_CUBE, NO_CUBE, DRAW, *range(PICK + 1, PICK + PICKS + 1)]
